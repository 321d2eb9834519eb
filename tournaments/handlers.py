"""The jobs of competitions: rounds are opened, bots play their tables, results come home, standings are counted."""

from uuid import UUID

import msgspec
from django.db import transaction

from replays.jobs import LeasedJob, done, handles
from replays.jobs.outbox import ask
from tournaments.follow_up import window_job
from tournaments.projections.ratings import rate_game, rate_what_is_new
from tournaments.projections.standings import count_standings
from tournaments.services.advance import advance
from tournaments.services.notices import letters_after, send_letter, tell_round
from tournaments.services.play_table import TableJob, open_round, play_table, take_result
from tournaments.services.round_window import end_window, remind_round
from tournaments.services.run_division import end_division, open_division
from tournaments.services.try_bot import judge_bot, try_bot
from tournaments.services.webhooks import deliver
from tournaments.streams import competition


class EventJob(msgspec.Struct):
    """An event of a tournament, with which its standings changed or of which players are told."""

    tournament: UUID
    seq: int


class DivisionJob(msgspec.Struct):
    """A division of a season."""

    season: UUID
    tournament: UUID


class GameJob(msgspec.Struct):
    """A game whose matches are to be rated."""

    game: str


class DeliveryJob(msgspec.Struct):
    """An event that a webhook is to be told of."""

    webhook: UUID
    tournament: UUID
    seq: int


class LetterJob(msgspec.Struct):
    """An event that one player is to be told of."""

    tournament: UUID
    seq: int
    player: UUID


class EntrantJob(msgspec.Struct):
    """An entrant whose bot is to show that it can play."""

    tournament: UUID
    entrant: int


class WindowJob(msgspec.Struct):
    """A round whose window ends, and when that is to be looked at."""

    tournament: UUID
    round: int
    due: int


class MatchJob(msgspec.Struct):
    """A match that has come to its end."""

    match: UUID
    step: int = 0


@handles("open-round")
@handles("tend-table")
def on_open_round(job: LeasedJob) -> None:
    """Open the matches of a round, or of a table, then look again: something may have been decided meanwhile."""
    asked = msgspec.json.decode(job.data, type=TableJob)
    open_round(tournament=asked.tournament, round_=asked.round, table=asked.table)
    with transaction.atomic():
        ask(open_round(tournament=asked.tournament, round_=asked.round, table=asked.table))
        done(job)


@handles("play-table")
def on_play_table(job: LeasedJob) -> None:
    """Let bots play a table; what a killed worker left half done is done again, to the same end."""
    asked = msgspec.json.decode(job.data, type=TableJob)
    play_table(tournament=asked.tournament, round_=asked.round, table=asked.table)
    done(job)


@handles("try-bot")
def on_try_bot(job: LeasedJob) -> None:
    """Let a bot play against itself; its match, what follows from it and the end of the job are one."""
    asked = msgspec.json.decode(job.data, type=EntrantJob)
    trial = try_bot(tournament=asked.tournament, entrant=asked.entrant)
    with transaction.atomic():
        judge_bot(tournament=asked.tournament, entrant=asked.entrant, trial=trial)
        done(job)


@handles("table-over")
def on_table_over(job: LeasedJob) -> None:
    """Bring the result of a finished match to its table."""
    with transaction.atomic():
        take_result(match=msgspec.json.decode(job.data, type=MatchJob).match)
        done(job)


@handles("advance")
def on_advance(job: LeasedJob) -> None:
    """Go on to the next round, or to the end."""
    asked = msgspec.json.decode(job.data, type=TableJob)
    with transaction.atomic():
        advance(tournament=asked.tournament, round_=asked.round)
        done(job)


@handles("open-division")
def on_open_division(job: LeasedJob) -> None:
    """Open the tournament of a division."""
    asked = msgspec.json.decode(job.data, type=DivisionJob)
    with transaction.atomic():
        open_division(season=asked.season, tournament=asked.tournament)
        done(job)


@handles("end-division")
def on_end_division(job: LeasedJob) -> None:
    """Tell the season that a division has ended."""
    with transaction.atomic():
        end_division(tournament=msgspec.json.decode(job.data, type=TableJob).tournament)
        done(job)


@handles("count-standings")
def on_count_standings(job: LeasedJob) -> None:
    """Count standings, unless somebody has counted later ones already."""
    asked = msgspec.json.decode(job.data, type=EventJob)
    with transaction.atomic():
        count_standings(competition(asked.tournament)[0], since=asked.seq)
        done(job)


@handles("rate-game")
def on_rate_game(job: LeasedJob) -> None:
    """Rate all matches of a game anew."""
    with transaction.atomic():
        rate_game(msgspec.json.decode(job.data, type=GameJob).game)
        done(job)


@handles("rate-games", every=600)
def on_rate_games(job: LeasedJob) -> None:
    """Rate the matches that no round has asked for."""
    with transaction.atomic():
        rate_what_is_new()
        done(job)


@handles("tell-event")
def on_tell_event(job: LeasedJob) -> None:
    """Ask for a mail to each of those whom an event concerns."""
    asked = msgspec.json.decode(job.data, type=EventJob)
    with transaction.atomic():
        ask(letters_after(tournament=asked.tournament, seq=asked.seq))
        done(job)


@handles("send-letter")
def on_send_letter(job: LeasedJob) -> None:
    """Tell one player of an event; a mail may come twice, never not at all."""
    asked = msgspec.json.decode(job.data, type=LetterJob)
    send_letter(tournament=asked.tournament, seq=asked.seq, player=asked.player)
    done(job)


@handles("tell-round")
def on_tell_round(job: LeasedJob) -> None:
    """Tell players where they sit; a mail may come twice, never not at all."""
    asked = msgspec.json.decode(job.data, type=TableJob)
    tell_round(tournament=asked.tournament, round_=asked.round)
    done(job)


@handles("remind-round")
def on_remind_round(job: LeasedJob) -> None:
    """Remind those whose table has no result yet."""
    asked = msgspec.json.decode(job.data, type=TableJob)
    remind_round(tournament=asked.tournament, round_=asked.round)
    done(job)


@handles("end-window")
def on_end_window(job: LeasedJob) -> None:
    """Deal with tables that are overdue, and look again later while matches go on."""
    asked = msgspec.json.decode(job.data, type=WindowJob)
    again = end_window(tournament=asked.tournament, round_=asked.round, due=asked.due)
    with transaction.atomic():
        ask([window_job(asked.tournament, asked.round, again)] if again else [])
        done(job)


@handles("deliver-webhook")
def on_deliver_webhook(job: LeasedJob) -> None:
    """Tell an address of an event; if it does not answer, it is tried again later."""
    asked = msgspec.json.decode(job.data, type=DeliveryJob)
    deliver(webhook=asked.webhook, tournament=asked.tournament, seq=asked.seq)
    done(job)
