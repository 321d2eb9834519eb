"""Words: find the sentence for a fact, a prompt, an option or an error, and fill in names and numbers.

Each game keeps its sentences in `words.toml`, by section (`fact`, `option`, `prompt`, `error`, `part`, `name`).
In a sentence `{seat:player}` is a player's name, `{card:name}` a component's, `{cards:names}` a list of them,
and `{n:coin|coins}` a number with its noun.
"""

import string
import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from games.kit.editions import GAMES
from games.kit.errors import GameError


class Words(string.Formatter):
    """The sentences of one game with the names of one edition's components."""

    def __init__(self, sections: Mapping[str, Mapping[str, str]], names: Mapping[str, str]) -> None:
        """Take the sentences by section and the names by id."""
        self.sections = sections
        self.names = {**names, **sections.get("name", {})}

    def say(self, section: str, key: str, arguments: Mapping[str, Any], players: Sequence[str] = ()) -> str:
        """Say a sentence; `players` are the names by seat."""
        sentence = self.sections.get(section, {}).get(key)
        if sentence is None:
            told = ", ".join(f"{name} {value}" for name, value in arguments.items())
            return f"{key.replace('-', ' ')}: {told}" if told else key.replace("-", " ")
        return self.vformat(sentence, (), {**arguments, "_players": players})

    def has(self, section: str, key: str) -> bool:
        """Say whether there is a sentence for this key."""
        return key in self.sections.get(section, {})

    def name(self, identity: str) -> str:
        """Name a component."""
        return self.names.get(identity) or identity.replace("_", " ")

    def explain(self, error: GameError, players: Sequence[str] = ()) -> str:
        """Say what went wrong."""
        return self.say("error", error.code, error.facts, players)

    def vformat(self, format_string: str, args: Sequence[Any], kwargs: Mapping[str, Any]) -> str:
        """Fill in a sentence, with the players' names at hand for `:player`."""
        filled = []
        for text, field, spec, _ in self.parse(format_string):
            filled.append(text)
            if field is not None:
                filled.append(self._fill(kwargs.get(field, ""), spec or "", kwargs["_players"]))
        return "".join(filled)

    def _fill(self, value: Any, spec: str, players: Sequence[str]) -> str:
        if spec == "player":
            return players[value] if isinstance(value, int) and 0 <= value < len(players) else f"Seat {value + 1}"
        if spec == "name":
            return self.name(str(value))
        if spec in ("names", "players"):
            each = spec.removesuffix("s")
            told = [self._fill(one, each, players) for one in value]
            return " and ".join([", ".join(told[:-1]), told[-1]] if len(told) > 1 else told) or "nothing"
        if "|" in spec:
            one, many = spec.split("|")
            return f"{value} {one if value == 1 else many}"
        return str(value)


@cache
def sentences(game: str | None) -> dict[str, dict[str, str]]:
    """Read a game's sentences, with the kit's own beneath them."""
    sections: dict[str, dict[str, str]] = tomllib.loads((GAMES / "kit" / "words.toml").read_text("utf-8"))
    path = GAMES / game / "words.toml" if game else None
    if path and path.exists():
        for section, lines in tomllib.loads(path.read_text("utf-8")).items():
            sections[section] = {**sections.get(section, {}), **lines}
    return sections


def words_of(game: str | None, names: Mapping[str, str] | None = None) -> Words:
    """Give the words of a game; without one, only the kit's."""
    return Words(sentences(game), names or {})
