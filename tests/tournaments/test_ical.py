"""Calendars, read by a strict little parser of RFC 5545."""

import re

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import opened, pair, person, play_out, with_entrants
from tournaments.ical import Happening, folded, to_text
from tournaments.models import Tournament

NAME = re.compile(r"[A-Z-]+")
MOMENT = re.compile(r"\d{8}T\d{6}Z")
ESCAPED = re.compile(r"\\(.)")
ONCE = {"UID", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "SEQUENCE", "LAST-MODIFIED", "URL", "TRANSP"}
Event = dict[str, str]


def parse(octets: bytes) -> tuple[Event, list[Event]]:
    """Read a calendar: its properties and its events; whatever RFC 5545 forbids is an error."""
    assert octets.endswith(b"\r\n")
    lines = octets[:-2].split(b"\r\n")
    unfolded: list[str] = []
    for part in lines:
        assert len(part) <= 75, part
        assert not re.search(rb"[\x00-\x08\x0a-\x1f\x7f]", part), part
        if part.startswith(b" "):
            unfolded[-1] += part[1:].decode()  # each part for itself: no character is cut
        else:
            unfolded.append(part.decode())
    assert (unfolded[0], unfolded[-1]) == ("BEGIN:VCALENDAR", "END:VCALENDAR")
    head: Event = {}
    events: list[Event] = []
    into = head
    for line in unfolded[1:-1]:
        name, _, value = line.partition(":")
        assert NAME.fullmatch(name), line
        if line == "BEGIN:VEVENT":
            into = {}
        elif line == "END:VEVENT":
            assert into.keys() == ONCE
            assert all(MOMENT.fullmatch(into[one]) for one in ("DTSTAMP", "DTSTART", "DTEND", "LAST-MODIFIED"))
            assert into["DTSTART"] < into["DTEND"]
            events.append(into)
            into = head
        else:
            assert name not in into, line
            into[name] = text(value) if name in ("SUMMARY", "NAME", "X-WR-CALNAME") else value
    assert {"VERSION", "PRODID"} <= head.keys()
    assert len({event["UID"] for event in events}) == len(events)
    return head, events


def text(value: str) -> str:
    """Read a TEXT value."""
    bare = ESCAPED.sub("", value)
    assert not set(bare) & set("\\;,"), value
    return ESCAPED.sub(lambda found: {"n": "\n", "N": "\n"}.get(found[1], found[1]), value)


@pytest.mark.parametrize(
    ("title", "read"),
    [
        ("Spring Cup", "Spring Cup"),
        ("a, b; c\\d", "a, b; c\\d"),
        ("two\nlines", "two\nlines"),
        ("two\r\nlines", "two\nlines"),
        ("bare\rEND:VEVENT", "bare\nEND:VEVENT"),
        ("bell\x07 and \x00 and \x1b", "bell and  and "),
        ("ends with\\", "ends with\\"),
        ("é" * 200, "é" * 200),
        ("🪨" * 60, "🪨" * 60),
        ("x" * 300, "x" * 300),
    ],
)
def test_every_title_comes_through(title: str, read: str) -> None:
    happening = Happening("1@cairn", 10**15, 2 * 10**15, 10**15, 3, title, "https://cairn.example/")
    head, (event,) = parse(to_text(title, [happening]).encode())
    assert (head["NAME"], event["SUMMARY"], event["SEQUENCE"]) == (read, read, "3")


@pytest.mark.parametrize("mark", ["x", "é", "€", "🪨"])
@pytest.mark.parametrize("offset", range(5))
def test_lines_are_folded_by_octets_and_never_within_a_character(mark: str, offset: int) -> None:
    line = "a" * offset + mark * 200
    parts = list(folded(line))
    assert all(len(part.encode()) <= 75 for part in parts)
    assert parts[0] + "".join(part[1:] for part in parts[1:]) == line
    assert all(len(part.encode()) > 75 - len(mark.encode()) for part in parts[:-1])


@pytest.fixture
def cup(db: None) -> tuple[Tournament, Player, list[Player]]:
    """Pair a round of an unlisted tournament and one of a listed tournament."""
    cup, owner, players = with_entrants(4, window_hours=48, listed=False)
    pair(cup, owner)
    return cup, owner, players


def signed_in(player: Player) -> Client:
    """Give a browser in which somebody is signed in."""
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def address_of(player: Player) -> str:
    """Find the private address of a player's calendar on his account page."""
    page = signed_in(player).get("/account/").content.decode()
    found = re.search(r'value="http://testserver(/calendar/[^"]+)"', page)
    assert found
    return found[1]


def test_the_private_address_shows_unlisted_tables_until_it_is_renewed(
    cup: tuple[Tournament, Player, list[Player]],
) -> None:
    _, _, players = cup
    public = Client().get(f"/players/{players[0].name}/calendar.ics")
    assert parse(public.content)[1] == []
    address = address_of(players[0])
    private = Client().get(address)
    assert private["Content-Type"] == "text/calendar; charset=utf-8"
    (event,) = parse(private.content)[1]
    assert event["SUMMARY"] == "Spring Cup, round 1, table 1"
    assert event["URL"] == f"http://testserver/tournaments/{cup[0].slug}/rounds/1/tables/1/"
    signed_in(players[0]).post("/account/calendar/")
    assert Client().get(address).status_code == 404
    assert Client().get(address_of(players[0])).status_code == 200


@pytest.mark.django_db
@pytest.mark.parametrize("key", ["x", "x:y", "WyJ4Il0:abc", "é:é"])
def test_a_key_that_nobody_signed_opens_nothing(key: str) -> None:
    assert Client().get(f"/calendar/{key}.ics").status_code == 404


def test_a_change_is_told_by_sequence_and_time(cup: tuple[Tournament, Player, list[Player]]) -> None:
    tournament, owner, players = cup
    address = address_of(players[0])
    (before,) = parse(Client().get(address).content)[1]
    play_out(tournament, owner)
    (after,) = parse(Client().get(address).content)[1]
    assert int(after["SEQUENCE"]) > int(before["SEQUENCE"])
    assert after["DTSTAMP"] == after["LAST-MODIFIED"] >= before["LAST-MODIFIED"]
    assert after["UID"] == before["UID"]


def test_a_tournament_has_a_calendar_of_its_rounds(cup: tuple[Tournament, Player, list[Player]]) -> None:
    tournament, owner, players = cup
    address = f"/tournaments/{tournament.slug}/calendar.ics"
    play_out(tournament, owner)
    pair(tournament, owner)
    head, events = parse(signed_in(players[0]).get(address).content)
    assert head["NAME"] == "Spring Cup"
    assert [event["SUMMARY"] for event in events] == ["Spring Cup, round 1", "Spring Cup, round 2"]
    assert Client().get(address).status_code == 404
    assert signed_in(owner).get("/tournaments/nowhere/calendar.ics").status_code == 404


@pytest.mark.django_db
def test_a_tournament_without_windows_has_an_empty_calendar() -> None:
    tournament = opened(person("owner"))
    assert parse(Client().get(f"/tournaments/{tournament.slug}/calendar.ics").content)[1] == []
