"""The match page: live play and replay in one."""

from typing import Any
from uuid import UUID, uuid4

import msgspec
from django.contrib import messages
from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import redirect, render
from django.template.loader import select_template

from accounts.models import Player
from games.bots.registry import bot_names
from games.registry import engine
from replays.models import Match
from replays.panels import Names, panels_of
from replays.play.errors import NoPermission, SecretUntilTheEnd, UnknownMatch, UnknownViewer
from replays.positions import latest, position_of
from replays.selectors.log_lines import log_lines
from replays.selectors.matches import match_for
from replays.selectors.players import names_at
from replays.selectors.table import question_for, table_for
from replays.tell import Line, words_for
from replays.viewers import Viewer, viewer_for, viewers_for
from replays.views.choices import groups_of
from replays.views.people import Sitter, sitters_of
from replays.views.turns import since_last_turn, turns_of


def match(request: HttpRequest, match: UUID) -> HttpResponse:
    """Show a match after a step, as a viewer may see it; without a step, as it stands now."""
    player = request.user if isinstance(request.user, Player) else None
    try:
        found = match_for(player, match)
    except (UnknownMatch, NoPermission):
        raise Http404 from None
    if found.status == "open":
        return render(request, "matches/open.html", _about(found, player))
    try:
        viewer = viewer_for(player, found, request.GET.get("viewer"))
    except UnknownViewer:
        raise Http404 from None
    except SecretUntilTheEnd as secret:
        messages.warning(request, secret.words)
        return redirect("match", match)
    lines = log_lines(found, viewer)
    step = _step_asked_for(request.GET.get("step", ""), lines)
    return render(request, "matches/match.html", _page(found, player, viewer, lines, step))


def _about(found: Match, player: Player | None) -> dict[str, Any]:
    return {
        "match": found,
        "engine": engine(found.game),
        "own_seat": found.seat_of(player),
        "is_opener": player is not None and found.opener == player.actor,
        "sitters": sitters_of(found, names_at([found])),
    }


def _page(found: Match, player: Player | None, viewer: Viewer, lines: list[Line], step: int) -> dict[str, Any]:
    last = lines[-1].step
    following = step == last
    table = table_for(found, viewer, None if following else step)
    question = question_for(found, player)
    names = names_for(found)
    about = _about(found, player)
    sitters = _sitters_at(found, step) if not following and found.is_over else about["sitters"]
    return about | {
        "viewer": viewer.name,
        "viewers": _viewer_choices(viewers_for(player, found), about["sitters"]),
        "sitters": sitters,
        "to_move": sitters[question.to_move] if question.to_move is not None else None,
        "step": step,
        "last": last,
        "version": f"{step}/{last} {viewer.name}",  # parts of the page with the same version show the same
        "following": following,
        "stops": _stops(lines, step),
        "turns": turns_of(lines, step),
        "since": since_last_turn(lines, about["own_seat"]),
        "question": question,
        "groups": groups_of(question.choices, names),
        "move_id": uuid4(),
        "bots": bot_names(),
        "result": about["sitters"],
        "winners": _winners(about["sitters"]),
        "sheet": _score_sheet(found) if found.status == "finished" else None,
        "panels": panels_of(msgspec.to_builtins(table.view), names),
        "view": table.view,
        "board": select_template([f"boards/{found.game}.html", "boards/generic.html"]),
        "names": msgspec.to_builtins(names),
        "player_names": [sitter.name for sitter in sitters],
    }


def names_for(found: Match) -> Names:
    """Collect the names that a match's views are shown with."""
    words = words_for(latest(found.id).course.opened)
    about = words.sections.get("panel", {})
    labels = words.sections.get("view", {})
    return Names(words.names, labels, about.get("left-out", "").split(), about.get("seats", "").split())


def _step_asked_for(asked: str, lines: list[Line]) -> int:
    """Find the last step that stands, up to the one asked for."""
    wanted = int(asked) if asked.isdecimal() and len(asked) < 10 else lines[-1].step
    return max((line.step for line in lines if line.step <= wanted), default=0)


def _stops(lines: list[Line], step: int) -> dict[str, int | None]:
    """Say where the buttons lead: one step or one turn back or on."""
    at = next(index for index, line in enumerate(lines) if line.step == step)
    turn = lines[at].turn
    earlier = [line.step for line in lines[:at] if line.turn < turn]
    later = [line for line in lines[at + 1 :] if line.turn > turn]
    return {
        "number": at,
        "count": len(lines) - 1,
        "back": lines[at - 1].step if at else None,
        "on": lines[at + 1].step if at + 1 < len(lines) else None,
        "turn_back": earlier[-1] if earlier else (0 if at else None),
        "turn_on": later[0].step if later else (lines[-1].step if at + 1 < len(lines) else None),
    }


def _viewer_choices(allowed: list[str], sitters: list[Sitter]) -> list[tuple[str, str]]:
    words = {"public": "The public", "all": "Everything"}
    return [(name, words.get(name) or sitters[int(name)].name) for name in allowed]


def _sitters_at(found: Match, step: int) -> list[Sitter]:
    position = position_of(found.id, step)
    totals = [sheet.total for sheet in position.engine.score(position.state) if sheet.seat is not None]
    decision = position.decision
    shown = sitters_of(found, names_at([found]), totals)
    for sitter in shown:
        sitter.to_move = decision is not None and decision.seat == sitter.seat
    return shown


def _winners(sitters: list[Sitter]) -> str:
    won = [sitter.name for sitter in sitters if sitter.place == 1]
    return f"{won[0]} won" if len(won) == 1 else f"{' and '.join(won)} share the win"


def _score_sheet(found: Match) -> list[tuple[str, list[int]]]:
    """Lay out where the points came from: a line for each source, a number for each seat."""
    course = latest(found.id).course
    sheets = sorted((one for one in course.scores if one.seat is not None), key=lambda one: one.seat or 0)
    words = words_for(course.opened).sections.get("part", {})
    sources = dict.fromkeys(source for sheet in sheets for source in sheet.parts)
    return [
        (words.get(source) or source.replace("_", " "), [sheet.parts.get(source, 0) for sheet in sheets])
        for source in sources
    ]
