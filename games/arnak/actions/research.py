"""Research: move the magnifying glass or the notebook one row up, or take a temple tile.  Rulebook p. 14, 15, 19."""

from collections.abc import Iterator

from games.arnak.actions.begin import begin
from games.arnak.components import Effect, TempleStack, TrackSpace
from games.arnak.effects.grammar import NOTHING, Counts5, Research
from games.arnak.match import Ask, Kind, Match, expect, may, option, verb_refused, word
from games.arnak.stacks import look_through
from games.arnak.state import BONUS_POOL, Task
from games.kit.contract import Option
from games.kit.errors import IllegalMove
from games.kit.facts import Fact
from games.kit.knowledge import only

PLAIN = ("gain", "draw")
"""Steps that can only help what comes after them, so that they are never worth asking about the order."""


def reduced(cost: Counts5, discount: Counts5) -> Counts5:
    """Take a discount off a cost; it never goes below zero."""
    if discount == NOTHING:
        return cost
    coin, compass, tablet, arrowhead, jewel = (max(0, due - off) for due, off in zip(cost, discount, strict=True))
    return coin, compass, tablet, arrowhead, jewel


def options(match: Match, spec: Research) -> Iterator[Option]:
    """Yield a move for each space a token can be moved to, and for each temple tile, if it can be paid."""
    for marker in ("notebook",) if spec.notebook_only else ("glass", "notebook"):
        for space in _ahead(match, marker):
            if _can_enter(match, space, spec):
                yield option(f"research {marker} {space.id}", f"research-{marker}", space.id, space=space.id)
    if match.me.arrival and not spec.notebook_only:
        for stack in match.side.stacks.values():
            if match.state.temple[stack.number] and match.can_pay(reduced(stack.tokens, spec.discount)):
                yield option(f"research tile {stack.id}", "temple-tile", stack.id, tile=stack.id)


def _ahead(match: Match, marker: str) -> list[TrackSpace]:
    """List the spaces a research token could move to: the notebook never above the glass, and never into the temple."""
    track, me = match.side.track, match.me
    if marker == "glass":
        return [track[name] for name in track[me.glass].next]
    highest = min(track[me.glass].row, track[match.side.temple].row - 1)
    return [track[name] for name in track[me.notebook].next if track[name].row <= highest]


def _can_enter(match: Match, space: TrackSpace, spec: Research) -> bool:
    return spec.free or (match.me.idols >= space.idols and match.can_pay(reduced(space.tokens, spec.discount)))


def play(match: Match, spec: Research, words: list[str]) -> None:
    """Pay the bridge and move the token, or pay for a temple tile."""
    name = word(words, 3)
    if words[1] == "tile":
        _play_tile(match, spec, name)
        return
    expect(words[1] in ("glass", "notebook"), "bad-notation")
    expect(words[1] == "notebook" or not spec.notebook_only, "notebook-only")
    space = next((space for space in _ahead(match, words[1]) if space.id == name), None)
    if space is None:
        raise IllegalMove("not-connected", space=name)
    expect(_can_enter(match, space, spec), "cannot-pay-bridge", space=name)
    begin(match)
    match.tell(f"moved-{words[1]}", name, space=name)
    if not spec.free:
        match.pay(reduced(space.tokens, spec.discount))
        _pay_idols(match, space.idols)
    if words[1] == "glass":
        match.me.glass = name
    else:
        match.me.notebook = name
    if name == match.side.temple:
        _enter_temple(match)
    else:
        match.push(("reward", words[1], name))


def _pay_idols(match: Match, count: int) -> None:
    if count:
        match.me.idols -= count
        match.state.boxed.extend(["idol"] * count)
        match.tell("paid-idol", "idol", n=count)


def _play_tile(match: Match, spec: Research, name: str) -> None:
    stack: TempleStack | None = match.side.stacks.get(name)
    if stack is None or spec.notebook_only:
        raise IllegalMove("no-such-tile", tile=name)
    expect(match.me.arrival, "not-in-temple")
    expect(match.state.temple[stack.number], "stack-empty", tile=name)
    cost = reduced(stack.tokens, spec.discount)
    expect(match.can_pay(cost), "cannot-pay-tile", tile=name)
    begin(match)
    match.pay(cost)
    match.state.temple[stack.number] -= 1
    match.me.temple.append(name)
    match.tell("took-temple-tile", name, tile=name)


def next_arrival(match: Match) -> int:
    """Give the points of the best free place in the Lost Temple."""
    state = match.state
    taken = [player.arrival for player in state.players] + ([state.rival.arrival] if state.rival else [])
    points: int = next(points for points in match.box.setup["arrival_points"] if points not in taken)
    return points


def _enter_temple(match: Match) -> None:
    """Take the best free place, look through the bonus tiles, and choose one."""
    state, seat = match.state, match.state.turn
    match.me.arrival = next_arrival(match)
    match.tell("entered-temple", match.side.temple, n=match.me.arrival)
    if len(state.temple_bonuses):
        known = only(seat)
        look_through(match, state.temple_bonuses, BONUS_POOL, state.unseen_bonuses, known)
        found = [seen.card for seen in state.temple_bonuses.seen]
        match.facts.append(
            Fact(
                "found-bonuses", {"seat": seat, "tiles": found}, (), known,
                Fact("looked-at-bonuses", {"seat": seat}), reveals=True,
            )
        )  # fmt: skip
        match.push(("temple_bonus",))


def _bonus_options(match: Match, _task: Task) -> Iterator[Option]:
    for tile in dict.fromkeys(seen.card for seen in match.state.temple_bonuses.seen):
        yield option(f"take {tile}", "take-bonus", tile, tile=tile)


def _take_temple_bonus(match: Match, _task: Task, words: list[str]) -> None:
    if words[0] != "take":
        verb_refused(words)
    tile, stack = word(words), match.state.temple_bonuses
    index = next((index for index, seen in enumerate(stack.seen) if seen.card == tile), -1)
    expect(index >= 0, "no-such-bonus", tile=tile)
    match.done()
    del stack.seen[index]
    match.state.boxed.append(tile)
    match.tell("took-bonus", tile, tile=tile)
    match.push_effect(match.box.bonuses[tile])


def _run_reward(match: Match, task: Task) -> bool:
    """Take the bonus tile of the space and the effect of the row."""
    tiles = match.state.bonuses.get(task[2])
    if tiles and len(tiles) > 1:
        return True
    if tiles:
        _take_bonus(match, task, tiles[0])
    else:
        match.push_effect(_row_effect(match, task))
    return False


def _row_effect(match: Match, task: Task) -> Effect:
    row = match.side.rows[match.side.track[task[2]].row]
    return row.glass if task[1] == "glass" else row.notebook


def _take_bonus(match: Match, task: Task, tile: str) -> None:
    match.state.bonuses[task[2]].remove(tile)
    match.state.boxed.append(tile)
    match.tell("took-bonus", tile, tile=tile)
    bonus, row = match.box.bonuses[tile], _row_effect(match, task)
    if _is_plain(bonus):
        match.push(*bonus, *row)
    elif _is_plain(row):
        match.push(*row, *bonus)
    else:
        match.push(("order", tile, task[1], task[2]))


def _is_plain(effect: Effect) -> bool:
    return all(task[0] in PLAIN for task in effect)


def _reward_options(match: Match, task: Task) -> Iterator[Option]:
    for tile in dict.fromkeys(match.state.bonuses[task[2]]):
        yield option(f"take {tile}", "take-bonus", tile, tile=tile)


def _reward(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "take":
        verb_refused(words)
    tile = word(words)
    expect(tile in match.state.bonuses[task[2]], "no-such-bonus", tile=tile)
    match.done()
    _take_bonus(match, task, tile)


def _order_options(_match: Match, task: Task) -> Iterator[Option]:
    yield option("first bonus", "first-bonus", task[1])
    yield option("first row", "first-row", task[3])


def _order(match: Match, task: Task, words: list[str]) -> None:
    if words not in (["first", "bonus"], ["first", "row"]):
        verb_refused(words)
    bonus, row = match.box.bonuses[task[1]], _row_effect(match, task[1:])
    match.done()
    match.push(*bonus, *row) if words[1] == "bonus" else match.push(*row, *bonus)


def _options(match: Match, task: Task) -> Iterator[Option]:
    yield from options(match, match.box.specs[task[1]])


def _can_research(match: Match, task: Task) -> bool:
    return any(True for _ in _options(match, task))


def _play(match: Match, task: Task, words: list[str]) -> None:
    if words[0] != "research":
        verb_refused(words)
    play(match, match.box.specs[task[1]], words)


KINDS = {
    "research": may(_can_research, Ask("research", _options, _play)),
    "reward": Kind(_run_reward, Ask("take-bonus", _reward_options, _reward)),
    "order": Kind(lambda _match, _task: True, Ask("order", _order_options, _order)),
    "temple_bonus": Kind(lambda _match, _task: True, Ask("take-bonus", _bonus_options, _take_temple_bonus)),
}
