"""What a tournament would be like, in a sentence, before it is opened."""

from tournaments.draws import check_format, groups, in_words, knockout, league, swiss
from tournaments.formats import BadOptions, schedule
from tournaments.formats.knockout import rounds_needed
from tournaments.formats.swiss import preview as swiss_preview
from tournaments.refusals import Refused
from tournaments.settings import Settings

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def preview(settings: Settings, players: int) -> str:
    """Say what so many players could expect, or why it cannot be."""
    try:
        check_format(settings)
        if players < settings.table:
            raise Refused("too-few-entrants", count=players)
        return f"{players} players: {_PREVIEWS[settings.format](settings, players)}"
    except Refused as refused:
        return refused.words
    except BadOptions as error:
        return in_words(error)


def _swiss(settings: Settings, players: int) -> str:
    sizes, most = swiss_preview(players, swiss.options_of(settings))
    tables = [f"{_count(sizes.tables.count(size))} of {size}" for size in sorted(set(sizes.tables), reverse=True)]
    rests = f", {_count(sizes.byes)} resting" if sizes.byes else ""
    again = "nobody meets twice" if settings.rounds <= most else f"after round {most} some meet again"
    return f"tables: {' and '.join(tables)}{rests}; {settings.rounds} rounds; {again}."


def _league(settings: Settings, players: int) -> str:
    plan = schedule(players, settings.table, league.options_of(settings).cycles)
    games, fewest, most, _, _ = plan.balance
    meet = f"everybody meets everybody {_times(most)}" if fewest == most else f"two meet {fewest} to {most} times"
    rounds = f"in {len(plan.rounds)} rounds" if len(plan.rounds) > 1 else "all at once"
    return f"{len(plan.tables)} tables of {settings.table} {rounds}; each plays {games}; {meet}."


def _groups(settings: Settings, players: int) -> str:
    stages = groups.options_of(settings).stages
    first = stages[0]
    sizes = sorted({players // first.groups, -(-players // first.groups)})
    on = "the winner is found" if len(stages) == 1 else f"{first.go_on} go on"
    final = ", then semifinals and the final" if len(stages) > 2 else ", then the final" if len(stages) > 1 else ""
    return f"{_count(first.groups)} groups of {' or '.join(map(str, sizes))}; {on}{final}."


def _knockout(settings: Settings, players: int) -> str:
    options = knockout.options_of(settings)
    return f"{rounds_needed(players, options)} rounds to the winner; {options.keep} of each table go on."


def _ladder(settings: Settings, players: int) -> str:
    tables, resting = divmod(players, settings.table)
    return f"{tables} tables a bout, {resting} resting; {settings.rounds} bouts."


def _count(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else str(number)


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


_PREVIEWS = {"swiss": _swiss, "league": _league, "groups": _groups, "knockout": _knockout, "ladder": _ladder}
