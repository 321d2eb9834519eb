"""Questions about seasons: how far, and who ended where."""

from typing import Any
from uuid import UUID

from accounts.selectors import names_of
from tournaments.models import Seating, Standing
from tournaments.points import to_text
from tournaments.seasons.record import season_state


def tables_played(season: UUID) -> tuple[int, int]:
    """Count the tables of a season that have a result, and all that have been drawn."""
    tables = Seating.objects.filter(tournament__progress__season=season, seat=0)
    return tables.filter(came__isnull=False).count(), tables.count()


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
