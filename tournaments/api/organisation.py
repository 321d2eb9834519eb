"""What an organiser has done, read back under /api/v1/: each list for whoever may know it."""

from drf_spectacular.utils import extend_schema
from rest_framework import serializers
from rest_framework.request import Request
from rest_framework.response import Response

from accounts.policy import may
from replays.api.base import caller_of, parsed
from replays.api.shapes import Shape
from tournaments.api.base import View
from tournaments.api.shapes import LAST, DecisionShape
from tournaments.models import Tournament
from tournaments.refusals import Refused
from tournaments.selectors.entrants import penalties_of
from tournaments.selectors.helpers import helpers_of, invitations_of
from tournaments.selectors.organisation import apart_in, proposals_of, rounds_of
from tournaments.selectors.public_changes import corrections_since, public_events, publications, published_lines
from tournaments.selectors.standings import changes_since_publication
from tournaments.selectors.tournaments import tournament_for
from tournaments.selectors.webhooks import webhooks_of
from tournaments.streams import competition


class Part(Shape):
    """Which lines of a list."""

    start = serializers.IntegerField(default=0, min_value=0, max_value=LAST)
    count = serializers.IntegerField(default=1000, min_value=1, max_value=10_000)


class RoundLineShape(Shape):
    """A round without its tables."""

    round = serializers.IntegerField()
    status = serializers.ChoiceField(
        ["running", "complete", "closed"], help_text="Complete: every result is there, and it can be closed."
    )
    tables = serializers.IntegerField()
    open_tables = serializers.IntegerField()
    byes = serializers.IntegerField()
    starts = serializers.IntegerField()
    ends = serializers.IntegerField(help_text="0: no end was set.")


class WebhookShape(Shape):
    """An address that is told of events, and how its deliveries fare; times are microseconds."""

    id = serializers.UUIDField()
    url = serializers.CharField()
    scopes = serializers.ListField(child=serializers.CharField())
    delivered_at = serializers.IntegerField(allow_null=True, help_text="When it last heard something.")
    failed_at = serializers.IntegerField(allow_null=True)
    failure = serializers.CharField(allow_blank=True, help_text="What went wrong then.")
    waiting = serializers.IntegerField(help_text="Deliveries that are still tried.")
    dead = serializers.IntegerField(help_text="Deliveries that were given up; resend-webhook tries them again.")


class PenaltyShape(Shape):
    """A penalty that counts."""

    event = serializers.IntegerField(help_text="What lift-penalty takes.")
    entrant = serializers.IntegerField()
    name = serializers.CharField()
    round = serializers.IntegerField()
    points = serializers.CharField()
    reason = serializers.CharField(allow_blank=True)


class ApartShape(Shape):
    """Two entrants who are not to meet."""

    entrants = serializers.ListField(child=serializers.IntegerField())
    names = serializers.ListField(child=serializers.CharField())


class RoleShape(Shape):
    """Somebody with a role."""

    name = serializers.CharField()
    role = serializers.CharField()


class InvitationShape(Shape):
    """An invitation that nobody has answered yet."""

    name = serializers.CharField()


class ToldShape(Shape):
    """What was told of one entrant."""

    entrant = serializers.IntegerField()
    name = serializers.CharField()
    place = serializers.IntegerField()
    score = serializers.IntegerField(allow_null=True)
    came = serializers.BooleanField()


class ProposalShape(Shape):
    """A result that waits for a second word."""

    round = serializers.IntegerField()
    table = serializers.IntegerField()
    by = serializers.CharField()
    seats = ToldShape(many=True)


class PublicationShape(Shape):
    """When which standings were published."""

    event = serializers.IntegerField()
    at = serializers.IntegerField()
    round = serializers.IntegerField()


class PublishedRowShape(Shape):
    """A line of published standings."""

    entrant = serializers.IntegerField()
    name = serializers.CharField()
    place = serializers.IntegerField()
    points = serializers.CharField()


class OnePublicationShape(PublicationShape):
    """Standings as they were published."""

    total = serializers.IntegerField()
    rows = PublishedRowShape(many=True)


class ChangeShape(Shape):
    """Who stands otherwise than published."""

    name = serializers.CharField()
    before = serializers.CharField()
    after = serializers.CharField()


class CorrectionsShape(Shape):
    """What was corrected since standings were last published, and whom that moved."""

    published = serializers.IntegerField(allow_null=True, help_text="The event; null if none were published.")
    corrections = DecisionShape(many=True)
    changes = ChangeShape(many=True)


def known_to(request: Request, name: str, verb: str) -> Tournament:
    """Find a tournament of which the caller may know this."""
    tournament = tournament_for(caller_of(request), name)
    if not may(caller_of(request), verb, tournament):
        raise Refused("no-permission")
    return tournament


class Rounds(View):
    """The rounds."""

    @extend_schema(responses=RoundLineShape(many=True), operation_id="list_rounds")
    def get(self, request: Request, name: str) -> Response:
        """List the rounds and how far each is."""
        return Response([row._asdict() for row in rounds_of(known_to(request, name, "see-tournament").id)])


class Webhooks(View):
    """The webhooks."""

    @extend_schema(responses=WebhookShape(many=True), operation_id="list_webhooks")
    def get(self, request: Request, name: str) -> Response:
        """List the addresses that are told of events, for the owner; secrets are told once, by add-webhook."""
        rows = webhooks_of(known_to(request, name, "see-webhooks"))
        return Response(WebhookShape(rows, many=True).data)


class Penalties(View):
    """The penalties."""

    @extend_schema(responses=PenaltyShape(many=True), operation_id="list_penalties")
    def get(self, request: Request, name: str) -> Response:
        """List the penalties that count, with their reasons."""
        state, _ = competition(known_to(request, name, "see-organisers-log").id)
        return Response([row._asdict() for row in penalties_of(state)])


class ForbiddenPairs(View):
    """Who is kept apart."""

    @extend_schema(responses=ApartShape(many=True), operation_id="list_forbidden_pairs")
    def get(self, request: Request, name: str) -> Response:
        """List the pairs that are not to meet, for those who help to run the tournament."""
        return Response([row._asdict() for row in apart_in(known_to(request, name, "see-organisation").id)])


class Roles(View):
    """Who helps."""

    @extend_schema(responses=RoleShape(many=True), operation_id="list_roles")
    def get(self, request: Request, name: str) -> Response:
        """List who runs the tournament, in which role."""
        return Response([row._asdict() for row in helpers_of(known_to(request, name, "see-organisers-log"))])


class Invitations(View):
    """Who was invited."""

    @extend_schema(responses=InvitationShape(many=True), operation_id="list_invitations")
    def get(self, request: Request, name: str) -> Response:
        """List the invitations that nobody has answered, for those who help to run the tournament."""
        return Response([{"name": one} for one in invitations_of(known_to(request, name, "see-organisation"))])


class Proposals(View):
    """Results that wait."""

    @extend_schema(responses=ProposalShape(many=True), operation_id="list_proposals")
    def get(self, request: Request, name: str) -> Response:
        """List the results that somebody has told and another has to confirm."""
        rows = proposals_of(known_to(request, name, "see-organisers-log").id)
        return Response(ProposalShape(rows, many=True).data)


class Publications(View):
    """Published standings."""

    @extend_schema(responses=PublicationShape(many=True), operation_id="list_published_standings")
    def get(self, request: Request, name: str) -> Response:
        """List when which standings were published."""
        known = publications(public_events(known_to(request, name, "see-tournament")))
        return Response([one._asdict() for one in reversed(known)])


class OnePublication(View):
    """One publication."""

    @extend_schema(parameters=[Part], responses=OnePublicationShape, operation_id="get_published_standings")
    def get(self, request: Request, name: str, event: int) -> Response:
        """Give standings as they were published with an event, whatever was corrected since."""
        asked = parsed(Part, request.query_params)
        tournament = known_to(request, name, "see-tournament")
        this = next((one for one in publications(public_events(tournament)) if one.event == event), None)
        if this is None:
            raise Refused("unknown-publication")
        lines = published_lines(tournament.id, event)
        rows = [line._asdict() for line in lines[asked["start"] : asked["start"] + asked["count"]]]
        return Response({**this._asdict(), "total": len(lines), "rows": rows})


class Corrections(View):
    """Corrections since the last publication."""

    @extend_schema(responses=CorrectionsShape, operation_id="list_corrections")
    def get(self, request: Request, name: str) -> Response:
        """Tell what was corrected since standings were last published, by whom and why, and whom that moved."""
        tournament = known_to(request, name, "see-tournament")
        events = public_events(tournament)
        last = next(iter(publications(events)), None)
        lines, changes = corrections_since(tournament.id, events, last), changes_since_publication(tournament)
        told = [line._asdict() for line in lines]
        answer = {"published": last.event if last else None, "corrections": told, "changes": changes}
        return Response(CorrectionsShape(answer).data)
