"""Score sheets: totals by parts, places shared by equals, those who left ranked last."""

from games.kit.score import ranked_last, score_sheets


def test_equal_totals_share_a_place_unless_a_tie_break_parts_them() -> None:
    parts = [{"gold": 5, "idols": 2}, {"gold": 7}, {"gold": 3}]
    assert [sheet.place for sheet in score_sheets(parts)] == [1, 1, 3]
    assert [sheet.place for sheet in score_sheets(parts, tie_breaks=[1, 2, 9])] == [2, 1, 3]
    assert [sheet.total for sheet in score_sheets(parts)] == [7, 7, 3]


def test_a_seat_that_resigned_is_ranked_last() -> None:
    sheets = score_sheets([{"gold": 9}, {"gold": 7}, {"gold": 3}, {"gold": 3}])
    assert [sheet.place for sheet in ranked_last(sheets, {0})] == [4, 1, 2, 2]
    assert [sheet.place for sheet in ranked_last(sheets, {0, 2})] == [3, 1, 4, 2]
    assert ranked_last(sheets, set()) == sheets
