"""Dig at a site.  Rulebook p. 9."""

from tests.games.arnak.table import Table


def test_a_space_is_for_one_archaeologist() -> None:
    table = Table().hand("fear").foe("camp_1 a")
    table.refuses("dig camp_1 a", "space-taken")


def test_a_blocked_space_does_not_exist() -> None:
    """Rulebook p. 5: with two players all second spaces are blocked."""
    Table().hand("fear", "fear").refuses("dig camp_1 b", "space-taken")


def test_an_undiscovered_site_cannot_be_dug() -> None:
    Table().hand("funding_car").refuses("dig low_1", "not-discovered")


def test_without_an_archaeologist_on_the_board_nobody_digs() -> None:
    Table().hand("fear").stand("camp_1 a", "camp_2 a").refuses("dig camp_3 a", "no-archaeologist")


def test_a_guardian_does_not_stop_a_dig() -> None:
    """Rulebook p. 11."""
    table = Table().hand("funding_car").site("low_1", "site1_10", "guardian_01").play("dig low_1", "pay funding_car")
    assert table.purse() == {"jewel": 1}


def test_either_free_space_of_a_camp_may_be_chosen() -> None:
    table = Table(4).hand("fear", "fear")
    assert {"dig camp_1 a", "dig camp_1 b"} <= set(table.moves)
    table.play("dig camp_1 b", "pay fear", "pay fear")
    assert (table.who("camp_1 a"), table.who("camp_1 b")) == (-1, 0)


def test_nonsense_is_refused() -> None:
    table = Table().hand("fear")
    table.refuses("dig", "no-such-space")
    table.refuses("dig camp_9 a", "no-such-space")
    table.refuses("dig camp_1 a b", "bad-notation")


def test_a_granted_dig_may_be_left_out_and_is_limited_to_its_sites() -> None:
    table = Table().hand("art_passage_shell").tokens(tablet=1).site("low_1", "site1_10").play("play art_passage_shell")
    assert table.moves == [*[f"dig camp_{number} a" for number in range(1, 6)], "skip"]
    table.refuses("dig low_1", "not-that-site")
