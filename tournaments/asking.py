"""Actions by name: what each needs is told by the signature of its service, and what was sent is read as that."""

import inspect
from collections.abc import Callable, Collection, Mapping, Sequence
from contextlib import suppress
from typing import Any

import msgspec

from accounts.selectors import player_behind, player_named
from tournaments.refusals import Refused

Service = Callable[..., object]
Shape = type[msgspec.Struct]
LONGEST = 4000
"""Characters of any text; some have a closer limit of their own."""
LONGEST_NAME = 100


def shapes_of(actions: Mapping[str, Service], known: Collection[str]) -> dict[str, Shape]:
    """Describe what each action has to be told; the `known` arguments are not asked for."""
    return {action: _shape(action, service, known) for action, service in actions.items()}


def call(service: Service, shape: Shape, data: Mapping[str, Any], **known: object) -> object:
    """Call a service with what was sent and with what is known; a form's texts are read as what they mean."""
    _check_texts(data)
    try:
        asked = msgspec.convert(data, shape, strict=False)
    except msgspec.ValidationError as error:
        raise Refused("bad-request", what=str(error)) from error
    names = inspect.signature(service).parameters
    arguments = {name: known[name] if name in known else getattr(asked, _bare(name)) for name in names}
    if "player" in names and arguments["player"] != names["player"].default:  # one that may be left out was
        arguments["player"] = actor_of(str(arguments["player"]))
    return service(**arguments)


def _check_texts(sent: object) -> None:
    """Refuse texts that the log would keep for ever though nobody can read them: too long, or with odd characters."""
    if isinstance(sent, str):
        if len(sent) > LONGEST:
            raise Refused("bad-request", what=f"A text has more than {LONGEST} characters.")
        if "\x00" in sent:
            raise Refused("bad-request", what="A text holds a character that none can hold.")
    elif isinstance(sent, Mapping):
        for name, value in sent.items():
            _check_texts(name)
            _check_texts(value)
    elif isinstance(sent, Sequence):
        for value in sent:
            _check_texts(value)


def actor_of(name: str) -> str:
    """Find the opaque id of a player by name or by that id."""
    player = player_named(name.strip()) if len(name) <= LONGEST_NAME else None
    if player is None:
        with suppress(ValueError):  # what follows the colon may be no id at all
            player = player_behind(name)
    if player is None or not player.is_active:
        raise Refused("unknown-player", player=name[:40])
    return player.actor


def _shape(action: str, service: Service, known: Collection[str]) -> Shape:
    fields = [
        (_bare(one.name), one.annotation, *(() if one.default is one.empty else (one.default,)))
        for one in inspect.signature(service).parameters.values()
        if one.name not in known
    ]
    fields.sort(key=len)  # those with a default come last
    return msgspec.defstruct(f"{action.title().replace('-', '')}Request", fields, forbid_unknown_fields=True)


def _bare(name: str) -> str:
    """Drop what keeps a name apart from a builtin: `round_` is `round` to the world."""
    return name.rstrip("_")
