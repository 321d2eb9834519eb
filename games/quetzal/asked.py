"""What is asked: the state, its box, and the task that waits for a decision."""

from games.quetzal.box import Box
from games.quetzal.state import Seat, State, Task


class Asked:
    """What a decision needs to list and explain its moves."""

    __slots__ = ("box", "state", "task")

    def __init__(self, state: State, box: Box) -> None:
        """Look at the latest task of the agenda."""
        self.state = state
        self.box = box
        self.task: Task = state.agenda[-1]

    @property
    def seat(self) -> Seat:
        """Give the seat that must decide."""
        return self.state.seats[self.task.seat]
