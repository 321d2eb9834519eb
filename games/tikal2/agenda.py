"""What is decided next: the file for each task and stage, and the steps that no one decides."""

from collections.abc import Callable

from games.tikal2 import (
    cards,
    delivery,
    dig,
    discover,
    draw,
    explore,
    forest,
    keys,
    sail,
    score_color,
    setup,
    tent,
    tile,
    treasures,
)
from games.tikal2.moment import Handler, Here, Moment
from games.tikal2.state import Ask, Stage, State

TASKS: dict[int, Handler] = {
    Ask.KEY: keys,
    Ask.FOREST: forest,
    Ask.DELIVERY: delivery,
    Ask.SOURCE: treasures,
    Ask.KEEP: draw,
    Ask.REFILL: treasures,
    Ask.LAY: discover,
    Ask.TURN: discover,
    Ask.BONUS: dig,
    Ask.SCORE_COLOR: score_color,
}
STAGES: dict[int, Handler] = {
    Stage.PIROGUE: sail,
    Stage.EXTRA: explore,
    Stage.TILE: tile,
    Stage.ICONS: tile,
    Stage.EXPLORER: explore,
    Stage.FINAL: explore,
}
FREE: tuple[Handler, ...] = (cards, tent)
"""What may be done besides, while nothing is half done."""
STEPS: dict[int, Callable[[Moment], bool]] = {
    Stage.START_KEYS: setup.go_on,
    Stage.TRAVEL: sail.go_on,
    Stage.TILE: tile.go_on_at_site,
    Stage.ICONS: tile.go_on_with_icons,
    Stage.EXTRA: explore.go_on,
    Stage.EXPLORER: explore.go_on,
    Stage.FINAL: explore.go_on,
}
"""The automatic step of each stage; it says whether it did something."""


def handler_of(state: State, verb: str) -> Handler | None:
    """Give the file that plays moves of this verb now."""
    asked = _asked(state)
    if verb in asked.VERBS:
        return asked
    if _is_open_moment(state):
        for free in FREE:
            if verb in free.VERBS:
                return free
    return None


def moves(here: Here) -> list[str]:
    """List every legal move."""
    found = _asked(here.state).moves(here)
    if _is_open_moment(here.state):
        for free in FREE:
            found += free.moves(here)
    return found


def proceed(moment: Moment) -> None:
    """Do what no one decides until somebody must decide."""
    state = moment.state
    while not state.agenda:
        step = STEPS.get(state.stage)
        if step is None or not step(moment):
            break


def _asked(state: State) -> Handler:
    return TASKS[state.agenda[-1][0]] if state.agenda else STAGES[state.stage]


def _is_open_moment(state: State) -> bool:
    """Say whether cards and the tent may be used now: not while a draw or a placement waits for its choice."""
    if not state.agenda:
        return True
    top = state.agenda[-1]
    return top[0] == Ask.FOREST or (top[0] == Ask.DELIVERY and not top[3])
