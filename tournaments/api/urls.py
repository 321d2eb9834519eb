"""Addresses of competitions under /api/v1/."""

from django.urls import path

from tournaments.actions import ACTIONS
from tournaments.api import views
from tournaments.api.actions import action_view
from tournaments.api.ratings import RatingHistory, RatingsView

TOURNAMENT = "tournaments/<str:name>/"
urlpatterns = [
    path("ratings/", RatingsView.as_view(), name="api-ratings"),
    path("players/<str:name>/rating-history/", RatingHistory.as_view(), name="api-rating-history"),
    path("games/<slug:game>/seats/", views.Seats.as_view(), name="api-seats"),
    path("leagues/", views.Leagues.as_view(), name="api-leagues"),
    path("leagues/<slug:slug>/<int:number>/", views.OneSeason.as_view(), name="api-season"),
    path("leagues/<slug:slug>/<slug:action>/", views.LeagueAction.as_view(), name="api-league-action"),
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
