"""A bot's turn: a bot that sits at a running match plays until another seat must decide."""

import logging
from random import Random, SystemRandom
from uuid import UUID

from games.bots.contract import Bot, table_for
from games.bots.random_bot import RandomBot
from games.bots.registry import bot as find_bot
from games.kit.chance import LiveChance
from games.kit.contract import Decision
from games.kit.position import Position
from games.kit.record import to_data
from replays.jobs import LeasedJob
from replays.play.record import record
from replays.positions import latest
from replays.store.clock import clock
from replays.store.log import Entry

log = logging.getLogger(__name__)


def play_bot_turn(*, match_id: UUID, job: LeasedJob | None = None, now: int | None = None) -> int | None:
    """Play the turn of the bot to move, all of it in one append; return the head, or None if no bot is to move."""
    live = latest(match_id)
    seat = live.to_move
    if seat is None or seat not in live.course.bots:
        return None
    name = live.course.bots[seat]
    rng, chance, position, entries = SystemRandom(), LiveChance(), live.position.copy(), []
    decision = position.decision
    while decision is not None and decision.seat == seat:
        move = _choose(name, position, decision, rng)
        played, _, decision = position.play(seat, move, chance)
        entries.append(Entry("move-played", f"bot:{name}", to_data(played)))
    at = clock() if now is None else now
    return record(live, entries, match=match_id, position=position, decision=decision, now=at, job=job).head.seq


def _choose(name: str, position: Position, decision: Decision, rng: Random) -> str:
    """Let a bot choose; where it fails, any legal move is better than a match that waits for ever."""
    table = table_for(position.engine, position.state, decision)
    try:
        bot: Bot = find_bot(name)
        move = bot.choose(table, rng)
        if move in decision.moves:
            return move
        log.error("The bot %s chose %r, which is not legal.", name, move)
    except Exception:
        log.exception("The bot %s failed.", name)
    return RandomBot().choose(table, rng)
