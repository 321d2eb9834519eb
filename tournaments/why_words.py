"""Why a table is what it is: what an exchange, or keeping two apart, would have cost."""

EXCHANGES = {
    "forbidden": ("brings two together who are not to meet", "keeps two apart who are not to meet"),
    "turns": ("gives a short table or a bye to somebody who had one", "shares short tables and byes more evenly"),
    "meetings": ("makes more people meet again", "makes fewer people meet again"),
    "spread": ("puts people further apart in points together", "brings people nearer in points together"),
    "none": ("changes nothing that counts", "changes nothing that counts"),
}
APART = {
    "forbidden": "keeping them apart would have brought two together who are not to meet",
    "turns": "keeping them apart would have given a short table or a bye to somebody who had one already",
    "meetings": "keeping them apart would have made others meet again",
    "spread": "keeping them apart would have put people together who are further apart in points",
    "none": "keeping them apart would have cost as much elsewhere",
    "alone": "there was nobody to exchange them with",
}


def exchange_words(level: str, by: int) -> str:
    """Say what an exchange does at the first level of cost that it changes."""
    worse, better = EXCHANGES[level]
    return worse if by >= 0 else better


def meeting_words(level: str, by: int) -> str:
    """Say why two meet again; where the search overlooked something, say that too."""
    if by < 0:
        return f"an exchange that {EXCHANGES[level][1]} was not found in time"
    return APART[level]
