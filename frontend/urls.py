"""Addresses of pages that belong to no app below."""

from django.urls import path

from frontend.views.games import game, games
from frontend.views.home import home
from frontend.views.theme import choose_theme

urlpatterns = [
    path("", home, name="home"),
    path("games/", games, name="games"),
    path("games/<slug:slug>/", game, name="game"),
    path("theme/", choose_theme, name="theme"),
]
