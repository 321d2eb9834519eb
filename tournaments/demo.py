"""The demo's league: a season of bots that has ended, one in its middle, and a Swiss that is open for entry."""

from collections.abc import Iterator
from uuid import UUID

from accounts.models import Player
from tournaments.house import house, house_bots
from tournaments.models import League, Season, Tournament
from tournaments.projections.ratings import rate_game
from tournaments.seasons.record import season_state
from tournaments.services.close_round import end_tournament
from tournaments.services.open_tournament import open_tournament
from tournaments.services.play_table import play_table
from tournaments.services.register_entrant import register_entrant
from tournaments.services.run_division import end_division, open_division
from tournaments.services.run_league import open_league
from tournaments.services.run_season import draw_divisions, open_season, register_player
from tournaments.settings import Settings

LEAGUE, CUP = "cloud-forest-league", "orchid-cup"
SIZE, DIVISIONS, TABLES = 7, 3, 4
"""Of the seven tables of each division so many have been played."""
RESTS = 3
"""The bot that rests in the second season; another comes for it."""


def fill(owner: Player | None = None) -> None:
    """Make the league and the cup, once; whoever runs the demo owns them."""
    organiser = owner or house()
    bots = house_bots(SIZE * DIVISIONS + 1)
    if not League.objects.filter(slug=LEAGUE).exists():
        _league(organiser, bots)
    if not Tournament.objects.filter(slug=CUP).exists():
        _cup(organiser, bots)
        rate_game("quetzal")


def _league(organiser: Player, bots: list[Player]) -> None:
    league = open_league(
        by=organiser.actor,
        title="Cloud Forest League",
        game="quetzal",
        slug=LEAGUE,
        about="Three divisions of seven bots: everybody meets everybody twice and sits in every seat once.",
    )
    *first, newcomer = bots
    played = _season(league, organiser, first)
    _play(played, SIZE)
    for tournament in _divisions(played.id):
        end_tournament(tournament=tournament, by=organiser.actor)
        end_division(tournament=tournament)
    others = [bot for number, bot in enumerate(first) if number != RESTS]
    _play(_season(league, organiser, [*others, newcomer]), TABLES)


def _season(league: League, organiser: Player, bots: list[Player]) -> Season:
    """Open a season, let the bots register, and draw and open its divisions."""
    settings = Settings(game="quetzal", format="league", rounds=1, play="hand")
    season = open_season(league=league, by=organiser.actor, settings=settings, widths=(1, 2), seed=2026)
    for number, bot in enumerate(bots):
        program = "greedy" if number % 3 == 0 else "random"
        register_player(season=season.id, by=organiser.actor, player=bot.actor, bot=program, rating=-number)
    draw_divisions(season=season.id, by=organiser.actor)
    for tournament in _divisions(season.id):
        open_division(season=season.id, tournament=tournament)
    return season


def _play(season: Season, tables: int) -> None:
    for tournament in _divisions(season.id):
        for table in range(1, tables + 1):
            play_table(tournament=tournament, round_=1, table=table)


def _cup(organiser: Player, bots: list[Player]) -> None:
    cup = open_tournament(
        by=organiser.actor,
        title="Orchid Cup",
        about="Five rounds at tables of four; bots fill the field. Take part!",
        settings=Settings(game="quetzal", rounds=5, window_hours=168, late_until=2),
        seed=7,
    )
    for bot in bots[:11]:
        register_entrant(tournament=cup.id, by=organiser.actor, player=bot.actor, bot="random", invited=True)


def _divisions(season: UUID) -> Iterator[UUID]:
    state, _ = season_state(season)
    return (UUID(division.tournament) for division in state.divisions)
