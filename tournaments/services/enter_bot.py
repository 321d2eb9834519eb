"""Enter a bot of one's own."""

from uuid import UUID

from accounts.selectors import player_behind
from tournaments.refusals import Refused
from tournaments.services.register_entrant import register_entrant
from tournaments.streams import competition


def enter_bot(*, tournament: UUID, by: str, player: str, bot: str = "") -> int:
    """Enter a bot account of one's own; return its number.

    `bot` names the program of the house that plays for it; without one the account plays by itself, with its token.
    """
    account = player_behind(player)
    if account is None or account.owner is None or account.owner.actor != by:
        raise Refused("not-your-bot")
    if not bot and competition(tournament)[0].settings.play == "bots":
        raise Refused("program-needed")
    return register_entrant(tournament=tournament, by=by, player=player, bot=bot).number
