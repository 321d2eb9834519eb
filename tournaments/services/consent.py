"""Nobody is made to play: whose name may be put at a table that is played here, and who may take over a seat."""

from accounts.selectors import person_behind, player_behind
from tournaments.house import house
from tournaments.refusals import Refused
from tournaments.state import Competition

RUNNING_IT = {"owner", "arbiter", "referee"}


def check_entering(*, play: str, by: str, player: str, bot: str) -> None:
    """Refuse to enter somebody who did not ask for it; where results come by hand, one only writes down who is there.

    A program plays for bots alone, one's own or the house's, never in a person's name.
    """
    found, answers = player_behind(player), person_behind(player)
    if bot and (found is None or not found.is_bot):
        raise Refused("not-a-bot")
    if bot and answers not in (person_behind(by), house().actor):
        raise Refused("not-your-bot")
    if not bot and play != "hand" and answers != person_behind(by):
        raise Refused("needs-consent")


def check_taking_over(state: Competition, *, by: str, player: str, bot: str, waits: bool) -> None:
    """Refuse a substitute who did not offer himself, and on the site one who runs it: he would see a hidden hand."""
    if not waits:
        check_entering(play=state.settings.play, by=by, player=player, bot=bot)
    runs_it = {person_behind(one) for one, roles in state.roles.items() if roles & RUNNING_IT and one != "system"}
    if state.settings.play != "hand" and person_behind(player) in runs_it - {house().actor}:
        raise Refused("runs-it")
