"""Say whether a step that cannot be done yet could be after free actions.  Rulebook p. 8.

Only what everybody knows counts, so that neither a question nor its absence tells of a hand: a card the others do not
know could be any of those it was shuffled with. Costs are left out: too much hope asks in vain, too little forbids.
"""

from collections.abc import Iterable

from games.arnak.components import Effect
from games.arnak.effects.grammar import Choice, Offer
from games.arnak.free import COSTS, KINDS, is_safe, is_useful
from games.arnak.match import Match
from games.arnak.state import ARROWHEAD, JEWEL, TABLET, TOKENS, Assistant, Task
from games.kit.knowledge import EVERYONE, Pool, Seen

STEPS = frozenset({"gain", "draw", "upgrade", "offer", "choose", "exile", "discard", "pass"})
"""The steps that free actions are made of."""


def could(match: Match, task: Task) -> bool:
    """Say whether a step can be done now, or could be after free actions."""
    can = KINDS[task[0]].can
    return can(match, task) or can(_at_best(match), task)


def _at_best(match: Match) -> Match:
    """Imagine the player with all that free actions could bring."""
    best = Match(match.state)
    me = best.me = match.me.copy()
    hidden = [seen for seen in me.hand if seen.known != EVERYONE]
    me.hand = [seen for seen in me.hand if seen.known == EVERYONE]
    _hold(best, _shuffled_with(match, {seen.pool for seen in hidden}), len(hidden))
    drawn = [*me.deck.cards(), *(seen.card for seen in (*hidden, *me.looking))]
    steps = [task for effect in _effects(match) for task in effect]
    while usable := [task for task in steps if KINDS[task[0]].can(best, task)]:
        steps = [task for task in steps if task not in usable]
        for task in usable:
            steps.extend(_take(best, task, drawn))
    _use_up(best)
    return best


def _shuffled_with(match: Match, pools: set[int]) -> list[str]:
    """List the unknown cards of these pools, in hand or deck: any of them could be any."""
    found: list[str] = []
    for part in (*match.me.hand, *match.me.looking, *match.me.deck.parts):
        if part.pool in pools:
            if isinstance(part, Pool):
                found.extend(part.cards)
            elif part.known != EVERYONE:
                found.append(part.card)
    return found


def _hold(best: Match, cards: list[str], count: int) -> None:
    """Imagine so many of these cards in hand: of every token they bring the most."""
    if not count:
        return
    best.me.hand.extend(Seen(card, 0) for card in cards)
    gains = [_gains(best, best.card(card).effect) for card in cards if best.card(card).free]
    for token in range(len(TOKENS)):
        best.me.tokens[token] += sum(sorted(gain[token] for gain in gains)[-count:])


def _gains(match: Match, effect: Effect) -> list[int]:
    """Count the tokens an effect brings, in the best branch for each."""
    total = [0] * len(TOKENS)
    for task in effect:
        found: Iterable[int] = ()
        if task[0] == "gain":
            found = task[1:]
        elif task[0] == "choose":
            choice: Choice = match.box.specs[task[1]]
            found = map(max, *(_gains(match, branch) for branch in choice.branches.values()))
        for token, count in enumerate(found):
            total[token] += count
    return total


def _effects(match: Match) -> list[Effect]:
    """List the effects of the free actions that all can see; only safe ones while a cost is paid."""
    me, box = match.me, match.box
    cards = [box.cards[seen.card] for seen in me.hand if seen.known == EVERYONE]
    sides = [box.assistants[one.id][one.gold] for one in me.assistants if one.ready]
    found = [card.effect for card in cards if card.free] + [side.effect for side in sides if side.free]
    found += [box.guardians[name].boon for name in me.boons]
    found += [*box.slot_effects.values()] * min(me.idols, me.slots.count(False))
    if any(task[0] in COSTS for task in match.state.agenda):
        return [effect for effect in found if is_safe(match, effect)]
    return found


def _take(best: Match, task: Task, drawn: list[str]) -> Effect:
    """Take what a step brings, with any of these cards if it draws; return what follows."""
    tokens = best.me.tokens
    if task[0] == "gain":
        for token, count in enumerate(task[1:]):
            tokens[token] += count
    elif task[0] == "draw":
        _hold(best, drawn, task[1])
    elif task[0] == "upgrade":
        tokens[JEWEL] += bool(tokens[ARROWHEAD])
        tokens[ARROWHEAD] += bool(tokens[TABLET])
    elif task[0] == "offer":
        offer: Offer = best.box.specs[task[1]]
        return offer.then
    elif task[0] == "choose":
        choice: Choice = best.box.specs[task[1]]
        return tuple(step for branch in choice.branches.values() for step in branch)
    return ()


def _use_up(best: Match) -> None:
    """Imagine assistants exhausted that could be used, and an idol in a slot."""
    me = best.me
    for one in me.assistants[:]:
        side = best.box.assistants[one.id][one.gold]
        if one.ready and side.free and is_useful(best, side.effect):
            me.assistants.append(Assistant(one.id, one.gold, ready=False))
    if me.idols and not all(me.slots):
        me.slots[me.slots.index(False)] = True
