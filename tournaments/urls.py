"""Addresses of the pages of competitions."""

from django.urls import path

from tournaments.views import (
    actions,
    calendar,
    compare,
    leagues,
    lists,
    live,
    new_league,
    opening,
    players,
    rounds,
    settings,
    tournament,
)

urlpatterns = [
    path("leagues/", leagues.leagues, name="leagues"),
    path("leagues/new/", new_league.new_league, name="new-league"),
    path("leagues/<slug:slug>/", leagues.league, name="league"),
    path("leagues/<slug:slug>/do/<slug:action>/", leagues.do, name="league-do"),
    path("leagues/<slug:slug>/settings/", leagues.settings, name="league-settings"),
    path("leagues/<slug:slug>/<int:number>/", leagues.league, name="season"),
    path("leagues/<slug:slug>/<int:number>/log/", leagues.season_log, name="season-log"),
    path("leagues/<slug:slug>/<int:number>/stream/<int:page>/", live.season_stream, name="season-stream"),
    path("tournaments/", lists.tournaments, name="tournaments"),
    path("tournaments/new/", opening.new_tournament, name="new-tournament"),
    path("tournaments/<slug:slug>/", tournament.standings, name="tournament"),
    path("tournaments/<slug:slug>/rounds/<int:number>/", rounds.one_round, name="round"),
    path("tournaments/<slug:slug>/rounds/<int:number>/tables/<int:table>/", rounds.one_table, name="table"),
    path("tournaments/<slug:slug>/stream/", live.tournament_stream, name="tournament-stream"),
    path("tournaments/<slug:slug>/calendar.ics", calendar.tournament_calendar, name="tournament-calendar"),
    path("tournaments/<slug:slug>/cross/", tournament.cross, name="cross"),
    path("tournaments/<slug:slug>/entrants/", tournament.entrants, name="entrants"),
    path("tournaments/<slug:slug>/log/", tournament.organisers_log, name="organisers-log"),
    path("tournaments/<slug:slug>/settings/", settings.settings, name="tournament-settings"),
    path("tournaments/<slug:slug>/copy/", lists.copy, name="copy-tournament"),
    path("tournaments/<slug:slug>/do/<slug:action>/", actions.do, name="do"),
    path("embed/tournaments/<slug:slug>/", tournament.embedded, name="embedded-standings"),
    path("calendar/<str:key>.ics", calendar.own_calendar, name="own-calendar"),
    path("compare/", compare.compare, name="compare"),
    path("players/", players.players, name="players"),
    path("players/<str:name>/", players.player, name="player"),
    path("players/<str:name>/calendar.ics", calendar.calendar, name="calendar"),
]
