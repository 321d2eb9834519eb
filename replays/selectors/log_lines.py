"""The log of a match in words, as one viewer may know it."""

from games.registry import engine
from replays.models import Match
from replays.selectors.players import player_names
from replays.store import log
from replays.tell import Line, tell
from replays.viewers import Viewer


def log_lines(match: Match, viewer: Viewer, *, after: int = -1, undone: bool = False) -> list[Line]:
    """List what happened after a step, told to this viewer; a match that has not begun has no lines."""
    events = log.read(match.stream)
    if not events:
        return []
    names = player_names(match)
    lines = tell(engine(match.game), events, viewer, names, over=match.is_over, undone=undone)
    return [line for line, _ in lines if line.step > after]
