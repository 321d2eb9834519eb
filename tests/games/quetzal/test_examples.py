"""The worked examples of the rulebook, each by its page."""

from games.kit.chance import RecordedChance, SeededChance
from games.kit.contract import Setup
from games.kit.setup import check_setup
from games.quetzal import ENGINE
from games.quetzal.moment import Moment
from games.quetzal.state import AUTOMATON, Source
from games.quetzal.throw import throw_all
from tests.games.quetzal.table import BLACK, LEADER_LIES, LYING, STANDS, WHITE, Group, Table


def test_three_black_one_white_and_one_standing_figure_make_the_team_of_the_round() -> None:
    """Rulebook p. 6, example."""
    table = Table(4)
    others = [BLACK] * 5 + [LEADER_LIES]
    throw = [BLACK, BLACK, BLACK, WHITE, STANDS, LEADER_LIES]
    table.state.agenda.clear()
    throw_all(Moment(table.state, table.box, RecordedChance(throw + others * 3)))
    jan = table.seat(0)
    assert (jan.black, jan.white, jan.side + jan.standing, jan.leader) == (3, 1, 1, LYING)
    assert jan.coins == 11
    assert table.seat(1).coins == 10


def test_an_archaeologist_on_the_second_temple_banner_costs_four_and_closes_it() -> None:
    """Rulebook p. 7, example of unique locations."""
    table = Table()
    table.team(0, white=2)
    table.team(1, white=2)
    table.play("place temple_2 1 white")
    assert table.seat(0).coins == 6
    table.refuses("place temple_2 1 white", "banner-taken")


def test_a_second_figure_at_the_harbour_office_costs_two_and_the_place_stays_open() -> None:
    """Rulebook p. 7, example of free locations."""
    table = Table()
    table.stands("harbour_office", Group(0, black=1))
    table.team(0, white=2)
    table.team(1, white=1)
    table.play("place harbour_office 1 white")
    assert table.seat(0).coins == 8
    assert "place harbour_office 1 white" in table.moves
    table.play("place harbour_office 1 white")
    assert [group.seat for group in table.state.groups["harbour_office"]] == [0, 0, 1]
    assert "place harbour_office 1 white" in table.moves


def test_two_adventurers_are_outbid_by_three_and_come_back_as_adventurers() -> None:
    """Rulebook p. 7, example of auctions."""
    table = Table()
    table.team(0, black=1, side=1)
    table.team(1, black=3, white=3)
    table.play("place quarry 2 black")
    table.refuses("place quarry 3 white", "wrong-role")
    table.refuses("place quarry 2 black", "bid-too-low")
    table.play("place quarry 3 black")
    jan = table.seat(0)
    assert (jan.black, jan.white, jan.side, jan.standing) == (2, 0, 0, 0)
    assert table.state.groups["quarry"] == [Group(1, black=3)]
    assert table.told("is-beaten") == [{"seat": 0, "place": "quarry"}]


def test_the_temple_is_emptied_from_the_highest_banner_down() -> None:
    """Rulebook p. 8, example: Laura on banner 2, Jan on 4, Maria on 5."""
    table = Table()
    for number, banner in enumerate(("temple_2", "temple_4", "temple_5")):
        table.stands(banner, Group(number, white=1))
    table.activate()
    assert len(table.moves) == 8
    table.play(table.moves[0])
    assert table.asked == (0, "pick")
    table.play(table.moves[0])
    assert table.asked == (1, "pick")
    assert len(table.moves) == 6
    table.play(table.moves[0])
    assert len(table.cards(1)) == 2
    assert table.asked == (2, "pick")
    assert len(table.moves) == 5
    table.play(table.moves[0])
    laid = table.told("lays-artifacts")[0]["cards"]
    assert len(laid) == 4, "four of the eight were left lying"
    assert [len(table.cards(number)) for number in range(3)] == [2, 2, 1]


def test_three_sculptures_and_two_mummies_on_a_ship_bring_fourteen_points_and_two_steps() -> None:
    """Rulebook p. 10, example of a delivery."""
    table = Table()
    sculptures = ("sculpture_07", "sculpture_08", "sculpture_01")
    table.hand(0, *sculptures, "sculpture_02", "mummy_01", "mummy_02")
    table.stands("ship_1", Group(0, white=1))
    table.activate()
    for card in (*sculptures, "mummy_01", "mummy_02"):
        table.play(f"deliver {card}")
    table.play("done")
    maria = table.seat(0)
    assert maria.earned[Source.ARTIFACTS] == 14
    assert maria.discovery == 2
    assert maria.earned[Source.TRACK] == 1
    assert table.cards(0) == ["sculpture_02"]


def test_the_score_adds_marker_coins_and_upgrades() -> None:
    """Rulebook p. 10, example of the end: 34 + 2 + 2 + 5 = 43."""
    table = Table()
    jan = table.seat(0)
    jan.earned[Source.ARTIFACTS], jan.coins = 34, 8
    table.owns(0, "coins_to_vp_a")
    jan.pile = ["reroll_two_a"]
    sheet = ENGINE.score(table.state)[0]
    assert sheet.total == 43
    assert (sheet.parts["marker"], sheet.parts["coins"], sheet.parts["upgrades"]) == (2, 2, 5)


def test_the_automaton_card_of_the_rulebook_places_six_figures() -> None:
    """Rulebook p. 11, example of an automaton card."""
    state = ENGINE.new_match(check_setup(ENGINE, Setup(2)), FirstAutomatonCard())
    assert state.automaton_card == "automaton_01"
    assert state.groups == {
        "temple_2": [Group(AUTOMATON, white=1)],
        "temple_5": [Group(AUTOMATON, white=1)],
        "quarry": [Group(AUTOMATON, white=3)],
        "black_market": [Group(AUTOMATON, black=1)],
    }


def test_the_automaton_takes_the_tablet_with_a_discovery_and_the_top_card_and_discards_both() -> None:
    """Rulebook p. 11, example of the automaton in the temple."""
    table = Table(2)
    table.lay("temple", "jar_16", "tablet_01", "tablet_13", "tablet_10", "weapon_13", "jar_19")
    table.stands("temple_3", Group(AUTOMATON, black=1))
    table.state.discard.clear()
    table.activate()
    assert table.told("automaton-discards")[0]["cards"][0] == "tablet_10"
    assert len(table.state.discard) == 2


class FirstAutomatonCard(SeededChance):
    """Luck that turns up the first of ten cards, which only the automaton has."""

    def __init__(self) -> None:
        super().__init__("automaton")

    def below(self, n: int) -> int:
        return 0 if n == 10 else super().below(n)
