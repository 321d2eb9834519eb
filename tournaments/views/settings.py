"""How a tournament is run, and the forms to change it as long as it can be changed."""

from typing import Any

from django.http import HttpRequest, HttpResponse

from accounts.policy import may
from tournaments.change_form import ChangeForm
from tournaments.draws import tie_breaks_of
from tournaments.refusals import Refused
from tournaments.selectors.helpers import helpers_of
from tournaments.selectors.webhooks import webhooks_of
from tournaments.services.webhooks import SCOPES
from tournaments.setting_words import WORDS, value_words
from tournaments.settings import Settings
from tournaments.standings.scoring import CHOICE
from tournaments.state import Competition
from tournaments.streams import competition
from tournaments.tally import scale_of
from tournaments.views.pages import found, page
from tournaments.words import TIE_BREAKS

OWN_RULES = ("knockout",)
"""Forms whose tie rule is written and cannot be chosen."""


def settings(request: HttpRequest, slug: str, refused: Refused | None = None) -> HttpResponse:
    """Show how the tournament is run; after a refusal with what was typed."""
    tournament = found(request, slug)
    state, _ = competition(tournament.id)
    asked = request.POST if refused else None
    return page(
        request,
        "settings",
        tournament,
        refused=refused,
        settings=state.settings,
        word={name: value_words(name, getattr(state.settings, name)) for name in WORDS},
        scale=_scale(state.settings, asked or {}),
        form=_form(state, asked),
        named=asked if asked and "title" in asked else {"title": tournament.title, "about": tournament.about},
        is_open=not state.is_over,
        is_kept=state.status == "archived",
        ties=_ties(state),
        helpers=helpers_of(tournament),
        webhooks=webhooks_of(tournament) if may(request.user, "see-webhooks", tournament) else (),
        scopes=SCOPES,
        may_copy=may(request.user, "copy-tournament", tournament),
    )


def _form(state: Competition, asked: Any) -> ChangeForm:
    said = asked if asked and any(name.startswith("set-") for name in asked) else None
    form = ChangeForm(said, settings=state.settings, begun=bool(state.rounds), prefix="set")
    if said:
        form.full_clean()
    return form


def _scale(chosen: Settings, asked: Any) -> dict[int, list[tuple[int, object]]]:
    """Give the points of each place by table size, or what was typed for them."""
    return {
        size: [(place, asked.get(f"points-{size}-{place}", worth)) for place, worth in enumerate(points, 1)]
        for size, points in scale_of(chosen).items()
        if size <= chosen.table
    }


def _ties(state: Competition) -> dict[str, Any]:
    """List the tie-breaks in their order, and the others that could be chosen."""
    order = tie_breaks_of(state)
    chosen = [name for name in order if name in CHOICE]
    return {
        "order": [(name, TIE_BREAKS[name], number) for number, name in enumerate(order, 1)],
        "chosen": [(name, TIE_BREAKS[name], number) for number, name in enumerate(chosen, 1)],
        "others": [(name, TIE_BREAKS[name]) for name in CHOICE if name not in order],
        "numbers": range(1, len(CHOICE) + 1),
        "before": ",".join(chosen),
        "can_change": not state.is_over and state.settings.format not in OWN_RULES,
    }
