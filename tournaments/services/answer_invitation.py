"""An invitation that comes to nothing: the player declines it, or the organiser takes it back."""

from uuid import UUID

from tournaments.events import Fact, InvitationDeclined, InvitationWithdrawn
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.state import Competition


def decline_invitation(*, tournament: UUID, by: str) -> None:
    """Answer an invitation with no."""
    _end(tournament, by, InvitationDeclined(player=by))


def withdraw_invitation(*, tournament: UUID, by: str, player: str, reason: str = "") -> None:
    """Take back an invitation that nobody has accepted yet."""
    _end(tournament, by, InvitationWithdrawn(player=player), reason)


def _end(tournament: UUID, by: str, fact: InvitationDeclined | InvitationWithdrawn, reason: str = "") -> None:
    def decide(state: Competition) -> list[Fact]:
        entrant = state.entrant_of(fact.player)
        if fact.player not in state.invited or (entrant and entrant.status != "refused"):
            raise Refused("no-invitation")
        return [fact]

    record(tournament=tournament, by=by, decide=decide, reason=reason)
