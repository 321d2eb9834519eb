"""Play a whole match with bots: in memory, from a seed, recorded move by move."""

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple
from uuid import NAMESPACE_URL, uuid5

from msgspec import Struct

from games.bots.contract import Bot, table_for
from games.bots.registry import bot
from games.kit.chance import SeededChance
from games.kit.contract import AnyEngine, Setup
from games.kit.errors import BadSetup
from games.kit.events import ORIGIN, Event, seal
from games.kit.position import Position, open_match
from games.kit.record import MatchFinished, MatchOpened, MovePlayed, to_data
from games.kit.score import ScoreSheet


class Played(NamedTuple):
    """A match played to its end."""

    opened: MatchOpened
    moves: list[MovePlayed]
    finished: MatchFinished
    position: Position

    @property
    def scores(self) -> list[ScoreSheet]:
        """Give the score sheets."""
        return self.finished.scores


def seated(bots: Sequence[str], seats: int, shift: int = 0) -> list[str]:
    """Seat bots by name, from the first again if there are fewer than seats, moved on by `shift` seats."""
    if len(bots) > seats:
        raise BadSetup("too-many-bots", bots=len(bots), seats=seats)
    filled = [bots[index % len(bots)] for index in range(seats)]
    return [filled[(seat - shift) % seats] for seat in range(seats)]


def play_match(
    engine: AnyEngine, setup: Setup, bots: Sequence[str], seed: int | str, make: Callable[[str], Bot] = bot
) -> Played:
    """Play one match; the same seed gives the same match. `make` makes a player from a name."""
    players = [make(name) for name in bots]
    lots = [Random(f"{seed}/bot {seat}") for seat in range(setup.seats)]
    chance = SeededChance(f"{seed}/chance")
    opened, position = open_match(engine, setup, [f"bot:{name}" for name in bots], chance)
    moves: list[MovePlayed] = []
    decision = position.decision
    while decision is not None:
        seat = decision.seat
        move = players[seat].choose(table_for(engine, position.state, decision), lots[seat])
        played, _, decision = position.play(seat, move, chance)
        moves.append(played)
    finished = MatchFinished(engine.score(position.state), engine.digest(position.state))
    return Played(opened, moves, finished, position)


def events_of(played: Played, seed: int | str) -> list[Event]:
    """Write a simulated match as events; its id comes from its seed, its times count moves."""
    stream = f"match:{uuid5(NAMESPACE_URL, f'cairn/{played.opened.game}/{seed}')}"
    entries: list[tuple[str, str, Struct]] = [("match-opened", "system", played.opened)]
    entries += [("move-played", played.opened.seats[move.seat], move) for move in played.moves]
    entries += [("match-finished", "system", played.finished)]
    events: list[Event] = []
    for seq, (kind, actor, entry) in enumerate(entries):
        events.append(seal(stream, seq, kind, actor, to_data(entry), seq, events[-1].hash if events else ORIGIN))
    return events
