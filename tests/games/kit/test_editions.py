"""Editions: overlaid by id, fingerprinted by what bears a rule, never changed under a match."""

import pytest

from games.kit import editions
from games.kit.editions import Edition, overlay
from games.kit.errors import BadEdition

BASE = {"card": [{"id": "a", "worth": 1, "source": "p. 2", "confidence": "confirmed"}, {"id": "b", "worth": 2}]}


def test_an_overlay_changes_rows_by_their_id() -> None:
    merged = overlay(BASE, {"card": [{"id": "b", "worth": 5}, {"id": "c", "worth": 9}]})
    assert [(row["id"], row["worth"]) for row in merged["card"]] == [("a", 1), ("b", 5), ("c", 9)]
    assert merged["card"][0]["source"] == "p. 2"
    assert BASE["card"][1]["worth"] == 2


def test_the_hash_covers_what_bears_a_rule_and_nothing_else() -> None:
    edition = Edition("game", "base", "Base", BASE)
    reworded = Edition("game", "base", "Base", overlay(BASE, {"card": [{"id": "a", "source": "p. 3", "name": "A"}]}))
    corrected = Edition("game", "base", "Base", overlay(BASE, {"card": [{"id": "a", "worth": 3}]}))
    assert edition.hash == reworded.hash != corrected.hash
    assert reworded.names == {"a": "A"}


def test_an_edition_that_came_with_a_match_is_found_by_its_hash() -> None:
    carried = editions.carry(Edition("quetzal", "house", "House rules", {"card": [{"id": "x", "worth": 7}]}))
    assert editions.find("quetzal", carried.pinned) is carried
    assert not editions.is_shipped(carried)
    with pytest.raises(BadEdition):
        editions.find("quetzal", "house")
    with pytest.raises(BadEdition):
        editions.find("quetzal", "house@0123")


def test_every_row_that_is_shipped_says_how_sure_it_is_and_whence() -> None:
    from games.registry import GAMES

    for game in GAMES:
        for edition in editions.shipped(game):
            for table, rows in edition.data.items():
                for row in rows if isinstance(rows, list) else [rows]:
                    assert row.get("confidence") in editions.CONFIDENCE, (game, table, row)
                    assert row.get("source"), (game, table, row)
