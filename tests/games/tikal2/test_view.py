"""The view and what may be guessed: each seat sees its own things, and nobody more."""

from random import Random

import msgspec

from games.kit.knowledge import ALL_SEEING
from games.tikal2 import ENGINE
from games.tikal2.state import CARD_DECK
from games.tikal2.view import Tikal2View
from tests.games.tikal2.table import Table


def seen(table: Table, viewer: int | None) -> Tikal2View:
    """Show the table to a viewer."""
    view = ENGINE.view(table.state, viewer)
    assert isinstance(view, Tikal2View)
    return view


def test_camps_treasures_and_cards_are_seen_by_their_owner_only() -> None:
    """Rulebook, actions: face down; the numbers are open."""
    table = Table().give(camp="blue", treasures="mask", cards="twin")
    mine, others, public = (seen(table, viewer).seats[0] for viewer in (0, 1, None))
    assert (mine.camp, mine.treasures, mine.cards) == (["blue"], ["mask"], ["twin"])
    assert (others.camp, others.treasures, others.cards) == ([None], [None], [None])
    assert others == public


def test_after_the_match_all_can_be_shown() -> None:
    """Whoever replays with open cards sees everything."""
    table = Table().give(camp="blue", cards="twin")
    assert seen(table, ALL_SEEING).seats[0].cards == ["twin"]


def test_only_who_looks_sees_what_lies_on_top() -> None:
    """Rulebook, actions: he chooses secretly."""
    table = Table().tiles("14 20", "1", "", "", "", "").play("sail site_1", "take tile_14")
    deck = [seen(table, viewer).stacks[CARD_DECK] for viewer in (0, 1)]
    assert deck[0].known == ["delivery_anywhere", "extra_exploration", "five_points"]
    assert deck[1].known == [None] * 3


def test_the_facts_of_a_draw_name_the_cards_to_the_drawer_only() -> None:
    """What was kept stays secret."""
    table = Table().tiles("14 20", "1", "", "", "", "").play("sail site_1", "take tile_14", "keep five_points")
    kept = next(fact for fact in table.facts if fact.key == "kept")
    assert kept.seen_by(0) is kept
    public = kept.seen_by(1)
    assert public is not None
    assert (public.key, "five_points" in str(public)) == ("kept-a-card", False)


def test_a_board_can_be_drawn_from_the_view() -> None:
    """Hexagons, doors with colour and direction, flags, river, wheel."""
    table = Table().flag(1, "s01", 0).give(1, at="s01")
    view = seen(table, None)
    room = view.temple[0]
    assert (room.id, room.room, room.kind, room.color) == ("s01", "yellow_bent", "light", "yellow")
    assert (room.row, room.x, room.doors, room.flags) == (0, 1, ["w", "se"], [1])
    assert room.bonuses[0].flag == 1
    assert [site.forest for site in view.sites] == [False] * 5 + [True]
    assert [site.seaplane for site in view.sites] == [False, True, False, False, True, False]
    assert [price.price for price in view.wheel] == [2, 3, 4, 5, 3]
    assert view.seats[1].explorer == "s01"
    assert msgspec.json.decode(msgspec.json.encode(view), type=Tikal2View) == view


def test_what_was_put_back_stays_where_the_drawer_knows_it() -> None:
    """A guess respects what was seen: the two on top, and his own hand."""
    table = Table().tiles("14 20", "1", "", "", "", "").play("sail site_1", "take tile_14", "keep five_points")
    top = table.state.stacks[CARD_DECK].top
    for seed in range(20):
        assert ENGINE.determinize(table.state, 0, Random(seed)).stacks[CARD_DECK].top == top
    guesses = {ENGINE.determinize(table.state, 1, Random(seed)).stacks[CARD_DECK].top[0].card for seed in range(40)}
    assert len(guesses) > 3


def test_the_camps_of_others_are_guessed_among_the_keys_that_are_missing() -> None:
    """The stock is open, so with two players there is only one guess."""
    table = Table().give(0, camp="blue pink")
    for seed in range(10):
        camp = ENGINE.determinize(table.state, 1, Random(seed)).seats[0].camp
        assert sorted(key.card for key in camp) == ["blue", "pink"]


def test_an_altar_stack_shows_its_top_and_what_is_left() -> None:
    """Rulebook, setup: one always sees which altar comes next, not the one after."""
    view = seen(Table(), None)
    assert view.altar not in view.altars_left
    assert view.altars_left == sorted(view.altars_left)
    assert len(view.altars_left) == 5
