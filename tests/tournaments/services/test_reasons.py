"""Every decision of an organiser can have a reason, and the organiser's log shows it."""

from typing import Any

import pytest

from accounts.models import Player
from accounts.policy import TABLE
from replays.store import log
from tests.tournaments.hall import in_order, opened, pair, people, person, play_out, state_of
from tournaments.actions import ACTIONS, PARAMETERS, act
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.rounds import check_stored_round
from tournaments.services.close_round import end_tournament
from tournaments.services.leave_tournament import pause_entrant
from tournaments.services.register_entrant import register_entrant
from tournaments.tell import told

pytestmark = pytest.mark.django_db
WHY = "The hall was closed that night."


@pytest.fixture
def cup() -> tuple[Tournament, Player]:
    """Open a tournament with eight players and a ninth who waits."""
    owner = person("owner")
    tournament = opened(owner, capacity=8, late_until=3, window_hours=24)
    for player in people(9):
        register_entrant(tournament=tournament.id, by=player.actor, player=player.actor)
    return tournament, owner


def test_every_action_of_an_organiser_takes_a_reason() -> None:
    theirs = {action for action in ACTIONS if {"owner", "arbiter"} & set(TABLE[action])}
    without = {action for action in theirs if "reason" not in PARAMETERS[action].__struct_fields__}
    no_events = {"add-webhook", "drop-webhook", "resend-webhook", "test-webhook", "rename-tournament"}
    assert without == no_events  # of the tournament


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("enter-player", {"player": "ada"}),
        ("invite-player", {"player": "ada"}),
        ("admit-entrant", {"entrant": 9}),
        ("pause-entrant", {"entrant": 1}),
        ("return-entrant", {"entrant": 2}),
        ("withdraw-entrant", {"entrant": 1}),
        ("expel-entrant", {"entrant": 1}),
        ("substitute-entrant", {"entrant": 1, "player": "ada"}),
        ("forbid-pair", {"a": 1, "b": 2}),
        ("pair-round", {}),
        ("change-tie-breaks", {"tie_breaks": ["lots"]}),
        ("change-settings", {"changes": {"rounds": 3}}),
        ("give-role", {"player": "ada", "role": "referee"}),
        ("end-tournament", {}),
    ],
)
def test_a_reason_is_kept_in_words_beside_the_event(
    cup: tuple[Tournament, Player], action: str, asked: dict[str, Any]
) -> None:
    tournament, owner = cup
    person("ada")
    pause_entrant(tournament=tournament.id, by=owner.actor, entrant=2)
    act(owner, action, tournament, {**asked, "reason": WHY})
    assert told(tournament.id)[-1].reason == WHY
    assert WHY not in log.read(tournament.stream)[-1].data


@pytest.mark.parametrize(
    ("action", "asked"),
    [
        ("record-result", {"seats": True}),
        ("record-forfeit", {"absent": True}),
        ("prolong-round", {"hours": 5, "round": 1}),
    ],
)
def test_a_reason_stands_beside_what_happens_in_a_round(
    cup: tuple[Tournament, Player], action: str, asked: dict[str, Any]
) -> None:
    tournament, owner = cup
    pair(tournament, owner)
    entrants = state_of(tournament).rounds[0].tables[0].entrants
    seats = [{"entrant": one.entrant, "place": one.place} for one in in_order(entrants)]
    known = {"seats": seats, "absent": entrants[:1]}
    table = {} if "hours" in asked else {"round": 1, "table": 1}
    asked = {name: known.get(name, value) for name, value in asked.items()}
    act(owner, action, tournament, {**table, **asked, "reason": WHY})
    assert told(tournament.id)[-1].reason == WHY


def test_closing_publishing_and_archiving_have_reasons_too(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    pair(tournament, owner)
    play_out(tournament, owner)
    for action in ("close-round", "publish-standings"):
        act(owner, action, tournament, {"reason": WHY})
        assert told(tournament.id)[-1].reason == WHY
    end_tournament(tournament=tournament.id, by=owner.actor)
    act(owner, "archive-tournament", tournament, {"reason": WHY})
    assert told(tournament.id)[-1].reason == WHY


def test_why_a_round_was_paired_changes_nothing_about_how(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    act(owner, "pair-round", tournament, {"reason": WHY})
    assert check_stored_round(tournament.id, 1).faults == []


def test_a_reason_is_no_novel(cup: tuple[Tournament, Player]) -> None:
    tournament, owner = cup
    with pytest.raises(Refused, match="long-reason"):
        act(owner, "pair-round", tournament, {"reason": "x" * 2001})
