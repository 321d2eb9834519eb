"""What a season would be like with so many players: its divisions, and how even each of their schedules is."""

from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

from tournaments.formats import BadOptions, schedule
from tournaments.formats.schedule import Balance
from tournaments.formats.season import SeasonOptions, level_sizes
from tournaments.refusals import Refused
from tournaments.seasons.events import SeasonOpened
from tournaments.seasons.pyramid import options_of


class Plan(NamedTuple):
    """Divisions of one size: how many tables they have, and how even their schedule is."""

    size: int
    tables: int
    rounds: int
    balance: Balance

    @property
    def words(self) -> str:
        """Say how often everybody plays, sits in each seat, and meets the others."""
        balance = self.balance
        games = "one match" if balance.games == 1 else f"{balance.games} matches"
        if balance.fewest_stays == balance.most_stays:
            sit = f"sits in each seat {_times(balance.most_stays)}"
        else:
            sit = f"sits in a seat {balance.fewest_stays} to {balance.most_stays} times"
        if balance.fewest_meetings == balance.most_meetings:
            meet = f"everybody meets everybody {_times(balance.most_meetings)}"
        else:
            meet = f"any two meet {balance.fewest_meetings} to {balance.most_meetings} times"
        return f"in a division of {self.size} each plays {games} and {sit}, and {meet}"


class Preview(NamedTuple):
    """The sizes of the divisions of each tier, and a plan for each size."""

    players: int
    tiers: tuple[tuple[int, ...], ...]
    plans: list[Plan]

    @property
    def words(self) -> str:
        """Say it in one sentence, such as “17 players: divisions of 6, 6 and 5; in a division of 6 …”."""
        sizes = [size for tier in self.tiers for size in tier]
        divisions = f"a division of {sizes[0]}" if len(sizes) == 1 else f"divisions of {_listed(sizes)}"
        tiers = f" in {len(self.tiers)} tiers" if len(self.tiers) > 1 else ""
        return "; ".join([f"{self.players} players: {divisions}{tiers}", *(plan.words for plan in self.plans)]) + "."


def preview(opened: SeasonOpened, players: int) -> Preview:
    """Tell what so many players could expect, or raise Refused where it cannot be."""
    options = options_of(opened)
    if players < options.table_size:
        raise Refused("too-few-entrants", count=players)
    tiers = level_sizes(players, options)
    plans = [_plan(size, options) for size in sorted({size for tier in tiers for size in tier}, reverse=True)]
    return Preview(players, tiers, plans)


def preview_words(opened: SeasonOpened, players: int) -> str:
    """Say what so many players could expect, or why it cannot be."""
    try:
        return preview(opened, players).words
    except Refused as refused:
        return refused.words


def _plan(size: int, options: SeasonOptions) -> Plan:
    try:
        plan = schedule(size, options.table_size, options.cycles)
    except BadOptions as error:
        raise Refused("bad-settings", what=f"No schedule is known for a division of {size}.") from error
    return Plan(size, len(plan.tables), len(plan.rounds), plan.balance)


def _listed(sizes: Sequence[int]) -> str:
    """Name few sizes one by one, many by how often they occur."""
    if len(sizes) <= 6:
        return f"{', '.join(map(str, sizes[:-1]))} and {sizes[-1]}"
    return " and ".join(f"{size} ({count} times)" for size, count in Counter(sizes).items())


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")
