"""What every engine shares: the contract, chance, piles, knowledge, editions, records and the laws they obey."""
