"""What the API of competitions takes and gives, as shapes."""

from rest_framework import serializers

from replays.api.shapes import Shape
from tournaments.words import FORMATS, STATUSES

LAST = 2**31 - 1


class TournamentShape(Shape):
    """A tournament and how far it is; times are whole microseconds since 1970."""

    id = serializers.UUIDField()
    slug = serializers.CharField()
    title = serializers.CharField()
    about = serializers.CharField()
    status = serializers.ChoiceField(list(STATUSES))
    game = serializers.CharField()
    format = serializers.ChoiceField(list(FORMATS))
    entry = serializers.CharField()
    play = serializers.CharField()
    round = serializers.IntegerField()
    rounds = serializers.IntegerField(help_text="0 while that hangs on who will come.")
    entrants = serializers.IntegerField()
    open_tables = serializers.IntegerField()
    season = serializers.UUIDField(allow_null=True)
    division = serializers.CharField()
    changed_at = serializers.IntegerField()
    event = serializers.IntegerField(help_text="The number of its newest event.")


class OneTournamentShape(TournamentShape):
    """A tournament with its settings and what you may do to it."""

    settings = serializers.DictField()
    actions = serializers.ListField(child=serializers.CharField())


class TournamentPage(Shape):
    """A page of tournaments."""

    next = serializers.URLField(allow_null=True)
    previous = serializers.URLField(allow_null=True)
    results = TournamentShape(many=True)


class TournamentFilters(Shape):
    """Which tournaments to list."""

    game = serializers.CharField(required=False, max_length=20)
    status = serializers.ChoiceField(list(STATUSES), required=False)


class NewTournament(Shape):
    """A tournament to be opened, or copied from a former one."""

    title = serializers.CharField(max_length=120)
    about = serializers.CharField(max_length=4000, default="", allow_blank=True)
    settings = serializers.DictField(required=False, help_text="`game` is needed; all else has a usual value.")
    copy_of = serializers.CharField(required=False, max_length=80, help_text="Take all settings of this one.")


class AsOf(Shape):
    """As of which moment, and which lines."""

    as_of_round = serializers.IntegerField(required=False, min_value=0, max_value=LAST)
    as_of_event = serializers.IntegerField(required=False, min_value=0, max_value=LAST)
    start = serializers.IntegerField(default=0, min_value=0, max_value=LAST)
    count = serializers.IntegerField(default=100, min_value=1, max_value=1000)


class StandingShape(Shape):
    """A line of the standings."""

    place = serializers.IntegerField()
    before = serializers.IntegerField(allow_null=True, help_text="The place one round earlier.")
    entrant = serializers.IntegerField()
    player = serializers.CharField()
    name = serializers.CharField()
    points = serializers.CharField()
    played = serializers.IntegerField()
    values = serializers.ListField(child=serializers.CharField(allow_blank=True), help_text="By tie-break.")
    decided = serializers.CharField(allow_blank=True, help_text="What put the entrant behind the one above.")
    strip = serializers.ListField(help_text="Round, table and place of each result; table 0 is a bye, place 0 absence.")


class StandingsShape(Shape):
    """Some lines of the standings."""

    tie_breaks = serializers.ListField(child=serializers.CharField())
    total = serializers.IntegerField()
    rows = StandingShape(many=True)
    as_of_round = serializers.IntegerField(allow_null=True)
    as_of_event = serializers.IntegerField()


class CrossPart(Shape):
    """Which part of the cross table: lines of the standings, counted from 0."""

    start = serializers.IntegerField(default=0, min_value=0, max_value=LAST)
    against = serializers.IntegerField(default=0, min_value=0, max_value=LAST)
    count = serializers.IntegerField(default=40, min_value=1, max_value=100)


class CrossHead(Shape):
    """An entrant at the edge of the cross table."""

    line = serializers.IntegerField()
    entrant = serializers.IntegerField()
    player = serializers.CharField()
    name = serializers.CharField()


class CrossCell(Shape):
    """How one did against another."""

    met = serializers.IntegerField()
    ahead = serializers.IntegerField()
    level = serializers.IntegerField()
    behind = serializers.IntegerField()
    points = serializers.CharField(help_text="What the row took at the tables they shared.")
    points_against = serializers.CharField()


class CrossRowShape(CrossHead):
    """An entrant with a cell for each column; null where they did not meet."""

    cells = serializers.ListField(child=CrossCell(allow_null=True))


class CrossShape(Shape):
    """A part of the cross table."""

    total = serializers.IntegerField()
    columns = CrossHead(many=True)
    rows = CrossRowShape(many=True)


class ShareShape(Shape):
    """A share and its 95 % interval."""

    value = serializers.FloatField()
    low = serializers.FloatField()
    high = serializers.FloatField()


class SeatAdvantage(Shape):
    """How one seat fares at tables of one size."""

    size = serializers.IntegerField()
    seat = serializers.IntegerField()
    matches = serializers.IntegerField()
    wins = serializers.FloatField(help_text="A shared win is split.")
    share = ShareShape()
    fair = serializers.FloatField()
    mean_place = serializers.FloatField()


class ChairShape(Shape):
    """A chair at a table."""

    seat = serializers.IntegerField()
    entrant = serializers.IntegerField()
    player = serializers.CharField()
    name = serializers.CharField()
    place = serializers.IntegerField(allow_null=True)
    score = serializers.IntegerField(allow_null=True)
    came = serializers.BooleanField(allow_null=True)


class RoundTable(Shape):
    """A table of a round."""

    table = serializers.IntegerField()
    group = serializers.CharField(allow_blank=True)
    match = serializers.UUIDField()
    is_played_here = serializers.BooleanField(help_text="Whether there is, or will be, a match to look at.")
    seats = ChairShape(many=True)


class RoundShape(Shape):
    """A round: its tables, who rests, and when it is played."""

    round = serializers.IntegerField()
    closed = serializers.BooleanField()
    starts = serializers.IntegerField()
    ends = serializers.IntegerField(help_text="0: no end was set.")
    byes = serializers.ListField(child=serializers.IntegerField())
    tables = RoundTable(many=True)


class EntrantShape(Shape):
    """An entrant as he stands."""

    number = serializers.IntegerField()
    player = serializers.CharField()
    name = serializers.CharField()
    bot = serializers.CharField(allow_blank=True)
    rating = serializers.IntegerField()
    status = serializers.CharField()
    from_round = serializers.IntegerField()
    stands_in_for = serializers.IntegerField()


class DecisionShape(Shape):
    """One decision of the organiser's log."""

    seq = serializers.IntegerField()
    at = serializers.IntegerField()
    kind = serializers.CharField()
    by = serializers.CharField()
    words = serializers.CharField()
    reason = serializers.CharField(allow_blank=True)


class LogFilters(Shape):
    """Which part of the log."""

    after = serializers.IntegerField(default=-1, min_value=-1, max_value=LAST)
    count = serializers.IntegerField(default=200, min_value=1, max_value=1000)


class Done(Shape):
    """It was done; the tournament as it stands now."""

    tournament = TournamentShape()
