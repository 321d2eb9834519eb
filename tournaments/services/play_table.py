"""Play the tables of a round: matches opened on the site, or played by bots on the workers."""

from contextlib import suppress
from uuid import UUID, uuid4

import msgspec
from django.db import transaction

from accounts.selectors import player_behind
from games.kit.digest import canonical
from games.kit.record import MatchFinished, from_event
from replays.clocks import CLOCKS
from replays.models import Match
from replays.models.match import Visibility
from replays.play.bot_match import BotMatch, run_bot_match, store_bot_match
from replays.play.errors import PlayError
from replays.play.open_match import open_match
from replays.positions import stream_of as match_stream
from replays.store import log
from replays.store.clock import clock
from replays.store.log import JobRequest
from tournaments.events import Fact, TableMoved
from tournaments.record import record
from tournaments.results import table_of
from tournaments.services.record_result import record_match
from tournaments.services.tend_match import actor_of, tend_match
from tournaments.state import GONE, Competition, Table
from tournaments.streams import competition

AT_END = "table-over"
"""The job that a match asks for when it ends."""
STAND_IN = "greedy"
"""Who plays on for a player who leaves a table: it still plays for the seat, so that no rival gets it for nothing."""


class IdTaken(Exception):
    """A file came in under the id of the match that was being played."""


class TableJob(msgspec.Struct):
    """What a job says of the table it is for."""

    tournament: UUID
    round: int
    table: int = 0


def open_round(*, tournament: UUID, round_: int, table: int = 0) -> list[JobRequest]:
    """Open the matches of a round, or of one table, that are not open yet; return the jobs that play bots' tables.

    A match that is open already is made to follow what was decided since.
    """
    state, _ = competition(tournament)
    tables = [table_of(state, round_, table)[1]] if table else state.rounds[round_ - 1].tables
    jobs = []
    for there in tables:
        if there.match:
            continue  # it was played, and has told its result
        match = _own_match(state, round_, there.number)
        if log.head_of(match_stream(match)) is not None:
            tend_match(state, match, there)
        elif not there.is_done:
            jobs += _begin(state, match, round_, there)
    return jobs


def play_table(*, tournament: UUID, round_: int, table: int) -> None:
    """Let bots play a table from a seed that only the tournament, the round and the table decide.

    Where an entrant has left, the stand-in plays for a seat that is ranked last.
    """
    state, _ = competition(tournament)
    _, there = table_of(state, round_, table)
    match = _own_match(state, round_, table)
    entrants = [state.entrants[number] for number in there.entrants]
    if not all(entrant.bot for entrant in entrants):
        return  # a person stands in for a bot: the table is played on the site
    if not there.is_done and log.head_of(match_stream(match)) is None:
        asked = BotMatch(
            match=match,
            game=state.settings.game,
            bots=[STAND_IN if entrant.status in GONE else entrant.bot for entrant in entrants],
            players=[entrant.player for entrant in entrants],
            resigned=[seat for seat, entrant in enumerate(entrants) if entrant.status in GONE],
            seed=f"{state.seed}/{round_}/{table}",
            edition=state.settings.edition,
            options=state.settings.game_options,
            context=_context(state, round_, table),
        )
        store_bot_match(match, run_bot_match(asked))
        if _is_foreign(match):
            raise IdTaken(f"match {match} came in while its table was played")  # the next attempt moves the table
    take_result(match=match)


def take_result(*, match: UUID) -> None:
    """Record the result of a finished match at the table it was opened for, and at no other."""
    if _is_foreign(match):
        return  # whoever brings a match in chooses its id and its context: it counts nowhere
    events = log.read(match_stream(match))
    about = msgspec.convert(from_event(events[0]).context, TableJob, strict=False)
    ours = competition(about.tournament)[0].match_id(about.round, about.table) == match
    if ours and events[-1].kind == "match-finished":
        finished: MatchFinished = from_event(events[-1])
        record_match(
            tournament=about.tournament, round_=about.round, table=about.table, match=match, sheets=finished.scores
        )


def _begin(state: Competition, match: UUID, round_: int, table: Table) -> list[JobRequest]:
    if all(state.entrants[number].bot for number in table.entrants):
        data = canonical({"tournament": str(state.id), "round": round_, "table": table.number})
        return [JobRequest("play-table", f"play-table:{match}", data, clock())]  # what people wait for goes first
    with suppress(PlayError):  # somebody is gone: a substitute or a forfeit is for the organiser to decide
        _open_on_site(state, match, round_, table)
    return []


@transaction.atomic
def _open_on_site(state: Competition, match: UUID, round_: int, table: Table) -> None:
    if Match.objects.filter(id=match).exists():
        return
    entrants = [state.entrants[number] for number in table.entrants]
    people = [player_behind(entrant.player) for entrant in entrants if not entrant.bot]
    opener = next((player for player in people if player is not None and player.is_active), None)
    if opener is None:
        return
    open_match(
        opener=opener,
        game=state.settings.game,
        seats=[actor_of(entrant) for entrant in entrants],
        edition=state.settings.edition,
        options=state.settings.game_options,
        clock=CLOCKS[state.settings.clock],
        stand_in=STAND_IN,
        context=(about := _context(state, round_, table.number)),
        visibility=about["visibility"],
        match_id=match,
    )


def _own_match(state: Competition, round_: int, table: int) -> UUID:
    """Give the id of a table's match; ids can be foretold, so that a file may have come in under one of them."""
    taken = state.match_id(round_, table)
    if not _is_foreign(taken):
        return taken

    def decide(now: Competition) -> list[Fact]:
        moved = now.match_id(round_, table) != taken or table_of(now, round_, table)[1].is_done
        return [] if moved else [TableMoved(round_, table, str(uuid4()))]

    return record(tournament=state.id, by="system", decide=decide).match_id(round_, table)


def _is_foreign(match: UUID) -> bool:
    return Match.objects.filter(id=match, imported=True).exists()


def _context(state: Competition, round_: int, table: int) -> dict[str, str]:
    visibility = Visibility.PUBLIC if state.settings.listed else Visibility.UNLISTED
    return {
        "tournament": str(state.id),
        "round": str(round_),
        "table": str(table),
        "then": AT_END,
        "visibility": visibility.value,
    }
