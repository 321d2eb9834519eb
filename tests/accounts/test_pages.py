import re

import pytest
from django.core import mail
from django.test import Client

from accounts.models import ApiToken, Player
from accounts.services.sign_up import sign_up
from accounts.services.tokens import find_token

pytestmark = pytest.mark.django_db
PASSWORD = "quetzal feathers 77"


@pytest.fixture
def ada() -> Player:
    return sign_up(name="ada", password=PASSWORD, email="ada@example.org")


@pytest.fixture
def client(ada: Player) -> Client:
    client = Client()
    client.force_login(ada, backend="django.contrib.auth.backends.ModelBackend")
    return client


def test_a_person_signs_up_and_is_signed_in() -> None:
    client = Client()
    sent = {"name": "ben", "password1": PASSWORD, "password2": PASSWORD, "email": "", "time_zone": "Europe/Berlin"}
    assert client.post("/account/sign-up/", sent | {"next": "//evil.example"})["Location"] == "/"
    assert client.get("/account/").context["user"].name == "ben"
    taken = Client().post("/account/sign-up/", sent | {"name": "BEN"})
    assert "This name is taken." in taken.content.decode()


def test_a_lost_password_is_replaced_by_mail(ada: Player) -> None:
    client = Client()
    assert client.post("/account/password/lost/", {"email": "ada@example.org"}).status_code == 302
    (link,) = re.findall(r"/account/password/new/\S+", str(mail.outbox[0].body))
    form = client.get(link, follow=True)
    new = {"new_password1": "tikal temples 88", "new_password2": "tikal temples 88"}
    assert client.post(form.redirect_chain[-1][0], new).status_code == 302
    ada.refresh_from_db()
    assert ada.check_password("tikal temples 88")


def test_a_password_is_changed_by_whoever_knows_the_old_one(client: Client, ada: Player) -> None:
    new = {"new_password1": "tikal temples 88", "new_password2": "tikal temples 88"}
    assert client.post("/account/password/", new | {"old_password": "wrong"}).status_code == 200
    assert client.post("/account/password/", new | {"old_password": PASSWORD}).status_code == 302
    ada.refresh_from_db()
    assert ada.check_password("tikal temples 88")


def test_a_token_is_shown_once(client: Client) -> None:
    sent = {"player": "ada", "label": "<b>laptop</b>", "scopes": ["read"], "days": "30"}
    page = client.post("/account/tokens/", sent).content.decode()
    (text,) = set(re.findall(r"cairn_[\w-]{43}", page))
    assert find_token(text) is not None
    assert "<b>laptop" not in page
    assert text not in client.get("/account/").content.decode()
    client.post(f"/account/tokens/{ApiToken.objects.get().id}/revoke/")
    assert find_token(text) is None


def test_nobody_makes_tokens_for_others(client: Client) -> None:
    sign_up(name="ben", password=PASSWORD)
    page = client.post("/account/tokens/", {"player": "ben", "label": "x", "scopes": ["read"], "days": "30"})
    assert page.status_code == 200
    assert not ApiToken.objects.exists()


def test_a_bot_is_registered_under_a_free_name(client: Client, ada: Player) -> None:
    client.post("/account/bots/", {"name": "greedy"})
    client.post("/account/bots/", {"name": "adabot"})
    assert [bot.name for bot in ada.bots.all()] == ["adabot"]


def test_times_are_shown_as_they_are_where_one_lives(client: Client, ada: Player) -> None:
    assert client.post("/account/", {"email": "", "time_zone": "Asia/Tokyo", "wants_mail": "on"}).status_code == 302
    ada.refresh_from_db()
    assert ada.time_zone == "Asia/Tokyo"
    assert client.get("/account/").status_code == 200


def test_to_be_forgotten_one_types_ones_name(client: Client, ada: Player) -> None:
    assert client.post("/account/forget/", {"name": "eve"}).status_code == 200
    assert client.post("/account/forget/", {"name": "ada"}).status_code == 302
    ada.refresh_from_db()
    assert ada.forgotten_at is not None
    assert client.get("/account/").status_code == 302
