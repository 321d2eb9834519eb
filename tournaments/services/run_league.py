"""Leagues: found them, and say who helps to run them; whoever helps a league helps in each of its divisions."""

from uuid import UUID

from django.db import transaction

from replays.store import log
from replays.store.log import NEW
from tournaments.append import append
from tournaments.checks import check_title
from tournaments.events import Fact, Role, RoleGiven, RoleTaken
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons.league import KIND_OF, LeagueFounded, LeagueState, league_state, record_league, save, stream_of
from tournaments.seasons.record import hold_league, season_state
from tournaments.services.give_role import give_role, take_role
from tournaments.slugs import create_at_free_slug
from tournaments.streams import competition
from tournaments.streams import stream_of as tournament_stream


@transaction.atomic
def open_league(*, by: str, title: str, game: str, about: str = "", slug: str = "") -> League:
    """Found a league; whoever does so owns it."""
    league = create_at_free_slug(League, check_title(title), address=slug, game=game, about=about)
    append(stream_of(league.id), [LeagueFounded(game)], KIND_OF, by=by, after=NEW)
    save(league_state(league.id))
    return league


@transaction.atomic
def give_league_role(*, league: UUID, by: str, player: str, role: Role, reason: str = "") -> None:
    """Let a player help to run the league, its running season included."""
    hold_league(league)

    def decide(state: LeagueState) -> list[Fact]:
        if role in state.roles.get(player, ()):
            raise Refused("has-role")
        return [RoleGiven(player, role)]

    state = record_league(league=league, by=by, decide=decide, reason=reason)
    for tournament in _divisions(league):
        share_roles(state, tournament=tournament, by=by)


@transaction.atomic
def take_league_role(*, league: UUID, by: str, player: str, role: Role, reason: str = "") -> None:
    """Take a role back, in the divisions of the running season as well; the last owner stays."""
    hold_league(league)

    def decide(state: LeagueState) -> list[Fact]:
        if role not in state.roles.get(player, ()):
            raise Refused("no-role")
        if role == "owner" and len(state.owners) == 1:
            raise Refused("last-owner")
        return [RoleTaken(player, role)]

    state = record_league(league=league, by=by, decide=decide, reason=reason)
    for tournament in _divisions(league):
        share_roles(state, tournament=tournament, by=by)
        if role in competition(tournament)[0].roles.get(player, ()):
            take_role(tournament=tournament, by=by, player=player, role=role)


def share_roles(state: LeagueState, *, tournament: UUID, by: str) -> None:
    """Give everybody who helps the league the same role in a division."""
    known = competition(tournament)[0].roles
    missing = [(player, role) for player, roles in state.roles.items() for role in roles - known.get(player, set())]
    for player, role in sorted(missing):
        give_role(tournament=tournament, by=by, player=player, role=role)  # type: ignore[arg-type]


def _divisions(league: UUID) -> list[UUID]:
    """Name the divisions of the newest season that have been opened, and not been put away."""
    newest = Season.objects.filter(league=league).first()
    named = [UUID(one.tournament) for one in season_state(newest.id)[0].divisions] if newest else []
    there = [one for one in named if log.head_of(tournament_stream(one)) is not None]
    return [one for one in there if competition(one)[0].status != "archived"]
