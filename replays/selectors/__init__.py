"""Questions about matches: small typed answers, with the joins they need."""
