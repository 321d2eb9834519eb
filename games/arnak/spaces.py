"""Find sites and spaces on the board by their names, and the spaces that are free."""

from collections.abc import Iterator

from games.arnak.components import Site, Space
from games.arnak.match import Match
from games.arnak.state import FREE
from games.kit.errors import IllegalMove


def site_named(match: Match, name: str) -> Site:
    """Find a site by its name."""
    number = match.box.site_numbers.get(name)
    if number is None:
        raise IllegalMove("no-such-site", site=name)
    return match.box.sites[number]


def from_words(match: Match, words: list[str]) -> tuple[Space, list[str]]:
    """Read a space from the beginning of these words (`camp_2 b` or `low_3`) and return the rest."""
    for length in (1, 2):
        number = match.box.space_numbers.get(" ".join(words[:length]))
        if number is not None and len(words) >= length:
            return match.side.spaces[number], words[length:]
    raise IllegalMove("no-such-space", space=" ".join(words)[:40])


def free_spaces(match: Match) -> Iterator[Space]:
    """Yield the spaces on which nobody stands and no blocking tile lies."""
    occupants = match.state.occupants
    for space in match.side.spaces:
        if occupants[space.number] == FREE:
            yield space


def place(match: Match, space: Space) -> None:
    """Put an archaeologist from the player board on a space."""
    match.me.home -= 1
    match.state.occupants[space.number] = match.state.turn
