"""Competitions as the API answers them."""

import csv
from collections.abc import Iterable, Sequence
from typing import Any

import msgspec
from django.http import HttpResponse

from tournaments.models import Progress, Tournament
from tournaments.refusals import Refused
from tournaments.selectors.rounds import RoundRow
from tournaments.settings import Settings

PLAIN = (
    *("status", "game", "format", "entry", "play", "round", "rounds", "entrants", "open_tables"),
    *("season", "division", "changed_at"),
)


def described(tournament: Tournament) -> dict[str, Any]:
    """Describe a tournament."""
    progress = Progress.objects.get(tournament=tournament)
    named = {"id": tournament.id, "slug": tournament.slug, "title": tournament.title, "about": tournament.about}
    return {**named, **{name: getattr(progress, name) for name in PLAIN}, "event": progress.seq}


def round_answer(row: RoundRow) -> dict[str, Any]:
    """Describe a round."""
    tables = [{**table._asdict(), "seats": [seat._asdict() for seat in table.seats]} for table in row.tables]
    return {**row._asdict(), "tables": tables}


def settings_in(data: Any) -> Settings:
    """Read settings as they were sent, or say what is wrong with them."""
    try:
        return msgspec.convert(data, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings", what=str(error)) from error


def csv_answer(head: Sequence[str], lines: Iterable[Sequence[object]]) -> HttpResponse:
    """Write a table as a file for spreadsheets; what could be taken for a formula is not."""
    answer = HttpResponse(content_type="text/csv; charset=utf-8")
    writer = csv.writer(answer)
    writer.writerow(head)
    writer.writerows([_harmless(cell) for cell in line] for line in lines)
    return answer


def _harmless(cell: object) -> object:
    return f"'{cell}" if isinstance(cell, str) and cell[:1] in ("=", "+", "@") else cell
