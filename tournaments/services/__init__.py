"""What changes a competition: one verb, one append each."""
