"""Play a card from the hand for its effect.  Rulebook p. 13.

Items are free or main actions, as their icon says; artifacts are always main actions and cost a tablet first.
"""

from collections.abc import Iterator

from games.arnak.cards import to_exile
from games.arnak.match import Match, distinct, expect, option
from games.arnak.state import TABLET
from games.kit.contract import Option

ARTIFACT_COST = (0, 0, 1, 0, 0)


def options(match: Match) -> Iterator[Option]:
    """Yield a move for each card whose effect is a main action."""
    for name in distinct(match.me.hand):
        card = match.card(name)
        if not card.free and (card.kind == "item" or (card.kind == "artifact" and match.me.tokens[TABLET])):
            yield option(f"play {name}", "play-main", name, card=name)


def play(match: Match, name: str, *, main: bool) -> None:
    """Play a card; its effect is resolved next."""
    index = match.in_hand(name)
    expect(index >= 0, "not-in-hand", card=name)
    card = match.card(name)
    expect(card.kind != "fear", "fear-has-no-effect")
    expect(card.free or main, "main-action-used")
    is_artifact = card.kind == "artifact"
    expect(not is_artifact or match.me.tokens[TABLET], "lacks-token", kind="tablet")
    if not card.free:
        match.state.main_done = True
    match.tell("played", name, card=name)
    if is_artifact:
        match.pay(ARTIFACT_COST)
    del match.me.hand[index]
    if card.exile_self:
        to_exile(match, name)
        match.tell("exiled", name, card=name)
    else:
        match.me.area.append(name)
    match.push_effect(card.effect)
