"""The table as one viewer sees it after a step, and what the player to move may do."""

import msgspec

from accounts.models import Player
from games.kit.contract import View
from replays.models import Match
from replays.play.errors import MatchNotBegun
from replays.play.undo_moves import undo_reach
from replays.positions import latest, position_of
from replays.selectors.players import player_names
from replays.tell import words_for
from replays.viewers import Viewer


class Table(msgspec.Struct):
    """A position as one viewer may know it."""

    step: int
    viewer: str
    to_move: int | None
    view: View


class Choice(msgspec.Struct):
    """One legal move, in words, with the board elements it touches."""

    move: str
    words: str
    elements: list[str]


class Question(msgspec.Struct):
    """What a player is asked: every legal answer, and the steps to which he may go back instead."""

    step: int
    to_move: int | None
    prompt: str = ""
    choices: list[Choice] = []
    undo: list[int] = []


def table_for(match: Match, viewer: Viewer, at: int | None = None) -> Table:
    """Show a match to a viewer after a step, the latest if none is named."""
    if match.status == "open":
        raise MatchNotBegun
    if at is None:
        live = latest(match.id)
        step, to_move, position = live.course.head.seq, live.to_move, live.position
    else:
        position = position_of(match.id, at)
        decision = position.decision
        step, to_move = at, decision.seat if decision else None
    return Table(step, viewer.name, to_move, position.engine.view(position.state, viewer.seat))


def question_for(match: Match, player: Player | None) -> Question:
    """Ask this player, if it is his turn; others only learn whose turn it is."""
    if match.status == "open":
        raise MatchNotBegun
    live = latest(match.id)
    step, seat = live.course.head.seq, match.seat_of(player)
    undo = undo_reach(live, seat)
    decision = live.position.decision if live.course.status == "running" else None
    if decision is None or decision.seat != seat or seat in live.course.bots:
        return Question(step, live.to_move, undo=undo)
    words, players = words_for(live.course.opened), player_names(match)
    choices = [
        Choice(option.move, words.say("option", option.line.key, option.line.arguments, players), list(option.elements))
        for option in live.position.engine.options(live.position.state)
    ]
    prompt = words.say("prompt", decision.prompt.key, decision.prompt.arguments, players)
    return Question(step, decision.seat, prompt, choices, undo)
