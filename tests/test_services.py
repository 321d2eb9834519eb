import pytest

from tests import services


@pytest.mark.parametrize("part", services.PARTS)
def test_every_part_is_there_where_all_are_required(part: str) -> None:
    services.require(part)


def test_a_missing_part_skips_and_fails_where_all_are_required(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse() -> None:
        raise ConnectionRefusedError("nobody there")

    monkeypatch.setitem(services.PARTS, "pigeon", refuse)
    monkeypatch.setattr(services, "REQUIRE_ALL", False)
    with pytest.raises(pytest.skip.Exception, match="pigeon is not reachable: nobody there"):
        services.require("pigeon")
    monkeypatch.setattr(services, "REQUIRE_ALL", True)
    with pytest.raises(pytest.fail.Exception, match="pigeon"):
        services.require("pigeon")
