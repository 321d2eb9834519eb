"""Addresses of competitions under /api/v1/."""

from django.urls import path

from tournaments.actions import ACTIONS
from tournaments.api import leagues, views
from tournaments.api.actions import action_view
from tournaments.api.ratings import RatingHistory, RatingsView
from tournaments.league_actions import LEAGUE_ACTIONS

LEAGUE, SEASON = "leagues/<slug:slug>/", "leagues/<slug:slug>/<int:number>/"
TOURNAMENT = "tournaments/<str:name>/"
urlpatterns = [
    path("ratings/", RatingsView.as_view(), name="api-ratings"),
    path("players/<str:name>/rating-history/", RatingHistory.as_view(), name="api-rating-history"),
    path("games/<slug:game>/seats/", views.Seats.as_view(), name="api-seats"),
    path("leagues/", leagues.Leagues.as_view(), name="api-leagues"),
    path(LEAGUE, leagues.OneLeague.as_view(), name="api-league"),
    path(SEASON, leagues.OneSeason.as_view(), name="api-season"),
    path(SEASON + "registrations/", leagues.Registrations.as_view(), name="api-registrations"),
    path(SEASON + "moves/", leagues.Moves.as_view(), name="api-moves"),
    path(SEASON + "log/", leagues.SeasonLog.as_view(), name="api-season-log"),
    *(
        path(f"{LEAGUE}{action}/", leagues.action_view(action).as_view(), name=f"api-league-{action}")
        for action in LEAGUE_ACTIONS
    ),
    path("tournaments/", views.Tournaments.as_view(), name="api-tournaments"),
    path(TOURNAMENT, views.OneTournament.as_view(), name="api-tournament"),
    path(TOURNAMENT + "standings/", views.StandingsView.as_view(), name="api-standings"),
    path(TOURNAMENT + "standings.csv", views.StandingsFile.as_view(), name="api-standings-csv"),
    path(TOURNAMENT + "cross/", views.CrossTable.as_view(), name="api-cross"),
    path(TOURNAMENT + "cross.csv", views.CrossFile.as_view(), name="api-cross-csv"),
    path(TOURNAMENT + "entrants/", views.Entrants.as_view(), name="api-entrants"),
    path(TOURNAMENT + "rounds/<int:round_>/", views.OneRound.as_view(), name="api-round"),
    path(TOURNAMENT + "rounds/<int:round_>/tables/<int:table>/why/", views.WhyTable.as_view(), name="api-why"),
    path(TOURNAMENT + "log/", views.Log.as_view(), name="api-log"),
    *(path(f"{TOURNAMENT}{action}/", action_view(action).as_view(), name=f"api-{action}") for action in ACTIONS),
]
