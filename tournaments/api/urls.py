"""Addresses of competitions under /api/v1/."""

from django.urls import path

from tournaments.actions import ACTIONS
from tournaments.api import files, leagues, organisation, views
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
    path(TOURNAMENT + "standings.csv", files.StandingsFile.as_view(), name="api-standings-csv"),
    path(TOURNAMENT + "cross/", views.CrossTable.as_view(), name="api-cross"),
    path(TOURNAMENT + "cross.csv", files.CrossFile.as_view(), name="api-cross-csv"),
    path(TOURNAMENT + "entrants/", views.Entrants.as_view(), name="api-entrants"),
    path(TOURNAMENT + "rounds/", organisation.Rounds.as_view(), name="api-rounds"),
    path(TOURNAMENT + "rounds/<int:round_>/pairings.csv", files.PairingsFile.as_view(), name="api-pairings-csv"),
    path(TOURNAMENT + "webhooks/", organisation.Webhooks.as_view(), name="api-webhooks"),
    path(TOURNAMENT + "penalties/", organisation.Penalties.as_view(), name="api-penalties"),
    path(TOURNAMENT + "forbidden-pairs/", organisation.ForbiddenPairs.as_view(), name="api-forbidden-pairs"),
    path(TOURNAMENT + "roles/", organisation.Roles.as_view(), name="api-roles"),
    path(TOURNAMENT + "invitations/", organisation.Invitations.as_view(), name="api-invitations"),
    path(TOURNAMENT + "proposals/", organisation.Proposals.as_view(), name="api-proposals"),
    path(TOURNAMENT + "published/", organisation.Publications.as_view(), name="api-published"),
    path(TOURNAMENT + "published/<int:event>/", organisation.OnePublication.as_view(), name="api-one-published"),
    path(TOURNAMENT + "corrections/", organisation.Corrections.as_view(), name="api-corrections"),
    path(TOURNAMENT + "rounds/<int:round_>/", views.OneRound.as_view(), name="api-round"),
    path(TOURNAMENT + "rounds/<int:round_>/tables/<int:table>/why/", views.WhyTable.as_view(), name="api-why"),
    path(TOURNAMENT + "log/", views.Log.as_view(), name="api-log"),
    *(path(f"{TOURNAMENT}{action}/", action_view(action).as_view(), name=f"api-{action}") for action in ACTIONS),
]
