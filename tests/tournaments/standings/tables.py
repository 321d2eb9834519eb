"""Short ways to write down results in tests."""

from tournaments.standings import Games, Line, Result


def result(round_: int, table: int, *lines: tuple[int, int] | tuple[int, int, int]) -> Result:
    """Write a result as (entrant, place) or (entrant, place, score)."""
    return Result(round_, table, tuple(Line(*line) for line in lines))


def scored(round_: int, table: int, **scores: int) -> Result:
    """Write a result as a1=34, a2=20 …: entrant 1 scored 34; places follow from the scores."""
    ordered = sorted(scores.values(), reverse=True)
    return Result(
        round_, table, tuple(Line(int(name[1:]), 1 + ordered.index(score), score) for name, score in scores.items())
    )


def games(*results: Result) -> Games:
    """Gather results and everybody in them."""
    return Games(tuple(sorted({line.entrant for one in results for line in one.lines})), results)
