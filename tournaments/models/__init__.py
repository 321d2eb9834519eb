"""The tables of the competition: names and reasons as people wrote them, and projections of the log."""

from tournaments.models.league import League, LeagueRole, Season, SeasonPlayer
from tournaments.models.progress import EntrantRow, Progress, RoleRow, Seating
from tournaments.models.rating import RatingChange, RatingRow, SeasonRating
from tournaments.models.reason import Reason
from tournaments.models.standing import Standing
from tournaments.models.tournament import Tournament
from tournaments.models.webhook import Webhook

__all__ = [
    "EntrantRow",
    "League",
    "LeagueRole",
    "Progress",
    "RatingChange",
    "RatingRow",
    "Reason",
    "RoleRow",
    "Season",
    "SeasonPlayer",
    "SeasonRating",
    "Seating",
    "Standing",
    "Tournament",
    "Webhook",
]
