"""From one season to the next: who goes up, who goes down, who rests, who comes."""

from collections.abc import Collection, Mapping, Sequence
from fractions import Fraction
from itertools import combinations
from typing import Literal, NamedTuple

from tournaments.formats.options import require
from tournaments.formats.season import Pyramid, SeasonOptions, pyramid_of

Why = Literal["promoted", "relegated", "stays", "fills-a-gap", "makes-room", "returns", "new"]
_STAYS, _RELEGATED, _PROMOTED, _RETURNS, _NEW = range(5)
_WHY: tuple[Why, ...] = ("stays", "relegated", "promoted", "returns", "new")
_STEPS: dict[Why, tuple[int, int]] = {"stays": (0, _STAYS), "promoted": (-1, _PROMOTED), "relegated": (1, _RELEGATED)}
"""Where a zone leads, in levels, and as which claim."""


class Finish(NamedTuple):
    """A player's end of season: he stands in the order of the division; points per game compare divisions."""

    player: str
    mean_points: Fraction = Fraction(0)
    left: bool = False


class Returning(NamedTuple):
    """A player back from a hiatus, with the level he left."""

    player: str
    level: int


class Move(NamedTuple):
    """Where a player goes, and why; level 0: he was not in the last season."""

    player: str
    before: int
    after: int
    why: Why


class Transition(NamedTuple):
    """The next season's pyramid and every move that led to it."""

    pyramid: Pyramid
    moves: tuple[Move, ...]


class _Claim(NamedTuple):
    """A player's claim to a place: by level, then those who stay, come down, come up, come back; then by merit."""

    level: int
    kind: int
    left: bool
    place: int
    merit: Fraction
    number: int
    player: str
    before: int


def zones(order: Sequence[Finish], level: int, bottom: int, options: SeasonOptions) -> dict[str, Why]:
    """Say where each player of a division's table would go: the first up, the last down.

    Whoever left before the end stands behind all who stayed: he goes down, and never up.
    """
    ranked = for_promotion(order)
    leads: dict[str, Why] = {}
    for place, finish in enumerate(ranked, 1):
        if place <= options.up and level > 1 and not finish.left:
            leads[finish.player] = "promoted"
        elif (finish.left or place > len(ranked) - options.down) and level < bottom:
            leads[finish.player] = "relegated"
        else:
            leads[finish.player] = "stays"
    return leads


def for_promotion(order: Sequence[Finish]) -> list[Finish]:
    """Put those who left behind those who stayed; among each the table's order holds."""
    return sorted(order, key=lambda finish: finish.left)


def next_season(
    pyramid: Pyramid,
    finishes: Mapping[tuple[int, int], Sequence[Finish]],
    options: SeasonOptions,
    *,
    rule: SeasonOptions | None = None,
    leaving: Collection[str] = (),
    returning: Sequence[Returning] = (),
    newcomers: Sequence[str] = (),
) -> Transition:
    """Move players between levels by their finish, fill gaps from below by merit, and put newcomers at the bottom.

    A player on hiatus is among the leaving; he returns at the end of the level he left, and is the first to make room.
    The `options` shape the next pyramid; how many go up and down was said before, by the `rule` of the last one.
    """
    bottom = max(division.level for division in pyramid)
    claims = _claims_of_players(pyramid, finishes, rule or options, bottom, set(leaving))
    for number, back in enumerate(returning):
        claims.append(_Claim(min(back.level, bottom), _RETURNS, False, 0, Fraction(0), number, back.player, 0))
    for number, player in enumerate(newcomers):
        claims.append(_Claim(bottom + 1, _NEW, False, 0, Fraction(0), number, player, 0))
    claims.sort()
    met = {frozenset(pair): 1 for division in pyramid for pair in combinations(division.players, 2)}
    built = pyramid_of([claim.player for claim in claims], options, met)
    level_of = {player: division.level for division in built for player in division.players}
    return Transition(built, tuple(_move(claim, level_of[claim.player]) for claim in claims))


def _claims_of_players(
    pyramid: Pyramid,
    finishes: Mapping[tuple[int, int], Sequence[Finish]],
    rule: SeasonOptions,
    bottom: int,
    leaving: set[str],
) -> list[_Claim]:
    claims = []
    for division in pyramid:
        order = finishes[division.level, division.number]
        require({finish.player for finish in order} == set(division.players), "finishes", level=division.level)
        leads = zones(order, division.level, bottom, rule)
        for place, finish in enumerate(for_promotion(order), 1):
            step, kind = _STEPS[leads[finish.player]]
            merit = (finish.left, place, -finish.mean_points, division.number)
            if finish.player not in leaving:
                claims.append(_Claim(division.level + step, kind, *merit, finish.player, division.level))
    return claims


def _move(claim: _Claim, after: int) -> Move:
    why = _WHY[claim.kind]
    if claim.before and after < claim.level:
        why = "stays" if after == claim.before else "fills-a-gap"
    elif claim.before and after > claim.level:
        why = "stays" if after == claim.before else "makes-room"
    return Move(claim.player, claim.before, after, why)
