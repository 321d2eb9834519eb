"""Deal a ranked field into groups of equal strength, and keep apart those who should not meet again."""

from collections.abc import Hashable, Mapping, Sequence
from itertools import combinations
from typing import TypeVar

T = TypeVar("T", bound=Hashable)
Apart = Mapping[frozenset[T], int]
"""How much it costs to put two into one group; what is not named costs nothing."""


def deal(ranked: Sequence[T], sizes: Sequence[int], apart: Apart[T] | None = None) -> list[list[T]]:
    """Deal to and fro, the best first; then swap within a turn of dealing wherever that keeps more apart."""
    groups: list[list[T]] = [[] for _ in sizes]
    waiting = iter(ranked)
    turns: list[list[int]] = []
    while any(len(group) < size for group, size in zip(groups, sizes, strict=True)):
        there = range(len(sizes)) if len(turns) % 2 == 0 else range(len(sizes) - 1, -1, -1)
        turn = [number for number in there if len(groups[number]) < sizes[number]]
        for number in turn:
            groups[number].append(next(waiting))
        turns.append(turn)
    if apart:
        while _swap_once(groups, apart):
            pass
    return groups


def _swap_once(groups: list[list[T]], apart: Apart[T]) -> bool:
    """Make the first swap of two of the same turn that lessens the cost; say whether there was one."""
    for a, b in combinations(range(len(groups)), 2):
        for turn in range(min(len(groups[a]), len(groups[b]))):
            before = _cost(groups[a], turn, apart) + _cost(groups[b], turn, apart)
            groups[a][turn], groups[b][turn] = groups[b][turn], groups[a][turn]
            if _cost(groups[a], turn, apart) + _cost(groups[b], turn, apart) < before:
                return True
            groups[a][turn], groups[b][turn] = groups[b][turn], groups[a][turn]
    return False


def _cost(group: Sequence[T], turn: int, apart: Apart[T]) -> int:
    one = group[turn]
    return sum(apart.get(frozenset((one, other)), 0) for number, other in enumerate(group) if number != turn)
