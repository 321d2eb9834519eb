"""The agenda: all that is still to be done, the next thing last, and who must decide before it can go on."""

from collections.abc import Iterator

from games.arnak import free, payment, rounds, turn
from games.arnak.actions import buy, dig, discover, overcome, research
from games.arnak.effects import acquire, assistants, cards, choice, marks, sites, tokens
from games.arnak.match import SKIP, Ask, Kind, Match, is_skip
from games.arnak.outlook import could
from games.arnak.state import State, Task
from games.kit.contract import Option
from games.kit.errors import IllegalMove

KINDS: dict[str, Kind] = free.KINDS
for family in (
    tokens, cards, choice, sites, assistants, acquire, marks, payment,
    dig, discover, overcome, buy, research, turn, rounds,
):  # fmt: skip
    KINDS.update(family.KINDS)


def settle(match: Match) -> None:
    """Do what is on the agenda until somebody must decide, or the match is over."""
    agenda = match.state.agenda
    while agenda:
        task = agenda.pop()
        kind = KINDS[task[0]]
        if kind.may and not could(match, task):
            continue
        if kind.run(match, task):
            agenda.append(task)
            return


def seat_to_decide(state: State) -> int:
    """Say whose decision is due."""
    task = state.agenda[-1]
    return task[1] if task[0] == "keep" else state.turn


def options(match: Match) -> Iterator[Option]:
    """Yield every open move, what was asked first and free actions after it."""
    task, kind, ask = due(match)
    if not kind.may or kind.can(match, task):
        yield from ask.options(match, task)
    if kind.may:
        yield SKIP
    if ask.free:
        yield from free.options(match)


def play(match: Match, words: list[str]) -> None:
    """Answer what is asked, or play a free action instead; then go on."""
    task, kind, ask = due(match)
    agenda = match.state.agenda
    opening = agenda[0] == rounds.OPENING
    if opening:
        rounds.tell_opening(match)
    main = task[0] == "turn" and not match.state.main_done
    if kind.may and is_skip(words):
        match.done()
    elif not ask.free or not free.play(match, words, main=main):
        ask.play(match, task, words)
    if opening:
        del agenda[0]
    settle(match)


def due(match: Match) -> tuple[Task, Kind, Ask]:
    """Give the task that waits for a decision, its kind, and how it asks."""
    if not match.state.agenda:
        raise IllegalMove("match-over")
    task = match.state.agenda[-1]
    kind = KINDS[task[0]]
    assert kind.ask is not None
    return task, kind, kind.ask
