"""Tournaments: list, open, look, and every action."""

from typing import Any

import msgspec
from drf_spectacular.utils import OpenApiParameter, extend_schema
from rest_framework.pagination import LimitOffsetPagination
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.policy import may
from games.registry import engine
from replays.api.base import caller_of, parsed, player_of
from tournaments.actions import ACTIONS
from tournaments.api import shapes
from tournaments.api.answers import described, round_answer, settings_in
from tournaments.api.base import View
from tournaments.api.organisation import Part
from tournaments.refusals import Refused
from tournaments.selectors.cross import cross_of
from tournaments.selectors.entrants import entrants_page
from tournaments.selectors.rounds import round_of, why_table
from tournaments.selectors.seats import seats_of
from tournaments.selectors.standings import standings_of
from tournaments.selectors.tournaments import tournament_for, tournaments_for
from tournaments.services.open_tournament import copy_tournament, open_tournament
from tournaments.streams import competition
from tournaments.tell import told


class Pages(LimitOffsetPagination):
    """Pages of tournaments."""

    default_limit = 30
    max_limit = 100


class Tournaments(View):
    """All tournaments that you may see listed."""

    @extend_schema(
        parameters=[shapes.TournamentFilters, OpenApiParameter("limit", int), OpenApiParameter("offset", int)],
        responses=shapes.TournamentPage,
        operation_id="list_tournaments",
    )
    def get(self, request: Request) -> Response:
        """List tournaments, those that changed last first."""
        asked = parsed(shapes.TournamentFilters, request.query_params)
        found = tournaments_for(caller_of(request)).filter(
            **{f"progress__{key}": value for key, value in asked.items()}
        )
        pages = Pages()
        page = pages.paginate_queryset(found, request, view=self) or []
        results = [described(tournament) for tournament in page]
        return Response({"next": pages.get_next_link(), "previous": pages.get_previous_link(), "results": results})

    @extend_schema(
        request=shapes.NewTournament, responses={201: shapes.TournamentShape}, operation_id="open_tournament"
    )
    def post(self, request: Request) -> Response:
        """Open a tournament, or copy a former one with all its settings."""
        player, asked = player_of(request), parsed(shapes.NewTournament, request.data)
        if "copy_of" in asked:
            former = tournament_for(player, asked["copy_of"])
            if not may(player, "copy-tournament", former):
                raise Refused("no-permission")
            made = copy_tournament(by=player.actor, tournament=former.id, title=asked["title"])
        else:
            if not may(player, "open-tournament"):
                raise Refused("no-permission")
            settings = settings_in(asked.get("settings", {}))
            made = open_tournament(by=player.actor, title=asked["title"], about=asked["about"], settings=settings)
        return Response(described(made), 201)


class OneTournament(View):
    """One tournament."""

    @extend_schema(responses=shapes.OneTournamentShape, operation_id="get_tournament")
    def get(self, request: Request, name: str) -> Response:
        """Describe a tournament: how far it is, how it is run, and what you may do to it."""
        player, tournament = caller_of(request), tournament_for(caller_of(request), name)
        settings = msgspec.to_builtins(competition(tournament.id)[0].settings)
        actions = [action for action in ACTIONS if may(player, action, tournament)]
        return Response({**described(tournament), "settings": settings, "actions": actions})


class StandingsView(View):
    """The standings."""

    @extend_schema(parameters=[shapes.AsOf], responses=shapes.StandingsShape, operation_id="get_standings")
    def get(self, request: Request, name: str) -> Response:
        """Rank the entrants, now or as of any round or event; each line says what decided it."""
        asked = parsed(shapes.AsOf, request.query_params)
        found = standings_of(tournament_for(caller_of(request), name), **asked)
        return Response({**found._asdict(), "rows": [row._asdict() for row in found.rows]})


class CrossTable(View):
    """Who met whom."""

    @extend_schema(parameters=[shapes.CrossPart], responses=shapes.CrossShape, operation_id="get_cross_table")
    def get(self, request: Request, name: str) -> Response:
        """Set some entrants, best first, against some others: how often they met and how it ended."""
        asked = parsed(shapes.CrossPart, request.query_params)
        found = cross_of(tournament_for(caller_of(request), name), **asked)
        rows = [{**row.head._asdict(), "cells": [cell and cell._asdict() for cell in row.cells]} for row in found.rows]
        return Response({"total": found.total, "columns": [head._asdict() for head in found.columns], "rows": rows})


class Entrants(View):
    """The entrants."""

    @extend_schema(parameters=[Part], responses=shapes.EntrantShape(many=True), operation_id="list_entrants")
    def get(self, request: Request, name: str) -> Response:
        """List who takes part, waits, pauses or has left."""
        asked, tournament = parsed(Part, request.query_params), tournament_for(caller_of(request), name)
        found = entrants_page(tournament.id, asked["start"], asked["count"])
        return Response([row._asdict() for row in found.lines])


class OneRound(View):
    """One round."""

    @extend_schema(parameters=[Part], responses=shapes.RoundShape, operation_id="get_round")
    def get(self, request: Request, name: str, round_: int) -> Response:
        """Tell who sits where, and how each table ended; `start` and `count` choose among the tables."""
        asked = parsed(Part, request.query_params)
        found = round_of(tournament_for(caller_of(request), name).id, round_)
        tables = found.tables[asked["start"] : asked["start"] + asked["count"]]
        return Response(round_answer(found._replace(tables=tables)))


class WhyTable(View):
    """Why a table is what it is."""

    @extend_schema(responses={200: dict[str, Any]}, operation_id="explain_table")
    def get(self, request: Request, name: str, round_: int, table: int) -> Response:
        """Give the facts behind a table that was searched; nothing where a schedule made it."""
        reasons = why_table(tournament_for(caller_of(request), name).id, round_, table)
        return Response(msgspec.to_builtins(reasons._asdict()) if reasons else {})


class Log(View):
    """The organiser's log."""

    @extend_schema(
        parameters=[shapes.LogFilters], responses=shapes.DecisionShape(many=True), operation_id="get_organisers_log"
    )
    def get(self, request: Request, name: str) -> Response:
        """Tell what was decided, by whom, when and why."""
        asked, tournament = parsed(shapes.LogFilters, request.query_params), tournament_for(caller_of(request), name)
        if not may(caller_of(request), "see-organisers-log", tournament):
            raise Refused("no-permission")
        return Response([line._asdict() for line in told(tournament.id, **asked)])


class Seats(View):
    """How the seats of a game fare."""

    @extend_schema(responses=shapes.SeatAdvantage(many=True), operation_id="get_seat_advantage")
    def get(self, request: Request, game: str) -> Response:
        """Tell how often each seat wins, by table size, with a 95 % interval, from the newest matches."""
        rows = seats_of(engine(game).slug)
        return Response([{**row._asdict(), "share": row.share._asdict()} for row in rows])
