"""Carry the pirogue through the forest for a key, or for points if there is none.  Rulebook, pirogue phase."""

from games.kit.errors import IllegalMove
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import Source

VERBS: tuple[str, ...] = ("pay",)


def moves(here: Here) -> list[str]:
    """List the colours in the backpack; the points are no free alternative to them."""
    held = [f"pay {here.box.colors[color]}" for color, count in enumerate(here.mover.backpack) if count]
    return held or ["pay points"]


def play(moment: Moment, words: Words) -> None:
    """Pay."""
    state, mover = moment.state, moment.mover
    if len(words) != 2:
        raise IllegalMove("bad-notation")
    if words[1] == "points":
        if any(mover.backpack):
            raise IllegalMove("forest-costs-key")
        state.agenda.pop()
        loss = moment.box.numbers.forest_loss
        moment.earn(Source.FOREST, -loss)
        moment.tell("lost-points-in-forest", {"seat": moment.seat, "points": loss})
        return
    color = moment.box.color_index.get(words[1])
    if color is None or not mover.backpack[color]:
        raise IllegalMove("no-such-key", key=words[1][:20])
    state.agenda.pop()
    mover.backpack[color] -= 1
    state.stock[color] += 1
    moment.tell("paid-forest", {"seat": moment.seat, "color": words[1]}, f"key_{words[1]}")


def explain(here: Here, words: Words) -> Told:
    """Say what it costs."""
    if words[1] == "points":
        return "pay-points", {"points": here.box.numbers.forest_loss}, ()
    return "pay-key", {"color": words[1]}, (f"key_{words[1]}",)
