"""Canonical JSON and fingerprints: the same facts give the same text on every machine."""

from hashlib import sha256
from typing import Any

import orjson


def canonical(data: Any) -> str:
    """Write data as JSON with sorted keys and no spaces; floats are refused."""
    _refuse_floats(data)
    return orjson.dumps(data, option=orjson.OPT_SORT_KEYS).decode()


def fingerprint(facts: Any) -> str:
    """Hash plain data (lists, dicts, strings, whole numbers) to 32 hex digits."""
    return sha256(orjson.dumps(facts, option=orjson.OPT_SORT_KEYS)).hexdigest()[:32]


def _refuse_floats(data: Any) -> None:
    if isinstance(data, float):
        raise TypeError("a float has no canonical form")
    if isinstance(data, dict):
        for value in data.values():
            _refuse_floats(value)
    elif isinstance(data, list | tuple):
        for value in data:
            _refuse_floats(value)
