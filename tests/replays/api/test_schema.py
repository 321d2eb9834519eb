"""Whatever is sent to the API, signed in or not: no fault of ours, and no answer that the schema does not tell of."""

from collections.abc import Iterator
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from pytest_django import DjangoDbBlocker
from rest_framework.throttling import SimpleRateThrottle
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from accounts.services.tokens import make_token
from config.wsgi import application
from replays.play.open_match import open_match
from tests.databases import Templates, pointed_at, throw_away
from tests.replays.tables import opened, people, play_on

some = settings(max_examples=10, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture
def schema(
    tmp_path: Path, templates: Templates, django_db_blocker: DjangoDbBlocker, monkeypatch: pytest.MonkeyPatch
) -> Iterator[Any]:
    """Load the schema from the site, which has a database of its own: its requests end its connections."""
    monkeypatch.setattr(SimpleRateThrottle, "THROTTLE_RATES", {"anon": None, "user": None})
    with (
        django_db_blocker.unblock(),
        throw_away("sqlite", tmp_path, templates("sqlite")) as url,
        pointed_at(url),
    ):
        yield schemathesis.openapi.from_wsgi("/api/v1/schema/?format=json", application)


@pytest.fixture
def matches(schema: Any) -> list[str]:
    """Give the token of a player, and the ids of matches open, running and finished at which he sits."""
    ada, ben = people("ada", "ben")
    waiting = open_match(opener=ada, game="quetzal", seats=[ada.actor, ""])
    running, finished = opened(ada, ben), opened(ada, ben)
    play_on(running.id, [ada, ben], 10)
    play_on(finished.id, [ada, ben], 2000)
    _, token = make_token(player=ada, label="x", scopes=["read", "play", "import"], lasts=timedelta(days=1))
    return [token, str(waiting.id), str(running.id), str(finished.id)]


@pytest.mark.parametrize("signed_in", [False, True])
def test_every_answer_is_documented(schema: Any, matches: list[str], signed_in: bool) -> None:
    token, *known = matches
    headers = {"Accept-Encoding": "identity"} | ({"Authorization": f"Bearer {token}"} if signed_in else {})
    for found in schema.get_all_operations():
        operation = found.ok()

        @some
        @given(case=operation.as_strategy() | operation.as_strategy(generation_mode=GenerationMode.NEGATIVE))
        def try_out(case: Case[Any]) -> None:
            send(case, known, headers)

        try_out()


def send(case: Case[Any], matches: list[str], headers: dict[str, str]) -> None:
    """Send a request as it was made up; where it is about a match, also about those there are."""
    case.call_and_validate(headers=headers, checks=CHECKS)
    if "match_id" in case.path_parameters:
        for match in matches:
            case.path_parameters["match_id"] = match
            case.call_and_validate(headers=headers, checks=CHECKS)
