import pytest

from tournaments.pairing import table_sizes


@pytest.mark.parametrize(
    ("players", "largest", "smallest", "tables", "byes"),
    [
        (23, 4, 3, (4, 4, 4, 4, 4, 3), 0),
        (47, 4, 3, (4,) * 11 + (3,), 0),
        (101, 4, 3, (4,) * 23 + (3,) * 3, 0),
        (22, 4, 3, (4, 4, 4, 4, 3, 3), 0),
        (5, 4, 3, (4,), 1),
        (5, 4, 2, (3, 2), 0),
        (11, 5, 4, (5, 5), 1),
        (23, 4, 4, (4,) * 5, 3),
        (7, 2, 2, (2, 2, 2), 1),
        (2, 4, 3, (), 2),
        (0, 4, 3, (), 0),
    ],
)
def test_fewest_byes_then_fewest_short_tables(
    players: int, largest: int, smallest: int, tables: tuple[int, ...], byes: int
) -> None:
    assert table_sizes(players, largest, smallest) == (tables, byes)
