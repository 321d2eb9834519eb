"""Play special cards, at any moment of the own turn that leaves nothing half done.  Rulebook p. 19.

Cards of one kind are alike, so a move names the kind. Passages are played by exploring; cards that score at the end
are never played.
"""

from games.kit.errors import IllegalMove
from games.tikal2 import delivery, keys
from games.tikal2.box import Box
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import Ask, Seat, Stage, State

VERBS: tuple[str, ...] = ("play",)


def moves(here: Here) -> list[str]:
    """List the kinds of cards that can be played now, in the order in which they were got."""
    if not here.mover.cards:
        return []
    kinds = dict.fromkeys(card.card for card in here.mover.cards)
    return [f"play {kind}" for kind in kinds if _is_playable(here.state, here.box.cards[kind].effect)]


def play(moment: Moment, words: Words) -> None:
    """Play the card and do what it says."""
    state, box = moment.state, moment.box
    kind = words[1] if len(words) == 2 else ""
    if not any(card.card == kind for card in moment.mover.cards):
        raise IllegalMove("no-such-card", card=kind[:30])
    card = box.cards[kind]
    if not _is_playable(state, card.effect):
        raise IllegalMove("not-now", card=kind)
    discard(moment, kind)
    moment.tell("played-card", {"seat": moment.seat, "card": kind}, "cards")
    if card.effect == "take_key":
        keys.ask(moment, keys.ANY_COLOR, camp=True)
    elif card.effect == "extra_exploration":
        begin_extra(state)
    elif card.effect == "free_forest":
        state.agenda.pop()
    elif card.effect == "delivery_anywhere":
        state.agenda.append((Ask.DELIVERY, 0, 0, 0, 0))
    else:
        _, bonus, several, count, may_decline = state.agenda[-1]
        bonus, several = (bonus + card.points, several) if card.effect == "delivery_bonus" else (bonus, 1)
        state.agenda[-1] = (Ask.DELIVERY, bonus, several, count, may_decline)


def explain(_here: Here, words: Words) -> Told:
    """Say which card."""
    return "play-card", {"card": words[1]}, ("cards", words[1])


def count(seat: Seat, box: Box, effect: str) -> int:
    """Count a seat's cards with this effect."""
    return sum(box.cards[card.card].effect == effect for card in seat.cards) if seat.cards else 0


def discard(moment: Moment, effect_or_kind: str) -> None:
    """Lay a card of this kind, or with this effect, open on the discard."""
    hand, rows = moment.mover.cards, moment.box.cards
    index = next(i for i, card in enumerate(hand) if effect_or_kind in (card.card, rows[card.card].effect))
    moment.state.discard.append(hand.pop(index).card)


def may_explore_extra(state: State) -> bool:
    """Say whether an extra exploration can begin: at the very start of a turn, or after the tile and the normal one."""
    if state.agenda:
        return False
    return state.stage == Stage.PIROGUE or (state.stage in (Stage.EXPLORER, Stage.FINAL) and not state.explorations)


def begin_extra(state: State) -> None:
    """Begin an extra exploration."""
    state.explorations = 1
    if state.stage == Stage.PIROGUE:
        state.stage = Stage.EXTRA


def _is_playable(state: State, effect: str) -> bool:
    top = state.agenda[-1] if state.agenda else (-1,)
    if effect == "take_key":
        return any(state.stock)
    if effect == "extra_exploration":
        return may_explore_extra(state)
    if effect == "free_forest":
        return top[0] == Ask.FOREST
    if effect == "delivery_anywhere":
        declinable = top[0] != Ask.DELIVERY or (delivery.is_untouched(top) and bool(top[4]))
        return bool(state.mover.treasures) and declinable
    if top[0] != Ask.DELIVERY or top[3]:
        return False
    kinds = {treasure.card for treasure in state.mover.treasures}
    return effect == "delivery_bonus" or (effect == "several_kinds" and not top[2] and len(kinds) > 1)
