"""A turn: one main action and any number of free ones.  Rulebook p. 8, 17."""

from collections.abc import Iterator

from games.arnak import free, rival
from games.arnak.actions import buy, dig, discover, overcome, pass_, play_card, research
from games.arnak.match import Ask, Kind, Match, expect, option, verb_refused
from games.arnak.row import refill
from games.arnak.state import Rival, Task
from games.kit.contract import Option

PLAIN_DIG, PLAIN_RESEARCH, PLAIN_BUY = range(3)
"""Where the plain actions stand in the box."""
_MAIN = ("dig", "discover", "overcome", "buy", "research", "pass")


def _run(match: Match, _task: Task) -> bool:
    """End a turn in which nothing is left to do; a player with cards in hand is asked, so that none can tell why."""
    if not match.state.main_done or free.has_window(match):
        return True
    _end(match)
    return False


def _options(match: Match, _task: Task) -> Iterator[Option]:
    if match.state.main_done:
        yield option("end", "end-turn")
        return
    specs = match.box.specs
    yield from dig.options(match, specs[PLAIN_DIG])
    yield from discover.options(match, specs[PLAIN_DIG])
    yield from overcome.options(match)
    yield from buy.options(match, specs[PLAIN_BUY])
    yield from research.options(match, specs[PLAIN_RESEARCH])
    yield from play_card.options(match)
    yield from _assistants(match)
    yield from pass_.options()


def _assistants(match: Match) -> Iterator[Option]:
    """Yield the use of an assistant whose effect is a main action."""
    for one in match.me.assistants:
        side = match.box.assistants[one.id][one.gold]
        if one.ready and not side.free and free.is_useful(match, side.effect):
            yield option(f"use {one.id}", "use-assistant-main", one.id, assistant=one.id)


def _play(match: Match, _task: Task, words: list[str]) -> None:
    verb = words[0]
    if words == ["end"]:
        expect(match.state.main_done, "main-action-due")
        match.done()
        _end(match)
        return
    if verb not in _MAIN:
        verb_refused(words)
    expect(not match.state.main_done, "main-action-used")
    specs = match.box.specs
    if verb == "dig":
        dig.play(match, specs[PLAIN_DIG], words)
    elif verb == "discover":
        discover.play(match, specs[PLAIN_DIG], words)
    elif verb == "overcome":
        overcome.play(match, words)
    elif verb == "buy":
        buy.play(match, specs[PLAIN_BUY], words)
    elif verb == "research":
        research.play(match, specs[PLAIN_RESEARCH], words)
    else:
        pass_.play(match, words)


def _end(match: Match) -> None:
    """End the turn: left-over icons are lost and the card row is filled up."""
    refill(match)
    match.state.icons = [0, 0, 0, 0]
    match.push(("next",))


def _next(match: Match, _task: Task) -> bool:
    """Go on to the next player who has not passed, or to the end of the round."""
    state = match.state
    if state.rival:
        return _next_solo(match, state.rival)
    seats = len(state.players)
    for step in range(1, seats + 1):
        seat = (state.turn + step) % seats
        if not state.players[seat].passed:
            begin_turn(match, seat)
            return False
    match.push(("round_end",))
    return False


def _next_solo(match: Match, opponent: Rival) -> bool:
    passed = match.me.passed
    if (opponent.next or passed) and (opponent.left or opponent.right):
        opponent.next = False
        rival.play_tile(match, opponent)
        match.push(("next",))
    elif not passed:
        opponent.next = True
        begin_turn(match, 0)
    else:
        match.push(("round_end",))
    return False


def begin_turn(match: Match, seat: int) -> None:
    """Give the turn to a seat."""
    state = match.state
    state.turn, state.main_done = seat, False
    match.me = state.players[seat]
    match.push(("turn",))


KINDS = {"turn": Kind(_run, Ask("turn", _options, _play)), "next": Kind(_next)}
