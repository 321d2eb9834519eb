"""All addresses; each app keeps its own."""

from django.urls import URLPattern, URLResolver, include, path, re_path

from replays.api.base import Nowhere

handler400 = "frontend.views.errors.bad_request"
urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("frontend.urls")),
    path("", include("replays.urls")),
    path("", include("tournaments.urls")),
    path("account/", include("accounts.urls")),
    path("api/v1/", include("replays.api.urls")),
    path("api/v1/", include("tournaments.api.urls")),
    re_path("^api/v1/", Nowhere.as_view()),  # the last: problems are JSON there, wherever one goes astray
]
