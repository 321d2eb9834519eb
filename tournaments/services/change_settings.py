"""Change how a tournament is run: its settings, and the order of its tie-breaks."""

from typing import Any
from uuid import UUID

import msgspec

from tournaments.checks import check_change
from tournaments.events import Fact, SettingsChanged, TieBreaksChanged
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.services.register_entrant import filling_up
from tournaments.settings import Settings
from tournaments.state import Competition


def change_settings(*, tournament: UUID, by: str, changes: dict[str, Any], reason: str = "") -> None:
    """Change some settings; what was played is never touched by it. New places go to those who wait for one."""

    def decide(state: Competition) -> list[Fact]:
        if state.is_over:
            raise Refused("over")
        try:
            after = msgspec.convert({**msgspec.to_builtins(state.settings), **changes}, Settings, strict=False)
        except msgspec.ValidationError as error:
            raise Refused("bad-settings", what=str(error)) from error
        check_change(state.settings, after, begun=bool(state.rounds))
        return [SettingsChanged(after), *filling_up(state, after)] if after != state.settings else []

    record(tournament=tournament, by=by, decide=decide, reason=reason)


def change_tie_breaks(*, tournament: UUID, by: str, tie_breaks: list[str], reason: str = "") -> None:
    """Break ties in another order from now on."""

    def decide(state: Competition) -> list[Fact]:
        if state.is_over:
            raise Refused("over")
        check_change(state.settings, msgspec.structs.replace(state.settings, tie_breaks=tie_breaks), begun=False)
        return [TieBreaksChanged(tie_breaks)] if tie_breaks != state.settings.tie_breaks else []

    record(tournament=tournament, by=by, decide=decide, reason=reason)
