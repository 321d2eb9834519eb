"""Discover a site: pay compasses and travel, take the idols, turn up the tile, wake the guardian.  Rulebook p. 10."""

from collections.abc import Iterator

from games.arnak.actions.begin import begin
from games.arnak.effects.grammar import Dig
from games.arnak.effects.sites import use_site
from games.arnak.free import has_window
from games.arnak.match import Ask, Kind, Match, expect, option, verb_refused, word
from games.arnak.payment import pay_task, reach
from games.arnak.spaces import place, site_named
from games.arnak.state import COMPASS, Task
from games.arnak.travel import missing
from games.kit.contract import Option
from games.kit.knowledge import EVERYONE


def options(match: Match, spec: Dig) -> Iterator[Option]:
    """Yield a move for each undiscovered site this seat can pay for and reach."""
    if not match.me.home or spec.free_travel:
        return
    have = reach(match, spec.discount)
    compasses = match.me.tokens[COMPASS] + spec.compasses_off
    for site in match.box.sites:
        is_new = site.discover and not match.is_open(site)
        if not is_new or site.discover > compasses or site.level not in spec.sites:
            continue
        if not missing(match.side.spaces[site.spaces[0]].travel, have):
            yield option(f"discover {site.id}", "discover", site.id, site=site.id)


def play(match: Match, spec: Dig, words: list[str]) -> None:
    """Pay the compasses and send an archaeologist; the travel is paid next."""
    site = site_named(match, word(words))
    expect(match.me.home, "no-archaeologist")
    expect(not match.is_open(site), "already-discovered", site=site.id)
    expect(site.level in spec.sites and not spec.free_travel, "not-that-site", site=site.id)
    price = max(0, site.discover - spec.compasses_off)
    expect(match.me.tokens[COMPASS] >= price, "lacks-token", kind="compass")
    space = match.side.spaces[site.spaces[0]]
    expect(not missing(space.travel, reach(match, spec.discount)), "cannot-travel-there", site=site.id)
    begin(match)
    match.tell("discovers", site.id, site=site.id)
    match.pay((0, price, 0, 0, 0))
    match.push(pay_task(match, space.travel, spec.discount), ("find_idols", site.number))


def _find_idols(match: Match, task: Task) -> bool:
    site = match.box.sites[task[1]]
    place(match, match.side.spaces[site.spaces[0]])
    idol = match.state.idols[site.number]
    match.tell("found-idols", idol, site.id, idol=idol, n=1 + site.face_down)
    match.push(*match.box.idols[idol], ("store_idols", site.number), ("turn_up", site.number))
    return False


def _store_idols(match: Match, task: Task) -> bool:
    """Put the idols into the crates, once the effect is done: only now one may go into a slot."""
    site = match.box.sites[task[1]]
    match.state.idols[site.number] = ""
    match.me.idols += 1 + site.face_down
    return False


def _before_tile(match: Match, task: Task) -> bool:
    if has_window(match):
        return True
    _turn_up(match, task)
    return False


def _options(_match: Match, _task: Task) -> Iterator[Option]:
    yield option("reveal", "reveal-tile")


def _play(match: Match, task: Task, words: list[str]) -> None:
    if words != ["reveal"]:
        verb_refused(words)
    match.done()
    _turn_up(match, task)


def _turn_up(match: Match, task: Task) -> None:
    site = match.box.sites[task[1]]
    tile = match.state.tile_stacks[int(site.level) - 1].draw(match.chance, EVERYONE).card
    match.state.tiles[site.number] = tile
    match.tell("turned-up-site", tile, site.id, tile=tile, site=site.id)
    match.push(("awaken", site.number))
    use_site(match, site)


def _awaken(match: Match, task: Task) -> bool:
    awaken(match, task[1])
    return False


def awaken(match: Match, number: int) -> None:
    """Put the top guardian on a site."""
    site, stack = match.box.sites[number], match.state.guardian_stack
    if stack.parts:
        guardian = stack.draw(match.chance, EVERYONE).card
        match.state.guardians[number] = guardian
        match.announce("guardian-awakes", guardian, site.id, guardian=guardian, site=site.id)


KINDS = {
    "find_idols": Kind(_find_idols),
    "store_idols": Kind(_store_idols),
    "turn_up": Kind(_before_tile, Ask("turn-up", _options, _play)),
    "awaken": Kind(_awaken),
}
