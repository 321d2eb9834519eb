"""Dig at a site: send an archaeologist, pay the travel, take what the site gives.  Rulebook p. 9."""

from collections.abc import Iterator

from games.arnak.actions import discover
from games.arnak.actions.begin import begin
from games.arnak.effects.grammar import NO_ICONS, Dig
from games.arnak.effects.sites import use_site
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused
from games.arnak.payment import pay_task, reach
from games.arnak.spaces import free_spaces, from_words, place
from games.arnak.state import FREE, Task
from games.arnak.travel import missing
from games.kit.contract import Option


def options(match: Match, spec: Dig) -> Iterator[Option]:
    """Yield a move for each space this seat can reach with what it holds."""
    if not match.me.home:
        return
    have = reach(match, spec.discount)
    for space in free_spaces(match):
        site = space.site
        if site.level in spec.sites and match.is_open(site) and (spec.free_travel or not missing(space.travel, have)):
            letter = space.name[-1] if site.level == "camp" else ""
            yield option(f"dig {space.name}", "dig-camp" if letter else "dig", site.id, site=site.id, space=letter)


def play(match: Match, spec: Dig, words: list[str]) -> None:
    """Send an archaeologist; the travel is paid next, then the site is used."""
    space, rest = from_words(match, words[1:])
    site = space.site
    expect(not rest, "bad-notation")
    expect(match.me.home, "no-archaeologist")
    expect(match.is_open(site), "not-discovered", site=site.id)
    expect(site.level in spec.sites, "not-that-site", site=site.id)
    expect(match.state.occupants[space.number] == FREE, "space-taken", space=space.name)
    have = reach(match, spec.discount)
    expect(spec.free_travel or not missing(space.travel, have), "cannot-travel-there", site=site.id)
    begin(match)
    match.tell("digs", site.id, site=site.id)
    match.push(("arrive", space.number, spec.uses))
    match.push(pay_task(match, NO_ICONS if spec.free_travel else space.travel, spec.discount))


def _arrive(match: Match, task: Task) -> bool:
    space = match.side.spaces[task[1]]
    place(match, space)
    for _ in range(task[2]):
        use_site(match, space.site)
    return False


def _options(match: Match, task: Task) -> Iterator[Option]:
    spec: Dig = match.box.specs[task[1]]
    yield from options(match, spec)
    yield from discover.options(match, spec)


def _can_go(match: Match, task: Task) -> bool:
    return any(True for _ in _options(match, task))


def _play(match: Match, task: Task, words: list[str]) -> None:
    spec: Dig = match.box.specs[task[1]]
    if words[0] == "dig":
        play(match, spec, words)
    elif words[0] == "discover":
        discover.play(match, spec, words)
    else:
        verb_refused(words)


KINDS = {"dig": may(_can_go, Ask("dig", _options, _play)), "arrive": Kind(_arrive)}
