"""Divisions: opened as tournaments when the pyramid is drawn, and reported to their season when they end."""

from dataclasses import replace
from uuid import UUID

from django.db import transaction

from games.kit.digest import fingerprint
from replays.store import log
from replays.store.log import JobRequest
from tournaments.draws import rows_of
from tournaments.events import Fact
from tournaments.models import League
from tournaments.seasons import events as e
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.pyramid import moves_at_end
from tournaments.seasons.record import record, season_state
from tournaments.services.give_role import give_role
from tournaments.services.open_tournament import open_tournament
from tournaments.services.pair_round import pair_round
from tournaments.services.register_entrant import register_entrant
from tournaments.streams import competition, stream_of


@transaction.atomic
def open_division(*, season: UUID, tournament: UUID) -> None:
    """Open a division's tournament with all its players and its first round, once."""
    if log.head_of(stream_of(tournament)) is not None:
        return
    state, _ = season_state(season)
    division = next(one for one in state.divisions if one.tournament == str(tournament))
    league = League.objects.get(id=state.opened.league)
    open_tournament(
        by="system",
        title=f"{league.title}, season {state.opened.number}, division {division.name}",
        settings=state.opened.settings,
        seed=int(fingerprint([state.opened.seed, division.name])[:12], 16),
        season=season,
        division=division.name,
        tournament=tournament,
    )
    give_role(tournament=tournament, by="system", player=league.owner, role="owner")
    for player in division.players:
        entry = state.players[player]
        register_entrant(tournament=tournament, by="system", player=player, bot=entry.bot, rating=0, invited=True)
    pair_round(tournament=tournament, by="system")


def end_division(*, tournament: UUID) -> None:
    """Tell a season that a division has ended; with the last one the season ends too."""
    division, _ = competition(tournament)
    if not division.season or not division.is_over:
        return
    order = [e.Finish(division.entrants[row.entrant].player, row.score, row.played) for row in rows_of(division)]

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        if str(tournament) in state.orders:
            return [], []
        ended = e.DivisionEnded(str(tournament), _whole(state, str(tournament), order))
        if len(state.waits_for) > 1:
            return [ended], []
        whole = replace(state, orders={**state.orders, str(tournament): ended.order})
        return [ended, e.SeasonEnded(moves_at_end(whole))], []

    record(season=UUID(division.season), by="system", decide=decide)


def _whole(state: SeasonState, tournament: str, order: list[e.Finish]) -> list[e.Finish]:
    """Rank the players of the division alone: a substitute earns no place, who never played is last."""
    players = next(one.players for one in state.divisions if one.tournament == tournament)
    ranked = [row for row in order if row.player in players]
    missing = [player for player in players if player not in {row.player for row in ranked}]
    return ranked + [e.Finish(player, 0, 0) for player in missing]
