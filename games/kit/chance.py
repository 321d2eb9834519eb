"""Chance: every random answer is drawn once, recorded, and played back for ever after."""

import secrets
from collections.abc import Sequence
from random import Random
from typing import Protocol

from games.kit.errors import BadRecord


class Chance(Protocol):
    """Whoever answers when the rules ask luck."""

    def below(self, n: int) -> int:
        """Answer a whole number from 0 to n-1, each as likely."""

    def weighted(self, weights: Sequence[int]) -> int:
        """Answer an index, each as likely as its weight."""


class Answers(Chance, Protocol):
    """Chance that keeps what it answered, for the log."""

    answers: list[int]


def pick(weights: Sequence[int], ticket: int) -> int:
    """Find the index that holds a ticket numbered from 0 to sum(weights)-1."""
    for index, weight in enumerate(weights):
        ticket -= weight
        if ticket < 0:
            return index
    raise ValueError("the ticket is higher than the sum of the weights")


class LiveChance:
    """Draws from the operating system and keeps its answers; no seed exists that could leak."""

    def __init__(self) -> None:
        """Start with no answers given."""
        self.answers: list[int] = []

    def below(self, n: int) -> int:
        """Answer from the operating system's randomness."""
        answer = secrets.randbelow(n)
        self.answers.append(answer)
        return answer

    def weighted(self, weights: Sequence[int]) -> int:
        """Answer from the operating system's randomness."""
        answer = pick(weights, secrets.randbelow(sum(weights)))
        self.answers.append(answer)
        return answer


class SeededChance:
    """Draws from a seed, for simulations; the answers are kept as in live play."""

    def __init__(self, seed: int | str) -> None:
        """Seed the generator; only `Random.random` is used, which is the same on every machine."""
        self.random = Random(seed).random
        self.answers: list[int] = []

    def below(self, n: int) -> int:
        """Answer from the seeded generator."""
        answer = int(self.random() * n)
        self.answers.append(answer)
        return answer

    def weighted(self, weights: Sequence[int]) -> int:
        """Answer from the seeded generator."""
        answer = pick(weights, int(self.random() * sum(weights)))
        self.answers.append(answer)
        return answer


class RecordedChance:
    """Plays recorded answers back, and refuses any that could not have been given."""

    def __init__(self, answers: Sequence[int] = ()) -> None:
        """Start at the first of these answers."""
        self.answers = answers
        self.given = 0

    def rewind(self, answers: Sequence[int]) -> None:
        """Go on with the answers of the next move."""
        self.answers = answers
        self.given = 0

    def below(self, n: int) -> int:
        """Give the next recorded answer."""
        try:
            answer = self.answers[self.given]
        except IndexError:
            raise BadRecord("chance-missing") from None
        if not 0 <= answer < n:
            raise BadRecord("chance-impossible", answer=answer, below=n)
        self.given += 1
        return answer

    def weighted(self, weights: Sequence[int]) -> int:
        """Give the next recorded answer."""
        answer = self.below(len(weights))
        if not weights[answer]:
            raise BadRecord("chance-impossible", answer=answer, below=len(weights))
        return answer

    def check_used_up(self) -> None:
        """Complain if the record holds answers that nobody asked for."""
        if self.given != len(self.answers):
            raise BadRecord("chance-left-over", count=len(self.answers) - self.given)
