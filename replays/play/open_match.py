"""Open a match: who plays what, and who sits where. It begins when the last seat is taken."""

import secrets
from collections.abc import Mapping, Sequence
from typing import Any
from uuid import UUID, uuid4

import msgspec
from django.db import transaction

from accounts.models import Player
from accounts.policy import may
from accounts.selectors import player_behind
from games.bots.registry import bot
from games.kit import editions
from games.kit.chance import LiveChance
from games.kit.contract import Setup
from games.kit.events import seal
from games.kit.position import open_match as first_of
from games.kit.record import to_data
from games.kit.setup import check_setup
from games.registry import engine
from replays.course import Clock, Course
from replays.models import Match, Seat
from replays.models.match import Visibility
from replays.play.errors import AlreadySeated, NoPermission, UnknownPlayer
from replays.play.follow_ups import follow_ups
from replays.projections import matches
from replays.store import log
from replays.store.clock import clock as time
from replays.store.log import NEW, Entry

OPEN = ""
"""Who sits in a seat that waits for somebody."""


@transaction.atomic
def open_match(
    *,
    opener: Player,
    game: str,
    seats: Sequence[str],
    edition: str = "base",
    options: Mapping[str, str] | None = None,
    visibility: str = Visibility.PUBLIC,
    clock: Clock | None = None,
    stand_in: str = "random",
    context: Mapping[str, Any] | None = None,
    match_id: UUID | None = None,
    now: int | None = None,
) -> Match:
    """Open a match with these players; an open seat gets a link by which it is claimed."""
    if not may(opener, "open-match"):
        raise NoPermission
    setup = check_setup(engine(game), Setup(len(seats), engine(game).rules, edition, dict(options or {})))
    check_players(seats)
    bot(stand_in)
    about = {**(context or {}), "visibility": str(Visibility(visibility))}
    if clock is not None:
        about["clock"] = msgspec.to_builtins(clock)
    match = Match.objects.create(
        id=match_id or uuid4(),
        visibility=visibility,
        opener=opener.actor,
        made_at=time() if now is None else now,
        game=game,
        edition=editions.find(game, edition).name,
        options=setup.options,
        context=about,
        stand_in=stand_in,
        seat_count=len(seats),
    )
    Seat.objects.bulk_create(
        Seat(match=match, seat=seat, actor=actor, claim="" if actor else secrets.token_urlsafe(16))
        for seat, actor in enumerate(seats)
    )
    return begin_if_full(match, now=now)


def begin_if_full(match: Match, *, now: int | None = None) -> Match:
    """Lay out the game and begin the stream, if nobody is missing."""
    actors = list(match.seats.values_list("actor", flat=True))
    if OPEN in actors:
        return match
    rules = engine(match.game)
    setup = Setup(len(actors), rules.rules, match.edition, match.options)
    opened, position = first_of(rules, setup, actors, LiveChance(), stand_in=match.stand_in)
    opened.context = match.context
    entry = Entry("match-opened", match.opener, to_data(opened))
    at = time() if now is None else now
    course = Course(seal(match.stream, 0, *entry, at, NEW.hash))
    decision = position.decision
    to_move = decision.seat if decision else None
    log.append(match.stream, [entry], after=NEW, jobs=follow_ups(match.id, course, to_move, None), now=at)
    matches.save(match, course, to_move)
    return match


def check_players(seats: Sequence[str]) -> None:
    """Refuse to seat a player twice, a bot nobody knows, or somebody who is gone."""
    people = [actor for actor in seats if actor.startswith("player:")]
    if len(set(people)) < len(people):
        raise AlreadySeated
    for actor in seats:
        if actor.startswith("bot:"):
            bot(actor.removeprefix("bot:"))
        elif actor != OPEN:
            player = player_behind(actor)
            if player is None or not player.is_active:
                raise UnknownPlayer(player=actor[:60])
