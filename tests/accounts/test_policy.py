import pytest

from accounts.models import Player
from accounts.policy import TABLE, may

ROLES = {
    "nobody": None,
    "stranger": Player(name="stranger"),
    "seated": Player(name="seated"),
    "opener": Player(name="opener"),
    "staff": Player(name="staff", is_staff=True),
    "closed": Player(name="closed", is_active=False, is_staff=True),
}


class Match:
    """A thing with two people at it."""

    def __init__(self, *words: str) -> None:
        self.words = frozenset(words)

    def standing_of(self, player: Player | None) -> frozenset[str]:
        own = {player.name} & {"seated", "opener"} if player else set()
        return self.words | own


def allowed(verb: str, *words: str) -> set[str]:
    return {role for role, player in ROLES.items() if may(player, verb, Match(*words))}


EVERYBODY = set(ROLES)
INSIDERS = {"seated", "opener", "staff"}


@pytest.mark.parametrize(
    ("verb", "words", "who"),
    [
        ("list-match", ("public", "running"), EVERYBODY),
        ("list-match", ("unlisted", "running"), INSIDERS),
        ("list-match", ("private", "running"), INSIDERS),
        ("see-match", ("public", "running"), EVERYBODY),
        ("see-match", ("unlisted", "running"), EVERYBODY),
        ("see-match", ("private", "running"), INSIDERS),
        ("open-match", (), {"stranger", "seated", "opener", "staff"}),
        ("import-match", (), {"stranger", "seated", "opener", "staff"}),
        ("claim-seat", ("private", "open"), {"stranger", "seated", "opener", "staff"}),
        ("claim-seat", ("private", "running"), set()),
        ("play", ("public", "running"), {"seated"}),
        ("play", ("public", "over"), set()),
        ("undo", ("public", "running"), {"seated"}),
        ("resign", ("public", "running"), {"seated"}),
        ("resign", ("public", "over"), set()),
        ("hand-seat-to-bot", ("public", "running"), {"seated", "staff"}),
        ("see-every-seat", ("public", "running"), set()),
        ("see-every-seat", ("public", "over"), EVERYBODY),
        ("see-every-seat", ("private", "over"), INSIDERS),
        ("export-match", ("public", "running"), set()),
        ("export-match", ("private", "over"), INSIDERS),
        ("void-match", ("public", "running"), {"staff"}),
        ("see-jobs", (), {"staff"}),
    ],
)
def test_who_may_do_what_to_a_match(verb: str, words: tuple[str, ...], who: set[str]) -> None:
    assert allowed(verb, *words) == who


def test_a_bot_neither_imports_matches_nor_registers_bots() -> None:
    bot = Player(name="bot", owner=ROLES["stranger"])
    assert may(bot, "open-match")
    assert not may(bot, "import-match")
    assert not may(bot, "register-bot")


def test_tokens_are_made_for_oneself_and_for_ones_own_bots() -> None:
    owner, other = ROLES["stranger"], ROLES["seated"]
    bot = Player(name="bot", owner=owner)
    assert may(owner, "make-token", owner)
    assert may(owner, "make-token", bot)
    assert not may(other, "make-token", bot)
    assert not may(None, "make-token", bot)
    assert not may(ROLES["staff"], "make-token", owner)


def test_a_person_is_forgotten_by_himself_or_by_staff_only() -> None:
    person = ROLES["stranger"]
    assert may(person, "forget-player", person)
    assert may(ROLES["staff"], "forget-player", person)
    assert not may(ROLES["seated"], "forget-player", person)


def test_a_closed_account_may_no_more_than_anyone() -> None:
    things = Match("public", "running")
    assert [verb for verb in TABLE if may(ROLES["closed"], verb, things)] == ["list-match", "see-match"]
