import msgspec
import pytest

from games.kit.errors import BadRecord
from games.kit.events import ORIGIN, Event, seal
from games.kit.reader import reader


class Planted(msgspec.Struct):
    trees: int


read = reader({"planted": Planted})


def event(kind: str, data: str) -> Event:
    return seal("garden:1", 3, kind, "system", data, 0, ORIGIN)


def test_an_event_is_read_as_its_kind_says() -> None:
    assert read(event("planted", '{"trees":2}')) == Planted(2)


@pytest.mark.parametrize(
    ("kind", "data", "code"),
    [
        ("felled", '{"trees":2}', "unknown-kind"),
        ("planted", '{"trees":"2"}', "broken-event"),
        ("planted", "{}", "broken-event"),
        ("planted", "nonsense", "broken-event"),
    ],
)
def test_what_cannot_be_read_is_refused_with_its_step(kind: str, data: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read(event(kind, data))
    assert (refused.value.code, refused.value.facts["step"]) == (code, 3)
