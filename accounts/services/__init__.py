"""What changes accounts: one verb, one transaction each."""
