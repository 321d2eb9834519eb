"""The TypeScript types of views agree with the Python structs."""

from frontend.view_types import PATH, view_types


def test_the_types_are_up_to_date() -> None:
    assert PATH.read_text("utf-8") == view_types(), "run manage.py write_view_types"
