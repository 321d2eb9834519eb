"""A bot's turn: a bot that sits at a running match plays until another seat must decide."""

from random import SystemRandom
from uuid import UUID

from games.bots.contract import table_for
from games.bots.registry import bot as find_bot
from games.kit.chance import LiveChance
from games.kit.record import to_data
from replays.jobs import LeasedJob
from replays.play.record import record
from replays.positions import latest
from replays.store.clock import clock
from replays.store.log import Entry


def play_bot_turn(*, match_id: UUID, job: LeasedJob | None = None, now: int | None = None) -> int | None:
    """Play the turn of the bot to move, all of it in one append; return the head, or None if no bot is to move."""
    live = latest(match_id)
    seat = live.to_move
    if seat is None or seat not in live.course.bots:
        return None
    bot, rng, chance = find_bot(live.course.bots[seat]), SystemRandom(), LiveChance()
    position = live.position.copy()
    actor, entries = f"bot:{live.course.bots[seat]}", []
    decision = position.decision
    while decision is not None and decision.seat == seat:
        move = bot.choose(table_for(position.engine, position.state, decision), rng)
        played, _, decision = position.play(seat, move, chance)
        entries.append(Entry("move-played", actor, to_data(played)))
    at = clock() if now is None else now
    return record(live, entries, match=match_id, position=position, decision=decision, now=at, job=job).head.seq
