"""What visitors do again and again."""

from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TooLate


def sign_in(page: Page, name: str = "demo", password: str = "cairn-demo") -> None:
    """Sign in."""
    page.goto("/account/sign-in/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name=f"Welcome back, {name}")).to_be_visible()


def play_first_move(page: Page) -> int:
    """Answer the question with its first move, by the button; return the step that was seen.

    News may bring the question anew while the hand is on its way to the button: then one looks again.
    """
    question = page.locator("form.moves")
    for _ in range(5):
        seen = int(question.locator("[name=seen]").get_attribute("value") or 0)
        group = question.locator("details").first
        if group.get_attribute("open") is None:
            group.locator("summary").click()
        try:
            group.get_by_role("button").first.click(timeout=5_000)
        except TooLate:
            continue
        return seen
    raise AssertionError("the question did not hold still")
