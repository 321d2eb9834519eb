"""Projections: fed one by one, they are what a rebuild makes of the log."""

from typing import Any

from django.db.models import Model

from replays.store import log
from replays.store.projection import projections, rebuild
from tests.databases import Database
from tests.tournaments.hall import in_order, pair, person, play_out, state_of, with_entrants
from tournaments.models import EntrantRow, Progress, RoleRow, Seating, Standing
from tournaments.services.close_round import close_round, end_tournament
from tournaments.services.correct_result import correct_result
from tournaments.services.give_penalty import give_penalty
from tournaments.services.give_role import give_role, take_role
from tournaments.services.leave_tournament import pause_entrant, substitute_entrant, withdraw_entrant
from tournaments.services.publish_standings import publish_standings
from tournaments.services.record_result import record_forfeit
from tournaments.services.round_window import prolong_round


def rows() -> list[list[Any]]:
    """Copy every projected table."""
    models: list[type[Model]] = [Progress, EntrantRow, RoleRow, Seating, Standing]
    return [sorted(model._default_manager.values(), key=repr) for model in models]


def eventful() -> None:
    """Run a tournament in which everything happens."""
    cup, owner, players = with_entrants(10, capacity=9, rounds=3, late_until=2)
    give_role(tournament=cup.id, by=owner.actor, player=players[0].actor, role="referee")
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=4)
    pair(cup, owner)
    first, second = state_of(cup).rounds[0].tables[:2]
    record_forfeit(tournament=cup.id, by=owner.actor, round_=1, table=1, absent=first.entrants[:1])
    substitute_entrant(
        tournament=cup.id,
        by=owner.actor,
        entrant=second.entrants[0],
        player=person("substitute").actor,
    )
    play_out(cup, owner)
    pause_entrant(tournament=cup.id, by=owner.actor, entrant=1)
    pair(cup, owner)
    prolong_round(tournament=cup.id, by=owner.actor, hours=24)
    play_out(cup, owner)
    give_penalty(tournament=cup.id, by=owner.actor, entrant=2, points="1/2", reason="Late.")
    turned = in_order(sorted(state_of(cup).rounds[0].tables[0].entrants)[::-1])
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=turned, reason="They came after all.")
    close_round(tournament=cup.id, by=owner.actor)
    publish_standings(tournament=cup.id, by=owner.actor)
    take_role(tournament=cup.id, by=owner.actor, player=players[0].actor, role="referee")
    end_tournament(tournament=cup.id, by=owner.actor)


def test_rows_kept_up_to_date_fed_one_by_one_and_rebuilt_are_the_same(database: Database) -> None:
    eventful()
    kept = rows()
    projection = projections()["tournaments"]
    rebuild(projection)
    rebuilt = rows()
    assert rebuilt == kept
    projection.clear()
    for stream in log.streams("tournament:"):
        for event in log.read(stream):
            projection.apply(stream, [event])
    assert rows() == kept
