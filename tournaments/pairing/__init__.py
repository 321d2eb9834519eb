"""Who meets whom, at which table and in which seat."""
