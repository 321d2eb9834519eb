"""What is hidden, from whom, and where every component lies.  The table is in the game's README."""

from collections.abc import Iterator
from random import Random

from games.arnak.box import box_of
from games.arnak.state import ASSISTANT_POOL, BONUS_POOL, Player, State
from games.kit.knowledge import Pool, Seen, resample


def determinize(state: State, seat: int | None, rng: Random) -> State:
    """Make a full state that this viewer could be in: deal anew what he cannot know."""
    made = state.copy()
    assistants: list[Seen | Pool] = [Pool(ASSISTANT_POOL, made.unseen_assistants)]
    bonuses: list[Seen | Pool] = [Pool(BONUS_POOL, made.unseen_bonuses)]
    places: list[list[Seen] | list[Seen | Pool]] = [
        made.rescue.seen, assistants, made.temple_bonuses.seen, bonuses,
    ]  # fmt: skip
    for player in made.players:
        places += [player.hand, player.looking, player.deck.parts]
    resample(places, seat, rng)
    (left,), (unused,) = assistants, bonuses
    assert isinstance(left, Pool)
    assert isinstance(unused, Pool)
    made.unseen_assistants, made.unseen_bonuses = left.cards, unused.cards
    return made


def inventory(state: State) -> list[str]:
    """List every card and tile; an idol is an idol, since most lie face down. Tokens never run out and are left out."""
    return sorted(_everything(state))


def _everything(state: State) -> Iterator[str]:
    for player in state.players:
        yield from _of(player)
    if state.rival:
        rival = state.rival
        yield from rival.left + rival.right + rival.played + rival.guardians + rival.temple + rival.cards
        yield from ["idol"] * (len(rival.idol_kinds) + rival.idols_down)
    for pile in (state.artifacts, state.items, *state.tile_stacks, state.guardian_stack):
        yield from pile.cards()
    shown = [*state.row_artifacts, *state.row_items, state.revealed, *state.tiles, *state.guardians]
    yield from (name for name in shown if name)
    yield from state.exiled_artifacts + state.exiled_items + state.exiled_basics + state.boxed
    yield from ["fear"] * state.fear
    for stack in (*state.assistants, state.rescue, state.temple_bonuses):
        yield from (seen.card for seen in stack.seen)
    yield from state.unseen_assistants + state.unseen_bonuses
    yield from (tile for tiles in state.bonuses.values() for tile in tiles)
    box = box_of(state.edition)
    for tile in box.sides[state.side].stacks.values():
        yield from [tile.id] * state.temple[tile.number]
    for site in box.sites:
        if state.idols[site.number]:
            yield from ["idol"] * (1 + site.face_down)


def _of(player: Player) -> Iterator[str]:
    yield from player.deck.cards()
    yield from (seen.card for seen in player.hand + player.looking)
    yield from player.area + player.guardians + player.temple
    yield from (one.id for one in player.assistants)
    yield from ["idol"] * (player.idols + sum(player.slots))
