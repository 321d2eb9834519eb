"""Editions: the box as data. TOML files, checked, overlaid and fingerprinted by their rule-bearing fields."""

import tomllib
from functools import cache, cached_property
from pathlib import Path
from typing import Any

import msgspec

from games.kit.digest import fingerprint
from games.kit.errors import BadEdition

GAMES = Path(__file__).resolve().parent.parent
ABOUT = frozenset({"name", "text", "note", "source", "confidence", "field_confidence", "reasoning"})
"""Fields that tell about a component; they bear no rule and do not enter the hash."""
CONFIDENCE = ("confirmed", "single-source", "reconstructed")


class Edition(msgspec.Struct, frozen=True, dict=True):
    """One data set of a game: tables of rows, each row with its id, its source and how sure it is."""

    game: str
    name: str
    title: str
    data: dict[str, Any]

    @cached_property
    def hash(self) -> str:
        """Fingerprint the rule-bearing fields."""
        return fingerprint(_rules_only(self.data))

    @cached_property
    def pinned(self) -> str:
        """Name this edition so that no later one can take its place."""
        return f"{self.name}@{self.hash}"

    @cached_property
    def names(self) -> dict[str, str]:
        """Map the ids of components to their names."""
        rows = (row for table in self.data.values() if isinstance(table, list) for row in table)
        named = (row for row in rows if isinstance(row, dict) and "id" in row and "name" in row)
        return {str(row["id"]): str(row["name"]) for row in named}

    def rows(self, table: str) -> dict[str, dict[str, Any]]:
        """Return a table's rows by their id."""
        return {row["id"]: row for row in self.data[table]}


_carried: dict[tuple[str, str], Edition] = {}
"""Editions that came with a match and are not shipped, by game and hash."""


def find(game: str, reference: str) -> Edition:
    """Find an edition by name, or by `name@hash` where a match has pinned one."""
    name, _, pinned = reference.partition("@")
    for edition in shipped(game):
        if (edition.hash == pinned) if pinned else (edition.name == name):
            return edition
    if (game, pinned) in _carried:
        return _carried[game, pinned]
    raise BadEdition("unknown-edition", game=game, edition=reference[:80])


def carry(edition: Edition) -> Edition:
    """Make an edition known that came with a match."""
    return _carried.setdefault((edition.game, edition.hash), edition)


def is_shipped(edition: Edition) -> bool:
    """Say whether everybody has this edition."""
    return any(edition.hash == known.hash for known in shipped(edition.game))


@cache
def shipped(game: str) -> tuple[Edition, ...]:
    """Read the editions that come with a game, the base edition first."""
    folders = sorted(path.parent for path in (GAMES / game / "data").glob("*/edition.toml"))
    editions = [_read(game, folder) for folder in folders]
    return tuple(sorted(editions, key=lambda edition: (edition.name != "base", edition.name)))


def overlay(base: dict[str, Any], changes: dict[str, Any]) -> dict[str, Any]:
    """Lay changes over a data set: rows by their id, tables by their keys, the rest is replaced."""
    merged = dict(base)
    for key, value in changes.items():
        old = merged.get(key)
        if isinstance(value, dict) and isinstance(old, dict):
            merged[key] = overlay(old, value)
        elif _has_ids(value) and _has_ids(old):
            rows = {row["id"]: row for row in old or ()}
            for row in value:
                rows[row["id"]] = overlay(rows.get(row["id"], {}), row)
            merged[key] = list(rows.values())
        else:
            merged[key] = value
    return merged


def _read(game: str, folder: Path) -> Edition:
    about = tomllib.loads((folder / "edition.toml").read_text("utf-8"))
    data: dict[str, Any] = {}
    for path in sorted(folder.glob("*.toml")):
        if path.name != "edition.toml":
            data.update(tomllib.loads(path.read_text("utf-8")))
    if "extends" in about:
        data = overlay(_read(game, folder.parent / about["extends"]).data, data)
    return Edition(game, folder.name, about["title"], data)


def _has_ids(value: Any) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(row, dict) and "id" in row for row in value)


def _rules_only(data: Any) -> Any:
    if isinstance(data, dict):
        return {key: _rules_only(value) for key, value in data.items() if key not in ABOUT}
    if isinstance(data, list):
        return [_rules_only(value) for value in data]
    return data
