"""What a tournament would be like, in a sentence, before it is opened; or what is missing for it."""

from tournaments.draws import check_format, groups, in_words, knockout, league, swiss
from tournaments.formats import BadOptions, schedule
from tournaments.formats.groups import draw as deal
from tournaments.formats.knockout import rounds_needed
from tournaments.formats.swiss import preview as swiss_preview
from tournaments.pairing import Sizes, table_sizes
from tournaments.refusals import Refused
from tournaments.settings import Settings

COUNTS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve")


def preview(settings: Settings, players: int) -> str:
    """Say what so many players could expect, or why it cannot be."""
    try:
        check_format(settings)
        if missing := missing_for(settings, players):
            return missing
        return f"{players} players: {_PREVIEWS[settings.format](settings, players)}"
    except Refused as refused:
        return refused.words
    except BadOptions as error:
        return in_words(error)


def missing_for(settings: Settings, players: int) -> str:
    """Say what so many players are too few or too many for; nothing where they can begin."""
    try:
        if settings.format == "groups" and players >= settings.table:
            deal(range(players), groups.options_of(settings))
        if settings.format == "league" and players >= settings.table:
            schedule(players, settings.table, league.options_of(settings).cycles)
    except BadOptions as error:
        return _needs(settings, error) if settings.format == "groups" else in_words(error)
    if players < settings.table:
        return f"This needs at least {settings.table} players: they sit at tables of {settings.table}."
    return ""


def _needs(settings: Settings, error: BadOptions) -> str:
    many = groups.options_of(settings).stages[0].groups
    if error.code == "too-few-players":
        at = f"{_count(many)} group{'s' if many > 1 else ''} at tables of {settings.table}"
        return f"This needs at least {many * settings.table} players for {at}; fewer groups need fewer."
    return f"{in_words(error)} More groups take more players."


def _swiss(settings: Settings, players: int) -> str:
    sizes, most = swiss_preview(players, swiss.options_of(settings))
    again = "nobody meets twice" if settings.rounds <= most else f"after round {most} some meet again"
    return f"tables: {_tables(sizes)}; {_plural(settings.rounds, 'round')}; {again}."


def _league(settings: Settings, players: int) -> str:
    plan = schedule(players, settings.table, league.options_of(settings).cycles)
    games, fewest, most, _, _ = plan.balance
    meet = f"everybody meets everybody {_times(most)}" if fewest == most else f"two meet {fewest} to {most} times"
    rounds = f"in {len(plan.rounds)} rounds" if len(plan.rounds) > 1 else "all at once"
    return f"{_plural(len(plan.tables), 'table')} of {settings.table} {rounds}; each plays {games}; {meet}."


def _groups(settings: Settings, players: int) -> str:
    options = groups.options_of(settings)
    first = options.stages[0]
    sizes = sorted({len(group) for group in deal(range(players), options)}, reverse=True)
    of = " or ".join(map(str, sizes))
    if len(options.stages) == 1:
        return f"one group of {of} that plays for the title."
    best = "the winner of each goes on" if first.advance == 1 else f"the first {_count(first.advance)} of each go on"
    others = f" with the {_count(first.wildcards)} best of the others" if first.wildcards else ""
    then = "semifinals and the final" if len(options.stages) > 2 else "the final"
    return f"{_count(first.groups)} groups of {of}; {best}{others}, then {then}."


def _knockout(settings: Settings, players: int) -> str:
    options = knockout.options_of(settings)
    sizes = table_sizes(players, options.table_size, options.smallest)
    if players <= options.table_size:
        sizes = Sizes((players,), 0)
    best = "the winner of each table goes on" if options.keep == 1 else f"{options.keep} of each table go on"
    others = ", and the best of the others where a table would not be full" if options.wildcards else ""
    rounds = rounds_needed(players, options)
    if rounds == 1:
        return "one table is the final."
    return f"first round: {_tables(sizes)}; {best}{others}; {_plural(rounds, 'round')} to the winner."


def _ladder(settings: Settings, players: int) -> str:
    tables, waiting = divmod(players, settings.table)
    rest = f", {_count(waiting)} waiting" if waiting else ""
    on = "" if settings.play == "hand" else " It goes on by itself, and ends when you say so."
    enough = f"{settings.rounds} match{'' if settings.rounds == 1 else 'es'} are enough for each"
    return f"{_plural(tables, 'table')} at a time{rest}; {enough.replace('match are', 'match is')}.{on}"


def _tables(sizes: Sizes) -> str:
    found = [f"{_count(sizes.tables.count(size))} of {size}" for size in sorted(set(sizes.tables), reverse=True)]
    rests = f", {_count(sizes.byes)} resting" if sizes.byes else ""
    return f"{' and '.join(found)}{rests}"


def _plural(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _count(number: int) -> str:
    return COUNTS[number] if number < len(COUNTS) else str(number)


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


_PREVIEWS = {"swiss": _swiss, "league": _league, "groups": _groups, "knockout": _knockout, "ladder": _ladder}
