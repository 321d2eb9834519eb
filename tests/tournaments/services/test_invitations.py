"""Invitations: accepted, declined, taken back, and shown while nobody has answered."""

import pytest
from django.test import Client

from accounts.models import Player
from tests.tournaments.hall import opened, person, state_of
from tournaments.models import RoleRow, Tournament
from tournaments.refusals import Refused
from tournaments.selectors.helpers import invitations_of
from tournaments.services.answer_invitation import decline_invitation, withdraw_invitation
from tournaments.services.register_entrant import invite_player, register_entrant
from tournaments.tell import told

pytestmark = pytest.mark.django_db


@pytest.fixture
def asked() -> tuple[Tournament, Player, Player]:
    """Invite Ada to a tournament that only she and its owner can see."""
    owner, ada = person("owner"), person("ada")
    cup = opened(owner, entry="invitation", listed=False)
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    return cup, owner, ada


def signed_in(player: Player) -> Client:
    """Give a browser in which somebody is signed in."""
    client = Client()
    client.force_login(player, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_an_invitation_is_pending_until_it_is_answered(asked: tuple[Tournament, Player, Player]) -> None:
    cup, _, ada = asked
    assert invitations_of(cup) == ["ada"]
    register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor)
    assert invitations_of(cup) == []


def test_whoever_declines_cannot_register_until_he_is_invited_again(asked: tuple[Tournament, Player, Player]) -> None:
    cup, owner, ada = asked
    decline_invitation(tournament=cup.id, by=ada.actor)
    assert invitations_of(cup) == []
    assert not RoleRow.objects.filter(player=ada.actor).exists()
    with pytest.raises(Refused, match="not-invited"):
        register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor)
    invite_player(tournament=cup.id, by=owner.actor, player=ada.actor)
    register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor)
    assert [line.words for line in told(cup.id)][1:] == [
        "invited ada",
        "declined the invitation",
        "invited ada",
        "registered ada",
    ]


def test_an_organiser_takes_an_invitation_back(asked: tuple[Tournament, Player, Player]) -> None:
    cup, owner, ada = asked
    withdraw_invitation(tournament=cup.id, by=owner.actor, player=ada.actor)
    assert state_of(cup).invited == set()
    assert told(cup.id)[-1].words == "took the invitation of ada back"
    assert signed_in(ada).get(f"/tournaments/{cup.slug}/").status_code in (403, 404)


def test_what_was_accepted_or_never_said_cannot_be_declined(asked: tuple[Tournament, Player, Player]) -> None:
    cup, owner, ada = asked
    with pytest.raises(Refused, match="no-invitation"):
        decline_invitation(tournament=cup.id, by=owner.actor)
    register_entrant(tournament=cup.id, by=ada.actor, player=ada.actor)
    with pytest.raises(Refused, match="no-invitation"):
        decline_invitation(tournament=cup.id, by=ada.actor)
    with pytest.raises(Refused, match="no-invitation"):
        withdraw_invitation(tournament=cup.id, by=owner.actor, player=ada.actor)


def test_organisers_see_who_has_not_answered_and_others_do_not(asked: tuple[Tournament, Player, Player]) -> None:
    cup, owner, ada = asked
    address = f"/tournaments/{cup.slug}/entrants/"
    assert "not answered yet" in signed_in(owner).get(address).content.decode()
    assert "not answered yet" not in signed_in(ada).get(address).content.decode()
    done = signed_in(owner).post(f"/tournaments/{cup.slug}/do/withdraw-invitation/", {"player": "ada", "next": address})
    assert done["Location"] == address
    assert state_of(cup).invited == set()


def test_an_invitation_is_answered_on_the_front_page(asked: tuple[Tournament, Player, Player]) -> None:
    cup, _, ada = asked
    client = signed_in(ada)
    assert "Decline Spring Cup" in client.get("/").content.decode()
    client.post(f"/tournaments/{cup.slug}/do/decline-invitation/", {"next": "/"})
    assert "Spring Cup" not in client.get("/").content.decode()
