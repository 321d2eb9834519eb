"""Steps about assistants: recruit, promote, rescue, refresh, swap, use one of the supply.  Rulebook p. 16, 19, 22."""

from collections.abc import Iterator

from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.stacks import look_through, open_top, supply_stack, take_top, top
from games.arnak.state import ASSISTANT_POOL, Assistant, Task
from games.kit.contract import Option
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import only

MOST = 2
"""A player board has squares for two assistants."""


def _mine(match: Match, name: str) -> Assistant:
    for one in match.me.assistants:
        if one.id == name:
            return one
    raise IllegalMove("not-your-assistant", assistant=name)


def _on_top(match: Match) -> list[str]:
    return [top(stack) for stack in match.state.assistants if stack.seen]


def _can_recruit(match: Match, _task: Task) -> bool:
    return len(match.me.assistants) < MOST and bool(_on_top(match))


def _recruit_options(match: Match, _task: Task) -> Iterator[Option]:
    for name in _on_top(match):
        yield option(f"recruit {name}", "recruit", name, assistant=name)


def _recruit(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "recruit":
        verb_refused(words)
    stack = supply_stack(match, word(words))
    expect(stack, "not-in-supply", assistant=words[1])
    assert stack is not None
    match.done()
    match.tell("recruited", words[1], assistant=words[1])
    match.me.assistants.append(Assistant(take_top(match, stack)))


def _can_promote(match: Match, _task: Task) -> bool:
    return any(not one.gold for one in match.me.assistants)


def _run_promote(match: Match, _task: Task) -> bool:
    silver = [one for one in match.me.assistants if not one.gold]
    if len(silver) == 1:
        _promote_one(match, silver[0])
    return len(silver) > 1


def _promote_options(match: Match, _task: Task) -> Iterator[Option]:
    for one in match.me.assistants:
        if not one.gold:
            yield option(f"promote {one.id}", "promote", one.id, assistant=one.id)


def _promote(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "promote":
        verb_refused(words)
    one = _mine(match, word(words))
    expect(not one.gold, "already-gold", assistant=one.id)
    match.done()
    _promote_one(match, one)


def _promote_one(match: Match, one: Assistant) -> None:
    one.gold = one.ready = True
    match.tell("promoted", one.id, assistant=one.id)


def _run_rescue(match: Match, _task: Task) -> bool:
    """Look through the stack of survivors; that is done before one is chosen."""
    state, seat = match.state, match.state.turn
    rescue = state.rescue
    if not len(rescue) or len(match.me.assistants) >= MOST:
        return False
    known = only(seat)
    if rescue.unseen or any(not seen.known >> seat & 1 for seen in rescue.seen):
        look_through(match, rescue, ASSISTANT_POOL, state.unseen_assistants, known)
        found = [seen.card for seen in rescue.seen]
        match.facts.append(
            Fact(
                "found-survivors", {"seat": seat, "assistants": found}, (), known,
                Fact("looked-at-survivors", {"seat": seat}), reveals=True,
            )
        )  # fmt: skip
    return True


def _rescue_options(match: Match, _task: Task) -> Iterator[Option]:
    for seen in match.state.rescue.seen:
        yield option(f"rescue {seen.card}", "rescue", seen.card, assistant=seen.card)


def _rescue(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "rescue":
        verb_refused(words)
    name, rescue = word(words), match.state.rescue
    index = next((index for index, seen in enumerate(rescue.seen) if seen.card == name), -1)
    expect(index >= 0, "not-a-survivor", assistant=name)
    match.done()
    del rescue.seen[index]
    match.me.assistants.append(Assistant(name, ready=False))
    match.tell("rescued", name, assistant=name)
    if index == 0:
        open_top(match, rescue)


def _exhausted(match: Match) -> list[Assistant]:
    return [one for one in match.me.assistants if not one.ready]


def _can_refresh(match: Match, task: Task) -> bool:
    return task[1] > 0 and bool(_exhausted(match))


def _run_refresh(match: Match, task: Task) -> bool:
    """Refresh all at once if there are no more than may be: nothing is gained by leaving one tired."""
    tired = _exhausted(match)
    if len(tired) > task[1] or not tired:
        return True
    for one in tired:
        _refresh_one(match, one)
    return False


def _refresh_one(match: Match, one: Assistant) -> None:
    one.ready = True
    match.tell("refreshed", one.id, assistant=one.id)


def _refresh_options(match: Match, _task: Task) -> Iterator[Option]:
    for one in _exhausted(match):
        yield option(f"refresh {one.id}", "refresh", one.id, assistant=one.id)


def _refresh(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "refresh":
        verb_refused(words)
    one = _mine(match, word(words))
    expect(not one.ready, "not-exhausted", assistant=one.id)
    match.done()
    _refresh_one(match, one)
    if task[1] > 1:
        match.push(("refresh", task[1] - 1))


def _can_swap(match: Match, _task: Task) -> bool:
    return bool(match.me.assistants and _on_top(match))


def _swap_options(match: Match, _task: Task) -> Iterator[Option]:
    for one in match.me.assistants:
        for name in _on_top(match):
            yield option(f"swap {one.id} {name}", "swap", one.id, name, old=one.id, new=name)


def _swap(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "swap":
        verb_refused(words)
    stack = supply_stack(match, word(words, 3))
    expect(stack, "not-in-supply", assistant=words[2])
    assert stack is not None
    one = _mine(match, words[1])
    match.done()
    old, new = stack.seen[0], words[2]
    stack.seen[0] = type(old)(one.id, old.pool, old.known)
    one.id, one.ready = new, True
    match.tell("swapped", words[1], new, old=words[1], new=new)


def _consult_options(match: Match, _task: Task) -> Iterator[Option]:
    for name in _on_top(match):
        yield option(f"consult {name}", "consult", name, assistant=name)


def _can_consult(match: Match, _task: Task) -> bool:
    return bool(_on_top(match))


def _consult(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "consult":
        verb_refused(words)
    name = word(words)
    expect(supply_stack(match, name), "not-in-supply", assistant=name)
    match.done()
    match.tell("consulted", name, assistant=name)
    match.push_effect(match.box.assistants[name][task[1] == "gold"].whole)


KINDS = {
    "recruit": Kind(_can_recruit, Ask("recruit", _recruit_options, _recruit), _can_recruit),
    "promote": Kind(_run_promote, Ask("promote", _promote_options, _promote), _can_promote),
    "rescue": Kind(_run_rescue, Ask("rescue", _rescue_options, _rescue)),
    "refresh": Kind(_run_refresh, Ask("refresh", _refresh_options, _refresh), _can_refresh, may=True),
    "swap": may(_can_swap, Ask("swap", _swap_options, _swap)),
    "consult": may(_can_consult, Ask("consult", _consult_options, _consult)),
}
