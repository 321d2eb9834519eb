"""TypeScript types of the games' views, made from their msgspec structs, so that both sides agree."""

from collections.abc import Iterable
from pathlib import Path
from typing import get_type_hints

import msgspec.inspect as inspect

from games.kit.contract import AnyEngine
from games.registry import engines

PATH = Path(__file__).resolve().parent / "boards" / "views.ts"
HEAD = "/** What a viewer may know, game by game. Written by `manage.py write_view_types`: do not edit. */\n"


def view_types() -> str:
    """Write the types of every game's view as one TypeScript module."""
    roots = {engine.slug: get_type_hints(type(engine).view)["return"] for engine in engines()}
    parts = [HEAD]
    for slug, root in roots.items():
        structs = _structs_in(inspect.type_info(root))
        parts += [_interface(slug, name, fields) for name, fields in sorted(structs.items())]
    views = "".join(f"  {slug}: {_named(slug, root.__name__)};\n" for slug, root in roots.items())
    return "\n".join([*parts, f"export interface Views {{\n{views}}}\n"])


def view_type_of(engine: AnyEngine) -> type:
    """Give the struct that an engine's views are made of."""
    found: type = get_type_hints(type(engine).view)["return"]
    return found


def _structs_in(root: inspect.Type) -> dict[str, inspect.StructType]:
    found: dict[str, inspect.StructType] = {}
    waiting: list[inspect.Type] = [root]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, inspect.StructType):
            if kind.cls.__name__ not in found:
                found[kind.cls.__name__] = kind
                waiting += [field.type for field in kind.fields]
        else:
            waiting += _within(kind)
    return found


def _within(kind: inspect.Type) -> Iterable[inspect.Type]:
    match kind:
        case inspect.UnionType(types=types) | inspect.TupleType(item_types=types):
            return types
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            return [item]
        case inspect.DictType(key_type=key, value_type=value):
            return [key, value]
        case _:
            return []


def _interface(slug: str, name: str, struct: inspect.StructType) -> str:
    about = " ".join((struct.cls.__doc__ or "").split("\n\n")[0].split())
    if struct.array_like:
        items = ", ".join(f"{field.encode_name}: {_type(slug, field.type)}" for field in struct.fields)
        return f"/** {about} */\nexport type {_named(slug, name)} = [{items}];\n"
    fields = "".join(
        f"  {field.encode_name}{'' if field.required or not struct.cls.__struct_config__.omit_defaults else '?'}:"
        f" {_type(slug, field.type)};\n"
        for field in struct.fields
    )
    return f"/** {about} */\nexport interface {_named(slug, name)} {{\n{fields}}}\n"


def _named(slug: str, name: str) -> str:
    return f"{slug.capitalize()}{name}"


def _type(slug: str, kind: inspect.Type) -> str:
    match kind:
        case inspect.StructType(cls=cls):
            return _named(slug, cls.__name__)
        case inspect.UnionType(types=types):
            return " | ".join(sorted((_type(slug, one) for one in types), key=lambda text: text == "null"))
        case inspect.ListType(item_type=item) | inspect.VarTupleType(item_type=item):
            inner = _type(slug, item)
            return f"({inner})[]" if " " in inner else f"{inner}[]"
        case inspect.TupleType(item_types=types):
            return f"[{', '.join(_type(slug, one) for one in types)}]"
        case inspect.DictType(value_type=value):
            return f"Record<string, {_type(slug, value)}>"
        case inspect.EnumType(cls=cls) | inspect.LiteralType(values=cls):
            return " | ".join(_literal(getattr(one, "value", one)) for one in cls)
        case inspect.BoolType():
            return "boolean"
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.NoneType():
            return "null"
        case _:
            return "unknown"


def _literal(value: object) -> str:
    return f'"{value}"' if isinstance(value, str) else str(value)
