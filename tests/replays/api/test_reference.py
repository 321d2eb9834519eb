import pytest
from django.test import Client

from replays.api.reference import operations, problems

pytestmark = pytest.mark.django_db


def test_the_reference_page_shows_every_operation_and_every_code() -> None:
    page = Client().get("/api/v1/docs/").content.decode()
    for group in operations().values():
        for operation in group:
            assert operation.about, operation.id
            assert f'id="{operation.id}"' in page
    for _, code, _ in problems():
        assert f'id="{code}"' in page
    assert "<script src=" not in page


def test_codes_are_told_once() -> None:
    codes = [code for _, code, _ in problems()]
    assert len(codes) == len(set(codes))


def test_an_address_that_leads_nowhere_answers_with_a_problem_document() -> None:
    answer = Client().get("/api/v1/nowhere/")
    assert (answer.status_code, answer["Content-Type"]) == (404, "application/problem+json")
