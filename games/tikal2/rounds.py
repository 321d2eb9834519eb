"""Turns and rounds: who is next, the scoring between the rounds, the last exploration.  Rulebook, end of the rounds."""

from games.kit.knowledge import EVERYONE
from games.tikal2 import score
from games.tikal2.box import SEATS
from games.tikal2.moment import Arguments, Moment
from games.tikal2.state import Source, Stage


def end_turn(moment: Moment) -> None:
    """Pass the turn on; when the last tile is taken the round ends with this turn."""
    state = moment.state
    final = state.stage == Stage.FINAL
    state.turn += 1
    state.explorations = int(final)
    state.rescued = False
    if final:
        if state.turn == len(state.seats):
            _end_match(moment)
    elif any(state.sites):
        state.stage = Stage.PIROGUE
    elif state.round == 1:
        _end_first_round(moment)
    else:
        _begin_last_exploration(moment)
    moment.seat = state.seat
    moment.mover = state.mover


def lay_tiles(moment: Moment) -> None:
    """Shuffle the tiles and lay them out face up."""
    state, box = moment.state, moment.box
    seats = len(state.seats)
    tiles = sorted(box.tiles_for(seats))
    state.sites = [
        [tiles.pop(moment.chance.below(len(tiles))) for _ in range(site.tiles[seats - SEATS[0]])] for site in box.sites
    ]
    for seat in state.seats:
        seat.tiles = []


def _end_first_round(moment: Moment) -> None:
    """Score keys and altars; then the tents stand up again and the last player begins, against the clock."""
    state = moment.state
    _score_camps(moment)
    state.round = 2
    state.turn = 0
    state.order.reverse()
    state.stage = Stage.PIROGUE
    for seat in state.seats:
        seat.tent = not state.short_game
        seat.site = 0
    lay_tiles(moment)
    moment.tell("second-round", {"seat": state.order[0]})


def _begin_last_exploration(moment: Moment) -> None:
    state = moment.state
    state.stage = Stage.FINAL
    state.turn = 0
    state.explorations = 1
    for seat in state.seats:
        seat.tent = False
    moment.tell("last-explorations", {"seat": state.order[0]})


def _end_match(moment: Moment) -> None:
    """Score the camps again, treasures left and end cards; everything is turned face up."""
    state, box = moment.state, moment.box
    state.explorations = 0
    gains = score.final_points(state, box)
    _score_camps(moment)
    for index, seat in enumerate(state.seats):
        for source, key in ((Source.TREASURES, "scored-treasures"), (Source.CARDS, "scored-cards")):
            seat.earned[source] += gains[index][source]
            if gains[index][source]:
                moment.tell(key, {"seat": index, "points": gains[index][source]}, f"camp_{index}")
        seat.treasures = [treasure.shown_to(EVERYONE) for treasure in seat.treasures]
        seat.cards = [card.shown_to(EVERYONE) for card in seat.cards]
    state.stage = Stage.OVER
    sheets = score.score(state)
    moment.tell(
        "match-ended", {"winners": [sheet.seat for sheet in sheets if sheet.place == 1 and sheet.seat is not None]}
    )


def _score_camps(moment: Moment) -> None:
    """Show the keys in the camps and score them and the altars."""
    state, box = moment.state, moment.box
    for index, seat in enumerate(state.seats):
        seat.camp = [key.shown_to(EVERYONE) for key in seat.camp]
        points = score.key_sets(seat, box)
        seat.earned[Source.KEYS] += points
        told: Arguments = {"seat": index, "points": points, "keys": [key.card for key in seat.camp]}
        moment.tell("scored-keys", told, f"camp_{index}", reveals=True)
    for space, winners in score.altar_winners(state, box):
        for index in winners:
            state.seats[index].earned[Source.ALTARS] += box.numbers.altar
        told = {"room": box.rooms[state.temple[space] // 6].id, "seats": winners, "points": box.numbers.altar}
        moment.tell("scored-altar", told, box.places[space])
