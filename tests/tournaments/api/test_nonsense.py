"""Whatever is sent to an action, it is refused in words or done; nothing breaks."""

from typing import Any

import pytest
from django.db import transaction
from django.test import Client

from tests.tournaments.hall import in_order, pair, person, with_entrants
from tournaments.actions import ACTIONS, PARAMETERS
from tournaments.services.register_entrant import register_entrant

pytestmark = pytest.mark.django_db
NONSENSE: tuple[Any, ...] = (10**30, -(10**30), 2**31, 0, "1e30", "1/0", "nan", "\x00", "x" * 5000, [], {}, None)
SEATS = [{"entrant": one.entrant, "place": one.place, "score": one.score} for one in in_order([1, 2, 3, 4])]
SENSE: dict[str, Any] = {
    "a": 1,
    "about": "For all.",
    "absent": [1],
    "b": 2,
    "bot": "",
    "changes": {"rounds": 4},
    "entrant": 1,
    "entrants": [4, 3, 2, 1],
    "from_round": 0,
    "hours": 5,
    "penalty": 1,
    "player": "ada",
    "points": "3",
    "proposal": 0,
    "rating": 0,
    "reason": "It was so.",
    "role": "referee",
    "round": 1,
    "scopes": ["rounds"],
    "seats": SEATS,
    "starts": 0,
    "table": 1,
    "tie_breaks": ["wins"],
    "title": "Spring Cup",
    "url": "https://example.org/",
    "webhook": "00000000-0000-4000-8000-000000000000",
}
"""What each field of an action may look like."""


@pytest.mark.parametrize("action", list(ACTIONS))
def test_nonsense_in_any_field_is_answered_and_breaks_nothing(action: str) -> None:
    cup, owner, _ = with_entrants(4, late_until=2)
    person("ada")
    pair(cup, owner)
    if action != "register":
        register_entrant(tournament=cup.id, by=owner.actor, player=owner.actor)
    client = Client(raise_request_exception=False)
    client.force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    fields = PARAMETERS[action].__struct_fields__
    url = f"/api/v1/tournaments/{cup.slug}/{action}/"
    for field in fields:
        for value in NONSENSE:
            body = {name: SENSE[name] for name in fields} | {field: value}
            with transaction.atomic():
                answer = client.post(url, body, content_type="application/json")
                transaction.set_rollback(True)
            assert answer.status_code < 500, (field, value)
            assert answer.status_code != 403
            assert value != "\x00" or answer.status_code == 400


@pytest.mark.parametrize("score", [10**6 + 1, 10**20, -(10**15), "nan", 0.5])
def test_a_score_that_no_game_knows_is_refused(score: Any) -> None:
    cup, owner, _ = with_entrants(4)
    pair(cup, owner)
    client = Client(raise_request_exception=False)
    client.force_login(owner, backend="django.contrib.auth.backends.ModelBackend")
    seats = [*SEATS[:3], {**SEATS[3], "score": score}]
    body = {"round": 1, "table": 1, "seats": seats}
    answer = client.post(f"/api/v1/tournaments/{cup.slug}/record-result/", body, content_type="application/json")
    assert answer.status_code in (400, 422)
