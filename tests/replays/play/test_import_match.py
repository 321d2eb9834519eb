from pathlib import Path
from typing import Any
from uuid import uuid4

import orjson
import pytest

from accounts.models import Player
from games.kit import editions
from games.kit.cairn_file import from_text, to_text
from games.kit.chance import SeededChance
from games.kit.contract import Setup
from games.kit.errors import BadRecord, GameError
from games.kit.events import ORIGIN, Event, seal
from games.kit.position import open_match
from games.kit.verify import opening_of
from games.kit.words import words_of
from games.registry import engine
from replays.models import Match
from replays.play.errors import KnownOtherwise, NoPermission, NotFinished, SecretUntilTheEnd
from replays.play.export_match import export_match
from replays.play.import_match import import_match
from replays.store import log
from replays.tell import words_for
from tests.replays.tables import opened, people, person, play_on

pytestmark = pytest.mark.django_db
GOLDEN = sorted((Path(__file__).parents[2] / "golden").glob("*/*.cairn"))


@pytest.fixture
def ada() -> Player:
    return person("ada")


def resealed(events: list[Event], **changes: Any) -> str:
    """Write events anew with changed columns, in a chain that fits."""
    made: list[Event] = []
    for event in events:
        fields = event._asdict() | {name: value(event) for name, value in changes.items()}
        fields["prev"] = made[-1].hash if made else ORIGIN
        del fields["hash"]
        made.append(seal(**fields))
    return to_text(made)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_match_comes_in_marked_and_goes_out_as_it_came(path: Path, ada: Player) -> None:
    text = path.read_text("utf-8")
    match = import_match(player=ada, text=text)
    assert (match.imported, match.status, match.visibility) == (True, "finished", "unlisted")
    assert export_match(match=match, player=None) == text
    assert import_match(player=ada, text=text) == match
    assert Match.objects.count() == 1


def test_a_known_id_with_other_events_is_refused(ada: Player) -> None:
    text = GOLDEN[0].read_text("utf-8")
    import_match(player=ada, text=text)
    other = resealed(from_text(text), at=lambda event: event.at + 1)
    with pytest.raises(KnownOtherwise):
        import_match(player=ada, text=other)
    with pytest.raises(KnownOtherwise):
        import_match(player=ada, text=to_text(from_text(text)[:-1]))


def data_with(**changes: Any) -> Any:
    return lambda event: (
        orjson.dumps(orjson.loads(event.data) | changes, option=orjson.OPT_SORT_KEYS).decode()
        if event.seq == 0
        else event.data
    )


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"stream": lambda _: "match:1"}, "wrong-stream"),
        ({"stream": lambda _: f"division:{uuid4()}"}, "wrong-stream"),
        ({"actor": lambda _: "<script>"}, "broken-event"),
        ({"at": lambda event: 10**18 + event.at}, "wrong-time"),
        ({"at": lambda event: event.at - 10**9}, "wrong-time"),
        ({"data": data_with(seats=["player:x", "bot:random"])}, "broken-event"),
        ({"data": data_with(stand_in="x" * 300)}, "broken-event"),
        ({"data": data_with(edition="../etc")}, "broken-event"),
        ({"data": data_with(context={"a": "\0"})}, "broken-event"),
        ({"data": data_with(game="chess")}, "unknown-game"),
        ({"data": data_with(chance=[])}, "chance-missing"),
        ({"data": data_with(edition_hash="0" * 32)}, "unknown-edition"),
        ({"data": data_with(edition_data={"x": []})}, "unknown-edition"),
        ({"data": lambda event: event.data.replace('"total":', '"total":1')}, "wrong-scores"),
    ],
)
def test_what_no_match_could_hold_is_refused_in_words(changes: dict[str, Any], code: str, ada: Player) -> None:
    text = resealed(from_text(GOLDEN[0].read_text("utf-8")), **changes)
    with pytest.raises(GameError) as refused:
        import_match(player=ada, text=text)
    assert refused.value.code == code
    assert not Match.objects.exists()


def test_a_changed_byte_and_an_unfinished_match_are_refused(ada: Player) -> None:
    text = GOLDEN[0].read_text("utf-8")
    lines = text.splitlines()
    lines[1] = lines[1].replace('"move":"', '"move":"x')
    with pytest.raises(BadRecord, match="wrong-hash step=1"):
        import_match(player=ada, text="\n".join(lines))
    with pytest.raises(NotFinished):
        import_match(player=ada, text=to_text(from_text(text)[:-1]))
    with pytest.raises(BadRecord):
        import_match(player=ada, text="nonsense")


def test_bots_and_closed_accounts_bring_nothing_in(ada: Player) -> None:
    with pytest.raises(NoPermission):
        import_match(player=person("bot-of-ada", owner=ada), text=GOLDEN[0].read_text("utf-8"))


def test_the_file_of_a_running_match_stays_here() -> None:
    players = people("ben", "eve")
    match = opened(*players)
    play_on(match.id, players, 3)
    for player in (*players, None):
        with pytest.raises(SecretUntilTheEnd):
            export_match(match=match, player=player)


def with_names(data: dict[str, Any], name: Any) -> dict[str, Any]:
    """Give every component of an edition another name, which its hash does not cover."""
    tables = {key: table for key, table in data.items() if isinstance(table, list)}
    return data | {key: [row | {"name": name} for row in rows] for key, rows in tables.items()}


@pytest.mark.parametrize("name", ["Rubbish", ["rubbish"]])
def test_an_edition_that_comes_with_a_match_renames_nothing_elsewhere(name: Any, ada: Player) -> None:
    shipped = editions.find("quetzal", "base")
    data = with_names(shipped.data, name)
    golden = next(path for path in GOLDEN if path.parent.name == "quetzal")
    text = resealed(from_text(golden.read_text("utf-8")), data=data_with(edition_data=data))
    match = import_match(player=ada, text=text)
    opening = opening_of(log.read(match.stream))
    assert editions.find("quetzal", shipped.pinned) is shipped
    assert words_for(opening).names == words_of("quetzal", shipped.names).names


def test_a_match_with_its_own_edition_is_told_by_a_fresh_process() -> None:
    own = with_names(editions.find("quetzal", "base").data, "Jug") | {"house": [1, {"id": "x", "name": 7}]}
    edition = editions.carry(editions.Edition("quetzal", "house", "House", own))
    setup = Setup(2, 1, edition.pinned, {})
    opened_with, _ = open_match(engine("quetzal"), setup, ["bot:random", "bot:random"], SeededChance(1))
    editions._carried.clear()
    assert "Jug" in words_for(opened_with).names.values()


def test_a_clock_that_no_match_could_have_is_none(ada: Player) -> None:
    events = from_text(GOLDEN[0].read_text("utf-8"))
    hostile = {"clock": {"turn": 1, "bank": 10**18}}
    match = import_match(player=ada, text=resealed(events, data=data_with(context=hostile)))
    assert [seat.bank for seat in match.seats.all()] == [None] * match.seat_count


def test_events_are_stored_as_they_came(ada: Player) -> None:
    events = from_text(GOLDEN[0].read_text("utf-8"))
    match = import_match(player=ada, text=to_text(events))
    assert log.read(match.stream) == events
