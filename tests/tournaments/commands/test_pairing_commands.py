import json
from io import StringIO
from typing import Any

import msgspec
import pytest
from django.core.management import CommandError, call_command

from accounts.models import Player
from games.kit.record import to_data
from replays.store import log
from replays.store.log import Entry, head_of
from tests.tournaments.hall import pair, play_out, state_of, with_entrants
from tournaments.draws import next_round
from tournaments.models import Tournament
from tournaments.streams import stream_of


def printed(*words: str) -> Any:
    """Run a command and read the JSON it prints."""
    out = StringIO()
    call_command(*words, "--json", stdout=out)
    return json.loads(out.getvalue())


def test_an_imagined_tournament_counts_what_players_would_complain_about() -> None:
    told = printed("random_tournament", "--players=23", "--table=4", "--rounds=3", "--seed=5")
    assert (told["players"], told["table"], told["rounds"]) == (23, 4, 3)
    assert (told["rematches"], told["byes"], told["max_short_tables"]) == (0, 0, 1)
    assert told["max_seat_imbalance"] <= 2
    assert len(told["seconds_per_round"]) == 3


@pytest.mark.parametrize("form", ["league", "groups", "knockout", "ladder"])
def test_every_format_can_be_imagined_twice_alike(form: str) -> None:
    options = ("random_tournament", "--players=20", "--table=4", "--rounds=4", "--seed=9", f"--format={form}")
    one, other = printed(*options), printed(*options)
    for told in (one, other):
        told.pop("seconds_per_round")
    assert one == other


@pytest.mark.parametrize(("players", "table"), [("1", "4"), ("3", "4"), ("20", "9")])
def test_what_cannot_be_paired_is_told_in_one_line(players: str, table: str) -> None:
    with pytest.raises(CommandError):
        call_command("random_tournament", f"--players={players}", f"--table={table}", "--rounds=2")


@pytest.mark.django_db
@pytest.mark.parametrize("form", ["swiss", "league", "knockout", "groups", "ladder"])
def test_a_stored_round_is_found_again_from_its_event(form: str) -> None:
    options = {"groups": 2, "advance": 2} if form == "groups" else {}
    cup, owner, _ = with_entrants(16, format=form, table=4, options=options)
    for number in (1, 2):
        pair(cup, owner)
        play_out(cup, owner)
        told = printed("check_round", cup.slug if number == 1 else str(cup.id), str(number))
        assert told["faults"] == []
        assert told["tables"] == len(state_of(cup).rounds[number - 1].tables)


@pytest.mark.django_db
def test_a_forged_pairing_is_found_out() -> None:
    cup, owner, _ = with_entrants(16)
    pair(cup, owner)
    play_out(cup, owner)
    honest = json.loads(log.read(cup.stream)[-5].data)
    tables = honest["tables"]
    tables[0][0], tables[1][0] = tables[1][0], tables[0][0]
    forged = {**honest, "round": 2}
    head = head_of(cup.stream)
    assert head is not None
    data = json.dumps(forged, sort_keys=True, separators=(",", ":"))
    log.append(stream_of(cup.id), [Entry("round-paired", owner.actor, data)], after=head)
    with pytest.raises(CommandError, match="Round 2"):
        call_command("check_round", cup.slug, "2")


def stored_as(version: str, cup: Tournament, owner: Player, *, swapped: bool) -> None:
    """Store the pairing of the next round as another revision of the search would have."""
    paired = msgspec.structs.replace(next_round(state_of(cup)), version=version)
    if swapped:  # the seats of two tables, so that the cost stays what it is
        paired.tables[0], paired.tables[1] = paired.tables[1], paired.tables[0]
    head = head_of(cup.stream)
    assert head is not None
    log.append(cup.stream, [Entry("round-paired", owner.actor, to_data(paired))], after=head)


@pytest.mark.django_db
def test_a_round_of_an_earlier_search_is_found_again_or_said_to_be_of_another_search() -> None:
    cup, owner, _ = with_entrants(16)
    stored_as("1", cup, owner, swapped=False)
    assert printed("check_round", cup.slug, "1")["faults"] == []
    play_out(cup, owner)
    stored_as("1", cup, owner, swapped=True)
    with pytest.raises(CommandError, match="another revision of the search made it"):
        call_command("check_round", cup.slug, "2")


@pytest.mark.django_db
def test_a_round_that_is_not_there_cannot_be_checked() -> None:
    cup, _, _ = with_entrants(4)
    for words, message in (((cup.slug, "3"), "no round 3"), (("nowhere", "1"), "no such tournament")):
        with pytest.raises(CommandError, match=message):
            call_command("check_round", *words)
