"""The jobs of live play: bots answer, flags fall, players are told."""

from uuid import UUID

import msgspec
from django.db import transaction

from replays.jobs import LeasedJob, done, handles
from replays.play.bot_match import from_job, run_bot_match, store_bot_match
from replays.play.bot_turn import play_bot_turn
from replays.play.errors import StaleStep
from replays.play.leave_seat import time_out
from replays.play.your_turn import send_notice


class AtStep(msgspec.Struct):
    """A step of a match that asks for something."""

    match: UUID
    step: int


@handles("bot-turn")
def bot_turn(job: LeasedJob) -> None:
    """Let the bot to move play its turn; if somebody was first, that step has asked for its own job."""
    asked = msgspec.json.decode(job.data, type=AtStep)
    try:
        if play_bot_turn(match_id=asked.match, job=job) is None:
            done(job)
    except StaleStep:
        done(job)


@handles("clock-flag")
def clock_flag(job: LeasedJob) -> None:
    """Record a fallen flag; if the seat has moved in time, there is nothing to do."""
    asked = msgspec.json.decode(job.data, type=AtStep)
    if (
        time_out(match_id=asked.match, job=job) is None
    ):  # a StaleStep is tried again: the flag may have fallen all the same
        done(job)


@handles("your-turn")
def your_turn(job: LeasedJob) -> None:
    """Tell a player that it is his turn; a mail may come twice, never not at all."""
    asked = msgspec.json.decode(job.data, type=AtStep)
    send_notice(match_id=asked.match, step=asked.step)
    done(job)


@handles("bot-match")
def bot_match(job: LeasedJob) -> None:
    """Play a whole match and store it."""
    asked = from_job(job.data)
    events = run_bot_match(asked)
    with transaction.atomic():
        store_bot_match(asked.match, events)
        done(job)
