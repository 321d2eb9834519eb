"""Addresses under /api/v1/."""

from django.urls import path
from django.views.generic import RedirectView
from drf_spectacular.views import SpectacularAPIView

from accounts import api as accounts
from replays.api import files, games, matches, play
from replays.api.reference import reference

urlpatterns = [
    path("", RedirectView.as_view(pattern_name="api-docs")),
    path("docs/", reference, name="api-docs"),
    path("schema/", SpectacularAPIView.as_view(), name="schema"),
    path("me/", accounts.Me.as_view(), name="api-me"),
    path("tokens/", accounts.Tokens.as_view(), name="api-tokens"),
    path("tokens/<uuid:token>/", accounts.OneToken.as_view(), name="api-token"),
    path("games/", games.Games.as_view(), name="api-games"),
    path("games/<slug:game>/", games.OneGame.as_view(), name="api-game"),
    path("games/<slug:game>/editions/<slug:edition>/", games.OneEdition.as_view(), name="api-edition"),
    path("bots/", games.BotNames.as_view(), name="api-bots"),
    path("matches/", matches.Matches.as_view(), name="api-matches"),
    path("matches/import/", files.Import.as_view(), name="api-import"),
    path("matches/<uuid:match_id>/", matches.OneMatch.as_view(), name="api-match"),
    path("matches/<uuid:match_id>/claim/", matches.ClaimSeat.as_view(), name="api-claim"),
    path("matches/<uuid:match_id>/view/", matches.TableView.as_view(), name="api-view"),
    path("matches/<uuid:match_id>/moves/", play.Moves.as_view(), name="api-moves"),
    path("matches/<uuid:match_id>/undo/", play.Undoing.as_view(), name="api-undo"),
    path("matches/<uuid:match_id>/resign/", play.Resigning.as_view(), name="api-resign"),
    path("matches/<uuid:match_id>/hand-to-bot/", play.HandingOver.as_view(), name="api-hand-to-bot"),
    path("matches/<uuid:match_id>/events/", matches.Events.as_view(), name="api-events"),
    path("matches/<uuid:match_id>/timeline/", matches.TimelineView.as_view(), name="api-timeline"),
    path("matches/<uuid:match_id>/export/", files.Export.as_view(), name="api-export"),
]
