"""Take a key from the stock, into the camp or the backpack; there it stays.  Rulebook, actions and reminders."""

from games.kit.errors import IllegalMove
from games.kit.knowledge import Seen, only
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import KEYS, Ask, State

VERBS: tuple[str, ...] = ("key",)
ANY_COLOR = -1


def ask(moment: Moment, wish: int, *, camp: bool) -> None:
    """Let the seat take a key; task: the colour it is due, and whether it may go into the camp."""
    if any(moment.state.stock):
        moment.state.agenda.append((Ask.KEY, wish, int(camp)))
    else:
        moment.tell("no-key-left", {"seat": moment.seat})


def moves(here: Here) -> list[str]:
    """List the colours that may be taken, each with the places for it."""
    _, wish, camp = here.state.agenda[-1]
    colors = [here.box.colors[color] for color in _colors(here.state, wish)]
    packed = [f"key {color} backpack" for color in colors]
    return [f"key {color} camp" for color in colors] + packed if camp else packed


def play(moment: Moment, words: Words) -> None:
    """Take the key."""
    state = moment.state
    _, wish, camp = state.agenda[-1]
    if len(words) != 3 or words[2] not in ("camp", "backpack"):
        raise IllegalMove("bad-notation")
    color = moment.box.color_index.get(words[1], ANY_COLOR)
    if color not in _colors(state, wish):
        raise IllegalMove("no-such-key", key=words[1][:20])
    if words[2] == "camp" and not camp:
        raise IllegalMove("backpack-only")
    state.agenda.pop()
    state.stock[color] -= 1
    element = f"key_{words[1]}"
    if words[2] == "camp":
        moment.mover.camp.append(Seen(words[1], KEYS, only(moment.seat)))
        moment.tell("took-key-camp", {"seat": moment.seat, "color": words[1]}, element)
    else:
        moment.mover.backpack[color] += 1
        moment.tell("took-key-backpack", {"seat": moment.seat, "color": words[1]}, element)


def explain(_here: Here, words: Words) -> Told:
    """Say which key goes where."""
    return f"key-{words[2]}", {"color": words[1]}, (f"key_{words[1]}",)


def _colors(state: State, wish: int) -> list[int]:
    """List the colours open: the one due or, if the stock lacks it, any other."""
    if wish >= 0 and state.stock[wish]:
        return [wish]
    return [color for color, count in enumerate(state.stock) if count]
