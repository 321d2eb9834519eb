"""Ways through the temple: how far one gets by open doors, and with how many secret passages one gets further.

Places are bits of a mask. `open[place]` are the places next door that the keys open up, `shut[place]` those that
only a passage leads to; where two places share several walls, one can be both.
"""

from collections.abc import Iterator


def bits(mask: int) -> Iterator[int]:
    """Yield the numbers of the bits that are set, the lowest first."""
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


class Ways:
    """The ways open to somebody with certain keys."""

    __slots__ = ("_reached", "open", "shut")

    def __init__(self, next_door: list[int]) -> None:
        """Begin with every wall shut: `next_door` are the places behind the walls of each place."""
        self.open = [0] * len(next_door)
        self.shut = next_door[:]
        self._reached: dict[tuple[int, int], list[int]] = {}

    def open_wall(self, one: int, other: int) -> None:
        """Let one walk between two places."""
        self.open[one] |= 1 << other
        self.open[other] |= 1 << one

    def close_passage(self, one: int, other: int) -> None:
        """Let no passage lead between two places: every wall between them has a door one can open."""
        self.shut[one] &= ~(1 << other)
        self.shut[other] &= ~(1 << one)

    def reached(self, start: int, passages: int) -> list[int]:
        """List the places reached with no passage, those that take one, and so on, as masks."""
        found = self._reached.get((start, passages))
        if found is None:
            found = self._reached[start, passages] = self._reach(start, passages)
        return found

    def behind(self, places: int) -> int:
        """Find all places that one passage leads to from any of these."""
        mask = 0
        for place in bits(places):
            mask |= self.shut[place]
        return mask

    def route(self, start: int, goal: int, reached: list[int]) -> tuple[list[int], list[int]]:
        """Find a shortest way with the fewest passages: the places passed, and the steps that are passages."""
        layer = next(passages for passages, places in enumerate(reached) if places >> goal & 1)
        path, passages = [goal], []
        while True:
            entries = self.behind(reached[layer - 1]) & reached[layer] if layer else 1 << start
            path[:0] = self._walk(path[0], entries)
            if not layer:
                break
            passages.append(len(path))
            layer -= 1
            entered_from = self.shut[path[0]] & reached[layer]
            path.insert(0, (entered_from & -entered_from).bit_length() - 1)
        return path, [len(path) - from_end for from_end in reversed(passages)]

    def _reach(self, start: int, passages: int) -> list[int]:
        layers = [self._flood(1 << start)]
        seen = layers[0]
        while passages:
            entries = self.behind(layers[-1]) & ~seen
            if not entries:
                break
            layers.append(self._flood(entries))
            seen |= layers[-1]
            passages -= 1
        return layers

    def _flood(self, places: int) -> int:
        new = places
        while new:
            around = 0
            for place in bits(new):
                around |= self.open[place]
            new = around & ~places
            places |= new
        return places

    def _walk(self, goal: int, starts: int) -> list[int]:
        """Find a shortest way by open doors from any of these places to just before the goal."""
        rings = [1 << goal]
        seen = rings[0]
        while not rings[-1] & starts:
            around = 0
            for place in bits(rings[-1]):
                around |= self.open[place]
            rings.append(around & ~seen)
            seen |= around
        found = rings.pop() & starts
        walk: list[int] = []
        while rings:
            place = (found & -found).bit_length() - 1
            walk.append(place)
            found = self.open[place] & rings.pop()
        return walk
