"""The end of a round and the beginning of the next, in the exact order of the rulebook, p. 17."""

from collections.abc import Iterator

from games.arnak.cards import take_fear
from games.arnak.match import Ask, Kind, Match, distinct, expect, option, verb_refused, word
from games.arnak.rival import begin_round as rival_begins
from games.arnak.row import move_staff
from games.arnak.state import FREE, RIVAL, Player, Task
from games.arnak.turn import begin_turn
from games.kit.contract import Option
from games.kit.facts import Fact
from games.kit.knowledge import only

OPENING: Task = ("opening",)
"""Lies under the agenda until the first move tells how the match opened."""


def in_turn_order(match: Match) -> list[int]:
    """List the seats from this round's starting player on."""
    seats = len(match.state.players)
    return [(match.state.start + step) % seats for step in range(seats)]


def _round_end(match: Match, _task: Task) -> bool:
    """Take the archaeologists home, with Fear from the guardians; then ask about the cards left in hand."""
    state = match.state
    match.announce("round-ends", n=state.round)
    for seat in in_turn_order(match):
        _come_home(match, seat)
    if state.rival:
        state.occupants = [FREE if who == RIVAL else who for who in state.occupants]
        state.rival.home = match.box.setup["rival_archaeologists"]
    if state.round == match.box.setup["rounds"]:
        match.announce("match-ends")
        return False
    asked = [("keep", seat) for seat in in_turn_order(match) if state.players[seat].hand]
    match.push(*asked, ("next_round",))
    return False


def _come_home(match: Match, seat: int) -> None:
    state, player = match.state, match.state.players[seat]
    for space in match.side.spaces:
        if state.occupants[space.number] == seat:
            state.occupants[space.number] = FREE
            player.home += 1
            if state.guardians[space.site.number] and not player.fearless:
                take_fear(match, seat)


def _has_cards(match: Match, task: Task) -> bool:
    player = match.state.players[task[1]]
    return len(player.hand) > len(player.dropped)


def _held(player: Player) -> list[int]:
    return [index for index in range(len(player.hand)) if index not in player.dropped]


def _keep_options(match: Match, task: Task) -> Iterator[Option]:
    player = match.state.players[task[1]]
    held = [player.hand[index] for index in _held(player)]
    for card in distinct(held):
        yield option(f"drop {card}", "drop", card, card=card)
    yield option("keep", "keep-rest", n=len(held))


def _keep(match: Match, task: Task, words: list[str]) -> None:
    """Drop a card or keep the rest; the others learn of it when all have chosen."""
    seat = task[1]
    player = match.state.players[seat]
    if words == ["keep"]:
        match.done()
        match.facts.append(Fact("keeps", {"seat": seat, "n": len(_held(player))}, (), only(seat)))
        return
    if words[0] != "drop":
        verb_refused(words)
    card = word(words)
    index = next((index for index in _held(player) if player.hand[index].card == card), -1)
    expect(index >= 0, "not-in-hand", card=card)
    player.dropped.append(index)
    match.facts.append(Fact("drops", {"seat": seat, "card": card}, (card,), only(seat)))


def _next_round(match: Match, _task: Task) -> bool:
    state = match.state
    for seat in in_turn_order(match):
        _tidy(match, seat)
    move_staff(match)
    state.round += 1
    if not state.rival:
        state.start = (state.start + 1) % len(state.players)
    match.announce("round-begins", n=state.round)
    begin_round(match)
    return False


def _tidy(match: Match, seat: int) -> None:
    """Shuffle the play area under the deck and make everything ready."""
    state, player = match.state, match.state.players[seat]
    dropped = sorted(player.hand[index].card for index in player.dropped)
    if dropped:
        player.hand = [player.hand[index] for index in _held(player)]
        player.dropped = []
        match.tell_of(seat, "dropped", cards=dropped)
    state.pools += 1
    player.deck.shuffle_under(state.pools, player.area + dropped)
    player.area = []
    for one in player.assistants:
        one.ready = True
    player.passed = player.fearless = player.flying = False


def begin_round(match: Match) -> None:
    """Let everybody draw up to five cards and give the turn to the starting player."""
    state = match.state
    hand = match.box.setup["hand"]
    for seat in in_turn_order(match):
        player = state.players[seat]
        drawn = []
        while len(player.hand) < hand and player.deck.parts:
            player.hand.append(player.deck.draw(match.chance, only(seat)))
            drawn.append(player.hand[-1].card)
        _tell_drawn(match, seat, drawn)
    if state.rival:
        rival_begins(match, state.rival)
        state.turn, match.me = 0, state.players[0]
        match.push(("next",))
    else:
        begin_turn(match, state.start)


def _tell_drawn(match: Match, seat: int, drawn: list[str]) -> None:
    shown = Fact("drew-some", {"seat": seat, "n": len(drawn)})
    match.facts.append(Fact("drew", {"seat": seat, "cards": drawn}, (), only(seat), shown))


def tell_opening(match: Match) -> None:
    """Tell what was drawn and turned up before the first move; a layout has no facts of its own."""
    for seat in in_turn_order(match):
        _tell_drawn(match, seat, [seen.card for seen in match.state.players[seat].hand])
    if match.state.rival:
        for tile in match.state.rival.played:
            match.announce("rival-tile", tile, tile=tile)


KINDS = {
    "round_end": Kind(_round_end),
    "keep": Kind(_has_cards, Ask("keep-or-drop", _keep_options, _keep, free=False)),
    "next_round": Kind(_next_round),
}
