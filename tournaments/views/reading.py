"""Read a form as what an action needs: fields, lists, the seats of a result, changed settings, an order."""

from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID

from django.http import QueryDict

from games.registry import engines
from tournaments.actions import PARAMETERS
from tournaments.draws.choices import CHOICES
from tournaments.option_fields import chosen_game, chosen_options
from tournaments.order import reordered
from tournaments.places import proposed_places
from tournaments.refusals import Refused
from tournaments.selectors.entrants import entrant_named
from tournaments.standings.points import DEFAULT
from tournaments.streams import competition

LISTS = ("absent", "entrants", "tie_breaks", "scopes")


def form_data(posted: QueryDict, action: str) -> dict[str, Any]:
    """Collect what the action takes; what was left empty is not said."""
    wanted = PARAMETERS[action].__struct_fields__
    data: dict[str, Any] = {name: posted[name] for name in wanted if posted.get(name, "") != ""}
    data.update((name, posted.getlist(name)) for name in LISTS if name in wanted and name in posted)
    if "seats" in wanted and any(name.startswith("place-") for name in posted):
        data["seats"] = seats_in(posted)
    if "changes" in wanted:
        data["changes"] = changes_in(posted)
    if "tie_breaks" in wanted and "order" in posted:
        data["tie_breaks"] = order_in(posted)
    return data


def named_pair(posted: Mapping[str, str], tournament: UUID) -> dict[str, int]:
    """Find two entrants who were named."""
    found = {}
    for field, name in (("a", posted.get("name-a", "")), ("b", posted.get("name-b", ""))):
        if name:
            number = entrant_named(competition(tournament)[0], name)
            if number is None:
                raise Refused("unknown-player", player=name[:40])
            found[field] = number
    return found


def seats_in(posted: Mapping[str, str]) -> list[dict[str, Any]]:
    """Read the lines of a result; a place that was left empty follows from the scores."""
    entrants = [name.removeprefix("place-") for name in posted if name.startswith("place-")]
    came = [f"absent-{one}" not in posted for one in entrants]
    scores = [posted.get(f"score-{one}", "") for one in entrants]
    given = [posted[f"place-{one}"] for one in entrants]
    if not all(given):
        proposed = proposed_places([_whole(score) for score in scores], came)
        given = [said or (proposed[index] or "") for index, said in enumerate(given)]  # type: ignore[misc]
    return [
        {"entrant": one, "place": place, "score": score or None, "came": there}
        for one, place, score, there in zip(entrants, given, scores, came, strict=True)
        if place
    ]


def changes_in(posted: Mapping[str, str]) -> dict[str, Any]:
    """Read changed settings: `set-rounds`, `set-groups-advance`, `set-tikal2-option-short_game`, `points-4-1`."""
    said = {name[4:]: posted[name] for name in posted if name.startswith("set-") and posted[name] != ""}
    yes_no = {"yes": True, "no": False}
    changes: dict[str, Any] = {name: yes_no.get(value, value) for name, value in said.items() if "-" not in name}
    for owner in {name.partition("-")[0] for name in said if "-" in name}:
        if owner in CHOICES:
            changes["options"] = chosen_options(owner, said)
        elif owner in {one.slug for one in engines()}:
            changes |= chosen_game(owner, said)
    if any(name.startswith("points-") for name in posted):
        changes["points"] = _points(posted)
    return changes


def order_in(posted: Mapping[str, str]) -> list[str]:
    """Read the order of tie-breaks: what stood there before, and the number that each one has now."""
    numbers = {name[6:]: _whole(posted[name]) or 0 for name in posted if name.startswith("order-")}
    return reordered([name for name in posted["order"].split(",") if name], numbers)


def _points(posted: Mapping[str, str]) -> dict[str, list[str]]:
    """Read points by table size; a size that has the usual ones is left out."""
    sizes: dict[str, list[str]] = {}
    for name in posted:
        kind, _, rest = name.partition("-")
        size, _, place = rest.partition("-")
        if kind == "points" and size.isdecimal() and len(size) == 1 and place.isdecimal():
            sizes.setdefault(size, []).append(posted[name].strip())
    return {size: worth for size, worth in sizes.items() if worth != _usual(size)}


def _usual(size: str) -> Sequence[str]:
    return [str(points) for points in DEFAULT.get(int(size), ())]


def _whole(text: str) -> int | None:
    bare = text.strip().removeprefix("-")
    return int(text) if bare.isdecimal() and len(bare) < 10 else None
