"""Leagues under /api/v1/: list, found, look, and every action on a league or its newest season."""

from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.policy import may
from replays.api.base import caller_of, parsed, player_of
from tournaments.api import league_shapes as shapes
from tournaments.api.actions import schema_of
from tournaments.api.base import View
from tournaments.api.shapes import LogFilters
from tournaments.league_actions import LEAGUE_ACTIONS, LEAGUE_PARAMETERS, league_act, permitted
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons.plan import Changes
from tournaments.seasons.record import season_state
from tournaments.seasons.tell import told, told_of_league
from tournaments.selectors.helpers import helpers_of_league
from tournaments.selectors.registrations import registrations_of
from tournaments.selectors.seasons import final_tables, moves_of, tables_played
from tournaments.services.run_season import found_league

NAMES = ("title", "about", "game")


class Leagues(View):
    """The leagues."""

    @extend_schema(responses=shapes.LeagueShape(many=True), operation_id="list_leagues")
    def get(self, request: Request) -> Response:
        """List leagues and their seasons."""
        return Response([_league(league) for league in League.objects.prefetch_related("seasons")])

    @extend_schema(request=shapes.NewLeague, responses={201: shapes.LeagueShape}, operation_id="open_league")
    def post(self, request: Request) -> Response:
        """Found a league, and open its first season for registration."""
        player, asked = player_of(request), parsed(shapes.NewLeague, request.data)
        if not may(player, "open-league"):
            raise Refused("no-permission")
        named = {name: asked.pop(name) for name in NAMES}
        changes = msgspec.convert(asked, Changes)
        return Response(_league(found_league(by=player.actor, **named, changes=changes)), 201)


class OneLeague(View):
    """One league."""

    @extend_schema(responses=shapes.OneLeagueShape, operation_id="get_league")
    def get(self, request: Request, slug: str) -> Response:
        """Describe a league: its seasons, who helps to run it, and what you may do to it."""
        league, player = _found(slug), caller_of(request)
        newest = league.seasons.first()
        actions = [action for action in LEAGUE_ACTIONS if newest and may(player, action, newest)]
        helpers = [helper._asdict() for helper in helpers_of_league(league)]
        return Response({**_league(league), "helpers": helpers, "actions": actions})


class OneSeason(View):
    """One season."""

    @extend_schema(responses=shapes.SeasonTables, operation_id="get_season")
    def get(self, request: Request, slug: str, number: int) -> Response:
        """Give how a season is run, the standings of all divisions, and who goes up and down."""
        season = _season(slug, number)
        opened, (played, tables) = season_state(season.id)[0].opened, tables_played(season.id)
        how = {name: getattr(opened, name) for name in ("size", "widths", "up", "down")}
        how["settings"] = msgspec.to_builtins(opened.settings)
        return Response({**final_tables(season.id), "played": played, "tables": tables, "how": how})


class Registrations(View):
    """Who plays in a season."""

    @extend_schema(responses=shapes.RegistrationsShape, operation_id="list_registrations")
    def get(self, request: Request, slug: str, number: int) -> Response:
        """List who has registered and where each stands, or would stand if the divisions were drawn now."""
        return Response(shapes.RegistrationsShape(registrations_of(_season(slug, number).id)).data)


class Moves(View):
    """Who moves between the tiers."""

    @extend_schema(responses=shapes.MovesShape, operation_id="list_moves")
    def get(self, request: Request, slug: str, number: int) -> Response:
        """Tell how players came into the divisions, where they go from there, and why."""
        return Response(shapes.MovesShape(moves_of(_season(slug, number).id)).data)


class SeasonLog(View):
    """The log of a season."""

    @extend_schema(parameters=[LogFilters], responses=shapes.SeasonLogShape, operation_id="get_season_log")
    def get(self, request: Request, slug: str, number: int) -> Response:
        """Tell what was decided, by whom, when and why."""
        asked, season = parsed(LogFilters, request.query_params), _season(slug, number)
        if not may(caller_of(request), "see-season-log", season):
            raise Refused("no-permission")
        lines = [line._asdict() for line in told(season.id, **asked)]
        return Response({"season": lines, "league": [line._asdict() for line in told_of_league(season.league_id)]})


class Action(View):
    """Something done to a league or its newest season."""

    action = ""

    def post(self, request: Request, slug: str) -> Response:
        """Do it, if you may."""
        player, league = player_of(request), _found(slug)
        permitted(player, self.action, league)  # before what was sent is looked at
        league_act(player, self.action, league, request.data if isinstance(request.data, dict) else {})
        return Response(_league(league))


def action_view(action: str) -> type[Action]:
    """Make the view of an action, documented by what its service says and needs."""
    view = type(f"League{LEAGUE_PARAMETERS[action].__name__}View", (Action,), {"action": action})
    post = extend_schema(
        operation_id=f"league_{action.replace('-', '_')}",
        description=(LEAGUE_ACTIONS[action].__doc__ or "").strip(),
        request={"application/json": schema_of(LEAGUE_PARAMETERS[action])},
        responses=shapes.LeagueShape,
    )
    made: type[Action] = extend_schema_view(post=post)(view)
    return made


def _found(slug: str) -> League:
    league = League.objects.filter(slug=slug).first()
    if league is None:
        raise Refused("unknown-league")
    return league


def _season(slug: str, number: int) -> Season:
    season = Season.objects.filter(league__slug=slug, number=number).first() if number < 2**31 else None
    if season is None:
        raise Refused("unknown-season")
    return season


def _league(league: League) -> dict[str, Any]:
    seasons = [
        {name: getattr(season, name) for name in ("id", "number", "status", "entrants", "divisions")}
        for season in league.seasons.all()
    ]
    return {**{name: getattr(league, name) for name in ("slug", *NAMES)}, "seasons": seasons}
