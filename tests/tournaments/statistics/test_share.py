"""Wilson's interval."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tournaments.statistics.share import mean, wilson


def test_known_intervals() -> None:
    """Newcombe, Statistics in Medicine 17 (1998), table I, method 3."""
    for happened, matches, low, high in [(81, 263, 0.2553, 0.3662), (15, 148, 0.0624, 0.1605), (0, 20, 0.0, 0.1611)]:
        found = wilson(happened, matches)
        assert found.low == pytest.approx(low, abs=5e-5)
        assert found.high == pytest.approx(high, abs=5e-5)


def test_without_a_match_anything_may_be() -> None:
    assert wilson(0, 0) == (0, 0, 1)


@given(st.integers(1, 10_000), st.fractions(0, 1))
def test_the_share_lies_within_its_interval(matches: int, share: Fraction) -> None:
    found = wilson(share * matches, matches)
    assert 0 <= found.low <= found.value + 1e-12
    assert found.value - 1e-12 <= found.high <= 1


def test_a_mean_lies_within_its_interval_and_few_matches_say_little() -> None:
    assert mean(1, 2, 4, 1, 5) == (2, 1, 5)
    assert mean(4, 8, 16, 1, 5) == (2, 1, 5)
    assert mean(5, 10, 20, 1, 5) == (2, 2, 2)
    assert mean(8, 16, 40, 1.5, 5).low == 1.5
    found = mean(8, 16, 40, 1, 5)
    assert found.low == pytest.approx(2 - 1.96 * (1 / 7) ** 0.5, abs=1e-3)
    assert found.high == pytest.approx(2 + 1.96 * (1 / 7) ** 0.5, abs=1e-3)
