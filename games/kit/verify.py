"""Check a recorded match from its first event to its last: chain, rules, digests, score sheets."""

from collections.abc import Sequence

from games.kit.contract import AnyEngine
from games.kit.errors import BadRecord
from games.kit.events import Event, check_chain
from games.kit.position import Position, first_position, replay_one
from games.kit.record import MatchOpened, from_event, seats_ranked_last, standing_moves
from games.kit.score import ranked_last


def opening_of(events: Sequence[Event]) -> MatchOpened:
    """Read how a match began."""
    if not events:
        raise BadRecord("empty-record")
    if events[0].kind != "match-opened":
        raise BadRecord("not-opened")
    opened: MatchOpened = from_event(events[0])
    return opened


def check_record(engine: AnyEngine, events: Sequence[Event]) -> Position:
    """Walk the chain, replay the moves, compare digests and score sheets; say at which step they part."""
    check_chain(list(events))
    _check_order(events)
    position = first_position(engine, opening_of(events))
    for step in standing_moves(events):
        replay_one(position, step)
    last = events[-1]
    if last.kind == "match-finished":
        finished = from_event(last)
        if position.decision is not None or finished.digest != engine.digest(position.state):
            raise BadRecord("wrong-digest", step=last.seq)
        if finished.scores != ranked_last(engine.score(position.state), seats_ranked_last(events)):
            raise BadRecord("wrong-scores", step=last.seq)
    return position


def _check_order(events: Sequence[Event]) -> None:
    """Refuse a second opening, anything after the end, and an undo that reaches nothing."""
    moves: list[int] = [0]
    ended = False
    for event in events[1:]:
        if ended or event.kind == "match-opened":
            raise BadRecord("after-the-end" if ended else "missing-step", step=event.seq)
        if event.kind == "move-played":
            moves.append(event.seq)
        elif event.kind == "moves-undone":
            to = from_event(event).to
            if to not in moves[:-1]:
                raise BadRecord("wrong-undo", step=event.seq)
            del moves[moves.index(to) + 1 :]
        else:
            from_event(event)
        ended = event.kind in ("match-finished", "match-voided")
