from datetime import timedelta

import pytest
from django.utils import timezone

from accounts.models import ApiToken, Player
from accounts.services.sign_up import register_bot, sign_up
from accounts.services.tokens import find_token, make_token, revoke_token

pytestmark = pytest.mark.django_db


@pytest.fixture
def ada() -> Player:
    return sign_up(name="ada", password="a long enough one")


def test_only_a_hash_of_a_token_is_kept(ada: Player) -> None:
    token, text = make_token(player=ada, label="laptop", scopes=["read"], lasts=timedelta(days=1))
    row = ApiToken.objects.values().get()
    assert text not in map(str, row.values())
    found = find_token(text)
    assert found is not None
    assert (found.id, found.player, found.scopes) == (token.id, ada, ["read"])


def test_a_token_ends_with_its_time(ada: Player) -> None:
    token, text = make_token(player=ada, label="x", scopes=["read"], lasts=timedelta(days=1))
    ApiToken.objects.filter(id=token.id).update(expires_at=timezone.now())
    assert find_token(text) is None


def test_a_token_lasts_a_year_at_most(ada: Player) -> None:
    token, _ = make_token(player=ada, label="x", scopes=["read"], lasts=timedelta(days=5000))
    assert token.expires_at < timezone.now() + timedelta(days=367)


def test_a_token_of_a_closed_account_opens_nothing(ada: Player) -> None:
    _, text = make_token(player=ada, label="x", scopes=["read"], lasts=timedelta(days=1))
    Player.objects.update(is_active=False)
    assert find_token(text) is None


def test_a_scope_must_be_known(ada: Player) -> None:
    with pytest.raises(ValueError, match="everything"):
        make_token(player=ada, label="x", scopes=["everything"], lasts=timedelta(days=1))


def test_tokens_are_revoked_by_their_player_or_the_bots_owner(ada: Player) -> None:
    bot, ben = register_bot(owner=ada, name="adabot"), sign_up(name="ben", password="a long enough one")
    token, text = make_token(player=bot, label="x", scopes=["play"], lasts=timedelta(days=1))
    assert not revoke_token(player=ben, token=token.id)
    assert find_token(text) is not None
    assert revoke_token(player=ada, token=token.id)
    assert find_token(text) is None
