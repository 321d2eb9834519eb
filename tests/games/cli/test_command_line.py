"""`python -m games`: what scripts rely on, and one clear line for every mistake."""

import json
from pathlib import Path

import pytest

from games.cli.main import main


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run the command line; return its exit code and what it printed."""
    try:
        code = main(arguments)
    except SystemExit as stop:
        code = int(stop.code or 0)
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_list_names_every_game_with_its_seats_and_editions(capsys: pytest.CaptureFixture[str]) -> None:
    code, out, _ = run(capsys, "list", "--json")
    games = {row["slug"]: row for row in json.loads(out)}
    assert code == 0
    assert games["quetzal"]["seats"] == [2, 3, 4, 5]
    assert games["quetzal"]["editions"][0] == "base"
    assert "quetzal" in run(capsys, "list")[1]


def test_the_same_seed_gives_the_same_match(capsys: pytest.CaptureFixture[str]) -> None:
    told = [json.loads(run(capsys, "play", "quetzal", "--seats", "3", "--seed", "5", "--json")[1]) for _ in range(2)]
    for one in told:
        one.pop("seconds")
    assert told[0] == told[1]
    assert set(told[0]) == {"game", "seats", "seed", "options", "moves", "scores"}
    assert set(told[0]["scores"][0]) == {"seat", "total", "place", "parts"}


def test_many_matches_are_summed_up(capsys: pytest.CaptureFixture[str]) -> None:
    _, out, _ = run(capsys, "play", "quetzal", "--seats", "2", "--matches", "3", "--seed", "5", "--json")
    told = json.loads(out)
    assert told["matches"] == 3
    assert sum(told["wins_by_seat"]) == pytest.approx(3)
    assert sum(told["wins_by_bot"].values()) == pytest.approx(3)
    assert set(told) == {
        "game", "seats", "matches", "moves", "moves_per_second", "matches_per_second", "mean_total", "wins_by_seat",
        "wins_by_bot",
    }  # fmt: skip


def test_a_match_is_kept_and_replayed(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = str(tmp_path / "match.cairn")
    _, out, _ = run(capsys, "play", "quetzal", "--seats", "2", "--seed", "9", "--out", file, "--json")
    played = json.loads(out)
    code, out, _ = run(capsys, "replay", file, "--json")
    replayed = json.loads(out)
    assert code == 0
    assert replayed["scores"] == played["scores"]
    assert replayed["steps"] == played["moves"] + 1
    public = json.loads(run(capsys, "replay", file, "--step", "30", "--viewer", "public", "--json")[1])
    assert public["step"] == 30
    assert "round" in run(capsys, "replay", file, "--step", "30", "--viewer", "1")[1]
    assert len(run(capsys, "replay", file)[1].splitlines()) >= played["moves"]


@pytest.mark.parametrize(
    "arguments",
    [
        ("play", "chess", "--seats", "2"),
        ("play", "quetzal", "--seats", "9"),
        ("play", "quetzal", "--seats", "two"),
        ("play", "quetzal", "--seats", "2", "--bots", "nobody"),
        ("play", "quetzal", "--seats", "2", "--bots", "random,random,random"),
        ("play", "quetzal", "--seats", "2", "--option", "nonsense"),
        ("play", "quetzal", "--seats", "2", "--option", "colour=red"),
        ("play", "quetzal", "--seats", "2", "--option", "camp_figures=red"),
        ("play", "quetzal", "--seats", "2", "--matches", "0"),
        ("play", "quetzal", "--seats", "2", "--out", "/no/such/folder/x.cairn"),
        ("replay", "/no/such/file.cairn"),
        ("replay", "/"),
        ("wander",),
        (),
    ],
)
def test_bad_input_gets_one_clear_line(capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...]) -> None:
    code, out, err = run(capsys, *arguments)
    assert code != 0
    assert out == ""
    assert len(err.strip().splitlines()) == 1
    assert "Traceback" not in err


def test_a_broken_file_gets_one_clear_line(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    file = tmp_path / "match.cairn"
    run(capsys, "play", "quetzal", "--seats", "2", "--seed", "9", "--out", str(file))
    whole = file.read_text()
    for broken in (
        "", "{}", "\x00\x01", whole[: len(whole) // 2], whole.replace('"place', '"Place', 1),
        whole.replace('"game":"quetzal"', '"game":"chess"'), whole.replace("quetzal", "x" * 1_000_000, 1),
    ):  # fmt: skip
        file.write_text(broken)
        code, out, err = run(capsys, "replay", str(file))
        assert (code, out) == (1, "")
        assert len(err.strip().splitlines()) == 1
    file.write_text(whole)
    for extra in (("--step", "99999"), ("--step", "-1"), ("--viewer", "7"), ("--viewer", "nobody")):
        code, _, err = run(capsys, "replay", str(file), *extra)
        assert code == 1
        assert len(err.strip().splitlines()) == 1


def test_you_can_play_yourself(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter(["v", "nonsense", "999"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers, "1"))
    code, out, _ = run(capsys, "play", "quetzal", "--seats", "2", "--bots", "me,random", "--seed", "3")
    assert code == 0
    assert "Please give a number" in out
    assert "1. seat" in out
