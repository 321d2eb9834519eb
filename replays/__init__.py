"""The record: the event log and its jobs, live play, positions, notes and variations."""
