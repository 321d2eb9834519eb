"""Lay out a match.  Rulebook p. 4, p. 5; for two players p. 11."""

from games.kit.chance import Chance
from games.kit.contract import Setup
from games.kit.piles import Pile
from games.quetzal import rounds
from games.quetzal.agenda import advance
from games.quetzal.box import box_of
from games.quetzal.deck import refill
from games.quetzal.moment import Moment
from games.quetzal.state import ARTIFACTS, AUTOMATON_CARDS, UPGRADES, Seat, State


def new_match(setup: Setup, chance: Chance) -> State:
    """Shuffle, lay out the board, give out coins by chance of the first player, and throw for round 1."""
    box = box_of(setup.edition)
    players, marker = box.players[setup.seats], chance.below(setup.seats)
    state = State(
        rules=setup.rules,
        edition=box.pinned,
        separate=setup.options["harbour_deliveries"] == "separate",
        several=setup.options["camp_figures"] == "several",
        seats=[Seat(box.match.coins[(number - marker) % setup.seats]) for number in range(setup.seats)],
        marker=marker,
        artifacts=Pile.shuffled(ARTIFACTS, box.cards),
        upgrades=Pile.shuffled(UPGRADES, box.tiles),
        automaton=Pile.shuffled(AUTOMATON_CARDS, box.automaton) if players.automaton else Pile([]),
        temple=[None] * box.match.temple,
        sites={site: [None] * box.match.site for site in box.sites},
        village=[None] * players.village,
    )
    moment = Moment(state, box, chance)
    refill(moment)
    rounds.begin(moment)
    advance(moment)
    return state
