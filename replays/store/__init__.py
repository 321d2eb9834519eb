"""The event log: append, read, guard, verify."""
