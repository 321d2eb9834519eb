"""Rounds: who is next, the scoring between them, the last exploration, the end."""

import pytest

from games.kit.knowledge import EVERYONE
from games.tikal2 import ENGINE
from games.tikal2.state import Source, Stage
from tests.games.tikal2.table import Table


def last_turn(seats: int = 2, round_: int = 1) -> Table:
    """Let the last seat take the last tile of a round."""
    table = Table(seats).tiles("15", "", "", "", "", "")
    table.state.turn = seats - 1
    table.state.round = round_
    return table


@pytest.mark.parametrize(("seats", "tiles", "turns"), [(2, 16, 8), (3, 21, 7), (4, 24, 6)])
def test_tiles_divide_evenly(seats: int, tiles: int, turns: int) -> None:
    """Rulebook, setup (T34)."""
    table = Table(seats)
    assert sum(map(len, table.state.sites)) == tiles == seats * turns


@pytest.mark.parametrize(
    ("seats", "counts"), [(2, [3, 3, 3, 3, 2, 2]), (3, [4, 4, 4, 3, 3, 3]), (4, [4, 4, 4, 4, 4, 4])]
)
def test_each_site_has_its_number_of_tiles(seats: int, counts: list[int]) -> None:
    """Rulebook p. 12 (T34)."""
    assert [len(site) for site in Table(seats).state.sites] == counts


def test_the_first_round_goes_clockwise() -> None:
    """Rulebook, start."""
    table = Table(3).exploring().play("done")
    assert table.state.seat == 1


def test_the_round_ends_with_the_turn_that_took_the_last_tile() -> None:
    """Rulebook, end of round 1: that turn is played to its end."""
    table = last_turn().give(1, backpack="green").play("sail site_1")
    assert table.state.round == 1
    table.play("explore s03", "done")
    assert table.state.round == 2


def test_the_second_round_is_the_first_in_reverse() -> None:
    """Rulebook, second round: the last player begins and so moves twice in a row."""
    table = last_turn(4).play("sail site_1", "done")
    assert table.state.order == [3, 2, 1, 0]
    assert table.state.seat == 3


def test_the_second_round_lays_out_the_same_tiles() -> None:
    """Rulebook, second round; by reasoning the tiles left out stay out."""
    table = last_turn().play("sail site_1", "done")
    assert sorted(tile for site in table.state.sites for tile in site) == sorted(table.box.tiles_for(2))
    assert [seat.tiles for seat in table.state.seats] == [[], []]


def test_pirogues_return_and_explorers_stay() -> None:
    """Rulebook, second round and reminders; everything else is kept."""
    table = last_turn().give(0, at="s03", flags="s03", backpack="green", passages=1).at_site(4)
    table.state.wheel = 3
    table.play("sail site_1", "done")
    assert [seat.site for seat in table.state.seats] == [0, 0]
    assert (table.at(), table.has_flag("s03"), table.held()) == ("s03", True, "green")
    assert (table.state.seats[0].passages, table.state.wheel) == (1, 3)


def test_tents_stand_up_again() -> None:
    """Rulebook, second round; an unused one of the first round is lost (corner case)."""
    table = last_turn()
    table.state.seats[0].tent = False
    table.play("sail site_1", "done")
    assert [seat.tent for seat in table.state.seats] == [True, True]


def test_the_short_game_gives_no_tent_in_the_second_round_either() -> None:
    """Rulebook, variants."""
    table = Table(short_game="yes").tiles("15", "", "", "", "", "")
    table.state.turn = 1
    table.play("sail site_1", "done")
    assert [seat.tent for seat in table.state.seats] == [False, False]


def test_the_interim_scoring_counts_keys_and_altars() -> None:
    """Rulebook, interim scoring."""
    table = last_turn().lay("altar_yellow", "s14").give(0, camp="yellow blue pink blue", flags="s14")
    table.give(1, camp="pink").play("sail site_1", "done")
    assert (table.earned(Source.KEYS, 0), table.earned(Source.ALTARS, 0)) == (7, 3)
    assert (table.earned(Source.KEYS, 1), table.earned(Source.ALTARS, 1)) == (1, 0)
    assert table.earned(Source.TREASURES, 0) == 0


def test_the_interim_scoring_shows_the_camps() -> None:
    """Rulebook, interim scoring: what was shown stays known, as no key leaves a camp."""
    table = last_turn().give(0, camp="blue").play("sail site_1", "done")
    assert table.state.seats[0].camp[0].known == EVERYONE


def test_keys_count_again_at_the_end() -> None:
    """Rulebook, interim scoring."""
    table = last_turn().give(0, camp="blue pink").play("sail site_1", "done")
    sheet = ENGINE.score(table.state)[0]
    assert (table.earned(Source.KEYS), sheet.parts["keys"]) == (3, 6)


def test_a_last_exploration_for_everybody_follows_the_second_round() -> None:
    """Rulebook, end of the game; ruling: in the order of the second round."""
    table = last_turn(3, round_=2).play("sail site_1", "done")
    assert (table.state.stage, table.state.seat) == (Stage.FINAL, 0)
    table.play("done")
    assert table.state.seat == 1
    table.play("done", "done")
    assert ENGINE.decision(table.state) is None


def test_the_last_exploration_knows_no_tent_but_cards_and_rescue() -> None:
    """Rulebook p. 19 for the cards; rulings for tent and rescue, delivery by card included (corner case)."""
    table = last_turn(round_=2).give(0, cards="extra_exploration delivery_anywhere take_key", treasures="mask")
    table.play("sail site_1", "done")
    assert table.refuses("tent key") == "tent-used"
    assert {"rescue", "play delivery_anywhere", "play take_key"} <= set(table.moves)
    table.play("rescue", "key green backpack", "explore s03", "play delivery_anywhere", "deliver mask 1")
    table.play("play take_key", "key brown backpack", "play extra_exploration", "explore s22")
    assert table.has_flag("s22")


def test_a_passage_card_serves_in_the_last_exploration() -> None:
    """Rulebook p. 19."""
    table = last_turn(round_=2).give(0, cards="secret_passage").play("sail site_1", "done", "explore secret_1")
    assert table.points() == 10


def test_the_match_ends_after_the_last_exploration() -> None:
    """Rulebook, end of the game: everything is shown and scored once."""
    table = last_turn(round_=2).give(0, camp="blue", treasures="mask vase", cards="five_points")
    table.play("sail site_1", "done", "done", "done")
    sheets = ENGINE.score(table.state)
    assert [sheet.total for sheet in sheets] == [1 + 2 + 5, 2]
    assert table.points() == sheets[0].total
    assert [sheet.place for sheet in sheets] == [1, 2]
    assert table.refuses("done") == "match-over"
