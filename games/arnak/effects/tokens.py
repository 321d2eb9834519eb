"""Steps about tokens: gain them, gain them by count, trade them up; and Fear.  Rulebook p. 24."""

from collections.abc import Iterator

from games.arnak.cards import take_fear
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.state import ARROWHEAD, JEWEL, TABLET, TOKENS, Task
from games.kit.contract import Option

TRADES = {"tablet": (TABLET, ARROWHEAD), "arrowhead": (ARROWHEAD, JEWEL)}


def _gain(match: Match, task: Task) -> bool:
    match.gain(task[1:])
    return False


def _gain_per(match: Match, task: Task) -> bool:
    _, token, per, most = task
    match.gain([min(most, _count(match, per)) if kind == token else 0 for kind in range(len(TOKENS))])
    return False


def _count(match: Match, per: str) -> int:
    if per == "idols":
        return match.me.idols + sum(match.me.slots)
    if per == "guardians":
        return len(match.me.guardians) + sum(bool(match.state.guardians[site.number]) for site in match.my_sites())
    return len(match.my_spaces())


def _fear(match: Match, task: Task) -> bool:
    take_fear(match, match.state.turn, task[1])
    return False


def _can_upgrade(match: Match, _task: Task) -> bool:
    return bool(match.me.tokens[TABLET] or match.me.tokens[ARROWHEAD])


def _upgrade_options(match: Match, _task: Task) -> Iterator[Option]:
    for name, (old, new) in TRADES.items():
        if match.me.tokens[old]:
            yield option(f"upgrade {name}", "upgrade", name, old=name, new=TOKENS[new])


def _upgrade(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "upgrade":
        verb_refused(words)
    trade = TRADES.get(word(words))
    expect(trade, "no-such-trade", kind=words[1])
    assert trade is not None
    old, new = trade
    expect(match.me.tokens[old], "lacks-token", kind=words[1])
    match.done()
    match.me.tokens[old] -= 1
    match.me.tokens[new] += 1
    match.tell("upgraded", TOKENS[old], TOKENS[new], old=TOKENS[old], new=TOKENS[new])


KINDS = {
    "gain": Kind(_gain),
    "gain_per": Kind(_gain_per),
    "fear": Kind(_fear),
    "upgrade": may(_can_upgrade, Ask("upgrade", _upgrade_options, _upgrade)),
}
