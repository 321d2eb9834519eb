"""Who stands first where not all play all rounds: how far one came counts before all points."""

from collections.abc import Sequence

import pytest

from accounts.models import Player
from tests.tournaments.hall import in_order, pair, person, play_out, state_of, with_entrants
from tournaments.draws import planned_rounds, rows_of, stage_name
from tournaments.models import Standing, Tournament
from tournaments.refusals import Refused
from tournaments.services.close_round import close_round, end_tournament
from tournaments.services.forbid_pair import forbid_pair
from tournaments.services.give_penalty import give_penalty
from tournaments.services.leave_tournament import substitute_entrant, withdraw_entrant
from tournaments.services.record_result import record_forfeit, record_result
from tournaments.services.register_entrant import enter_player

pytestmark = pytest.mark.django_db


def order(cup: Tournament, through: int | None = None) -> list[int]:
    return [row.entrant for row in rows_of(state_of(cup), through)]


def finish(cup: Tournament, owner: Player, table: int, entrants: Sequence[int]) -> None:
    rounds = len(state_of(cup).rounds)
    record_result(tournament=cup.id, by=owner.actor, round_=rounds, table=table, seats=in_order(entrants))


def test_who_wins_the_final_of_a_knockout_is_first_whatever_the_others_gathered() -> None:
    cup, owner, _ = with_entrants(8, format="knockout", options={"keep": 2})
    pair(cup, owner)
    play_out(cup, owner)
    pair(cup, owner)
    (final,) = state_of(cup).rounds[1].tables
    seconds = [one for one in sorted(final.entrants) if one > 2]
    finish(cup, owner, 1, [seconds[0], 2, 1, seconds[1]])
    assert order(cup)[:4] == [seconds[0], 2, 1, seconds[1]]
    below = rows_of(state_of(cup))[4]
    assert below.decided is not None
    assert below.decided.metric == "stage"
    assert stage_name(state_of(cup), below.stage) == "round 1"
    shown = Standing.objects.get(tournament=cup, line=5)
    assert shown.detail["decided"]["value"] == "round 1"
    assert shown.detail["decided"]["value_above"] == "final"


def test_who_goes_on_in_a_knockout_stands_above_who_is_out_before_the_next_round_is_drawn() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    tables = [list(table.entrants) for table in state_of(cup).rounds[0].tables]
    for number, seats in enumerate(tables, 1):
        finish(cup, owner, number, sorted(seats, reverse=True))
    winners = {max(seats) for seats in tables}
    assert set(order(cup)[:4]) == winners
    assert order(cup, 0) == list(range(1, 17))


def test_a_shared_win_of_the_final_goes_to_the_larger_share_and_never_to_a_lot() -> None:
    cup, owner, _ = with_entrants(4, format="knockout")
    pair(cup, owner)
    (final,) = state_of(cup).rounds[0].tables
    seats = [seat.__class__(seat.entrant, 1, 50) for seat in in_order(final.entrants)]
    record_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=seats)
    rows = rows_of(state_of(cup))
    assert [row.entrant for row in rows] == [1, 2, 3, 4]
    assert [row.decided.metric for row in rows if row.decided] == ["seed"] * 3


def test_the_final_decides_among_finalists_and_the_groups_only_among_the_others() -> None:
    cup, owner, _ = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    finalists = order(cup)[:4]
    pair(cup, owner)
    finish(cup, owner, 1, finalists[::-1])
    assert order(cup)[:4] == finalists[::-1]
    assert order(cup, 1)[:4] == finalists
    assert {stage_name(state_of(cup), row.stage) for row in rows_of(state_of(cup))} == {"groups", "final"}


def test_a_penalty_counts_in_the_group_it_was_given_in() -> None:
    cup, owner, _ = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    pair(cup, owner)
    play_out(cup, owner)
    best = order(cup)[0]
    give_penalty(tournament=cup.id, by=owner.actor, entrant=best, points="9", reason="Late again.")
    pair(cup, owner)
    assert best not in state_of(cup).rounds[1].tables[0].entrants


def test_a_group_counts_the_table_at_which_a_substitute_sat() -> None:
    cup, owner, _ = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    pair(cup, owner)
    first = state_of(cup).rounds[0].tables[0]
    leaving, others = first.entrants[0], first.entrants[1:]
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=leaving, player=person("sub").actor)
    finish(cup, owner, 1, [number, *others])
    play_out(cup, owner)
    pair(cup, owner)
    final = state_of(cup).rounds[1].tables[0].entrants
    assert {number, others[0]} < set(final)


def test_a_substitute_takes_the_place_of_who_had_won_his_group() -> None:
    cup, owner, _ = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("sub").actor)
    pair(cup, owner)
    assert sorted(state_of(cup).rounds[1].tables[0].entrants) == [2, 3, 4, number]


def test_for_a_finalist_who_withdraws_the_next_of_his_group_plays_the_final() -> None:
    cup, owner, _ = with_entrants(8, format="groups", options={"groups": 2, "advance": 2})
    pair(cup, owner)
    play_out(cup, owner)
    first = next(table for table in state_of(cup).rounds[0].tables if 1 in table.entrants)
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=1)
    pair(cup, owner)
    third = sorted(first.entrants)[2]
    assert sorted(state_of(cup).rounds[1].tables[0].entrants) == sorted({2, 3, 4, third})
    play_out(cup, owner)
    assert cup.progress.rounds == 2


def test_a_final_is_short_where_too_few_are_left_and_decided_where_one_is() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    play_out(cup, owner)
    for leaver in (1, 2):
        withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=leaver)
    pair(cup, owner)
    assert sorted(state_of(cup).rounds[1].tables[0].entrants) == [3, 4]
    assert planned_rounds(state_of(cup)) == 2


def test_a_knockout_with_one_survivor_left_is_decided_and_can_be_ended() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    play_out(cup, owner)
    for leaver in (1, 2, 3):
        withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=leaver)
    assert planned_rounds(state_of(cup)) == 1
    with pytest.raises(Refused) as error:
        pair(cup, owner)
    assert error.value.code == "no-more-rounds"
    end_tournament(tournament=cup.id, by=owner.actor)
    assert order(cup)[0] in (1, 2, 3, 4)
    assert state_of(cup).status == "ended"


def test_whoever_did_not_come_never_goes_on_and_a_wildcard_takes_his_place() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    absent = state_of(cup).rounds[0].tables[0].entrants
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=absent)
    play_out(cup, owner)
    pair(cup, owner)
    final = state_of(cup).rounds[1].tables[0].entrants
    assert len(final) == 4
    assert not set(final) & set(absent)


def test_two_who_are_not_to_meet_do_not_in_groups_knockout_and_ladder() -> None:
    for number, form in enumerate(("groups", "knockout", "ladder")):
        cup, owner, _ = with_entrants(16, format=form, name=f"{number}")
        forbid_pair(tournament=cup.id, by=owner.actor, a=1, b=8)
        forbid_pair(tournament=cup.id, by=owner.actor, a=2, b=7)
        pair(cup, owner)
        tables = [set(table.entrants) for table in state_of(cup).rounds[0].tables]
        assert not any({1, 8} <= table or {2, 7} <= table for table in tables), form


def test_a_substitute_takes_the_seat_of_who_went_on_in_a_knockout() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("sub").actor)
    pair(cup, owner)
    assert sorted(state_of(cup).rounds[1].tables[0].entrants) == [2, 3, 4, number]


def test_who_came_later_does_not_stand_in_the_table_of_a_round_before_unless_he_holds_points() -> None:
    cup, owner, _ = with_entrants(8, late_until=3)
    pair(cup, owner)
    play_out(cup, owner)
    late = [enter_player(tournament=cup.id, by=owner.actor, player=person(name).actor) for name in ("one", "two")]
    pair(cup, owner)
    play_out(cup, owner)
    assert set(order(cup, 1)) == set(range(1, 9))
    assert set(order(cup, 2)) == {*range(1, 9), *late}
    give_penalty(tournament=cup.id, by=owner.actor, entrant=late[0], points="1", reason="Noise.", round_=1)
    assert set(order(cup, 1)) == {*range(1, 9), late[0]}


def test_a_substitute_does_not_stand_in_the_table_of_a_round_before_he_came() -> None:
    cup, owner, _ = with_entrants(16, format="knockout")
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("sub").actor)
    pair(cup, owner)
    assert (number in order(cup, 1), number in order(cup, 2)) == (False, True)


def test_a_ladder_ranks_by_the_strength_that_is_almost_surely_reached() -> None:
    cup, owner, _ = with_entrants(9, format="ladder", rounds=6)
    for _ in range(6):
        pair(cup, owner)
        play_out(cup, owner)
    rows = rows_of(state_of(cup))
    strength = [row.values["strength"] for row in rows]
    assert strength == sorted(strength, reverse=True)
    assert rows[0].entrant in (1, 2)
    assert all(row.decided.metric == "strength" for row in rows[1:] if row.decided)
