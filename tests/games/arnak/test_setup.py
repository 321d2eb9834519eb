"""The layout.  Rulebook p. 4 to 6."""

import pytest

from games.arnak import ENGINE
from games.arnak.box import read
from games.arnak.state import BLOCKED, State
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.editions import Edition, find
from games.kit.errors import BadEdition, BadSetup
from games.kit.facts import told_to
from games.kit.setup import check_setup


def laid_out(seats: int, **options: str) -> State:
    return ENGINE.new_match(check_setup(ENGINE, Setup(seats, options=options)), SeededChance("layout"))


@pytest.mark.parametrize(("seats", "blocked"), [(1, 5), (2, 5), (3, 3), (4, 0)])
def test_second_spaces_are_blocked_by_the_number_of_players(seats: int, blocked: int) -> None:
    occupants = laid_out(seats).occupants
    assert occupants.count(BLOCKED) == blocked
    assert all(occupants[number] != BLOCKED for number in (0, 2, 4, 6, 8, *range(10, 22)))


@pytest.mark.parametrize(("seats", "fear"), [(1, 17), (2, 15), (3, 13), (4, 11)])
def test_the_fear_deck(seats: int, fear: int) -> None:
    assert laid_out(seats).fear == fear


def test_tokens_by_turn_order() -> None:
    tokens = [player.tokens[:2] for player in laid_out(4).players]
    assert tokens == [[2, 0], [1, 1], [2, 1], [1, 2]]


def test_a_solo_player_is_second() -> None:
    assert laid_out(1).players[0].tokens == [1, 1, 0, 0, 0]


def test_decks_and_hands() -> None:
    for player in laid_out(3).players:
        cards = [seen.card for seen in player.hand] + player.deck.cards()
        assert sorted(cards) == ["exploration_car", "exploration_ship", "fear", "fear", "funding_car", "funding_ship"]
        assert len(player.hand) == 5


def test_the_row_shows_one_artifact_and_five_items() -> None:
    state = laid_out(2)
    assert (len(state.row_artifacts), len(state.row_items)) == (1, 5)
    assert (len(state.artifacts), len(state.items)) == (34, 35)


def test_every_site_has_an_idol_and_the_deep_ones_a_second() -> None:
    state = laid_out(2)
    assert [bool(idol) for idol in state.idols] == [False] * 5 + [True] * 12
    assert ENGINE.inventory(state).count("idol") == 16


@pytest.mark.parametrize(("seats", "height"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_temple_stacks_hold_one_tile_for_each_player(seats: int, height: int) -> None:
    state = laid_out(seats)
    assert state.temple == [height] * 6
    assert len(state.temple_bonuses) == height


@pytest.mark.parametrize(
    ("side", "seats", "count"),
    [("bird", 2, 9), ("bird", 3, 12), ("bird", 4, 15), ("snake", 2, 10), ("snake", 3, 13), ("snake", 4, 16)],
)
def test_bonus_tiles_used_with_the_temple_stack(side: str, seats: int, count: int) -> None:
    """Rulebook p. 5, counted on the track."""
    state = laid_out(seats, temple=side)
    assert sum(map(len, state.bonuses.values())) + len(state.temple_bonuses) == count


def test_three_assistants_can_be_seen() -> None:
    state = laid_out(2)
    assert [len(stack.seen) for stack in state.assistants] == [1, 1, 1]
    assert [len(stack) for stack in state.assistants] == [4, 4, 4]


def test_difficulty_is_for_a_match_for_one() -> None:
    with pytest.raises(BadSetup) as caught:
        laid_out(2, difficulty="3")
    assert caught.value.code == "difficulty-is-for-one"


def test_the_first_move_tells_the_opening_hands_each_to_its_owner_alone() -> None:
    state = laid_out(2)
    hands = [[seen.card for seen in player.hand] for player in state.players]
    facts = ENGINE.play(state, "pass", SeededChance("first"))
    for viewer in (0, 1):
        drawn = [(told.key, told.arguments) for told in told_to(viewer, facts)][:2]
        assert drawn[viewer] == ("drew", {"seat": viewer, "cards": hands[viewer]})
        assert drawn[1 - viewer] == ("drew-some", {"seat": 1 - viewer, "n": 5})
    assert "drew" not in [fact.key for fact in ENGINE.play(state, "end", SeededChance("second"))]


def test_the_first_move_tells_the_tile_the_rival_began_with() -> None:
    """Rulebook p. 20: the rival begins."""
    state = laid_out(1)
    assert state.rival is not None
    (tile,) = state.rival.played
    facts = told_to(0, ENGINE.play(state, "pass", SeededChance("first")))
    assert [told.key for told in facts[:3]] == ["drew", "rival-tile", "passed"]
    assert facts[1].arguments == {"tile": tile}


def test_a_broken_edition_is_refused() -> None:
    base = find("arnak", "base")
    data = {**base.data, "item": [{**base.data["item"][0], "effect": [{"juggle": 3}]}]}
    with pytest.raises(BadEdition):
        read(Edition("arnak", "broken", "Broken", data))
