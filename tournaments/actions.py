"""What can be done to a tournament: one table for the page and the API alike, each action under the policy's verb."""

from collections.abc import Mapping
from typing import Any

from accounts.models import Player
from accounts.policy import Caller, may
from tournaments.asking import Service, call, shapes_of
from tournaments.models import Tournament
from tournaments.models.tournament import AtTable
from tournaments.refusals import Refused
from tournaments.services import own_entry
from tournaments.services.answer_invitation import decline_invitation, withdraw_invitation
from tournaments.services.change_settings import change_settings, change_tie_breaks
from tournaments.services.close_round import archive_tournament, close_round, end_tournament
from tournaments.services.correct_result import correct_result, correct_seats
from tournaments.services.forbid_pair import allow_pair, forbid_pair
from tournaments.services.give_penalty import give_penalty, lift_penalty
from tournaments.services.give_role import give_role, take_role
from tournaments.services.leave_tournament import (
    expel_entrant,
    pause_entrant,
    return_entrant,
    substitute_entrant,
    withdraw_entrant,
)
from tournaments.services.pair_round import pair_round
from tournaments.services.publish_standings import publish_standings
from tournaments.services.record_result import confirm_result, record_forfeit, record_result
from tournaments.services.register_entrant import admit_entrant, enter_player, invite_player
from tournaments.services.rename_tournament import rename_tournament
from tournaments.services.round_window import prolong_round
from tournaments.services.webhooks import add_webhook, drop_webhook

ACTIONS: dict[str, Service] = {
    "register": own_entry.register,
    "decline-invitation": decline_invitation,
    "pause": own_entry.pause,
    "come-back": own_entry.come_back,
    "withdraw": own_entry.withdraw,
    "enter-player": enter_player,
    "invite-player": invite_player,
    "withdraw-invitation": withdraw_invitation,
    "admit-entrant": admit_entrant,
    "pause-entrant": pause_entrant,
    "return-entrant": return_entrant,
    "withdraw-entrant": withdraw_entrant,
    "expel-entrant": expel_entrant,
    "substitute-entrant": substitute_entrant,
    "forbid-pair": forbid_pair,
    "allow-pair": allow_pair,
    "pair-round": pair_round,
    "prolong-round": prolong_round,
    "close-round": close_round,
    "record-result": record_result,
    "confirm-result": confirm_result,
    "record-forfeit": record_forfeit,
    "correct-result": correct_result,
    "correct-seats": correct_seats,
    "give-penalty": give_penalty,
    "lift-penalty": lift_penalty,
    "publish-standings": publish_standings,
    "change-tie-breaks": change_tie_breaks,
    "change-settings": change_settings,
    "rename-tournament": rename_tournament,
    "give-role": give_role,
    "take-role": take_role,
    "add-webhook": add_webhook,
    "drop-webhook": drop_webhook,
    "end-tournament": end_tournament,
    "archive-tournament": archive_tournament,
}


PARAMETERS = shapes_of(ACTIONS, known=("tournament", "by"))


def may_act(player: Caller, action: str, tournament: Tournament, round_: int = 0, table: int = 0) -> bool:
    """Answer whether a player may do this to a tournament, or to one of its tables."""
    return may(player, action, AtTable(tournament, round_, table) if table else tournament)


def act(player: Caller, action: str, tournament: Tournament, data: Mapping[str, Any]) -> object:
    """Do it, or raise Refused; a form's texts are read as what they mean."""
    round_, table = (_whole(data.get(name)) for name in ("round", "table"))
    if not isinstance(player, Player) or not may_act(player, action, tournament, round_, table):
        raise Refused("no-permission")
    return call(ACTIONS[action], PARAMETERS[action], data, tournament=tournament.id, by=player.actor)


def _whole(value: object) -> int:
    text = str(value) if isinstance(value, int | str) else ""
    return int(text) if text.isdecimal() and len(text) < 10 else 0
