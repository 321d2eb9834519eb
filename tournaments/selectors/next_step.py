"""What the organiser of a tournament or a league must do next: one button."""

from typing import NamedTuple

from tournaments.models import Progress, Season, Tournament


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


def next_league_step(season: Season) -> Step | None:
    """Say what comes next; None when it waits for others."""
    if season.status == "registering":
        return Step("draw-divisions", "Draw the divisions", "Then nobody can come or go any more.")
    if season.status == "ended":
        note = "It is run like this one; the settings can be changed until its divisions are drawn."
        return Step("open-season", f"Open season {season.number + 1}", note)
    ready = Progress.objects.filter(season=season.id, status="running", round__gt=0, open_tables=0)
    names = sorted(ready.values_list("division", flat=True))
    if not names:
        return None
    note = f"All results are there in division{'s' if len(names) > 1 else ''} {', '.join(names)}."
    return Step("advance-divisions", "Close the rounds and go on", note)
