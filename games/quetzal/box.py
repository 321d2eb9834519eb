"""The box: an edition's rows made ready for fast look-up, once per edition."""

from functools import lru_cache

import msgspec

from games.kit import editions
from games.kit.errors import BadEdition
from games.quetzal.figures import MOST
from games.quetzal.rows import Banner, Gain, Rows, Upgrade

SEATS = range(2, 6)


class Box:
    """Everything an edition says, by id and by number of players."""

    def __init__(self, edition: editions.Edition) -> None:
        """Read the rows and complain about what does not fit together."""
        try:
            rows = msgspec.convert(edition.data, Rows)
        except msgspec.ValidationError as error:
            raise BadEdition("broken-edition", what=str(error)) from error
        self.pinned = edition.pinned
        self.match = rows.match
        self.players = {int(row.id): row for row in rows.players}
        self.banners = {row.id: row for row in rows.banner}
        self.in_play = {seats: _in_play(rows.banner, seats) for seats in SEATS}
        self.sites = [row.id for row in rows.banner if row.action == "excavate"]
        self.types = [row.id for row in rows.type]
        self.values = {row.id: (0, *row.values) for row in rows.type}
        self.cards = [row.id for row in rows.artifact]
        self.type_of = {row.id: row.type for row in rows.artifact}
        self.bonus_of: dict[str, str] = {row.id: row.bonus for row in rows.artifact}
        self.upgrades = {row.id: row for row in rows.upgrade}
        self.tiles = [row.id for row in rows.tile]
        self.kind_of = {row.id: row.upgrade for row in rows.tile}
        self.end_vp = {row.id: row.end_vp for row in rows.tile}
        self.track: list[Gain] = [row.gain for row in rows.space]
        self.last_space = len(self.track) - 1
        self.automaton = {row.id: row.places for row in rows.automaton}
        self.wanted_types = rows.automaton_tile.types
        self.wanted_bonuses: list[str] = [*rows.automaton_tile.bonuses]
        throw = rows.throw
        self.team_odds = (throw.black, throw.white, throw.side, throw.standing)
        self.leader_odds = (throw.leader_lying, throw.leader_standing)
        self._check()

    def upgrade(self, tile: str) -> Upgrade:
        """Say what a tile does."""
        return self.upgrades[self.kind_of[tile]]

    def _check(self) -> None:
        match = self.match
        at_two = {banner.id for banner in self.in_play[2]}
        upgrades = self.upgrades.values()
        off_track = [gain for upgrade in upgrades for gain in (upgrade.gain, upgrade.exchange)]
        off_track += [banner.gain for banner in self.banners.values()]
        placed = [place for card in self.automaton.values() for place in card]
        faults = {
            "players must have a row for 2, 3, 4 and 5": set(self.players) != set(SEATS),
            f"a team has at most {MOST} figures": any(row.team not in range(MOST + 1) for row in self.players.values()),
            "coins must be given for five seats": len(match.coins) < SEATS[-1],
            "an artifact has an unknown type": not set(self.type_of.values()) <= set(self.types),
            "a tile has an unknown upgrade": not set(self.kind_of.values()) <= set(self.upgrades),
            "the automaton tile lacks a type or a bonus": (
                not set(self.types) <= set(self.wanted_types)
                or not set(self.bonus_of.values()) <= set(self.wanted_bonuses)
            ),
            "an automaton card names a banner that is not in play": any(place.banner not in at_two for place in placed),
            "only the track gives upgrades": any(gain.upgrade for gain in off_track),
            "an exchange brings coins": any(upgrade.exchange.coin for upgrade in upgrades),
            "there are too few automaton cards": len(self.automaton) < match.rounds,
            "there are too few artifacts": len(self.cards) < match.temple + match.site * len(self.sites),
            "the odds of the throw are all zero": not sum(self.team_odds) or not sum(self.leader_odds),
            "a number of the match is below 1": min(match.rounds, match.coins_per_vp, match.slots) < 1,
        }
        for what, is_fault in faults.items():
            if is_fault:
                raise BadEdition("broken-edition", what=what)


@lru_cache(maxsize=64)
def box_of(edition: str) -> Box:
    """Give the box of an edition, by name or pinned."""
    return Box(editions.find("quetzal", edition))


def _in_play(banners: list[Banner], seats: int) -> list[Banner]:
    return [banner for banner in banners if seats in banner.seats]
