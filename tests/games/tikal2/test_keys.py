"""Take keys: the start, colours that ran out, camp or backpack."""

import pytest

from games.kit.chance import RecordedChance
from games.kit.contract import Setup
from games.kit.setup import check_setup
from games.tikal2 import ENGINE
from tests.games.tikal2.table import Table


def test_everybody_starts_with_two_keys_of_choice_in_the_backpack() -> None:
    """Rulebook, start: in turn order, face up; two of one colour are allowed."""
    table = Table(3, begun=False)
    assert table.asked == "key-backpack"
    table.play("key blue backpack", "key blue backpack", "key pink backpack", "key green backpack")
    table.play("key brown backpack", "key yellow backpack")
    assert [table.held(seat) for seat in range(3)] == ["blue blue", "green pink", "yellow brown"]
    assert (table.asked, table.state.seat) == ("sail", 0)


def test_start_keys_of_a_colour_that_ran_out_cannot_be_taken() -> None:
    """Ruling: eight takers of one colour; the eighth takes another."""
    table = Table(4, begun=False).play(*["key blue backpack"] * 7)
    assert table.refuses("key blue backpack") == "no-such-key"
    table.play("key pink backpack")


def test_the_start_player_is_drawn() -> None:
    """Ruling: the rulebook's youngest player is a random one here."""
    setup = check_setup(ENGINE, Setup(4))
    state = ENGINE.new_match(setup, RecordedChance([2] + [0] * 30))
    assert state.order == [2, 3, 0, 1]


@pytest.mark.parametrize("where", ["camp", "backpack"])
def test_the_key_of_a_tile_goes_where_its_owner_likes(where: str) -> None:
    """Rulebook, actions: face down into the camp or face up into the backpack."""
    table = Table().tiles("19 20", "1", "", "", "", "").play("sail site_1", "take tile_19")
    assert table.moves == ["key blue camp", "key blue backpack"]
    table.play(f"key blue {where}")
    seat = table.state.seats[0]
    assert ([key.card for key in seat.camp], table.held()) == ((["blue"], "") if where == "camp" else ([], "blue"))


def test_a_colour_of_choice_is_any_colour() -> None:
    """Rulebook, actions: the multicoloured key."""
    table = Table().tiles("9 20", "1", "", "", "", "").play("sail site_1", "take tile_09")
    assert len(table.moves) == 10


def test_if_the_stock_lacks_the_colour_another_is_taken() -> None:
    """Rulebook, reminders."""
    table = Table().tiles("19 20", "1", "", "", "", "").give(1, backpack="blue " * 7)
    table.play("sail site_1", "take tile_19")
    assert table.refuses("key blue camp") == "no-such-key"
    assert len(table.moves) == 8


def test_an_empty_stock_gives_nothing() -> None:
    """Ruling."""
    table = Table().tiles("19 20", "1", "", "", "", "")
    for color in table.box.colors:
        table.give(1, camp=f"{color} " * 7)
    table.play("sail site_1", "take tile_19")
    assert "no-key-left" in table.told()
    assert table.asked == "explore"
    assert "tent key" not in table.moves


def test_a_tent_key_goes_into_the_backpack_only() -> None:
    """Rulebook p. 18."""
    table = Table().play("tent key")
    assert table.refuses("key blue camp") == "backpack-only"


def test_a_key_never_changes_its_place() -> None:
    """Rulebook, reminders: no move leads from camp to backpack or back."""
    table = Table().give(camp="blue", backpack="pink").exploring()
    assert not [move for move in table.moves if move.startswith("key")]
    assert table.refuses("key blue backpack") == "unknown-verb"
