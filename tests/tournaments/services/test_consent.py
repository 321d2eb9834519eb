"""Nobody is made to play, and nobody who runs a tournament looks into a hand."""

import pytest

from accounts.models import Player
from tests.tournaments.hall import opened, pair, people, person, state_of
from tournaments.house import house_bots
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.services import own_entry
from tournaments.services.leave_tournament import substitute_entrant
from tournaments.services.register_entrant import enter_player, invite_player, register_entrant

pytestmark = pytest.mark.django_db


def begun(owner: Player, **settings: object) -> Tournament:
    """Open a tournament played here and pair its first round."""
    cup = opened(owner, **{"play": "site", "table": 2, "rounds": 1, **settings})
    for player in people(2):
        register_entrant(tournament=cup.id, by=player.actor, player=player.actor)
    pair(cup, owner)
    return cup


def bot_of(owner: Player) -> Player:
    return Player.objects.create(name=f"{owner.name}s-bot", owner=owner)


def test_an_organiser_enters_nobody_else_into_matches_that_are_played_here() -> None:
    owner, victim = person("owner"), person("victim")
    cup = opened(owner, play="site")
    with pytest.raises(Refused, match="needs-consent"):
        enter_player(tournament=cup.id, by=owner.actor, player=victim.actor)
    enter_player(tournament=cup.id, by=owner.actor, player=owner.actor)
    by_hand = opened(owner)
    assert enter_player(tournament=by_hand.id, by=owner.actor, player=victim.actor) == 1


@pytest.mark.parametrize("play", ["site", "bots", "hand"])
def test_no_program_plays_in_a_persons_name(play: str) -> None:
    owner, victim = person("owner"), person("victim")
    cup = opened(owner, play=play)
    for player in (victim, owner):
        with pytest.raises(Refused, match="not-a-bot"):
            enter_player(tournament=cup.id, by=owner.actor, player=player.actor, bot="random")
    with pytest.raises(Refused, match="not-your-bot"):
        enter_player(tournament=cup.id, by=owner.actor, player=bot_of(victim).actor, bot="random")
    for player in (bot_of(owner), *house_bots(1)):
        enter_player(tournament=cup.id, by=owner.actor, player=player.actor, bot="random")


def test_who_is_invited_when_it_has_begun_waits_as_a_reserve_and_can_take_a_seat() -> None:
    owner, reserve = person("owner"), person("reserve")
    cup = begun(owner)
    with pytest.raises(Refused, match="needs-consent"):
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=reserve.actor)
    invite_player(tournament=cup.id, by=owner.actor, player=reserve.actor)
    number = own_entry.register(tournament=cup.id, by=reserve.actor)
    assert state_of(cup).entrants[number].status == "waiting"
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=reserve.actor)
    assert number in state_of(cup).rounds[0].tables[0].entrants


def test_whoever_runs_it_and_his_bots_take_over_no_seat_of_a_match_played_here() -> None:
    owner = person("owner")
    cup = begun(owner)
    with pytest.raises(Refused, match="runs-it"):
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=owner.actor)
    with pytest.raises(Refused, match="runs-it"):
        substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=bot_of(owner).actor, bot="random")
    (house_bot,) = house_bots(1)
    substitute_entrant(tournament=cup.id, by=owner.actor, entrant=1, player=house_bot.actor, bot="random")
