"""The laws that every engine obeys, checked over whole random matches."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from games.kit import editions
from games.kit.chance import RecordedChance, SeededChance
from games.kit.contract import AnyEngine, Decision, Setup
from games.kit.errors import IllegalMove
from games.kit.facts import Fact, told_to
from games.kit.knowledge import ALL_SEEING
from games.kit.notation import from_text, to_text
from games.kit.setup import check_setup
from games.kit.words import words_of

LONGEST_MATCH = 20_000
NONSENSE = ("", " ", "no_such_verb", "pass pass pass", "x" * 1_000_000, "Ünïcode", "take\ncard", "done done")


class Trail(msgspec.Struct):
    """A match played at random: its setup, its moves with their chance, and its last state."""

    setup: Setup
    opening: list[int]
    moves: list[tuple[str, list[int]]]
    last: Any


def random_trail(engine: AnyEngine, setup: Setup, seed: int | str) -> Trail:
    """Play a whole match by lot; it must end, and must not run dry before."""
    setup, rng, chance = check_setup(engine, setup), Random(f"{seed}/moves"), SeededChance(f"{seed}/chance")
    state = engine.new_match(setup, chance)
    trail = Trail(setup, list(chance.answers), [], state)
    while (decision := engine.decision(state)) is not None:
        assert decision.moves, f"dead end: {decision.prompt} after {len(trail.moves)} moves"
        assert len(trail.moves) < LONGEST_MATCH, "the match does not end"
        given = len(chance.answers)
        move = decision.moves[int(rng.random() * len(decision.moves))]
        engine.play(state, move, chance)
        trail.moves.append((move, chance.answers[given:]))
    return trail


def check_replay(engine: AnyEngine, trail: Trail) -> None:
    """Check that recorded chance gives the same match, and that every recorded answer is asked for."""
    chance = RecordedChance(trail.opening)
    state = engine.new_match(trail.setup, chance)
    for move, answers in trail.moves:
        chance.check_used_up()
        chance.rewind(answers)
        engine.play(state, move, chance)
    chance.check_used_up()
    assert engine.digest(state) == engine.digest(trail.last)
    assert engine.score(state) == engine.score(trail.last)


def check_saving(engine: AnyEngine, trail: Trail, rng: Random) -> None:
    """Check that dump and load at three random steps lead to the same end, and that a copy shares nothing."""
    for step in sorted(int(rng.random() * (len(trail.moves) + 1)) for _ in range(3)):
        state = state_after(engine, trail, step)
        before = engine.dump(state)
        loaded, copied = engine.load(before), engine.copy(state)
        assert engine.dump(loaded) == before == engine.dump(copied)
        for move, answers in trail.moves[step:]:
            engine.play(loaded, move, RecordedChance(answers))
        assert engine.digest(loaded) == engine.digest(trail.last)
        for move, answers in trail.moves[step : step + 25]:
            engine.play(copied, move, RecordedChance(answers))
        assert engine.dump(state) == before, "playing on a copy changed the original"


def check_steps(engine: AnyEngine, trail: Trail, rng: Random, every_move: float = 0.05) -> None:
    """Check every step: conservation, notation, options, words; at some, that each legal move can be played."""
    words = words_of(engine.slug, editions.find(engine.slug, trail.setup.edition).names)
    chance = RecordedChance(trail.opening)
    state = engine.new_match(trail.setup, chance)
    box = sorted(engine.inventory(state))
    for move, answers in trail.moves:
        decision = engine.decision(state)
        assert decision is not None
        assert len(set(decision.moves)) == len(decision.moves), "a move is listed twice"
        assert words.has("prompt", decision.prompt.key), f"no words for the prompt {decision.prompt.key}"
        for legal in decision.moves:
            assert to_text(*from_text(legal)) == legal
        if rng.random() < every_move:
            check_options(engine, state, decision, words)
            check_every_move(engine, state, decision)
            check_illegal(engine, state, decision, rng)
        chance.rewind(answers)
        for fact in engine.play(state, move, chance):
            for form in (fact, fact.public):
                assert form is None or words.has("fact", form.key), f"no words for the fact {form.key}"
        assert sorted(engine.inventory(state)) == box, f"components are not conserved by {move!r}"
    assert engine.decision(state) is None
    sheets = engine.score(state)
    assert all(sheet.total == sum(sheet.parts.values()) for sheet in sheets)
    assert min(sheet.place for sheet in sheets) == 1
    for sheet in sheets:
        for part in sheet.parts:
            assert words.has("part", part), f"no words for the score part {part}"


def check_options(engine: AnyEngine, state: Any, decision: Decision, words: Any) -> None:
    """Check that the options explained are the moves listed, in the same order, and all have words."""
    options = engine.options(state)
    assert [option.move for option in options] == decision.moves
    for option in options:
        assert words.has("option", option.line.key), f"no words for the option {option.line.key}"


def check_every_move(engine: AnyEngine, state: Any, decision: Decision) -> None:
    """Check that every legal move can be played."""
    before = engine.dump(state)
    for move in decision.moves:
        tried = engine.copy(state)
        engine.play(tried, move, SeededChance(0))
        assert engine.dump(tried) != before, f"{move!r} changes nothing"
    assert engine.dump(state) == before


def check_illegal(engine: AnyEngine, state: Any, decision: Decision, rng: Random) -> None:
    """Check that an illegal move leaves no trace and asks nothing of chance."""
    before = engine.dump(state)
    legal = set(decision.moves)
    some = decision.moves[int(rng.random() * len(decision.moves))]
    mangled = [f"{some} ", f" {some}", f"{some} x", some.upper(), some.rpartition(" ")[0], f"{some} {some}"]
    swapped = [" ".join([*some.split(" ")[:-1], word]) for word in ("leader", "1", "0", "99", "nothing")]
    for move in (*NONSENSE, *mangled, *swapped):
        if move not in legal:
            chance = SeededChance(1)
            try:
                engine.play(state, move, chance)
            except IllegalMove:
                assert not chance.answers, f"chance was asked for the illegal move {move[:60]!r}"
                assert engine.dump(state) == before, f"the illegal move {move[:60]!r} left a trace"
            else:
                raise AssertionError(f"{move[:60]!r} is not listed but was played; listed: {sorted(legal)[:40]}")


def check_secrecy(engine: AnyEngine, trail: Trail, rng: Random, share: float = 1.0) -> None:
    """Check that no viewer can tell a state from another that he could be in.

    At every step (or a share of them) and for every viewer: the view is byte-identical when the state is replaced
    by a determinized one, for the seat to move so are its options; and where the views before and after a move are
    alike in both worlds, so are the facts told.
    """
    chance = RecordedChance(trail.opening)
    state = engine.new_match(trail.setup, chance)
    box = sorted(engine.inventory(state))
    for move, answers in trail.moves:
        if rng.random() < share:
            decision = engine.decision(state)
            assert decision is not None
            for viewer in (None, ALL_SEEING, *range(trail.setup.seats)):
                world = engine.determinize(state, viewer, Random(int(rng.random() * 1_000_000)))
                assert sorted(engine.inventory(world)) == box, "determinize loses components"
                assert seen(engine, state, viewer) == seen(engine, world, viewer), f"the view of {viewer} leaks"
                if viewer == decision.seat:
                    assert engine.decision(world) == decision, "the options depend on what the seat cannot know"
                    assert engine.options(world) == engine.options(state)
                _check_alike(engine, state, world, viewer, rng)
                _check_facts(engine, state, world, viewer, move, answers)
        chance.rewind(answers)
        engine.play(state, move, chance)


def _check_alike(engine: AnyEngine, state: Any, world: Any, viewer: int | None, rng: Random) -> None:
    """Check that states which look alike to a viewer are determinized alike with the same rng."""
    seed = int(rng.random() * 1_000_000)
    one, other = engine.determinize(state, viewer, Random(seed)), engine.determinize(world, viewer, Random(seed))
    assert engine.dump(one) == engine.dump(other), f"determinize for {viewer} reads what he cannot know"


def _check_facts(
    engine: AnyEngine, state: Any, world: Any, viewer: int | None, move: str, answers: Sequence[int]
) -> None:
    here, there = engine.copy(state), engine.copy(world)
    facts = engine.play(here, move, RecordedChance(answers))
    counterpart = _counterpart(engine, state, there, move)
    if counterpart is None:
        return
    try:
        others = engine.play(there, counterpart, RecordedChance(answers))
    except ValueError:
        return  # chance would have had to answer otherwise in the other world
    if seen(engine, here, viewer) == seen(engine, there, viewer):
        assert _told(facts, viewer) == _told(others, viewer), f"the facts of {move!r} tell {viewer} a secret"


def _counterpart(engine: AnyEngine, state: Any, world: Any, move: str) -> str | None:
    """Find the same move in another world: where it names a hidden card, the one at the same place of the list."""
    here, there = engine.decision(state), engine.decision(world)
    if here is None or there is None or here.seat != there.seat:
        return None
    if move in there.moves:
        return move
    return there.moves[here.moves.index(move)] if len(here.moves) == len(there.moves) else None


def seen(engine: AnyEngine, state: Any, viewer: int | None) -> bytes:
    """Write a view as the bytes that would leave the server."""
    return msgspec.json.encode(engine.view(state, viewer))


def _told(facts: Sequence[Fact], viewer: int | None) -> bytes:
    return msgspec.json.encode(told_to(viewer, facts))


def state_after(engine: AnyEngine, trail: Trail, step: int) -> Any:
    """Replay a trail to the state after so many moves."""
    state = engine.new_match(trail.setup, RecordedChance(trail.opening))
    for move, answers in trail.moves[:step]:
        engine.play(state, move, RecordedChance(answers))
    return state
