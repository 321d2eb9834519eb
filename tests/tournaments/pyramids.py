"""Leagues to play in: seasons of people whose results come by hand."""

from collections.abc import Callable, Sequence
from typing import Any
from uuid import UUID

from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from tests.tournaments.hall import in_order, state_of
from tournaments.models import League, Season
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.record import season_state
from tournaments.services.close_round import end_tournament
from tournaments.services.record_result import record_result
from tournaments.services.run_division import end_division, open_division
from tournaments.services.run_league import open_league
from tournaments.services.run_season import draw_divisions, open_season, register_player
from tournaments.settings import Settings

BY_HAND = Settings(game="quetzal", format="league", rounds=1, play="hand")


def work() -> None:
    """Do all jobs that are due."""
    while job := take():
        run(job)


def league_of(owner: Player) -> League:
    """Found a league."""
    return open_league(by=owner.actor, title="River League", game="quetzal")


def season_for(league: League, owner: Player, players: Sequence[Player], **options: Any) -> Season:
    """Open the next season and let players register, the strongest first."""
    season = open_season(league=league, by=owner.actor, settings=options.pop("settings", BY_HAND), **options)
    for number, player in enumerate(players):
        register_player(season=season.id, by=player.actor, player=player.actor, rating=1000 - number)
    return season


def drawn(season: Season, owner: Player) -> list[UUID]:
    """Draw the divisions and open them; name their tournaments."""
    state = draw_divisions(season=season.id, by=owner.actor)
    tournaments = [UUID(division.tournament) for division in state.divisions]
    for tournament in tournaments:
        open_division(season=season.id, tournament=tournament)
    return tournaments


def play_division(tournament: UUID, owner: Player, key: Callable[[str], Any] | None = None) -> None:
    """Record every table of a division: whoever comes first by `key` of his id, or registered first, finishes ahead."""
    state = state_of(tournament)
    assert state.round is not None

    def strength(entrant: int) -> Any:
        return key(state.entrants[entrant].player) if key else entrant

    for table in list(state.round.open_tables):
        seats = in_order(sorted(table.entrants, key=strength))
        record_result(tournament=tournament, by=owner.actor, round_=1, table=table.number, seats=seats)


def end(tournament: UUID, owner: Player) -> None:
    """End a division and tell its season."""
    end_tournament(tournament=tournament, by=owner.actor)
    end_division(tournament=tournament)


def played_season(league: League, owner: Player, players: Sequence[Player], **options: Any) -> Season:
    """Play a season from registration to its end, in every division as its players stand."""
    season = season_for(league, owner, players, **options)
    for tournament in drawn(season, owner):
        play_division(tournament, owner)
        end(tournament, owner)
    return season


def state_of_season(season: Season) -> SeasonState:
    """Look at a season."""
    return season_state(season.id)[0]


def tiers(season: Season) -> dict[str, int]:
    """Tell the tier of everybody who plays."""
    return {player: one.tier for one in state_of_season(season).divisions for player in one.players}


def whys(season: Season) -> dict[str, str]:
    """Tell where everybody goes when a season has ended."""
    return {move.player: move.why for move in state_of_season(season).moves}
