"""The temple: picks and blind draws.  Rulebook p. 8, p. 12."""

from games.kit.facts import told_to
from games.kit.knowledge import EVERYONE, Seen, only
from games.quetzal import ENGINE
from tests.games.quetzal.table import Group, Table


def test_picked_cards_are_known_to_all_and_drawn_ones_to_their_drawer() -> None:
    table = Table()
    table.stands("temple_3", Group(1, black=1))
    table.activate()
    table.play(table.moves[0])
    assert [seen.known for seen in table.seat(1).hand] == [EVERYONE, only(1)]


def test_only_a_card_that_lies_there_can_be_picked() -> None:
    table = Table()
    table.lay("temple", "jar_01", "jar_02")
    table.stands("temple_5", Group(1, white=1))
    table.activate()
    table.refuses("take jar_03", "no-such-card")
    table.refuses("keep jar_01", "wrong-verb")


def test_an_empty_temple_gives_nothing() -> None:
    table = Table()
    table.lay("temple", "jar_01")
    table.stands("temple_1", Group(0, black=1))
    table.stands("temple_5", Group(1, white=1))
    table.activate()
    table.play("take jar_01")
    assert table.cards(0) == ["jar_01"]
    assert table.cards(1) == []


def scouting() -> Table:
    """Let seat 1 draw two cards, of which it may keep one."""
    table = Table()
    table.owns(1, "temple_extra_draw_a")
    table.lay("temple", "jar_01")
    table.stands("temple_4", Group(1, white=1))
    table.next_card("mummy_01")
    table.next_card("jar_02")
    table.activate()
    table.play("take jar_01")
    return table


def test_with_the_upgrade_one_of_two_is_kept_and_the_other_goes_under_the_deck() -> None:
    """Rulebook p. 12."""
    table = scouting()
    assert table.moves == ["keep jar_02", "keep mummy_01"]
    table.play("keep mummy_01")
    assert table.cards(1) == ["jar_01", "mummy_01"]
    assert table.state.artifacts.parts[-1] == Seen("jar_02", 0, only(1))


def test_what_is_kept_stays_secret() -> None:
    table = scouting()
    pending = ENGINE.view(table.state, 0).pending
    assert pending is not None
    assert pending.drawn == [None, None]
    table.play("keep mummy_01")
    told = [[fact.arguments.get("card") for fact in told_to(viewer, table.facts)] for viewer in (0, 1)]
    assert "mummy_01" not in told[0]
    assert "mummy_01" in told[1]
    table.refuses("keep jar_02", "wrong-verb")


def test_the_upgrade_does_nothing_on_a_banner_without_a_draw() -> None:
    table = Table()
    table.owns(1, "temple_extra_draw_a")
    table.stands("temple_5", Group(1, white=1))
    table.activate()
    table.play(table.moves[0])
    assert len(table.cards(1)) == 1


def test_with_one_card_left_to_draw_there_is_nothing_to_choose() -> None:
    table = Table()
    table.owns(1, "temple_extra_draw_a")
    table.lay("temple", "jar_01")
    table.stands("temple_4", Group(1, white=1))
    table.state.artifacts.parts[:] = [Seen("jar_02", 0, 0)]
    table.state.discard.clear()
    table.activate()
    table.play("take jar_01")
    assert table.cards(1) == ["jar_01", "jar_02"]


def test_a_card_that_was_not_drawn_cannot_be_kept() -> None:
    table = scouting()
    table.refuses("keep jar_03", "no-such-card")
