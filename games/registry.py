"""The games there are."""

from functools import cache
from importlib import import_module

from games.kit.contract import AnyEngine
from games.kit.errors import BadSetup

GAMES = ("quetzal", "tikal2", "arnak")


def engine(slug: str) -> AnyEngine:
    """Give the engine of a game."""
    if slug not in GAMES:
        raise BadSetup("unknown-game", game=slug[:40], known=", ".join(GAMES))
    return _load(slug)


def engines() -> list[AnyEngine]:
    """List the engines of all games."""
    return [_load(slug) for slug in GAMES]


@cache
def _load(slug: str) -> AnyEngine:
    found: AnyEngine = import_module(f"games.{slug}").ENGINE
    return found
