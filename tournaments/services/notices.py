"""Mail to players: what was decided about them, where they sit in a round, and what is still missing."""

from collections.abc import Sequence
from uuid import UUID

from accounts import mail
from accounts.models import Player
from accounts.selectors import names_of
from games.kit.digest import canonical
from replays.store import log
from replays.store.log import JobRequest
from tournaments.events import from_event
from tournaments.letters import Letter, News, letter_about
from tournaments.models import Tournament
from tournaments.reasons import reasons_of
from tournaments.selectors.rounds import TableRow, round_of
from tournaments.streams import competition, stream_of


def letters_after(*, tournament: UUID, seq: int) -> list[JobRequest]:
    """List the jobs that tell of an event, one for each reader: a mail that fails makes no other come twice."""
    letter = _letter(Tournament.objects.get(id=tournament), seq)
    return [
        JobRequest(
            "send-letter",
            f"send-letter:{tournament}:{seq}:{player.id}",
            canonical({"tournament": str(tournament), "seq": seq, "player": str(player.id)}),
        )
        for player in (_readers(letter.to) if letter else ())
    ]


def send_letter(*, tournament: UUID, seq: int, player: UUID) -> bool:
    """Tell a player of an event, if there is still something to tell; say whether a mail was sent."""
    about = Tournament.objects.get(id=tournament)
    letter, reader = _letter(about, seq), Player.objects.filter(id=player).first()
    if letter is None or reader is None or reader.actor not in letter.to:
        return False
    return mail.send(
        reader,
        wish="tournaments",
        subject=letter.subject,
        words=letter.words,
        path=f"/tournaments/{about.slug}/{letter.path}",
        identity=f"{tournament}.{seq}.{player}",
    )


def tell_round(*, tournament: UUID, round_: int, remind: bool = False) -> int:
    """Mail everybody who sits in a round, or, to remind them, those whose table has no result; count the mails."""
    about = Tournament.objects.get(id=tournament)
    tables = [table for table in round_of(tournament, round_).tables if table.seats[0].came is None]
    sent = 0
    for table in tables:
        for player in _readers([seat.player for seat in table.seats]):
            sent += _tell_table(about, round_, table, player, remind)
    return sent


def _letter(about: Tournament, seq: int) -> Letter | None:
    (event,) = log.read(stream_of(about.id), after=seq - 1, upto=seq)
    fact, state = from_event(event), competition(about.id)[0]
    news = News(about.title, state, fact, event.actor, reasons_of([fact.reason]).get(fact.reason, ""))
    return letter_about(news, lambda actor: "The house" if actor == "system" else names_of([actor])[actor])


def _readers(actors: Sequence[str]) -> list[Player]:
    ids = [actor.removeprefix("player:") for actor in actors if actor.startswith("player:")]
    return list(mail.readers(Player.objects.filter(id__in=ids), "tournaments"))


def _tell_table(about: Tournament, round_: int, table: TableRow, player: Player, remind: bool) -> bool:
    others = ", ".join(seat.name for seat in table.seats if seat.player != player.actor)
    opening = "still waits for its result" if remind else "has been paired"
    ask = "Play there" if table.is_played_here else "Bring the result there"
    return mail.send(
        player,
        wish="tournaments",
        subject=f"{about.title}: round {round_}, table {table.table} {opening}",
        words=f"your table of round {round_} {opening}: you sit with {others}. {ask}:",
        path=f"/tournaments/{about.slug}/rounds/{round_}/tables/{table.table}/",
        identity=f"{table.match}.{player.id}.{'remind' if remind else 'tell'}",
    )
