"""Deliver treasures of one kind at a seaplane or by card; then the price wheel turns.  Rulebook, delivery; p. 19.

Task: points more per treasure and whether several kinds are allowed (by card), how many kinds were delivered so
far, and whether the seat may still decline.
"""

from collections import Counter

from games.kit.errors import IllegalMove
from games.kit.knowledge import EVERYONE
from games.tikal2.moment import NUMBERS, Arguments, Here, Moment, Told, Words
from games.tikal2.state import Ask, Source

VERBS: tuple[str, ...] = ("deliver", "done")


def moves(here: Here) -> list[str]:
    """List every number of every kind held, and to go on."""
    held = Counter(treasure.card for treasure in here.mover.treasures)
    found = [f"deliver {kind} {number}" for kind in here.box.treasures for number in range(1, held[kind] + 1)]
    return [*found, "done"] if _may_stop(here.state.agenda[-1]) else found


def play(moment: Moment, words: Words) -> None:
    """Deliver, or go on."""
    state, mover, task = moment.state, moment.mover, moment.state.agenda[-1]
    if words == ["done"]:
        if not _may_stop(task):
            raise IllegalMove("must-deliver")
        moment.tell("ended-delivery" if task[3] else "delivered-nothing", {"seat": moment.seat}, "wheel")
        _finish(moment)
        return
    kind = moment.box.treasure_index.get(words[1]) if len(words) == 3 else None
    number = NUMBERS.get(words[2]) if kind is not None else None
    if kind is None or number is None:
        raise IllegalMove("bad-notation")
    if number > sum(treasure.card == words[1] for treasure in mover.treasures):
        raise IllegalMove("too-few-treasures", treasure=words[1])
    _hand_over(moment, words[1], number)
    state.delivered[kind] += number
    _, bonus, several, count, may_decline = task
    points = number * (moment.box.price(state.wheel, kind) + bonus)
    moment.earn(Source.DELIVERIES, points)
    told: Arguments = {"seat": moment.seat, "treasure": words[1], "count": number, "points": points}
    moment.tell("delivered", told, "wheel")
    state.agenda[-1] = (Ask.DELIVERY, bonus, several, count + 1, may_decline)
    if not several or not mover.treasures:
        _finish(moment)


def explain(here: Here, words: Words) -> Told:
    """Say what it brings."""
    if words[0] == "done":
        return "no-delivery" if not here.state.agenda[-1][3] else "end-delivery", {}, ("wheel",)
    price = here.box.price(here.state.wheel, here.box.treasure_index[words[1]]) + here.state.agenda[-1][1]
    number = int(words[2])
    return "deliver", {"treasure": words[1], "count": number, "points": number * price}, ("wheel", words[1])


def is_untouched(task: tuple[int, ...]) -> bool:
    """Say whether nothing was delivered and no card played for this delivery yet."""
    return not any(task[1:4])


def _may_stop(task: tuple[int, ...]) -> bool:
    return bool(task[3]) or (bool(task[4]) and is_untouched(task))


def _hand_over(moment: Moment, kind: str, number: int) -> None:
    """Return treasures to the box; those that everybody knows of leave first."""
    mine = moment.mover.treasures
    of_kind = [index for index, treasure in enumerate(mine) if treasure.card == kind]
    of_kind.sort(key=lambda index: mine[index].known != EVERYONE)
    for index in sorted(of_kind[:number], reverse=True):
        del mine[index]


def _finish(moment: Moment) -> None:
    state = moment.state
    if state.agenda.pop()[3]:
        state.wheel = (state.wheel + 1) % len(moment.box.prices)
        moment.tell("wheel-turned", {}, "wheel")
    if state.agenda and state.agenda[-1][0] == Ask.DELIVERY and not moment.mover.treasures:
        state.agenda.pop()
