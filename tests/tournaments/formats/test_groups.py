"""Groups to a final: the draw, who goes on, and the stages of real events."""

from fractions import Fraction

import pytest

from tournaments.formats import BadOptions
from tournaments.formats.groups import Finish, GroupsOptions, Stage, draw, group_schedule, qualified

BPA = GroupsOptions(stages=(Stage(9, 1, 4), Stage(1, 5), Stage(1, 1)))


def test_thirteen_meet_once_and_five_finalists_three_times() -> None:
    """BPA events of 2024: 13 semifinalists each play all others once, 5 finalists the others three times each."""
    assert BPA.stages[0].go_on == 13
    (semifinal,) = draw(range(13), BPA, stage=2)
    (final,) = draw(range(5), BPA, stage=3)
    assert group_schedule(semifinal, BPA).balance[:3] == (4, 1, 1)
    assert group_schedule(final, BPA).balance[:3] == (4, 3, 3)


def test_seeds_are_dealt_to_and_fro() -> None:
    options = GroupsOptions(stages=(Stage(3, 1, 1), Stage(1, 1)))
    assert draw(range(1, 14), options) == ((1, 6, 7, 12, 13), (2, 5, 8, 11), (3, 4, 9, 10))


def test_the_same_club_is_kept_apart() -> None:
    options = GroupsOptions(stages=(Stage(2, 2), Stage(1, 1)))
    club = {frozenset((1, 4)): 1}
    groups = draw(range(1, 9), options, apart=club)
    assert not any({1, 4} <= set(group) for group in groups)
    assert [sum(group) for group in draw(range(1, 9), options)] == [18, 18]


def test_winners_go_on_and_the_best_of_the_rest_by_points_then_share() -> None:
    options = GroupsOptions(stages=(Stage(3, 1, 2), Stage(1, 1)))
    finishes = [
        [Finish(1, Fraction(8)), Finish(2, Fraction(6)), Finish(3, Fraction(6))],
        [Finish(4, Fraction(9)), Finish(5, Fraction(6), Fraction(1, 3)), Finish(6)],
        [Finish(7, Fraction(7)), Finish(8, Fraction(5)), Finish(9)],
    ]
    on = qualified(finishes, options)
    assert [one.entrant for one in on] == [4, 1, 7, 5, 2]
    assert [one.is_wildcard for one in on] == [False, False, False, True, True]
    assert on[3][1:3] == (2, 2)


@pytest.mark.parametrize(
    "stages",
    [(), (Stage(2, 1),), (Stage(4, 0), Stage(1, 1)), (Stage(2, 1), Stage(1, 1)), (Stage(2, 1, -1), Stage(1, 1))],
)
def test_stages_that_do_not_lead_to_a_final_are_refused(stages: tuple[Stage, ...]) -> None:
    with pytest.raises(BadOptions):
        GroupsOptions(stages=stages)


def test_a_field_too_small_for_its_groups_is_refused() -> None:
    with pytest.raises(BadOptions, match="too-few-players"):
        draw(range(15), GroupsOptions())
