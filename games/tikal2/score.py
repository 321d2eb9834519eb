"""Score keys, altars, treasures left and end cards.  Rulebook, interim and final scoring; p. 19."""

from collections import Counter

from games.kit.score import ScoreSheet, score_sheets
from games.tikal2.box import MULTI, Box, box_of
from games.tikal2.state import Seat, Source, Stage, State
from games.tikal2.temple import temple_of


def key_sets(seat: Seat, box: Box) -> int:
    """Score the keys in the camp: sets of different colours, each as large as possible."""
    points = 0
    held = [*Counter(key.card for key in seat.camp).values()]
    while held:
        points += box.numbers.key_sets[len(held) - 1]
        held = [count - 1 for count in held if count > 1]
    return points


def altar_winners(state: State, box: Box) -> list[tuple[int, list[int]]]:
    """List the altars with a flag by their space, each with the seats that score there."""
    spaces = temple_of(box, state.temple).altars
    return [(space, winners) for space in spaces if (winners := winners_at(state, box, space))]


def winners_at(state: State, box: Box, space: int) -> list[int]:
    """List the seats that score at the altar on this space: of those with a flag there, the ones with the most keys."""
    present = [index for index, seat in enumerate(state.seats) if seat.flags >> space & 1]
    if len(present) < 2:
        return present
    color = box.rooms[state.temple[space] // 6].color
    keys = [sum(color in (MULTI, key.card) for key in state.seats[index].camp) for index in present]
    most = max(keys)
    return [index for index, count in zip(present, keys, strict=True) if count == most]


def end_cards(state: State, box: Box, seat: Seat) -> int:
    """Score the cards that count at the end."""
    points = 0
    temple = temple_of(box, state.temple)
    for kind, count in Counter(card.card for card in seat.cards).items():
        card = box.cards[kind]
        if card.effect == "twin":
            points += card.both if count > 1 else card.points
        elif card.effect == "points":
            points += card.points * count
        elif card.effect == "points_per_color":
            colors = sum(temple.doors(color, seat.flags) > 0 for color in range(len(box.colors)))
            points += card.points * count * colors
    return points


def final_points(state: State, box: Box) -> list[dict[Source, int]]:
    """Score what is scored at the end, seat by seat."""
    altars = [0] * len(state.seats)
    for _, winners in altar_winners(state, box):
        for index in winners:
            altars[index] += box.numbers.altar
    return [
        {
            Source.KEYS: key_sets(seat, box),
            Source.ALTARS: altars[index],
            Source.TREASURES: box.numbers.undelivered * len(seat.treasures),
            Source.CARDS: end_cards(state, box, seat),
        }
        for index, seat in enumerate(state.seats)
    ]


def score(state: State) -> list[ScoreSheet]:
    """Score the position as if the match ended here; equal totals share a place."""
    parts = [{source.name.lower(): seat.earned[source] for source in Source} for seat in state.seats]
    if state.stage != Stage.OVER:
        for part, gains in zip(parts, final_points(state, box_of(state.edition)), strict=True):
            for source, points in gains.items():
                part[source.name.lower()] += points
    return score_sheets(parts)
