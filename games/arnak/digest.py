"""The rule facts of a state, in a form that outlives the layout of the state itself."""

from typing import Any

import msgspec

from games.arnak.state import Player, Rival, Stack, State
from games.kit.digest import fingerprint


def digest(state: State) -> str:
    """Fingerprint all that can matter for the rest of the match."""
    facts = {
        "match": [state.rules, state.edition, state.side, state.difficulty],
        "time": [state.round, state.start, state.turn, state.main_done],
        "players": [_player(player) for player in state.players],
        "rival": _rival(state.rival) if state.rival else None,
        "cards": [state.row_artifacts, state.row_items, state.revealed, state.fear],
        "exiled": [state.exiled_artifacts, state.exiled_items, state.exiled_basics],
        "sites": [state.occupants, state.tiles, state.guardians, state.idols],
        "piles": msgspec.to_builtins(
            [pile.parts for pile in (state.artifacts, state.items, *state.tile_stacks, state.guardian_stack)]
        ),
        "assistants": [[_stack(stack) for stack in (*state.assistants, state.rescue)], state.unseen_assistants],
        "research": [state.bonuses, _stack(state.temple_bonuses), state.unseen_bonuses, state.temple],
        "boxed": state.boxed,
        "open": [state.icons, state.pools, msgspec.to_builtins(state.agenda)],
    }
    return fingerprint(facts)


def _player(player: Player) -> list[Any]:
    cards = msgspec.to_builtins([player.deck.parts, player.hand, player.area, player.looking, player.dropped])
    research = [player.glass, player.notebook, player.temple, player.arrival]
    board = [player.tokens, player.home, player.idols, player.slots, player.guardians, player.boons]
    assistants = [[one.id, one.gold, one.ready] for one in player.assistants]
    return [cards, research, board, assistants, player.fear_tiles, player.passed, player.fearless, player.flying]


def _rival(rival: Rival) -> list[Any]:
    tiles = [rival.left, rival.right, rival.arrow, rival.played, rival.next]
    gained = [rival.idol_kinds, rival.idols_down, rival.guardians, rival.temple, rival.cards]
    return [tiles, rival.home, rival.glass, rival.arrival, gained]


def _stack(stack: Stack) -> list[Any]:
    return [msgspec.to_builtins(stack.seen), stack.unseen]
