"""Claim a seat by its link; whoever takes the last one begins the match."""

from uuid import UUID

from django.db import transaction

from accounts.models import Player
from accounts.policy import may
from replays.models import Match
from replays.play.errors import AlreadySeated, NoPermission, SeatTaken, UnknownMatch
from replays.play.open_match import OPEN, begin_if_full


@transaction.atomic
def claim_seat(*, player: Player, match_id: UUID, claim: str, now: int | None = None) -> Match:
    """Sit down in the open seat to which this link leads."""
    match = Match.objects.select_for_update().filter(id=match_id).first()  # the last two must not miss each other
    if match is None:
        raise UnknownMatch(match=match_id)
    if match.status == "open" and match.seat_of(player) is not None:
        raise AlreadySeated
    if not claim or not match.seats.filter(claim=claim, actor=OPEN).update(actor=player.actor, claim=""):
        raise SeatTaken
    if not may(player, "claim-seat", match):
        raise NoPermission
    return begin_if_full(match, now=now)
