"""What the seat to move is asked, and its options, in lines of words."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.tikal2.agenda import handler_of
from games.tikal2.draw import stack_id
from games.tikal2.moment import Here
from games.tikal2.state import Ask, Stage

STAGES = {Stage.PIROGUE: "sail", Stage.TILE: "take-tile", Stage.ICONS: "next-icon"}
TASKS = {
    Ask.FOREST: "forest",
    Ask.SOURCE: "treasure",
    Ask.REFILL: "refill",
    Ask.SCORE_COLOR: "score-color",
}


def prompt(here: Here) -> Line:
    """Say what is asked."""
    state, box = here.state, here.box
    if not state.agenda:
        return Line(STAGES.get(Stage(state.stage)) or ("explore" if state.explorations else "end-turn"))
    kind, *task = state.agenda[-1]
    if kind == Ask.KEY:
        return Line("key" if task[1] else "key-backpack")
    if kind == Ask.DELIVERY:
        return Line("delivery" if task[3] else "delivery-card")
    if kind == Ask.KEEP:
        return Line("keep", {"stack": stack_id(task[0])})
    if kind == Ask.LAY:
        return Line("lay", {"room": box.rooms[task[0]].id})
    if kind == Ask.TURN:
        return Line("turn", {"room": box.rooms[task[0]].id, "space": box.places[task[1]]})
    if kind == Ask.BONUS:
        return Line("dig", {"place": box.places[task[0]]})
    return Line(TASKS[Ask(kind)])


def explain(here: Here, move: str) -> Option:
    """Explain a legal move for a page."""
    words = move.split(" ")
    handler = handler_of(here.state, words[0])
    if handler is None:
        raise IllegalMove("unknown-verb", verb=words[0])
    key, arguments, elements = handler.explain(here, words)
    return Option(move, Line(key, arguments), elements)
