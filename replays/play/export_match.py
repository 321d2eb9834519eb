"""Export a match: the `.cairn` file, once it is over."""

from accounts.models import Player
from accounts.policy import may
from games.kit import cairn_file
from replays.models import Match
from replays.play.errors import SecretUntilTheEnd
from replays.store import log


def export_match(*, match: Match, player: Player | None = None) -> str:
    """Write a match that is over as the text of a match file; it tells all that was hidden."""
    if not may(player, "export-match", match):
        raise SecretUntilTheEnd
    return cairn_file.to_text(log.read(match.stream))
