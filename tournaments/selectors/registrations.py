"""Who plays in a season, how he came there, and what the divisions would be if they were drawn now."""

from collections.abc import Iterable
from typing import NamedTuple
from uuid import UUID

from accounts.selectors import names_of
from tournaments.refusals import Refused
from tournaments.seasons.events import DivisionsDrawn
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.preview import preview
from tournaments.seasons.record import season_state
from tournaments.services.run_season import draw_of


class Registration(NamedTuple):
    """A player of a season: his rating, where he comes from, where he stands, and why; tier 0 is none."""

    player: str
    name: str
    bot: str
    rating: float | None
    before: int
    tier: int
    division: str
    why: str


class Registrations(NamedTuple):
    """Everybody who plays, who rests, who has not answered yet, and what that makes, in words."""

    rows: list[Registration]
    resting: list[str]
    silent: list[str]
    words: str
    can_be_drawn: bool


def registrations_of(season: UUID) -> Registrations:
    """List a season's players as they stand, or would stand if the divisions were drawn now."""
    state, _ = season_state(season)
    before = _players_before(state)
    drawn, words = _drawn(state)
    resting = [one for one in before if one in state.resting]
    silent = [one for one in before if one not in state.players and one not in state.resting]
    names = names_of([*state.players, *before])
    return Registrations(
        rows=_rows(state, drawn, names, before),
        resting=_named(resting, names),
        silent=_named(silent, names),
        words=words,
        can_be_drawn=drawn is not None,
    )


class OwnEntry(NamedTuple):
    """How a reader stands to a season: whether he plays, said that he rests, and the tier of the season before."""

    registered: bool
    rests: bool
    before: int


def own_entry(season: UUID, player: str) -> OwnEntry:
    """Tell how a player stands to a season."""
    state, _ = season_state(season)
    before = _players_before(state).get(player, 0)
    return OwnEntry(player in state.players, player in state.resting, before)


def _drawn(state: SeasonState) -> tuple[DivisionsDrawn | None, str]:
    try:
        words = preview(state.opened, len(state.players)).words
        if state.divisions:
            return DivisionsDrawn(state.divisions, state.arrivals), words
        return draw_of(state), words
    except Refused as refused:
        return None, refused.words


def _rows(
    state: SeasonState, drawn: DivisionsDrawn | None, names: dict[str, str], before: dict[str, int]
) -> list[Registration]:
    moves = {move.player: move for move in drawn.moves} if drawn else {}
    places = {player: (one.tier, one.name) for one in drawn.divisions for player in one.players} if drawn else {}
    rows = []
    for player, entry in state.players.items():
        tier, division = places.get(player, (0, ""))
        why = moves[player].why if player in moves else ""
        rating = entry.rating / 100 if entry.rating > 0 else None
        rows.append(Registration(player, names[player], entry.bot, rating, before.get(player, 0), tier, division, why))
    return sorted(rows, key=lambda row: (row.tier, row.division, -(row.rating or 0)))


def _players_before(state: SeasonState) -> dict[str, int]:
    if not state.opened.former:
        return {}
    former, _ = season_state(UUID(state.opened.former))
    return {player: one.tier for one in former.divisions for player in one.players}


def _named(players: Iterable[str], names: dict[str, str]) -> list[str]:
    return sorted((names[player] for player in players), key=str.lower)
