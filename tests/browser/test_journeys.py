"""Journeys in a real browser, from the first visit to the last step."""

import sqlite3

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Site
from tests.browser.visitors import play_first_move, sign_in

MOST_MOVES = 200
MARKUP = "<img src=x onerror='window.ran=1'><script>window.ran=1</script>"


def test_a_newcomer_joins_plays_against_a_bot_to_the_end_and_steps_back(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="Create an account").first.click()
    page.get_by_label("Name").fill("newcomer")
    page.get_by_label("Password", exact=True).fill("a-heap-of-stones")
    page.get_by_label("Password confirmation").fill("a-heap-of-stones")
    page.get_by_role("button", name="Create the account").click()
    page.get_by_role("main").get_by_role("link", name="New match").click()
    page.get_by_label("Who sits in seat 2").select_option("random bot")
    page.get_by_role("button", name="Open the match").click()
    moves = play_to_the_end(page)
    assert moves > 5
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    step_back_and_forth(page)


def play_to_the_end(page: Page) -> int:
    """Answer every question with its first move, by the buttons; return how many there were."""
    question, over = page.locator("form.moves"), page.get_by_role("row", name="Total")
    for played in range(MOST_MOVES):
        expect(question.or_(over).first).to_be_visible(timeout=30_000)
        if over.is_visible():
            return played
        seen = play_first_move(page)
        expect(page.locator(f"form.moves [name=seen][value='{seen}']")).to_have_count(0)
    raise AssertionError("the match does not end")


def step_back_and_forth(page: Page) -> None:
    """Walk by keys, buttons and slider; the server is asked for the timeline once."""
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    count = page.locator(".stepper output")
    last = int((count.text_content() or "").split("/")[1])
    page.keyboard.press("ArrowLeft")
    expect(count).to_have_text(f"{last - 1} / {last}")
    expect(page.get_by_role("heading", name=f"Step {last - 1} of {last}")).to_be_visible()
    page.keyboard.press("Home")
    expect(count).to_have_text(f"0 / {last}")
    expect(page.locator("#log [aria-current=step]")).to_have_text("The match begins.")
    at_the_start = page.locator("#position").text_content()
    page.keyboard.press("ArrowRight")
    page.get_by_role("button", name="Step on").click()
    expect(count).to_have_text(f"2 / {last}")
    page.get_by_role("slider", name="Step").fill("0")
    expect(count).to_have_text(f"0 / {last}")
    assert page.locator("#position").text_content() == at_the_start
    page.keyboard.press("End")
    expect(page.get_by_role("row", name="Total")).to_be_visible()
    assert sum("/timeline/" in url for url in asked) == 1
    assert page.url.endswith(f"?step={last}&viewer=0")


def test_what_script_draws_is_what_the_server_draws(page: Page) -> None:
    page.goto("/matches/?status=finished")
    for address in [link.get_attribute("href") for link in page.locator(".match-line a").all()]:
        page.goto(f"{address}?step=30")
        drawn_by_server = words_of(page)
        page.goto(f"{address}?step=28")
        for _ in range(2):
            page.get_by_role("button", name="Step on").click()
        expect(page.locator("#log [aria-current=step]")).to_have_attribute("data-step", "30")
        assert words_of(page) == drawn_by_server


def words_of(page: Page) -> list[str]:
    """Read the board as words, whatever the spaces between them."""
    return page.locator("#position").inner_text().split()


def test_a_spectator_sees_a_move_without_asking_for_it(page: Page, browser: Browser) -> None:
    sign_in(page)
    page.get_by_role("link", name="Quetzal").first.click()
    spectator = browser.new_context().new_page()
    spectator.goto(page.url)
    expect(spectator.get_by_role("heading", name="demo is to move")).to_be_visible()
    expect(spectator.locator(".tag.live")).to_have_text("live")
    seen = play_first_move(page)
    expect(spectator.locator(f"#log [data-step='{seen + 1}']")).to_be_attached()
    spectator.context.close()


def test_a_move_can_be_played_and_steps_walked_without_script(browser: Browser, site: Site) -> None:
    context = browser.new_context(base_url=site.address, java_script_enabled=False)
    page = context.new_page()
    sign_in(page)
    page.get_by_role("link", name="Quetzal").first.click()
    seen = play_first_move(page)
    expect(page.locator(f"#log [data-step='{seen + 1}']")).to_be_attached()
    page.get_by_role("link", name="First step").click()
    expect(page.get_by_role("heading", name="Step 0 of")).to_be_visible()
    page.get_by_role("link", name="Step on").click()
    expect(page.get_by_role("heading", name="Step 1 of")).to_be_visible()
    page.get_by_role("button", name="Theme: as the device").click()
    page.get_by_role("button", name="Theme: light").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    context.close()


def test_markup_in_a_name_never_runs(browser: Browser, site: Site) -> None:
    """No such name can be chosen, so it is written into the database by force."""
    context = browser.new_context(base_url=site.address)
    page = context.new_page()
    sign_in(page)
    page.get_by_role("link", name="Quetzal").first.click()
    rename(site, "demo", MARKUP)
    try:
        for address in (page.url, f"{page.url}?step=0", "/", "/matches/", "/account/"):
            page.goto(address)
            expect(page.get_by_text(MARKUP).first).to_be_attached()
        page.goto(page.url.replace("/account/", "/account/matches/"))
        page.locator(".match-line a").first.click()
        page.keyboard.press("Home")
        expect(page.locator("#position h3", has_text=MARKUP)).to_be_visible()
        assert page.evaluate("window.ran") is None
    finally:
        rename(site, MARKUP, "demo")
        context.close()


def rename(site: Site, name: str, to: str) -> None:
    """Change a name behind the site's back."""
    with sqlite3.connect(site.data / "cairn.sqlite3", timeout=30) as database:
        assert database.execute("UPDATE accounts_player SET name = ? WHERE name = ?", [to, name]).rowcount == 1
    database.close()
