"""The automaton of the two-player game: it takes room and cards, and scores nothing.  Rulebook p. 11."""

from games.kit.knowledge import EVERYONE
from games.quetzal.deck import draw_artifact
from games.quetzal.moment import Moment
from games.quetzal.rows import Banner
from games.quetzal.state import AUTOMATON, Group


def place(moment: Moment) -> None:
    """Turn up a card and put the automaton's figures where it says."""
    state = moment.state
    if state.automaton_card:
        state.used_automaton.append(state.automaton_card)
    state.automaton_card = state.automaton.draw(moment.chance, EVERYONE).card
    moment.tell("automaton-places", {"card": state.automaton_card}, state.automaton_card)
    for there in moment.box.automaton[state.automaton_card]:
        black = there.figures if there.role == "black" else 0
        state.groups[there.banner] = [Group(AUTOMATON, black, there.figures - black)]


def activate(moment: Moment, banner: Banner) -> None:
    """Discard what it takes at the temple or holds at a site; elsewhere nothing happens."""
    state = moment.state
    if banner.action == "pick":
        taken = [card for card in (_pick(moment) for _ in range(banner.picks)) if card]
        taken += [seen.card for seen in (draw_artifact(moment, EVERYONE) for _ in range(banner.draws)) if seen]
    elif banner.action == "excavate":
        spaces = state.sites[banner.id]
        taken = [card for card in spaces if card]
        spaces[:] = [None] * len(spaces)
    else:
        return
    state.discard += taken
    moment.tell("automaton-discards", {"place": banner.id, "cards": taken}, banner.id, *taken)


def _pick(moment: Moment) -> str | None:
    """Take the first type it wants, of that the first bonus."""
    box, temple = moment.box, moment.state.temple
    lying = [card for card in temple if card]
    if not lying:
        return None
    types, bonuses = box.wanted_types, box.wanted_bonuses
    card = min(lying, key=lambda card: (types.index(box.type_of[card]), bonuses.index(box.bonus_of[card])))
    temple[temple.index(card)] = None
    return card
