"""When something is to be played: the tables of a player, the rounds of a tournament."""

from tournaments.ical import Happening
from tournaments.models import Seating, Tournament

MOST = 200


def tables_in_calendar(player: str, site: str, *, everything: bool = False) -> list[Happening]:
    """List the windows of a player's tables, the newest first; in unlisted tournaments too if he asks himself."""
    rows = Seating.objects.filter(player=player, ends__gt=0).select_related("tournament__progress")
    if not everything:
        rows = rows.filter(tournament__progress__listed=True)
    return [
        Happening(
            uid=f"{row.match}@cairn",
            starts=row.starts,
            ends=row.ends,
            changed=row.tournament.progress.changed_at,
            sequence=row.tournament.progress.seq,
            summary=f"{row.tournament.title}, round {row.round}, table {row.table}",
            url=f"{site}/tournaments/{row.tournament.slug}/rounds/{row.round}/tables/{row.table}/",
        )
        for row in rows.order_by("-starts", "tournament", "round", "table")[:MOST]
    ]


def rounds_in_calendar(tournament: Tournament, site: str) -> list[Happening]:
    """List the windows of a tournament's rounds."""
    rounds = (
        tournament.seatings.filter(seat=0, ends__gt=0)
        .values_list("round", "starts", "ends")
        .distinct()
        .order_by("round")
    )
    return [
        Happening(
            uid=f"{tournament.id}.{number}@cairn",
            starts=starts,
            ends=ends,
            changed=tournament.progress.changed_at,
            sequence=tournament.progress.seq,
            summary=f"{tournament.title}, round {number}",
            url=f"{site}/tournaments/{tournament.slug}/rounds/{number}/",
        )
        for number, starts, ends in rounds
    ]
