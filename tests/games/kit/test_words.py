"""Words: sentences with names and numbers filled in, and nothing in a name can break them."""

from games.kit.errors import IllegalMove
from games.kit.words import Words, words_of

WORDS = Words(
    {
        "fact": {
            "took": "{seat:player} takes {cards:names} and {n:coin|coins}.",
            "met": "{seats:players} meet.",
        },
        "name": {"jar_1": "a jar"},
    },
    {"jar_1": "jar", "idol": "an idol"},
)


def test_names_and_numbers_are_filled_in() -> None:
    told = {"seat": 1, "cards": ["jar_1", "idol", "old_map"], "n": 1}
    assert WORDS.say("fact", "took", told, ["Ada", "Ben"]) == "Ben takes a jar, an idol and old map and 1 coin."
    assert WORDS.say("fact", "took", {**told, "cards": [], "n": 2}) == "Seat 2 takes nothing and 2 coins."
    assert WORDS.say("fact", "met", {"seats": [0, 1]}, ["Ada", "Ben"]) == "Ada and Ben meet."


def test_a_name_with_braces_is_only_a_name() -> None:
    assert WORDS.say("fact", "took", {"seat": 0, "cards": ["idol"], "n": 0}, ["{n}{seat.__class__}"]).startswith(
        "{n}{seat"
    )


def test_a_missing_sentence_still_tells_what_is_known() -> None:
    assert WORDS.say("fact", "went-away", {"seat": 2}) == "went away: seat 2"


def test_an_error_is_explained() -> None:
    assert words_of(None).explain(IllegalMove("move-too-long", most=400)) == "A move has at most 400 characters."
