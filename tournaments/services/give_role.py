"""Give and take roles: owner, arbiter, referee, observer."""

from uuid import UUID

from tournaments.events import Fact, Role, RoleGiven, RoleTaken
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.state import Competition


def give_role(*, tournament: UUID, by: str, player: str, role: Role, reason: str = "") -> None:
    """Let a player help to run the tournament."""

    def decide(state: Competition) -> list[Fact]:
        if role in state.roles.get(player, ()):
            raise Refused("has-role")
        return [RoleGiven(player, role)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def take_role(*, tournament: UUID, by: str, player: str, role: Role, reason: str = "") -> None:
    """Take a role back; the last owner stays."""

    def decide(state: Competition) -> list[Fact]:
        if role not in state.roles.get(player, ()):
            raise Refused("no-role")
        if role == "owner" and sum("owner" in roles for roles in state.roles.values()) == 1:
            raise Refused("last-owner")
        return [RoleTaken(player, role)]

    record(tournament=tournament, by=by, decide=decide, reason=reason)
