"""Questions about rounds: was a pairing what it had to be, and why is a table what it is?"""

from typing import NamedTuple
from uuid import UUID

import msgspec

from games.kit.record import to_data
from replays.store import log
from tournaments import pairing
from tournaments.draws import next_round
from tournaments.draws.swiss import pairing_in
from tournaments.events import RoundPaired, from_event
from tournaments.pairing import Reasons
from tournaments.refusals import Refused
from tournaments.state import Competition, Round
from tournaments.streams import competition, competition_at, stream_of


class CheckedRound(NamedTuple):
    """What a check of a stored pairing found; no faults is good."""

    tournament: str
    round: int
    tables: int
    seed: int
    version: str
    cost: list[int]
    faults: list[str]


def check_stored_round(tournament: UUID, round_: int) -> CheckedRound:
    """Run a stored pairing again, from its own inputs and from the tournament as it was just before."""
    found = round_in(competition(tournament)[0], round_)
    paired = paired_in(tournament, found)
    stored = pairing_in(paired)
    faults = list(pairing.check(*stored)) if stored else []
    if not faults and not _same(paired, next_round(competition_at(tournament, found.paired_at - 1))):
        faults.append("state")
    return CheckedRound(str(tournament), round_, len(paired.tables), paired.seed, paired.version, paired.cost, faults)


def why_table(tournament: UUID, round_: int, table: int) -> Reasons | None:
    """Collect the facts behind a table; None where a schedule and not a search made it."""
    stored = pairing_in(paired_in(tournament, round_in(competition(tournament)[0], round_)))
    if stored is None or not 1 <= table <= len(stored[1].tables):
        return None
    return pairing.explain(*stored, table)


def paired_in(tournament: UUID, round_: Round) -> RoundPaired:
    """Read the event that paired a round."""
    (event,) = log.read(stream_of(tournament), after=round_.paired_at - 1, upto=round_.paired_at)
    paired: RoundPaired = from_event(event)
    return paired


def round_in(state: Competition, round_: int) -> Round:
    """Find a round by number, or say that there is none."""
    found = state.round_number(round_)
    if found is None:
        raise Refused("unknown-round", round=round_)
    return found


def _same(one: RoundPaired, other: RoundPaired) -> bool:
    """Compare two pairings apart from when they are played."""
    return to_data(msgspec.structs.replace(one, starts=0, ends=0)) == to_data(
        msgspec.structs.replace(other, starts=0, ends=0)
    )
