"""Steps that bring cards without paying, and the Ornate Hammer's exile from the row.  Rulebook p. 22, 24."""

from collections.abc import Iterator

from games.arnak.actions.buy import receive
from games.arnak.effects.grammar import Take
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.row import take_from_row
from games.arnak.state import Task
from games.kit.contract import Option


def _on_offer(match: Match, task: Task) -> list[str]:
    spec: Take = match.box.specs[task[1]]
    state = match.state
    if spec.source == "exile":
        return state.exiled_items if spec.kind == "item" else state.exiled_artifacts
    return state.row_items if spec.kind == "item" else state.row_artifacts


def _can_take(match: Match, task: Task) -> bool:
    return any(_on_offer(match, task))


def _options(match: Match, task: Task) -> Iterator[Option]:
    for card in _on_offer(match, task):
        if card:
            yield option(f"take {card}", "take", card, card=card)


def _take(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "take":
        verb_refused(words)
    card, offered = word(words), _on_offer(match, task)
    expect(card and card in offered, "not-on-offer", card=card)
    match.done()
    spec: Take = match.box.specs[task[1]]
    if spec.source == "exile":
        offered.remove(card)
    else:
        take_from_row(match, card)
    match.tell("took-card", card, card=card)
    receive(match, card, spec.target)


def _exile_row_item(match: Match, _task: Task) -> bool:
    """Exile the rightmost item of the row."""
    card = next((card for card in reversed(match.state.row_items) if card), "")
    if card:
        take_from_row(match, card)
        match.state.exiled_items.append(card)
        match.tell("exiled", card, card=card)
    return False


KINDS = {
    "take": may(_can_take, Ask("take", _options, _take)),
    "exile_row_item": Kind(_exile_row_item),
}
