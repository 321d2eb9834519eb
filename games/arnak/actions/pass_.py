"""Pass: take no more turns this round.  Rulebook p. 17."""

from collections.abc import Iterator

from games.arnak.match import Match, expect, option
from games.kit.contract import Option


def options() -> Iterator[Option]:
    """Yield the move; it is always open as the main action."""
    yield option("pass", "pass")


def play(match: Match, words: list[str]) -> None:
    """Pass; free actions may still follow in this turn."""
    expect(words == ["pass"], "bad-notation")
    match.state.main_done = match.me.passed = True
    match.tell("passed")
