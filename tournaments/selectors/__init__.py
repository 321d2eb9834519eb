"""Questions about competitions: small typed rows, with the joins they need."""
