"""Movement checked against a plain walk: one step at a time, every wall looked at by itself, over random positions."""

from collections import deque
from random import Random

from games.kit import laws
from games.kit.contract import Setup
from games.tikal2 import ENGINE
from games.tikal2.box import EMPTY, Box, box_of
from games.tikal2.state import Stage, State

OUTSIDE = "outside"


def walls(state: State, box: Box) -> list[tuple[str, str, set[str]]]:
    """List every wall between two places as seen from both, with the colours of the doors drawn on it."""
    doors: dict[tuple[int, int], str] = {}
    for space, code in enumerate(state.temple):
        if code != EMPTY:
            room = box.rooms[code // 6]
            doors.update({(space, (door + code % 6) % 6): room.color for door in room.doors})
    found = []
    for space, code in enumerate(state.temple):
        for direction, other in enumerate(box.neighbors[space]):
            drawn = {doors.get((space, direction), "")} - {""}
            if code == EMPTY or (other != box.outside and state.temple[other] == EMPTY):
                continue
            if other == box.outside:
                found += [(box.places[space], OUTSIDE, drawn), (OUTSIDE, box.places[space], drawn)]
            else:
                drawn |= {doors.get((other, (direction + 3) % 6), "")} - {""}
                found.append((box.places[space], box.places[other], drawn))
    for secret in box.secrets:
        found += [(OUTSIDE, secret.id, set()), (secret.id, OUTSIDE, set())]
    return found


def may_dig(state: State, box: Box, place: str) -> bool:
    """Say whether the seat to move may put a flag there."""
    index = box.place_index[place]
    if place == OUTSIDE or state.mover.flags >> index & 1:
        return False
    if index < box.outside and state.temple[index] // 6 < box.lights:
        return True
    room = box.rooms[state.temple[index] // 6] if index < box.outside else box.secrets[index - box.outside - 1]
    return any(not state.bonuses[index] >> 3 * number & 7 for number in range(len(room.bonus)))


def plain_moves(state: State, box: Box) -> set[str]:
    """Walk step by step and write down where one can stop: with a flag, without, or back through the passage."""
    mover = state.mover
    keys = {color for color, count in zip(box.colors, mover.backpack, strict=True) if count}
    most = mover.passages + sum(card.card == "secret_passage" for card in mover.cards)
    start = box.places[mover.explorer]
    used = {start: 0}
    sources: dict[str, dict[str, int]] = {}
    queue = deque([start])
    around = walls(state, box)
    while queue:
        here = queue.popleft()
        for one, other, drawn in around:
            if one != here:
                continue
            cost = used[here] + (0 if drawn and drawn <= keys else 1)
            if cost > most:
                continue
            if cost > used[here]:
                best = sources.setdefault(other, {})
                best[here] = min(cost, best.get(here, cost))
            if cost < used.get(other, most + 1):
                used[other] = cost
                queue.append(other)
    found = {f"walk {place}" for place in used if place != start}
    for place in used:
        if may_dig(state, box, place):
            found.add(f"explore {place}")
            ways = sources.get(place, {})
            fewest = min(ways.values(), default=0)
            found |= {f"explore {place} back {source}" for source, cost in ways.items() if cost == fewest}
    return found


def test_every_movement_offered_is_one_a_plain_walk_finds_and_no_other() -> None:
    """Rulebook, explorer phase and p. 17."""
    checked = passages = 0
    for seats in ENGINE.seats:
        for seed in range(3):
            trail = laws.random_trail(ENGINE, Setup(seats), f"movement {seed}")
            rng = Random(seed)
            for step in sorted(rng.sample(range(len(trail.moves)), 25)):
                state = laws.state_after(ENGINE, trail, step)
                box = box_of(state.edition)
                state.agenda.clear()
                state.stage, state.explorations = Stage.EXPLORER, 1
                state.mover.passages = int(rng.random() * 4)
                decision = ENGINE.decision(state)
                assert decision is not None
                offered = {move for move in decision.moves if move.startswith(("explore", "walk"))}
                assert offered == plain_moves(state, box)
                checked += len(offered)
                passages += sum(" back " in move for move in offered)
    assert checked > 5_000
    assert passages > 2_000
