"""Steps about the own cards: draw, discard, exile, and drawing some to keep one.  Rulebook p. 13, 22, 24."""

from collections.abc import Iterator

from games.arnak.cards import discard, draw, to_exile
from games.arnak.effects.grammar import Sift
from games.arnak.match import SKIP, Ask, Kind, Match, distinct, expect, is_skip, may, option, verb_refused, word
from games.arnak.state import Task
from games.kit.contract import Option
from games.kit.errors import IllegalMove
from games.kit.knowledge import EVERYONE, Seen, only
from games.kit.notation import number


def _draw(match: Match, task: Task) -> bool:
    draw(match, task[1])
    return False


def _draw_bottom(match: Match, task: Task) -> bool:
    draw(match, task[1], bottom=True)
    return False


def _can_draw(match: Match, _task: Task) -> bool:
    return bool(match.me.deck.parts)


def discard_options(match: Match) -> Iterator[Option]:
    """Yield a move for each card that can be discarded."""
    for card in distinct(match.me.hand):
        yield option(f"discard {card}", "discard", card, card=card)


def play_discard(match: Match, words: list[str]) -> int:
    """Check a discard and return the card's place in the hand."""
    if words[0] != "discard":
        verb_refused(words)
    index = match.in_hand(word(words))
    expect(index >= 0, "not-in-hand", card=words[1])
    return index


def discard_unused(match: Match, index: int) -> None:
    """Discard a card for nothing but the cost it pays."""
    card = discard(match, index)
    match.tell("discarded", card, card=card)


def _must_discard(match: Match, task: Task) -> bool:
    return task[1] > 0 and bool(match.me.hand)


def _discard(match: Match, task: Task, words: list[str]) -> None:
    index = play_discard(match, words)
    match.done()
    if task[1] > 1:
        match.push(("discard", task[1] - 1))
    discard_unused(match, index)


def _can_exile(match: Match, _task: Task) -> bool:
    me = match.me
    return bool(me.hand or me.area or me.fear_tiles)


def _exile_options(match: Match, _task: Task) -> Iterator[Option]:
    for card in distinct(match.me.hand):
        yield option(f"exile hand {card}", "exile-hand", card, card=card)
    for card in dict.fromkeys(match.me.area):
        yield option(f"exile area {card}", "exile-area", card, card=card)
    if match.me.fear_tiles:
        yield option("exile area fear_tile", "exile-area", "fear_tile", card="fear_tile")


def _exile(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "exile":
        verb_refused(words)
    card, me = word(words, 3), match.me
    if words[1] == "hand":
        index = match.in_hand(card)
        expect(index >= 0, "not-in-hand", card=card)
        match.done()
        del me.hand[index]
    elif words[1] == "area":
        is_tile = card == "fear_tile"
        expect(me.fear_tiles if is_tile else card in me.area, "not-in-play", card=card)
        match.done()
        if is_tile:
            me.fear_tiles -= 1
        else:
            me.area.remove(card)
    else:
        raise IllegalMove("bad-notation")
    if card != "fear_tile":
        to_exile(match, card)
    match.tell("exiled", card, card=card)


def _most(match: Match, task: Task) -> int:
    sift: Sift = match.box.specs[task[1]]
    return min(sift.most, len(match.me.deck))


def _sift_options(match: Match, task: Task) -> Iterator[Option]:
    for count in range(1, _most(match, task) + 1):
        yield option(f"draw {count}", "draw-to-keep", n=count)


def _sift(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "draw":
        verb_refused(words)
    count = number(word(words))
    expect(0 < count <= _most(match, task), "cannot-draw-so-many", n=count)
    match.done()
    sift: Sift = match.box.specs[task[1]]
    deck, known = match.me.deck, only(match.state.turn)
    match.me.looking = [(deck.draw_bottom if sift.bottom else deck.draw)(match.chance, known) for _ in range(count)]
    match.tell_secret("looked", "looked-some", {"cards": [seen.card for seen in match.me.looking]}, n=count)
    match.push(("keep_one",), ("return_one", sift.may_return and count > 1))


def _run_keep(match: Match, _task: Task) -> bool:
    if len(match.me.looking) > 1:
        return True
    _keep_drawn(match, 0)
    return False


def _keep_drawn(match: Match, index: int) -> None:
    seen = match.me.looking.pop(index)
    match.me.hand.append(seen)
    match.tell_secret("kept-drawn", "kept-one", {"card": seen.card})


def _cover(match: Match) -> None:
    """Hide which card is kept and which goes back: those that were known to all could now be either."""
    me, known = match.me, only(match.state.turn)
    pool = next((seen.pool for seen in me.looking if seen.known != EVERYONE), 0)
    if not pool:
        match.state.pools = pool = match.state.pools + 1
    me.looking = [Seen(seen.card, pool, known) if seen.known == EVERYONE else seen for seen in me.looking]


def _looked_at(match: Match, card: str) -> int:
    for index, seen in enumerate(match.me.looking):
        if seen.card == card:
            return index
    raise IllegalMove("not-looked-at", card=card)


def _keep_options(match: Match, _task: Task) -> Iterator[Option]:
    for card in distinct(match.me.looking):
        yield option(f"keep {card}", "keep-drawn", card, card=card)


def _keep(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "keep":
        verb_refused(words)
    index = _looked_at(match, word(words))
    match.done()
    if match.state.agenda[-1] == ("return_one", True):
        _cover(match)
    _keep_drawn(match, index)


def _run_return(match: Match, task: Task) -> bool:
    """Lay what is left into the play area, unless one of the cards may go back on the deck."""
    if match.me.looking and task[1]:
        return True
    for seen in match.me.looking:
        match.me.area.append(seen.card)
        match.tell("discarded", seen.card, card=seen.card)
    match.me.looking = []
    return False


def _return_options(match: Match, _task: Task) -> Iterator[Option]:
    for card in distinct(match.me.looking):
        yield option(f"return {card}", "return-drawn", card, card=card)
    yield SKIP


def _return(match: Match, _task: Task, words: list[str]) -> None:
    if not is_skip(words):
        if words[0] != "return":
            verb_refused(words)
        index = _looked_at(match, word(words))
        match.me.deck.put_on_top(match.me.looking.pop(index))
        match.tell_secret("returned", "returned-one", {"card": words[1]})
    match.done()
    match.push(("return_one", False))


KINDS = {
    "draw": Kind(_draw, can=_can_draw),
    "draw_bottom": Kind(_draw_bottom, can=_can_draw),
    "discard": Kind(_must_discard, Ask("discard", lambda match, _: discard_options(match), _discard), _must_discard),
    "exile": may(_can_exile, Ask("exile", _exile_options, _exile)),
    "sift": may(_can_draw, Ask("draw-to-keep", _sift_options, _sift)),
    "keep_one": Kind(_run_keep, Ask("keep-drawn", _keep_options, _keep)),
    "return_one": Kind(_run_return, Ask("return-drawn", _return_options, _return)),
}
