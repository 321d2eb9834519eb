"""Commands of the front end."""
