"""Addresses of the pages of competitions."""

from django.urls import path

from tournaments.views import actions, bots, calendar, compare, leagues, lists, live, players, tournament

urlpatterns = [
    path("leagues/", leagues.leagues, name="leagues"),
    path("leagues/new/", leagues.new_league, name="new-league"),
    path("leagues/<slug:slug>/", leagues.league, name="league"),
    path("leagues/<slug:slug>/do/<slug:action>/", leagues.do, name="league-do"),
    path("leagues/<slug:slug>/<int:number>/", leagues.league, name="season"),
    path("leagues/<slug:slug>/<int:number>/stream/<int:page>/", live.season_stream, name="season-stream"),
    path("tournaments/", lists.tournaments, name="tournaments"),
    path("tournaments/new/", lists.new_tournament, name="new-tournament"),
    path("tournaments/<slug:slug>/", tournament.standings, name="tournament"),
    path("tournaments/<slug:slug>/rounds/<int:number>/", tournament.one_round, name="round"),
    path("tournaments/<slug:slug>/rounds/<int:number>/tables/<int:table>/", tournament.one_table, name="table"),
    path("tournaments/<slug:slug>/stream/", live.tournament_stream, name="tournament-stream"),
    path("tournaments/<slug:slug>/calendar.ics", calendar.tournament_calendar, name="tournament-calendar"),
    path("tournaments/<slug:slug>/cross/", tournament.cross, name="cross"),
    path("tournaments/<slug:slug>/entrants/", tournament.entrants, name="entrants"),
    path("tournaments/<slug:slug>/log/", tournament.organisers_log, name="organisers-log"),
    path("tournaments/<slug:slug>/settings/", tournament.settings, name="tournament-settings"),
    path("tournaments/<slug:slug>/copy/", lists.copy, name="copy-tournament"),
    path("tournaments/<slug:slug>/do/<slug:action>/", actions.do, name="do"),
    path("embed/tournaments/<slug:slug>/", tournament.embedded, name="embedded-standings"),
    path("calendar/<str:key>.ics", calendar.own_calendar, name="own-calendar"),
    path("bots/", bots.bots, name="bots"),
    path("bots/guide/", bots.guide, name="bot-guide"),
    path("compare/", compare.compare, name="compare"),
    path("players/", players.players, name="players"),
    path("players/<str:name>/", players.player, name="player"),
    path("players/<str:name>/calendar.ics", calendar.calendar, name="calendar"),
]
