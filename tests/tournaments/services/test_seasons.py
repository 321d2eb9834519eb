"""Seasons through the services: who plays where, what a division's end leads to, and what a correction changes."""

from uuid import UUID

import pytest

from replays.models.job import Job
from tests.databases import Database
from tests.tournaments.hall import in_order, people, person, state_of
from tests.tournaments.pyramids import (
    BY_HAND,
    drawn,
    end,
    league_of,
    play_division,
    played_season,
    season_for,
    state_of_season,
    tiers,
    whys,
    work,
)
from tournaments.models import Reason
from tournaments.services.correct_result import correct_result, correct_seats
from tournaments.services.give_penalty import give_penalty, lift_penalty
from tournaments.services.leave_tournament import expel_entrant, substitute_entrant, withdraw_entrant
from tournaments.services.run_division import end_division
from tournaments.services.run_season import draw_divisions
from tournaments.settings import Settings

pytestmark = pytest.mark.django_db


# ---- who plays where


@pytest.mark.parametrize(("table", "size", "count"), [(5, 6, 9), (4, 7, 9), (4, 5, 6), (3, 4, 7), (5, 6, 16)])
def test_no_division_has_as_few_players_as_a_table_has_seats(table: int, size: int, count: int) -> None:
    settings = Settings(game="quetzal", format="league", rounds=1, play="hand", table=table)
    owner = person("owner")
    season = season_for(league_of(owner), owner, people(count), settings=settings, size=size, up=1, down=1)
    opened = drawn(season, owner)
    assert sum(len(one.players) for one in state_of_season(season).divisions) == count
    assert min(len(one.players) for one in state_of_season(season).divisions) > table
    assert all(state_of(one).round for one in opened)


def test_newcomers_stand_at_the_bottom_however_strong_they_are() -> None:
    owner, old, new = person("owner"), people(14), [person(name) for name in ("nora", "nils")]
    league = league_of(owner)
    played_season(league, owner, old)
    second = season_for(league, owner, [*new, *old])
    drawn(second, owner)
    assert {tiers(second)[one.actor] for one in new} == {2}
    arrivals = {move.player: (move.before, move.after, move.why) for move in state_of_season(second).arrivals}
    assert {arrivals[one.actor] for one in new} == {(0, 2, "new")}


def test_whoever_rests_for_a_season_returns_to_his_tier() -> None:
    owner, players = person("owner"), people(14)
    league, resting = league_of(owner), players[2]
    played_season(league, owner, players)
    others = [one for one in players if one != resting]
    second = played_season(league, owner, others)
    assert resting.actor not in tiers(second)
    rests = [move for move in state_of_season(second).arrivals if move.player == resting.actor]
    assert [(move.before, move.after, move.why) for move in rests] == [(1, 0, "rests")]
    absent = others[1]
    third = season_for(league, owner, [one for one in players if one != absent])
    drawn(third, owner)
    assert tiers(third)[resting.actor] == 1
    back = next(move for move in state_of_season(third).arrivals if move.player == resting.actor)
    assert (back.before, back.after, back.why) == (0, 1, "returns")


def test_tiers_of_unequal_width_send_as_many_down_as_come_up_or_make_room() -> None:
    """One division above two: two winners come up, two of the upper go down; three divisions stay full."""
    owner, players = person("owner"), people(23)
    league = league_of(owner)
    first = played_season(league, owner, players, widths=(1, 2))
    sizes = [len(one.players) for one in state_of_season(first).divisions]
    assert sizes == [7, 8, 8]
    assert sorted(whys(first).values()) == ["promoted"] * 2 + ["relegated"] * 2 + ["stays"] * 19
    second = season_for(league, owner, players, widths=(1, 2))
    drawn(second, owner)
    before, after = tiers(first), tiers(second)
    assert sum(before[one] > after[one] for one in after) == 2
    assert sum(before[one] < after[one] for one in after) == 2
    assert [len(one.players) for one in state_of_season(second).divisions] == sizes


# ---- who leaves


@pytest.mark.parametrize("how", ["withdrawn", "expelled", "substituted"])
def test_whoever_leaves_a_division_stands_behind_all_who_stayed(how: str) -> None:
    owner, players = person("owner"), people(14)
    season = season_for(league_of(owner), owner, players, up=1, down=1)
    upper, lower = drawn(season, owner)
    for tournament in (upper, lower):
        play_division(tournament, owner)
        if how == "withdrawn":
            withdraw_entrant(tournament=tournament, by=owner.actor, entrant=1)
        elif how == "expelled":
            expel_entrant(tournament=tournament, by=owner.actor, entrant=1, reason="Cheated.")
        else:
            one = person(f"substitute{tournament.hex[:4]}")
            substitute_entrant(tournament=tournament, by=owner.actor, entrant=1, player=one.actor)
    for tournament in (upper, lower):
        end(tournament, owner)
    leads = whys(season)
    assert leads[players[0].actor] == "relegated"
    assert [leads[one.actor] for one in players[1:7]] == ["stays"] * 6
    assert leads[players[7].actor] == "stays"
    assert leads[players[8].actor] == "promoted"


def test_a_substitute_takes_seats_and_no_place_in_the_pyramid() -> None:
    owner, players, coming = person("owner"), people(14), person("stand-in")
    season = season_for(league_of(owner), owner, players)
    upper, lower = drawn(season, owner)
    substitute_entrant(tournament=upper, by=owner.actor, entrant=3, player=coming.actor, reason="Fell ill.")
    for tournament in (upper, lower):
        play_division(tournament, owner, key=lambda player: player != coming.actor)
        end(tournament, owner)
    assert coming.actor not in whys(season)
    assert whys(season)[players[2].actor] == "relegated"
    assert set(whys(season)) == {one.actor for one in players}


# ---- corrections after the end


def test_a_correction_after_the_end_of_a_division_reaches_promotion(database: Database) -> None:
    owner, players = person("owner"), people(14)
    season = season_for(league_of(owner), owner, players)
    upper, lower = drawn(season, owner)
    for tournament in (upper, lower):
        play_division(tournament, owner)
    end(lower, owner)
    give_penalty(tournament=lower, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    end(upper, owner)
    work()
    first, second = players[7].actor, players[8].actor
    assert (whys(season)[first], whys(season)[second]) == ("stays", "promoted")
    assert [one.tournament for one in state_of_season(season).corrections] == [str(lower)]


def test_a_correction_after_the_end_of_a_season_changes_its_moves_and_says_why(database: Database) -> None:
    owner, players = person("owner"), people(14)
    season = played_season(league_of(owner), owner, players)
    lower = state_of_season(season).divisions[1].tournament
    winner, next_one = players[7].actor, players[8].actor
    assert whys(season)[winner] == "promoted"
    tournament = state_of(UUID(lower))
    penalty = give_penalty(tournament=tournament.id, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    work()
    state = state_of_season(season)
    assert (whys(season)[winner], whys(season)[next_one]) == ("stays", "promoted")
    assert {move.player: move.why for move in state.first_moves}[winner] == "promoted"
    assert Reason.objects.get(id=state.corrections[-1].reason).text == "Used notes."
    lift_penalty(tournament=tournament.id, by=owner.actor, penalty=penalty, reason="They were blank.")
    work()
    assert whys(season)[winner] == "promoted"
    assert len(state_of_season(season).corrections) == 2


def test_a_corrected_result_and_corrected_seats_each_ask_for_a_job_of_their_own(database: Database) -> None:
    owner = person("owner")
    season = played_season(league_of(owner), owner, people(7))
    (division,) = state_of_season(season).divisions
    tournament = state_of(UUID(division.tournament))
    seats = tournament.rounds[0].tables[0].entrants
    about = {"tournament": tournament.id, "by": owner.actor, "round_": 1, "table": 1, "reason": "Read wrongly."}
    correct_result(**about, seats=in_order(sorted(seats)[::-1]))  # type: ignore[arg-type]
    correct_seats(**about, entrants=seats[::-1])  # type: ignore[arg-type]
    assert Job.objects.filter(kind="end-division").count() == 3
    work()
    assert len(state_of_season(season).corrections) == 1


def test_a_correction_that_comes_after_the_next_draw_changes_no_tier() -> None:
    owner, players = person("owner"), people(14)
    league = league_of(owner)
    first = played_season(league, owner, players)
    second = season_for(league, owner, players)
    draw_divisions(season=second.id, by=owner.actor)
    before = whys(first)
    lower = state_of(UUID(state_of_season(first).divisions[1].tournament))
    give_penalty(tournament=lower.id, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    end_division(tournament=lower.id)
    assert whys(first) == before
    assert state_of_season(first).corrections == []


def test_a_correction_before_the_next_draw_is_drawn_by() -> None:
    owner, players = person("owner"), people(14)
    league = league_of(owner)
    first = played_season(league, owner, players, settings=BY_HAND)
    lower = state_of(UUID(state_of_season(first).divisions[1].tournament))
    second = season_for(league, owner, players)
    give_penalty(tournament=lower.id, by=owner.actor, entrant=1, points="40", reason="Used notes.")
    end_division(tournament=lower.id)
    draw_divisions(season=second.id, by=owner.actor)
    assert tiers(second)[players[7].actor] == 2
    assert tiers(second)[players[8].actor] == 1
