"""Questions about seasons: how far, and who ended where."""

from collections.abc import Sequence, Set
from typing import Any, NamedTuple
from uuid import UUID

from accounts.selectors import names_of
from tournaments.formats import promotion
from tournaments.models import EntrantRow, Seating, Standing, Tournament
from tournaments.points import to_text
from tournaments.reasons import reasons_of
from tournaments.seasons.events import Division, Move
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.pyramid import options_of
from tournaments.seasons.record import season_state
from tournaments.state import GONE

Chair = tuple[UUID, str]
"""A player in a division's tournament."""


def tables_played(season: UUID) -> tuple[int, int]:
    """Count the tables of a season that have a result, and all that have been drawn."""
    tables = Seating.objects.filter(tournament__progress__season=season, seat=0)
    return tables.filter(came__isnull=False).count(), tables.count()


class DivisionRow(NamedTuple):
    """A division with its standings; each line with the player's name, where he goes, and whether he left."""

    division: Division
    slug: str
    lines: list[tuple[Standing, str, str, str, bool]]


def pyramid_page(season: UUID, start: int, count: int) -> dict[int, list[DivisionRow]]:
    """Give some divisions of a season by tier, with their standings."""
    state, _ = season_state(season)
    chosen = state.divisions[start : start + count]
    ids = [UUID(division.tournament) for division in chosen]
    lines: dict[UUID, list[Standing]] = {}
    for line in Standing.objects.filter(tournament__in=ids).order_by("tournament", "line"):
        lines.setdefault(line.tournament_id, []).append(line)
    slugs = dict(Tournament.objects.filter(id__in=ids).values_list("id", "slug"))
    names = names_of(line.player for own in lines.values() for line in own)
    gone = _gone(ids)
    tiers: dict[int, list[DivisionRow]] = {}
    for division in chosen:
        identity = UUID(division.tournament)
        own = lines.get(identity, [])
        zones = zones_of(state, division, own, gone)
        rows = [
            (
                line,
                names[line.player],
                to_text(line.points),
                zones.get(line.player, ""),
                (identity, line.player) in gone,
            )
            for line in own
        ]
        tiers.setdefault(division.tier, []).append(DivisionRow(division, slugs.get(identity, ""), rows))
    return tiers


def zones_in(season: UUID, tournament: UUID, lines: int) -> dict[int, str]:
    """Say where each line of a division's standings leads: as recorded when the season ended, before by its rule."""
    state, _ = season_state(season)
    division = next((one for one in state.divisions if one.tournament == str(tournament)), None)
    if division is None:
        return {}
    own = list(Standing.objects.filter(tournament=tournament, line__lte=lines).order_by("line"))
    zones = zones_of(state, division, own, _gone([tournament]))
    return {line.line: zones.get(line.player, "") for line in own}


def zones_of(state: SeasonState, division: Division, lines: Sequence[Standing], gone: Set[Chair]) -> dict[str, str]:
    """Say where each player of a division goes from here; a substitute goes nowhere."""
    if state.moves:
        return {move.player: move.why for move in state.moves if move.player in division.players}
    identity = UUID(division.tournament)
    order = [
        promotion.Finish(line.player, left=(identity, line.player) in gone)
        for line in lines
        if line.player in division.players
    ]
    bottom = max(one.tier for one in state.divisions)
    return {**promotion.zones(order, division.tier, bottom, options_of(state.opened))}


def _gone(tournaments: Sequence[UUID]) -> set[Chair]:
    """Find who left these divisions before their end."""
    rows = EntrantRow.objects.filter(tournament__in=tournaments, status__in=GONE)
    return set(rows.values_list("tournament_id", "player"))


def final_tables(season: UUID) -> dict[str, Any]:
    """List the standings of all divisions by name, with who goes up and down."""
    state, _ = season_state(season)
    moves = {move.player: move for move in state.moves}
    names = names_of(player for division in state.divisions for player in division.players)
    lines = Standing.objects.filter(tournament__progress__season=season).order_by("tournament", "line")
    by_division: dict[str, list[Standing]] = {}
    for line in lines:
        by_division.setdefault(str(line.tournament_id), []).append(line)
    return {
        "season": str(season),
        "status": state.status,
        "divisions": [
            {
                "division": division.name,
                "tournament": division.tournament,
                "standings": [
                    {
                        "place": line.place,
                        "player": names.get(line.player, line.player),
                        "points": to_text(line.points),
                        "move": moves[line.player].why if line.player in moves else "",
                        "to_tier": moves[line.player].after if line.player in moves else None,
                    }
                    for line in by_division.get(division.tournament, [])
                ],
            }
            for division in state.divisions
        ],
    }


class MoveRow(NamedTuple):
    """Where a player goes or comes from, and why."""

    player: str
    name: str
    before: int
    after: int
    why: str


class Correction(NamedTuple):
    """A division whose table was corrected after its end, and why."""

    division: str
    reason: str


class Moves(NamedTuple):
    """How players came into a season's divisions, where they go from there, and what corrections changed in that."""

    arrivals: list[MoveRow]
    moves: list[MoveRow]
    corrections: list[Correction]
    changed: list[tuple[MoveRow, str]]


def moves_of(season: UUID) -> Moves:
    """Tell the moves before and after a season; with each that a correction changed, what was said of it at first."""
    state, _ = season_state(season)
    names = names_of(move.player for move in (*state.arrivals, *state.moves))
    divisions = {one.tournament: one.name for one in state.divisions}
    reasons = reasons_of(one.reason for one in state.corrections)
    first = {move.player: move.why for move in state.first_moves}
    moves = _move_rows(state.moves, names)
    return Moves(
        arrivals=_move_rows(state.arrivals, names),
        moves=moves,
        corrections=[Correction(divisions[one.tournament], reasons.get(one.reason, "")) for one in state.corrections],
        changed=[(row, first[row.player]) for row in moves if first[row.player] != row.why],
    )


def _move_rows(moves: Sequence[Move], names: dict[str, str]) -> list[MoveRow]:
    rows = [MoveRow(move.player, names[move.player], move.before, move.after, move.why) for move in moves]
    return sorted(rows, key=lambda row: (row.after or row.before, row.why, row.name.lower()))
