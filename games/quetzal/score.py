"""Score the match.  Rulebook p. 10."""

from games.kit.score import ScoreSheet, score_sheets
from games.quetzal.box import Box
from games.quetzal.state import Source, State


def score(state: State, box: Box) -> list[ScoreSheet]:
    """Add the marker, coins and upgrades to the points earned; ties go to the one further on the track."""
    parts = []
    for number, seat in enumerate(state.seats):
        earned = {source.name.lower(): seat.earned[source] for source in Source}
        earned["marker"] = box.match.marker_vp if state.marker == number else 0
        earned["coins"] = seat.coins // box.match.coins_per_vp
        earned["upgrades"] = sum(box.end_vp[tile] for tile in (*seat.slots, *seat.pile))
        parts.append(earned)
    return score_sheets(parts, [seat.discovery for seat in state.seats])
