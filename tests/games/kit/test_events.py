"""Events: a chain of hashes in which every change shows at its step."""

import pytest

from games.kit.errors import BadRecord
from games.kit.events import ORIGIN, Event, check_chain, seal


def chain(length: int = 4) -> list[Event]:
    """Make a short stream."""
    events: list[Event] = []
    for seq in range(length):
        prev = events[-1].hash if events else ORIGIN
        events.append(seal("match:1", seq, "move-played", "player:1", f'{{"n":{seq}}}', seq * 10, prev))
    return events


def test_an_untouched_chain_is_whole() -> None:
    check_chain(chain())


@pytest.mark.parametrize("column", ["kind", "actor", "data", "at", "prev", "hash"])
def test_a_change_in_any_column_shows_at_its_step(column: str) -> None:
    events = chain()
    columns = events[2]._asdict()
    columns[column] = columns[column] + 1 if column == "at" else f"{columns[column]}x"
    events[2] = Event(**columns)
    with pytest.raises(BadRecord) as found:
        check_chain(events)
    assert found.value.facts["step"] == 2


def test_a_missing_or_swapped_event_shows() -> None:
    events = chain()
    for broken, step in ((events[:1] + events[2:], 1), ([events[0], events[2], events[1], events[3]], 1)):
        with pytest.raises(BadRecord) as found:
            check_chain(broken)
        assert found.value.facts["step"] == step


def test_time_never_runs_backwards() -> None:
    first = seal("s", 0, "k", "a", "{}", 5, ORIGIN)
    with pytest.raises(BadRecord) as found:
        check_chain([first, seal("s", 1, "k", "a", "{}", 4, first.hash)])
    assert found.value.code == "wrong-time"
