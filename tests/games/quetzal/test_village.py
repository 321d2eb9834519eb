"""The village.  Rulebook p. 9."""

from tests.games.quetzal.table import Group, Table


def test_tiles_are_taken_from_the_highest_banner_down() -> None:
    table = Table()
    table.village("reroll_two_a", "tablet_coins_a", "three_jars_a")
    for number, banner in enumerate(("village_3", "village_1", "village_2")):
        table.stands(banner, Group(number, black=1))
    table.activate()
    taken = []
    for _ in range(3):
        taken.append((table.state.agenda[-1].seat, len(table.moves)))
        table.play(table.moves[0])
    assert taken == [(1, 3), (2, 2), (0, 1)]


def test_a_tile_must_be_taken_while_one_lies_there() -> None:
    """Our ruling: the rulebook says takes (p. 9)."""
    table = Table()
    table.village("reroll_two_a")
    table.stands("village_1", Group(0, black=1))
    table.stands("village_2", Group(1, white=1))
    table.activate()
    table.refuses("pass", "wrong-verb")
    table.refuses("take three_jars_a", "no-such-tile")
    table.play("take reroll_two_a")
    assert table.seat(1).slots == []


def test_tiles_not_taken_stay_and_empty_spaces_are_filled() -> None:
    """Rulebook p. 10."""
    table = Table()
    table.village("reroll_two_a", "tablet_coins_a", "three_jars_a")
    table.stands("village_1", Group(0, black=1))
    table.activate()
    table.play("take tablet_coins_a")
    assert table.state.village[0] == "reroll_two_a"
    assert table.state.village[1] not in (None, "tablet_coins_a")
    assert table.state.village[2] == "three_jars_a"
