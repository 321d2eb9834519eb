"""axe-core finds nothing on any page, by day and by night, on a desk and on a phone."""

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import ROOT, Site
from tests.browser.visitors import sign_in

AXE: Path = ROOT / "frontend" / "node_modules" / "axe-core" / "axe.min.js"
OPEN = ("/", "/matches/", "/matches/?player=nobody", "/games/", "/games/quetzal/", "/nowhere/")
LEAGUE = "/leagues/cloud-forest-league/"
DIVISION = "/tournaments/cloud-forest-league-season-2-division-2a/"
COMPETITIONS = (
    *("/leagues/", LEAGUE, f"{LEAGUE}1/", f"{LEAGUE}settings/", "/tournaments/", "/tournaments/orchid-cup/", DIVISION),
    *(f"{DIVISION}{page}" for page in ("cross/", "rounds/1/", "rounds/1/tables/1/", "entrants/", "settings/")),
    *("/players/", "/players/Alder/", "/compare/", "/compare/?players=Alder,Aspen,Avocet"),
)
DOORS = ("/account/sign-in/", "/account/sign-up/", "/account/password/lost/", "/account/password/lost/sent/")
OWN = ("/", "/matches/new/", "/account/", "/account/matches/", "/account/password/", "/account/forget/")
ORGANISED = (
    *("/tournaments/new/", "/leagues/new/", "/tournaments/orchid-cup/"),
    *(f"{LEAGUE}{page}" for page in ("", "1/", "1/log/", "settings/")),
    *(f"{DIVISION}{page}" for page in ("rounds/1/tables/1/", "rounds/1/tables/7/", "entrants/", "settings/", "log/")),
)


@pytest.mark.parametrize(("theme", "width"), [("light", 1440), ("dark", 390)])
def test_axe_finds_nothing(browser: Browser, site: Site, theme: str, width: int) -> None:
    viewport = {"width": width, "height": 844}
    context = browser.new_context(base_url=site.address, color_scheme=theme, viewport=viewport)  # type: ignore[arg-type]
    page = context.new_page()
    found = {address: complaints(page, address) for address in (*OPEN, *COMPETITIONS, *DOORS)}
    finished = match_in(page, "/matches/?status=finished")
    for address in (finished, f"{finished}?step=7", f"{finished}?viewer=all"):
        found[address] = complaints(page, address)
    page.keyboard.press("ArrowLeft")
    page.locator("#looking-back").wait_for()
    found["stepped by script"] = complaints_here(page)
    sign_in(page)
    running = match_in(page, "/matches/?status=running")
    found |= {f"signed in {address}": complaints(page, address) for address in (*OWN, *ORGANISED, running)}
    assert {where: what for where, what in found.items() if what} == {}
    context.close()


def match_in(page: Page, address: str) -> str:
    """Find the first match of a list."""
    page.goto(address)
    return page.locator(".match-line a").first.get_attribute("href") or ""


def complaints(page: Page, address: str) -> list[str]:
    """Load a page and let axe look at it."""
    page.goto(address)
    return complaints_here(page)


def complaints_here(page: Page) -> list[str]:
    """Let axe look at the page, with everything unfolded."""
    page.evaluate("for (const fold of document.querySelectorAll('details')) fold.open = true")
    page.evaluate(AXE.read_text("utf-8"))
    violations = page.evaluate("axe.run().then(({ violations }) => violations)")
    return [f"{one['id']}: {node['html'][:150]}" for one in violations for node in one["nodes"][:3]]
