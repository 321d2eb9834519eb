"""The temple as it lies: which rooms are discovered, their doors, and the keys each wall asks for."""

from functools import lru_cache

from games.tikal2.box import EMPTY, Box, Wall, encode
from games.tikal2.ways import Ways

NO_COLOR = -1


class Temple:
    """One layout of rooms. Laid rooms never move, so a layout is worked out once and shared."""

    def __init__(self, box: Box, layout: bytes) -> None:
        """Read which room lies where and which doors it has."""
        self.altars: list[int] = []
        self.color = [NO_COLOR] * len(box.places)
        self.light = 0
        self.rooms = box.secret_places
        self._box = box
        self._doors = [[0] * box.most_doors for _ in box.colors]
        self._needs: dict[Wall, int] = {}
        first_altar, chamber = encode(box.lights, 0), encode(box.chamber, 0)
        for space, code in enumerate(layout):
            if code != EMPTY:
                self.rooms |= 1 << space
                if code < first_altar:
                    self._read_doors(space, code)
                elif code < chamber:
                    self.altars.append(space)
        self._next_door = self._neighbors()
        self._ways: dict[int, Ways] = {}

    def ways(self, keys: int) -> Ways:
        """Give the ways open to somebody with these keys in the backpack."""
        found = self._ways.get(keys)
        if found is None:
            found = self._ways[keys] = self._open_doors(keys)
        return found

    def doors(self, color: int, places: int) -> int:
        """Count the doors of a colour in these rooms."""
        count = 0
        for rooms in self._doors[color]:
            count += (places & rooms).bit_count()
        return count

    def _read_doors(self, space: int, code: int) -> None:
        """Note the doors of a light room: the wall each is in, and the colour it adds to what that wall needs."""
        color = self.color[space] = self._box.room_colors[code // 6]
        self.light |= 1 << space
        by_count, needs = self._doors[color], self._needs
        for count, wall in enumerate(self._box.door_walls(space, code)):
            by_count[count] |= 1 << space
            needs[wall] = needs.get(wall, 0) | 1 << color

    def _neighbors(self) -> list[int]:
        """List for each place the places behind its walls, as far as they are discovered."""
        box, outside = self._box, self._box.outside
        here = self.rooms | 1 << outside
        around = [mask & here if here >> place & 1 else 0 for place, mask in enumerate(box.around)]
        around[outside] |= box.secret_places
        return around

    def _open_doors(self, keys: int) -> Ways:
        """Tell walls with a door one can open from those that need a secret passage (rulebook p. 17)."""
        box, missing = self._box, ~keys
        here = self.rooms | 1 << box.outside
        ways = Ways(self._next_door)
        opened: dict[int, int] = {}
        for (one, other, _), need in self._needs.items():
            if need & missing or not here >> other & here >> one & 1:
                continue
            ways.open_wall(one, other)
            if other != box.outside:
                ways.close_passage(one, other)
            else:
                opened[one] = opened.get(one, 0) + 1
                if opened[one] == box.outer_walls[one]:
                    ways.close_passage(one, other)
        return ways


@lru_cache(maxsize=4096)
def temple_of(box: Box, layout: bytes) -> Temple:
    """Give the temple of a layout."""
    return Temple(box, layout)
