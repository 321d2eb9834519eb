"""Readers: from a table of kinds to a function that reads what an event of one of them holds."""

from collections.abc import Callable, Mapping
from typing import Any

import msgspec

from games.kit.errors import BadRecord
from games.kit.events import Event


def reader(kinds: Mapping[str, type[msgspec.Struct]]) -> Callable[[Event], Any]:
    """Make a function that reads events of these kinds, and refuses others and broken ones."""
    decoders = {kind: msgspec.json.Decoder(struct, strict=True) for kind, struct in kinds.items()}

    def from_event(event: Event) -> Any:
        decoder = decoders.get(event.kind)
        if decoder is None:
            raise BadRecord("unknown-kind", step=event.seq)
        try:
            return decoder.decode(event.data)
        except msgspec.MsgspecError as error:
            raise BadRecord("broken-event", step=event.seq, kind=event.kind) from error

    return from_event
