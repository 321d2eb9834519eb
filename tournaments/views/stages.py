"""The stages of a knockout or of groups and a final."""

from django.http import Http404, HttpRequest, HttpResponse

from tournaments.selectors.stages import STAGED, stages_of
from tournaments.views.pages import found, page


def stages(request: HttpRequest, slug: str) -> HttpResponse:
    """Show who goes on from where, and why."""
    tournament = found(request, slug)
    if tournament.progress.format not in STAGED:
        raise Http404
    return page(request, "stages", tournament, stages=stages_of(tournament.id))
