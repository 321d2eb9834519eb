"""Begin an action: as the main action of the turn, or as the step of an effect that grants it."""

from games.arnak.match import Match


def begin(match: Match) -> None:
    """Use up the main action, or take the step that granted the action off the agenda."""
    if match.state.agenda[-1][0] == "turn":
        match.state.main_done = True
    else:
        match.done()
