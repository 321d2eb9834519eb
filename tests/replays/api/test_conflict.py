from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from datetime import timedelta
from threading import Barrier
from uuid import uuid4

from django.db import connection
from rest_framework.test import APIClient

from accounts.services.tokens import make_token
from games.kit.verify import check_record
from games.registry import engine
from replays.positions import latest
from replays.store import log
from tests.databases import Database
from tests.replays.tables import GAME, opened, people, play_on

CLIENTS = 50


def test_of_fifty_clients_at_one_step_one_is_heard_and_the_others_are_told(database: Database) -> None:
    players = people("ada", "ben")
    match = opened(*players)
    seen = play_on(match.id, players, 4)
    decision = latest(match.id).position.decision
    assert decision is not None
    _, token = make_token(player=players[decision.seat], label="x", scopes=["play"], lasts=timedelta(days=1))
    together = Barrier(CLIENTS)

    def submit(number: int) -> tuple[int, str]:
        client = APIClient(HTTP_AUTHORIZATION=f"Bearer {token}")
        move = decision.moves[number % len(decision.moves)]
        together.wait()
        try:
            sent = {"move": move, "step": seen, "id": str(uuid4())}
            answer = client.post(f"/api/v1/matches/{match.id}/moves/", sent, format="json")
            return answer.status_code, answer.json().get("code", "")
        finally:
            connection.close()

    with ThreadPoolExecutor(CLIENTS) as pool:
        answers = Counter(pool.map(submit, range(CLIENTS)))
    assert answers == {(201, ""): 1, (409, "stale-step"): CLIENTS - 1}
    events = log.read(match.stream)
    assert len(events) == seen + 2
    check_record(engine(GAME), events)
