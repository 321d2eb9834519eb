import pytest

from replays.course import Clock
from replays.models import Match, Seat
from replays.play.leave_seat import resign
from replays.play.undo_moves import undo_moves, undo_reach
from replays.positions import latest
from replays.store.projection import projections, rebuild
from tests.replays.tables import opened, people, play_on

pytestmark = pytest.mark.django_db


def rows() -> list[dict[str, object]]:
    seats = [{k: v for k, v in row.items() if k != "id"} for row in Seat.objects.order_by("match", "seat").values()]
    return [*map(dict, Match.objects.order_by("id").values()), *map(dict, seats)]


def test_matches_fed_one_by_one_equal_matches_rebuilt() -> None:
    players = people("ada", "ben", "eve")
    for number, clock in enumerate([None, Clock(600, 60), None]):
        match = opened(*players, clock=clock)
        play_on(match.id, players, 40, pick=number)
        live = latest(match.id)
        for seat in range(3):
            if undo_reach(live, seat):
                undo_moves(player=players[seat], match_id=match.id, seen=live.course.head.seq)
                break
        resign(player=players[number], match_id=match.id)
    finished = opened(*players[:2])
    play_on(finished.id, players, 2000)
    fed = rows()
    assert rebuild(projections()["matches"]) == 4
    assert rows() == fed


def test_rows_that_were_lost_come_back() -> None:
    players = people("ada", "ben")
    match = opened(*players, visibility="private")
    play_on(match.id, players, 10)
    fed = rows()
    made_at = match.made_at
    Match.objects.all().delete()
    rebuild(projections()["matches"])
    Match.objects.update(made_at=made_at)
    assert rows() == fed


def test_a_match_that_waits_for_players_still_waits() -> None:
    from replays.play.open_match import open_match

    (ada,) = people("ada")
    open_match(opener=ada, game="quetzal", seats=[ada.actor, ""])
    fed = rows()
    rebuild(projections()["matches"])
    assert rows() == fed
