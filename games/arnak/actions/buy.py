"""Buy a card from the row: an item with coins, an artifact with compasses.  Rulebook p. 12."""

from collections.abc import Iterator

from games.arnak.actions.begin import begin
from games.arnak.components import Card
from games.arnak.effects.grammar import Buy
from games.arnak.match import SKIP, Ask, Kind, Match, expect, is_skip, may, option, verb_refused, word
from games.arnak.row import take_from_row
from games.arnak.state import COIN, COMPASS, Task
from games.kit.contract import Option
from games.kit.knowledge import EVERYONE, Seen


def price(card: Card, spec: Buy) -> tuple[int, int]:
    """Give the token a card costs, and how many."""
    if card.kind == "item":
        return COIN, max(0, card.cost - spec.coins_off)
    return COMPASS, max(0, card.cost - spec.compasses_off)


def options(match: Match, spec: Buy) -> Iterator[Option]:
    """Yield a move for each card on offer that the player can pay for."""
    state = match.state
    for card in (*state.row_artifacts, *state.row_items, state.revealed):
        if card and match.card(card).kind in spec.kinds:
            token, due = price(match.card(card), spec)
            if match.me.tokens[token] >= due:
                key = "buy-artifact" if token == COMPASS else "buy-item"
                yield option(f"buy {card}", key, card, card=card, n=due)


def play(match: Match, spec: Buy, words: list[str]) -> None:
    """Pay for a card and take it."""
    name, state = word(words), match.state
    on_offer = name in state.row_items or name in state.row_artifacts or name == state.revealed
    expect(name and on_offer, "not-on-offer", card=name)
    card = match.card(name)
    expect(card.kind in spec.kinds, "not-that-kind", card=name)
    token, due = price(card, spec)
    expect(match.me.tokens[token] >= due, "cannot-pay-card", card=name, n=due)
    begin(match)
    match.tell("bought", name, card=name)
    match.pay([due if kind == token else 0 for kind in range(5)])
    if name == state.revealed:
        state.revealed = ""
    else:
        take_from_row(match, name)
        put_back(match)
    receive(match, name, "deck_bottom" if card.kind == "item" else "play")


def receive(match: Match, card: str, target: str) -> None:
    """Put a new card where it belongs; everybody knows which it is."""
    me = match.me
    if target == "play":
        me.area.append(card)
        match.push(("use_artifact", card))
    elif target == "hand":
        me.hand.append(Seen(card, 0, EVERYONE))
    elif target == "deck_top":
        me.deck.put_on_top(Seen(card, 0, EVERYONE))
    else:
        me.deck.put_under(Seen(card, 0, EVERYONE))


def put_back(match: Match) -> None:
    """Turn a revealed card back on its deck."""
    card, match.state.revealed = match.state.revealed, ""
    if card:
        deck = match.state.items if match.card(card).kind == "item" else match.state.artifacts
        deck.put_on_top(Seen(card, 0, EVERYONE))


def _reveal(match: Match, task: Task) -> bool:
    """Reveal the top card; it can be bought like those of the row, or else goes back."""
    spec: Buy = match.box.specs[task[1]]
    state = match.state
    deck = state.items if "item" in spec.kinds else state.artifacts
    if deck.parts:
        state.revealed = deck.draw(match.chance, EVERYONE).card
        match.tell("revealed", state.revealed, card=state.revealed)
    match.push(("buy", task[1]), ("put_back",))
    return False


def _put_back(match: Match, _task: Task) -> bool:
    put_back(match)
    return False


def _can_buy(match: Match, task: Task) -> bool:
    return any(True for _ in options(match, match.box.specs[task[1]]))


def _options(match: Match, task: Task) -> Iterator[Option]:
    yield from options(match, match.box.specs[task[1]])


def _play(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "buy":
        verb_refused(words)
    play(match, match.box.specs[task[1]], words)


def _has_fear(match: Match, task: Task) -> bool:
    return any(step[0] == "fear" for step in match.card(task[1]).effect)


def _run_artifact(match: Match, task: Task) -> bool:
    """Use a new artifact at once, without the tablet; ask first where its effect brings Fear."""
    if _has_fear(match, task):
        return True
    match.push_effect(match.card(task[1]).effect)
    return False


def _artifact_options(_match: Match, task: Task) -> Iterator[Option]:
    yield option("resolve", "resolve", task[1], card=task[1])
    yield SKIP


def _play_artifact(match: Match, task: Task, words: list[str]) -> None:
    if not is_skip(words) and words != ["resolve"]:
        verb_refused(words)
    match.done()
    if words == ["resolve"]:
        match.push_effect(match.card(task[1]).effect)


KINDS = {
    "reveal": Kind(_reveal),
    "buy": may(_can_buy, Ask("buy", _options, _play)),
    "put_back": Kind(_put_back),
    "use_artifact": Kind(_run_artifact, Ask("use-artifact", _artifact_options, _play_artifact)),
}
