"""The two-player game.  Rulebook p. 11."""

from games.quetzal.state import AUTOMATON
from tests.games.quetzal.table import Group, Table


def test_its_bid_fixes_the_role_and_must_be_beaten() -> None:
    table = Table(2)
    table.stands("quarry", Group(AUTOMATON, white=3))
    table.team(0, black=5, white=4)
    table.refuses("place quarry 4 black", "wrong-role")
    table.refuses("place quarry 3 white", "bid-too-low")
    table.play("place quarry 4 white")
    assert table.state.groups["quarry"] == [Group(0, white=4)]
    assert table.told("beats-automaton") == [{"place": "quarry"}]


def test_its_temple_banners_are_closed() -> None:
    table = Table(2)
    table.stands("temple_2", Group(AUTOMATON, white=1))
    table.team(0, white=1)
    table.refuses("place temple_2 1 white", "banner-taken")


def test_it_picks_in_its_place_of_the_order_and_starts_again_for_a_second_card() -> None:
    table = Table(2)
    table.lay("temple", "jar_01", "mummy_01", "mummy_07", "sculpture_10", "sculpture_07")
    table.stands("temple_1", Group(0, black=1))
    table.stands("temple_2", Group(AUTOMATON, white=1))
    table.stands("temple_5", Group(1, white=1))
    table.activate()
    table.play("take jar_01")
    table.play("take mummy_01")
    assert table.told("automaton-discards") == [{"place": "temple_2", "cards": ["mummy_07", "sculpture_07"]}]
    assert table.moves == ["take sculpture_10"]


def test_at_a_site_it_holds_the_cards_are_discarded_and_nobody_gets_the_bonus() -> None:
    table = Table(2)
    table.lay("ruins", "jar_01", "jar_02")
    table.stands("ruins", Group(AUTOMATON, black=2))
    table.state.round = 5
    table.activate()
    assert table.state.discard[-2:] == ["jar_01", "jar_02"]
    assert [seat.coins for seat in table.state.seats] == [10, 10]


def test_at_the_black_market_and_the_ship_nothing_happens() -> None:
    table = Table(2)
    discarded = list(table.state.discard)
    table.stands("black_market", Group(AUTOMATON, black=1))
    table.stands("ship_1", Group(AUTOMATON, white=1))
    table.state.round = 5
    table.activate()
    assert table.asked is None
    assert table.state.discard == discarded


def test_each_round_it_turns_up_a_new_card_and_places_six_figures() -> None:
    table = Table(2)
    first = table.state.automaton_card
    table.activate()
    assert table.state.automaton_card != first
    assert table.state.used_automaton == [first]
    assert sum(group.size for groups in table.state.groups.values() for group in groups) == 6
    assert len(table.state.automaton) == 8


def test_every_card_places_six_figures_at_three_locations() -> None:
    for places in Table(2).box.automaton.values():
        assert sum(place.figures for place in places) == 6
        assert len({place.banner.partition("_")[0] for place in places}) == 3
