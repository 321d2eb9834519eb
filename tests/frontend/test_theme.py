"""The theme is remembered with and without script."""

import pytest
from django.test import Client

from tests.frontend.marks import on_sqlite


@on_sqlite
def test_a_chosen_theme_is_on_the_next_page(client: Client) -> None:
    answer = client.post("/theme/", {"theme": "dark", "next": "/games/"})
    assert answer["Location"] == "/games/"
    assert 'data-theme="dark"' in client.get("/games/").content.decode()
    client.post("/theme/", {"theme": "auto", "next": "/games/"})
    assert "data-theme=" not in client.get("/games/").content.decode()


@on_sqlite
@pytest.mark.parametrize("onward", ["https://elsewhere.example/", "//elsewhere.example", "javascript:alert(1)"])
def test_the_way_back_stays_on_this_site(client: Client, onward: str) -> None:
    assert client.post("/theme/", {"theme": "dark", "next": onward})["Location"] == "/"


@on_sqlite
def test_a_theme_that_there_is_not_changes_nothing(client: Client) -> None:
    client.post("/theme/", {"theme": '"><script>', "next": "/games/"})
    assert "<script>" not in client.get("/games/").content.decode()


@on_sqlite
def test_a_form_that_cannot_be_read_is_the_senders_fault(client: Client) -> None:
    client.handler.enforce_csrf_checks = True
    client.get("/account/sign-in/")
    kind = "application/x-www-form-urlencoded; charset=utf-7"
    answer = client.post("/theme/", b"theme=dark", content_type=kind)
    assert answer.status_code == 400
    assert "Content-Security-Policy" in answer.headers
