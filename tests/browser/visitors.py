"""What visitors do again and again."""

from playwright.sync_api import Page, expect


def sign_in(page: Page, name: str = "demo", password: str = "cairn-demo") -> None:
    """Sign in."""
    page.goto("/account/sign-in/")
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(password)
    page.get_by_role("main").get_by_role("button", name="Sign in").click()
    expect(page.get_by_role("heading", name=f"Welcome back, {name}")).to_be_visible()


def play_first_move(page: Page) -> int:
    """Answer the question with its first move, by the button; return the step that was seen."""
    question = page.locator("form.moves")
    seen = int(question.locator("[name=seen]").get_attribute("value") or 0)
    group = question.locator("details").first
    if group.get_attribute("open") is None:
        group.locator("summary").click()
    group.get_by_role("button").first.click()
    return seen
