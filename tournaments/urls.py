"""Addresses of the pages of competitions."""

from django.urls import path

from tournaments.views import (
    actions,
    calendar,
    compare,
    entrants,
    leagues,
    lists,
    live,
    opening,
    players,
    rounds,
    settings,
    stages,
    standings,
    tournament,
)

urlpatterns = [
    path("leagues/", leagues.leagues, name="leagues"),
    path("leagues/new/", leagues.new_league, name="new-league"),
    path("leagues/<slug:slug>/", leagues.league, name="league"),
    path("leagues/<slug:slug>/do/<slug:action>/", leagues.do, name="league-do"),
    path("leagues/<slug:slug>/<int:number>/", leagues.league, name="season"),
    path("leagues/<slug:slug>/<int:number>/stream/<int:page>/", live.season_stream, name="season-stream"),
    path("tournaments/", lists.tournaments, name="tournaments"),
    path("tournaments/new/", opening.new_tournament, name="new-tournament"),
    path("tournaments/<slug:slug>/", standings.standings, name="tournament"),
    path("tournaments/<slug:slug>/published/<int:event>/", standings.published, name="published"),
    path("tournaments/<slug:slug>/rounds/<int:number>/", rounds.one_round, name="round"),
    path("tournaments/<slug:slug>/rounds/<int:number>/tables/<int:table>/", rounds.one_table, name="table"),
    path("tournaments/<slug:slug>/stream/", live.tournament_stream, name="tournament-stream"),
    path("tournaments/<slug:slug>/stages/", stages.stages, name="stages"),
    path("tournaments/<slug:slug>/cross/", tournament.cross, name="cross"),
    path("tournaments/<slug:slug>/entrants/", entrants.entrants, name="entrants"),
    path("tournaments/<slug:slug>/entrants/<int:number>/", entrants.entrant, name="entrant"),
    path("tournaments/<slug:slug>/log/", tournament.organisers_log, name="organisers-log"),
    path("tournaments/<slug:slug>/settings/", settings.settings, name="tournament-settings"),
    path("tournaments/<slug:slug>/copy/", lists.copy, name="copy-tournament"),
    path("tournaments/<slug:slug>/do/<slug:action>/", actions.do, name="do"),
    path("embed/tournaments/<slug:slug>/", standings.embedded, name="embedded-standings"),
    path("compare/", compare.compare, name="compare"),
    path("players/", players.players, name="players"),
    path("players/<str:name>/", players.player, name="player"),
    path("players/<str:name>/calendar.ics", calendar.calendar, name="calendar"),
]
