"""What can be done to a league and its newest season: one table for the page and the API alike."""

from collections.abc import Callable

from accounts.models import Player
from accounts.policy import Caller, may
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons.record import season_state
from tournaments.services.run_season import draw_divisions, open_season, register_player, withdraw_player


def _enter(season: Season, player: Player) -> None:
    """Take part in the season that is being prepared."""
    register_player(season=season.id, by=player.actor, player=player.actor)


def _leave(season: Season, player: Player) -> None:
    """Rest for a season."""
    withdraw_player(season=season.id, by=player.actor, player=player.actor)


def _draw(season: Season, player: Player) -> None:
    """Draw the divisions; they open by themselves."""
    draw_divisions(season=season.id, by=player.actor)


def _open(season: Season, player: Player) -> None:
    """Open the next season, run like the last one."""
    last = season_state(season.id)[0].opened
    open_season(
        league=season.league,
        by=player.actor,
        settings=last.settings,
        size=last.size,
        widths=last.widths,
        up=last.up,
        down=last.down,
    )


LEAGUE_ACTIONS: dict[str, Callable[[Season, Player], None]] = {
    "enter-season": _enter,
    "leave-season": _leave,
    "draw-divisions": _draw,
    "open-season": _open,
}


def league_act(player: Caller, action: str, league: League) -> None:
    """Do it to the newest season, or raise Refused."""
    season = league.seasons.first()
    if season is None:
        raise Refused("unknown-season")
    if not isinstance(player, Player) or not may(player, action, season):
        raise Refused("no-permission")
    LEAGUE_ACTIONS[action](season, player)
