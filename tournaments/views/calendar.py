"""A player's tables as a calendar (RFC 5545): each round with a window is an event."""

from datetime import UTC, datetime

from django.http import HttpRequest, HttpResponse
from django.shortcuts import get_object_or_404

from accounts.models import Player
from tournaments.models import Seating

MOST = 200


def calendar(request: HttpRequest, name: str) -> HttpResponse:
    """Give the windows in which a player's tables of listed tournaments are played."""
    player = get_object_or_404(Player, name__iexact=name, is_active=True)
    rows = Seating.objects.filter(player=player.actor, ends__gt=0, tournament__progress__listed=True)
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cairn//Tournaments//EN", "NAME:Cairn"]
    for row in rows.select_related("tournament").order_by("-starts")[:MOST]:
        address = f"/tournaments/{row.tournament.slug}/rounds/{row.round}/tables/{row.table}/"
        lines += [
            "BEGIN:VEVENT",
            f"UID:{row.match}@cairn",
            f"DTSTAMP:{_moment(row.starts)}",
            f"DTSTART:{_moment(row.starts)}",
            f"DTEND:{_moment(row.ends)}",
            f"SUMMARY:{_text(row.tournament.title)}\\, round {row.round}\\, table {row.table}",
            f"URL:{request.build_absolute_uri(address)}",
            "END:VEVENT",
        ]
    lines.append("END:VCALENDAR")
    folded = [part for line in lines for part in _folded(line)]
    return HttpResponse("\r\n".join(folded) + "\r\n", content_type="text/calendar; charset=utf-8")


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at / 1_000_000, UTC).strftime("%Y%m%dT%H%M%SZ")


def _text(words: str) -> str:
    """Escape what has a meaning in a calendar."""
    return words.replace("\\", "\\\\").replace(";", "\\;").replace(",", "\\,").replace("\n", "\\n")


def _folded(line: str) -> list[str]:
    """Break a line that is longer than 75 characters."""
    return [line[:70], *(f" {line[start : start + 70]}" for start in range(70, len(line), 70))]
