"""Steps that leave a choice: pick branches, or pay a cost for what follows.  Rulebook p. 24."""

from collections.abc import Iterator

from games.arnak.effects.cards import discard_options, discard_unused, play_discard
from games.arnak.effects.grammar import NO_ICONS, Choice, Offer
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.outlook import could
from games.arnak.payment import pay_task, reach
from games.arnak.state import COIN, ICONS, TOKENS, Task
from games.arnak.travel import missing
from games.kit.contract import Option


def _open_branches(match: Match, task: Task) -> list[str]:
    """List the branches not yet picked; one that passes as a main action needs the main action unused."""
    choice: Choice = match.box.specs[task[1]]
    return [
        name
        for number, (name, effect) in enumerate(choice.branches.items())
        if not task[3] >> number & 1 and not (("pass", True) in effect and match.state.main_done)
    ]


def _can_choose(match: Match, task: Task) -> bool:
    effects = match.box.specs[task[1]].branches
    return any(could(match, step) for name in _open_branches(match, task) for step in effects[name])


def _run_choose(match: Match, task: Task) -> bool:
    """Ask which, unless one is left or nothing can come of any."""
    branches = _open_branches(match, task)
    if len(branches) > 1:
        return _can_choose(match, task)
    for name in branches:
        match.push_effect(match.box.specs[task[1]].branches[name])
    return False


def _choose_options(match: Match, task: Task) -> Iterator[Option]:
    for name in _open_branches(match, task):
        yield option(f"choose {name}", "choose", branch=name)


def _choose(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "choose":
        verb_refused(words)
    name = word(words)
    expect(name in _open_branches(match, task), "no-such-choice", choice=name)
    match.done()
    _, spec, count, taken = task
    choice: Choice = match.box.specs[spec]
    if count > 1:
        match.push(("choose", spec, count - 1, taken | 1 << list(choice.branches).index(name)))
    match.push_effect(choice.branches[name])


def _can_offer(match: Match, task: Task) -> bool:
    offer: Offer = match.box.specs[task[1]]
    if not match.can_pay(offer.tokens) or len(match.me.hand) < offer.cards:
        return False
    return offer.travel == NO_ICONS or not missing(offer.travel, reach(match, coins_spent=offer.tokens[COIN]))


def _offer_options(match: Match, task: Task) -> Iterator[Option]:
    offer: Offer = match.box.specs[task[1]]
    if offer.cards:
        yield from discard_options(match)
    else:
        cost = [TOKENS[token] for token, count in enumerate(offer.tokens) for _ in range(count)]
        cost += [ICONS[icon] for icon, count in enumerate(offer.travel) for _ in range(count)]
        yield option("accept", "accept", cost=cost)


def _offer(match: Match, task: Task, words: list[str]) -> None:
    offer: Offer = match.box.specs[task[1]]
    index = play_discard(match, words) if offer.cards else -1
    if index < 0 and words != ["accept"]:
        verb_refused(words)
    expect(_can_offer(match, task), "cannot-pay-offer")
    match.done()
    match.push_effect(offer.then)
    match.pay(offer.tokens)
    if index >= 0:
        discard_unused(match, index)
    if offer.travel != NO_ICONS:
        match.push(pay_task(match, offer.travel))


KINDS = {
    "choose": Kind(_run_choose, Ask("choose", _choose_options, _choose), _can_choose),
    "offer": may(_can_offer, Ask("offer", _offer_options, _offer)),
}
