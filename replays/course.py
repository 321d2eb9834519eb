"""The course of a match as its events alone tell it: who sits where, which moves stand, the clocks, the end."""

from typing import Annotated, Any

import msgspec

from games.kit.events import Event
from games.kit.record import LAST, MatchOpened, Step, from_event
from games.kit.score import ScoreSheet
from replays.store.log import NEW, Head

SECOND = 1_000_000
DAY = 86_400


class Clock(msgspec.Struct, frozen=True):
    """Seconds for each turn, and a bank of seconds for the whole match that a longer turn eats into."""

    turn: Annotated[int, msgspec.Meta(ge=0, le=60 * DAY)]
    bank: Annotated[int, msgspec.Meta(ge=0, le=365 * DAY)] = 0


def clock_in(context: dict[str, Any]) -> Clock | None:
    """Read the clock from how a match began; what no clock could be is none."""
    try:
        return msgspec.convert(context.get("clock"), Clock | None)
    except msgspec.ValidationError:
        return None


class Course:
    """A fold over the events of a match, fed one at a time."""

    def __init__(self, first: Event) -> None:
        """Begin with the event that opened the match."""
        self.opened: MatchOpened = from_event(first)
        self.clock = clock_in(self.opened.context)
        self.head = NEW
        self.opened_at = self.turn_since = first.at
        self.opener = first.actor
        self.steps: list[Step] = []
        self.seats = self.opened.seats[:]
        self.bots = {
            seat: actor.removeprefix("bot:") for seat, actor in enumerate(self.seats) if actor.startswith("bot:")
        }
        self.left: dict[int, str] = {}
        self.seated_at: dict[int, int] = {}
        self.banks = [self.clock.bank * SECOND if self.clock else 0 for _ in self.opened.seats]
        self.status = "running"
        self.scores: list[ScoreSheet] = []
        self._pass(first)

    def copy(self) -> "Course":
        """Copy the course, to be fed on while others read this one."""
        twin = object.__new__(Course)
        twin.__dict__ = self.__dict__ | {
            "steps": self.steps[:],
            "seats": self.seats[:],
            "bots": self.bots.copy(),
            "left": self.left.copy(),
            "seated_at": self.seated_at.copy(),
            "banks": self.banks[:],
        }
        return twin

    def feed(self, event: Event) -> None:
        """Go one event on."""
        if event.kind == "move-played":
            self._move(event)
        elif event.kind == "moves-undone":
            to = from_event(event).to
            while self.steps and self.steps[-1].seq > to:
                self.steps.pop()
            if self.clock is None:
                self.turn_since = event.at
        elif event.kind == "match-finished":
            self.status, self.scores = "finished", from_event(event).scores
        elif event.kind == "match-voided":
            self.status = "voided"
        elif event.kind == "seat-handed-to-player":
            self._take_over(event)
        else:
            left = from_event(event)
            self.bots[left.seat] = left.bot
            self.left.setdefault(left.seat, event.kind)
            if event.kind in LAST:
                self.left[left.seat] = event.kind
        self._pass(event)

    @property
    def last(self) -> set[int]:
        """The seats that are ranked last."""
        return {seat for seat, kind in self.left.items() if kind in LAST}

    def flag_at(self, seat: int | None) -> int | None:
        """Tell when the flag of the seat to move falls; None where no clock runs."""
        if self.clock is None or seat is None or seat in self.bots or self.status != "running":
            return None
        return self._since(seat) + self.clock.turn * SECOND + self.banks[seat]

    def _move(self, event: Event) -> None:
        played = from_event(event)
        self.steps.append(Step(event.seq, played))
        if played.digest:  # the turn is over
            if self.clock:
                late = event.at - self._since(played.seat) - self.clock.turn * SECOND
                self.banks[played.seat] -= max(0, min(late, self.banks[played.seat]))
            self.turn_since = event.at

    def _take_over(self, event: Event) -> None:
        taken = from_event(event)
        self.seats[taken.seat] = taken.player
        self.seated_at[taken.seat] = event.at
        self.left.pop(taken.seat, None)
        self.bots.pop(taken.seat, None)
        if taken.player.startswith("bot:"):
            self.bots[taken.seat] = taken.player.removeprefix("bot:")

    def _since(self, seat: int) -> int:
        """Tell when the clock of the seat to move began to run: not before its player sat down."""
        return max(self.turn_since, self.seated_at.get(seat, 0))

    def _pass(self, event: Event) -> None:
        self.head = Head(event.seq, event.hash, event.at)
