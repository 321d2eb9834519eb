"""Mail to players: where they sit when a round starts, and what is still missing before it ends."""

from uuid import UUID

from django.core.mail import EmailMessage

from accounts.models import Player
from tournaments.models import Tournament
from tournaments.selectors.rounds import TableRow, round_of


def tell_round(*, tournament: UUID, round_: int, remind: bool = False) -> int:
    """Mail everybody who sits in a round, or, to remind them, those whose table has no result; count the mails."""
    about = Tournament.objects.get(id=tournament)
    tables = [table for table in round_of(tournament, round_).tables if table.seats[0].came is None]
    sent = 0
    for table in tables:
        for player in _readers(table):
            _mail(about, round_, table, player, remind).send()
            sent += 1
    return sent


def _readers(table: TableRow) -> list[Player]:
    ids = [seat.player.removeprefix("player:") for seat in table.seats if seat.player.startswith("player:")]
    return list(Player.objects.filter(id__in=ids, is_active=True, wants_mail=True).exclude(email=""))


def _mail(about: Tournament, round_: int, table: TableRow, player: Player, remind: bool) -> EmailMessage:
    others = ", ".join(seat.name for seat in table.seats if seat.player != player.actor)
    opening = "still waits for its result" if remind else "has been paired"
    address = f"/tournaments/{about.slug}/rounds/{round_}/tables/{table.table}/"
    return EmailMessage(
        subject=f"{about.title}: round {round_}, table {table.table}",
        body=f"Hello {player.name},\n\nyour table of round {round_} {opening}: you sit with {others}.\n\n{address}\n",
        to=[player.email],
        headers={"Message-ID": f"<{table.match}.{player.id}.{'remind' if remind else 'tell'}@cairn>"},
    )
