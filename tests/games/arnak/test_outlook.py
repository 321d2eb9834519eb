"""Free actions in the middle of a main action: a step waits for what they could bring.  Rulebook p. 8."""

from collections.abc import Iterator
from random import Random

import pytest

from games.arnak import ENGINE
from games.arnak.agenda import KINDS
from games.arnak.box import box_of
from games.arnak.components import Effect
from games.arnak.match import Match
from games.arnak.outlook import STEPS, could
from games.arnak.state import State, Task
from games.kit.chance import RecordedChance
from games.kit.contract import Setup
from games.kit.laws import random_trail
from tests.games.arnak.table import Table


def test_a_card_played_in_between_pays_the_cost_of_an_effect() -> None:
    """Rulebook p. 8: free actions at any time, so the Trowel's compass may come from Exploration."""
    table = Table().hand("item_trowel", "exploration_car").play("play item_trowel")
    assert table.asked == "offer"
    assert table.moves == ["skip", "play exploration_car"]
    table.refuses("accept", "cannot-pay-offer")
    table.play("play exploration_car")
    assert table.moves == ["accept", "skip"]
    table.play("accept")
    assert table.purse() == {"jewel": 1}


def test_the_step_may_be_left_out_all_the_same() -> None:
    """Effect key, p. 24: a cost is optional."""
    table = Table().hand("item_trowel", "exploration_car").play("play item_trowel", "skip")
    assert table.moves == ["end", "play exploration_car"]


@pytest.mark.parametrize(("held", "asked"), [("funding_car", "turn"), ("fear", "turn"), ("item_hat", "offer")])
def test_a_hand_that_cannot_bring_what_is_lacking_is_not_asked(held: str, asked: str) -> None:
    """Funding brings no compass, Fear nothing, the Hat does."""
    table = Table().hand("item_trowel", held).play("play item_trowel")
    assert table.asked == asked


@pytest.mark.parametrize("held", ["exploration_ship", "fear"])
def test_the_others_cannot_tell_from_the_question_what_is_in_the_hand(held: str) -> None:
    """One card is in hand and one in the deck; only their owner knows which is which."""
    other = {"exploration_ship": "fear", "fear": "exploration_ship"}[held]
    table = Table().hand("item_trowel", held).deck(other).play("play item_trowel")
    assert table.asked == "offer"


def test_an_idol_put_into_a_slot_pays_too() -> None:
    """Rulebook p. 11: a slot is a free action."""
    table = Table().hand("item_pickaxe").idols(1).play("play item_pickaxe", "slot coin_compass", "accept")
    assert table.purse() == {"coin": 1, "tablet": 1, "arrowhead": 1}


def test_a_boon_draws_the_card_that_camp_five_asks_for() -> None:
    """Rulebook p. 9, 11."""
    table = Table().hand("fear").deck("fear").owns("guardian_07").play("dig camp_5 a", "pay fear")
    assert table.moves == ["skip", "boon guardian_07"]
    table.play("boon guardian_07", "discard fear")
    assert table.purse() == {"jewel": 1}


def test_without_a_card_to_draw_camp_five_asks_nothing() -> None:
    table = Table().hand("fear").owns("guardian_07").play("dig camp_5 a", "pay fear")
    assert table.state.turn == 1


def test_free_actions_are_thought_of_one_after_the_other() -> None:
    """The boon draws Funding, its coin pays the assistant, whose arrowhead can be traded up."""
    table = Table().hand("art_traders_coins").tokens(tablet=1).owns("guardian_07").deck("funding_car")
    table.assistant("assistant_04").play("play art_traders_coins")
    assert table.moves == ["skip", "boon guardian_07"]
    table.play("boon guardian_07", "play funding_car", "use assistant_04", "accept", "upgrade arrowhead")
    assert table.purse() == {"coin": 2, "jewel": 1}


def test_a_ready_assistant_may_be_used_before_it_is_refreshed() -> None:
    """Rulebook p. 8, 16."""
    table = Table().hand("art_ceremonial_rattle").tokens(tablet=1).assistant("assistant_12")
    table.play("play art_ceremonial_rattle")
    assert table.asked == "refresh"
    table.play("use assistant_12", "use assistant_12")
    assert table.purse() == {"compass": 2}


def test_a_site_of_the_second_level_is_used_with_compasses_from_free_actions() -> None:
    """The Tent asks two compasses there."""
    table = Table().hand("item_tent", "item_steam_boat").site("deep_1", "site2_03").stand("deep_1")
    table.play("play item_tent", "play item_steam_boat", "activate deep_1")
    assert table.purse() == {"arrowhead": 1, "jewel": 1}


def test_a_granted_research_that_nothing_can_pay_is_not_asked() -> None:
    """The Inscribed Blade does not even ask which discount."""
    table = Table().hand("art_inscribed_blade", "funding_car").tokens(tablet=1).play("play art_inscribed_blade")
    assert table.asked == "turn"
    table = Table().hand("art_inscribed_blade", "exploration_car").tokens(tablet=1).play("play art_inscribed_blade")
    assert table.asked == "choose"


def test_a_step_no_free_action_can_help_lapses() -> None:
    """Nobody can be sent, though there are cards to play."""
    table = Table().hand("item_sea_turtle", "funding_car").stand("camp_1 a", "camp_2 a").play("play item_sea_turtle")
    assert table.asked == "turn"


def _free_effects() -> Iterator[Effect]:
    box = Table().box
    yield from (card.effect for card in box.cards.values() if card.free)
    yield from (side.effect for sides in box.assistants.values() for side in sides if side.free)
    yield from (guardian.boon for guardian in box.guardians.values())
    yield from box.slot_effects.values()


def test_free_actions_are_made_of_the_steps_the_outlook_knows() -> None:
    assert {task[0] for effect in _free_effects() for task in effect} <= STEPS
    cards = [card for card in Table().box.cards.values() if card.free]
    assert {task[0] for card in cards for task in card.effect} == {"gain", "choose"}


def _steps(state: State) -> list[Task]:
    """List every step of the cards that one may do."""
    steps = {step for card in box_of(state.edition).cards.values() for step in card.effect}
    return sorted((step for step in steps if KINDS[step[0]].may), key=str)


@pytest.mark.parametrize("seats", [2, 3])
def test_whether_a_step_waits_is_known_to_all(seats: int) -> None:
    """In every state the others could think of, the same steps wait: the silence tells nothing of a hand."""
    trail = random_trail(ENGINE, Setup(seats), "outlook")
    state, rng = ENGINE.new_match(trail.setup, RecordedChance(trail.opening)), Random(1)
    steps, both = _steps(state), set()
    for move, answers in trail.moves:
        world = ENGINE.determinize(state, None, Random(rng.random()))
        here, there = Match(state), Match(world)
        waits = [could(here, step) for step in steps]
        assert waits == [could(there, step) for step in steps]
        both.update(waits)
        ENGINE.play(state, move, RecordedChance(answers))
    assert both == {True, False}
