"""What can be done to a league and its newest season: one table for the page and the API alike."""

from collections.abc import Mapping
from typing import Any

from accounts.models import Player
from accounts.policy import Caller, may
from tournaments.asking import Service, call, shapes_of
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.services.run_league import give_league_role, take_league_role
from tournaments.services.run_season import (
    advance_divisions,
    change_season_settings,
    draw_divisions,
    enter_player,
    enter_season,
    leave_season,
    open_next_season,
    remove_player,
)

LEAGUE_ACTIONS: dict[str, Service] = {
    "enter-season": enter_season,
    "leave-season": leave_season,
    "enter-player": enter_player,
    "remove-player": remove_player,
    "change-season-settings": change_season_settings,
    "draw-divisions": draw_divisions,
    "advance-divisions": advance_divisions,
    "open-season": open_next_season,
    "give-role": give_league_role,
    "take-role": take_league_role,
}
LEAGUE_PARAMETERS = shapes_of(LEAGUE_ACTIONS, known=("league", "season", "by"))


def league_act(player: Caller, action: str, league: League, data: Mapping[str, Any]) -> object:
    """Do it to the league or its newest season, or raise Refused; a form's texts are read as what they mean."""
    actor, season = permitted(player, action, league)
    known = {"league": league.id, "season": season.id, "by": actor}
    return call(LEAGUE_ACTIONS[action], LEAGUE_PARAMETERS[action], data, **known)


def permitted(player: Caller, action: str, league: League) -> tuple[str, Season]:
    """Say who acts on which season, or raise Refused if he may not."""
    season = league.seasons.first()
    if season is None:
        raise Refused("unknown-season")
    if not isinstance(player, Player) or not may(player, action, season):
        raise Refused("no-permission")
    return player.actor, season
