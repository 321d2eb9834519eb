"""Many decide at once: nobody's decision is lost, none is recorded twice."""

from concurrent.futures import ThreadPoolExecutor

from django.db import connection, transaction

from accounts.models import Player
from replays.store import log
from tests.databases import Database
from tests.tournaments.hall import opened, pair, people, person, state_of
from tournaments.models import EntrantRow, Tournament
from tournaments.refusals import Refused
from tournaments.services.own_entry import register
from tournaments.services.pair_round import pair_round


def until_done(cup: Tournament, player: Player) -> int:
    """Register, again and again while too many do so at once."""
    try:
        while True:
            try:
                return register(tournament=cup.id, by=player.actor)
            except Refused as refused:
                if refused.code != "busy":
                    raise
    finally:
        connection.close()


def test_players_who_register_at_once_all_get_a_number(database: Database) -> None:
    owner, players = person("owner"), people(16)
    cup = opened(owner)
    with ThreadPoolExecutor(4) as pool:
        numbers = list(pool.map(lambda player: until_done(cup, player), players))
    assert sorted(numbers) == list(range(1, 17))
    assert EntrantRow.objects.filter(tournament=cup.id).count() == 16


def test_two_who_pair_at_once_pair_one_round(database: Database) -> None:
    owner, players = person("owner"), people(8)
    cup = opened(owner)
    for player in players:
        register(tournament=cup.id, by=player.actor)

    def press(_: int) -> str:
        try:
            pair_round(tournament=cup.id, by=owner.actor)
            return "paired"
        except Refused as refused:
            return refused.code
        finally:
            connection.close()

    with ThreadPoolExecutor(2) as pool:
        answers = sorted(pool.map(press, range(2)))
    assert answers == ["paired", "results-missing"]
    assert [event.kind for event in log.read(cup.stream)].count("round-paired") == 1
    assert len(state_of(cup).rounds) == 1


def test_what_is_rolled_back_is_forgotten(database: Database) -> None:
    owner, players = person("owner"), people(5)
    cup = opened(owner)
    for player in players[:4]:
        register(tournament=cup.id, by=player.actor)
    with transaction.atomic():
        register(tournament=cup.id, by=players[4].actor)
        pair(cup, owner)
        transaction.set_rollback(True)
    assert (len(state_of(cup).entrants), state_of(cup).rounds) == (4, [])
