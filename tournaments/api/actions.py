"""Every action on a tournament as an address of its own, documented by the service that does it."""

from typing import Any

import msgspec
from drf_spectacular.utils import extend_schema, extend_schema_view
from rest_framework.request import Request
from rest_framework.response import Response

from replays.api.base import caller_of, player_of
from tournaments.actions import ACTIONS, PARAMETERS, act
from tournaments.api import shapes
from tournaments.api.answers import described
from tournaments.api.base import View
from tournaments.asking import Shape
from tournaments.selectors.tournaments import tournament_for

NOTHING = {"type": "null"}


class Action(View):
    """Something done to a tournament."""

    action = ""

    def post(self, request: Request, name: str) -> Response:
        """Do it, if you may."""
        data = request.data if isinstance(request.data, dict) else {}
        tournament = tournament_for(caller_of(request), name)
        act(player_of(request), self.action, tournament, data)
        return Response({"tournament": described(tournament)})


def action_view(action: str) -> type[Action]:
    """Make the view of an action, documented by what its service says and needs."""
    view = type(f"{PARAMETERS[action].__name__}View", (Action,), {"action": action})
    post = extend_schema(
        operation_id=action.replace("-", "_"),
        description=(ACTIONS[action].__doc__ or "").strip(),
        request={"application/json": schema_of(PARAMETERS[action])},
        responses=shapes.Done,
    )
    made: type[Action] = extend_schema_view(post=post)(view)
    return made


def schema_of(shape: Shape) -> dict[str, Any]:
    """Describe what an action needs, with nothing referred to."""
    (schema,), parts = msgspec.json.schema_components([shape], ref_template="{name}")
    whole: dict[str, Any] = _inlined(schema, parts)
    return whole


def _inlined(schema: Any, parts: dict[str, Any]) -> Any:
    if isinstance(schema, dict):
        if "$ref" in schema:
            return _inlined(parts[schema["$ref"]], parts)
        if NOTHING in schema.get("anyOf", ()):
            (kind,) = [one for one in schema["anyOf"] if one != NOTHING]
            return {**_inlined(kind, parts), "nullable": True}
        return {key: _inlined(value, parts) for key, value in schema.items() if (key, value) != ("required", [])}
    return [_inlined(one, parts) for one in schema] if isinstance(schema, list) else schema
