"""Score the doors of one colour in all rooms with an own flag.  Rulebook, actions."""

from games.kit.errors import IllegalMove
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import Ask, Source
from games.tikal2.temple import temple_of

VERBS: tuple[str, ...] = ("score",)


def ask(moment: Moment) -> None:
    """Let the seat choose a colour; without any door of its own there is nothing to choose."""
    if moves(moment):
        moment.state.agenda.append((Ask.SCORE_COLOR,))
    else:
        moment.tell("no-door-to-score", {"seat": moment.seat})


def moves(here: Here) -> list[str]:
    """List the colours that bring something."""
    return [f"score {color}" for index, color in enumerate(here.box.colors) if _doors(here, index)]


def play(moment: Moment, words: Words) -> None:
    """Score the colour; only the seat that moves gains."""
    color = moment.box.color_index.get(words[1]) if len(words) == 2 else None
    points = _doors(moment, color) if color is not None else 0
    if not points:
        raise IllegalMove("no-door-of-color")
    moment.state.agenda.pop()
    moment.earn(Source.DOORS, points)
    moment.tell("scored-color", {"seat": moment.seat, "color": words[1], "points": points})


def explain(here: Here, words: Words) -> Told:
    """Say what it brings."""
    points = _doors(here, here.box.color_index[words[1]])
    return "score-color", {"color": words[1], "points": points}, (f"key_{words[1]}",)


def _doors(here: Here, color: int) -> int:
    return temple_of(here.box, here.state.temple).doors(color, here.mover.flags)
