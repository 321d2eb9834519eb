"""Divisions: opened as tournaments when the pyramid is drawn, and reported to their season when they end."""

from dataclasses import replace
from uuid import UUID

from django.db import transaction

from games.kit.digest import fingerprint
from replays.store import log
from replays.store.log import JobRequest
from tournaments.checks import LONGEST_TITLE
from tournaments.draws import rows_of
from tournaments.events import CORRECTING, Fact, from_event
from tournaments.models import League
from tournaments.seasons import events as e
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.league import league_state
from tournaments.seasons.pyramid import moves_at_end
from tournaments.seasons.record import hold_league, is_followed, record, season_state
from tournaments.services.open_tournament import open_tournament
from tournaments.services.pair_round import pair_round
from tournaments.services.register_entrant import register_entrant
from tournaments.services.run_league import share_roles
from tournaments.state import GONE, Competition
from tournaments.streams import competition, stream_of


@transaction.atomic
def open_division(*, season: UUID, tournament: UUID) -> None:
    """Open a division's tournament with its players, its first round and those who help the league, once."""
    state, _ = season_state(season)
    league = League.objects.get(id=state.opened.league)
    hold_league(league.id)  # a role that is given meanwhile would not reach a division half opened
    if log.head_of(stream_of(tournament)) is not None:
        return
    division = next(one for one in state.divisions if one.tournament == str(tournament))
    helpers = league_state(league.id)
    open_tournament(
        by=helpers.owners[0],
        title=_title(league, state, division),
        settings=state.opened.settings,
        seed=int(fingerprint([state.opened.seed, division.name])[:12], 16),
        season=season,
        division=division.name,
        tournament=tournament,
    )
    share_roles(helpers, tournament=tournament, by=helpers.owners[0])
    for player in division.players:
        entry = state.players[player]
        register_entrant(tournament=tournament, by="system", player=player, bot=entry.bot, rating=0, invited=True)
    pair_round(tournament=tournament, by="system")


def end_division(*, tournament: UUID) -> None:
    """Tell a season how a division has ended; with the last one the season ends too.

    A correction after the end is told as well, as long as the next season has not been drawn.
    """
    division, _ = competition(tournament)
    if not division.season or not division.is_over:
        return
    order = _order(division)
    reason = _reason_of_last_correction(tournament)

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        known = state.orders.get(str(tournament))
        finishes = _whole(state, str(tournament), order)
        if finishes == known or (known and is_followed(state)):
            return [], []
        ended = e.DivisionEnded(str(tournament), finishes, reason=reason if known else "")
        whole = replace(state, orders={**state.orders, str(tournament): finishes})
        if whole.waits_for:
            return [ended], []
        moves = moves_at_end(whole)
        return [ended, *([e.SeasonEnded(moves, reason=ended.reason)] if moves != state.moves else [])], []

    with transaction.atomic():
        hold_league(UUID(season_state(UUID(division.season))[0].opened.league))
        record(season=UUID(division.season), by="system", decide=decide)


def _order(division: Competition) -> list[e.Finish]:
    finishes = []
    for row in rows_of(division):
        entrant = division.entrants[row.entrant]
        finishes.append(e.Finish(entrant.player, row.score, row.played, entrant.status in GONE))
    return finishes


def _whole(state: SeasonState, tournament: str, order: list[e.Finish]) -> list[e.Finish]:
    """Rank the players of the division alone: a substitute earns no place, who never played is last."""
    players = next(one.players for one in state.divisions if one.tournament == tournament)
    ranked = [row for row in order if row.player in players]
    missing = [player for player in players if player not in {row.player for row in ranked}]
    return ranked + [e.Finish(player, 0, 0) for player in missing]


def _reason_of_last_correction(tournament: UUID) -> str:
    facts = map(from_event, reversed(log.read(stream_of(tournament))))
    return next((fact.reason for fact in facts if isinstance(fact, CORRECTING)), "")


def _title(league: League, state: SeasonState, division: e.Division) -> str:
    """Name a division after its league, cut short where that has a long name."""
    which = f", season {state.opened.number}, division {division.name}"
    return league.title[: LONGEST_TITLE - len(which)] + which
