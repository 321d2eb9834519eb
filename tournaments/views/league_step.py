"""What the organiser of a league must do next: one button."""

from tournaments.models import Progress, Season
from tournaments.views.next_step import Step


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
