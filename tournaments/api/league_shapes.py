"""What the API of leagues takes and gives, as shapes."""

from rest_framework import serializers

from replays.api.shapes import Shape
from tournaments.api.shapes import DecisionShape


class SeasonShape(Shape):
    """A season of a league."""

    id = serializers.UUIDField()
    number = serializers.IntegerField()
    status = serializers.CharField()
    entrants = serializers.IntegerField()
    divisions = serializers.IntegerField()


class LeagueShape(Shape):
    """A league and its seasons, the newest first."""

    slug = serializers.CharField()
    title = serializers.CharField()
    about = serializers.CharField(allow_blank=True)
    game = serializers.CharField()
    seasons = SeasonShape(many=True)


class HelperShape(Shape):
    """Somebody who helps to run a league."""

    name = serializers.CharField()
    role = serializers.CharField()


class OneLeagueShape(LeagueShape):
    """A league, those who help to run it, and what you may do to it."""

    helpers = HelperShape(many=True)
    actions = serializers.ListField(child=serializers.CharField())


class NewLeague(Shape):
    """A league to be founded, and how its first season is run."""

    title = serializers.CharField(max_length=120)
    about = serializers.CharField(max_length=4000, default="", allow_blank=True)
    game = serializers.CharField(max_length=20)
    table = serializers.IntegerField(required=False, min_value=2, max_value=5, help_text="How many sit at a table.")
    size = serializers.IntegerField(required=False, min_value=3, max_value=31, help_text="Players of a division.")
    widths = serializers.ListField(
        child=serializers.IntegerField(min_value=1, max_value=1000),
        required=False,
        min_length=1,
        max_length=20,
        help_text="Divisions of each tier, from the top; the last number repeats below.",
    )
    up = serializers.IntegerField(required=False, min_value=0, max_value=30, help_text="How many go up.")
    down = serializers.IntegerField(required=False, min_value=0, max_value=30, help_text="How many go down.")
    cycles = serializers.IntegerField(required=False, min_value=1, max_value=5, help_text="Times the schedule is run.")
    window_hours = serializers.IntegerField(default=1440, min_value=0, max_value=5000, help_text="0: no end is set.")
    clock = serializers.ChoiceField(["none", "5m", "1h", "1d", "3d"], default="3d", help_text="For each turn.")
    overdue = serializers.ChoiceField(["wait", "flag"], required=False, help_text="What an overrun turn leads to.")
    points = serializers.DictField(
        child=serializers.ListField(child=serializers.IntegerField()),
        required=False,
        help_text="By table size, for each place.",
    )
    tie_breaks = serializers.ListField(child=serializers.CharField(max_length=40), required=False, max_length=20)
    bye = serializers.ChoiceField(["mean", "win", "nothing"], required=False)
    confirm = serializers.BooleanField(required=False, help_text="A second person confirms results by hand.")
    listed = serializers.BooleanField(required=False)
    play = serializers.ChoiceField(["site", "hand", "bots"], required=False)


class HowShape(Shape):
    """How a season is run; `settings` are those of its divisions."""

    size = serializers.IntegerField()
    widths = serializers.ListField(child=serializers.IntegerField())
    up = serializers.IntegerField()
    down = serializers.IntegerField()
    settings = serializers.DictField()


class DivisionLine(Shape):
    """A line of a division's standings, and where it leads."""

    place = serializers.IntegerField()
    player = serializers.CharField()
    points = serializers.CharField()
    move = serializers.CharField(allow_blank=True)
    to_tier = serializers.IntegerField(allow_null=True)


class DivisionShape(Shape):
    """A division and its standings."""

    division = serializers.CharField()
    tournament = serializers.UUIDField()
    standings = DivisionLine(many=True)


class SeasonTables(Shape):
    """A season: how far it is, how it is run, and the standings of its divisions."""

    season = serializers.UUIDField()
    status = serializers.CharField()
    played = serializers.IntegerField(help_text="Tables with a result.")
    tables = serializers.IntegerField()
    how = HowShape()
    divisions = DivisionShape(many=True)


class RegistrationShape(Shape):
    """A player of a season: where he comes from, where he stands or would stand, and why; tier 0 is none."""

    player = serializers.CharField()
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    rating = serializers.FloatField(allow_null=True)
    before = serializers.IntegerField()
    tier = serializers.IntegerField()
    division = serializers.CharField(allow_blank=True)
    why = serializers.CharField(allow_blank=True)


class RegistrationsShape(Shape):
    """Who plays, who rests, who has not answered yet, and what that makes."""

    rows = RegistrationShape(many=True)
    resting = serializers.ListField(child=serializers.CharField())
    silent = serializers.ListField(child=serializers.CharField())
    words = serializers.CharField()
    can_be_drawn = serializers.BooleanField()


class MoveShape(Shape):
    """Where a player goes or comes from, and why; tier 0 before: he did not play, after: he rests."""

    player = serializers.CharField()
    name = serializers.CharField()
    before = serializers.IntegerField()
    after = serializers.IntegerField()
    why = serializers.CharField()


class CorrectionShape(Shape):
    """A division whose table was corrected after its end."""

    division = serializers.CharField()
    reason = serializers.CharField(allow_blank=True)


class MovesShape(Shape):
    """How players came into the divisions, where they go from there, and what was corrected."""

    arrivals = MoveShape(many=True)
    moves = MoveShape(many=True)
    corrections = CorrectionShape(many=True)


class SeasonLogShape(Shape):
    """What was decided in a season, and what was decided about the league."""

    season = DecisionShape(many=True)
    league = DecisionShape(many=True)
