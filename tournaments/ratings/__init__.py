"""How strong a player is, folded over finished matches."""

from tournaments.ratings.book import Book, rate_all
from tournaments.ratings.seats import SeatRecord, seat_records
from tournaments.ratings.values import DAY, BadMatch, Change, Model, RatedMatch, Rating

__all__ = [
    "DAY",
    "BadMatch",
    "Book",
    "Change",
    "Model",
    "RatedMatch",
    "Rating",
    "SeatRecord",
    "rate_all",
    "seat_records",
]
