"""Open a tournament: a name, an address, and the first event of its stream."""

from secrets import randbits
from uuid import UUID, uuid4

from django.db import transaction

from games.kit.record import to_data
from replays.store import log
from replays.store.log import NEW, Entry
from tournaments.checks import check_settings, check_title
from tournaments.events import TournamentOpened
from tournaments.models import Tournament
from tournaments.projections.tournament import project
from tournaments.settings import Settings
from tournaments.slugs import create_at_free_slug
from tournaments.streams import competition, stream_of


@transaction.atomic
def open_tournament(
    *,
    by: str,
    title: str,
    settings: Settings,
    about: str = "",
    seed: int | None = None,
    copy_of: UUID | None = None,
    season: UUID | None = None,
    division: str = "",
    tournament: UUID | None = None,
) -> Tournament:
    """Open a tournament; whoever does so owns it."""
    check_settings(settings)
    opened = TournamentOpened(
        settings=settings,
        seed=randbits(48) if seed is None else seed,
        copy_of=str(copy_of or ""),
        season=str(season or ""),
        division=division,
    )
    row = create_at_free_slug(Tournament, check_title(title), id=tournament or uuid4(), about=about)
    head = log.append(stream_of(row.id), [Entry("tournament-opened", by, to_data(opened))], after=NEW)
    project(competition(row.id)[0], [opened], head.at)
    return row


def copy_tournament(*, by: str, tournament: UUID, title: str) -> Tournament:
    """Open a tournament with all the settings of a former one."""
    former = competition(tournament)[0]
    about = Tournament.objects.values_list("about", flat=True).get(id=tournament)
    return open_tournament(by=by, title=title, settings=former.settings, about=about, copy_of=tournament)
