"""Hidden things: make a state that a viewer could be in, and list what lies where."""

from collections.abc import MutableSequence
from random import Random

from games.kit.knowledge import Pool, Seen, resample
from games.tikal2.box import EMPTY, Box
from games.tikal2.state import CARDS, ROOMS, TREASURES, Ask, State, copy_state

PLACING = (Ask.LAY, Ask.TURN)


def determinize(state: State, viewer: int | None, rng: Random) -> State:
    """Deal anew all that the viewer does not know: camps, treasures, cards, and the stacks."""
    sampled = copy_state(state)
    rests: dict[int, list[Seen | Pool]] = {
        pool: [Pool(pool, sampled.pools[pool])] for pool in (ROOMS, CARDS, TREASURES)
    }
    places: list[MutableSequence[Seen] | MutableSequence[Seen | Pool]] = [stack.top for stack in sampled.stacks]
    for seat in sampled.seats:
        places += [seat.camp, seat.treasures, seat.cards]
    resample([*places, *rests.values()], viewer, rng)
    for pool, (rest,) in rests.items():
        if isinstance(rest, Pool):
            sampled.pools[pool] = rest.cards
    return sampled


def inventory(state: State, box: Box) -> list[str]:
    """List every component wherever it lies."""
    found = [box.rooms[code // 6].id for code in state.temple if code != EMPTY]
    found += [box.rooms[task[1]].id for task in state.agenda if task[0] in PLACING]
    found += state.altars + [state.altar] * bool(state.altar)
    found += [box.rooms[box.chamber].id] * (EMPTY in state.temple)
    found += [card for pool in state.pools for card in pool]
    found += [seen.card for stack in state.stacks for seen in stack.top]
    found += state.face_up + state.discard
    found += [tile for site in state.sites for tile in site]
    found += _counted(box.treasures, state.delivered) + _counted(box.colors, state.stock)
    passages = state.passages
    for seat in state.seats:
        found += [seen.card for hand in (seat.camp, seat.treasures, seat.cards) for seen in hand]
        found += _counted(box.colors, seat.backpack) + seat.tiles
        passages += seat.passages
    return sorted(found + ["passage"] * passages)


def _counted(names: list[str], counts: list[int]) -> list[str]:
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]
