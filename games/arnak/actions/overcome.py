"""Overcome a guardian at a site of one's own archaeologist, and win its boon.  Rulebook p. 11."""

from collections.abc import Iterator

from games.arnak.actions.begin import begin
from games.arnak.components import Site
from games.arnak.effects.cards import discard_options, discard_unused, play_discard
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.payment import pay_task, reach
from games.arnak.state import COIN, Task
from games.arnak.travel import missing
from games.kit.contract import Option


def options(match: Match) -> Iterator[Option]:
    """Yield a move for each guardian that the player faces and can pay for."""
    for site in match.my_sites():
        guardian = match.state.guardians[site.number]
        if guardian and _can_pay(match, guardian):
            yield option(f"overcome {guardian}", "overcome", site.id, guardian, guardian=guardian, site=site.id)


def _can_pay(match: Match, name: str) -> bool:
    guardian = match.box.guardians[name]
    if not match.can_pay(guardian.tokens) or len(match.me.hand) < guardian.cards:
        return False
    return not missing(guardian.travel, reach(match, coins_spent=guardian.tokens[COIN]))


def play(match: Match, words: list[str]) -> None:
    """Pay the tokens; cards and travel are paid next, then the guardian is won."""
    site = _site_of(match, word(words))
    expect(match.state.turn in match.occupied_by(site), "not-at-guardian", guardian=words[1])
    expect(_can_pay(match, words[1]), "cannot-pay-guardian", guardian=words[1])
    begin(match)
    guardian = match.box.guardians[words[1]]
    match.tell("faces", words[1], site.id, guardian=words[1], site=site.id)
    match.pay(guardian.tokens)
    match.push(pay_task(match, guardian.travel), ("give_up_cards", guardian.cards), ("subdue", site.number))


def _site_of(match: Match, name: str) -> Site:
    guardians = match.state.guardians
    expect(name and name in guardians, "no-such-guardian", guardian=name)
    return match.box.sites[guardians.index(name)]


def _subdue(match: Match, task: Task) -> bool:
    subdue(match, match.box.sites[task[1]])
    return False


def subdue(match: Match, site: Site) -> None:
    """Take a guardian from a site; its boon is ready from now on."""
    guardian = match.state.guardians[site.number]
    match.state.guardians[site.number] = ""
    match.me.guardians.append(guardian)
    match.me.boons.append(guardian)
    match.tell("overcame", guardian, site.id, guardian=guardian)


def _must_give(_match: Match, task: Task) -> bool:
    return bool(task[1])


def _give(match: Match, task: Task, words: list[str]) -> None:
    index = play_discard(match, words)
    match.done()
    match.push(("give_up_cards", task[1] - 1))
    discard_unused(match, index)


def _targets(match: Match, task: Task) -> Iterator[Site]:
    """Yield the sites whose guardian an effect lets the player overcome without its cost."""
    turn = match.state.turn
    for site in match.box.sites:
        if match.state.guardians[site.number]:
            there = match.occupied_by(site)
            if turn in there if task[1] == "own_site" else all(who == turn for who in there):
                yield site


def _can_overcome(match: Match, task: Task) -> bool:
    return any(True for _ in _targets(match, task))


def _effect_options(match: Match, task: Task) -> Iterator[Option]:
    for site in _targets(match, task):
        guardian = match.state.guardians[site.number]
        yield option(f"overcome {guardian}", "overcome", site.id, guardian, guardian=guardian, site=site.id)


def _effect_play(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "overcome":
        verb_refused(words)
    site = _site_of(match, word(words))
    expect(site in _targets(match, task), "not-at-guardian", guardian=words[1])
    match.done()
    subdue(match, site)


KINDS = {
    "subdue": Kind(_subdue),
    "give_up_cards": Kind(_must_give, Ask("give-up-card", lambda match, _: discard_options(match), _give)),
    "overcome": may(_can_overcome, Ask("overcome", _effect_options, _effect_play)),
}
