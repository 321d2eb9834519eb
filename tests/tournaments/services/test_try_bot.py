from random import Random

import pytest

import games.bots.registry
from accounts.models import Player
from games.bots.contract import Bot, Table
from games.bots.random_bot import RandomBot
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Match
from replays.models.job import Job
from replays.store import log
from tests.databases import Database
from tests.tournaments.hall import opened, pair, people, person, state_of
from tournaments.draws import rows_of
from tournaments.models import EntrantRow, RatingRow, Tournament
from tournaments.projections.ratings import rate_game
from tournaments.refusals import Refused
from tournaments.services.leave_tournament import return_entrant, withdraw_entrant
from tournaments.services.register_entrant import admit_entrant, register_entrant
from tournaments.services.try_bot import judge_bot, try_bot
from tournaments.tell import told

pytestmark = pytest.mark.parametrize("database", ["sqlite"], indirect=True)


class Fragile(RandomBot):
    """Breaks down."""

    def choose(self, table: Table, rng: Random) -> str:
        raise RuntimeError("no idea")


class Cheat(RandomBot):
    """Moves as it likes."""

    def choose(self, table: Table, rng: Random) -> str:
        return "win at once"


def ladder(players: list[Player], bot: str = "random", **settings: object) -> Tournament:
    """Open a ladder which these bots want to climb."""
    cup = opened(person("owner"), **{"format": "ladder", "play": "bots", "table": 2, "rounds": 1, **settings})
    for player in players:
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot=bot)
    return cup


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


def words(cup: Tournament) -> str:
    """Read the organiser's log."""
    return "\n".join(line.words for line in told(cup.id))


def test_a_bot_is_matched_only_after_a_match_against_itself(database: Database) -> None:
    cup = ladder(people(2))
    owner = Player.objects.get(name="owner")
    assert [one.status for one in state_of(cup).entrants.values()] == ["untested"] * 2
    with pytest.raises(Refused, match="too-few-entrants"):
        pair(cup, owner)
    with pytest.raises(Refused, match="not-waiting"):
        admit_entrant(tournament=cup.id, by=owner.actor, entrant=1)
    work()
    assert set(EntrantRow.objects.values_list("status", flat=True)) == {"active"}
    assert "play a match against itself" in words(cup)
    pair(cup, owner)
    work()
    assert [row.played for row in rows_of(state_of(cup))] == [1, 1]


def test_a_ladder_rests_when_all_have_played_enough_and_goes_on_for_whoever_comes(database: Database) -> None:
    cup = ladder(people(5), rounds=3)
    work()
    pair(cup, Player.objects.get(name="owner"))
    work()
    state = state_of(cup)
    assert not any(round_.open_tables for round_ in state.rounds)
    assert all(row.played >= 3 for row in rows_of(state))
    rested = len(state.rounds)
    late = person("late")
    register_entrant(tournament=cup.id, by=late.actor, player=late.actor, bot="random")
    work()
    state = state_of(cup)
    assert state.status == "running"
    assert len(state.rounds) > rested
    assert next(row.played for row in rows_of(state) if row.entrant == state.numbers[late.actor]) >= 3


def test_the_match_against_itself_counts_neither_in_standings_nor_in_ratings(database: Database) -> None:
    cup = ladder(people(2))
    work()
    rate_game("quetzal")
    matches = list(Match.objects.prefetch_related("seats"))
    assert [(match.status, match.visibility) for match in matches] == [("finished", "unlisted")] * 2
    assert {len({seat.actor for seat in match.seats.all()}) for match in matches} == {1}
    assert not RatingRow.objects.exists()
    assert [row.played for row in rows_of(state_of(cup))] == [0, 0]


@pytest.mark.parametrize(("bot", "why"), [(Fragile, "broke down"), (Cheat, "the rules do not allow")])
def test_a_bot_that_cannot_play_is_not_admitted_and_the_log_says_why(
    bot: type[Bot], why: str, database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(games.bots.registry.SHIPPED, "random", bot)
    (player,) = people(1)
    cup = ladder([player])
    work()
    assert state_of(cup).entrants[1].status == "refused"
    assert why in words(cup)
    assert not Match.objects.exists()
    assert not Job.objects.filter(state="due").exists()
    monkeypatch.undo()
    assert register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random").number == 2
    work()
    assert state_of(cup).entrants[2].status == "active"


def test_a_bot_that_is_gone_is_not_admitted(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    cup = ladder(people(1))
    monkeypatch.setattr(games.bots.registry, "bot_names", lambda: ("greedy",))
    work()
    assert state_of(cup).entrants[1].status == "refused"
    assert "no such bot" in words(cup)


def test_a_tried_bot_waits_where_every_place_is_taken(database: Database) -> None:
    cup = ladder(people(3), capacity=2)
    work()
    assert [one.status for one in state_of(cup).entrants.values()] == ["active", "active", "waiting"]


def test_tried_twice_or_gone_meanwhile_changes_nothing(database: Database) -> None:
    cup = ladder(people(2))
    trial = try_bot(tournament=cup.id, entrant=1)
    withdraw_entrant(tournament=cup.id, by="system", entrant=2)
    for _ in range(2):
        judge_bot(tournament=cup.id, entrant=1, trial=trial)
        judge_bot(tournament=cup.id, entrant=2, trial=try_bot(tournament=cup.id, entrant=2))
    assert [one.status for one in state_of(cup).entrants.values()] == ["active", "withdrawn"]
    assert Match.objects.count() == 1
    assert len(log.streams("match:")) == 1


def test_a_bot_that_left_before_its_trial_comes_back_only_by_another(database: Database) -> None:
    (player,) = people(1)
    cup = ladder([player])
    withdraw_entrant(tournament=cup.id, by="system", entrant=1)
    work()
    with pytest.raises(Refused, match="untried"):
        return_entrant(tournament=cup.id, by="system", entrant=1)
    assert register_entrant(tournament=cup.id, by=player.actor, player=player.actor, bot="random").status == "untested"
    work()
    assert (state_of(cup).entrants[1].status, Match.objects.count()) == ("active", 1)


def test_people_and_other_tournaments_need_no_trial(database: Database) -> None:
    (ada,) = people(1)
    cup = opened(person("owner"), format="ladder", play="site", table=2)
    assert register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor).status == "active"
    swiss = opened(person("other"), play="bots", table=2)
    assert register_entrant(tournament=swiss.id, by=ada.actor, player=ada.actor, bot="random").status == "active"
