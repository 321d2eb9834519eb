"""Try a bot that wants to climb a ladder: in a match against itself, which counts for nothing else."""

import logging
from typing import NamedTuple
from uuid import UUID, uuid4

from django.db import transaction

from games.kit.errors import BadSetup, IllegalMove
from games.kit.events import Event
from replays.models.match import Visibility
from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from tournaments.events import EntrantRefused, EntrantTested, Fact
from tournaments.record import record
from tournaments.services.register_entrant import found
from tournaments.state import Competition
from tournaments.streams import competition

log = logging.getLogger(__name__)


class Trial(NamedTuple):
    """How it went: the match, or why there is none."""

    match: UUID
    events: list[Event]
    why: str = ""


def try_bot(*, tournament: UUID, entrant: int) -> Trial:
    """Let a bot sit in every seat of a match; nothing is stored yet."""
    state, _ = competition(tournament)
    one, match = found(state, entrant), uuid4()
    asked = BotMatch(
        match=match,
        game=state.settings.game,
        bots=[one.bot] * state.settings.table,
        players=[one.player] * state.settings.table,
        seed=f"{state.seed}/try/{entrant}",
        edition=state.settings.edition,
        options=state.settings.game_options,
        context={"tournament": str(tournament), "visibility": Visibility.UNLISTED.value},
    )
    try:
        return Trial(match, run_bot_match(asked))
    except BadSetup:
        return Trial(match, [], "unknown-bot")
    except IllegalMove:
        return Trial(match, [], "illegal-move")
    except Exception:  # whatever a bot does wrong is its own fault, and no reason to try again
        log.exception("The bot %s failed against itself.", one.bot)
        return Trial(match, [], "bot-failed")


@transaction.atomic
def judge_bot(*, tournament: UUID, entrant: int, trial: Trial) -> None:
    """Let the entrant in, or say why not; nothing happens to one who has left, or was tried before."""
    counts = False

    def decide(state: Competition) -> list[Fact]:
        nonlocal counts
        counts = not state.is_over and found(state, entrant).status == "untested"
        if not counts:
            return []
        if trial.why:
            return [EntrantRefused(entrant, trial.why)]
        return [EntrantTested(entrant, str(trial.match), state.next_round, waiting=state.is_full)]

    record(tournament=tournament, by="system", decide=decide)
    if counts and trial.events:
        store_bot_match(trial.match, trial.events)
