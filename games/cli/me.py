"""You at the terminal: a bot that asks."""

from random import Random

from games.bots.contract import Bot, Table
from games.bots.registry import bot
from games.cli.panels import position_in_words
from games.kit import editions
from games.kit.words import words_of

ME = "me"


def me_or_bot(name: str) -> Bot:
    """Make a bot by its name; `me` is you."""
    return Me() if name == ME else bot(name)


class Me:
    """Shows the options in words and reads a number, or a move as it is written."""

    def choose(self, table: Table, rng: Random) -> str:
        """Ask until the answer is one of the legal moves."""
        engine, decision = table.engine, table.decision
        words = words_of(engine.slug, editions.shipped(engine.slug)[0].names)
        print(f"\n{words.say('prompt', decision.prompt.key, decision.prompt.arguments)}  (seat {decision.seat + 1})")
        options = engine.options(table.sample(rng))
        for number, option in enumerate(options, 1):
            print(f"{number:>4}  {words.say('option', option.line.key, option.line.arguments):60} {option.move}")
        while True:
            answer = input("number or move (v shows the position): ").strip()
            if answer == "v":
                print(position_in_words(table.view))
            elif answer.isdecimal() and 1 <= int(answer) <= len(options):
                return options[int(answer) - 1].move
            elif answer in decision.moves:
                return answer
            else:
                print(f"Please give a number from 1 to {len(options)}, or one of the moves.")
