"""Sail to a site that still has a tile, clockwise, past the forest and the seaplanes.  Rulebook, pirogue phase."""

from games.kit.errors import IllegalMove
from games.tikal2.moment import Here, Moment, Told, Words
from games.tikal2.state import Ask, Stage

VERBS: tuple[str, ...] = ("sail",)


def moves(here: Here) -> list[str]:
    """List the sites with a tile, the nearest first."""
    start, count = here.mover.site, len(here.state.sites)
    trips = ((start + distance) % count for distance in range(min(here.box.numbers.longest_trip + 1, count)))
    return [f"sail {here.box.sites[site].id}" for site in trips if here.state.sites[site]]


def play(moment: Moment, words: Words) -> None:
    """Set out; what lies on the way is met next."""
    state, box = moment.state, moment.box
    site = box.site_index.get(words[1]) if len(words) == 2 else None
    if site is None:
        raise IllegalMove("bad-notation")
    if not state.sites[site]:
        raise IllegalMove("no-tile-there", site=words[1])
    distance = (site - moment.mover.site) % len(state.sites)
    if distance > box.numbers.longest_trip:
        raise IllegalMove("too-far", most=box.numbers.longest_trip)
    state.target = site
    state.stage = Stage.TRAVEL
    if distance:
        moment.tell("sailed", {"seat": moment.seat, "site": words[1], "sites": distance}, words[1])
    else:
        moment.tell("stayed-at-site", {"seat": moment.seat, "site": words[1]}, words[1])


def explain(here: Here, words: Words) -> Told:
    """Say what waits on the way."""
    site, start, count = here.box.site_index[words[1]], here.mover.site, len(here.state.sites)
    distance = (site - start) % count
    passed = [here.box.segments[(start + step) % count] for step in range(distance)]
    forest = any(segment.forest for segment in passed)
    planes = sum(segment.seaplane for segment in passed)
    key = ("stay" if not distance else "sail") + ("-forest" if forest else "") + ("-seaplane" if planes else "")
    return key, {"site": words[1], "sites": distance, "planes": planes}, (words[1],)


def go_on(moment: Moment) -> bool:
    """Travel one segment further; the agenda then holds what the seat meets there."""
    state, mover = moment.state, moment.mover
    if mover.site == state.target:
        state.stage = Stage.TILE
        return True
    segment = moment.box.segments[mover.site]
    mover.site = (mover.site + 1) % len(state.sites)
    if segment.seaplane and mover.treasures:
        state.agenda.append((Ask.DELIVERY, 0, 0, 0, 1))
    if segment.forest:
        state.agenda.append((Ask.FOREST,))
    return True
