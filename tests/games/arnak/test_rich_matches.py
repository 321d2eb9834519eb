"""Random matches of players with full hands and purses: every card comes up, nothing runs dry, nothing is lost."""

from random import Random

import pytest

from games.arnak import ENGINE
from games.arnak.state import Assistant, State
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.knowledge import Seen
from games.kit.setup import check_setup


def hand_out(state: State, rng: Random) -> None:
    """Give everybody tokens, cards from the decks, two assistants and guardians."""
    for seat, player in enumerate(state.players):
        player.tokens = [6] * 5
        for deck in (state.items, state.artifacts):
            player.hand += [
                Seen(deck.draw(SeededChance(rng.randrange(999))).card, 10 + seat, 1 << seat) for _ in range(6)
            ]
        player.assistants = [
            Assistant(state.unseen_assistants.pop(0), bool(rng.randrange(2)))
            for _ in range(min(2, 9 // len(state.players)))
        ]
        for stack in state.assistants:
            stack.unseen = 0
        player.guardians = [state.guardian_stack.draw(SeededChance(seat)).card for _ in range(2)]
        player.boons = player.guardians[:]


@pytest.mark.parametrize("seed", range(12))
def test_a_rich_match_comes_to_its_end(seed: int) -> None:
    rng = Random(seed)
    options = {"temple": ("bird", "snake")[seed % 2]}
    state = ENGINE.new_match(check_setup(ENGINE, Setup(1 + seed % 4, options=options)), SeededChance(seed))
    hand_out(state, rng)
    box, chance = ENGINE.inventory(state), SeededChance(seed)
    while (decision := ENGINE.decision(state)) is not None:
        assert decision.moves
        tried = [move for move in decision.moves if move not in ("pass", "end", "skip")] or decision.moves
        if rng.random() < 0.1:
            tried = decision.moves
        ENGINE.play(state, tried[int(rng.random() * len(tried))], chance)
        assert ENGINE.inventory(state) == box
