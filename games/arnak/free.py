"""Free actions: open at every decision of one's own turn, also in the middle of a main action.  Rulebook p. 8, 23.

They are cards with the lightning, idols into slots, boons and assistants. One that would do nothing is not open.
While a cost is being paid, only those are open that cannot make it unpayable; the others come before or after.
"""

from collections.abc import Iterator

from games.arnak.actions.play_card import play as play_card
from games.arnak.components import Effect
from games.arnak.effects.grammar import Choice
from games.arnak.match import Kind, Match, distinct, expect, option, word
from games.arnak.payment import covered
from games.arnak.state import Assistant, Task
from games.kit.contract import Option
from games.kit.errors import IllegalMove

KINDS: dict[str, Kind] = {}
"""The kinds of tasks, filled in by the agenda."""
COSTS = ("pay", "give_up_cards")
"""Costs that were accepted and must be paid."""
SAFE = frozenset({"gain", "gain_per", "draw", "draw_bottom", "upgrade", "refresh"})
"""Steps that take nothing a travel cost could be paid with."""


def options(match: Match) -> Iterator[Option]:
    """Yield a move for each free action that is open."""
    me, box = match.me, match.box
    for name in distinct(me.hand):
        if box.cards[name].free and _open(match, name, box.cards[name].effect):
            yield option(f"play {name}", "play-free", name, card=name)
    for one in me.assistants:
        side = box.assistants[one.id][one.gold]
        if one.ready and side.free and _open(match, one.id, side.effect):
            yield option(f"use {one.id}", "use-assistant", one.id, assistant=one.id)
    for name in me.boons:
        if box.guardians[name].boon and _open(match, name, box.guardians[name].boon):
            yield option(f"boon {name}", "use-boon", name, guardian=name)
    if me.idols and not all(me.slots):
        for name, effect in box.slot_effects.items():
            if _open(match, "", effect):
                yield option(f"slot {name}", "slot-idol", f"slot_{me.slots.index(False) + 1}", gift=name)


def has_window(match: Match) -> bool:
    """Say whether the player may want to act freely. Only open facts count: a hand tells nothing by its silence."""
    return bool(match.me.hand) or any(True for _ in options(match))


def play(match: Match, words: list[str], *, main: bool) -> bool:
    """Play a free action, or a card as the main action; return False if the move is neither."""
    verb = words[0]
    if verb == "play":
        card = match.box.cards.get(word(words))
        expect(card, "not-in-hand", card=words[1])
        assert card is not None
        expect(not card.free or match.in_hand(card.id) >= 0, "not-in-hand", card=words[1])
        expect(not card.free or _open(match, card.id, card.effect), "not-while-paying")
        play_card(match, words[1], main=main)
    elif verb == "use":
        _use(match, word(words), main=main)
    elif verb == "boon":
        _boon(match, word(words))
    elif verb == "slot":
        _slot(match, word(words))
    else:
        return False
    return True


def _use(match: Match, name: str, *, main: bool) -> None:
    one = next((one for one in match.me.assistants if one.id == name), None)
    if one is None:
        raise IllegalMove("not-your-assistant", assistant=name)
    expect(one.ready, "exhausted", assistant=name)
    side = match.box.assistants[name][one.gold]
    expect(side.free or main, "main-action-used")
    expect(_open(match, name, side.effect), "no-use-now", what=name)
    match.state.main_done = match.state.main_done or not side.free
    use_assistant(match, one)


def use_assistant(match: Match, one: Assistant) -> None:
    """Exhaust an assistant for its effect."""
    one.ready = False
    match.tell("used-assistant", one.id, assistant=one.id)
    match.push_effect(match.box.assistants[one.id][one.gold].effect)


def _boon(match: Match, name: str) -> None:
    expect(name in match.me.boons, "no-such-boon", guardian=name)
    effect = match.box.guardians[name].boon
    expect(effect and _open(match, name, effect), "no-use-now", what=name)
    match.me.boons.remove(name)
    match.tell("used-boon", name, guardian=name)
    match.push_effect(effect)


def _slot(match: Match, name: str) -> None:
    me = match.me
    effect = match.box.slot_effects.get(name)
    if effect is None:
        raise IllegalMove("no-such-slot-effect", gift=name)
    expect(me.idols, "no-idol")
    expect(not all(me.slots), "slots-full")
    expect(_open(match, "", effect), "no-use-now", what=name)
    slot = me.slots.index(False)
    me.slots[slot] = True
    me.idols -= 1
    match.tell("slotted", f"slot_{slot + 1}", gift=name)
    match.push_effect(effect)


def _open(match: Match, source: str, effect: Effect) -> bool:
    """Say whether an effect would do anything, and could not hinder what is being paid."""
    if not is_useful(match, effect):
        return False
    costs = [task for task in match.state.agenda if task[0] in COSTS]
    return not costs or (is_safe(match, effect) and all(_can_spare(match, source, task) for task in costs))


def _can_spare(match: Match, source: str, task: Task) -> bool:
    """Say whether a cost under way can be paid without this card, assistant or boon."""
    if task[0] == "pay":
        return covered(match, task, without=source)
    return match.in_hand(source) < 0 or len(match.me.hand) > task[1]


def is_useful(match: Match, effect: Effect) -> bool:
    """Say whether an effect would do anything."""
    return any(KINDS[task[0]].can(match, task) for task in effect)


def is_safe(match: Match, effect: Effect) -> bool:
    """Say whether an effect takes nothing that a cost could be paid with."""
    for task in effect:
        if task[0] == "choose":
            choice: Choice = match.box.specs[task[1]]
            branches = (branch for branch in choice.branches.values() if ("pass", True) not in branch)
            if not all(is_safe(match, branch) for branch in branches):
                return False
        elif task[0] not in SAFE:
            return False
    return True
