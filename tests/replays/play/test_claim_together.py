from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

from django.db import connection

from accounts.models import Player
from replays.models import Match
from replays.play.claim_seat import claim_seat
from replays.play.errors import SeatTaken
from replays.play.open_match import open_match
from replays.store import log
from tests.databases import Database
from tests.replays.tables import GAME, people


def claim_together(match: Match, claims: list[tuple[Player, str]]) -> list[bool]:
    """Let players claim seats at the same moment; say who got one."""
    together = Barrier(len(claims))

    def claim(player: Player, link: str) -> bool:
        together.wait()
        try:
            claim_seat(player=player, match_id=match.id, claim=link)
            return True
        except SeatTaken:
            return False
        finally:
            connection.close()

    with ThreadPoolExecutor(len(claims)) as pool:
        return list(pool.map(lambda one: claim(*one), claims))


def test_the_last_two_to_sit_down_do_not_miss_each_other(database: Database) -> None:
    ada, ben, eve = people("ada", "ben", "eve")
    match = open_match(opener=ada, game=GAME, seats=[ada.actor, "", ""])
    links = list(match.seats.exclude(claim="").values_list("claim", flat=True))
    assert claim_together(match, [(ben, links[0]), (eve, links[1])]) == [True, True]
    assert [event.kind for event in log.read(match.stream)] == ["match-opened"]
    assert Match.objects.get(id=match.id).status == "running"


def test_of_many_with_the_same_link_one_sits_down(database: Database) -> None:
    ada, *others = people("ada", *(f"player-{number}" for number in range(8)))
    match = open_match(opener=ada, game=GAME, seats=[ada.actor, ""])
    link = match.seats.exclude(claim="").get().claim
    assert sum(claim_together(match, [(player, link) for player in others])) == 1
    assert Match.objects.get(id=match.id).status == "running"
