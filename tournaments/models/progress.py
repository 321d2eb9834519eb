"""Projections of a tournament's stream: how far it is, who takes part, who runs it, who sits where."""

from django.db import models

from tournaments.models.tournament import Tournament


class Progress(models.Model):
    """How far a tournament has come."""

    tournament = models.OneToOneField(Tournament, models.CASCADE, primary_key=True, related_name="progress")
    seq = models.IntegerField()
    status = models.CharField(max_length=12, db_index=True)
    game = models.CharField(max_length=20, db_index=True)
    format = models.CharField(max_length=12)
    entry = models.CharField(max_length=12)
    play = models.CharField(max_length=12)
    listed = models.BooleanField()
    round = models.PositiveIntegerField()
    rounds = models.PositiveIntegerField()
    entrants = models.PositiveIntegerField()
    open_tables = models.PositiveIntegerField()
    round_closed = models.BooleanField()
    season = models.UUIDField(null=True, db_index=True)
    division = models.CharField(max_length=40, blank=True)
    changed_at = models.BigIntegerField(db_index=True)
    changes = models.JSONField(default=list, help_text="Who stands otherwise than published: player, before, after.")

    def __str__(self) -> str:
        return f"{self.tournament_id} {self.status}"


class EntrantRow(models.Model):
    """An entrant as he stands."""

    pk = models.CompositePrimaryKey("tournament_id", "number")
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="entrant_rows")
    number = models.PositiveIntegerField()
    player = models.CharField(max_length=100, db_index=True)
    bot = models.CharField(max_length=60, blank=True)
    rating = models.IntegerField()
    status = models.CharField(max_length=12)
    from_round = models.PositiveIntegerField()
    stands_in_for = models.PositiveIntegerField()

    def __str__(self) -> str:
        return f"{self.tournament_id} {self.number}"


class RoleRow(models.Model):
    """What a player is to a tournament: owner, arbiter, referee, observer, player, invited."""

    pk = models.CompositePrimaryKey("tournament_id", "player", "role")
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="role_rows")
    player = models.CharField(max_length=100, db_index=True)
    role = models.CharField(max_length=12)

    def __str__(self) -> str:
        return f"{self.player} {self.role}"


class Seating(models.Model):
    """A chair at a table of a round, and what came of it."""

    pk = models.CompositePrimaryKey("tournament_id", "round", "table", "seat")
    tournament = models.ForeignKey(Tournament, models.CASCADE, related_name="seatings")
    round = models.PositiveIntegerField()
    table = models.PositiveIntegerField()
    seat = models.PositiveSmallIntegerField()
    entrant = models.PositiveIntegerField()
    player = models.CharField(max_length=100)
    match = models.UUIDField(db_index=True)
    place = models.PositiveSmallIntegerField(null=True)
    score = models.IntegerField(null=True)
    came = models.BooleanField(null=True)
    starts = models.BigIntegerField()
    ends = models.BigIntegerField()
    decided = models.IntegerField(default=-1, help_text="The event that last told the result; -1 if none has.")
    told_by = models.CharField(max_length=100, blank=True, help_text="Who told a result that waits for another.")
    decided_at = models.BigIntegerField(null=True, help_text="When the result came; a correction does not change it.")

    class Meta:
        indexes = [models.Index(fields=["player", "-starts"], name="tables_of_a_player")]

    def __str__(self) -> str:
        return f"{self.tournament_id} {self.round}/{self.table}/{self.seat}"
