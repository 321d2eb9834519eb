"""Knowledge: what a viewer may know, and which worlds he could be in."""

from collections import Counter
from random import Random

from games.kit.knowledge import ALL_SEEING, EVERYONE, NOBODY, Pool, Seen, knows, only, resample


def test_a_mask_names_seats_and_everyone_includes_the_spectators() -> None:
    assert knows(only(2), 2)
    assert not knows(only(2), 1)
    assert not knows(only(0) | only(1), None)
    assert knows(EVERYONE, None)
    assert knows(EVERYONE, 4)
    assert not knows(NOBODY, 0)
    assert knows(NOBODY, ALL_SEEING)


def test_known_cards_stay_and_unknown_ones_are_dealt_anew_from_their_own_pool() -> None:
    hand = [Seen("a1", 0, only(1)), Seen("b1", 1, only(1)), Seen("open", 0, EVERYONE)]
    deck: list[Seen | Pool] = [Pool(0, ["a2", "a3"]), Seen("under", 0, only(0)), Pool(1, ["b2"])]
    found = Counter[str]()
    for seed in range(300):
        mine, pile = list(hand), list(deck)
        resample([mine, pile], 0, Random(seed))
        assert mine[2].card == "open"
        assert pile[1] == Seen("under", 0, only(0))
        assert mine[0].card in {"a1", "a2", "a3"}
        assert mine[1].card in {"b1", "b2"}
        pool = pile[0]
        assert isinstance(pool, Pool)
        assert pool.cards == sorted({"a1", "a2", "a3"} - {mine[0].card})
        found[mine[0].card] += 1
    assert min(found.values()) > 60


def test_worlds_that_look_alike_are_dealt_alike() -> None:
    one: list[list[Seen | Pool]] = [[Seen("a", 0, NOBODY)], [Pool(0, ["b", "c"])]]
    other: list[list[Seen | Pool]] = [[Seen("c", 0, NOBODY)], [Pool(0, ["a", "b"])]]
    resample(one, None, Random(5))
    resample(other, None, Random(5))
    assert one == other


def test_the_all_seeing_viewer_has_only_pools_left_to_guess() -> None:
    places: list[list[Seen | Pool]] = [[Seen("a", 0, NOBODY)], [Pool(0, ["b", "c"])]]
    resample(places, ALL_SEEING, Random(5))
    assert places == [[Seen("a", 0, NOBODY)], [Pool(0, ["b", "c"])]]
