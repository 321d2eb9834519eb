"""Pay a travel cost, one source at a time.  Rulebook p. 9.

Sources are cards from the hand, assistants and boons with travel icons, and pilots. Icons left over from earlier in the
turn and discounts count first. A payment that another one dominates is not open: none with a source too many, and
where a Fear would do, which is good for nothing else, no other card of a single icon.
"""

from collections.abc import Iterator

from games.arnak.cards import discard
from games.arnak.effects.grammar import NO_ICONS, Counts4
from games.arnak.match import Ask, Kind, Match, expect, option, verb_refused, word
from games.arnak.state import COIN, Task
from games.arnak.travel import added, as_planes, left_over, missing
from games.kit.contract import Option

ONE_PLANE: Counts4 = (0, 0, 0, 1)
TWO_BOOTS: Counts4 = (2, 0, 0, 0)


def pay_task(match: Match, travel: Counts4, discount: Counts4 = NO_ICONS) -> Task:
    """Make the task of paying a travel cost."""
    return ("pay", *travel, *discount, *match.state.icons)


def sources(match: Match) -> list[tuple[str, Counts4]]:
    """List all that could pay for travel, with its icons; the same name twice if there are two."""
    me, box = match.me, match.box
    found = [(seen.card, box.cards[seen.card].icons) for seen in me.hand]
    found += [(one.id, box.assistants[one.id][one.gold].icons) for one in me.assistants if one.ready]
    found += [(name, box.guardians[name].icons) for name in me.boons]
    found = [(name, icons) for name, icons in found if icons != NO_ICONS]
    if me.flying:
        found = [(name, as_planes(icons)) for name, icons in found]
    found.extend([("pilot", ONE_PLANE)] * min(2, me.tokens[COIN] // match.box.setup["pilot"]))
    return found


def reach(match: Match, discount: Counts4 = NO_ICONS, coins_spent: int = 0, without: str = "") -> Counts4:
    """Add up all icons the player could come by, a discount included, but without one source."""
    boot, car, ship, plane = added(match.state.icons, discount)
    for name, icons in sources(match):
        if name == without:
            without = ""
        elif name != "pilot":
            boot, car, ship, plane = boot + icons[0], car + icons[1], ship + icons[2], plane + icons[3]
    plane += (match.me.tokens[COIN] - coins_spent) // match.box.setup["pilot"]
    return as_planes((boot, car, ship, plane)) if match.me.flying else (boot, car, ship, plane)


def covered(match: Match, task: Task, without: str = "") -> bool:
    """Say whether what is still due can be paid without this source."""
    return not missing(task[1:5], reach(match, task[5:9], without=without))


def _parts(match: Match, task: Task) -> tuple[Counts4, Counts4, Counts4]:
    need, discount, start = task[1:5], task[5:9], task[9:13]
    if match.me.flying:
        discount, start = as_planes(discount), as_planes(start)
    return need, discount, start


def _icons_now(match: Match) -> Counts4:
    boot, car, ship, plane = match.state.icons
    return as_planes(match.state.icons) if match.me.flying else (boot, car, ship, plane)


def _run(match: Match, task: Task) -> bool:
    need, discount, _ = _parts(match, task)
    icons = _icons_now(match)
    if missing(need, added(icons, discount)):
        return True
    match.state.icons = list(left_over(need, discount, icons))
    return False


def _fits(match: Match, task: Task, name: str, icons: Counts4, found: list[tuple[str, Counts4]]) -> bool:
    """Say whether a source helps to pay, alone or with one other, with neither too much."""
    need, discount, start = _parts(match, task)
    before = added(start, discount)
    now = added(_icons_now(match), discount)
    short = missing(need, now)
    still = missing(need, added(now, icons))
    if still == short:
        return False
    boots = as_planes(TWO_BOOTS) if match.me.flying else TWO_BOOTS
    if _is_outdone_by_fear(match, name, icons) and not missing(need, added(now, boots)):
        return False
    if before != now:
        return not still and (_has_use_for_both(need, before, icons) or not _thriftier(need, before, now, found))
    return not still or any(
        not missing(need, added(added(now, icons), others)) and missing(need, added(now, others))
        for others in _others(name, found)
    )


def _has_use_for_both(need: Counts4, before: Counts4, icons: Counts4) -> bool:
    """Say whether a second source leaves the first one needed."""
    return bool(missing(need, added(before, icons)))


def _thriftier(need: Counts4, before: Counts4, now: Counts4, found: list[tuple[str, Counts4]]) -> bool:
    """Say whether some second source would leave the first one needed; a free action may have used it up."""
    return any(not missing(need, added(now, icons)) and _has_use_for_both(need, before, icons) for _, icons in found)


def _is_outdone_by_fear(match: Match, name: str, icons: Counts4) -> bool:
    """Say whether this is a card of one icon while a Fear is in the hand: where both would do, Fear goes first."""
    return name != "fear" and sum(icons) == 1 and match.in_hand(name) >= 0 and match.in_hand("fear") >= 0


def _others(name: str, found: list[tuple[str, Counts4]]) -> Iterator[Counts4]:
    spared = False
    for other, icons in found:
        if other == name and not spared:
            spared = True
        else:
            yield icons


def _options(match: Match, task: Task) -> Iterator[Option]:
    found = sources(match)
    for name, icons in dict(found).items():
        if _fits(match, task, name, icons, found):
            if name == "pilot":
                yield option("pay pilot", "pay-pilot", "coin", n=match.box.setup["pilot"])
            else:
                yield option(f"pay {name}", "pay-travel", name, card=name)


def _play(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "pay":
        verb_refused(words)
    name = word(words)
    found = sources(match)
    icons = dict(found).get(name)
    expect(icons is not None, "cannot-travel-with", source=name)
    assert icons is not None
    expect(_fits(match, task, name, icons, found), "not-a-sensible-payment", source=name)
    _spend(match, name)
    match.state.icons = list(added(match.state.icons, icons))


def _spend(match: Match, name: str) -> None:
    me = match.me
    if name == "pilot":
        me.tokens[COIN] -= match.box.setup["pilot"]
        match.tell("hired-pilot", "coin", n=match.box.setup["pilot"])
        return
    if name in me.boons:
        me.boons.remove(name)
    elif name in match.box.assistants:
        next(one for one in me.assistants if one.id == name).ready = False
    else:
        discard(match, match.in_hand(name))
    match.tell("travelled-with", name, card=name)


KINDS = {"pay": Kind(_run, Ask("pay-travel", _options, _play))}
