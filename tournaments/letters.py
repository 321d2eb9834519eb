"""What a mail about an event says, and to whom: a subject, plain words with what to do next, and where to go."""

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from tournaments import events as e
from tournaments.points import to_text
from tournaments.state import PRESENT, Competition, Table

Name = Callable[[str], str]
"""Names the player behind an id."""


class Letter(NamedTuple):
    """What is written to some players; `path` follows the address of the tournament."""

    to: Sequence[str]
    subject: str
    words: str
    path: str = ""


class News(NamedTuple):
    """An event of which players may be told: whose, what, by whom, and why in words."""

    title: str
    state: Competition
    fact: Any
    by: str
    reason: str

    @property
    def table(self) -> Table:
        """The table that the event is about."""
        found: Table = self.state.rounds[self.fact.round - 1].tables[self.fact.table - 1]
        return found

    @property
    def where(self) -> str:
        """That table's page."""
        return f"rounds/{self.fact.round}/tables/{self.fact.table}/"

    def player(self, entrant: int) -> str:
        """Say who is behind an entrant."""
        return self.state.entrants[entrant].player

    @property
    def because(self) -> str:
        """The reason, as a sentence of its own."""
        return f"\n\nThe reason that was given: {self.reason}" if self.reason else ""


Write = Callable[[News, Name], Letter]
WRITE: dict[type[e.Fact], Write] = {}


def letter_about(news: News, name: Name) -> Letter | None:
    """Write what there is to write; None if by now there is nothing to tell."""
    letter = WRITE[type(news.fact)](news, name)
    return letter if letter.to else None


def about(kind: type[e.Fact]) -> Callable[[Write], Write]:
    """Register what is written about one kind of event."""

    def register(function: Write) -> Write:
        WRITE[kind] = function
        return function

    return register


@about(e.EntrantInvited)
def _invited(news: News, name: Name) -> Letter:
    player, title = news.fact.player, news.title
    pending = player in news.state.invited and news.state.entrant_of(player) is None and not news.state.is_over
    words = f"{name(news.by)} invites you to {title}. Take part or decline on the front page, or look at it first:"
    return Letter([player] if pending else [], f"You are invited to {title}", words)


@about(e.EntrantAdmitted)
def _admitted(news: News, _: Name) -> Letter:
    words = (
        f"a place in {news.title} became free, and it is yours: you play from round {news.fact.from_round} on. "
        "You will be told when your table is made; if you cannot play any more, withdraw here:"
    )
    return Letter([news.player(news.fact.entrant)], f"You have a place in {news.title}", words)


@about(e.ResultProposed)
def _proposed(news: News, name: Name) -> Letter:
    fact, table = news.fact, news.table
    others = [news.player(one) for one in table.entrants if news.player(one) != news.by]
    words = (
        f"{name(news.by)} says that table {fact.table} of round {fact.round} ended like this: "
        f"{_result(news, name)}.\n\nConfirm it here if that is right; if it is not, tell the organiser:"
    )
    waits = table.proposal == fact and not table.is_done
    return Letter(others if waits else [], f"{news.title}: a result waits for you to confirm it", words, news.where)


@about(e.ResultCorrected)
def _corrected(news: News, name: Name) -> Letter:
    fact = news.fact
    words = (
        f"{name(news.by)} has corrected the result of round {fact.round}, table {fact.table}: "
        f"{_result(news, name)}.{news.because}\n\nIf you think that this is wrong, write to the organiser:"
    )
    return Letter(_seated(news), f"{news.title}: your result was corrected", words, news.where)


@about(e.SeatsCorrected)
def _seats(news: News, name: Name) -> Letter:
    fact = news.fact
    order = ", ".join(name(news.player(one)) for one in fact.entrants)
    words = (
        f"{name(news.by)} has corrected in which order you sat in round {fact.round} at table {fact.table}: {order}."
        f"{news.because}\n\nIf you think that this is wrong, write to the organiser:"
    )
    return Letter(_seated(news), f"{news.title}: the seats of your table were corrected", words, news.where)


@about(e.PenaltyGiven)
def _penalty(news: News, name: Name) -> Letter:
    fact = news.fact
    words = (
        f"{name(news.by)} takes {to_text(fact.points)} points from you in round {fact.round} of {news.title}."
        f"{news.because}\n\nIf you think that this is wrong, write to the organiser:"
    )
    return Letter([news.player(fact.entrant)], f"{news.title}: a penalty was given to you", words)


@about(e.EntrantExpelled)
def _expelled(news: News, name: Name) -> Letter:
    words = f"{name(news.by)} has removed you from {news.title}. What you have played stays.{news.because}"
    return Letter([news.player(news.fact.entrant)], f"You no longer take part in {news.title}", words)


@about(e.EntrantWithdrawn)
def _withdrawn(news: News, name: Name) -> Letter:
    player = news.player(news.fact.entrant)
    words = f"{name(news.by)} has withdrawn you from {news.title}. What you have played stays.{news.because}"
    return Letter([] if player == news.by else [player], f"You were withdrawn from {news.title}", words)


@about(e.EntrantSubstituted)
def _substituted(news: News, name: Name) -> Letter:
    leaving, coming = news.player(news.fact.entrant), news.player(news.fact.substitute)
    words = (
        f"{name(coming)} takes the seats of {name(leaving)} in {news.title} from round {news.fact.from_round} on; "
        f"what was played before stays.{news.because}\n\nWho sits where stands here:"
    )
    told = [one for one in (coming, leaving) if one != news.by]
    return Letter(told, f"{news.title}: {name(coming)} plays for {name(leaving)}", words)


@about(e.StandingsPublished)
def _published(news: News, _: Name) -> Letter:
    what = f"standings of {news.title} after round {news.fact.round}"
    words = f"the {what} have been published. They stay as they are; later corrections are shown beside them:"
    return Letter(_present(news), f"S{what[1:]}", words)


@about(e.TournamentEnded)
def _ended(news: News, _: Name) -> Letter:
    return Letter(_present(news), f"{news.title} has ended", f"{news.title} has ended. The final standings:")


TOLD = tuple(WRITE)
"""The kinds of events of which somebody is told by mail."""


def _seated(news: News) -> list[str]:
    return [player for one in news.table.entrants if (player := news.player(one)) != news.by]


def _present(news: News) -> list[str]:
    return [one.player for one in news.state.entrants.values() if one.status in PRESENT]


def _result(news: News, name: Name) -> str:
    seats = sorted(news.fact.seats, key=lambda seat: int(seat.place))
    return ", ".join(f"{seat.place}. {name(news.player(seat.entrant))}{_score(seat)}" for seat in seats)


def _score(seat: e.SeatResult) -> str:
    if not seat.came:
        return " (absent)"
    return "" if seat.score is None else f" with {seat.score}"
