"""What every format's options share: they are checked once, when they are made."""

from games.kit.errors import GameError


class BadOptions(GameError):
    """Options of a format that do not fit each other or the field."""


def require(holds: bool, code: str, **facts: object) -> None:
    """Refuse options unless a condition holds."""
    if not holds:
        raise BadOptions(code, **facts)
