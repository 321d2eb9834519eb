"""The box: an edition of the game read once into fast tables."""

from typing import Any

from games.arnak.components import (
    Assistant,
    Box,
    Card,
    Guardian,
    RivalTile,
    Row,
    Side,
    Site,
    Space,
    TempleStack,
    TrackSpace,
)
from games.arnak.effects.grammar import NO_ICONS, Grammar, icons_of, tokens_of
from games.arnak.state import TOKENS
from games.kit.editions import Edition, find
from games.kit.errors import BadEdition

_boxes: dict[str, Box] = {}


def box_of(reference: str) -> Box:
    """Give the box of a pinned edition."""
    return _boxes.get(reference) or _open(reference)


def _open(reference: str) -> Box:
    box = _boxes[reference] = read(find("arnak", reference))
    return box


def read(edition: Edition) -> Box:
    """Read an edition, or say what is wrong with it."""
    try:
        return _Reader(edition).box()
    except (KeyError, TypeError, ValueError, IndexError) as error:
        raise BadEdition("broken-edition", what=f"{type(error).__name__} {error}") from error


class _Reader:
    """Turns the tables of an edition into those of a box."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.data = edition.data
        self.grammar = Grammar()
        self.effect = self.grammar.effect

    def box(self) -> Box:
        """Read everything."""
        rows = self.edition.rows
        fear, fear_tile = rows("fear")["fear"], rows("fear")["fear_tile"]
        sites = self._sites()
        spaces = self._spaces(sites, "bird")
        return Box(
            specs=self.grammar.specs,
            cards=self._cards(),
            guardians={name: self._guardian(row) for name, row in rows("guardian").items()},
            sites=sites,
            site_numbers={site.id: site.number for site in sites},
            space_numbers={space.name: space.number for space in spaces},
            tiles={name: self.effect(row["effect"]) for name, row in rows("tile").items()},
            tile_levels={name: row["level"] for name, row in rows("tile").items()},
            idols={name: self.effect(row["effect"]) for name, row in rows("idol").items()},
            idol_counts={name: row["count"] for name, row in rows("idol").items()},
            slot_points=tuple(row["points"] for row in rows("slot").values()),
            slot_effects={name: self.effect(row["effect"]) for name, row in rows("slot_effect").items()},
            assistants={name: self._assistant(row) for name, row in rows("assistant").items()},
            bonuses={name: self.effect(row["effect"]) for name, row in rows("bonus").items()},
            bonus_counts={name: row["count"] for name, row in rows("bonus").items()},
            sides={side: self._side(sites, side) for side in ("bird", "snake")},
            rival={name: self._rival(row) for name, row in rows("rival").items()},
            fear_count=fear["count"],
            fear_per_player=fear["per_player"],
            fear_points=fear["points"],
            fear_tile_points=fear_tile["points"],
            setup=self.data["setup"],
        )

    def _cards(self) -> dict[str, Card]:
        cards = {}
        for kind in ("item", "artifact", "basic"):
            for name, row in self.edition.rows(kind).items():
                cards[name] = Card(
                    id=name,
                    kind=kind,
                    cost=row.get("cost", 0),
                    points=row.get("points", 0),
                    icons=icons_of(row["travel"]),
                    free=kind == "basic" or row.get("timing") == "free",
                    exile_self=row.get("exile_self", False),
                    effect=self.effect(row["effect"]),
                )
        fear = self.edition.rows("fear")["fear"]
        cards["fear"] = Card("fear", "fear", 0, fear["points"], icons_of(fear["travel"]), False, False, ())
        return cards

    def _guardian(self, row: dict[str, Any]) -> Guardian:
        cost = dict(row["cost"])
        cards, travel = cost.pop("card", 0), icons_of(cost.pop("travel", ()))
        boon = row["boon"]
        return Guardian(
            tokens_of(cost), cards, travel, icons_of(boon.get("travel", ())), self.effect(boon.get("effect", ())),
            row["points"],
        )  # fmt: skip

    def _assistant(self, row: dict[str, Any]) -> tuple[Assistant, Assistant]:
        return self._assistant_side(row, row["silver"]), self._assistant_side(row, row["gold"])

    def _assistant_side(self, row: dict[str, Any], steps: list[dict[str, Any]]) -> Assistant:
        """Part the travel icons of a side from the rest: they are used when a cost is paid, like those of a card."""
        icons, rest = NO_ICONS, steps
        if len(steps) == 1 and "choose" in steps[0]:
            travel = [branch["do"][0]["travel"] for branch in steps[0]["choose"] if "travel" in branch["do"][0]]
            others = [branch["do"] for branch in steps[0]["choose"] if "travel" not in branch["do"][0]]
            if travel:
                icons, (rest,) = icons_of(travel[0]), others
        return Assistant(row["timing"] == "free", icons, self.effect(rest), self.effect(steps))

    def _sites(self) -> tuple[Site, ...]:
        sites = []
        for number, row in enumerate(self.data["camp"]):
            effect = self.effect(row["effect"])
            sites.append(Site(row["id"], number, "camp", 0, number, (2 * number, 2 * number + 1), 0, effect, 0))
        camps = len(sites)
        for number, row in enumerate(self.data["site"], camps):
            sites.append(
                Site(
                    row["id"], number, str(row["level"]), row["row"], row["column"], (camps + number,),
                    row["discover"], (), row.get("idols_face_down", 0),
                )
            )  # fmt: skip
        return tuple(sites)

    def _spaces(self, sites: tuple[Site, ...], side: str) -> tuple[Space, ...]:
        spaces = []
        for row, site in zip(self.data["camp"] + self.data["site"], sites, strict=True):
            if site.level == "camp":
                for number, letter, travel in zip(site.spaces, "ab", row["spaces"], strict=True):
                    spaces.append(Space(f"{site.id} {letter}", number, site, icons_of(travel)))
            else:
                spaces.append(Space(site.id, site.spaces[0], site, icons_of(row["travel"][side])))
        return tuple(spaces)

    def _side(self, sites: tuple[Site, ...], side: str) -> Side:
        rows = self.edition.rows
        track = {name: self._track_space(row) for name, row in rows(f"{side}_space").items()}
        lines = [Row(0, (), 0, ())]
        for row in rows(f"{side}_row").values():
            glass, notebook = self.effect(row["glass"]), self.effect(row["notebook"])
            lines.append(Row(row["glass_points"], glass, row["notebook_points"], notebook))
        stacks = {
            name: TempleStack(name, number, row["points"], tokens_of(row["cost"]))
            for number, (name, row) in enumerate(rows(f"{side}_stack").items())
        }
        return Side(self._spaces(sites, side), track, tuple(lines), stacks, f"{side}_start", f"{side}_temple")

    def _track_space(self, row: dict[str, Any]) -> TrackSpace:
        return TrackSpace(
            row["id"], row["row"], row["column"], tokens_of(row["cost"]), row.get("idol_cost", 0), tuple(row["next"]),
            tuple(row.get("bonus_tiles", (0, 0, 0, 0))),
        )  # fmt: skip

    def _rival(self, row: dict[str, Any]) -> RivalTile:
        return RivalTile(
            row["id"], row["action"], row.get("colour", ""), row["arrow"],
            TOKENS.index(row["token"]) if "token" in row else -1, tuple(row.get("idle_in_round", ())),
            tuple(row.get("levels", ())), tuple(row.get("guardian_in_round", ())),
        )  # fmt: skip
