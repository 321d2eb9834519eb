"""The bots there are: those shipped, and those that installed packages bring by the entry point `cairn.bots`."""

from functools import cache
from importlib.metadata import entry_points

from games.bots.contract import Bot
from games.bots.greedy import GreedyBot
from games.bots.random_bot import RandomBot
from games.kit.errors import BadSetup

SHIPPED: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot}


def bot(name: str) -> Bot:
    """Make a bot by its name."""
    if name not in bot_names():
        raise BadSetup("unknown-bot", bot=name[:40], known=", ".join(bot_names()))
    if name in SHIPPED:
        return SHIPPED[name]()
    (found,) = entry_points(group="cairn.bots", name=name)
    made: Bot = found.load()()
    return made


@cache
def bot_names() -> tuple[str, ...]:
    """List the names of all bots, the shipped ones first."""
    brought = sorted(point.name for point in entry_points(group="cairn.bots") if point.name not in SHIPPED)
    return (*SHIPPED, *brought)
