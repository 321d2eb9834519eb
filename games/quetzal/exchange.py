"""Exchange coins at any own decision, and once more before the end.  Rulebook p. 12."""

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.quetzal.asked import Asked
from games.quetzal.box import Box
from games.quetzal.gains import gain
from games.quetzal.moment import Moment
from games.quetzal.rows import Upgrade
from games.quetzal.state import Seat, Source, State, Task
from games.quetzal.upgrade import working


def exchanges(state: State, box: Box, number: int) -> list[str]:
    """List the exchanges a seat can afford now."""
    seat = state.seats[number]
    return [
        f"exchange {upgrade.id}" for upgrade in working(box, seat) if upgrade.pay and not _fault(box, seat, upgrade)
    ]


def explain_exchange(asked: Asked, move: str) -> Option:
    """Say what an exchange would cost and bring."""
    upgrade = asked.box.upgrades[move[9:]]
    tile = next(tile for tile in asked.seat.slots if asked.box.kind_of[tile] == upgrade.id)
    brought = upgrade.exchange
    key = "exchange-discovery" if brought.discovery else "exchange-points"
    return Option(move, Line(key, {"pay": upgrade.pay, "n": brought.discovery or brought.vp}), (tile,))


def play_exchange(moment: Moment, number: int, move: str) -> None:
    """Pay and gain; whatever the seat was deciding waits."""
    seat, kind = moment.state.seats[number], move[9:]
    upgrade = next((held for held in working(moment.box, seat) if held.pay and held.id == kind), None)
    if upgrade is None:
        raise IllegalMove("no-such-exchange", upgrade=kind[:40])
    if fault := _fault(moment.box, seat, upgrade):
        raise IllegalMove(fault, cost=upgrade.pay, coins=seat.coins)
    seat.coins -= upgrade.pay
    moment.tell("exchanges", {"seat": number, "upgrade": upgrade.id, "pay": upgrade.pay}, f"seat_{number}")
    gain(moment, number, upgrade.exchange, Source.EXCHANGE)


def settle(moment: Moment, task: Task) -> bool:
    """Ask before the end only who can still exchange."""
    if exchanges(moment.state, moment.box, task.seat):
        return True
    moment.done()
    return False


def prompt(_: Asked) -> Line:
    """Ask for last exchanges."""
    return Line("last-exchange")


def moves(_: Asked) -> list[str]:
    """List what is open beside the exchanges themselves."""
    return ["done"]


def explain(asked: Asked, move: str) -> Option:
    """Say what ending the window means."""
    return Option(move, Line("last-exchange-done"), (f"seat_{asked.task.seat}",))


def play(moment: Moment, task: Task, move: str) -> None:
    """End the window."""
    if move != "done":
        raise IllegalMove("wrong-verb", verb=move[:20], expected="done")
    moment.tell("exchanged-enough", {"seat": task.seat}, f"seat_{task.seat}")
    moment.done()


def _fault(box: Box, seat: Seat, upgrade: Upgrade) -> str:
    if seat.coins < upgrade.pay:
        return "too-few-coins"
    if upgrade.exchange.discovery and seat.discovery >= box.last_space:
        return "track-at-end"
    return ""
