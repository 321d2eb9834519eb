"""Walk through a match event by event, with the position and the facts of each."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from games.kit.chance import RecordedChance
from games.kit.contract import AnyEngine
from games.kit.events import Event
from games.kit.facts import Fact
from games.kit.position import Position, first_position, replay
from games.kit.record import Step, from_event, standing_moves
from games.kit.verify import opening_of


class Stop(NamedTuple):
    """A place on the way: an event, the position after it (until the next stop), and what happened."""

    event: Event
    position: Position
    facts: Sequence[Fact]
    turn: int
    seat: int | None
    move: str
    undone: bool


def walk(engine: AnyEngine, events: Sequence[Event], *, undone: bool = False) -> Iterator[Stop]:
    """Stop at each event; moves that were undone, and the undoing, are passed over unless asked for."""
    opened = opening_of(events)
    position = first_position(engine, opened)
    standing = {step.seq for step in standing_moves(events)}
    yield Stop(events[0], position, (), 0, None, "", False)
    chance, turn, steps = RecordedChance(), 1, list[Step]()
    for event in events[1:]:
        holds = from_event(event)
        seat, move, number, taken_back = getattr(holds, "seat", None), "", turn, False
        facts: Sequence[Fact] = ()
        if event.kind == "move-played":
            taken_back = event.seq not in standing
            if taken_back and not undone:
                continue
            chance.rewind(holds.chance)
            facts, move = engine.play(position.state, holds.move, chance), holds.move
            position.step = event.seq
            steps.append(Step(event.seq, holds))
            turn += bool(holds.digest)
        elif event.kind == "moves-undone":
            if not undone:
                continue
            steps = [step for step in steps if step.seq <= holds.to]
            position = replay(first_position(engine, opened), steps)
            turn = number = 1 + sum(bool(step.played.digest) for step in steps)
        yield Stop(
            event, position, facts, number, seat, move, event.kind == "move-played" and event.seq not in standing
        )
