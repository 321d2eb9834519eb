"""Piles: no order exists before it is seen, and what was seen stays where it lies."""

from games.kit.chance import RecordedChance, SeededChance
from games.kit.knowledge import EVERYONE, NOBODY, Pool, Seen, only
from games.kit.piles import Pile


def test_a_card_leaves_its_pool_when_it_is_drawn() -> None:
    pile = Pile.shuffled(0, ["c", "a", "b"])
    drawn = pile.draw(RecordedChance([1]), only(2))
    assert drawn == Seen("b", 0, only(2))
    assert pile.parts == [Pool(0, ["a", "c"])]


def test_a_card_put_on_top_or_under_is_found_there_without_chance() -> None:
    pile = Pile.shuffled(0, ["a", "b"])
    pile.put_on_top(Seen("top", 0, only(0)))
    pile.put_under(Seen("bottom", 0, only(1)))
    nothing = RecordedChance()
    assert pile.draw(nothing).card == "top"
    assert pile.draw_bottom(nothing).card == "bottom"
    assert len(pile) == 2


def test_who_draws_a_card_that_others_knew_joins_them() -> None:
    pile = Pile([Seen("a", 0, only(0))])
    assert pile.draw(RecordedChance(), only(1)).known == only(0) | only(1)


def test_a_pool_shuffled_under_comes_after_all_that_lay_above() -> None:
    pile = Pile.shuffled(0, ["a"])
    pile.put_under(Seen("bought", 1, EVERYONE))
    pile.shuffle_under(2, ["z", "y"])
    pile.shuffle_under(3, [])
    chance = SeededChance(1)
    assert [pile.draw(chance, NOBODY).card for _ in range(2)] == ["a", "bought"]
    assert sorted(pile.cards()) == ["y", "z"]
    assert len(pile.parts) == 1


def test_a_copy_shares_nothing() -> None:
    pile = Pile.shuffled(0, ["a", "b"])
    copy = pile.copy()
    copy.draw(RecordedChance([0]))
    assert len(pile) == 2
    assert len(copy) == 1
