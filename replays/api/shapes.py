"""What the API takes and gives, as shapes."""

from typing import Any

from rest_framework import serializers
from rest_framework.serializers import Serializer

from replays.models.match import Status, Visibility

Shape = Serializer[Any]
LAST_STEP = 2**31 - 1


class ClockShape(Shape):
    """Seconds for each turn, and a bank of seconds for the whole match."""

    turn = serializers.IntegerField(min_value=1, max_value=60 * 86_400)
    bank = serializers.IntegerField(min_value=0, max_value=365 * 86_400, default=0)


class NewMatch(Shape):
    """A match to be opened."""

    game = serializers.CharField(max_length=20)
    seats = serializers.ListField(
        child=serializers.CharField(max_length=64),
        min_length=1,
        max_length=10,
        help_text="Who sits where: `me`, `open` (claimed by a link), `bot:greedy`, or a player's name.",
    )
    edition = serializers.CharField(max_length=60, default="base")
    options = serializers.DictField(child=serializers.CharField(max_length=60), default=dict)
    visibility = serializers.ChoiceField(Visibility.choices, default=Visibility.PUBLIC)
    clock = ClockShape(required=False, allow_null=True, default=None)
    stand_in = serializers.CharField(
        max_length=60, default="random", help_text="The bot that plays on for whoever resigns or runs out of time."
    )


class SeatShape(Shape):
    """A chair at a match."""

    seat = serializers.IntegerField()
    player = serializers.CharField(help_text="The player's name; of an open seat `open seat`.")
    id = serializers.CharField(help_text="The player's opaque id as the log knows it; empty while the seat is open.")
    bot = serializers.CharField(help_text="The bot that plays this seat; empty if the player does.")
    left = serializers.CharField(help_text="How the player left, if he did: `seat-resigned`, `seat-timed-out` …")
    bank = serializers.IntegerField(allow_null=True, help_text="Microseconds left in the bank.")
    total = serializers.IntegerField(allow_null=True)
    place = serializers.IntegerField(allow_null=True)
    claim = serializers.CharField(
        required=False, help_text="What to claim an open seat with; shown to the opener only."
    )


class MatchShape(Shape):
    """A match; times are whole microseconds since 1970."""

    id = serializers.UUIDField()
    game = serializers.CharField()
    edition = serializers.CharField()
    options = serializers.DictField(child=serializers.CharField())
    status = serializers.ChoiceField(Status.choices)
    visibility = serializers.ChoiceField(Visibility.choices)
    imported = serializers.BooleanField()
    stand_in = serializers.CharField()
    clock = ClockShape(allow_null=True)
    step = serializers.IntegerField(help_text="The last step; -1 before the match begins.")
    to_move = serializers.IntegerField(allow_null=True)
    made_at = serializers.IntegerField()
    opened_at = serializers.IntegerField(allow_null=True)
    moved_at = serializers.IntegerField(allow_null=True)
    turn_since = serializers.IntegerField(allow_null=True)
    flag_at = serializers.IntegerField(allow_null=True)
    finished_at = serializers.IntegerField(allow_null=True)
    seats = SeatShape(many=True)
    you = serializers.IntegerField(allow_null=True, help_text="Your seat.")
    viewers = serializers.ListField(child=serializers.CharField(), help_text="As whom you may look at it.")


class MatchPage(Shape):
    """A page of matches."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = MatchShape(many=True)


class MatchFilters(Shape):
    """Which matches to list."""

    game = serializers.CharField(required=False, max_length=20)
    status = serializers.ChoiceField(Status.choices, required=False)
    seats = serializers.IntegerField(required=False, min_value=1, max_value=10)
    player = serializers.CharField(required=False, max_length=64)
    opponent = serializers.CharField(required=False, max_length=64)
    result = serializers.ChoiceField(["won", "lost"], required=False, help_text="Of `player`.")
    tournament = serializers.UUIDField(required=False)
    waiting = serializers.BooleanField(required=False, help_text="Only those that wait for your move.")


class Claim(Shape):
    """What the link to an open seat holds."""

    claim = serializers.CharField(max_length=43)


class Look(Shape):
    """As whom to look, and at which step."""

    viewer = serializers.CharField(required=False, max_length=10, help_text="A seat from 0, `public` or `all`.")
    step = serializers.IntegerField(required=False, min_value=0, max_value=LAST_STEP)


class TableShape(Shape):
    """A position as one viewer may know it."""

    step = serializers.IntegerField()
    viewer = serializers.CharField()
    to_move = serializers.IntegerField(allow_null=True)
    view = serializers.DictField(help_text="As the game defines it.")


class ChoiceShape(Shape):
    """One legal move."""

    move = serializers.CharField()
    words = serializers.CharField()
    elements = serializers.ListField(child=serializers.CharField())


class QuestionShape(Shape):
    """What you are asked; without choices it is not your turn."""

    step = serializers.IntegerField()
    to_move = serializers.IntegerField(allow_null=True)
    prompt = serializers.CharField()
    choices = ChoiceShape(many=True)
    undo = serializers.ListField(child=serializers.IntegerField(), help_text="The steps to which you may go back.")


class Move(Shape):
    """A move at the step you have seen; with an id of yours, sending it again does no harm."""

    move = serializers.CharField(max_length=400, trim_whitespace=False)
    step = serializers.IntegerField(min_value=0, max_value=LAST_STEP)
    id = serializers.UUIDField(required=False)


class Undo(Shape):
    """Take back your last move, or all after step `to`."""

    step = serializers.IntegerField(min_value=0, max_value=LAST_STEP)
    to = serializers.IntegerField(required=False, min_value=0, max_value=LAST_STEP)


class Handing(Shape):
    """Which seat, and which bot shall play it."""

    seat = serializers.IntegerField(min_value=0, max_value=9)
    bot = serializers.CharField(max_length=60)


class Recorded(Shape):
    """What was recorded, and how the match stands now."""

    step = serializers.IntegerField(help_text="The step of what you did.")
    match = MatchShape()


class FactShape(Shape):
    """What happened, as you may know it."""

    key = serializers.CharField()
    arguments = serializers.DictField()
    elements = serializers.ListField(child=serializers.CharField())


class LineShape(Shape):
    """One event as you may know it; `move` only if it was yours, or the match is over."""

    step = serializers.IntegerField()
    kind = serializers.CharField()
    seat = serializers.IntegerField(allow_null=True)
    turn = serializers.IntegerField()
    at = serializers.IntegerField()
    words = serializers.ListField(child=serializers.CharField())
    facts = FactShape(many=True)
    move = serializers.CharField(allow_null=True)
    undone = serializers.BooleanField()


class Lines(Shape):
    """What happened."""

    viewer = serializers.CharField()
    events = LineShape(many=True)


class EventFilters(Shape):
    """As whom to look, and what to leave out."""

    viewer = serializers.CharField(required=False, max_length=10)
    after = serializers.IntegerField(required=False, min_value=-1, max_value=LAST_STEP, default=-1)
    undone = serializers.BooleanField(default=False, help_text="Tell moves that were taken back, too.")


class TimelineFilters(Shape):
    """As whom to look."""

    viewer = serializers.CharField(required=False, max_length=10)
    undone = serializers.BooleanField(default=False, help_text="Tell moves that were taken back, too.")


class TimelineStep(LineShape):
    """A step of a timeline; `changes` are `[path, value]` pairs, `view` is there now and then."""

    changes = serializers.ListField(child=serializers.ListField())
    view = serializers.DictField(required=False)
    totals = serializers.ListField(child=serializers.IntegerField(), required=False)


class TimelineShape(Shape):
    """A match from its first view on; words name the seats as ⟨0⟩, ⟨1⟩ and so on."""

    match = serializers.UUIDField()
    game = serializers.CharField()
    seats = serializers.IntegerField()
    viewer = serializers.CharField()
    over = serializers.BooleanField()
    first = serializers.DictField()
    steps = TimelineStep(many=True)
