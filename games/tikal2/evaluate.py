"""Estimate how well a seat stands: its points and what it may expect from all that it holds, in points."""

from collections import Counter

from games.tikal2.box import ANY, Box, box_of
from games.tikal2.dig import bonuses_at
from games.tikal2.score import end_cards, key_sets, winners_at
from games.tikal2.state import CARD_DECK, ROOM_STACK, Ask, Seat, Stage, State
from games.tikal2.temple import Temple, temple_of
from games.tikal2.ways import bits

NOW, LATER, TENT = 0.97, 0.8, 0.6
"""How surely an exploration at hand, one of a later turn, and the tent's will come to something."""
FARTHEST = 5
"""So many explorations are looked ahead."""
PASSAGE, KEY, TREASURE, CARD, ALTAR_FLAG, SPARE_KEY = 6.0, 3.0, 2.6, 4.0, 2.0, 0.3
PLAYABLE = {
    "secret_passage": PASSAGE,
    "extra_exploration": 4.0,
    "take_key": 4.0,
    "free_forest": 2.0,
    "delivery_bonus": 3.0,
    "several_kinds": 2.5,
    "delivery_anywhere": 3.0,
}
ICONS = {"treasure": TREASURE, "card": CARD, "light_room": 1.0, "altar": 1.5, f"key_{ANY}": KEY + 1}


def worth(state: State, index: int) -> float:
    """Add up what the seat has and what it may expect."""
    box, seat = box_of(state.edition), state.seats[index]
    temple = temple_of(box, state.temple)
    if state.stage == Stage.OVER:
        return float(seat.points)
    is_mover = state.seat == index
    turns = _turns_left(state, box, index)
    scorings = 2 if state.round == 1 else 1
    value = float(seat.points) + scorings * key_sets(seat, box) + end_cards(state, box, seat)
    value += scorings * _altars(state, box, temple, index)
    value += _treasures(box, seat, turns)
    explorations = [NOW] * state.explorations if is_mover else []
    explorations += [LATER] * min(turns + (state.stage != Stage.FINAL), FARTHEST) + [TENT] * seat.tent
    value += _excavations(state, box, temple, seat, explorations)
    value += PASSAGE * min(seat.passages, len(explorations))
    if turns or state.explorations:
        value += sum(PLAYABLE.get(box.cards[card.card].effect, 0.0) for card in seat.cards)
    value += SPARE_KEY * min(sum(seat.backpack), turns)
    return value + _pending(state, box, temple, seat) if is_mover else value


def _turns_left(state: State, box: Box, index: int) -> int:
    if state.stage == Stage.FINAL:
        return int(index in state.order[state.turn + 1 :])
    in_round = box.turns_in_round[len(state.seats)]
    return in_round * (2 - state.round) + in_round - len(state.seats[index].tiles)


def _altars(state: State, box: Box, temple: Temple, index: int) -> float:
    """Expect the altar's points where the seat leads, and a part of them where it is only present."""
    flags, value = state.seats[index].flags, 0.0
    for space in temple.altars:
        if flags >> space & 1:
            value += box.numbers.altar if index in winners_at(state, box, space) else 1.0
    return value


def _treasures(box: Box, seat: Seat, turns: int) -> float:
    """Expect to deliver several of a kind together at a middling price, if there is time."""
    if not seat.treasures:
        return 0.0
    if not turns:
        return float(box.numbers.undelivered * len(seat.treasures))
    held = Counter(treasure.card for treasure in seat.treasures)
    return sum(count * min(TREASURE - 0.4 + 0.4 * count, 3.4) for count in held.values())


def _excavations(state: State, box: Box, temple: Temple, seat: Seat, explorations: list[float]) -> float:
    """Expect the best rooms that the keys open up, one for each exploration."""
    reached = temple.ways(seat.keys).reached(seat.explorer, 0)[0]
    rooms = temple.rooms & reached & ~seat.flags & (temple.light | ~state.full)
    gains = sorted((_gain(state, box, temple, seat, place) for place in bits(rooms)), reverse=True)
    return sum(gain * sure for gain, sure in zip(gains, explorations, strict=False))


def _gain(state: State, box: Box, temple: Temple, seat: Seat, place: int) -> float:
    taken = state.bonuses[place]
    if temple.light >> place & 1:
        color = temple.color[place]
        bonus = 0 if taken else bonuses_at(state, box, place)[0].points
        return bonus + temple.doors(color, seat.flags | 1 << place)
    spaces = bonuses_at(state, box, place)
    free = [bonus for number, bonus in enumerate(spaces) if not taken >> 3 * number & 7]
    best = max((bonus.points + CARD * bonus.cards + TREASURE * bonus.treasures for bonus in free), default=0.0)
    return best + ALTAR_FLAG * (place in temple.altars)


def _pending(state: State, box: Box, temple: Temple, seat: Seat) -> float:
    """Expect what a turn half done will still bring: icons left, keys and draws asked for, the tile of a site."""
    value = sum(_icon(icon, box, temple, seat) for icon in state.icons)
    if state.stage == Stage.TILE:
        tiles = state.sites[seat.site]
        value += max(sum(_icon(icon, box, temple, seat) for icon in box.tiles[tile].icons) for tile in tiles)
    elif state.stage in (Stage.TRAVEL, Stage.PIROGUE):
        value += KEY
    for task in state.agenda:
        if task[0] == Ask.KEY:
            value += KEY
        elif task[0] == Ask.SOURCE or (task[0] == Ask.KEEP and task[1] > CARD_DECK):
            value += TREASURE
        elif task[0] == Ask.KEEP and task[1] != ROOM_STACK:
            value += CARD
        elif task[0] == Ask.BONUS:
            value += _gain(state, box, temple, seat, task[1])
    return value


def _icon(icon: str, box: Box, temple: Temple, seat: Seat) -> float:
    if icon == "passage":
        return PASSAGE
    if icon.startswith("points_"):
        return float(icon.removeprefix("points_"))
    if icon == "score_color":
        return float(max(temple.doors(color, seat.flags) for color in range(len(box.colors))))
    return ICONS.get(icon, KEY)
