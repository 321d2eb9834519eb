"""Deliver treasures: one kind, the price wheel, and the cards that change it."""

from games.kit.knowledge import EVERYONE, Seen
from games.tikal2 import ENGINE
from games.tikal2.state import TREASURES, Source
from tests.games.tikal2.table import Table, treasures_of


def at_the_seaplane(treasures: str, cards: str = "", wheel: int = 0) -> Table:
    """Set out from site 2 to site 3, past the first seaplane."""
    table = Table().at_site(2).tiles("", "", "13 14", "15", "16", "").give(treasures=treasures, cards=cards)
    table.state.wheel = wheel
    return table.play("sail site_3")


def test_four_masks_at_three_points_bring_twelve() -> None:
    """Rulebook, delivery, example (T16): then the wheel turns and the pirogue travels on to its tile."""
    table = at_the_seaplane("mask mask mask mask idol", wheel=1).play("deliver mask 4")
    assert (table.points(), table.earned(Source.DELIVERIES)) == (12, 12)
    assert table.state.wheel == 2
    assert treasures_of(table) == ["idol"]
    assert table.asked == "take-tile"
    assert table.state.seats[0].site == 2


def test_the_wheel_gives_each_kind_the_price_of_its_neighbour() -> None:
    """Rulebook, delivery: one place clockwise."""
    table = Table()
    assert [table.box.price(0, kind) for kind in range(5)] == [2, 3, 4, 5, 3]
    assert [table.box.price(1, kind) for kind in range(5)] == [3, 2, 3, 4, 5]


def test_two_seaplanes_two_deliveries() -> None:
    """Rulebook, delivery (T17): the second at the turned wheel."""
    table = Table().at_site(2).tiles("", "", "", "", "", "13 14").give(treasures="mask idol")
    table.play("sail site_6", "deliver mask 1", "deliver idol 1")
    assert table.points() == 2 + 2
    assert table.state.wheel == 2


def test_one_may_keep_some_of_a_kind_or_deliver_nothing() -> None:
    """Rulebook, delivery: as many as one likes; nothing forces one."""
    table = at_the_seaplane("mask mask idol")
    assert table.moves[:4] == ["deliver mask 1", "deliver mask 2", "deliver idol 1", "done"]
    table.play("done")
    assert (table.points(), table.state.wheel) == (0, 0)


def test_one_delivery_holds_one_kind() -> None:
    """Rulebook, delivery: only of one kind."""
    assert at_the_seaplane("mask idol").play("deliver mask 1").asked == "take-tile"


def test_who_has_no_treasure_passes_unasked() -> None:
    """There is nothing to decide."""
    assert at_the_seaplane("").asked == "take-tile"


def test_two_points_more_for_each_treasure() -> None:
    """Rulebook p. 19 (T35): three treasures at 4 bring 3 × (4 + 2) = 18."""
    table = at_the_seaplane("vase vase vase", "plus_two_per_treasure").play(
        "play plus_two_per_treasure", "deliver vase 3"
    )
    assert table.points() == 18


def test_a_card_played_for_a_delivery_is_followed_by_one() -> None:
    """A card is never wasted by mistake."""
    table = at_the_seaplane("vase", "plus_two_per_treasure").play("play plus_two_per_treasure")
    assert table.refuses("done") == "must-deliver"


def test_several_kinds_go_in_one_delivery_and_the_wheel_turns_once() -> None:
    """Rulebook p. 19."""
    table = at_the_seaplane("mask idol vase", "several_kinds").play("play several_kinds")
    table.play("deliver mask 1", "deliver idol 1", "done")
    assert (table.points(), table.state.wheel) == (2 + 3, 1)
    assert treasures_of(table) == ["vase"]


def test_delivery_cards_combine() -> None:
    """Rulebook p. 19 and corner case: several kinds and two points more apply to one delivery."""
    table = at_the_seaplane("mask idol", "several_kinds plus_two_per_treasure")
    table.play("play several_kinds", "play plus_two_per_treasure", "deliver mask 1", "deliver idol 1")
    assert (table.points(), table.state.wheel) == (4 + 5, 1)
    assert table.asked == "take-tile"


def test_a_delivery_anywhere_needs_no_seaplane_and_turns_the_wheel() -> None:
    """Rulebook p. 19."""
    table = Table().give(treasures="mask mask", cards="delivery_anywhere").play("play delivery_anywhere")
    assert table.refuses("done") == "must-deliver"
    table.play("deliver mask 2")
    assert (table.points(), table.state.wheel, table.asked) == (4, 1, "sail")


def test_a_delivery_anywhere_combines_with_the_other_cards() -> None:
    """Rulebook p. 19: cards may be combined."""
    table = Table().give(treasures="mask idol", cards="delivery_anywhere several_kinds plus_two_per_treasure")
    table.play("play delivery_anywhere", "play several_kinds", "play plus_two_per_treasure")
    assert table.play("deliver mask 1", "deliver idol 1").points() == 9


def test_a_delivery_by_card_at_the_seaplane_may_leave_nothing_to_deliver() -> None:
    """The delivery at the seaplane then ends by itself."""
    table = at_the_seaplane("mask", "delivery_anywhere").play("play delivery_anywhere", "deliver mask 1")
    assert table.asked == "take-tile"
    assert table.state.wheel == 1


def test_treasures_that_all_have_seen_leave_first() -> None:
    """So that nothing is shown that need not be: the masks are alike."""
    table = at_the_seaplane("mask")
    table.state.pools[TREASURES].remove("mask")
    table.state.stacks[2].below -= 1
    table.state.seats[0].treasures.append(Seen("mask", TREASURES, EVERYONE))
    table.play("deliver mask 1")
    assert [treasure.known for treasure in table.state.seats[0].treasures] == [1]


def test_delivered_treasures_leave_the_game() -> None:
    """Rulebook, delivery: back into the box."""
    table = at_the_seaplane("mask mask")
    before = ENGINE.inventory(table.state)
    table.play("deliver mask 2")
    assert table.state.delivered == [2, 0, 0, 0, 0]
    assert ENGINE.inventory(table.state) == before
