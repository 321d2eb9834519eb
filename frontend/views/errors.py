"""The page for what cannot be understood."""

from django.http import HttpRequest, HttpResponse, HttpResponseBadRequest
from django.template.loader import render_to_string


def bad_request(request: HttpRequest, exception: Exception) -> HttpResponse:  # noqa: ARG001 - so it is called
    """Say so. Django's own view reads the form again, and breaks where it is the form that cannot be read."""
    return HttpResponseBadRequest(render_to_string("400.html"))
