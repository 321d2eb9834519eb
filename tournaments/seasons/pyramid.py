"""From registrations and the season before to a pyramid of divisions, and from final tables to the next one."""

from collections.abc import Iterator, Mapping
from fractions import Fraction

from tournaments.draws.choices import LeagueChoices, chosen
from tournaments.formats import promotion
from tournaments.formats.options import BadOptions
from tournaments.formats.season import Division as PureDivision
from tournaments.formats.season import Pyramid, SeasonOptions, pyramid_of
from tournaments.refusals import Refused
from tournaments.seasons import events as e
from tournaments.seasons.fold import SeasonState
from tournaments.standings.values import UNIT


def options_of(opened: e.SeasonOpened) -> SeasonOptions:
    """Read the options of a season."""
    try:
        cycles = chosen(opened.settings, LeagueChoices).cycles
        return SeasonOptions(opened.settings.table, opened.size, opened.widths, opened.up, opened.down, cycles)
    except BadOptions as error:
        raise Refused("bad-settings", what="These numbers do not make a pyramid of divisions.") from error


def draw(state: SeasonState, former: SeasonState | None, rested: Mapping[str, int]) -> e.DivisionsDrawn:
    """Build this season's divisions: by rating at first, later by how the last season ended.

    `rested` tells the tier that players had before a hiatus.
    """
    options = options_of(state.opened)
    players = list(state.players.values())
    if len(players) < options.table_size:
        raise Refused("too-few-entrants", count=len(players))
    moves: tuple[promotion.Move, ...] = ()
    if former is None:
        ranked = sorted(players, key=lambda one: -one.rating)
        pyramid = pyramid_of([one.player for one in ranked], options)
    else:
        pyramid, moves = _after(former, state, rested)
    if small := [one for one in pyramid if len(one.players) < options.table_size]:
        raise Refused("division-too-small", count=len(small[0].players), table=options.table_size)
    divisions = [
        e.Division(str(state.tournament_id(one.level, one.number)), one.level, one.number, list(one.players))
        for one in pyramid
    ]
    rests = _resting(former, state) if former else ()
    return e.DivisionsDrawn(divisions, [*(e.Move(*move) for move in moves), *rests])


def moves_at_end(state: SeasonState) -> list[e.Move]:
    """Say where everybody would stand next if all went on and nobody came."""
    transition = promotion.next_season(_pyramid(state), _finishes(state), options_of(state.opened))
    return [e.Move(*move) for move in transition.moves]


def _after(
    former: SeasonState, state: SeasonState, rested: Mapping[str, int]
) -> tuple[Pyramid, tuple[promotion.Move, ...]]:
    before = {player for division in former.divisions for player in division.players}
    coming = sorted((one for one in state.players if one not in before), key=lambda one: -state.players[one].rating)
    transition = promotion.next_season(
        _pyramid(former),
        _finishes(former),
        options_of(state.opened),
        rule=options_of(former.opened),
        leaving=before - state.players.keys(),
        returning=[promotion.Returning(one, rested[one]) for one in coming if one in rested],
        newcomers=[one for one in coming if one not in rested],
    )
    return transition.pyramid, transition.moves


def _resting(former: SeasonState, state: SeasonState) -> Iterator[e.Move]:
    for division in former.divisions:
        for player in division.players:
            if player not in state.players:
                yield e.Move(player, division.tier, 0, "rests")


def _pyramid(state: SeasonState) -> Pyramid:
    return tuple(PureDivision(one.tier, one.number, tuple(one.players)) for one in state.divisions)


def _finishes(state: SeasonState) -> dict[tuple[int, int], list[promotion.Finish]]:
    return {
        (one.tier, one.number): [
            promotion.Finish(row.player, Fraction(row.points, UNIT * max(1, row.played)), row.left)
            for row in state.orders[one.tournament]
        ]
        for one in state.divisions
    }
