"""Document what every operation may answer when something is wrong."""

from typing import Any

from replays.api.problems import MEDIA_TYPE

READING = {
    "400": "What was asked for cannot be understood.",
    "401": "The token is not valid.",
    "403": "You may not do this, or not before the match has ended.",
    "404": "There is no such thing.",
    "409": "The match has not begun.",
    "406": "Only JSON is spoken here.",
    "429": "Too many requests; `Retry-After` says when to come back.",
}
WRITING = READING | {
    "401": "You are not signed in, or the token is not valid.",
    "409": "It is not your turn, or the match has moved on (`stale-step`, with the current step).",
    "415": "Only JSON is understood here.",
    "422": "The rules, or the checks of a record, refuse it; `detail` says why.",
}


def document_problems(result: dict[str, Any], **_: object) -> dict[str, Any]:
    """Add the problem documents to every operation of the schema."""
    content = {MEDIA_TYPE: {"schema": {"$ref": "#/components/schemas/Problem"}}}
    result["components"]["schemas"]["Problem"] = PROBLEM
    for operations in result["paths"].values():
        for method, operation in operations.items():
            for status, description in (READING if method == "get" else WRITING).items():
                operation["responses"].setdefault(status, {"description": description, "content": content})
    return result


PROBLEM = {
    "type": "object",
    "description": "What went wrong (RFC 9457).",
    "required": ["type", "title", "status", "code", "detail"],
    "properties": {
        "type": {"type": "string", "description": "An address made of the code."},
        "title": {"type": "string", "description": "The kind of problem, in a few words."},
        "status": {"type": "integer"},
        "code": {"type": "string", "description": "Stable: programs may go by it."},
        "detail": {"type": "string", "description": "What went wrong, in words."},
        "step": {"type": "integer", "description": "With `stale-step`: the current step."},
        "reason": {"type": "string", "description": "With `illegal-move`: the code of the rule that forbids it."},
        "errors": {"type": "object", "description": "With `bad-request`: what is wrong with which field."},
    },
}
