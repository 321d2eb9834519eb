"""Steps at sites: use a site from afar, turn up a tile, relocate, recall, move a guardian.  Rulebook p. 22, 24."""

from collections.abc import Iterator

from games.arnak.components import Site, Space
from games.arnak.effects.grammar import Activate
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.spaces import free_spaces, from_words, site_named
from games.arnak.state import COMPASS, FREE, Task
from games.kit.contract import Option
from games.kit.knowledge import EVERYONE


def _can_activate(match: Match, task: Task) -> bool:
    return any(True for _ in _targets(match, task))


def _targets(match: Match, task: Task) -> Iterator[Site]:
    for site in match.box.sites:
        if _is_target(match, task, site):
            yield site


def _is_target(match: Match, task: Task, site: Site) -> bool:
    spec: Activate = match.box.specs[task[1]]
    if site.level not in spec.sites or site.number in task[3:] or not match.is_open(site):
        return False
    if spec.condition == "unoccupied" and match.occupied_by(site):
        return False
    if spec.condition == "occupied_by_you" and match.state.turn not in match.occupied_by(site):
        return False
    return not (site.level == "2" and match.me.tokens[COMPASS] < spec.compasses)


def _activate_options(match: Match, task: Task) -> Iterator[Option]:
    for site in _targets(match, task):
        yield option(f"activate {site.id}", "activate", site.id, site=site.id)


def _activate(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "activate":
        verb_refused(words)
    site = site_named(match, word(words))
    expect(_is_target(match, task, site), "cannot-activate", site=site.id)
    match.done()
    _, number, count, *used = task
    if count > 1:
        match.push(("activate", number, count - 1, *used, site.number))
    spec: Activate = match.box.specs[number]
    if site.level == "2" and spec.compasses:
        match.pay((0, spec.compasses, 0, 0, 0))
    use_site(match, site)


def use_site(match: Match, site: Site) -> None:
    """Put the effect of a site on the agenda."""
    match.tell("used-site", site.id, site=site.id)
    match.push_effect(match.site_effect(site))


def _explore(match: Match, task: Task) -> bool:
    """Turn up the top tile of a stack, use it, and put it under the stack."""
    stack = match.state.tile_stacks[task[1] - 1]
    if stack.parts:
        seen = stack.draw(match.chance, EVERYONE)
        stack.put_under(seen)
        match.tell("turned-up", seen.card, tile=seen.card)
        match.push_effect(match.box.tiles[seen.card])
    return False


def _relocations(match: Match, task: Task) -> Iterator[tuple[Space, Space]]:
    for old in match.my_spaces():
        for new in free_spaces(match):
            if new.site is not old.site and new.site.level in task[1:] and match.is_open(new.site):
                yield old, new


def _can_relocate(match: Match, task: Task) -> bool:
    return any(True for _ in _relocations(match, task))


def _relocate_options(match: Match, task: Task) -> Iterator[Option]:
    for old, new in _relocations(match, task):
        yield option(
            f"relocate {old.name} {new.name}", "relocate", new.site.id, old.site.id,
            old=old.site.id, new=new.site.id, space=new.name[-1] if new.site.level == "camp" else "",
        )  # fmt: skip


def _relocate(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "relocate":
        verb_refused(words)
    old, rest = from_words(match, words[1:])
    new, rest = from_words(match, rest)
    expect(not rest and (old, new) in _relocations(match, task), "cannot-relocate")
    match.done()
    match.state.occupants[old.number] = FREE
    match.state.occupants[new.number] = match.state.turn
    match.tell("relocated", old.site.id, new.site.id, old=old.site.id, new=new.site.id)
    use_site(match, new.site)


def _can_recall(match: Match, _task: Task) -> bool:
    return bool(match.my_spaces())


def _recall_options(match: Match, _task: Task) -> Iterator[Option]:
    for space in match.my_spaces():
        yield option(f"recall {space.name}", "recall", space.site.id, site=space.site.id)


def _recall(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "recall":
        verb_refused(words)
    space, rest = from_words(match, words[1:])
    expect(not rest and match.state.occupants[space.number] == match.state.turn, "not-there", space=space.name)
    match.done()
    match.state.occupants[space.number] = FREE
    match.me.home += 1
    match.tell("recalled", space.site.id, site=space.site.id)


def _guardian_moves(match: Match, task: Task) -> Iterator[tuple[Site, Site]]:
    guardians = match.state.guardians
    for old in match.my_sites():
        if guardians[old.number]:
            for new in match.box.sites:
                is_empty = not guardians[new.number] and not match.occupied_by(new)
                if new.level in task[1:] and is_empty and match.is_open(new):
                    yield old, new


def _can_move_guardian(match: Match, task: Task) -> bool:
    return any(True for _ in _guardian_moves(match, task))


def _guardian_options(match: Match, task: Task) -> Iterator[Option]:
    for old, new in _guardian_moves(match, task):
        guardian = match.state.guardians[old.number]
        yield option(f"move {guardian} {new.id}", "move-guardian", new.id, guardian, guardian=guardian, site=new.id)


def _move_guardian(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "move":
        verb_refused(words)
    new = site_named(match, word(words, 3))
    guardians = match.state.guardians
    expect(words[1] in guardians, "no-such-guardian", guardian=words[1])
    old = match.box.sites[guardians.index(words[1])]
    expect((old, new) in _guardian_moves(match, task), "cannot-move-guardian", site=new.id)
    match.done()
    guardians[old.number], guardians[new.number] = "", words[1]
    match.tell("moved-guardian", words[1], new.id, guardian=words[1], site=new.id)
    use_site(match, new)


KINDS = {
    "activate": may(_can_activate, Ask("activate", _activate_options, _activate)),
    "explore": Kind(_explore),
    "relocate": may(_can_relocate, Ask("relocate", _relocate_options, _relocate)),
    "recall": may(_can_recall, Ask("recall", _recall_options, _recall)),
    "move_guardian": may(_can_move_guardian, Ask("move-guardian", _guardian_options, _move_guardian)),
}
