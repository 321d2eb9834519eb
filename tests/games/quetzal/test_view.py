"""What a viewer sees."""

from games.kit.knowledge import ALL_SEEING
from games.quetzal import ENGINE
from games.quetzal.state import AUTOMATON
from tests.games.quetzal.table import LYING, Group, Table


def hands(table: Table, viewer: int | None) -> list[str | None]:
    return [card.id if card else None for card in ENGINE.view(table.state, viewer).seats[1].hand]


def test_a_hand_shows_what_all_have_seen_and_hides_blind_draws() -> None:
    table = Table()
    table.hand(1, "jar_01")
    table.hand(1, "mummy_01", hidden=True)
    assert hands(table, 1) == ["jar_01", "mummy_01"]
    assert hands(table, 0) == hands(table, None) == ["jar_01", None]
    assert hands(table, ALL_SEEING) == ["jar_01", "mummy_01"]


def test_a_board_can_be_drawn_from_the_view() -> None:
    table = Table(2)
    table.stands("quarry", Group(0, white=2, leader=LYING))
    table.stands("temple_2", Group(AUTOMATON, white=1))
    shown = {banner.id: banner for banner in ENGINE.view(table.state, None).banners}
    bid = shown["quarry"].groups[0]
    assert (bid.seat, bid.count, bid.white, bid.leader) == (0, 3, 2, True)
    assert shown["quarry"].roles == ["white"]
    assert shown["ruins"].roles == ["black", "white"]
    assert shown["temple_2"].groups[0].seat is None
    assert (shown["temple_2"].cost, shown["temple_2"].location) == (4, "temple")


def test_empty_spaces_keep_their_place() -> None:
    table = Table()
    table.lay("temple", "jar_01")
    table.village("reroll_two_a")
    shown = ENGINE.view(table.state, 0)
    assert [card and card.id for card in shown.temple] == ["jar_01"] + [None] * 7
    assert [tile and tile.upgrade for tile in shown.village] == ["reroll_two", None, None]


def test_the_view_says_who_decides_what() -> None:
    table = Table()
    shown = ENGINE.view(table.state, None)
    assert shown.pending is not None
    assert (shown.turn, shown.pending.kind, shown.phase, shown.round) == (0, "place", "place", 1)
    table.state.round = 5
    table.activate()
    shown = ENGINE.view(table.state, None)
    assert (shown.turn, shown.pending, shown.phase) == (None, None, "over")


def test_options_are_shown() -> None:
    shown = ENGINE.view(Table(camp_figures="several").state, None)
    assert shown.options == {"harbour_deliveries": "together", "camp_figures": "several"}
