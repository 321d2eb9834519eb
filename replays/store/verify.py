"""Verify the log: every chain, every head that a checkpoint or a move id knows of, every match by its rules."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from django.db.models import Max

from games.kit.errors import BadRecord, GameError
from games.kit.events import Event, check_chain
from games.kit.verify import check_record, opening_of
from games.registry import engine
from replays.models import MoveId
from replays.store import checkpoint, log
from replays.store.checkpoint import Claims

MATCH = "match:"


class Difference(NamedTuple):
    """Where the log is not what it was: the stream, the step, and what is wrong there."""

    stream: str
    step: int
    what: str


class Verified(NamedTuple):
    """A stream that was looked at, and what was found wrong with it."""

    stream: str
    events: int
    difference: Difference | None


def verify(only: str | None = None) -> Iterator[Verified]:
    """Look at every stream, or at one; the checkpoints, which bear witness for the others, come first."""
    said: Claims = {}
    witness = log.read(checkpoint.STREAM)
    try:
        check_chain(witness)
        said = checkpoint.claims(witness)
        difference = None
    except GameError as error:
        difference = _difference(checkpoint.STREAM, error)
    yield Verified(checkpoint.STREAM, len(witness), difference)
    moves = dict(MoveId.objects.values_list("stream").annotate(Max("seq")))
    known = {*checkpoint.current_heads(), *said, *moves} - {checkpoint.STREAM}
    for stream in sorted(known if only is None else known & {only}):
        events = log.read(stream)
        yield Verified(stream, len(events), _verify_stream(stream, events, said.get(stream, {}), moves.get(stream, -1)))


def _verify_stream(stream: str, events: Sequence[Event], said: dict[int, str], moved: int) -> Difference | None:
    try:
        check_chain(list(events))
        _check_witnessed(events, said, moved)
        if stream.startswith(MATCH):
            check_record(engine(opening_of(events).game), events)
    except GameError as error:
        return _difference(stream, error)
    except Exception as error:  # a record that was tampered with may drive an engine anywhere
        return Difference(stream, 0, f"the engine broke: {type(error).__name__}: {error}")
    return None


def _check_witnessed(events: Sequence[Event], said: dict[int, str], moved: int) -> None:
    for seq, told in sorted(said.items()):
        if seq < len(events) and events[seq].hash != told:
            raise BadRecord("not-what-the-checkpoint-saw", step=seq)
    if (known := max([*said, moved])) >= len(events):
        raise BadRecord("cut-off", step=len(events), known=known)


def _difference(stream: str, error: GameError) -> Difference:
    step = error.facts.get("step", 0)
    return Difference(stream, step if isinstance(step, int) else 0, str(error))
