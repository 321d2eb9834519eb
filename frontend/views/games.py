"""The games: what is in each box, how sure each value is, and which options a match can have."""

from typing import Any, NamedTuple

from django.http import Http404, HttpRequest, HttpResponse
from django.shortcuts import render

from games.kit import editions
from games.kit.editions import ABOUT, CONFIDENCE
from games.kit.errors import GameError
from games.kit.words import Words, words_of
from games.registry import engine, engines
from tournaments.selectors.seats import LATEST, seats_of


class Choice(NamedTuple):
    """An option of a match and its values, the default first."""

    name: str
    values: list[str]


class Component(NamedTuple):
    """A kind of component: how many there are alike, and what is known of it."""

    name: str
    number: int
    about: str
    source: str
    confidence: str


class Table(NamedTuple):
    """Components of one sort."""

    title: str
    number: int
    rows: list[Component]


def games(request: HttpRequest) -> HttpResponse:
    """List the games."""
    return render(request, "games/list.html", {"engines": engines()})


def game(request: HttpRequest, slug: str) -> HttpResponse:
    """Show one game: its options, how its seats fare, and what is in the box."""
    try:
        chosen = engine(slug)
        edition = editions.find(slug, request.GET.get("edition", "base"))
    except GameError:
        raise Http404 from None
    words = words_of(slug, edition.names)
    tables = [_table(name, rows, words) for name, rows in edition.data.items() if _is_table(rows)]
    choices = [Choice(words.name(name), [words.name(one) for one in each]) for name, each in chosen.choices.items()]
    shown = {"engine": chosen, "edition": edition, "editions": editions.shipped(slug), "tables": tables}
    return render(
        request,
        "games/game.html",
        {**shown, "choices": choices, "confidence": CONFIDENCE, "seats": seats_of(slug), "latest": LATEST},
    )


def _is_table(rows: Any) -> bool:
    return isinstance(rows, list) and bool(rows) and all(isinstance(row, dict) and "id" in row for row in rows)


def _table(name: str, rows: list[dict[str, Any]], words: Words) -> Table:
    alike: dict[tuple[str, ...], int] = {}
    for row in rows:
        said = row.get("text") or ", ".join(
            _said(key, value, words) for key, value in row.items() if key not in ABOUT and key != "id"
        )
        key = (words.name(row["id"]), said, row.get("source", ""), row.get("confidence", ""))
        alike[key] = alike.get(key, 0) + 1
    components = [Component(named, count, about, source, sure) for (named, about, source, sure), count in alike.items()]
    return Table(words.name(name), len(rows), components)


def _said(key: str, value: Any, words: Words) -> str:
    label = key.replace("_", " ")
    if isinstance(value, bool):
        return label if value else f"no {label}"
    if isinstance(value, dict):
        return f"{label}: " + " and ".join(_said(one, each, words) for one, each in value.items())
    if isinstance(value, list):
        return f"{label}: " + ", ".join(_plain(one, words) for one in value)
    return f"{label} {_plain(value, words)}"


def _plain(value: Any, words: Words) -> str:
    if isinstance(value, dict):
        return " and ".join(_said(one, each, words) for one, each in value.items())
    return words.name(value) if isinstance(value, str) else str(value)
