"""The next round of a tournament in each of its formats: from the folded state to who sits where."""

from tournaments.draws import groups, knockout, ladder, league, swiss
from tournaments.draws.draw import Draw
from tournaments.events import RoundPaired
from tournaments.formats import BadOptions
from tournaments.pairing import BadRequest
from tournaments.refusals import Refused
from tournaments.settings import Settings
from tournaments.standings.values import Row
from tournaments.state import Competition

DRAWS: dict[str, Draw] = {
    "swiss": Draw(swiss.options_of, swiss.rounds_of, swiss.draw),
    "league": Draw(league.options_of, league.rounds_of, league.draw),
    "groups": Draw(groups.options_of, groups.rounds_of, groups.draw, groups.rank),
    "knockout": Draw(knockout.options_of, knockout.rounds_of, knockout.draw, knockout.rank, knockout.scoring_of),
    "ladder": Draw(ladder.options_of, ladder.rounds_of, ladder.draw, ladder.rank, ladder.scoring_of),
}
OPEN_ENDED = ("swiss", "ladder")
"""Formats with as many rounds as the organiser sets."""
_WORDS = {
    "table-size": "Tables of this size do not fit this form of tournament.",
    "rounds": "The number of rounds is too small or too large.",
    "smallest": "The smallest table must seat two or more, and not more than a full one.",
    "keep": "Of each table at least one goes on, and at least one does not.",
    "stage": "A stage needs groups, and somebody who goes on.",
    "too-few-go-on": "Too few go on to fill the tables of the next stage.",
    "cycles": "A schedule can be played one to five times.",
    "too-few-players": "There are too few players for this.",
    "players": "There are too many players for one schedule.",
    "group-too-large": "There are too many players for so few groups.",
    "nobody-waits": "Nobody waits for a match, or too few are free.",
    "decided": "Only one is left: it is decided, and the tournament can be ended.",
    "never-ends": "With these numbers nobody would ever drop out.",
}


def next_round(state: Competition) -> RoundPaired:
    """Draw the next round, or say why there can be none."""
    form = DRAWS[state.settings.format]
    if not state.rounds and len(state.playing(1)) < state.settings.table:
        raise Refused("too-few-entrants", count=len(state.playing(1)))
    try:
        planned = form.rounds(state)
        if planned and state.next_round > planned:
            raise Refused("no-more-rounds", rounds=planned)
        return form.draw(state)
    except (BadOptions, BadRequest) as error:
        raise Refused("bad-settings", what=in_words(error)) from error


def planned_rounds(state: Competition) -> int:
    """Tell how many rounds there will be; 0 while that hangs on who will come, or has no end."""
    if not state.rounds and state.settings.format not in OPEN_ENDED:
        return 0
    return DRAWS[state.settings.format].rounds(state)


def rows_of(state: Competition, through: int | None = None) -> tuple[Row, ...]:
    """Rank everybody as the format does, counting the rounds through this one, or all."""
    return DRAWS[state.settings.format].rank(state, len(state.rounds) if through is None else through)


def tie_breaks_of(state: Competition) -> tuple[str, ...]:
    """Name the tie-breaks that a tournament is ranked by, in their order."""
    return DRAWS[state.settings.format].scoring(state).columns


def stage_name(state: Competition, stage: int) -> str:
    """Say how far somebody came, in a word; nothing where all play all rounds."""
    if state.settings.format == "knockout":
        return "final" if stage == knockout.rounds_of(state) else f"round {stage}"
    return groups.stage_name(groups.options_of(state.settings), stage) if state.settings.format == "groups" else ""


def check_format(settings: Settings) -> None:
    """Refuse options that do not fit the format."""
    try:
        DRAWS[settings.format].options(settings)
    except BadOptions as error:
        raise Refused("bad-settings", what=in_words(error)) from error


def in_words(error: BadOptions | BadRequest) -> str:
    """Say what is wrong with options."""
    if error.code == "option":
        return f"An option of this form of tournament is not right: {error.facts['what']}."
    return _WORDS.get(error.code, "These options do not fit each other.")
