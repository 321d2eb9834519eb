"""Check how a match is to begin, and fill in what was left open."""

import msgspec

from games.kit.contract import AnyEngine, Setup
from games.kit.errors import BadSetup


def check_setup(engine: AnyEngine, setup: Setup) -> Setup:
    """Return the setup with every option spelled out, or say what is wrong with it."""
    if setup.seats not in engine.seats:
        low, high = engine.seats[0], engine.seats[-1]
        raise BadSetup("wrong-seat-count", game=engine.name, seats=setup.seats, low=low, high=high)
    if not 1 <= setup.rules <= engine.rules:
        raise BadSetup("unknown-rules-revision", game=engine.name, rules=setup.rules)
    for name, value in setup.options.items():
        if name not in engine.choices:
            known = ", ".join(engine.choices) or "none"
            raise BadSetup("unknown-option", game=engine.name, option=name, known=known)
        if value not in engine.choices[name]:
            known = ", ".join(engine.choices[name])
            raise BadSetup("unknown-option-value", option=name, value=value, known=known)
    options = {name: setup.options.get(name, values[0]) for name, values in engine.choices.items()}
    return msgspec.structs.replace(setup, options=options)
