"""The reference page: the schema, read out for people."""

import re
from collections.abc import Iterator
from functools import cache
from typing import Any, NamedTuple

from django.http import HttpRequest, HttpResponse
from django.shortcuts import render
from drf_spectacular.generators import SchemaGenerator

from accounts.services.tokens import SCOPES
from replays.api.problems import CODES, STATUS
from replays.play.errors import PlayError

METHODS = ("get", "post", "put", "patch", "delete")


class Field(NamedTuple):
    """A parameter, or a field of what is sent."""

    name: str
    kind: str
    required: bool
    about: str


class Operation(NamedTuple):
    """Something one can ask of the API."""

    id: str
    method: str
    path: str
    about: str
    parameters: list[Field]
    takes: list[Field]
    gives: list[Field]
    status: str


def reference(request: HttpRequest) -> HttpResponse:
    """Show everything the API does on one page."""
    return render(
        request, "api/reference.html", {"groups": operations(), "problems": sorted(problems()), "scopes": SCOPES}
    )


def problems() -> Iterator[tuple[int, str, str]]:
    """List the codes of problems with their status and what they mean."""
    for error in PlayError.__subclasses__():
        yield STATUS.get(error.code, 422), error.code, re.sub(r"\{\w+\}", "…", error.sentence)
    yield 422, "illegal-move", "The rules do not allow this move here; reason names the rule and detail says it."
    for status, code in CODES.items():
        if code not in STATUS:
            yield status, code, ABOUT[code]


ABOUT = {
    "bad-request": "Fields are missing or wrong; errors tells which.",
    "not-signed-in": "Sign in, or send a token that is valid.",
    "not-found": "There is no such thing.",
    "throttled": "Too many requests; Retry-After says in how many seconds to come back.",
}


@cache
def operations() -> dict[str, list[Operation]]:
    """Read all operations from the schema, grouped by what they are about."""
    schema = SchemaGenerator().get_schema(public=True)  # type: ignore[no-untyped-call]
    groups: dict[str, list[Operation]] = {}
    for path, methods in schema["paths"].items():
        group = path.removeprefix("/api/v1/").split("/")[0]
        for method in METHODS:
            if method in methods:
                groups.setdefault(group, []).append(_operation(schema, path, method, methods[method]))
    groups.pop("schema", None)
    return groups


def _operation(schema: dict[str, Any], path: str, method: str, about: dict[str, Any]) -> Operation:
    status, answer = next((code, found) for code, found in about["responses"].items() if code.startswith("2"))
    parameters = [
        Field(
            parameter["name"],
            _kind(parameter["schema"]),
            parameter.get("required", False),
            parameter.get("description") or parameter["schema"].get("description", ""),
        )
        for parameter in about.get("parameters", [])
    ]
    return Operation(
        id=about["operationId"],
        method=method.upper(),
        path=path,
        about=about.get("description", ""),
        parameters=parameters,
        takes=_fields(schema, about.get("requestBody", {})),
        gives=_fields(schema, answer),
        status=status,
    )


def _fields(schema: dict[str, Any], body: dict[str, Any]) -> list[Field]:
    """List the fields of what is sent; a list of things has those of one."""
    kinds: list[dict[str, Any]] = list(body.get("content", {}).values())
    content = kinds[0].get("schema", {}) if kinds else {}
    shape = _resolved(schema, content.get("items", content))
    required = shape.get("required", [])
    return [
        Field(name, _kind(part), name in required, part.get("description", ""))
        for name, part in shape.get("properties", {}).items()
    ]


def _resolved(schema: dict[str, Any], shape: dict[str, Any]) -> dict[str, Any]:
    name = shape.get("$ref", "").rpartition("/")[2]
    found: dict[str, Any] = schema["components"]["schemas"][name] if name else shape
    return found


def _kind(part: dict[str, Any]) -> str:
    """Name the kind of a value in a word or two."""
    if "$ref" in part:
        return str(part["$ref"]).rpartition("/")[2].removesuffix("Shape").removesuffix("Enum").lower()
    for choice in ("allOf", "oneOf", "anyOf"):
        if choice in part:
            return " or ".join(sorted({_kind(one) for one in part[choice]}))
    if part.get("type") == "array":
        return f"list of {_kind(part.get('items', {}))}"
    return str(part.get("format") or part.get("type") or "anything")
