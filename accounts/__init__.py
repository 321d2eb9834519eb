"""People and bots, their tokens, and the one policy: may X do Y to Z?"""
