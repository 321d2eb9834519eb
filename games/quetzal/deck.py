"""The deck of artifacts and the upgrade stack: draw, and refill the board.  Rulebook p. 4, p. 10."""

from games.kit.knowledge import EVERYONE, Seen
from games.quetzal.moment import Moment


def draw_artifact(moment: Moment, known: int) -> Seen | None:
    """Draw the top artifact for those who may see it; an empty deck is made anew from the discard pile."""
    state = moment.state
    if not state.artifacts.parts:
        if not state.discard:
            return None
        state.artifacts.shuffle_under(state.pools, state.discard)
        state.pools += 1
        state.discard.clear()
        moment.tell("reshuffles", {}, "artifacts")
    return state.artifacts.draw(moment.chance, known)


def refill(moment: Moment) -> None:
    """Fill every empty space of the temple, the sites and the village; what lies there stays."""
    state = moment.state
    for place, spaces in (("temple", state.temple), *state.sites.items()):
        laid: list[str] = []
        for index, card in enumerate(spaces):
            if card is None and (drawn := draw_artifact(moment, EVERYONE)):
                spaces[index] = drawn.card
                laid.append(drawn.card)
        if laid:
            moment.tell("lays-artifacts", {"place": place, "cards": laid}, place, *laid)
    laid = []
    for index, tile in enumerate(state.village):
        if tile is None and state.upgrades.parts:
            new = state.upgrades.draw(moment.chance, EVERYONE).card
            state.village[index] = new
            laid.append(new)
    if laid:
        moment.tell("lays-upgrades", {"tiles": laid}, "village", *laid)
