"""The record: which moves stand after all undoing, and what makes a whole match believable."""

import pytest

from games.kit.contract import Setup
from games.kit.digest import canonical
from games.kit.errors import BadRecord
from games.kit.events import ORIGIN, Event, seal
from games.kit.record import MovePlayed, MovesUndone, seats_ranked_last, standing_moves, to_data
from games.kit.verify import check_record
from games.registry import engine
from games.simulate import events_of, play_match

QUETZAL = engine("quetzal")


def recorded() -> list[Event]:
    """Record a short match."""
    return events_of(play_match(QUETZAL, Setup(3), ["random"] * 3, "record"), "record")


def resealed(entries: list[tuple[str, str]]) -> list[Event]:
    """Make a stream of (kind, data) whose chain is whole."""
    events: list[Event] = []
    for seq, (kind, data) in enumerate(entries):
        events.append(seal("match:x", seq, kind, "system", data, seq, events[-1].hash if events else ORIGIN))
    return events


def entries_of(events: list[Event]) -> list[tuple[str, str]]:
    """Take a stream apart."""
    return [(event.kind, event.data) for event in events]


def code_of(entries: list[tuple[str, str]]) -> tuple[str, object]:
    """Check a stream that must be refused; return the code and the step."""
    with pytest.raises(BadRecord) as refused:
        check_record(QUETZAL, resealed(entries))
    return refused.value.code, refused.value.facts.get("step")


def test_a_match_as_it_was_played_is_believed() -> None:
    events = recorded()
    assert check_record(QUETZAL, events).decision is None


def test_undone_moves_do_not_stand_and_later_ones_do() -> None:
    played = [("move-played", to_data(MovePlayed(0, f"m{n}"))) for n in range(3)]
    undo = ("moves-undone", to_data(MovesUndone(0, 2)))
    stream = resealed([("match-opened", "{}"), *played, undo, ("move-played", to_data(MovePlayed(0, "again")))])
    assert [(step.seq, step.played.move) for step in standing_moves(stream)] == [(1, "m0"), (2, "m1"), (5, "again")]


def test_a_match_may_go_back_and_on_and_is_still_believed() -> None:
    entries = entries_of(recorded())
    first = entries[1]
    undone = [entries[0], first, ("moves-undone", to_data(MovesUndone(0, 0))), *entries[1:]]
    assert check_record(QUETZAL, resealed(undone)).decision is None
    assert code_of([entries[0], first, ("moves-undone", to_data(MovesUndone(0, 1)))]) == ("wrong-undo", 2)


def test_a_changed_move_is_found_at_its_step_although_its_chain_is_whole() -> None:
    entries = entries_of(recorded())
    entries[5] = ("move-played", canonical({"seat": 0, "move": "place nowhere 9 white", "chance": []}))
    assert code_of(entries)[1] == 5


def test_made_up_chance_scores_and_digests_are_found() -> None:
    events = recorded()
    entries = entries_of(events)
    opened = entries[0][1].replace('"chance":[', '"chance":[0,')
    assert code_of([("match-opened", opened), *entries[1:]])[0].startswith("chance-")
    finished = entries[-1][1].replace('"total":', '"total":1')
    assert code_of([*entries[:-1], ("match-finished", finished)]) == ("wrong-scores", len(entries) - 1)
    cut_short = [*entries[:-2], entries[-1]]
    assert code_of(cut_short) == ("wrong-digest", len(entries) - 2)


def test_nothing_comes_before_the_opening_or_after_the_end() -> None:
    entries = entries_of(recorded())
    assert code_of(entries[1:])[0] == "not-opened"
    assert code_of([*entries, entries[1]]) == ("after-the-end", len(entries))
    assert code_of([entries[0], ("nonsense", "{}")]) == ("unknown-kind", 1)
    assert code_of([entries[0], ("move-played", '{"seat":"one"}')]) == ("broken-event", 1)


def test_seats_that_resigned_or_timed_out_are_known() -> None:
    left = [
        (kind, canonical({"bot": "random", "seat": seat}))
        for seat, kind in enumerate(("seat-resigned", "seat-timed-out", "seat-handed-to-bot"))
    ]
    assert seats_ranked_last(resealed(left)) == {0, 1}
