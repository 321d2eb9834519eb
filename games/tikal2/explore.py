"""Move the explorer, as far as the keys lead, and excavate where he stops.  Rulebook, explorer phase; p. 17.

A move names where he goes: `explore s14` excavates there and stays, `explore s14 back s08` comes through a secret
passage from s08 and leaves by it at once, `walk s14` only goes there. The fewest passages are used, tokens first.
"""

from games.kit.errors import IllegalMove
from games.tikal2 import cards, dig, keys, rounds
from games.tikal2.box import Box
from games.tikal2.moment import Arguments, Here, Moment, Told, Words
from games.tikal2.state import Source, Stage, State
from games.tikal2.temple import temple_of
from games.tikal2.ways import Ways, bits

VERBS: tuple[str, ...] = ("explore", "walk", "rescue", "done")


class Outing:
    """Where the explorer of the seat to move can get: `reached[n]` are the places that take n passages."""

    __slots__ = ("diggable", "passages", "reached", "start", "ways")

    def __init__(self, state: State, box: Box) -> None:
        """Look at the temple with the keys and passages the seat holds."""
        mover = state.mover
        temple = temple_of(box, state.temple)
        self.start = mover.explorer
        self.passages = mover.passages + cards.count(mover, box, "secret_passage")
        self.ways: Ways = temple.ways(mover.keys)
        self.reached = self.ways.reached(self.start, self.passages)
        self.diggable = dig.rooms_open_to(state, box, temple)

    @property
    def everywhere(self) -> int:
        """Give all places within reach."""
        mask = 0
        for places in self.reached:
            mask |= places
        return mask

    def passages_to(self, place: int) -> int:
        """Say how many passages a place takes; -1 if it is out of reach."""
        for passages, places in enumerate(self.reached):
            if places >> place & 1:
                return passages
        return -1

    def ways_back(self, room: int) -> tuple[int, int]:
        """Give the places from which one can enter and leave a room with the fewest passages, and how many."""
        for passages, places in enumerate(self.reached[: self.passages], 1):
            if sources := self.ways.shut[room] & places:
                return sources, passages
        return 0, 0


def moves(here: Here) -> list[str]:
    """List the rooms to excavate, the places to walk to, the rescue, and to go on."""
    if not here.state.explorations:
        return ["done"]
    outing, names = Outing(here.state, here.box), here.box.places
    everywhere = outing.everywhere
    found = []
    for room in bits(outing.diggable & everywhere):
        found.append(f"explore {names[room]}")
        if outing.passages:
            found += [f"explore {names[room]} back {names[source]}" for source in bits(outing.ways_back(room)[0])]
    found += [f"walk {names[place]}" for place in bits(everywhere & ~(1 << outing.start))]
    if not outing.diggable & everywhere and not here.state.rescued and any(here.state.stock):
        found.append("rescue")
    found.append("done")
    return found


def play(moment: Moment, words: Words) -> None:
    """Explore, walk, buy the key of the rescue, or go on."""
    state = moment.state
    if words == ["done"]:
        _go_on(moment)
        return
    if not state.explorations:
        raise IllegalMove("no-exploration")
    outing = Outing(state, moment.box)
    if words == ["rescue"]:
        _rescue(moment, outing)
        return
    place = moment.box.place_index.get(words[1], -1) if len(words) > 1 else -1
    if place < 0 or words[0] == "rescue":
        raise IllegalMove("bad-notation")
    passages = outing.passages_to(place)
    if passages < 0 or (words[0] == "walk" and place == outing.start):
        raise IllegalMove("out-of-reach", place=words[1])
    if words[0] == "explore" and not outing.diggable >> place & 1:
        raise IllegalMove("cannot-dig", place=words[1])
    if len(words) == 2:
        _walk(moment, outing, place)
        if words[0] == "explore":
            dig.begin(moment, place, place)
        return
    if len(words) != 4 or words[0] != "explore" or words[2] != "back":
        raise IllegalMove("bad-notation")
    source = moment.box.place_index.get(words[3], -1)
    sources, _ = outing.ways_back(place)
    if source < 0 or not sources >> source & 1:
        raise IllegalMove("no-way-back", place=words[1])
    _walk(moment, outing, source, beyond=place)
    dig.begin(moment, place, source)


def explain(here: Here, words: Words) -> Told:
    """Say where he goes and how many passages it takes."""
    if words[0] in ("rescue", "done"):
        key = words[0] if words[0] == "rescue" else "end-exploration" if here.state.stage == Stage.EXTRA else "end-turn"
        return key, {"points": here.box.numbers.rescue_price}, ("explorer",)
    outing, place = Outing(here.state, here.box), here.box.place_index[words[1]]
    told: Arguments = {"place": words[1], "room": dig.room_id(here.state, here.box, place)}
    if len(words) == 4:
        return "explore-back", {**told, "back": words[3], "passages": outing.ways_back(place)[1]}, (words[1], words[3])
    passages = outing.passages_to(place)
    return f"{words[0]}-passages" if passages else words[0], {**told, "passages": passages}, (words[1],)


def go_on(moment: Moment) -> bool:
    """Return to the pirogue after an extra exploration at the turn's beginning; end a turn that offers nothing more."""
    state = moment.state
    if state.explorations:
        return False
    if state.stage == Stage.EXTRA:
        state.stage = Stage.PIROGUE
        return True
    if moment.mover.tent or moment.mover.cards:
        return False
    rounds.end_turn(moment)
    return True


def _go_on(moment: Moment) -> None:
    if moment.state.stage == Stage.EXTRA:
        moment.state.explorations = 0
        moment.state.rescued = False
        moment.tell("ended-exploration", {"seat": moment.seat})
    else:
        moment.tell("ended-turn", {"seat": moment.seat})
        rounds.end_turn(moment)


def _rescue(moment: Moment, outing: Outing) -> None:
    """Sell a key for points to a seat that can excavate nowhere, once per exploration."""
    state = moment.state
    if state.rescued or outing.diggable & outing.everywhere or not any(state.stock):
        raise IllegalMove("no-rescue")
    price = moment.box.numbers.rescue_price
    state.rescued = True
    moment.earn(Source.RESCUES, -price)
    moment.tell("rescued", {"seat": moment.seat, "points": price})
    keys.ask(moment, keys.ANY_COLOR, camp=False)


def _walk(moment: Moment, outing: Outing, goal: int, beyond: int | None = None) -> None:
    """Walk to a place, or by one more passage beyond it; tell the way and spend the passages."""
    state, box = moment.state, moment.box
    state.explorations -= 1
    state.rescued = False
    path, crossed = outing.ways.route(outing.start, goal, outing.reached)
    if beyond is not None:
        crossed.append(len(path))
        path.append(beyond)
    if len(path) > 1:
        way = [box.places[place] for place in path]
        moment.tell("walked", {"seat": moment.seat, "start": way[0], "way": way[1:]}, *way)
    for entered in crossed:
        _spend_passage(moment, box.places[path[entered - 1]], box.places[path[entered]])
    moment.mover.explorer = path[-1]


def _spend_passage(moment: Moment, start: str, end: str) -> None:
    told: Arguments = {"seat": moment.seat, "start": start, "end": end}
    if moment.mover.passages:
        moment.mover.passages -= 1
        moment.state.passages += 1
        moment.tell("used-passage", told, start, end)
    else:
        cards.discard(moment, "secret_passage")
        moment.tell("used-passage-card", told, start, end)
