"""Competitions as the API answers them."""

from typing import Any

import msgspec

from tournaments.models import Progress, Tournament
from tournaments.refusals import Refused
from tournaments.selectors.rounds import RoundRow
from tournaments.settings import Settings

PLAIN = (
    *("status", "game", "format", "entry", "play", "round", "rounds", "entrants", "open_tables"),
    *("season", "division", "changed_at"),
)


def described(tournament: Tournament) -> dict[str, Any]:
    """Describe a tournament."""
    progress = Progress.objects.get(tournament=tournament)
    named = {"id": tournament.id, "slug": tournament.slug, "title": tournament.title, "about": tournament.about}
    return {**named, **{name: getattr(progress, name) for name in PLAIN}, "event": progress.seq}


def round_answer(row: RoundRow) -> dict[str, Any]:
    """Describe a round."""
    tables = [{**table._asdict(), "seats": [seat._asdict() for seat in table.seats]} for table in row.tables]
    return {**row._asdict(), "tables": tables}


def settings_in(data: Any) -> Settings:
    """Read settings as they were sent, or say what is wrong with them."""
    try:
        return msgspec.convert(data, Settings, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-settings", what=str(error)) from error
