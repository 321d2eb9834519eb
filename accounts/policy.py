"""The policy: may X do Y to Z?

A row of the table lists the ways to be allowed; one of them is enough, and of each way every word must hold.
The words say who the player is (`anyone`, `signed-in`, `person`, `staff`) and, told by the thing itself,
how he stands to it and how it is (`self`, `owner`, `opener`, `seated`, `public`, `finished` …).
"""

from typing import Protocol

from django.contrib.auth.models import AnonymousUser

from accounts.models import Player

Caller = Player | AnonymousUser | None

SEEN = ("public", "unlisted", "opener", "seated", "staff")
ARBITERS = ("owner", "arbiter")
HELPERS = (*ARBITERS, "referee", "observer")
TABLE: dict[str, tuple[str, ...]] = {
    # matches                 one of these is enough; & joins words that must hold together
    "open-match": ("signed-in",),
    "import-match": ("person",),
    "list-match": ("public", "opener", "seated", "staff"),
    "see-match": SEEN,
    "claim-seat": ("signed-in & open",),
    "play": ("seated & running",),
    "undo": ("seated & running",),
    "resign": ("seated & running",),
    "hand-seat-to-bot": ("seated & running", "staff & running"),
    "see-every-seat": tuple(f"{way} & over" for way in SEEN),
    "export-match": tuple(f"{way} & over" for way in SEEN),
    "void-match": ("staff",),
    # tournaments
    "open-tournament": ("person",),
    "see-tournament": ("listed", *HELPERS, "player", "invited", "staff"),
    "see-organisers-log": (*HELPERS, "player", "staff"),
    "copy-tournament": ("owner", "arbiter", "staff"),
    "register": ("signed-in & open-entry", "invited"),
    "decline-invitation": ("invited",),
    "pause": ("player",),
    "come-back": ("player",),
    "withdraw": ("player",),
    "enter-player": ARBITERS,
    "invite-player": ARBITERS,
    "withdraw-invitation": ARBITERS,
    "admit-entrant": ARBITERS,
    "pause-entrant": ARBITERS,
    "return-entrant": ARBITERS,
    "withdraw-entrant": ARBITERS,
    "expel-entrant": ARBITERS,
    "substitute-entrant": ARBITERS,
    "forbid-pair": ARBITERS,
    "allow-pair": ARBITERS,
    "pair-round": ARBITERS,
    "prolong-round": ARBITERS,
    "close-round": ARBITERS,
    "record-result": (*ARBITERS, "referee", "at-table & by-hand"),
    "confirm-result": (*ARBITERS, "referee", "at-table & by-hand"),
    "record-forfeit": (*ARBITERS, "referee"),
    "correct-result": ARBITERS,
    "correct-seats": ARBITERS,
    "give-penalty": ARBITERS,
    "lift-penalty": ARBITERS,
    "publish-standings": ARBITERS,
    "change-tie-breaks": ("owner",),
    "change-settings": ("owner",),
    "rename-tournament": ("owner",),
    "give-role": ("owner",),
    "take-role": ("owner",),
    "add-webhook": ("owner",),
    "drop-webhook": ("owner",),
    "end-tournament": ("owner",),
    "archive-tournament": ("owner",),
    # leagues
    "open-league": ("person",),
    "enter-season": ("signed-in & registering",),
    "leave-season": ("signed-in & registering",),
    "remove-player": ARBITERS,
    "draw-divisions": ARBITERS,
    "advance-divisions": ARBITERS,
    "open-season": ("owner",),
    "change-season-settings": ("owner",),
    "see-season-log": (*HELPERS, "player", "staff"),
    # accounts
    "register-bot": ("person",),
    "make-token": ("self", "owner"),
    "forget-player": ("self", "owner", "staff"),
    # the site
    "see-jobs": ("staff",),
}


class Thing(Protocol):
    """Something that the policy protects."""

    def standing_of(self, player: Player | None) -> frozenset[str]:
        """Say how the thing is and how this player stands to it, in the policy's words."""


def may(player: Caller, verb: str, thing: Thing | Player | None = None) -> bool:
    """Answer whether this player (or, with None, anyone at all) may do this to that."""
    words = _who(player) | _standing(player, thing)
    return any(words.issuperset(way.split(" & ")) for way in TABLE[verb])


def _who(player: Caller) -> frozenset[str]:
    if not isinstance(player, Player) or not player.is_active:
        return frozenset({"anyone"})
    words = {"anyone", "signed-in", "bot" if player.is_bot else "person"}
    return frozenset(words | {"staff"} if player.is_staff else words)


def _standing(player: Caller, thing: Thing | Player | None) -> frozenset[str]:
    if thing is None:
        return frozenset()
    known = player if isinstance(player, Player) and player.is_active else None
    if not isinstance(thing, Player):
        return thing.standing_of(known)
    if known is None:
        return frozenset()
    return frozenset({"self"} if known == thing else {"owner"} if thing.owner_id == known.id else ())
