"""Score a position by source, and break ties.  Rulebook p. 18, 21."""

from games.arnak.box import box_of
from games.arnak.components import Box, Side
from games.arnak.state import Player, Rival, State
from games.kit.score import ScoreSheet, score_sheets


def sheets(state: State) -> list[ScoreSheet]:
    """Score all seats, and the rival where there is one. The earlier in the temple wins a tie, then more research."""
    box = box_of(state.edition)
    side = box.sides[state.side]
    parts = [parts_of(player, box, side) for player in state.players]
    breaks = [(player.arrival, part["research"]) for player, part in zip(state.players, parts, strict=True)]
    if state.rival:
        return _with_rival(parts[0], _rival_parts(state.rival, box, side))
    return score_sheets(parts, breaks)


def _with_rival(mine: dict[str, int], rival: dict[str, int]) -> list[ScoreSheet]:
    """Compare with the rival: only more points win."""
    total, other = sum(mine.values()), sum(rival.values())
    won = total > other
    return [ScoreSheet(0, total, mine, 1 if won else 2), ScoreSheet(None, other, rival, 2 if won else 1)]


def parts_of(player: Player, box: Box, side: Side) -> dict[str, int]:
    """Score one player."""
    items = artifacts = fear = 0
    for card in _cards(player):
        kind = box.cards[card].kind
        if kind == "item":
            items += box.cards[card].points
        elif kind == "artifact":
            artifacts += box.cards[card].points
        elif kind == "fear":
            fear += box.fear_points
    slots = sum(points for points, used in zip(box.slot_points, player.slots, strict=True) if not used)
    idols = box.setup["idol_points"] * (player.idols + sum(player.slots))
    return {
        "research": research_points(player, side),
        "temple": sum(side.stacks[tile].points for tile in player.temple),
        "idols": idols + slots,
        "guardians": sum(box.guardians[guardian].points for guardian in player.guardians),
        "items": items,
        "artifacts": artifacts,
        "fear": fear + box.fear_tile_points * player.fear_tiles,
    }


def research_points(player: Player, side: Side) -> int:
    """Score both research tokens."""
    notebook = side.rows[side.track[player.notebook].row].notebook_points
    return notebook + (player.arrival or side.rows[side.track[player.glass].row].glass_points)


def _cards(player: Player) -> list[str]:
    return player.deck.cards() + [seen.card for seen in player.hand + player.looking] + player.area


def _rival_parts(rival: Rival, box: Box, side: Side) -> dict[str, int]:
    cards = [box.cards[card] for card in rival.cards]
    each: int = box.setup["idol_points"]
    return {
        "research": rival.arrival or side.rows[side.track[rival.glass].row].glass_points,
        "temple": sum(side.stacks[tile].points for tile in rival.temple),
        "idols": each * len(rival.idol_kinds) + (each - 1) * rival.idols_down,
        "guardians": sum(box.guardians[guardian].points for guardian in rival.guardians),
        "items": sum(card.points for card in cards if card.kind == "item"),
        "artifacts": sum(card.points for card in cards if card.kind == "artifact"),
        "fear": 0,
    }
