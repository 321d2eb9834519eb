"""The window of a round: prolong it, remind of its end, and do what was set for tables that are still open then."""

from uuid import UUID

from replays.play.leave_seat import call_time
from replays.positions import latest
from replays.positions import stream_of as match_stream
from replays.store import log
from replays.store.clock import clock
from tournaments.events import Fact, ResultRecorded, RoundProlonged
from tournaments.follow_up import DAY
from tournaments.record import record
from tournaments.refusals import Refused
from tournaments.results import without
from tournaments.services.notices import tell_round
from tournaments.services.overdue_mail import mail_organisers
from tournaments.state import Competition, Round, Table
from tournaments.streams import competition

HOUR = 3_600_000_000
LONGEST = 5000
"""Hours by which a round can be prolonged at once."""


def prolong_round(*, tournament: UUID, by: str, hours: int, round_: int = 0, reason: str = "") -> int:
    """Give a round, the newest if none is named, so many hours more, from its end or, if that is past, from now.

    Return the new end.
    """
    if not 1 <= hours <= LONGEST:
        raise Refused("bad-hours", most=LONGEST)
    now = clock()

    def decide(state: Competition) -> list[Fact]:
        number = round_ or max(1, len(state.rounds))
        found = state.round_number(number)
        if found is None:
            raise Refused("unknown-round", round=number)
        if state.is_over:
            raise Refused("over")
        if found.closed:
            raise Refused("round-closed", round=number)
        return [RoundProlonged(number, max(found.ends, now) + hours * HOUR)]

    rounds = record(tournament=tournament, by=by, decide=decide, reason=reason).rounds
    return rounds[round_ - 1].ends


def remind_round(*, tournament: UUID, round_: int, now: int | None = None) -> int:
    """Remind those whose table has no result, if the round really ends soon; count the mails."""
    ends = competition(tournament)[0].rounds[round_ - 1].ends
    soon = (clock() if now is None else now) >= ends - DAY
    return tell_round(tournament=tournament, round_=round_, remind=True) if soon else 0


def end_window(*, tournament: UUID, round_: int, due: int, now: int | None = None) -> int:
    """Deal with the tables that are still open at the end of a window; say when to look again, 0 if never.

    A round that was prolonged is left alone. To look twice for the same time `due` is to look once.
    """
    now = clock() if now is None else now
    state, _ = competition(tournament)
    ended = state.rounds[round_ - 1]
    if due < ended.ends or not _is_overdue(state, ended, now):
        return 0
    waiting, running = ended.open_tables, []
    if state.settings.overdue == "flag":
        if state.settings.play == "hand":
            _decide_by_hand(tournament, round_, now)
            return 0
        running = [table for table in waiting if _call_time(state, ended, table, due, now)]
    if due == ended.ends:  # the first look
        mail_organisers(state, ended, [table for table in waiting if table not in running])
    return ended.ends + ((now - ended.ends) // HOUR + 1) * HOUR if running else 0


def _is_overdue(state: Competition, round_: Round, now: int) -> bool:
    return not state.is_over and bool(round_.open_tables) and 0 < round_.ends <= now


def _decide_by_hand(tournament: UUID, round_: int, now: int) -> None:
    """Take what one person has told; where nobody has told anything, nobody came."""

    def decide(state: Competition) -> list[Fact]:
        ended = state.rounds[round_ - 1]
        if not _is_overdue(state, ended, now) or state.settings.overdue != "flag":
            return []
        return [
            ResultRecorded(round_, one.number, one.proposal.seats if one.proposal else without(one, one.entrants))
            for one in ended.open_tables
        ]

    record(tournament=tournament, by="system", decide=decide)


def _call_time(state: Competition, round_: Round, table: Table, due: int, now: int) -> bool:
    """Let the seat to move run out of time; say whether there is a match that goes on."""
    match = state.match_id(round_.number, table.number)
    if log.head_of(match_stream(match)) is None:
        return False
    call_time(match_id=match, before=due, now=now)
    return latest(match).course.status != "voided"
