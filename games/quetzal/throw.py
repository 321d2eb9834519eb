"""Throw the figures, and reroll with upgrades.  Rulebook p. 6, p. 12."""

from itertools import combinations_with_replacement

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.box import Box
from games.quetzal.figures import NAMES, Figures
from games.quetzal.gains import gain_coins
from games.quetzal.moment import Moment
from games.quetzal.state import LYING, STANDING, Seat, State, Task
from games.quetzal.upgrade import working

FACES = ("black", "white", "side", "standing")
NAMED = ("black", "white", "wild", "leader")
"""How a move names figures: those on their side and those standing are wild."""


def throw_all(moment: Moment) -> None:
    """Throw every figure of every seat; each one standing pays a coin."""
    state = moment.state
    team = moment.box.players[len(state.seats)].team
    for number in state.from_marker():
        seat = state.seats[number]
        seat.black = seat.white = seat.side = seat.standing = 0
        for _ in range(team):
            _throw_team_figure(moment, seat)
        _throw_leader(moment, seat)
        landed = Figures(seat.black, seat.white, seat.side + seat.standing, 1)
        moment.tell("throws", {"seat": number, "figures": NAMES[landed]}, f"seat_{number}")
        if coins := seat.standing + (seat.leader == STANDING):
            gain_coins(moment, number, coins)
    for number in reversed(state.from_marker()):
        moment.push(Task("reroll", number))


def count(seat: Seat, named: str) -> int:
    """Count a seat's unplaced figures that a move would name so."""
    if named == "black":
        return seat.black
    if named == "white":
        return seat.white
    return seat.side + seat.standing if named == "wild" else int(seat.leader > 0)


def reroll(moment: Moment, number: int, named: list[str]) -> None:
    """Take these figures up and throw them; a coin for each that stands now, whatever it earned before."""
    seat, coins, landed = moment.state.seats[number], 0, []
    for name in named:
        if name == "wild":
            name = "side" if seat.side else "standing"
        if name != "leader":
            setattr(seat, name, getattr(seat, name) - 1)
    for name in named:
        face = _throw_leader(moment, seat) if name == "leader" else _throw_team_figure(moment, seat)
        coins += face == "standing"
        landed.append(face)
    moment.tell("rerolls", {"seat": number, "figures": named, "faces": landed}, f"seat_{number}")
    if coins:
        gain_coins(moment, number, coins)


def settle(moment: Moment, task: Task) -> bool:
    """Ask a seat that owns a reroll it has not used this round; `task.tiles` are the kinds used."""
    if any(_open(moment.state, moment.box, task)):
        return True
    moment.done()
    return False


def prompt(_: Asked) -> Line:
    """Ask for a reroll."""
    return Line("reroll")


def moves(asked: Asked) -> list[str]:
    """List every choice of figures that may be rerolled together."""
    most, everything = _open(asked.state, asked.box, asked.task)
    seat = asked.seat
    held = [name for name in NAMED if count(seat, name)]
    found = ["keep"]
    for size in range(1, most + 1):
        for named in combinations_with_replacement(held, size):
            if all(named.count(name) <= count(seat, name) for name in held):
                found += ["reroll " + " ".join(named)]
    return [*found, "reroll all"] if everything else found


def explain(asked: Asked, move: str) -> Option:
    """Say which figures would be thrown again."""
    element = (f"seat_{asked.task.seat}",)
    if move in ("keep", "reroll all"):
        return Option(move, Line(move.replace(" ", "-")), element)
    return Option(move, Line("reroll", {"figures": move.split(" ")[1:]}), element)


def play(moment: Moment, task: Task, move: str) -> None:
    """Reroll the figures named together, or all; each upgrade works once a round."""
    state, box = moment.state, moment.box
    if move == "keep":
        moment.tell("keeps-throw", {"seat": task.seat}, f"seat_{task.seat}")
        moment.done()
        return
    seat = state.seats[task.seat]
    verb, *named = move.split(" ", 8)
    most, everything = _open(state, box, task)
    if verb != "reroll":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="reroll")
    if named == ["all"]:
        if not everything:
            raise IllegalMove("no-reroll-all")
        named = [name for name in NAMED for _ in range(count(seat, name))]
    else:
        if not most or len(named) > most:
            raise IllegalMove("too-many-rerolled", most=most)
        check_named(seat, named)
    unused = (kind for kind in working(box, seat) if kind.id not in task.tiles)
    used = next(kind for kind in unused if (kind.reroll_all if move == "reroll all" else kind.reroll >= len(named)))
    task.tiles = (*task.tiles, used.id)
    reroll(moment, task.seat, named)


def check_named(seat: Seat, named: list[str]) -> None:
    """Refuse figures that the seat has not, and any but the one spelling of the others."""
    if not named or any(name not in NAMED for name in named) or named != sorted(named, key=NAMED.index):
        raise IllegalMove("bad-notation")
    for name in named:
        if named.count(name) > count(seat, name):
            raise IllegalMove("too-few-figures", figures=name)


def _open(state: State, box: Box, task: Task) -> tuple[int, bool]:
    unused = [kind for kind in working(box, state.seats[task.seat]) if kind.id not in task.tiles]
    return max((kind.reroll for kind in unused), default=0), any(kind.reroll_all for kind in unused)


def _throw_team_figure(moment: Moment, seat: Seat) -> str:
    face = FACES[moment.chance.weighted(moment.box.team_odds)]
    setattr(seat, face, getattr(seat, face) + 1)
    return face


def _throw_leader(moment: Moment, seat: Seat) -> str:
    seat.leader = STANDING if moment.chance.weighted(moment.box.leader_odds) else LYING
    return "standing" if seat.leader == STANDING else "lying"
