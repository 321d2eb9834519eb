"""Look at the top three of a stack, keep one, and put the others back on top.  Rulebook, actions and reminders.

Task: the stack, and how many were looked at. They stay on the stack until one is kept, each known to whom it was shown.
"""

from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import NOBODY, Seen, knows, only
from games.tikal2 import discover
from games.tikal2.moment import Arguments, Here, Moment, Told, Words
from games.tikal2.state import CARD_DECK, FIRST_PILE, ROOM_STACK, Ask

VERBS: tuple[str, ...] = ("keep",)


def look(moment: Moment, index: int) -> None:
    """Show the top of a stack to the seat that moves; a single one left is kept at once."""
    stack = moment.state.stacks[index]
    count = min(moment.box.numbers.look, len(stack))
    if not count:
        moment.tell("nothing-left", {"seat": moment.seat, "stack": stack_id(index)}, stack_id(index))
        return
    _uncover(moment, index, count)
    new = any(not knows(card.known, moment.seat) for card in stack.top[:count])
    stack.top[:count] = [card.shown_to(only(moment.seat)) for card in stack.top[:count]]
    told: Arguments = {"seat": moment.seat, "stack": stack_id(index), "count": count}
    seen: Arguments = {**told, "cards": [card.card for card in stack.top[:count]]}
    moment.tell_mover("looked", seen, Fact("looked-secretly", told, (stack_id(index),)), reveals=new)
    if count == 1:
        _keep(moment, index, 0, 1)
    else:
        moment.state.agenda.append((Ask.KEEP, index, count))


def draw_open(moment: Moment, index: int) -> str:
    """Take the top of a stack for everybody to see."""
    _uncover(moment, index, 1)
    return moment.state.stacks[index].top.pop(0).card


def moves(here: Here) -> list[str]:
    """List what was looked at, in the order in which it lies."""
    _, index, count = here.state.agenda[-1]
    return [f"keep {card}" for card in dict.fromkeys(seen.card for seen in here.state.stacks[index].top[:count])]


def play(moment: Moment, words: Words) -> None:
    """Keep it."""
    _, index, count = moment.state.agenda[-1]
    lying = [card.card for card in moment.state.stacks[index].top[:count]]
    if len(words) != 2 or words[1] not in lying:
        raise IllegalMove("not-among-those")
    moment.state.agenda.pop()
    _keep(moment, index, lying.index(words[1]), count)


def explain(here: Here, words: Words) -> Told:
    """Say which one."""
    return "keep", {"card": words[1]}, (stack_id(here.state.agenda[-1][1]), words[1])


def stack_id(index: int) -> str:
    """Name a stack."""
    if index >= FIRST_PILE:
        return f"pile_{index - FIRST_PILE + 1}"
    return "light_rooms" if index == ROOM_STACK else "cards"


def _uncover(moment: Moment, index: int, count: int) -> None:
    """Let chance decide which ones lie on top, as far as nobody has seen them yet."""
    stack = moment.state.stacks[index]
    pool = moment.state.pools[stack.pool]
    while len(stack.top) < count:
        stack.below -= 1
        stack.top.append(Seen(pool.pop(moment.chance.below(len(pool))), stack.pool, NOBODY))


def _keep(moment: Moment, index: int, position: int, count: int) -> None:
    stack = moment.state.stacks[index]
    kept = stack.top.pop(position)
    if index == ROOM_STACK:
        discover.begin(moment, moment.box.room_index[kept.card])
        return
    mine = only(moment.seat)
    if count > 1:
        kept = Seen(kept.card, kept.pool, mine)
        stack.top[: count - 1] = [Seen(card.card, card.pool, mine) for card in stack.top[: count - 1]]
    hand = moment.mover.cards if index == CARD_DECK else moment.mover.treasures
    hand.append(kept)
    what = "card" if index == CARD_DECK else "treasure"
    public = Fact(f"kept-a-{what}", {"seat": moment.seat}, (stack_id(index),))
    moment.tell_mover("kept", {"seat": moment.seat, "card": kept.card}, public)
