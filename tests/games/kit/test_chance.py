"""Chance: recorded once, played back exactly, and never more than was recorded."""

import pytest

from games.kit.chance import LiveChance, RecordedChance, SeededChance, pick
from games.kit.errors import BadRecord


def test_live_answers_are_kept_and_can_be_played_back() -> None:
    live = LiveChance()
    given = [live.below(6), live.weighted([1, 0, 5]), live.below(1)]
    assert live.answers == given
    recorded = RecordedChance(live.answers)
    assert [recorded.below(6), recorded.weighted([1, 0, 5]), recorded.below(1)] == given
    recorded.check_used_up()


def test_a_seed_gives_the_same_answers_on_every_machine() -> None:
    seeded = SeededChance("cairn")
    assert [seeded.below(100) for _ in range(5)] == [59, 54, 70, 55, 57]
    assert SeededChance("cairn").weighted([1, 1, 98]) == 2


def test_an_outcome_without_weight_never_comes() -> None:
    seeded = SeededChance(7)
    assert {seeded.weighted([0, 3, 0, 1]) for _ in range(200)} == {1, 3}


def test_a_ticket_finds_its_weight() -> None:
    assert [pick([2, 0, 3], ticket) for ticket in range(5)] == [0, 0, 2, 2, 2]
    with pytest.raises(ValueError, match="higher than the sum"):
        pick([1], 1)


@pytest.mark.parametrize(
    ("answers", "code"), [([], "chance-missing"), ([6], "chance-impossible"), ([-1], "chance-impossible")]
)
def test_an_answer_that_could_not_have_been_given_is_refused(answers: list[int], code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        RecordedChance(answers).below(6)
    assert refused.value.code == code


def test_a_recorded_outcome_without_weight_is_refused() -> None:
    with pytest.raises(BadRecord):
        RecordedChance([1]).weighted([1, 0])


def test_answers_left_over_are_noticed() -> None:
    chance = RecordedChance([0, 0])
    chance.below(1)
    with pytest.raises(BadRecord):
        chance.check_used_up()
