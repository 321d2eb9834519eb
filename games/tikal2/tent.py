"""Use the tent, once a round: an extra exploration, or a key into the backpack.  Rulebook p. 18."""

from games.kit.errors import IllegalMove
from games.tikal2 import cards, keys
from games.tikal2.moment import Here, Moment, Told, Words

VERBS: tuple[str, ...] = ("tent",)


def moves(here: Here) -> list[str]:
    """List the options of the tent that are open."""
    if not here.mover.tent:
        return []
    extra = ["tent explore"] if cards.may_explore_extra(here.state) else []
    return [*extra, "tent key"] if any(here.state.stock) else extra


def play(moment: Moment, words: Words) -> None:
    """Turn the tent and take the option."""
    state = moment.state
    if len(words) != 2 or words[1] not in ("explore", "key"):
        raise IllegalMove("bad-notation")
    if not moment.mover.tent:
        raise IllegalMove("tent-used")
    if words[1] == "key":
        if not any(state.stock):
            raise IllegalMove("no-key-in-stock")
        moment.mover.tent = False
        moment.tell("used-tent-key", {"seat": moment.seat}, f"tent_{moment.seat}")
        keys.ask(moment, keys.ANY_COLOR, camp=False)
        return
    if not cards.may_explore_extra(state):
        raise IllegalMove("no-extra-now")
    moment.mover.tent = False
    moment.tell("used-tent-explore", {"seat": moment.seat}, f"tent_{moment.seat}")
    cards.begin_extra(state)


def explain(here: Here, words: Words) -> Told:
    """Say which option."""
    return f"tent-{words[1]}", {}, (f"tent_{here.seat}",)
