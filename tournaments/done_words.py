"""What was done, in a sentence, for whoever has just done it."""

from collections.abc import Mapping
from typing import Any

DONE = {
    "register": "You take part as entrant {outcome}.",
    "pause": "You sit out until you come back.",
    "come-back": "You are paired again from the next round on.",
    "withdraw": "You have left the tournament.",
    "enter-player": "{player} takes part as entrant {outcome}.",
    "invite-player": "{player} is invited.",
    "withdraw-invitation": "{player} is no longer invited.",
    "decline-invitation": "You have declined the invitation.",
    "admit-entrant": "Entrant {entrant} has a place now.",
    "pause-entrant": "Entrant {entrant} is not paired until he returns.",
    "return-entrant": "Entrant {entrant} is paired again.",
    "withdraw-entrant": "Entrant {entrant} has left; what was played stays.",
    "expel-entrant": "Entrant {entrant} is expelled; what was played stays.",
    "substitute-entrant": "{player} takes the seats of entrant {entrant} that are not played yet.",
    "forbid-pair": "They will not be seated together where it can be avoided.",
    "allow-pair": "They may meet again.",
    "pair-round": "Round {outcome} is paired.",
    "close-round": "The round is closed.",
    "prolong-round": "The round ends later now.",
    "record-result": "The result of table {table} is recorded.",
    "tell-result": "The result of table {table} is told; it counts when somebody else has confirmed it.",
    "confirm-result": "The result of table {table} is confirmed.",
    "record-forfeit": "The result of table {table} is recorded without those who did not come.",
    "correct-result": "The result of table {table} is corrected; the reason is shown with it.",
    "correct-seats": "The seats of table {table} are corrected.",
    "give-penalty": "{points} points are taken from entrant {entrant}.",
    "lift-penalty": "The penalty is lifted.",
    "publish-standings": "The standings are published: they stay as they are now.",
    "change-tie-breaks": "Ties are broken in this order from now on.",
    "change-settings": "The settings are changed.",
    "rename-tournament": "Title and description are changed.",
    "give-role": "{player} is {role} now.",
    "take-role": "{player} is no longer {role}.",
    "add-webhook": "The address will be told.",
    "drop-webhook": "The address is told nothing more.",
    "end-tournament": "The tournament has ended.",
    "archive-tournament": "The tournament is in the archive.",
}


class _Facts(dict[str, Any]):
    def __missing__(self, name: str) -> str:
        return "…"


def done_words(action: str, data: Mapping[str, Any], outcome: object) -> str:
    """Say what an action did, with what was asked for and what came of it."""
    return DONE.get(action, "It is done.").format_map(_Facts({**data, "outcome": outcome}))
