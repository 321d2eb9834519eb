"""Deliver artifacts at the harbour office and on the ships.  Rulebook p. 9, p. 10."""

from collections import Counter

from games.kit.contract import Line, Option
from games.kit.errors import IllegalMove
from games.kit.facts import Value
from games.kit.knowledge import EVERYONE
from games.quetzal.asked import Asked
from games.quetzal.box import Box
from games.quetzal.gains import discover, gain, gain_coins, gain_points
from games.quetzal.hand import take_from_hand
from games.quetzal.moment import Moment
from games.quetzal.state import Source, Task
from games.quetzal.upgrade import working


def begin(moment: Moment, task: Task) -> bool:
    """Begin a delivery of up to `task.count` cards at `task.what`."""
    moment.done()
    if moment.state.seats[task.seat].hand:
        moment.push(Task("deliver", task.seat, task.count, task.what))
    return False


def settle(moment: Moment, task: Task) -> bool:
    """Ask while another card (`task.count`) may be delivered; else the delivery ends by itself."""
    if not moment.state.delivery:
        _count_upgrades(moment, task)
    if task.count and moment.state.seats[task.seat].hand:
        return True
    _finish(moment, task)
    return False


def _count_upgrades(moment: Moment, task: Task) -> None:
    """Note the slots in `task.tiles`: until the first card is laid down, an exchange may still change them."""
    box, seat = moment.box, moment.state.seats[task.seat]
    task.count += sum(upgrade.cards for upgrade in working(box, seat))
    task.count -= sum(box.upgrade(tile).cards for tile in task.tiles)
    task.tiles = tuple(seat.slots)


def prompt(asked: Asked) -> Line:
    """Ask for the next card."""
    return Line("deliver", {"place": asked.task.what, "n": asked.task.count})


def moves(asked: Asked) -> list[str]:
    """List the hand in the order it was got."""
    return [*(f"deliver {seen.card}" for seen in asked.seat.hand), "done"]


def explain(asked: Asked, move: str) -> Option:
    """Name the card, or say what ends."""
    if move == "done":
        return Option(move, Line("deliver-done"), (asked.task.what,))
    return Option(move, Line("deliver", {"card": move[8:]}), (move[8:],))


def play(moment: Moment, task: Task, move: str) -> None:
    """Lay one card on the table, or end the delivery."""
    if move == "done":
        _finish(moment, task)
        return
    verb, _, card = move.partition(" ")
    if verb != "deliver":
        raise IllegalMove("wrong-verb", verb=verb[:20], expected="deliver")
    seen = take_from_hand(moment.state, task.seat, card)
    moment.state.delivery.append(card)
    task.count -= 1
    told: dict[str, Value] = {"seat": task.seat, "card": card, "place": task.what}
    moment.tell("delivers", told, card, reveals=seen.known != EVERYONE)


def points(box: Box, cards: list[str]) -> int:
    """Add up the sets of three and one incomplete set of each type."""
    total = 0
    for kind, number in Counter([box.type_of[card] for card in cards]).items():
        values = box.values[kind]
        total += number // 3 * values[3] + values[number % 3]
    return total


def _finish(moment: Moment, task: Task) -> None:
    """Score the cards and their bonuses; the effects of upgrades wait until the track has paid."""
    moment.done()
    cards, number = moment.state.delivery, task.seat
    if not cards:
        moment.tell("delivers-nothing", {"seat": number, "place": task.what}, task.what)
        return
    moment.push(Task("effects", number, tiles=task.tiles))
    moment.tell("has-delivered", {"seat": number, "cards": cards[:], "place": task.what}, task.what)
    gain_points(moment, number, points(moment.box, cards), Source.ARTIFACTS)
    bonuses = [moment.box.bonus_of[card] for card in cards]
    if coins := bonuses.count("coin"):
        gain_coins(moment, number, coins)
    if extra := bonuses.count("vp"):
        gain_points(moment, number, extra, Source.BONUSES)
    discover(moment, number, bonuses.count("discovery"))


def settle_effects(moment: Moment, task: Task) -> bool:
    """Pay what the upgrades in `task.tiles` give for this delivery, and discard the cards."""
    state, box = moment.state, moment.box
    moment.done()
    counted = Counter([box.type_of[card] for card in state.delivery])
    state.discard += state.delivery
    state.delivery.clear()
    for upgrade in (box.upgrade(tile) for tile in task.tiles):
        times = counted[upgrade.each] if upgrade.each else 0
        if upgrade.at_least:
            times = int(all(counted[kind] >= least for kind, least in upgrade.at_least.items()))
        if times:
            moment.tell("upgrade-pays", {"seat": task.seat, "upgrade": upgrade.id}, f"seat_{task.seat}")
            gain(moment, task.seat, upgrade.gain.times(times), Source.EFFECTS)
    return False
