"""Lay out the game.  Rulebook p. 4 to 6, 19, 20."""

import msgspec

from games.arnak.box import box_of
from games.arnak.components import Box
from games.arnak.effects.grammar import tokens_of
from games.arnak.match import Match
from games.arnak.rounds import OPENING, begin_round
from games.arnak.row import refill
from games.arnak.stacks import open_top
from games.arnak.state import BLOCKED, FREE, Player, Rival, Stack, State
from games.kit.chance import Chance
from games.kit.contract import Setup
from games.kit.editions import find
from games.kit.errors import BadSetup
from games.kit.piles import Pile


def lay_out(setup: Setup, chance: Chance) -> State:
    """Make the first position, with the first hands drawn."""
    setup = msgspec.structs.replace(setup, edition=find("arnak", setup.edition).pinned)
    box = box_of(setup.edition)
    difficulty = int(setup.options["difficulty"])
    if difficulty and setup.seats > 1:
        raise BadSetup("difficulty-is-for-one", difficulty=difficulty)
    state = _bare(box, setup, difficulty)
    match = Match(state, chance)
    refill(match)
    _lay_idols(match)
    _block_camps(match, setup.seats)
    _lay_bonuses(match, setup.seats)
    for stack in (*state.assistants, state.rescue):
        open_top(match, stack)
    if setup.seats == 1:
        state.rival = _rival(match, difficulty)
    state.agenda.append(OPENING)
    begin_round(match)
    return state


def _bare(box: Box, setup: Setup, difficulty: int) -> State:
    """Make a state in which nothing has been drawn yet."""
    seats, side = setup.seats, setup.options["temple"]
    each = box.setup["one_per_player"][seats - 1]
    items, artifacts = ([card.id for card in box.cards.values() if card.kind == kind] for kind in ("item", "artifact"))
    tiles = [[name for name, of in box.tile_levels.items() if of == level] for level in (1, 2)]
    rescued = each if side == "snake" else 0
    return State(
        rules=setup.rules,
        edition=setup.edition,
        side=side,
        difficulty=difficulty,
        players=[_player(box, side, seat, seats) for seat in range(seats)],
        rival=None,
        round=1,
        start=0,
        turn=0,
        main_done=False,
        icons=[0, 0, 0, 0],
        agenda=[],
        pools=20,
        artifacts=Pile.shuffled(3, artifacts),
        items=Pile.shuffled(4, items),
        row_artifacts=[""],
        row_items=[""] * (box.setup["row"] - 1),
        revealed="",
        exiled_artifacts=[],
        exiled_items=[],
        exiled_basics=[],
        fear=box.fear_count - box.fear_per_player * seats,
        occupants=[FREE] * len(box.space_numbers),
        tiles=[""] * len(box.sites),
        guardians=[""] * len(box.sites),
        idols=[""] * len(box.sites),
        tile_stacks=[Pile.shuffled(5, tiles[0]), Pile.shuffled(6, tiles[1])],
        guardian_stack=Pile.shuffled(7, box.guardians),
        assistants=[Stack([], count) for count in _stack_sizes(len(box.assistants), rescued)],
        rescue=Stack([], rescued),
        unseen_assistants=sorted(box.assistants),
        bonuses={},
        temple_bonuses=Stack([], each),
        unseen_bonuses=sorted(name for name, count in box.bonus_counts.items() for _ in range(count)),
        temple=[each] * len(box.sides[side].stacks),
        boxed=[],
    )


def _stack_sizes(assistants: int, rescued: int) -> tuple[int, int, int]:
    """Split the assistants into three stacks; next to survivors the first two hold three each, p. 19."""
    each = 3 if rescued else assistants // 3
    return each, each, assistants - rescued - 2 * each


def _player(box: Box, side: str, seat: int, seats: int) -> Player:
    basics = [card.id for card in box.cards.values() if card.kind == "basic"]
    start = box.sides[side].start
    return Player(
        deck=Pile.shuffled(10 + seat, basics + ["fear"] * box.fear_per_player),
        hand=[],
        area=[],
        tokens=list(tokens_of(box.setup["tokens"][1 if seats == 1 else seat])),
        home=box.setup["archaeologists"],
        glass=start,
        notebook=start,
    )


def _lay_idols(match: Match) -> None:
    """Lay an idol face up on every site; the rest lie face down on the second level, and nobody ever sees them."""
    idols = sorted(name for name, count in match.box.idol_counts.items() for _ in range(count))
    for site in match.box.sites:
        if site.discover:
            match.state.idols[site.number] = idols.pop(match.chance.below(len(idols)))


def _block_camps(match: Match, seats: int) -> None:
    """Cover the second space of some camps."""
    camps = [site for site in match.box.sites if site.level == "camp"]
    left = len(camps) - match.box.setup["blocked_camps"][seats - 1]
    while len(camps) > left:
        camp = camps.pop(match.chance.below(len(camps)) if left else 0)
        match.state.occupants[camp.spaces[1]] = BLOCKED


def _lay_bonuses(match: Match, seats: int) -> None:
    """Lay bonus tiles face up on the marked spaces of the research track."""
    unseen = match.state.unseen_bonuses
    for space in match.side.track.values():
        count = space.bonuses[seats - 1]
        if count:
            match.state.bonuses[space.id] = [unseen.pop(match.chance.below(len(unseen))) for _ in range(count)]


def _rival(match: Match, difficulty: int) -> Rival:
    """Give the rival its ten tiles: all that dig, and of each pair the green one or, for so many at random, the red."""
    tiles = match.box.rival.values()
    actions = sorted({tile.action for tile in tiles if tile.colour == "red"})
    red = [actions.pop(match.chance.below(len(actions))) for _ in range(difficulty)]
    rival = Rival([], [], home=match.box.setup["rival_archaeologists"], glass=match.side.start)
    for tile in tiles:
        wanted = not tile.colour or tile.colour == ("red" if tile.action in red else "green")
        place = match.state.boxed if not wanted else rival.left if tile.arrow == "left" else rival.right
        place.append(tile.id)
    return rival
