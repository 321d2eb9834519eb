"""A calendar as text: RFC 5545, with its name as RFC 7986 has it."""

from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import NamedTuple

WIDEST = 75
"""Octets of a line, without its end (section 3.1)."""
BREAKS = {"\n": "\\n", "\\": "\\\\", ";": "\\;", ",": "\\,", "\t": "\t"}


class Happening(NamedTuple):
    """Something in a calendar; times are whole microseconds since 1970, `sequence` grows with each change."""

    uid: str
    starts: int
    ends: int
    changed: int
    sequence: int
    summary: str
    url: str


def to_text(name: str, happenings: Iterable[Happening]) -> str:
    """Write a calendar."""
    lines = ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Cairn//Tournaments//EN"]
    lines += [f"NAME:{escaped(name)}", f"X-WR-CALNAME:{escaped(name)}"]
    for one in happenings:
        lines += _lines(one)
    lines.append("END:VCALENDAR")
    return "".join(f"{part}\r\n" for line in lines for part in folded(line))


def _lines(one: Happening) -> list[str]:
    """Write an event: a window in which one may play keeps nobody busy."""
    return [
        "BEGIN:VEVENT",
        f"UID:{one.uid}",
        f"DTSTAMP:{_moment(one.changed)}",
        f"LAST-MODIFIED:{_moment(one.changed)}",
        f"SEQUENCE:{one.sequence}",
        f"DTSTART:{_moment(one.starts)}",
        f"DTEND:{_moment(one.ends)}",
        "TRANSP:TRANSPARENT",
        f"SUMMARY:{escaped(one.summary)}",
        f"URL:{one.url}",
        "END:VEVENT",
    ]


def escaped(words: str) -> str:
    """Escape what has a meaning in a calendar (section 3.3.11); what cannot stand in a text is left out."""
    plain = words.replace("\r\n", "\n").replace("\r", "\n")
    return "".join(BREAKS.get(mark, mark if mark.isprintable() else "") for mark in plain)


def folded(line: str) -> Iterator[str]:
    """Break a line into parts of at most 75 octets, never within a character; all but the first begin with a space."""
    octets, first = line.encode(), True
    while octets:
        cut = min(len(octets), WIDEST if first else WIDEST - 1)
        while cut < len(octets) and octets[cut] & 0xC0 == 0x80:  # this octet goes on with a character
            cut -= 1
        yield ("" if first else " ") + octets[:cut].decode()
        octets, first = octets[cut:], False


def _moment(at: int) -> str:
    return datetime.fromtimestamp(at // 1_000_000, UTC).strftime("%Y%m%dT%H%M%SZ")
