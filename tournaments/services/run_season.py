"""Seasons: open them, let players register, draw the divisions, and lead these to their end."""

from secrets import randbits
from uuid import UUID, uuid4

from django.db import transaction

from games.kit.digest import canonical
from replays.store import log
from replays.store.log import NEW, JobRequest
from tournaments.append import append
from tournaments.checks import check_settings
from tournaments.events import Fact
from tournaments.house import house_bots
from tournaments.models import League, Season
from tournaments.refusals import Refused
from tournaments.seasons import events as e
from tournaments.seasons.fold import SeasonState
from tournaments.seasons.plan import Changes, changed
from tournaments.seasons.pyramid import draw, options_of
from tournaments.seasons.record import hold_league, record, save, season_state, stream_of
from tournaments.selectors.ratings import seed_rating
from tournaments.services.advance import advance
from tournaments.services.consent import check_entering
from tournaments.services.register_entrant import check_bot
from tournaments.services.run_league import open_league
from tournaments.settings import Settings
from tournaments.streams import competition
from tournaments.streams import stream_of as tournament_stream


@transaction.atomic
def found_league(*, by: str, title: str, game: str, about: str = "", changes: Changes = Changes()) -> League:  # noqa: B008 - frozen
    """Found a league, and open its first season for registration."""
    usual = Settings(game=game, format="league", rounds=1)
    league = open_league(by=by, title=title, game=game, about=about)
    _open(league, by, changed(e.SeasonOpened(league=str(league.id), number=1, settings=usual, seed=0), changes))
    return league


@transaction.atomic
def open_season(
    *,
    league: League,
    by: str,
    settings: Settings,
    size: int = 7,
    widths: tuple[int, ...] = (1, 2, 4, 8),
    up: int = 1,
    down: int = 2,
    seed: int | None = None,
) -> Season:
    """Open the next season of a league for registration."""
    how = e.SeasonOpened(str(league.id), 0, settings, 0, size, widths, up, down)
    return _open(league, by, how, seed=seed)


@transaction.atomic
def open_next_season(*, league: UUID, by: str, changes: Changes = Changes(), reason: str = "") -> None:  # noqa: B008 - frozen
    """Open the next season for registration: run like the last one, but for the changes."""
    found = League.objects.get(id=league)
    last = found.seasons.first()
    if last is None:
        raise Refused("unknown-season")
    _open(found, by, changed(season_state(last.id)[0].opened, changes), reason=reason)


def change_season_settings(*, season: UUID, by: str, changes: Changes, reason: str = "") -> None:
    """Change how a season is run, as long as its divisions have not been drawn."""

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        after = changed(state.opened, changes)
        check_season(after)
        if after == state.opened:
            return [], []
        return [e.SeasonSettingsChanged(after.settings, after.size, after.widths, after.up, after.down)], []

    record(season=season, by=by, decide=decide, reason=reason)


def check_season(opened: e.SeasonOpened) -> None:
    """Refuse settings under which no division could be played."""
    check_settings(opened.settings)
    options_of(opened)


def register_player(
    *, season: UUID, by: str, player: str, bot: str = "", rating: int | None = None, reason: str = ""
) -> None:
    """Take a player into a season that has not been drawn yet; his rating is the game's, unless one is given."""
    check_bot(bot)

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        if player in state.players:
            raise Refused("already-entered")
        known = seed_rating(player, state.opened.settings.game) if rating is None else rating
        return [e.PlayerRegistered(player, bot, known)], []

    record(season=season, by=by, decide=decide, reason=reason)


def withdraw_player(*, season: UUID, by: str, player: str, reason: str = "") -> None:
    """Let a player go before the divisions are drawn, or note that one who played the last season rests."""

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        if player not in state.players and (player in state.resting or player not in _players(_former(state))):
            raise Refused("not-present")
        return [e.PlayerWithdrawn(player)], []

    record(season=season, by=by, decide=decide, reason=reason)


def enter_season(*, season: UUID, by: str) -> None:
    """Take part in the season that is being prepared."""
    register_player(season=season, by=by, player=by)


def leave_season(*, season: UUID, by: str, reason: str = "") -> None:
    """Rest for a season; whoever comes back finds his tier."""
    withdraw_player(season=season, by=by, player=by, reason=reason)


def enter_player(
    *, season: UUID, by: str, player: str = "", bot: str = "", rating: int | None = None, reason: str = ""
) -> None:
    """Enter a player as the organiser; without a name, a bot of the house comes and plays by the program given."""
    if not player and not bot:
        raise Refused("unknown-player", player="")
    player = player or _house_bot(season)
    check_entering(play=season_state(season)[0].opened.settings.play, by=by, player=player, bot=bot)
    register_player(season=season, by=by, player=player, bot=bot, rating=rating, reason=reason)


def remove_player(*, season: UUID, by: str, player: str, reason: str = "") -> None:
    """Take a player out of a season that has not been drawn yet."""
    withdraw_player(season=season, by=by, player=player, reason=reason)


@transaction.atomic
def draw_divisions(*, season: UUID, by: str, reason: str = "") -> SeasonState:
    """Build the pyramid; jobs open its divisions."""
    hold_league(UUID(season_state(season)[0].opened.league))

    def decide(state: SeasonState) -> tuple[list[Fact], list[JobRequest]]:
        _check_registering(state)
        drawn = draw_of(state)
        jobs = [
            JobRequest("open-division", f"open-division:{one.tournament}", _of(state.id, one.tournament))
            for one in drawn.divisions
        ]
        return [drawn], jobs

    return record(season=season, by=by, decide=decide, reason=reason)


def draw_of(state: SeasonState) -> e.DivisionsDrawn:
    """Build the pyramid of those who have registered, or say why it cannot be; nothing is recorded."""
    former = _former(state)
    return draw(state, former, _tiers_before(former))


def advance_divisions(*, season: UUID, by: str) -> None:
    """In every division whose results are all there: close the round and pair the next, or end the division."""
    state, _ = season_state(season)
    if state.status != "running":
        raise Refused("season-not-running")
    ready = ready_divisions(state)
    if not ready:
        raise Refused("divisions-wait")
    for tournament in ready:
        advance(tournament=tournament, round_=len(competition(tournament)[0].rounds), by=by)


def ready_divisions(state: SeasonState) -> list[UUID]:
    """Name the divisions that could go on: every result of their round is there."""
    waiting = [UUID(division.tournament) for division in state.waits_for]
    there = [one for one in waiting if log.head_of(tournament_stream(one)) is not None]
    going = [(one, competition(one)[0]) for one in there]
    return [one for one, state in going if not state.is_over and state.round and not state.round.open_tables]


def _open(league: League, by: str, how: e.SeasonOpened, *, seed: int | None = None, reason: str = "") -> Season:
    hold_league(league.id)
    last = league.seasons.first()
    if last is not None and last.status != "ended":
        raise Refused("season-running")
    opened = e.SeasonOpened(
        league=str(league.id),
        number=last.number + 1 if last else 1,
        settings=how.settings,
        seed=randbits(48) if seed is None else seed,
        size=how.size,
        widths=how.widths,
        up=how.up,
        down=how.down,
        former=str(last.id) if last else "",
    )
    check_season(opened)
    season = uuid4()
    append(stream_of(season), [opened], e.KIND_OF, by=by, after=NEW, reason=reason)
    save(season_state(season)[0], [])
    return Season.objects.get(id=season)


def _former(state: SeasonState) -> SeasonState | None:
    return season_state(UUID(state.opened.former))[0] if state.opened.former else None


def _players(state: SeasonState | None) -> set[str]:
    return {player for division in state.divisions for player in division.players} if state else set()


def _tiers_before(former: SeasonState | None) -> dict[str, int]:
    """Find the tier each player had when he last played, also seasons ago."""
    tiers: dict[str, int] = {}
    while former is not None:
        for division in former.divisions:
            for player in division.players:
                tiers.setdefault(player, division.tier)
        former = _former(former)
    return tiers


def _house_bot(season: UUID) -> str:
    players = season_state(season)[0].players
    many = 1 + sum(bool(entry.bot) for entry in players.values())
    return next(bot.actor for bot in house_bots(many) if bot.actor not in players)


def _check_registering(state: SeasonState) -> None:
    if state.status != "registering":
        raise Refused("season-drawn")


def _of(season: UUID, tournament: str) -> str:
    return canonical({"season": str(season), "tournament": tournament})
