"""The solo rival.  Rulebook p. 20, 21."""

import pytest

from games.arnak import ENGINE, rival
from games.arnak.match import Match
from games.arnak.state import RIVAL, Rival
from games.kit.chance import RecordedChance, SeededChance
from games.kit.knowledge import EVERYONE, Seen
from tests.games.arnak.table import Table

LEFT, RIGHT = "left", "right"


class Solo(Table):
    """A match for one after the rival has been wiped clean; `acts` plays one of its tiles with an arrow."""

    def __init__(self, **options: str) -> None:
        super().__init__(1, **options)
        state = self.state
        state.occupants = [who if who != RIVAL else -1 for who in state.occupants]
        numbers = self.box.site_numbers.values()
        state.tiles, state.guardians = [""] * len(numbers), [""] * len(numbers)
        state.idols = [name or ("idol_coin" if number > 4 else "") for number, name in enumerate(state.idols)]
        rival = self.rival
        rival.home, rival.glass = 6, self.side.start
        rival.idol_kinds, rival.idols_down, rival.guardians, rival.cards = [], 0, [], []

    @property
    def rival(self) -> Rival:
        assert self.state.rival is not None
        return self.state.rival

    def acts(self, tile: str, arrow: str = LEFT, game_round: int = 1) -> "Solo":
        """Let the rival do what a tile says, with the arrow pointing this way."""
        self.state.round = game_round
        self.rival.arrow = arrow
        match = Match(self.state, SeededChance("rival"))
        rival.act(match, self.rival, self.box.rival[tile])
        self.facts = match.facts
        return self

    def is_idle(self) -> bool:
        return [fact.key for fact in self.facts] == ["rival-idle"]


def test_it_digs_where_the_token_is_offered_in_the_highest_row() -> None:
    table = Solo()
    table.site("low_1", "site1_02").site("high_4", "site1_05").acts("rival_dig_coin")
    assert table.who("high_4") == RIVAL


@pytest.mark.parametrize(("arrow", "space"), [(LEFT, "low_1"), (RIGHT, "low_4")])
def test_among_sites_of_a_row_the_arrow_decides(arrow: str, space: str) -> None:
    table = Solo()
    table.site("low_1", "site1_02").site("low_4", "site1_05").acts("rival_dig_coin", arrow)
    assert table.who(space) == RIVAL


@pytest.mark.parametrize(
    ("tile", "camp"),
    [("coin", "camp_1"), ("compass", "camp_2"), ("tablet", "camp_3"), ("arrowhead", "camp_4"), ("jewel", "camp_5")],
)
def test_it_blocks_the_camp_of_each_token(tile: str, camp: str) -> None:
    table = Solo().acts(f"rival_dig_{tile}")
    assert table.who(f"{camp} a") == RIVAL
    assert table.rival.home == 5


def test_the_crashed_plane_counts_as_offering_compasses() -> None:
    table = Solo()
    table.site("low_1", "site1_01").acts("rival_dig_compass")
    assert table.who("low_1") == RIVAL


def test_without_a_free_space_it_does_nothing() -> None:
    table = Solo()
    table.stand("camp_1 a")
    assert table.acts("rival_dig_coin").is_idle()


@pytest.mark.parametrize(("arrow", "space"), [(LEFT, "low_1"), (RIGHT, "low_4")])
def test_it_discovers_the_lower_row_first(arrow: str, space: str) -> None:
    table = Solo().acts("rival_discover_green", arrow)
    assert table.who(space) == RIVAL
    assert table.tile(space)
    assert table.rival.idol_kinds


@pytest.mark.parametrize(
    ("tile", "game_round", "level", "guardian"),
    [
        ("green", 1, "low_1", True),
        ("green", 2, "low_1", False),
        ("green", 3, "low_1", True),
        ("green", 4, "deep_1", False),
        ("red", 1, "low_1", False),
        ("red", 2, "low_1", True),
        ("red", 3, "low_1", False),
        ("red", 4, "deep_1", True),
        ("red", 5, "deep_1", False),
    ],
)
def test_level_and_guardian_follow_the_round(tile: str, game_round: int, level: str, guardian: bool) -> None:
    table = Solo().acts(f"rival_discover_{tile}", LEFT, game_round)
    assert table.who(level) == RIVAL
    assert bool(table.guardian(level)) == guardian


@pytest.mark.parametrize("action", ["discover", "research", "overcome"])
def test_green_does_nothing_in_round_five(action: str) -> None:
    assert Solo().acts(f"rival_{action}_green", LEFT, 5).is_idle()


@pytest.mark.parametrize("tile", ["rival_item_green", "rival_artifact_green"])
def test_green_still_buys_in_round_five(tile: str) -> None:
    assert len(Solo().acts(tile, LEFT, 5).rival.cards) == 1


def test_a_second_idol_of_a_kind_and_a_hidden_one_go_on_the_minus_pile() -> None:
    table = Solo()
    table.idol("low_1", "idol_coin").idol("deep_1", "idol_coin")
    table.acts("rival_discover_green").acts("rival_discover_green", LEFT, 4)
    assert (table.rival.idol_kinds, table.rival.idols_down) == (["idol_coin"], 2)
    assert table.told("rival-discovers")[0]["n"] == 2
    assert ENGINE.score(table.state)[1].parts["idols"] == 3 + 2 * 2


@pytest.mark.parametrize(("arrow", "space"), [(LEFT, "bird_1a"), (RIGHT, "bird_1b")])
def test_its_glass_moves_by_the_arrow_for_nothing(arrow: str, space: str) -> None:
    assert Solo().acts("rival_research_red", arrow).rival.glass == space


def test_it_removes_the_bonus_tile_and_an_assistant_of_the_highest_stack() -> None:
    table = Solo()
    table.rival.glass = "bird_1a"
    table.bonuses("bird_2a", "bonus_coin")
    table.state.assistants[0].unseen -= 1
    gone = table.state.assistants[2].seen[0].card
    table.acts("rival_research_red", RIGHT)
    assert table.rival.glass == "bird_2b"
    table.rival.glass = "bird_1a"
    table.acts("rival_research_red", LEFT)
    assert table.state.bonuses["bird_2a"] == []
    assert gone in table.state.boxed


def test_in_the_temple_it_takes_the_best_place_and_a_bonus_tile_unseen() -> None:
    table = Solo()
    table.rival.glass = "bird_7a"
    table.acts("rival_research_red")
    assert (table.rival.glass, table.rival.arrival) == ("bird_temple", 23)
    assert len(table.state.temple_bonuses) == 1


def test_already_there_it_takes_six_point_tiles_while_there_are_any() -> None:
    table = Solo()
    table.rival.glass, table.rival.arrival = "bird_temple", 23
    table.acts("rival_research_red", LEFT).acts("rival_research_red", RIGHT)
    assert table.rival.temple == ["bird_t6_left", "bird_t6_right"]
    table.state.temple = [0] * 6
    for stack in table.state.assistants:
        stack.seen, stack.unseen = [], 0
    assert table.acts("rival_research_red").is_idle()


def test_on_the_snake_side_it_takes_a_survivor_and_pays_no_idol() -> None:
    table = Solo(temple="snake")
    table.rival.glass = "snake_3a"
    top = table.state.rescue.seen[0].card
    table.acts("rival_overcome_red")
    assert table.rival.glass == "snake_4a"
    assert top in table.state.boxed
    assert sum(map(len, table.state.assistants)) == sum(map(len, Solo(temple="snake").state.assistants))


def test_an_assistant_leaves_before_the_next_one_appears() -> None:
    table = Solo().acts("rival_research_red")
    assert [fact.key for fact in table.facts][-2:] == ["rival-removes", "assistant-appears"]


def test_on_the_snake_side_the_arrow_picks_the_tile_of_row_seven() -> None:
    table = Solo(temple="snake")
    table.rival.glass = "snake_6a"
    table.bonuses("snake_7a", "bonus_coin", "bonus_draw").acts("rival_research_red", RIGHT)
    assert table.state.bonuses["snake_7a"] == ["bonus_coin"]


def test_it_overcomes_a_guardian_where_it_stands_the_higher_row_first() -> None:
    table = Solo()
    table.site("low_1", "site1_02", "guardian_01").site("high_1", "site1_04", "guardian_02")
    table.stand("low_1", "high_1", seat=RIVAL)
    table.acts("rival_overcome_red")
    assert table.rival.guardians == ["guardian_02"]


def test_with_no_guardian_to_overcome_it_researches_but_leaves_the_supply() -> None:
    table = Solo()
    supply = [len(stack) for stack in table.state.assistants]
    table.acts("rival_overcome_green")
    assert table.rival.glass == "bird_1a"
    assert [len(stack) for stack in table.state.assistants] == supply


@pytest.mark.parametrize(
    ("tile", "arrow", "card"),
    [
        ("rival_item_green", LEFT, "item_hat"),
        ("rival_item_green", RIGHT, "item_dog"),
        ("rival_item_red", LEFT, "item_brush"),
        ("rival_item_red", RIGHT, "item_aeroplane"),
    ],
)
def test_green_takes_the_least_and_red_the_most_points(tile: str, arrow: str, card: str) -> None:
    """Items lie to the right of the staff, so the first of the row is the leftmost."""
    table = Solo()
    table.items("item_hat", "item_brush", "item_aeroplane", "item_dog", "item_torch").acts(tile, arrow)
    assert table.rival.cards == [card]
    assert "" not in table.state.row_items


@pytest.mark.parametrize(("arrow", "card"), [(LEFT, "art_war_mask"), (RIGHT, "art_stone_jar")])
def test_artifacts_lie_to_the_left_of_the_staff(arrow: str, card: str) -> None:
    """So the last of that row is the leftmost."""
    table = Solo()
    table.artifacts("art_stone_jar", "art_war_mask").acts("rival_artifact_green", arrow)
    assert table.rival.cards == [card]


@pytest.mark.parametrize("difficulty", range(6))
def test_difficulty_is_the_number_of_red_tiles(difficulty: int) -> None:
    opponent = Table(1, difficulty=str(difficulty)).state.rival
    assert opponent is not None
    tiles = opponent.left + opponent.right + opponent.played
    assert len(tiles) == 10
    assert sum(tile.endswith("red") for tile in tiles) == difficulty
    boxes = [tile.rpartition("_")[0] for tile in tiles if tile.endswith(("red", "green"))]
    assert len(set(boxes)) == 5


def test_any_stack_has_five_arrows_each_way() -> None:
    for difficulty in range(6):
        table = Table(1, difficulty=str(difficulty))
        opponent = table.state.rival
        assert opponent is not None
        arrows = [table.box.rival[tile].arrow for tile in opponent.left + opponent.right + opponent.played]
        assert arrows.count("left") == arrows.count("right") == 5


def test_the_last_tile_looks_at_the_first_one_played() -> None:
    """The stack is empty then: the bottom of the played tiles shows the arrow."""
    table = Solo()
    played = table.rival.left + table.rival.right + table.rival.played
    played.remove("rival_dig_coin")
    played.insert(0, played.pop(played.index("rival_dig_compass")))
    table.rival.left, table.rival.right, table.rival.played = ["rival_dig_coin"], [], played
    table.rival.arrow = LEFT
    rival.play_tile(Match(table.state, RecordedChance([0])), table.rival)
    assert table.rival.arrow == table.box.rival["rival_dig_compass"].arrow == RIGHT


def test_it_starts_every_round_and_plays_on_when_the_player_has_passed() -> None:
    table = Table(1)
    assert table.state.rival is not None
    assert len(table.state.rival.played) == 1
    table.play("pass")
    assert table.state.round == 2
    assert len(table.state.rival.played) == 1
    assert len(table.state.rival.left + table.state.rival.right) == 9


def test_with_its_tiles_used_up_the_player_goes_on_alone() -> None:
    table = Solo()
    table.rival.played += table.rival.left + table.rival.right
    table.rival.left, table.rival.right = [], []
    table.tokens(coin=9).hand("fear").items("item_hat", "item_axe", "item_dog", "item_rope", "item_torch")
    table.play("buy item_hat", "end")
    assert table.state.turn == 0
    assert "buy item_axe" in table.moves


def test_its_archaeologists_come_home_without_fear() -> None:
    table = Solo()
    table.site("low_1", "site1_02", "guardian_01").stand("low_1", seat=RIVAL)
    table.rival.home = 5
    table.hand().end_round()
    assert table.state.fear == 17


def test_more_points_win_and_a_tie_is_no_win() -> None:
    """The rulebook is silent on a tie: our ruling."""
    table = Solo()
    table.hand().deck()
    sheets = ENGINE.score(table.state)
    assert [sheet.seat for sheet in sheets] == [0, None]
    assert [sheet.place for sheet in sheets] == [1, 2]
    table.rival.guardians = ["guardian_01", "guardian_02"]
    assert [sheet.total for sheet in ENGINE.score(table.state)] == [10, 10]
    assert [sheet.place for sheet in ENGINE.score(table.state)] == [2, 1]


def test_a_tile_the_player_has_seen_may_leave_with_the_rival() -> None:
    table = Solo()
    table.state.temple_bonuses.seen, table.state.temple_bonuses.unseen = [Seen("bonus_coin", 2, 1)], 0
    before = len(table.state.unseen_bonuses)
    table.rival.glass = "bird_7a"
    table.acts("rival_research_red")
    assert len(table.state.temple_bonuses) == 0
    assert len(table.state.unseen_bonuses) == before + 1
    assert table.state.rescue.seen == [] or table.state.rescue.seen[0].known == EVERYONE
