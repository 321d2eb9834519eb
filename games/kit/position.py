"""A position: the state of a match after a step, and how a move leads to the next one."""

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from games.kit import editions
from games.kit.chance import Answers, RecordedChance
from games.kit.contract import AnyEngine, Decision, Setup
from games.kit.errors import BadEdition, BadRecord, IllegalMove
from games.kit.facts import Fact
from games.kit.record import MatchOpened, MovePlayed, Step
from games.kit.setup import check_setup


class Position:
    """A match at one step: the engine and its state."""

    __slots__ = ("engine", "state", "step")

    def __init__(self, engine: AnyEngine, state: Any, step: int = 0) -> None:
        """Hold a state that `step` led to."""
        self.engine = engine
        self.state = state
        self.step = step

    @property
    def decision(self) -> Decision | None:
        """Say who must decide, and what is legal."""
        return self.engine.decision(self.state)

    def copy(self) -> "Position":
        """Copy the position; playing on the copy leaves this one as it is."""
        return Position(self.engine, self.engine.copy(self.state), self.step)

    def play(self, seat: int, move: str, chance: Answers) -> tuple[MovePlayed, Sequence[Fact], Decision | None]:
        """Play a live move; return what the log is to hold, what happened, and who decides next.

        The end of a turn gets a digest.
        """
        given = len(chance.answers)
        facts = self.engine.play(self.state, move, chance)
        after = self.engine.decision(self.state)
        digest = self.engine.digest(self.state) if after is None or after.seat != seat else ""
        return MovePlayed(seat, move, chance.answers[given:], digest), facts, after


def open_match(
    engine: AnyEngine, setup: Setup, players: Sequence[str], chance: Answers, *, stand_in: str = "random"
) -> tuple[MatchOpened, Position]:
    """Begin a match; return what the log is to hold and the first position."""
    setup = check_setup(engine, setup)
    edition = editions.find(engine.slug, setup.edition)
    setup = msgspec.structs.replace(setup, edition=edition.pinned)
    state = engine.new_match(setup, chance)
    carried = None if editions.is_shipped(edition) else edition
    opened = MatchOpened(
        game=engine.slug,
        rules=setup.rules,
        edition=edition.name,
        edition_hash=edition.hash,
        seats=list(players),
        options=setup.options,
        chance=list(chance.answers),
        stand_in=stand_in,
        edition_title=carried.title if carried else "",
        edition_data=carried.data if carried else None,
    )
    return opened, Position(engine, state)


def edition_of(opened: MatchOpened) -> editions.Edition:
    """Find the edition of a recorded match: a shipped one, or else the one that came with the match.

    A hash does not cover names: what comes with a match never takes the place of what is shipped.
    """
    if opened.edition_data is not None:
        came = editions.Edition(opened.game, opened.edition, opened.edition_title, opened.edition_data)
        if came.hash != opened.edition_hash:
            raise BadEdition("unknown-edition", game=opened.game, edition=opened.edition)
        if not editions.is_shipped(came):
            editions.carry(came)
            return came
    return editions.find(opened.game, f"{opened.edition}@{opened.edition_hash}")


def first_position(engine: AnyEngine, opened: MatchOpened) -> Position:
    """Lay out a recorded match as it was."""
    setup = Setup(len(opened.seats), opened.rules, edition_of(opened).pinned, opened.options)
    setup = check_setup(engine, setup)
    chance = RecordedChance(opened.chance)
    state = engine.new_match(setup, chance)
    chance.check_used_up()
    return Position(engine, state)


def replay(position: Position, steps: Iterable[Step]) -> Position:
    """Play recorded moves on a position, in place: the hot path."""
    play, state, chance, seq = position.engine.play, position.state, RecordedChance(), position.step
    try:
        for seq, played in steps:
            chance.rewind(played.chance)
            play(state, played.move, chance)
            position.step = seq
    except IllegalMove as error:
        raise BadRecord("illegal-step", step=seq, why=str(error)) from error
    except BadRecord as error:
        error.facts.setdefault("step", seq)
        raise
    return position


def replay_one(position: Position, step: Step, chance: RecordedChance | None = None) -> Sequence[Fact]:
    """Play one recorded move, check all that the record says of it, and return what happened."""
    answers = chance or RecordedChance()
    answers.rewind(step.played.chance)
    due = position.engine.decision(position.state)
    if due is None:
        raise BadRecord("after-the-end", step=step.seq)
    if due.seat != step.played.seat:
        raise BadRecord("wrong-seat", step=step.seq, seat=step.played.seat, due=due.seat)
    try:
        facts = position.engine.play(position.state, step.played.move, answers)
    except IllegalMove as error:
        raise BadRecord("illegal-step", step=step.seq, why=str(error)) from error
    answers.check_used_up()
    position.step = step.seq
    if step.played.digest and step.played.digest != position.engine.digest(position.state):
        raise BadRecord("wrong-digest", step=step.seq)
    return facts
