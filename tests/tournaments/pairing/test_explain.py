"""Why this table, and the outside check of a stored pairing."""

from tests.tournaments.pairing.simulation import Simulation
from tournaments.pairing import Cost, Entrant, Pairing, Request, check, explain, faults, pair
from tournaments.why_words import meeting_words


def test_a_table_tells_scores_meetings_and_seats() -> None:
    request = Request((Entrant(1, 30), Entrant(2, 20), Entrant(3, 10)), earlier=((2, 1, 3),), table_size=3)
    reasons = explain(request, pair(request), 1)
    assert not reasons.is_short
    assert (reasons.highest, reasons.lowest) == (30, 10)
    assert sorted((*sorted(m[:2]), m.times) for m in reasons.meetings) == [(1, 2, 1), (1, 3, 1), (2, 3, 1)]
    assert all(chair.stays[chair.seat] == 0 for chair in reasons.chairs)
    assert reasons.exchanges == ()


def test_an_exchange_names_the_level_that_forbids_it() -> None:
    request = Request(
        (Entrant(1, 10), Entrant(2, 10), Entrant(3, 0), Entrant(4, 0)),
        earlier=((1, 3), (1, 4)),
        table_size=2,
        smallest=2,
    )
    pairing = pair(request)
    by_entrant = {exchange.entrant: exchange for exchange in explain(request, pairing, 1).exchanges}
    assert (by_entrant[2].level, by_entrant[2].by) == ("meetings", 1)
    assert by_entrant[2].table == 2


def test_no_exchange_in_a_long_event_would_lessen_the_cost() -> None:
    event = Simulation(24, 4, 3).play(4)
    request, pairing = event.requests[-1], event.pairings[-1]
    for table in range(1, 7):
        assert all(exchange.by >= 0 for exchange in explain(request, pairing, table).exchanges)


def test_a_stored_pairing_passes_its_check() -> None:
    request = Request(tuple(Entrant(number) for number in range(1, 12)), effort=10)
    assert check(request, pair(request)) == ()


def test_a_check_names_what_is_wrong() -> None:
    request = Request(tuple(Entrant(number, number % 3) for number in range(1, 9)), effort=10)
    good = pair(request)
    swapped = tuple(tuple({1: 2, 2: 1}.get(one, one) for one in table) for table in good.tables)
    assert faults(request, good._replace(tables=good.tables[:1])) == ("not-everybody-once",)
    assert faults(request, good._replace(cost=Cost(0, 0, 0, 0, 1))) == ("cost",)
    assert faults(request, Pairing(((1, 2, 3, 4, 5), (6, 7, 8)), (), good.cost)) == ("table-sizes",)
    assert check(request, good._replace(tables=good.tables[::-1])) == ("differs",)
    assert check(request, good._replace(tables=swapped)) != ()


def test_a_meeting_says_what_keeping_the_two_apart_would_have_cost() -> None:
    request = Request((Entrant(1, 30), Entrant(2, 20), Entrant(3, 10)), earlier=((2, 1, 3),), table_size=3)
    assert {meeting.level for meeting in explain(request, pair(request), 1).meetings} == {"alone"}
    everybody = tuple(Entrant(number) for number in range(1, 5))
    all_met = Request(everybody, earlier=((1, 2), (3, 4), (1, 3), (2, 4), (1, 4), (2, 3)), table_size=2, smallest=2)
    (meeting,) = explain(all_met, pair(all_met), 1).meetings
    assert meeting_words(meeting.level, meeting.by) == "keeping them apart would have cost as much elsewhere"
