"""Take a treasure from a pile or, with more control, one that lies face up.  Rulebook, actions and variants."""

from games.kit.errors import IllegalMove
from games.kit.knowledge import EVERYONE, Seen
from games.tikal2 import draw
from games.tikal2.moment import Arguments, Here, Moment, Told, Words
from games.tikal2.state import FIRST_PILE, TREASURES, Ask, State

VERBS: tuple[str, ...] = ("draw", "take", "refill")


def ask(moment: Moment) -> None:
    """Let the seat choose where the treasure comes from."""
    state = moment.state
    piles = _piles(state)
    if state.face_up or len(piles) > 1:
        state.agenda.append((Ask.SOURCE,))
    elif piles:
        draw.look(moment, piles[0])
    else:
        moment.tell("no-treasure-left", {"seat": moment.seat})


def moves(here: Here) -> list[str]:
    """List the piles that are not empty and the kinds that lie face up."""
    if here.state.agenda[-1][0] == Ask.REFILL:
        return [f"refill {draw.stack_id(pile)}" for pile in _piles(here.state)]
    piles = [f"draw {draw.stack_id(pile)}" for pile in _piles(here.state)]
    return piles + [f"take {kind}" for kind in dict.fromkeys(here.state.face_up)]


def play(moment: Moment, words: Words) -> None:
    """Draw from a pile, take a treasure that lies face up, or put another in its place."""
    state = moment.state
    if len(words) != 2:
        raise IllegalMove("bad-notation")
    if (words[0] == "refill") != (state.agenda[-1][0] == Ask.REFILL):
        raise IllegalMove("unknown-verb", verb=words[0])
    if words[0] == "take":
        if words[1] not in state.face_up:
            raise IllegalMove("not-face-up", treasure=words[1][:20])
        state.agenda.pop()
        _take_face_up(moment, words[1])
        return
    pile = next((pile for pile in _piles(state) if draw.stack_id(pile) == words[1]), None)
    if pile is None:
        raise IllegalMove("no-such-pile")
    state.agenda.pop()
    if words[0] == "draw":
        draw.look(moment, pile)
    else:
        _refill(moment, pile)


def explain(_here: Here, words: Words) -> Told:
    """Say where it comes from."""
    if words[0] == "take":
        return "take-treasure", {"treasure": words[1]}, (words[1],)
    return words[0], {"pile": words[1]}, (words[1],)


def _take_face_up(moment: Moment, kind: str) -> None:
    state = moment.state
    state.face_up.remove(kind)
    moment.mover.treasures.append(Seen(kind, TREASURES, EVERYONE))
    moment.tell("took-treasure", {"seat": moment.seat, "treasure": kind}, kind)
    piles = _piles(state)
    if len(piles) > 1:
        state.agenda.append((Ask.REFILL,))
    elif piles:
        _refill(moment, piles[0])


def _refill(moment: Moment, pile: int) -> None:
    kind = draw.draw_open(moment, pile)
    moment.state.face_up.append(kind)
    told: Arguments = {"seat": moment.seat, "treasure": kind, "pile": draw.stack_id(pile)}
    moment.tell("refilled", told, kind, draw.stack_id(pile), reveals=True)


def _piles(state: State) -> list[int]:
    return [index for index in range(FIRST_PILE, len(state.stacks)) if len(state.stacks[index])]
