"""The grammar of effects: how a step in the data becomes a task for the agenda.

A task is a flat tuple of the kind's name, ids and whole numbers, so that it can lie in a saved state. What does
not fit in one, such as a branch with steps of its own, is kept in the box and named by its number.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from games.arnak.state import ICONS, TOKENS, Task

Counts5 = tuple[int, int, int, int, int]
Counts4 = tuple[int, int, int, int]
NOTHING: Counts5 = (0, 0, 0, 0, 0)
NO_ICONS: Counts4 = (0, 0, 0, 0)


class Offer(NamedTuple):
    """A cost that may be paid for what then follows."""

    tokens: Counts5
    cards: int
    travel: Counts4
    then: tuple[Task, ...]


class Choice(NamedTuple):
    """Branches by name, of which some may be picked."""

    branches: dict[str, tuple[Task, ...]]


class Dig(NamedTuple):
    """A dig or discover action and its conditions."""

    discount: Counts4 = NO_ICONS
    compasses_off: int = 0
    sites: tuple[str, ...] = ("camp", "1", "2")
    free_travel: bool = False
    uses: int = 1


class Research(NamedTuple):
    """A research action and its conditions."""

    discount: Counts5 = NOTHING
    notebook_only: bool = False
    free: bool = False


class Buy(NamedTuple):
    """A buy action and its discount."""

    kinds: tuple[str, ...] = ("item", "artifact")
    coins_off: int = 0
    compasses_off: int = 0
    top_of_deck: bool = False


class Take(NamedTuple):
    """A card to take without paying: from where, to where."""

    kind: str
    source: str
    target: str


class Activate(NamedTuple):
    """Sites whose effect may be used from afar."""

    sites: tuple[str, ...]
    condition: str
    compasses: int


class Sift(NamedTuple):
    """Cards to draw, of which one is kept."""

    most: int
    bottom: bool
    may_return: bool


class Grammar:
    """Reads effects and keeps what their tasks refer to by number."""

    def __init__(self) -> None:
        """Begin with the three plain actions, which every turn offers."""
        self.specs: list[Any] = [Dig(), Research(), Buy()]

    def effect(self, steps: Sequence[Mapping[str, Any]]) -> tuple[Task, ...]:
        """Read an effect: a list of steps."""
        return tuple(self._step(step) for step in steps)

    def _step(self, step: Mapping[str, Any]) -> Task:
        if "pay" in step:
            return ("offer", self._keep(self._offer(step)))
        if "choose" in step:
            branches = {branch["id"]: self.effect(branch["do"]) for branch in step["choose"]}
            return ("choose", self._keep(Choice(branches)), step.get("count", 1), 0)
        ((name, value),) = step.items()
        if name in _PLAIN:
            return _PLAIN[name](value)
        spec = self._keep(_SPECS[name](value))
        if name == "activate":
            return ("activate", spec, value.get("count", 1))
        if name == "buy" and self.specs[spec].top_of_deck:
            return ("reveal", spec)
        return (_KINDS[name], spec)

    def _offer(self, step: Mapping[str, Any]) -> Offer:
        cost = dict(step["pay"])
        cards, travel = cost.pop("card", 0), cost.pop("travel", ())
        return Offer(tokens_of(cost), cards, icons_of(travel), self.effect(step["then"]))

    def _keep(self, spec: Any) -> int:
        self.specs.append(spec)
        return len(self.specs) - 1


def tokens_of(amounts: Mapping[str, int]) -> Counts5:
    """Count tokens by kind; a word that names none is an error."""
    if not amounts.keys() <= set(TOKENS):
        raise KeyError(", ".join(amounts.keys() - set(TOKENS)))
    coin, compass, tablet, arrowhead, jewel = (amounts.get(token, 0) for token in TOKENS)
    return coin, compass, tablet, arrowhead, jewel


def icons_of(icons: Sequence[str]) -> Counts4:
    """Count travel icons by kind."""
    if not set(icons) <= set(ICONS):
        raise KeyError(", ".join(icons))
    boot, car, ship, plane = (icons.count(icon) for icon in ICONS)
    return boot, car, ship, plane


def _research(value: Mapping[str, Any]) -> Research:
    return Research(
        tokens_of(value.get("discount", {})), value.get("token") == "notebook", bool(value.get("free", False))
    )


def _dig(value: Mapping[str, Any]) -> Dig:
    return Dig(
        icons_of(value.get("travel_discount", ())),
        value.get("discover_discount", {}).get("compass", 0),
        tuple(value.get("sites", ("camp", "1", "2"))),
        value.get("free_travel", False),
        value.get("activate_up_to", 1),
    )


def _buy(value: Mapping[str, Any]) -> Buy:
    kinds = ("item", "artifact") if value["kind"] == "any" else (value["kind"],)
    off = value["discount"]
    return Buy(kinds, off.get("coin", 0), off.get("compass", 0), value.get("include_top_of_deck", False))


def _activate(value: Mapping[str, Any]) -> Activate:
    cost = value.get("second_level_cost", {}).get("compass", 0)
    return Activate(tuple(value["sites"]), value.get("filter", "any"), cost)


_PLAIN: dict[str, Callable[[Any], Task]] = {
    "gain": lambda value: ("gain", *tokens_of(value)),
    "gain_per": lambda value: ("gain_per", TOKENS.index(value["token"]), value["per"], value["most"]),
    "fear": lambda value: ("fear", value),
    "draw": lambda value: ("draw", value),
    "draw_bottom": lambda value: ("draw_bottom", value),
    "discard": lambda value: ("discard", value),
    "exile": lambda _: ("exile",),
    "upgrade": lambda _: ("upgrade",),
    "refresh": lambda value: ("refresh", value),
    "travel": lambda value: ("icons", *icons_of(value)),
    "overcome": lambda value: ("overcome", value["where"]),
    "activate_top_tile": lambda value: ("explore", value["level"]),
    "move_guardian": lambda value: ("move_guardian", *value["to"]),
    "relocate": lambda value: ("relocate", *value["to"]),
    "recall": lambda _: ("recall",),
    "round_flag": lambda value: ("flag", value),
    "use_supply_assistant": lambda value: ("consult", value),
    "swap_assistant": lambda _: ("swap",),
    "unslot_idol": lambda _: ("unslot",),
    "exile_row_item": lambda _: ("exile_row_item",),
    "recruit": lambda _: ("recruit",),
    "upgrade_assistant": lambda _: ("promote",),
    "rescue_assistant": lambda _: ("rescue",),
    "pass": lambda value: ("pass", value == "main_action"),
}
_SPECS: dict[str, Callable[[Any], Any]] = {
    "dig": _dig,
    "research": _research,
    "buy": _buy,
    "gain_card": lambda value: Take(value["kind"], value["from"], value["to"]),
    "activate": _activate,
    "draw_and_keep": lambda value: Sift(value["most"], value["from"] == "deck_bottom", value["may_return"]),
}
_KINDS = {
    "dig": "dig",
    "research": "research",
    "buy": "buy",
    "gain_card": "take",
    "draw_and_keep": "sift",
}
