"""Addresses of the pages of matches."""

from django.urls import path

from replays.live import stream
from replays.views import actions
from replays.views.lists import matches, own_matches
from replays.views.match import match
from replays.views.new_match import claim, new_match

urlpatterns = [
    path("matches/", matches, name="matches"),
    path("matches/new/", new_match, name="new-match"),
    path("matches/<uuid:match>/", match, name="match"),
    path("matches/<uuid:match>/stream/", stream, name="match-stream"),
    path("matches/<uuid:match>/move/", actions.move, name="move"),
    path("matches/<uuid:match>/undo/", actions.undo, name="undo"),
    path("matches/<uuid:match>/resign/", actions.resign, name="resign"),
    path("matches/<uuid:match>/hand-over/", actions.hand_over, name="hand-over"),
    path("matches/<uuid:match>/claim/<str:claim>/", claim, name="claim"),
    path("account/matches/", own_matches, name="own-matches"),
]
