"""Jobs: rows written with the event that asks for them, leased by workers, done in the transaction of their effect."""
