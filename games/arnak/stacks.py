"""Stacks of face-down tiles whose order does not exist before somebody looks: assistants and temple bonuses."""

from games.arnak.match import Match
from games.arnak.state import ASSISTANT_POOL, Stack
from games.kit.knowledge import EVERYONE, Seen


def top(stack: Stack) -> str:
    """Name the top tile of a stack whose top lies open; nothing if it is empty."""
    return stack.seen[0].card if stack.seen else ""


def draw_unseen(match: Match, pool: int, unseen: list[str], known: int) -> Seen:
    """Take a tile nobody has seen out of its pool."""
    return Seen(unseen.pop(match.chance.below(len(unseen))), pool, known)


def look_through(match: Match, stack: Stack, pool: int, unseen: list[str], known: int) -> None:
    """Show a whole stack to these seats."""
    stack.seen = [seen.shown_to(known) for seen in stack.seen]
    stack.seen.extend(draw_unseen(match, pool, unseen, known) for _ in range(stack.unseen))
    stack.unseen = 0


def open_top(match: Match, stack: Stack) -> None:
    """Show the top assistant of a stack to everybody."""
    if stack.seen:
        stack.seen[0] = stack.seen[0].shown_to(EVERYONE)
    elif stack.unseen:
        stack.seen.append(draw_unseen(match, ASSISTANT_POOL, match.state.unseen_assistants, EVERYONE))
        stack.unseen -= 1
    else:
        return
    match.announce("assistant-appears", stack.seen[0].card, assistant=stack.seen[0].card)


def take_top(match: Match, stack: Stack) -> str:
    """Take the top assistant off a stack and show the next one."""
    taken = stack.seen.pop(0).card
    open_top(match, stack)
    return taken


def supply_stack(match: Match, name: str) -> Stack | None:
    """Find the supply stack on which this assistant lies on top."""
    return next((stack for stack in match.state.assistants if top(stack) == name), None)
