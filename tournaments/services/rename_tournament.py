"""Call a tournament something else; its address stays, and so does all that happened in it."""

from uuid import UUID

from tournaments.checks import check_title
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.streams import competition

LONGEST_ABOUT = 4000


def rename_tournament(*, tournament: UUID, title: str, about: str = "") -> None:
    """Change the title and what players should know: plain rows, for no rule looks at them."""
    if competition(tournament)[0].status == "archived":
        raise Refused("archived")
    Tournament.objects.filter(id=tournament).update(title=check_title(title), about=about.strip()[:LONGEST_ABOUT])
