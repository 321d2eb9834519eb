"""The view: all that one viewer may know, with everything a board needs to be drawn."""

import msgspec

from games.kit.knowledge import Seen, knows
from games.tikal2.box import DIRECTIONS, EMPTY, Box, box_of
from games.tikal2.dig import bonuses_at
from games.tikal2.draw import stack_id
from games.tikal2.rows import Bonus
from games.tikal2.state import Ask, Seat, Stage, State


class BonusView(msgspec.Struct):
    """A bonus space, and the seat whose flag stands on it."""

    points: int
    cards: int
    treasures: int
    flag: int | None


class PlaceView(msgspec.Struct):
    """A space of the temple or a secret room. `row` and `x` are its hexagon; `doors` are directions."""

    id: str
    room: str | None
    kind: str
    color: str
    doors: list[str]
    bonuses: list[BonusView]
    flags: list[int]
    row: int = 0
    x: int = 0
    position: str = ""


class TileView(msgspec.Struct):
    """An action tile."""

    id: str
    icons: list[str]


class SiteView(msgspec.Struct):
    """A site with its tiles and what lies between it and the next."""

    id: str
    position: str
    tiles: list[TileView]
    pirogues: list[int]
    forest: bool
    seaplane: bool


class StackView(msgspec.Struct):
    """A face-down stack; `known` are those on top, null where the viewer has not seen them."""

    id: str
    count: int
    known: list[str | None]


class PriceView(msgspec.Struct):
    """A place of the price wheel."""

    treasure: str
    price: int
    delivered: int


class SeatView(msgspec.Struct):
    """A seat; null stands for what the viewer does not know."""

    points: int
    earned: list[int]
    explorer: str
    site: str
    tent: bool
    backpack: dict[str, int]
    camp: list[str | None]
    treasures: list[str | None]
    cards: list[str | None]
    passages: int
    tiles: list[str]
    flags_left: int


class Tikal2View(msgspec.Struct):
    """A position. `pending` names what is being decided; `placing` and `space` are the room being laid, and where."""

    round: int
    turn: int
    stage: str
    pending: str
    order: list[int]
    to_move: int | None
    temple: list[PlaceView]
    secrets: list[PlaceView]
    sites: list[SiteView]
    wheel: list[PriceView]
    keys: dict[str, int]
    passages: int
    altar: str
    altars_left: list[str]
    stacks: list[StackView]
    face_up: list[str]
    discard: list[str]
    seats: list[SeatView]
    icons: list[str]
    explorations: int
    placing: str = ""
    space: str = ""
    target: str = ""


def view(state: State, viewer: int | None) -> Tikal2View:
    """Show the position to a viewer."""
    box = box_of(state.edition)
    task = state.agenda[-1] if state.agenda else None
    shown = Tikal2View(
        round=state.round,
        turn=state.turn,
        stage=Stage(state.stage).name.lower(),
        pending=Ask(task[0]).name.lower() if task else "",
        order=state.order[:],
        to_move=None if state.stage == Stage.OVER else state.seat,
        temple=[_space(state, box, place) for place in range(box.outside)],
        secrets=[_secret(state, box, place) for place in range(box.outside + 1, len(box.places))],
        sites=[_site(state, box, index) for index in range(len(box.sites))],
        wheel=[
            PriceView(kind, box.price(state.wheel, index), state.delivered[index])
            for index, kind in enumerate(box.treasures)
        ],
        keys=dict(zip(box.colors, state.stock, strict=True)),
        passages=state.passages,
        altar=state.altar,
        altars_left=state.altars[:],
        stacks=[
            StackView(stack_id(index), len(stack), _known(stack.top, viewer))
            for index, stack in enumerate(state.stacks)
        ],
        face_up=state.face_up[:],
        discard=state.discard[:],
        seats=[_seat(box, seat, viewer) for seat in state.seats],
        icons=state.icons[:],
        explorations=state.explorations,
    )
    if state.stage == Stage.TRAVEL:
        shown.target = box.sites[state.target].id
    if task and task[0] in (Ask.LAY, Ask.TURN):
        shown.placing = box.rooms[task[1]].id
    if task and task[0] in (Ask.TURN, Ask.BONUS):
        shown.space = box.places[task[2] if task[0] == Ask.TURN else task[1]]
    return shown


def _known(cards: list[Seen], viewer: int | None) -> list[str | None]:
    return [seen.card if knows(seen.known, viewer) else None for seen in cards]


def _space(state: State, box: Box, place: int) -> PlaceView:
    code, hexagon = state.temple[place], box.spaces[place]
    if code == EMPTY:
        return PlaceView(hexagon.id, None, "empty", "", [], [], [], hexagon.row, hexagon.x)
    room = box.rooms[code // 6]
    doors = [DIRECTIONS[(door + code) % 6] for door in room.doors]
    kind = "light" if code // 6 < box.lights else "chamber" if code // 6 == box.chamber else "altar"
    bonuses, flags = _bonuses(state, box, place), _flags(state, place)
    return PlaceView(hexagon.id, room.id, kind, room.color, doors, bonuses, flags, hexagon.row, hexagon.x)


def _secret(state: State, box: Box, place: int) -> PlaceView:
    room = box.secrets[place - box.outside - 1]
    bonuses, flags = _bonuses(state, box, place), _flags(state, place)
    return PlaceView(room.id, room.id, "secret", "", [], bonuses, flags, position=room.position)


def _bonuses(state: State, box: Box, place: int) -> list[BonusView]:
    taken = state.bonuses[place]
    return [_bonus(bonus, taken >> 3 * space & 7) for space, bonus in enumerate(bonuses_at(state, box, place))]


def _bonus(bonus: Bonus, holder: int) -> BonusView:
    return BonusView(bonus.points, bonus.cards, bonus.treasures, holder - 1 if holder else None)


def _flags(state: State, place: int) -> list[int]:
    return [index for index, seat in enumerate(state.seats) if seat.flags >> place & 1]


def _site(state: State, box: Box, index: int) -> SiteView:
    site, segment = box.sites[index], box.segments[index]
    tiles = [TileView(tile, box.tiles[tile].icons) for tile in state.sites[index]]
    pirogues = [number for number, seat in enumerate(state.seats) if seat.site == index]
    return SiteView(site.id, site.position, tiles, pirogues, segment.forest, segment.seaplane)


def _seat(box: Box, seat: Seat, viewer: int | None) -> SeatView:
    return SeatView(
        points=seat.points,
        earned=seat.earned[:],
        explorer=box.places[seat.explorer],
        site=box.sites[seat.site].id,
        tent=seat.tent,
        backpack=dict(zip(box.colors, seat.backpack, strict=True)),
        camp=_known(seat.camp, viewer),
        treasures=_known(seat.treasures, viewer),
        cards=_known(seat.cards, viewer),
        passages=seat.passages,
        tiles=seat.tiles[:],
        flags_left=box.numbers.flags - seat.flags.bit_count(),
    )
