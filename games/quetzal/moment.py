"""A moment of play: the state and its box, chance to ask, and the facts told so far."""

from games.kit.chance import Chance
from games.kit.facts import Fact, Value
from games.kit.knowledge import only
from games.quetzal.box import Box
from games.quetzal.state import State, Task


class Moment:
    """What every rule needs while a move is played."""

    __slots__ = ("box", "chance", "facts", "state")

    def __init__(self, state: State, box: Box, chance: Chance) -> None:
        """Begin with nothing told."""
        self.state = state
        self.box = box
        self.chance = chance
        self.facts: list[Fact] = []

    def tell(self, key: str, arguments: dict[str, Value], *elements: str, reveals: bool = False) -> None:
        """Tell everybody what happened."""
        self.facts.append(Fact(key, arguments, elements, reveals=reveals))

    def tell_only(self, seat: int, key: str, arguments: dict[str, Value], public: Fact) -> None:
        """Tell one seat what happened, and everybody else its public form."""
        self.facts.append(Fact(key, arguments, public.elements, only(seat), public))

    def push(self, task: Task) -> None:
        """Put a task before all that is still to be done."""
        self.state.agenda.append(task)

    def done(self) -> None:
        """Take the present task off the agenda."""
        self.state.agenda.pop()
