"""People to seat, and hands to play a match on with."""

from typing import Any
from uuid import UUID, uuid4

from accounts.models import Player
from replays.models import Match
from replays.play.open_match import open_match
from replays.play.submit_move import submit_move
from replays.positions import latest

GAME = "quetzal"


def person(name: str, **fields: Any) -> Player:
    """Let a person join without the cost of hashing a password."""
    player = Player(name=name, **fields)
    player.set_unusable_password()
    player.save()
    return player


def people(*names: str) -> list[Player]:
    """Let several people join."""
    return [person(name) for name in names]


def opened(*players: Player, **settings: Any) -> Match:
    """Open a match among these people; the first of them opens it."""
    asked = {"game": GAME, "seats": [player.actor for player in players]} | settings
    return open_match(opener=players[0], **asked)


def play_on(match: UUID, players: list[Player], moves: int, pick: int = 0) -> int:
    """Let people play moves by a fixed rule; return the step reached."""
    for number in range(moves):
        live = latest(match)
        decision = live.position.decision
        if decision is None or live.course.status != "running":
            break
        move = decision.moves[(pick + number * 7) % len(decision.moves)]
        submit_move(
            player=players[decision.seat], match_id=match, move=move, seen=live.course.head.seq, move_id=uuid4()
        )
    return latest(match).course.head.seq
