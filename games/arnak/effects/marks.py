"""Steps that mark player or turn: travel icons, round flags, passing, an idol out of its slot.  Rulebook p. 22."""

from collections.abc import Iterator

from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.state import Task
from games.arnak.travel import added
from games.kit.contract import Option
from games.kit.notation import number


def _icons(match: Match, task: Task) -> bool:
    _, boot, car, ship, plane = task
    match.state.icons = list(added(match.state.icons, (boot, car, ship, plane)))
    match.tell("has-icons", n=boot + car + ship + plane)
    return False


def _flag(match: Match, task: Task) -> bool:
    if task[1] == "no_fear_from_guardians":
        match.me.fearless = True
    elif task[1] == "all_travel_icons_are_planes":
        match.me.flying = True
    match.tell(task[1].replace("_", "-"))
    return False


def _pass(match: Match, task: Task) -> bool:
    match.me.passed = True
    match.state.main_done = match.state.main_done or task[1]
    match.tell("passed")
    return False


def _used_slots(match: Match) -> list[int]:
    return [index for index, used in enumerate(match.me.slots, 1) if used]


def _can_unslot(match: Match, _task: Task) -> bool:
    return any(match.me.slots)


def _unslot_options(match: Match, _task: Task) -> Iterator[Option]:
    for slot in _used_slots(match):
        yield option(f"unslot {slot}", "unslot", f"slot_{slot}", n=slot)


def _unslot(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "unslot":
        verb_refused(words)
    slot = number(word(words))
    expect(slot in _used_slots(match), "slot-empty", n=slot)
    match.done()
    match.me.slots[slot - 1] = False
    match.me.idols += 1
    match.tell("unslotted", f"slot_{slot}", n=slot)


KINDS = {
    "icons": Kind(_icons),
    "flag": Kind(_flag),
    "pass": Kind(_pass),
    "unslot": may(_can_unslot, Ask("unslot", _unslot_options, _unslot)),
}
