"""Score and ties.  Rulebook p. 18."""

import pytest

from games.arnak import ENGINE
from games.kit.score import score_sheets
from tests.games.arnak.table import Table


def places(table: Table) -> list[int]:
    return [sheet.place for sheet in ENGINE.score(table.state)]


def level(seats: int = 2) -> Table:
    """Make all seats equal."""
    table = Table(seats)
    for seat in range(seats):
        table.hand(seat=seat).deck(seat=seat)
        table.player(seat).area = []
    return table


def test_every_source_counts() -> None:
    table = level().research("bird_4a", "bird_2a").idols(2, 1).owns("guardian_01", boons=False)
    table.hand("item_aeroplane", "fear").deck("art_treasure_chest").area("item_brush")
    table.me.temple, table.me.fear_tiles = ["bird_t6_left", "bird_t2_middle"], 1
    assert table.points() == {
        "research": 6 + 1,
        "temple": 6 + 2,
        "idols": 9 + 2 + 3 + 4,
        "guardians": 5,
        "items": 3 + 3,
        "artifacts": 3,
        "fear": -1 - 2,
    }


def test_exiled_cards_do_not_count() -> None:
    table = level()
    table.state.exiled_items.append("item_brush")
    assert table.points()["items"] == 0


@pytest.mark.parametrize(("used", "points"), [(0, 10), (1, 12), (2, 13), (3, 13), (4, 12)])
def test_idols_that_all_lie_in_slots(used: int, points: int) -> None:
    """A slot scores 1, 2, 3 or 4 while it is empty, an idol 3 wherever it lies."""
    table = level().idols(0, *range(1, used + 1))
    assert table.points()["idols"] == points


def test_the_earlier_in_the_temple_wins_a_tie() -> None:
    table = level()
    table.research("bird_temple").research("bird_temple", seat=1)
    table.me.arrival, table.player(1).arrival = 21, 23
    table.me.fear_tiles = -1
    assert [sheet.total for sheet in ENGINE.score(table.state)] == [33, 33]
    assert places(table) == [2, 1]


def test_with_nobody_in_the_temple_more_research_wins_a_tie() -> None:
    table = level().research("bird_2a")
    table.player(1).area = ["item_carrier_pigeon"] * 2
    assert places(table) == [1, 2]


def test_whoever_reached_the_temple_wins_a_tie_against_one_who_did_not() -> None:
    table = level().research("bird_7a", "bird_7a").research("bird_temple", seat=1)
    table.player(1).arrival, table.player(1).notebook = 19, "bird_4a"
    table.player(1).area = ["item_aeroplane"]
    assert [sheet.total for sheet in ENGINE.score(table.state)] == [36, 36]
    assert places(table) == [2, 1]


def test_equal_in_everything_share_the_win() -> None:
    assert places(level()) == [1, 1]


def test_only_the_tied_are_compared() -> None:
    """A third player in the temple, with fewer points, decides nothing."""
    table = level(3).research("bird_2a")
    table.player(1).area = ["item_carrier_pigeon"] * 2
    table.research("bird_temple", seat=2)
    table.player(2).arrival, table.player(2).fear_tiles = 23, 20
    assert places(table) == [1, 2, 3]


@pytest.mark.parametrize(("parts", "total"), [((24, 11, 11, 0, 13, -4), 55), ((14, 0, 13, 20, 7, 0), 54)])
def test_the_sample_sheet_adds_up(parts: tuple[int, ...], total: int) -> None:
    """Rulebook p. 18, example: research, temple, idols, guardians, cards, Fear."""
    names = ("research", "temple", "idols", "guardians", "cards", "fear")
    (sheet,) = score_sheets([dict(zip(names, parts, strict=True))])
    assert sheet.total == total
