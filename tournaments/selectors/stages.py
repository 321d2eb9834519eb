"""The way to the title: round by round of a knockout, group by group of a group stage; who goes on, and why."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple
from uuid import UUID

from tournaments.draws import groups, knockout
from tournaments.points import to_text
from tournaments.selectors.rounds import names_in
from tournaments.state import GONE, Competition, Round, Table
from tournaments.streams import competition

STAGED = ("knockout", "groups")
WINNER, WILDCARD = "goes on", "goes on as the best of the others"


class Sitter(NamedTuple):
    """Somebody at a table or in a group: how he did, and why he goes on if he does."""

    entrant: int
    name: str
    place: int | None
    score: str
    on: str


class Block(NamedTuple):
    """A table of a knockout, or a group."""

    title: str
    round: int
    table: int
    sitters: list[Sitter]


class StageView(NamedTuple):
    """A stage, what is played in it, and what a correction would have changed."""

    title: str
    blocks: list[Block]
    byes: list[str]
    note: str


def stages_of(tournament: UUID) -> list[StageView]:
    """Show all stages so far, the first first; nothing where all play all rounds."""
    state, _ = competition(tournament)
    if state.settings.format == "knockout":
        return [_knockout_round(state, round_) for round_ in state.rounds]
    return (
        [_group_stage(state, rounds) for rounds in groups.stages_in(state)] if state.settings.format == "groups" else []
    )


def corrected_note(tournament: UUID, round_: int) -> str:
    """Say who would have gone on after a round if its correction had come in time."""
    state, _ = competition(tournament)
    if state.settings.format == "knockout" and round_ < len(state.rounds):
        return _note_after_cut(state, state.rounds[round_ - 1])
    if state.settings.format == "groups":
        for rounds in groups.stages_in(state):
            if rounds[-1].number == round_:
                return _note_after_groups(state, rounds)
    return ""


def _knockout_round(state: Competition, round_: Round) -> StageView:
    final = any(table.group == "final" for table in round_.tables)
    names = names_in(state, [*round_.byes, *(one for table in round_.tables for one in table.entrants)])
    on: dict[int, str] = {}
    if not round_.open_tables and not final:
        cut = knockout.survivors(state, round_)
        on = {one.entrant: WILDCARD if one.is_wildcard else WINNER for one in cut.on}
        if actual := _seeded_after(state, round_):
            on = {one: on.get(one, WINNER) for one in actual}
    blocks = [
        Block(f"Table {table.number}", round_.number, table.number, _at_table(table, names, on, final))
        for table in round_.tables
    ]
    title = "Final" if final else f"Round {round_.number}"
    return StageView(title, blocks, [names[one] for one in round_.byes], _note_after_cut(state, round_))


def _at_table(table: Table, names: dict[int, str], on: dict[int, str], final: bool) -> list[Sitter]:
    results = {seat.entrant: seat for seat in table.result or ()}
    sitters = []
    for one in table.entrants:
        result = results.get(one)
        score = "" if result is None or result.score is None else str(result.score)
        why = on.get(one, "")
        if final and result and result.place == 1:
            why = "wins"
        sitters.append(Sitter(one, names[one], result.place if result else None, score, why))
    return sorted(sitters, key=lambda sitter: sitter.place or 99)


def _group_stage(state: Competition, rounds: Sequence[Round]) -> StageView:
    stage, options = rounds[0].inputs["stage"], groups.options_of(state.settings)
    final, advance = stage == len(options.stages), options.stages[stage - 1].advance
    found = groups.group_rows(state, rounds)
    names = names_in(state, [row.entrant for _, rows in found for row in rows])
    going = set(_group_after(state, rounds)) or (
        {one.entrant for one in groups.qualifiers(state, rounds)} if groups.is_played(state, rounds) else set()
    )
    over = groups.is_played(state, rounds)
    blocks = []
    for title, rows in found:
        sitters = []
        for line, row in enumerate(rows, 1):
            on = "" if row.entrant not in going or final else WINNER if line <= advance else WILDCARD
            if final and over and row.place == 1:
                on = "wins"
            place = row.place if row.played else None
            sitters.append(Sitter(row.entrant, names[row.entrant], place, to_text(row.score), on))
        blocks.append(Block(title[0].upper() + title[1:], rounds[-1].number, 0, sitters))
    title = groups.stage_name(options, stage).capitalize()
    return StageView(title, blocks, [], _note_after_groups(state, rounds))


def _seeded_after(state: Competition, round_: Round) -> list[int]:
    after = state.round_number(round_.number + 1)
    seeded: list[int] = after.inputs["seeded"] if after else []
    return seeded


def _group_after(state: Competition, rounds: Sequence[Round]) -> list[int]:
    after = state.round_number(rounds[-1].number + 1)
    return [one for group in after.inputs["groups"] for one in group] if after else []


def _note_after_cut(state: Competition, round_: Round) -> str:
    actual = _seeded_after(state, round_)
    if not actual or round_.open_tables or not _was_corrected(state, [round_]):
        return ""
    return _note(state, (one.entrant for one in knockout.survivors(state, round_).on), actual)


def _note_after_groups(state: Competition, rounds: Sequence[Round]) -> str:
    actual = _group_after(state, rounds)
    if not actual or not _was_corrected(state, rounds):
        return ""
    return _note(state, (one.entrant for one in groups.qualifiers(state, rounds)), actual)


def _was_corrected(state: Competition, rounds: Sequence[Round]) -> bool:
    after = state.round_number(rounds[-1].number + 1)
    return after is not None and any(table.decided > after.paired_at for one in rounds for table in one.tables)


def _note(state: Competition, would: Iterable[int], actual: Iterable[int]) -> str:
    """Say it in a sentence; who left meanwhile, or stands in for somebody, is no work of the correction."""
    going, gone_on = set(would), set(actual)
    missed = sorted(one for one in going - gone_on if state.entrants[one].status not in GONE)
    extra = sorted(one for one in gone_on - going if not state.entrants[one].stands_in_for)
    if not missed or not extra:
        return ""
    names = names_in(state, [*missed, *extra])
    instead = " and ".join(names[one] for one in missed), " and ".join(names[one] for one in extra)
    return f"After a correction {instead[0]} would have gone on instead of {instead[1]}; what was played stays."
