"""The book of ratings for one game and season: matches go in one by one, ratings and their history come out.

R. C. Weng, C.-J. Lin: A Bayesian Approximation Method for Online Ranking, JMLR 12 (2011), algorithm 4, by openskill.
"""

from collections.abc import Iterable

from openskill.models import PlackettLuce, PlackettLuceRating

from tournaments.ratings.values import DAY, BadMatch, Change, Model, RatedMatch, Rating


class _Page:
    """What the book holds of one player."""

    __slots__ = ("at", "belief", "matches")

    def __init__(self, belief: PlackettLuceRating, at: int) -> None:
        self.belief = belief
        self.at = at
        self.matches = 0

    def rating(self) -> Rating:
        return Rating(self.belief.mu, self.belief.sigma, self.matches, self.at)


class Book:
    """A fold over finished matches, ordered by (at, match); the same matches give the same book."""

    def __init__(self, model: Model | None = None) -> None:
        """Open an empty book."""
        self.model = model or Model()
        self._engine = PlackettLuce(mu=self.model.mu, sigma=self.model.sigma, beta=self.model.beta, tau=self.model.tau)
        self._pages: dict[str, _Page] = {}
        self._last = (-1, "")
        self._grace = self.model.grace * DAY

    @property
    def players(self) -> tuple[str, ...]:
        """Everybody who has been rated, in order of their first match."""
        return tuple(self._pages)

    def rating(self, player: str, at: int | None = None) -> Rating:
        """Tell what is believed of a player at a moment, or just after his last match."""
        page = self._pages.get(player)
        if page is None:
            return Rating(self.model.mu, self.model.sigma)
        rating = page.rating()
        return rating if at is None else rating._replace(sigma=self.model.unsure(rating.sigma, at - page.at))

    def add(self, match: RatedMatch) -> None:
        """Rate one more match."""
        self._rate(match, self._open(match))

    def record(self, match: RatedMatch) -> tuple[Change, ...]:
        """Rate one more match and tell how it changed each player's rating."""
        pages = self._open(match)
        before = [page.belief for page in pages]  # openskill gives new ones and leaves these as they are
        self._rate(match, pages)
        name, at = match.match, match.at
        return tuple(
            Change(name, at, player, place, was.mu, was.sigma, page.belief.mu, page.belief.sigma)
            for player, place, was, page in zip(match.players, match.places, before, pages, strict=True)
        )

    def _open(self, match: RatedMatch) -> list[_Page]:
        """Fetch what is believed of everybody at the table when the match ended."""
        at, name, players, places = match
        count = len(players)
        if count < 2 or len(places) != count or len({*players}) != count:
            raise BadMatch("players", match=name)
        if (at, name) <= self._last:
            raise BadMatch("not-in-order", match=name)
        self._last = (at, name)
        pages = []
        for player in players:
            page = self._pages.get(player)
            if page is None:
                page = self._pages[player] = _Page(self._engine.rating(), at)
            elif at - page.at > self._grace:
                page.belief.sigma = self.model.unsure(page.belief.sigma, at - page.at)
            pages.append(page)
        return pages

    def _rate(self, match: RatedMatch, pages: list[_Page]) -> None:
        rated = self._engine.rate([[page.belief] for page in pages], ranks=list(match.places))
        at = match.at
        for page, team in zip(pages, rated, strict=True):
            page.belief = team[0]
            page.at = at
            page.matches += 1


def rate_all(matches: Iterable[RatedMatch], model: Model | None = None) -> Book:
    """Rate matches from the first on."""
    book = Book(model)
    for match in matches:
        book.add(match)
    return book
