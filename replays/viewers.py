"""Viewers: as whom one looks at a match. Own seat and public while it runs; any seat, public and all afterwards."""

from typing import NamedTuple

from accounts.models import Player
from accounts.policy import may
from games.kit.knowledge import ALL_SEEING
from replays.models import Match
from replays.play.errors import SecretUntilTheEnd, UnknownViewer

PUBLIC, ALL = "public", "all"


class Viewer(NamedTuple):
    """Whoever looks on: as addresses name him, and as engines know him."""

    name: str
    seat: int | None


def viewers_for(player: Player | None, match: Match) -> list[str]:
    """List as whom this player may look at a match, his own seat first."""
    own = match.seat_of(player)
    names = [PUBLIC] if own is None else [str(own), PUBLIC]
    if may(player, "see-every-seat", match):
        names += [name for name in (*map(str, range(match.seat_count)), ALL) if name not in names]
    return names


def viewer_for(player: Player | None, match: Match, name: str | None = None) -> Viewer:
    """Let a player look on as he asks to; without a wish from his own seat, or with the public."""
    allowed = viewers_for(player, match)
    if name is None:
        name = allowed[0]
    viewer = viewer_named(name, match.seat_count)
    if name not in allowed:
        raise SecretUntilTheEnd
    return viewer


def viewer_named(name: str, seats: int) -> Viewer:
    """Read who looks on: a seat from 0, `public` or `all`."""
    if name in (PUBLIC, ALL):
        return Viewer(name, None if name == PUBLIC else ALL_SEEING)
    if name not in map(str, range(seats)):
        raise UnknownViewer(viewer=name[:20])
    return Viewer(name, int(name))
