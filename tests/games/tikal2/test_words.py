"""Words: every sentence that the rules can ask for exists, and reads well."""

import re

from games.kit.editions import GAMES, find
from games.kit.words import words_of
from tests.games.tikal2.table import Table

SOURCE = "".join(path.read_text("utf-8") for path in sorted((GAMES / "tikal2").glob("*.py")))
WORDS = words_of("tikal2", find("tikal2", "base").names)


def test_every_fact_has_words() -> None:
    keys = set(re.findall(r'(?:tell|tell_mover|Fact)\(\s*"([a-z-]+)"', SOURCE))
    assert len(keys) > 30
    assert [key for key in sorted(keys) if not WORDS.has("fact", key)] == []


def test_every_error_has_words() -> None:
    keys = set(re.findall(r'IllegalMove\(\s*"([a-z-]+)"', SOURCE))
    assert len(keys) > 20
    assert [key for key in sorted(keys) if not WORDS.has("error", key)] == []


def test_a_walk_reads_well() -> None:
    table = Table().lay("altar_pink", "s10").give(backpack="pink").exploring().play("explore s10", "dig 2")
    told = [WORDS.say("fact", fact.key, fact.arguments, ["Ann", "Bob"]) for fact in table.facts]
    assert told == ["Ann excavates the pink altar for 5 points."]
