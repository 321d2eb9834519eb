from datetime import timedelta

import pytest
from axes.models import AccessLog
from django.contrib.auth import authenticate
from django.core.exceptions import ValidationError
from django.test import Client, RequestFactory

from accounts.forms import SignUpForm
from accounts.models import Player
from accounts.selectors import names_of
from accounts.services.forget_player import forget_player
from accounts.services.sign_up import register_bot, sign_up
from accounts.services.tokens import find_token, make_token

pytestmark = pytest.mark.django_db
PASSWORD = "quetzal feathers 77"


def test_a_person_signs_in_with_any_capitals() -> None:
    ada = sign_up(name="Ada", password=PASSWORD)
    request = RequestFactory().post("/")
    assert authenticate(request, username="aDA", password=PASSWORD) == ada
    assert authenticate(request, username="ada", password="wrong") is None


def test_after_ten_wrong_passwords_the_right_one_is_refused_too_in_any_capitals(client: Client) -> None:
    sign_up(name="Ada", password=PASSWORD)
    sign_up(name="Ben", password=PASSWORD)

    def try_(name: str, password: str) -> int:
        form = {"username": name, "password": password}
        return client.post("/account/sign-in/", form, HTTP_X_FORWARDED_FOR=f"198.51.100.{len(password)}").status_code

    assert [try_(name, "wrong") for name in ("ada", "ADA", "Ada", "aDa", "adA") * 2] == [200] * 9 + [429]
    assert [try_(name, PASSWORD) for name in ("Ada", "ada", "AdA")] == [429] * 3
    assert try_("ben", PASSWORD) == 302


@pytest.mark.parametrize("name", ["ADA", "greedy", "Forgotten-1", "a", "a b", "<b>x</b>", "ada\n", "x" * 31])
def test_a_name_must_be_free_and_plain(name: str) -> None:
    sign_up(name="ada", password=PASSWORD)
    with pytest.raises(ValidationError):
        sign_up(name=name, password=PASSWORD)


def test_the_form_says_what_is_wrong() -> None:
    form = SignUpForm({"name": "greedy", "password1": "123", "password2": "123", "email": "", "time_zone": "Mars/Base"})
    assert not form.is_valid()
    assert set(form.errors) == {"name", "password2", "time_zone"}


def test_a_bot_has_no_password_and_belongs_to_a_person() -> None:
    ada = sign_up(name="ada", password=PASSWORD)
    bot = register_bot(owner=ada, name="adabot")
    assert bot.is_bot
    assert not bot.has_usable_password()
    assert list(Player.objects.people()) == [ada]


def test_ids_of_the_log_have_names_outside_it() -> None:
    ada = sign_up(name="ada", password=PASSWORD)
    assert names_of([ada.actor, "bot:greedy"]) == {ada.actor: "ada", "bot:greedy": "greedy bot"}


def test_a_forgotten_person_leaves_only_an_opaque_id() -> None:
    ada = sign_up(name="ada", password=PASSWORD, email="ada@example.org", time_zone="Europe/Berlin")
    bot = register_bot(owner=ada, name="adabot")
    _, text = make_token(player=bot, label="x", scopes=["play"], lasts=timedelta(days=1))
    AccessLog.objects.create(username="Ada", ip_address="192.0.2.1")
    forget_player(player=ada)
    told = " ".join(str(row) for row in Player.objects.values())
    assert "ada" not in told.replace(str(ada.id), "").replace("forgotten-", "").lower()
    assert not AccessLog.objects.exists()
    assert find_token(text) is None
    assert authenticate(RequestFactory().post("/"), username="ada", password=PASSWORD) is None
    assert names_of([ada.actor])[ada.actor].startswith("forgotten-")
