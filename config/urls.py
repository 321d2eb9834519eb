"""All addresses; each app keeps its own."""

from django.urls import URLPattern, URLResolver, include, path
from drf_spectacular.views import SpectacularSwaggerSplitView

urlpatterns: list[URLPattern | URLResolver] = [
    path("", include("frontend.urls")),
    path("", include("replays.urls")),
    path("account/", include("accounts.urls")),
    path("api/v1/", include("replays.api.urls")),
    path("api/v1/docs/", SpectacularSwaggerSplitView.as_view(url_name="schema"), name="api-docs"),
]
