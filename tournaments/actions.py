"""What can be done to a tournament: one table for the page and the API alike, each action under the policy's verb."""

import inspect
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from accounts.models import Player
from accounts.policy import Caller, may
from accounts.selectors import player_behind, player_named
from tournaments.models import Tournament
from tournaments.models.tournament import AtTable
from tournaments.refusals import Refused
from tournaments.services import own_entry
from tournaments.services.answer_invitation import decline_invitation, withdraw_invitation
from tournaments.services.change_settings import change_settings, change_tie_breaks
from tournaments.services.close_round import archive_tournament, close_round, end_tournament
from tournaments.services.correct_result import correct_result, correct_seats
from tournaments.services.enter_bot import enter_bot
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
from tournaments.services.webhooks import add_webhook, drop_webhook, resend_webhook, try_webhook

Service = Callable[..., object]
ACTIONS: dict[str, Service] = {
    "register": own_entry.register,
    "enter-bot": enter_bot,
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
    "give-role": give_role,
    "take-role": take_role,
    "add-webhook": add_webhook,
    "drop-webhook": drop_webhook,
    "test-webhook": try_webhook,
    "resend-webhook": resend_webhook,
    "end-tournament": end_tournament,
    "archive-tournament": archive_tournament,
}


def _parameters(action: str, service: Service) -> type[msgspec.Struct]:
    """Describe what an action needs by the signature of its service."""
    fields = [
        (_bare(one.name), one.annotation, *(() if one.default is one.empty else (one.default,)))
        for one in inspect.signature(service).parameters.values()
        if one.name not in ("tournament", "by")
    ]
    fields.sort(key=len)  # those with a default come last
    return msgspec.defstruct(f"{action.title().replace('-', '')}Request", fields, forbid_unknown_fields=True)


def _bare(name: str) -> str:
    """Drop what keeps a name apart from a builtin: `round_` is `round` to the world."""
    return name.rstrip("_")


PARAMETERS = {action: _parameters(action, service) for action, service in ACTIONS.items()}


def may_act(player: Caller, action: str, tournament: Tournament, round_: int = 0, table: int = 0) -> bool:
    """Answer whether a player may do this to a tournament, or to one of its tables."""
    return may(player, action, AtTable(tournament, round_, table) if table else tournament)


def act(player: Caller, action: str, tournament: Tournament, data: Mapping[str, Any]) -> object:
    """Do it, or raise Refused; a form's texts are read as what they mean."""
    round_, table = (_whole(data.get(name)) for name in ("round", "table"))
    if not isinstance(player, Player) or not may_act(player, action, tournament, round_, table):
        raise Refused("no-permission")
    try:
        asked = msgspec.convert(data, PARAMETERS[action], strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", what=str(error)) from error
    service = ACTIONS[action]
    names = inspect.signature(service).parameters
    arguments = {name: getattr(asked, _bare(name)) for name in names if name not in ("tournament", "by")}
    if "by" in names:
        arguments["by"] = player.actor
    if "player" in arguments:
        arguments["player"] = actor_of(arguments["player"])
    return service(tournament=tournament.id, **arguments)


def actor_of(name: str) -> str:
    """Find the opaque id of a player by name or by that id."""
    player = player_named(name.strip())
    if player is None:
        with suppress(ValueError):  # what follows the colon may be no id at all
            player = player_behind(name)
    if player is None or not player.is_active:
        raise Refused("unknown-player", player=name[:40])
    return player.actor


def _whole(value: object) -> int:
    text = str(value) if isinstance(value, int | str) else ""
    return int(text) if text.isdecimal() and len(text) < 10 else 0
