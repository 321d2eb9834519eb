"""Check settings once, when a tournament opens or they are changed, and say in words what is wrong."""

from games.kit import editions
from games.kit.contract import Setup
from games.kit.errors import GameError
from games.kit.setup import check_setup
from games.kit.words import words_of
from games.registry import engine
from tournaments.draws import DRAWS, check_format
from tournaments.refusals import Refused
from tournaments.settings import Settings
from tournaments.standings.scoring import CHOICE, USUAL, Scoring
from tournaments.standings.values import BadResult
from tournaments.tally import scale_of

LARGEST_FIELD = 20_000
LONGEST_TITLE = 120
MOST_ROUNDS = 99
MOST_MATCHES = 999
LONGEST_WINDOW = 10_000
MOST_POINTS = 10_000
_SCORING = {
    "scale": "Points need one whole number for each place of a table, none higher than the one before.",
    "unknown-tie-break": "A tie-break is unknown.",
    "tie-break-order": "A tie-break stands in the list twice.",
}
FIXED = ("game", "format", "table", "edition", "game_options", "play", "options")
"""What no longer changes once the first round has been paired."""


def check_settings(settings: Settings) -> None:
    """Refuse settings under which no round could be played."""
    try:
        rules = engine(settings.game)
        check_setup(rules, Setup(settings.table, rules.rules, settings.edition, settings.game_options))
        editions.find(settings.game, settings.edition)
    except GameError as error:
        raise Refused("bad-settings", what=words_of(None).explain(error)) from error
    check_format(settings)
    smallest = getattr(DRAWS[settings.format].options(settings), "smallest", settings.table)
    if smallest not in rules.seats:
        raise Refused("bad-settings", what=f"{rules.name} is not played by {smallest}: set the smallest table higher.")
    if not 1 <= settings.rounds <= (MOST_MATCHES if settings.format == "ladder" else MOST_ROUNDS):
        raise Refused("bad-settings", what=f"One to {MOST_ROUNDS} rounds; on a ladder to {MOST_MATCHES} matches each.")
    if not 0 <= settings.capacity <= LARGEST_FIELD:
        raise Refused("bad-settings", what=f"A tournament has at most {LARGEST_FIELD} places.")
    if not 0 <= settings.window_hours <= LONGEST_WINDOW:
        raise Refused("bad-settings", what=f"A round has at most {LONGEST_WINDOW} hours.")
    if not 0 <= settings.late_until <= MOST_ROUNDS:
        raise Refused("bad-settings", what=f"New entrants can join until a round from 0 to {MOST_ROUNDS}.")
    if any(abs(worth) > MOST_POINTS for place in settings.points.values() for worth in place):
        raise Refused("bad-settings", what=f"A place is worth at most {MOST_POINTS} points.")
    try:
        if unknown := [name for name in settings.tie_breaks if name not in CHOICE]:
            raise BadResult("unknown-tie-break", name=unknown[0])
        Scoring(scale_of(settings), tuple(settings.tie_breaks) or USUAL)
    except (BadResult, ValueError) as error:
        raise Refused("bad-settings", what=_SCORING.get(str(getattr(error, "code", "")), _SCORING["scale"])) from error


def check_title(title: str) -> str:
    """Return a title without space around it; as it goes into mails and calendars, it is one printable line."""
    stripped = title.strip()
    if not stripped or len(stripped) > LONGEST_TITLE or not stripped.isprintable():
        raise Refused("bad-title", most=LONGEST_TITLE)
    return stripped


def check_change(before: Settings, after: Settings, *, begun: bool) -> None:
    """Refuse a change that would make what was played mean something else."""
    check_settings(after)
    for name in FIXED if begun else ():
        if getattr(before, name) != getattr(after, name):
            raise Refused("fixed-setting", what=name.replace("_", " "))
