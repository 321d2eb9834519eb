"""What can go wrong at a table: each error carries a stable code and facts; `words` finds the sentence."""


class GameError(ValueError):
    """Something the caller can mend, told by a code and the facts of the case."""

    def __init__(self, code: str, **facts: object) -> None:
        """Keep the code and the facts; the message is for logs."""
        self.code = code
        self.facts = facts
        super().__init__(code, facts)

    def __str__(self) -> str:
        """Tell the code and the facts in one line."""
        told = " ".join(f"{name}={value}" for name, value in self.facts.items())
        return f"{self.code} {told}".strip()


class IllegalMove(GameError):
    """A move the rules do not allow here; the state is as it was."""


class BadSetup(GameError):
    """A match that cannot be set up like this."""


class BadEdition(GameError):
    """A data set that is unknown or cannot be read."""


class BadRecord(GameError):
    """A recorded match that is broken, tampered with, or does not follow the rules."""
