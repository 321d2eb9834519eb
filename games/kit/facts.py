"""Facts: what a move brought about, for the log in words, the animation and the statistics. Never stored."""

from collections.abc import Iterable

import msgspec

from games.kit.knowledge import EVERYONE, knows

Value = str | int | list[str] | list[int]


class Fact(msgspec.Struct, frozen=True):
    """One thing that happened. Viewers outside the audience get `public`, or nothing.

    `reveals` marks that somebody was shown what he did not know although chance answered nothing; with
    that, undo ends here.
    """

    key: str
    arguments: dict[str, Value] = {}
    elements: tuple[str, ...] = ()
    audience: int = EVERYONE
    public: "Fact | None" = None
    reveals: bool = False

    def seen_by(self, viewer: int | None) -> "Fact | None":
        """Return the fact as this viewer may know it; None is a spectator."""
        return self if self.audience == EVERYONE or knows(self.audience, viewer) else self.public


class Told(msgspec.Struct, frozen=True):
    """A fact as it is told to one viewer: nothing in it says who else may know."""

    key: str
    arguments: dict[str, Value]
    elements: tuple[str, ...]


def told_to(viewer: int | None, facts: Iterable[Fact]) -> list[Told]:
    """Tell these facts to one viewer."""
    seen = [fact.seen_by(viewer) for fact in facts]
    return [Told(fact.key, fact.arguments, fact.elements) for fact in seen if fact is not None]
