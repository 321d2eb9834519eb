"""Snapshots: a position kept is the position replayed; what another engine kept is not touched."""

import msgspec
import pytest

from games.kit.contract import AnyEngine, Setup
from games.kit.position import Position, first_position, replay
from games.kit.record import standing_moves
from games.kit.verify import opening_of
from games.registry import engines
from games.simulate import events_of, play_match
from replays.store import snapshots
from replays.store.snapshots import layout_of, nearest, save

pytestmark = pytest.mark.usefixtures("database")


@pytest.mark.parametrize("engine", engines(), ids=lambda engine: str(engine.slug))
def test_the_nearest_position_kept_goes_on_to_the_same_end(engine: AnyEngine) -> None:
    events = events_of(play_match(engine, Setup(2), ["random"] * 2, 1), 1)
    stream, opened, steps = events[0].stream, opening_of(events), standing_moves(events)
    position = first_position(engine, opened)
    for step in steps[:30]:
        replay(position, [step])
        if step.seq % 10 == 0:
            save(stream, opened, position)
            save(stream, opened, position)
    found = nearest(stream, opened, first_position(engine, opened), 29)
    assert found
    assert found.step == 20
    whole = replay(first_position(engine, opened), steps)
    assert engine.digest(replay(found, steps[20:]).state) == engine.digest(whole.state)
    assert nearest(stream, opened, whole, 9) is None
    assert nearest("match:other", opened, whole, 29) is None


def test_a_position_of_other_rules_edition_or_layout_is_not_found(monkeypatch: pytest.MonkeyPatch) -> None:
    engine = engines()[0]
    events = events_of(play_match(engine, Setup(2), ["random"] * 2, 1), 1)
    stream, opened = events[0].stream, opening_of(events)
    first: Position = first_position(engine, opened)
    save(stream, opened, first)
    assert nearest(stream, opened, first, 0)
    assert nearest(stream, msgspec.structs.replace(opened, rules=2), first, 0) is None
    assert nearest(stream, msgspec.structs.replace(opened, edition_hash="f" * 64), first, 0) is None
    monkeypatch.setattr(snapshots, "layout_of", lambda _: "other")
    assert nearest(stream, opened, first, 0) is None


def test_a_layout_tells_of_fields_deep_inside() -> None:
    def state(*camp_fields: str) -> type[msgspec.Struct]:
        camp = msgspec.defstruct("Camp", [(name, int) for name in camp_fields])
        return msgspec.defstruct("State", [("camps", dict[str, list[camp]])])  # type: ignore[valid-type]

    assert layout_of(state("tents")) == layout_of(state("tents"))
    assert layout_of(state("tents")) != layout_of(state("tents", "fires"))
