"""What the organiser must do next: one button."""

from typing import NamedTuple

from tournaments.models import Tournament


class Step(NamedTuple):
    """An action, the words on its button, and what has to be known beside it."""

    action: str
    label: str
    note: str


def next_step(tournament: Tournament) -> Step | None:
    """Say what comes next; None when it waits for others or is over."""
    progress = tournament.progress
    if progress.status == "registering":
        return Step(
            "pair-round", "Pair round 1", f"{progress.entrants} entrants so far; registration stays as it is set."
        )
    if progress.status != "running":
        return (
            Step("archive-tournament", "Archive", "Nothing more is expected.") if progress.status == "ended" else None
        )
    if progress.format == "ladder":
        waits = Step("pair-round", "Match whoever waits", "Those at open tables play on beside them.")
        return waits if progress.play == "hand" else None
    if progress.open_tables:
        return None
    if progress.round < progress.rounds:
        label = f"Close round {progress.round} and pair round {progress.round + 1}"
        return Step("pair-round", label, "Every result is there.")
    if not progress.round_closed:
        return Step("close-round", f"Close round {progress.round}", "Every result of the last round is there.")
    return Step("end-tournament", "End the tournament", "All rounds are closed.")
