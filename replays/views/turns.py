"""The log of a match as a page shows it: turns that fold, and what happened since one's own last turn."""

from collections.abc import Sequence
from itertools import groupby

import msgspec

from replays.tell import Line


class Turn(msgspec.Struct):
    """Lines that belong together: one seat's turn, or something around the game."""

    seat: int | None
    lines: list[Line]
    open: bool

    @property
    def gist(self) -> str:
        """Say in one sentence what the turn was about."""
        return next((words for line in self.lines for words in line.words), "")


def turns_of(lines: Sequence[Line], step: int) -> list[Turn]:
    """Group the log by turns; the one that holds the step is open."""
    turns = []
    for _, run in groupby(lines, key=lambda line: (line.turn, line.seat)):
        group = list(run)
        turns.append(Turn(group[0].seat, group, any(line.step == step for line in group)))
    return turns


def since_last_turn(lines: Sequence[Line], seat: int | None) -> list[Line]:
    """List what others did since this seat moved last; nothing before its first move."""
    own = [index for index, line in enumerate(lines) if line.seat == seat and line.kind == "move-played"]
    return [line for line in lines[own[-1] + 1 :] if line.words] if own and seat is not None else []
