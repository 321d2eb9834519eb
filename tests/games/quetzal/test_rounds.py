"""Five rounds of four phases.  Rulebook p. 6, p. 10."""

from games.quetzal import ENGINE
from games.quetzal.state import Phase
from tests.games.quetzal.table import Group, Table


def test_empty_spaces_are_filled_and_what_lies_there_stays() -> None:
    table = Table()
    table.lay("temple", "jar_01", "jar_02", "jar_03", "jar_04", "jar_05", "jar_06", "jar_07", "jar_08")
    table.stands("temple_5", Group(0, white=1))
    table.stands("quarry", Group(1, white=1))
    table.activate()
    table.play("take jar_03")
    laid = table.state.temple
    assert laid[:2] == ["jar_01", "jar_02"]
    assert laid[3:] == ["jar_04", "jar_05", "jar_06", "jar_07", "jar_08"]
    assert laid[2] not in (None, "jar_03")
    assert all(table.state.sites["quarry"])


def test_all_figures_come_back_and_are_thrown() -> None:
    table = Table()
    table.activate()
    assert [seat.unplaced for seat in table.state.seats] == [7, 7, 7]
    assert table.state.groups == {}
    assert table.state.phase == Phase.PLACE


def test_after_the_fifth_round_the_match_ends_and_nothing_is_filled() -> None:
    table = Table()
    table.state.round = 5
    table.stands("quarry", Group(1, white=1))
    table.activate()
    assert ENGINE.decision(table.state) is None
    assert ENGINE.options(table.state) == []
    assert table.state.sites["quarry"] == [None, None]
    table.refuses("place camp 1 black", "match-over")
