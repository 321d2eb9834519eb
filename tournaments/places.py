"""Places as people write them: proposed from scores, and put right in words when they cannot be."""

from collections.abc import Sequence

ORDINALS = {1: "1st", 2: "2nd", 3: "3rd"}


def proposed_places(scores: Sequence[int | None], came: Sequence[bool]) -> list[int | None]:
    """Give each the place that the scores say: equal scores share one, and whoever did not come is last."""
    present = [score for score, there in zip(scores, came, strict=True) if there and score is not None]
    everybody = sum(came)
    places: list[int | None] = []
    for score, there in zip(scores, came, strict=True):
        if not there:
            places.append(everybody + 1)
        elif score is None:
            places.append(None)
        else:
            places.append(1 + sum(other > score for other in present))
    return places


def misplaced(places: Sequence[int]) -> int | None:
    """Find the first place that cannot be, since the places before it are too many or too few."""
    return next((place for place in sorted(places) if place != _due(places, place)), None)


def what_would_be_right(places: Sequence[int]) -> str:
    """Say in a sentence which place there can be instead: after two who share the 2nd comes the 4th."""
    found = misplaced(places)
    if found is None:
        return ""
    expected = _due(places, found)
    if expected == 1:
        return f"Somebody has to be 1st, not {ordinal(found)}."
    before = max(place for place in places if place < found)
    shared = places.count(before)
    after = f"After a shared {ordinal(before)} place" if shared > 1 else f"After the {ordinal(before)} place"
    return f"{after} comes the {ordinal(expected)}, not the {ordinal(found)}."


def out_of_order(lines: Sequence[tuple[int, int | None, int | None]]) -> set[int]:
    """Name whoever has more points than somebody with a better place; lines are entrant, place, score."""
    known = [(one, place, score) for one, place, score in lines if place is not None and score is not None]
    return {one for one, place, score in known if any(other < place and less < score for _, other, less in known)}


def _due(places: Sequence[int], place: int) -> int:
    return 1 + sum(other < place for other in places)


def ordinal(number: int) -> str:
    """Say 1st, 2nd, 3rd, 4th."""
    return ORDINALS.get(number, f"{number}th")
