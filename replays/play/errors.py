"""What can go wrong between a player and a match: each error has a stable code and says itself in words."""

from games.kit.errors import GameError


class PlayError(GameError):
    """Something the player can understand, and mostly mend."""

    code = "refused"
    sentence = "This cannot be done."

    def __init__(self, **facts: object) -> None:
        """Keep the facts of the case."""
        super().__init__(self.code, **facts)

    @property
    def words(self) -> str:
        """Say what went wrong."""
        return self.sentence.format(**self.facts)


class UnknownMatch(PlayError):
    """No such match, or none that has begun."""

    code, sentence = "unknown-match", "There is no such match."


class NoPermission(PlayError):
    """The policy says no."""

    code, sentence = "no-permission", "You may not do this."


class StaleStep(PlayError):
    """Somebody was first, or the caller looks at an old position."""

    code, sentence = "stale-step", "The match has moved on to step {step}. Look again, then decide."


class NotYourTurn(PlayError):
    """Another seat must decide."""

    code, sentence = "not-your-turn", "It is not your turn."


class MatchNotBegun(PlayError):
    """Seats are still open."""

    code, sentence = "match-not-begun", "The match has not begun: seats are still open."


class MatchOver(PlayError):
    """Nothing more can be done."""

    code, sentence = "match-over", "The match is over."


class FlagFallen(PlayError):
    """The move came too late."""

    code, sentence = "flag-fallen", "Your time is up: a bot plays on for you."


class NothingToUndo(PlayError):
    """No own move lies behind the boundary, or the step named does."""

    code = "nothing-to-undo"
    sentence = "You can only take back your own last moves, and none that brought something to light."


class SeatTaken(PlayError):
    """The link leads to no open seat."""

    code, sentence = "seat-taken", "This link leads to no open seat; somebody may have taken it."


class AlreadySeated(PlayError):
    """A player sits once at a match."""

    code, sentence = "already-seated", "A player can only sit in one seat of a match."


class UnknownPlayer(PlayError):
    """Somebody was to be seated who is not there."""

    code, sentence = "unknown-player", "There is no player “{player}”."


class SecretUntilTheEnd(PlayError):
    """What would tell hidden things leaves the server only after the end."""

    code, sentence = "secret-until-the-end", "This is kept secret until the match has ended."


class KnownOtherwise(PlayError):
    """A match file whose id is known with other events."""

    code, sentence = "known-otherwise", "A match with this id is here already, and it went differently."


class NotFinished(PlayError):
    """Only a whole match can be brought in."""

    code, sentence = "not-finished", "Only a match that was played to its end can be imported."


class UnknownViewer(PlayError):
    """Nobody looks on from there."""

    code, sentence = "unknown-viewer", "A match is seen by “public”, “all” or a seat from 0, not by “{viewer}”."


class UnknownStep(PlayError):
    """The match has no such step."""

    code, sentence = "unknown-step", "The match has no step {step}."
