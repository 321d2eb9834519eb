"""The temple as it lies: which rooms are discovered, their doors, and the keys each wall asks for."""

from functools import lru_cache

from games.tikal2.box import EMPTY, Box
from games.tikal2.ways import Ways

NO_ROOM = -1


class Temple:
    """One layout of rooms. Laid rooms never move, so a layout is worked out once and shared."""

    def __init__(self, box: Box, layout: bytes) -> None:
        """Read which room lies where, and note the doors on either side of every wall."""
        secrets = range(box.outside + 1, len(box.places))
        self.room_at = [NO_ROOM if code == EMPTY else code // 6 for code in layout]
        self.color = [NO_ROOM] * len(box.places)
        self.light = 0
        self._doors = [[0] * 6 for _ in box.colors]
        self.secret = sum(1 << place for place in secrets)
        self.empty = [space for space, code in enumerate(layout) if code == EMPTY]
        self.rooms = (1 << box.outside) - 1 | self.secret
        for space in self.empty:
            self.rooms &= ~(1 << space)
        self._outside = box.outside
        self._sides = self._doors_on_walls(box, layout)
        self._walls = [
            (one, other, self._sides[side] | self._sides[far])
            for one, other, side, far in box.walls
            if layout[one] != EMPTY and layout[other] != EMPTY
        ]
        self._outer = [(space, self._sides[side]) for space, side in box.outer_walls if layout[space] != EMPTY]
        self._ways: dict[int, Ways] = {}

    def ways(self, keys: int) -> Ways:
        """Give the ways open to somebody with these keys in the backpack."""
        found = self._ways.get(keys)
        if found is None:
            found = self._ways[keys] = self._open_doors(keys)
        return found

    def doors(self, color: int, places: int) -> int:
        """Count the doors of a colour in these rooms."""
        return sum((places & rooms).bit_count() for rooms in self._doors[color])

    def _doors_on_walls(self, box: Box, layout: bytes) -> list[int]:
        sides = [0] * (len(layout) * 6)
        for space, code in enumerate(layout):
            room = code // 6
            if room < box.lights:
                color = box.color_index[box.rooms[room].color]
                self.light |= 1 << space
                self.color[space] = color
                for count, door in enumerate(box.rooms[room].doors):
                    self._doors[color][count] |= 1 << space
                    sides[space * 6 + (door + code) % 6] = 1 << color
        return sides

    def _open_doors(self, keys: int) -> Ways:
        """Tell walls with a door one can open from those that need a secret passage.  Rulebook p. 14, 17."""
        ways = Ways(len(self.color))
        missing = ~keys
        for one, other, need in self._walls:
            side = ways.open if need and not need & missing else ways.shut
            side[one] |= 1 << other
            side[other] |= 1 << one
        for space, need in self._outer:
            side = ways.open if need & keys else ways.shut
            side[space] |= 1 << self._outside
            side[self._outside] |= 1 << space
        ways.shut[self._outside] |= self.secret
        for place in range(self._outside + 1, len(self.color)):
            ways.shut[place] = 1 << self._outside
        return ways


@lru_cache(maxsize=4096)
def temple_of(box: Box, layout: bytes) -> Temple:
    """Give the temple of a layout."""
    return Temple(box, layout)
