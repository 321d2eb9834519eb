from uuid import uuid4

import pytest

from accounts.models import Player
from games.kit.errors import BadSetup, GameError
from replays.models import Match
from replays.play.claim_seat import claim_seat
from replays.play.errors import AlreadySeated, MatchNotBegun, NoPermission, SeatTaken, UnknownMatch, UnknownPlayer
from replays.play.open_match import open_match
from replays.play.submit_move import submit_move
from replays.store import log
from tests.replays.tables import GAME, opened, people, person

pytestmark = pytest.mark.django_db


def test_a_match_with_open_seats_begins_when_the_last_one_is_claimed() -> None:
    ada, ben, eve = people("ada", "ben", "eve")
    match = open_match(opener=ada, game=GAME, seats=[ada.actor, "", ""])
    links = list(match.seats.exclude(claim="").values_list("claim", flat=True))
    assert len(set(links)) == 2
    with pytest.raises(MatchNotBegun):
        submit_move(player=ada, match_id=match.id, move="x", seen=0)
    assert claim_seat(player=ben, match_id=match.id, claim=links[0]).status == "open"
    assert log.head_of(match.stream) is None
    begun = claim_seat(player=eve, match_id=match.id, claim=links[1])
    assert (begun.status, begun.step) == ("running", 0)
    assert [seat.actor for seat in begun.seats.all()] == [ada.actor, ben.actor, eve.actor]
    assert not begun.seats.exclude(claim="").exists()


def test_a_link_seats_one_player_and_a_player_sits_once() -> None:
    ada, ben, eve = people("ada", "ben", "eve")
    match = open_match(opener=ada, game=GAME, seats=[ada.actor, "", ""])
    links = list(match.seats.exclude(claim="").values_list("claim", flat=True))
    claim_seat(player=ben, match_id=match.id, claim=links[0])
    with pytest.raises(SeatTaken):
        claim_seat(player=eve, match_id=match.id, claim=links[0])
    with pytest.raises(SeatTaken):
        claim_seat(player=eve, match_id=match.id, claim="")
    with pytest.raises(AlreadySeated):
        claim_seat(player=ben, match_id=match.id, claim=links[1])
    with pytest.raises(UnknownMatch):
        claim_seat(player=ben, match_id=uuid4(), claim=links[1])


@pytest.mark.parametrize(
    ("how", "error"),
    [
        ({"game": "chess"}, BadSetup),
        ({"seats": ["bot:random"]}, BadSetup),
        ({"seats": ["bot:nobody", "bot:random"]}, BadSetup),
        ({"seats": [f"player:{uuid4()}", "bot:random"]}, UnknownPlayer),
        ({"edition": "none"}, GameError),
        ({"options": {"no": "such"}}, BadSetup),
        ({"stand_in": "nobody"}, BadSetup),
        ({"visibility": "secret"}, ValueError),
    ],
)
def test_what_cannot_be_played_is_refused_before_anything_is_stored(how: dict[str, object], error: type) -> None:
    setup = {"opener": person("ada"), "game": GAME, "seats": ["bot:random", "bot:random"]} | how
    with pytest.raises(error):
        open_match(**setup)  # type: ignore[arg-type]
    assert not Match.objects.exists()


def test_nobody_sits_twice_and_a_closed_account_opens_nothing() -> None:
    ada = person("ada")
    with pytest.raises(AlreadySeated):
        opened(ada, ada)
    ada.is_active = False
    ada.save()
    with pytest.raises(NoPermission):
        open_match(opener=ada, game=GAME, seats=["", ""])
    with pytest.raises(UnknownPlayer):
        open_match(opener=person("ben"), game=GAME, seats=[ada.actor, ""])


def test_events_hold_no_names() -> None:
    ada, ben = people("ada-lovelace", "ben-franklin")
    text = " ".join(event.data + event.actor for event in log.read(opened(ada, ben).stream))
    assert Player.objects.count() == 2
    assert "lovelace" not in text
    assert "franklin" not in text
