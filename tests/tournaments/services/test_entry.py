import pytest
from django.test import Client

from accounts.policy import may
from tests.tournaments.hall import opened, pair, people, person, play_out, state_of, with_entrants
from tournaments.draws.draw import seeded
from tournaments.models import Progress, RatingRow
from tournaments.models.tournament import AtTable
from tournaments.refusals import Refused
from tournaments.services import own_entry
from tournaments.services.change_settings import change_settings
from tournaments.services.leave_tournament import (
    expel_entrant,
    pause_entrant,
    return_entrant,
    substitute_entrant,
    withdraw_entrant,
)
from tournaments.services.register_entrant import admit_entrant, enter_player, invite_player, register_entrant, takes_in

pytestmark = pytest.mark.django_db


def refusal(error: pytest.ExceptionInfo[Refused]) -> str:
    assert error.value.words
    return error.value.code


def test_a_player_registers_once() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner)
    assert own_entry.register(tournament=cup.id, by=ada.actor) == 1
    with pytest.raises(Refused) as error:
        own_entry.register(tournament=cup.id, by=ada.actor)
    assert refusal(error) == "already-entered"


def test_entry_by_invitation_needs_one() -> None:
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation")
    with pytest.raises(Refused) as error:
        own_entry.register(tournament=cup.id, by=ada.actor)
    assert refusal(error) == "not-invited"
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    assert own_entry.register(tournament=cup.id, by=ada.actor) == 1


def test_whoever_comes_to_a_full_field_waits_and_moves_up_when_somebody_leaves() -> None:
    owner = person("owner")
    cup = opened(owner, capacity=4)
    for player in people(6):
        own_entry.register(tournament=cup.id, by=player.actor)
    assert [one.status for one in state_of(cup).entrants.values()] == ["active"] * 4 + ["waiting"] * 2
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=2)
    assert [one.status for one in state_of(cup).entrants.values()][4:] == ["active", "waiting"]
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=6)
    assert state_of(cup).entrants[6].status == "withdrawn"
    assert sum(one.status == "active" for one in state_of(cup).entrants.values()) == 4


def test_those_who_take_part_are_counted_and_nobody_else() -> None:
    cup, owner, _ = with_entrants(7, capacity=5)
    pause_entrant(tournament=cup.id, by=owner.actor, entrant=1)
    change_settings(tournament=cup.id, by=owner.actor, changes={"late_until": 0})
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=2, reason="Two accounts.")
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=7)
    assert [one.status for one in state_of(cup).entrants.values()].count("waiting") == 1
    assert Progress.objects.get(tournament=cup).entrants == 4


def test_an_organiser_may_give_a_place_beyond_the_capacity() -> None:
    cup, owner, _ = with_entrants(5, capacity=4)
    admit_entrant(tournament=cup.id, by=owner.actor, entrant=5)
    assert len(state_of(cup).playing(1)) == 5
    with pytest.raises(Refused) as error:
        admit_entrant(tournament=cup.id, by=owner.actor, entrant=5)
    assert refusal(error) == "not-waiting"


def test_late_entrants_join_until_the_round_that_was_set() -> None:
    cup, owner, _ = with_entrants(8, late_until=2)
    pair(cup, owner)
    late = enter_player(tournament=cup.id, by=owner.actor, player=person("late").actor)
    assert state_of(cup).entrants[late].from_round == 2
    play_out(cup, owner)
    pair(cup, owner)
    assert (
        any(late in table.entrants for table in state_of(cup).rounds[1].tables) or late in state_of(cup).rounds[1].byes
    )
    with pytest.raises(Refused) as error:
        register_entrant(tournament=cup.id, by=owner.actor, player=person("later").actor)
    assert refusal(error) == "too-late"


def test_a_paused_entrant_is_left_out_until_he_returns() -> None:
    cup, owner, _ = with_entrants(9)
    pause_entrant(tournament=cup.id, by=owner.actor, entrant=3, from_round=2)
    pair(cup, owner)
    assert any(3 in table.entrants for table in state_of(cup).rounds[0].tables) or 3 in state_of(cup).rounds[0].byes
    play_out(cup, owner)
    pair(cup, owner)
    assert all(3 not in table.entrants for table in state_of(cup).rounds[1].tables)
    assert 3 not in state_of(cup).rounds[1].byes
    return_entrant(tournament=cup.id, by=owner.actor, entrant=3)
    play_out(cup, owner)
    pair(cup, owner)
    assert any(3 in table.entrants for table in state_of(cup).rounds[2].tables)


def test_who_pauses_later_plays_until_then_also_when_his_return_is_set() -> None:
    cup, owner, _ = with_entrants(8)
    pause_entrant(tournament=cup.id, by=owner.actor, entrant=3, from_round=5)
    return_entrant(tournament=cup.id, by=owner.actor, entrant=3, from_round=7)
    three = state_of(cup).entrants[3]
    assert [number for number in range(1, 9) if three.plays_in(number)] == [1, 2, 3, 4, 7, 8]


@pytest.mark.parametrize("form", ["league", "groups", "knockout"])
def test_nobody_comes_into_a_field_that_is_fixed(form: str) -> None:
    cup, owner, _ = with_entrants(16, format=form, late_until=9)
    pair(cup, owner)
    with pytest.raises(Refused) as error:
        register_entrant(tournament=cup.id, by=owner.actor, player=person("late").actor)
    assert refusal(error) == "field-fixed"


def test_nobody_pauses_in_a_round_that_has_been_paired() -> None:
    cup, owner, _ = with_entrants(8)
    pair(cup, owner)
    with pytest.raises(Refused) as error:
        pause_entrant(tournament=cup.id, by=owner.actor, entrant=1, from_round=1)
    assert refusal(error) == "past-round"


def test_what_a_withdrawn_entrant_played_stays() -> None:
    cup, owner, players = with_entrants(8)
    pair(cup, owner)
    play_out(cup, owner)
    own_entry.withdraw(tournament=cup.id, by=players[0].actor)
    pair(cup, owner)
    state = state_of(cup)
    assert all(1 not in table.entrants for table in state.rounds[1].tables)
    assert any(seat.entrant == 1 for table in state.rounds[0].tables for seat in table.result or ())
    assert 1 in [row.entrant for row in cup.standings.all()]
    with pytest.raises(Refused) as error:
        own_entry.withdraw(tournament=cup.id, by=players[0].actor)
    assert refusal(error) == "not-present"


def test_nobody_is_expelled_without_a_reason() -> None:
    cup, owner, _ = with_entrants(4)
    with pytest.raises(Refused) as error:
        expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason=" ")
    assert refusal(error) == "reason-needed"
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="Two accounts.")
    assert state_of(cup).entrants[1].status == "expelled"


def test_a_substitute_takes_the_seat_but_not_the_history() -> None:
    cup, owner, _ = with_entrants(8)
    pair(cup, owner)
    play_out(cup, owner)
    pair(cup, owner)
    before = [list(table.entrants) for table in state_of(cup).rounds[1].tables]
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=5, player=person("sub").actor)
    after = [list(table.entrants) for table in state_of(cup).rounds[1].tables]
    assert after == [[number if one == 5 else one for one in table] for table in before]
    assert any(5 in table.entrants for table in state_of(cup).rounds[0].tables)
    play_out(cup, owner)
    played = {row.entrant: row.detail["played"] for row in cup.standings.all()}
    assert (played[5], played[number]) == (1, 1)


def test_who_withdrew_before_the_first_round_may_register_again_as_the_same_entrant() -> None:
    cup, owner, players = with_entrants(5, capacity=5)
    own_entry.withdraw(tournament=cup.id, by=players[0].actor)
    own_entry.register(tournament=cup.id, by=person("quick").actor)
    own_entry.register(tournament=cup.id, by=person("next").actor)
    assert own_entry.register(tournament=cup.id, by=players[0].actor) == 1
    assert [one.status for one in state_of(cup).entrants.values()] == ["waiting", *["active"] * 5, "waiting"]
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=3)
    assert state_of(cup).entrants[7].status == "active"  # he has waited longer
    assert cup.entrant_rows.count() == 7


def test_who_withdrew_later_or_was_expelled_does_not_register_again() -> None:
    cup, owner, players = with_entrants(9, late_until=3)
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="Two accounts.")
    pair(cup, owner)
    own_entry.withdraw(tournament=cup.id, by=players[1].actor)
    for player in players[:2]:
        with pytest.raises(Refused) as error:
            own_entry.register(tournament=cup.id, by=player.actor)
        assert refusal(error) == "has-left"


def test_an_organiser_brings_back_who_withdrew_by_mistake_and_nobody_brings_back_himself() -> None:
    cup, owner, players = with_entrants(9)
    pair(cup, owner)
    for player in players[:3]:
        own_entry.withdraw(tournament=cup.id, by=player.actor)
    with pytest.raises(Refused) as error:
        own_entry.come_back(tournament=cup.id, by=players[0].actor)
    assert refusal(error) == "not-present"
    return_entrant(tournament=cup.id, by=owner.actor, entrant=1)
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=2, player=person("sub").actor)
    with pytest.raises(Refused) as error:
        return_entrant(tournament=cup.id, by=owner.actor, entrant=2)
    assert refusal(error) == "has-substitute"
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=4, reason="Two accounts.")
    with pytest.raises(Refused) as error:
        return_entrant(tournament=cup.id, by=owner.actor, entrant=4)
    assert refusal(error) == "not-present"
    assert [one.number for one in state_of(cup).playing(2)] == [1, 5, 6, 7, 8, 9, 10]
    assert 1 in cup.standings.values_list("entrant", flat=True)


def test_who_withdrew_while_he_paused_is_paired_again_when_he_returns() -> None:
    cup, owner, _ = with_entrants(9)
    pause_entrant(tournament=cup.id, by=owner.actor, entrant=3)
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=3)
    pair(cup, owner)
    return_entrant(tournament=cup.id, by=owner.actor, entrant=3)
    assert [state_of(cup).entrants[3].plays_in(round_) for round_ in (1, 2, 3)] == [False, True, True]


def test_more_places_go_to_those_who_wait_longest_unless_it_is_too_late() -> None:
    cup, owner, _ = with_entrants(7, capacity=4)
    change_settings(tournament=cup.id, by=owner.actor, changes={"capacity": 6})
    assert [one.status for one in state_of(cup).entrants.values()] == ["active"] * 6 + ["waiting"]
    pair(cup, owner)
    change_settings(tournament=cup.id, by=owner.actor, changes={"capacity": 7})
    assert state_of(cup).entrants[7].status == "waiting"
    change_settings(tournament=cup.id, by=owner.actor, changes={"capacity": 0, "late_until": 2})
    assert (state_of(cup).entrants[7].status, state_of(cup).entrants[7].from_round) == ("active", 2)


def test_an_entrant_has_one_substitute_at_a_time() -> None:
    cup, owner, _ = with_entrants(8)
    pair(cup, owner)
    first = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("first").actor)
    with pytest.raises(Refused) as error:
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("second").actor)
    assert refusal(error) == "has-substitute"
    withdraw_entrant(tournament=cup.id, by=owner.actor, entrant=first)
    third = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("third").actor)
    state = state_of(cup)
    assert state.entrants[third].stands_in_for == first
    assert sum(third in table.entrants for table in state.rounds[0].tables) == 1


def test_one_who_was_expelled_is_replaced_and_stays_expelled() -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="Two accounts.")
    number = substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("sub").actor)
    assert number in state_of(cup).rounds[0].tables[0].entrants
    assert state_of(cup).entrants[1].status == "expelled"


def test_nobody_stands_in_for_one_who_waits() -> None:
    cup, owner, _ = with_entrants(5, capacity=4)
    with pytest.raises(Refused) as error:
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=5, player=person("sub").actor)
    assert refusal(error) == "not-present"


@pytest.mark.parametrize(
    ("form", "bot", "code"), [("swiss", "nonsense", "unknown-bot"), ("ladder", "random", "no-bot-substitute")]
)
def test_a_bot_that_stands_in_is_known_and_on_a_ladder_none_does(form: str, bot: str, code: str) -> None:
    cup, owner, _ = with_entrants(8, format=form, play="site")
    with pytest.raises(Refused) as error:
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=person("sub").actor, bot=bot)
    assert refusal(error) == code


def test_who_was_expelled_is_a_stranger_from_then_on() -> None:
    cup, owner, players = with_entrants(4, listed=False)
    pair(cup, owner)
    assert may(players[0], "see-tournament", cup)
    assert may(players[0], "record-result", AtTable(cup, 1, 1))
    expel_entrant(tournament=cup.id, by=owner.actor, entrant=1, reason="Two accounts.")
    assert not may(players[0], "see-tournament", cup)
    assert not may(players[0], "record-result", AtTable(cup, 1, 1))


def test_the_field_is_seeded_by_the_ratings_of_the_game() -> None:
    owner, (ada, ben) = person("owner"), people(2)
    RatingRow.objects.create(game="quetzal", player=ben.actor, mu=31.5, sigma=2, matches=9, at=1)
    cup = opened(owner, format="knockout")
    for player in (ada, ben):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    assert [one.rating for one in state_of(cup).entrants.values()] == [0, 3150]
    assert seeded(state_of(cup)) == [2, 1]


def test_a_field_that_is_open_late_can_be_entered_from_its_page_and_one_that_is_not_cannot() -> None:
    for late_until, shown in ((2, True), (1, False)):
        cup, owner, _ = with_entrants(4, name=f"{late_until}", late_until=late_until)
        pair(cup, owner)
        assert takes_in(state_of(cup), "player:00000000-0000-4000-8000-000000000000") is shown
        client = Client()
        client.force_login(person(f"late{late_until}"), backend="django.contrib.auth.backends.ModelBackend")
        assert ("Take part" in client.get(f"/tournaments/{cup.slug}/").content.decode()) is shown
