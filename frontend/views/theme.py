"""Choose light, dark, or what the device says; a cookie remembers it, with or without script."""

from django.http import HttpRequest, HttpResponse, HttpResponseRedirect
from django.utils.http import url_has_allowed_host_and_scheme
from django.views.decorators.http import require_POST

YEAR = 365 * 24 * 3600


@require_POST
def choose_theme(request: HttpRequest) -> HttpResponse:
    """Remember a theme and return to the page."""
    onward = request.POST.get("next", "/")
    safe = url_has_allowed_host_and_scheme(onward, {request.get_host()}, require_https=request.is_secure())
    response = HttpResponseRedirect(onward if safe else "/")
    theme = request.POST.get("theme")
    if theme in ("light", "dark"):
        response.set_cookie("theme", theme, max_age=YEAR, samesite="Lax", httponly=True, secure=request.is_secure())
    else:
        response.delete_cookie("theme", samesite="Lax")
    return response
