import pytest

from replays.store import log
from replays.store.clock import clock
from tests.tournaments.hall import in_order, opened, pair, person, play_out, state_of, with_entrants
from tournaments.draws import rows_of
from tournaments.refusals import Refused
from tournaments.services.change_settings import change_settings, change_tie_breaks
from tournaments.services.close_round import archive_tournament, close_round, end_tournament
from tournaments.services.correct_result import correct_result
from tournaments.services.forbid_pair import allow_pair, forbid_pair
from tournaments.services.give_role import give_role, take_role
from tournaments.services.open_tournament import copy_tournament
from tournaments.services.pair_round import pair_round
from tournaments.services.publish_standings import publish_standings
from tournaments.streams import competition_at

pytestmark = pytest.mark.django_db


def test_a_copy_has_all_settings_and_nobody_in_it() -> None:
    cup, owner, _ = with_entrants(4, rounds=3, tie_breaks=["wins", "lots"], window_hours=48)
    again = copy_tournament(by=owner.actor, tournament=cup.id, title="Spring Cup")
    assert state_of(again).settings == state_of(cup).settings
    assert state_of(again).entrants == {}
    assert (cup.slug, again.slug) == ("spring-cup", "spring-cup-2")


def test_a_round_closes_when_every_result_is_there() -> None:
    cup, owner, _ = with_entrants(8)
    pair(cup, owner)
    with pytest.raises(Refused) as error:
        close_round(tournament=cup.id, by=owner.actor)
    assert error.value.words == "Results are still missing at: table 1, table 2."
    with pytest.raises(Refused):
        pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    assert state_of(cup).rounds[0].closed


def test_nobody_meets_twice_while_that_can_be_avoided_and_forbidden_pairs_never() -> None:
    cup, owner, _ = with_entrants(24, rounds=3)
    forbid_pair(tournament=cup.id, by=owner.actor, a=9, b=2)
    met: set[frozenset[int]] = set()
    for _ in range(3):
        pair(cup, owner)
        play_out(cup, owner)
    for round_ in state_of(cup).rounds:
        for table in round_.tables:
            pairs = {frozenset((a, b)) for a in table.entrants for b in table.entrants if a < b}
            assert not pairs & met
            met |= pairs
    assert frozenset((2, 9)) not in met
    allow_pair(tournament=cup.id, by=owner.actor, a=2, b=9)
    assert state_of(cup).forbidden == set()


@pytest.mark.parametrize("days", [-2, 400, 10**20])
def test_a_round_starts_about_now_or_within_a_year(days: int) -> None:
    cup, owner, _ = with_entrants(4)
    with pytest.raises(Refused) as error:
        pair_round(tournament=cup.id, by=owner.actor, starts=clock() + days * 86_400_000_000)
    assert error.value.code == "bad-time"


def test_there_are_as_many_rounds_as_were_set() -> None:
    cup, owner, _ = with_entrants(4, rounds=1)
    pair(cup, owner)
    play_out(cup, owner)
    with pytest.raises(Refused) as error:
        pair(cup, owner)
    assert error.value.code == "no-more-rounds"


def test_an_ended_tournament_can_be_corrected_and_an_archived_one_cannot() -> None:
    cup, owner, _ = with_entrants(4, rounds=1)
    pair(cup, owner)
    play_out(cup, owner)
    with pytest.raises(Refused):
        archive_tournament(tournament=cup.id, by=owner.actor)
    end_tournament(tournament=cup.id, by=owner.actor)
    turned = in_order([4, 3, 2, 1])
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="Typed wrongly.")
    archive_tournament(tournament=cup.id, by=owner.actor)
    with pytest.raises(Refused) as error:
        correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=in_order([1, 2, 3, 4]), reason="No.")
    assert error.value.code == "archived"


def test_a_correction_in_round_2_of_9_changes_what_it_must_and_leaves_what_was_published() -> None:
    cup, owner, _ = with_entrants(16, rounds=9)
    for round_ in range(1, 10):
        pair(cup, owner)
        play_out(cup, owner)
        close_round(tournament=cup.id, by=owner.actor)
        if round_ == 3:
            publish_standings(tournament=cup.id, by=owner.actor)
    before, seq = rows_of(state_of(cup)), state_of(cup).seq
    (published,) = state_of(cup).published.values()
    table = state_of(cup).rounds[1].tables[0]
    turned = in_order(sorted(table.entrants)[::-1])
    correct_result(tournament=cup.id, by=owner.actor, round_=2, table=1, seats=turned, reason="Sheet swapped.")
    state = state_of(cup)
    after = {row.entrant: row.points for row in rows_of(state)}
    changed = {row.entrant for row in before if after[row.entrant] != row.points}
    assert changed == set(table.entrants)
    assert rows_of(competition_at(cup.id, seq)) == before
    assert list(state.published.values()) == [published]
    assert rows_of(state, 1) == rows_of(competition_at(cup.id, seq), 1)


def test_settings_that_give_meaning_to_what_was_played_stay() -> None:
    cup, owner, _ = with_entrants(8)
    change_settings(tournament=cup.id, by=owner.actor, changes={"table": 3, "rounds": 4})
    assert state_of(cup).settings.table == 3
    pair(cup, owner)
    change_settings(tournament=cup.id, by=owner.actor, changes={"rounds": 6})
    with pytest.raises(Refused) as error:
        change_settings(tournament=cup.id, by=owner.actor, changes={"table": 4})
    assert error.value.code == "fixed-setting"


@pytest.mark.parametrize(
    "changes",
    [
        {"table": 9},
        {"rounds": 0},
        {"game": "chess"},
        {"tie_breaks": ["luck"]},
        {"tie_breaks": ["wins", "wins"]},
        {"points": {"4": [1, 2, 3, 4]}},
        {"points": {"4": [3, 1]}},
        {"points": {"four": [3, 1]}},
        {"colour": "red"},
        {"capacity": -1},
        {"points": {"4": [10**30, 1, 0, 0]}},
        {"window_hours": 10**15},
        {"late_until": -1},
        {"late_until": 10**9},
    ],
)
def test_settings_that_cannot_be_are_refused_in_words(changes: dict[str, object]) -> None:
    owner = person("owner")
    cup = opened(owner)
    with pytest.raises(Refused) as error:
        change_settings(tournament=cup.id, by=owner.actor, changes=changes)
    assert error.value.words


def test_another_order_of_tie_breaks_is_an_event_and_counts_at_once() -> None:
    cup, owner, _ = with_entrants(8)
    pair(cup, owner)
    play_out(cup, owner)
    change_tie_breaks(tournament=cup.id, by=owner.actor, tie_breaks=["total_score", "lots"])
    assert log.read(cup.stream)[-1].kind == "tie-breaks-changed"
    assert set(cup.standings.first().detail["values"]) >= {"total_score"}  # type: ignore[union-attr]


def test_the_last_owner_stays() -> None:
    owner, helper = person("owner"), person("helper")
    cup = opened(owner)
    with pytest.raises(Refused) as error:
        take_role(tournament=cup.id, by=owner.actor, player=owner.actor, role="owner")
    assert error.value.code == "last-owner"
    give_role(tournament=cup.id, by=owner.actor, player=helper.actor, role="owner")
    take_role(tournament=cup.id, by=owner.actor, player=owner.actor, role="owner")
    assert set(cup.role_rows.values_list("player", "role")) == {(helper.actor, "owner")}
