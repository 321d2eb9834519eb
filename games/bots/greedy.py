"""The greedy bot: play each option on to the end of its own turn in a sampled state, and take the best."""

from random import Random
from typing import Any

from games.bots.contract import Table
from games.kit.chance import SeededChance
from games.kit.contract import AnyEngine, Decision

LONGEST_TURN = 16
"""A turn is judged where it stands after so many decisions: alone at a table, nobody else ever takes over."""


class GreedyBot:
    """Looks to the end of its own turn, never beyond."""

    def choose(self, table: Table, rng: Random) -> str:
        """Choose the option whose turn ends best by the engine's own judgement; the first of equals."""
        decision = table.decision
        if len(decision.moves) == 1:
            return decision.moves[0]
        sampled = table.sample(rng)
        luck = str(rng.random())
        return best_move(table.engine, sampled, decision, luck)


def best_move(engine: AnyEngine, state: Any, decision: Decision, luck: str) -> str:
    """Try every move with the same luck and return the best."""
    seat = decision.seat
    worths = []
    for move in decision.moves:
        chance = SeededChance(luck)
        tried = engine.copy(state)
        engine.play(tried, move, chance)
        worths.append(_worth_of_turn(engine, tried, seat, chance))
    return decision.moves[worths.index(max(worths))]


def _worth_of_turn(engine: AnyEngine, state: Any, seat: int, chance: SeededChance) -> float:
    """Play the rest of the turn one best step at a time and judge where it ends."""
    for _ in range(LONGEST_TURN):
        decision = engine.decision(state)
        if decision is None or decision.seat != seat:
            break
        _play_best_step(engine, state, decision, chance)
    return engine.evaluate(state, seat)


def _play_best_step(engine: AnyEngine, state: Any, decision: Decision, chance: SeededChance) -> None:
    best, worth = decision.moves[0], float("-inf")
    if len(decision.moves) > 1:
        for move in decision.moves:
            tried = engine.copy(state)
            engine.play(tried, move, SeededChance(len(chance.answers)))
            value = engine.evaluate(tried, decision.seat)
            if value > worth:
                best, worth = move, value
    engine.play(state, best, chance)
