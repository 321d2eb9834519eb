"""Mail to organisers: the window of a round has ended, and tables wait for a decision."""

from collections.abc import Sequence

from accounts import mail
from accounts.models import Player
from accounts.selectors import names_of
from tournaments.models import Tournament
from tournaments.state import Competition, Round, Table

READERS = ("owner", "arbiter")


def mail_organisers(state: Competition, round_: Round, tables: Sequence[Table]) -> int:
    """Name the overdue tables of a round to owners and arbiters; count the mails, which may come twice."""
    if not tables:
        return 0
    about = Tournament.objects.get(id=state.id)
    ids = [
        player.removeprefix("player:")
        for player, roles in state.roles.items()
        if player.startswith("player:") and roles.intersection(READERS)
    ]
    waiting = "\n".join(_lines(state, tables))
    return sum(
        mail.send(
            player,
            wish="tournaments",
            subject=f"{about.title}: round {round_.number} is overdue",
            words=f"round {round_.number} has ended, and these tables wait for a result or for your decision:\n\n"
            f"{waiting}\n\nYou can record who did not come, or prolong the round:",
            path=f"/tournaments/{about.slug}/rounds/{round_.number}/",
            identity=f"{state.id}.{round_.number}.{round_.ends}.{player.id}",
        )
        for player in Player.objects.filter(id__in=ids)
    )


def _lines(state: Competition, tables: Sequence[Table]) -> list[str]:
    players = {number: state.entrants[number].player for table in tables for number in table.entrants}
    names = names_of(players.values())
    told = {table.number: ", told and not confirmed" if table.proposal else "" for table in tables}
    return [
        f"table {table.number}: {', '.join(names[players[one]] for one in table.entrants)}{told[table.number]}"
        for table in tables
    ]
