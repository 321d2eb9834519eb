"""How the project is put together: settings, addresses, and the ways to start it."""
