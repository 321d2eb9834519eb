"""Canonical JSON: one text for the same data."""

import pytest

from games.kit.digest import canonical, fingerprint


def test_equal_data_is_written_alike() -> None:
    assert canonical({"b": [1, "é"], "a": None}) == '{"a":null,"b":[1,"é"]}'
    assert fingerprint({"b": 1, "a": 2}) == fingerprint({"a": 2, "b": 1})
    assert len(fingerprint([])) == 32


def test_floats_have_no_canonical_form() -> None:
    for data in (1.5, [1.0], {"a": {"b": (0.1,)}}):
        with pytest.raises(TypeError):
            canonical(data)
