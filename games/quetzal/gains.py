"""Gain coins, points and discovery points, and walk the discovery track.  Rulebook p. 8."""

from games.kit.knowledge import EVERYONE
from games.quetzal.moment import Moment
from games.quetzal.rows import Gain
from games.quetzal.state import Source, Task


def gain(moment: Moment, number: int, what: Gain, source: Source) -> None:
    """Give a seat what it gains; a tile from the track is dealt with before anything else goes on."""
    if what.coin:
        gain_coins(moment, number, what.coin)
    if what.vp:
        gain_points(moment, number, what.vp, source)
    if what.discovery:
        discover(moment, number, what.discovery)


def gain_coins(moment: Moment, number: int, coins: int) -> None:
    """Give coins; the supply is without end."""
    moment.state.seats[number].coins += coins
    moment.tell("gains-coins", {"seat": number, "n": coins}, f"seat_{number}")


def gain_points(moment: Moment, number: int, points: int, source: Source) -> None:
    """Give points, and remember where they came from."""
    moment.state.seats[number].earned[source] += points
    moment.tell("gains-points", {"seat": number, "n": points}, f"seat_{number}")


def discover(moment: Moment, number: int, steps: int) -> None:
    """Move the disc; each space reached or crossed pays at once, and at the last one further points are lost."""
    seat, track, last = moment.state.seats[number], moment.box.track, moment.box.last_space
    while steps and seat.discovery < last:
        steps -= 1
        seat.discovery += 1
        reward = track[seat.discovery]
        moment.tell("discovers", {"seat": number, "space": seat.discovery}, "discovery_track")
        if reward.coin:
            gain_coins(moment, number, reward.coin)
        if reward.vp:
            gain_points(moment, number, reward.vp, Source.TRACK)
        if reward.upgrade and moment.state.upgrades.parts:
            if steps:
                moment.push(Task("discover", number, steps))
            tile = moment.state.upgrades.draw(moment.chance, EVERYONE).card
            moment.tell("draws-upgrade", {"seat": number, "tile": tile}, tile)
            moment.push(Task("gain", number, what=tile))
            return
    if steps:
        moment.tell("track-ends", {"seat": number}, "discovery_track")


def settle(moment: Moment, task: Task) -> bool:
    """Go on along the track once the tile drawn on the way has its place."""
    moment.done()
    discover(moment, task.seat, task.count)
    return False
