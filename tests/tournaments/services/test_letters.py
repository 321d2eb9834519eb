"""Who is mailed about what: once for each event, with a link that works, and only if he wants it."""

from email import message_from_bytes
from typing import Any

import pytest
from django.core import mail

from accounts.mail import one_line
from accounts.models import Player
from replays.jobs.lease import take
from replays.jobs.run import run
from replays.models import Job
from tests.tournaments.hall import in_order, opened, pair, person, play_out, state_of, with_entrants
from tournaments.models import Tournament
from tournaments.services.close_round import close_round, end_tournament
from tournaments.services.correct_result import correct_result
from tournaments.services.give_penalty import give_penalty
from tournaments.services.leave_tournament import expel_entrant, substitute_entrant, withdraw_entrant
from tournaments.services.notices import letters_after
from tournaments.services.own_entry import withdraw
from tournaments.services.publish_standings import publish_standings
from tournaments.services.record_result import confirm_result, record_result
from tournaments.services.register_entrant import admit_entrant, invite_player, register_entrant

pytestmark = pytest.mark.django_db


@pytest.fixture(autouse=True)
def here(settings: Any) -> None:
    """Say where the site is."""
    settings.SITE_URL = "https://cairn.example"


def post() -> list[tuple[str, str]]:
    """Do what is due by way of letters, and give subject and reader of each mail that this sent."""
    mail.outbox.clear()
    Job.objects.exclude(kind__in=("tell-event", "send-letter")).update(state="done")
    while job := take():
        run(job)
    assert not Job.objects.filter(kind__in=("tell-event", "send-letter")).exclude(state="done").exists()
    return [(str(one.subject), one.to[0].partition("@")[0]) for one in mail.outbox]


def cup_of(count: int, **settings: Any) -> tuple[Tournament, Player, list[Player]]:
    """Open a cup whose entrants all read mail."""
    cup, owner, players = with_entrants(count, **settings)
    for player in players:
        player.email = f"{player.name}@example.org"
        player.save()
    return cup, owner, players


def test_an_invitation_comes_by_mail_once_with_a_whole_address() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    for _ in range(2):
        invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    assert post() == [("You are invited to Spring Cup", "ada")]
    (sent,) = mail.outbox
    assert f"https://cairn.example/tournaments/{cup.slug}/\n" in sent.body
    assert "untick “mail me about my tournaments” at https://cairn.example/account/" in sent.body
    assert post() == []


def test_whoever_has_answered_an_invitation_is_not_mailed_any_more() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor)
    assert post() == []


def test_who_gets_a_place_from_the_waiting_list_is_told() -> None:
    cup, owner, players = cup_of(5, capacity=4)
    admit_entrant(tournament=cup.id, by=owner.actor, entrant=5)
    assert post() == [("You have a place in Spring Cup", players[4].name)]


def test_who_may_confirm_a_result_is_told_unless_it_has_been_confirmed() -> None:
    cup, owner, players = cup_of(4, confirm=True)
    pair(cup, owner)
    told = in_order([1, 2, 3, 4])
    record_result(tournament=cup.id, by=players[0].actor, round_=1, table=1, seats=told)
    subject = "Spring Cup: a result waits for you to confirm it"
    assert sorted(post()) == [(subject, player.name) for player in players[1:]]
    assert "1. player00000 with 99" in mail.outbox[0].body
    assert f"/tournaments/{cup.slug}/rounds/1/tables/1/" in mail.outbox[0].body
    record_result(tournament=cup.id, by=players[1].actor, round_=1, table=1, seats=told)
    confirm_result(tournament=cup.id, by=players[2].actor, round_=1, table=1)
    assert post() == []


def test_corrections_and_penalties_are_told_to_those_they_concern_with_the_reason() -> None:
    cup, owner, players = cup_of(8)
    pair(cup, owner)
    play_out(cup, owner)
    table = state_of(cup).rounds[0].tables[0]
    seats = in_order(sorted(table.entrants, reverse=True))
    why = "the sheet was upside down"
    correct_result(tournament=cup.id, by=owner.actor, round_=1, table=1, seats=seats, reason=why)
    there = sorted(players[one - 1].name for one in table.entrants)
    assert sorted(post()) == [("Spring Cup: your result was corrected", name) for name in there]
    assert all(why in one.body for one in mail.outbox)
    give_penalty(tournament=cup.id, by=owner.actor, entrant=3, points="2.5", reason="late")
    assert post() == [("Spring Cup: a penalty was given to you", players[2].name)]
    assert "takes 2½ points from you in round 1" in mail.outbox[0].body
    assert "The reason that was given: late" in mail.outbox[0].body


def test_who_is_sent_away_is_told_and_who_goes_by_himself_is_not() -> None:
    cup, owner, players = cup_of(8)
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="shouting")
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=2, reason="ill")
    withdraw(tournament=cup.id, by=players[2].actor)
    assert post() == [
        ("You no longer take part in Spring Cup", players[0].name),
        ("You were withdrawn from Spring Cup", players[1].name),
    ]
    assert "shouting" in mail.outbox[0].body


def test_a_substitute_and_the_one_he_plays_for_are_told() -> None:
    cup, owner, players = cup_of(4)
    pair(cup, owner)
    eve = person("eve")
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=eve.actor)
    subject = f"Spring Cup: eve plays for {players[0].name}"
    assert sorted(post()) == [(subject, "eve"), (subject, players[0].name)]


def test_all_who_take_part_hear_of_published_standings_and_of_the_end() -> None:
    cup, owner, players = cup_of(4, rounds=1)
    pair(cup, owner)
    play_out(cup, owner)
    close_round(tournament=cup.id, by=owner.actor)
    post()
    publish_standings(tournament=cup.id, by=owner.actor)
    assert sorted(post()) == [("Standings of Spring Cup after round 1", player.name) for player in players]
    end_tournament(tournament=cup.id, by=owner.actor)
    assert sorted(post()) == [("Spring Cup has ended", player.name) for player in players]


@pytest.mark.parametrize("unwilling", [{"wants_tournament_mail": False}, {"email": ""}, {"is_active": False}])
def test_nobody_is_mailed_who_does_not_want_it(unwilling: dict[str, Any]) -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    Player.objects.filter(id=ada.id).update(**unwilling)
    assert post() == []


def test_a_wish_that_changes_before_the_mail_goes_out_is_heard() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    (asked,) = letters_after(tournament=cup.id, seq=state_of(cup).seq)
    Player.objects.filter(id=ada.id).update(wants_tournament_mail=False)
    assert asked.kind == "send-letter"
    assert post() == []


def test_the_same_letter_carries_the_same_identity() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    post()
    seq = state_of(cup).seq
    parsed = message_from_bytes(mail.outbox[0].message().as_bytes())
    assert parsed["Message-ID"].strip() == f"<{cup.id}.{seq}.{ada.id}@cairn>"
    assert parsed["List-Unsubscribe"] == "<https://cairn.example/account/>"


@pytest.mark.parametrize("breaking", ["\n", "\r", "\r\n", "\u2028", "\x0b", "\x00"])
def test_a_title_cannot_add_a_header(breaking: str) -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    Tournament.objects.filter(id=cup.id).update(title=f"Cup{breaking}Bcc: everybody@example.org")
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    assert post() == [("You are invited to Cup Bcc: everybody@example.org", "ada")]
    parsed = message_from_bytes(mail.outbox[0].message().as_bytes())
    assert parsed["Bcc"] is None


@pytest.mark.parametrize(("text", "line"), [("a\nb", "a b"), ("  a \t b ", "a b"), ("½ é", "½ é"), ("", "")])
def test_a_header_is_one_line(text: str, line: str) -> None:
    assert one_line(text) == line
