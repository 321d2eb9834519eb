from itertools import combinations

import pytest

from tests.tournaments.hall import opened, pair, person, play_out, state_of, with_entrants
from tournaments.refusals import Refused
from tournaments.services.close_round import close_round
from tournaments.services.leave_tournament import substitute_entrant, withdraw_entrant

pytestmark = pytest.mark.django_db


def test_seven_play_seven_tables_of_four_meet_twice_and_sit_everywhere_once() -> None:
    cup, owner, _ = with_entrants(7, format="league")
    pair(cup, owner)
    tables = state_of(cup).rounds[0].tables
    met: dict[tuple[int, int], int] = {}
    seats: set[tuple[int, int]] = set()
    for table in tables:
        seats.update(enumerate(table.entrants))
        for two in combinations(sorted(table.entrants), 2):
            met[two] = met.get(two, 0) + 1
    assert len(tables) == 7
    assert set(met.values()) == {2}
    assert len(seats) == 28
    play_out(cup, owner)
    with pytest.raises(Refused) as error:
        pair(cup, owner)
    assert error.value.code == "no-more-rounds"


def test_nine_at_tables_of_three_meet_once_in_four_rounds() -> None:
    cup, owner, _ = with_entrants(9, format="league", table=3)
    met: set[tuple[int, int]] = set()
    for _ in range(4):
        pair(cup, owner)
        play_out(cup, owner)
    for round_ in state_of(cup).rounds:
        met.update(two for table in round_.tables for two in combinations(sorted(table.entrants), 2))
    assert len(met) == 36
    assert cup.progress.rounds == 4


def test_in_a_schedule_a_substitute_sits_in_the_seats_to_come_and_who_left_leaves_his_empty() -> None:
    cup, owner, _ = with_entrants(9, format="league", table=3)
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=4, player=person("sub").actor)
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=7)
    pair(cup, owner)
    seated = [one for table in state_of(cup).rounds[1].tables for one in table.entrants]
    assert sorted(seated) == sorted([1, 2, 3, 5, 6, 8, 9, number])


def test_the_best_of_each_group_and_no_one_else_reach_the_final() -> None:
    cup, owner, _ = with_entrants(28, format="groups", options={"groups": 4, "advance": 1})
    pair(cup, owner)
    first = state_of(cup).rounds[0]
    assert {table.group for table in first.tables} == {"group A", "group B", "group C", "group D"}
    play_out(cup, owner)
    pair(cup, owner)
    final = state_of(cup).rounds[1]
    assert [table.group for table in final.tables] == ["final"]
    assert sorted(final.tables[0].entrants) == [1, 2, 3, 4]
    play_out(cup, owner)
    with pytest.raises(Refused):
        pair(cup, owner)


def test_a_semifinal_stands_between_groups_and_final() -> None:
    options = {"groups": 4, "advance": 2, "semifinals": 2}
    cup, owner, _ = with_entrants(20, format="groups", options=options)
    names = []
    for _ in range(3):
        pair(cup, owner)
        names.append(sorted({table.group for table in state_of(cup).rounds[-1].tables}))
        play_out(cup, owner)
    assert names[1:] == [["semifinal A", "semifinal B"], ["final"]]


def test_a_knockout_of_sixteen_ends_after_two_rounds_with_the_best() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    play_out(cup, owner)
    pair(cup, owner)
    assert sorted(state_of(cup).rounds[1].tables[0].entrants) == [1, 2, 3, 4]
    assert state_of(cup).rounds[1].tables[0].group == "final"
    play_out(cup, owner)
    with pytest.raises(Refused) as error:
        pair(cup, owner)
    assert error.value.facts["rounds"] == 2


def test_a_ladder_brings_the_strong_together() -> None:
    cup, owner, _ = with_entrants(12, format="ladder", rounds=6)
    for _ in range(6):
        pair(cup, owner)
        play_out(cup, owner)
    last = state_of(cup).rounds[-1]
    assert len(last.tables) == 3
    assert len({one for table in last.tables for one in table.entrants}) == 12


def test_too_few_entrants_cannot_begin() -> None:
    cup, owner, _ = with_entrants(3)
    with pytest.raises(Refused) as error:
        pair(cup, owner)
    assert error.value.words == "3 entrants are too few for this form of tournament."


@pytest.mark.parametrize(
    ("form", "options"),
    [("knockout", {"kepp": 2}), ("knockout", {"keep": "two"}), ("groups", {"groups": 65}), ("ladder", {"keep": 1})],
)
def test_an_option_that_is_unknown_or_out_of_bounds_is_refused(form: str, options: dict[str, int | str]) -> None:
    with pytest.raises(Refused, match="An option of this form"):
        opened(person("owner"), format=form, options=options)


def test_wildcards_fill_the_final_of_tables_of_five() -> None:
    cup, owner, _ = with_entrants(20, format="groups", table=5)
    pair(cup, owner)
    play_out(cup, owner)
    pair(cup, owner)
    assert len(state_of(cup).rounds[1].tables[0].entrants) == 5
