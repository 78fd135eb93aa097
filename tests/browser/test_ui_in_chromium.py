"""What a person sees of pg-checkpoint ui, in headless Chromium; run by make test-browser.

With PG_CHECKPOINT_SCREENSHOTS naming a folder it puts the pictures of docs/ui.md there.
"""

from __future__ import annotations

import os
import re
import signal
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Dialog, Page, Request, expect

from pg_checkpoint import PostgresSaver
from tests import graphs
from tests.browser import sample
from tests.browser.conftest import WIDTH
from tests.command_line import begun, environment
from tests.making import run_sql
from tests.servers import Server, database
from tests.waiting import PATIENCE

HOSTILE = """'"><img src=x onerror=alert(1)><script>alert(2)</script>/.."""
CONTRAST = (Path(__file__).parent / "contrast.js").read_text()

KINDS = ("threads", "thread", "checkpoint", "conversation", "difference")
SHOWN = {f"{kind}-{how}" for kind in KINDS for how in ("light", "dark", "phone")}
SHOWN -= {"checkpoint-phone"}
WHERE = "support · schema pgcheckpoint"

Visit = Callable[..., Page]

# A browser on a loaded machine takes its time.
expect.set_options(timeout=PATIENCE * 1000)


@pytest.fixture(scope="module")
def address(server: Server, template: str) -> Iterator[str]:
    """The command, running over the sample; what it says to open."""
    with database(server.direct, template) as (_, dsn):
        with PostgresSaver.from_conn_string(dsn) as saver:
            graphs.begin(saver, HOSTILE)
            sample.fill(saver)
        run_sql(dsn, sample.SPREAD)
        process = begun("pg_checkpoint", "ui", "--port", "0", env=environment(dsn, COLUMNS="200"))
        assert process.stdout is not None
        try:
            found = re.search(r"http://\S+", process.stdout.readline())
            assert found
            yield found[0]
            process.send_signal(signal.SIGINT)
            assert process.wait(PATIENCE) == 130
        finally:
            process.kill()
            process.communicate()


@pytest.fixture
def visit(chromium: Browser, address: str) -> Iterator[Visit]:
    """Opens the address in a window of its own; nothing may go wrong in it."""
    root, wrong, contexts = address.split("?")[0], list[str](), list[Any]()

    def dismiss(dialog: Dialog) -> None:
        wrong.append(dialog.message)
        dialog.dismiss()

    def stay(request: Request) -> None:
        wrong.extend([] if request.url.startswith(root) else [request.url])

    def hear(message: ConsoleMessage) -> None:
        wrong.extend([message.text] if message.type in ("error", "warning") else [])

    def make(width: int = 1100, height: int = 800, **options: Any) -> Page:
        context = chromium.new_context(viewport={"width": width, "height": height}, **options)
        context.set_default_timeout(PATIENCE * 1000)
        contexts.append(context)
        page = context.new_page()
        page.on("console", hear)
        page.on("pageerror", lambda error: wrong.append(str(error)))
        page.on("dialog", dismiss)
        page.on("request", stay)
        page.goto(address)
        return page

    yield make
    for context in contexts:
        context.close()
    assert wrong == []


def _open(page: Page, thread_id: str) -> None:
    page.get_by_role("link", name="pg-checkpoint").click()
    page.get_by_role("link", name=thread_id, exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text(thread_id)


def test_nobody_without_the_token(chromium: Browser, address: str) -> None:
    root, token = address.split("?token=")
    page = chromium.new_page()
    answer: Any = page.goto(root)
    assert answer.status == 401
    expect(page.get_by_role("alert")).to_contain_text("Open the address")
    assert sample.FORKED not in page.content()
    # Who has it only as text can paste it.
    page.get_by_label("Token").fill(token)
    page.get_by_role("button", name="Open").click()
    expect(page.get_by_role("link", name=sample.FORKED)).to_be_visible()
    assert page.url == root, "the token is gone from the address"
    assert page.evaluate("document.cookie") == "", "no script can read the session"
    page.close()


def test_from_a_search_to_a_fork(visit: Visit) -> None:
    page = visit()
    assert "token" not in page.url
    page.get_by_label("Id begins with").fill("order-33")
    page.get_by_label("Metadata").fill("user=ada")
    page.get_by_role("button", name="Search").click()
    expect(page.locator("tbody tr")).to_have_count(5)
    expect(page.get_by_text(sample.ASKED)).to_have_count(0)
    page.get_by_role("link", name=sample.FORKED).click()
    steps = page.locator(".timeline li")
    expect(steps).to_have_count(21)
    expect(page.locator(".timeline circle")).to_have_count(21)
    expect(page.locator("circle.tip")).to_have_count(3)
    fork = steps.filter(has_text="3 branches")
    expect(fork).to_contain_text("look_up")
    # Three lines come together in the fork's dot; each dot stands beside its step.
    expect(fork.locator("path")).to_have_count(3)
    assert len({_middle(page, n)[0] for n in range(21)}) == 3
    for n in (0, 7, 20):
        box: Any = steps.nth(n).bounding_box()
        assert box["y"] < _middle(page, n)[1] < box["y"] + box["height"]
    expect(page.get_by_role("img", name=re.compile("over 21 checkpoints"))).to_be_visible()


def _middle(page: Page, n: int) -> tuple[float, float]:
    box: Any = page.locator(".timeline circle").nth(n).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


@pytest.mark.parametrize("scripts", [True, False])
def test_values_come_by_a_click(visit: Visit, scripts: bool) -> None:
    page = visit(java_script_enabled=scripts)
    _open(page, sample.FORKED)
    page.locator(".step").filter(has_text="update").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Step 7")
    for value in ("coffee grinder", "69.9", "Mood"):
        assert value not in page.content()
    page.locator("#state-0").get_by_role("link").filter(has_text="messages").click()
    first = page.locator("#state-0 .messages li").first
    expect(first).to_contain_text("My coffee grinder arrived broken.")
    expect(first).to_contain_text("human")
    assert "69.9" not in page.content(), "only what was asked for"
    assert "show=state%3Amessages" in page.url
    page.locator("#state-0").get_by_role("link").filter(has_text="hide").click()
    expect(page.locator(".messages")).to_have_count(0)
    page.locator("#difference a.head").click()
    change = page.locator(".change").filter(has_text="order.price")
    expect(change.locator(".before")).to_contain_text("89.9")
    expect(change.locator(".after")).to_contain_text("69.9")
    page.get_by_role("link", name="Show all values").click()
    expect(page.get_by_text("Mood: calm").first).to_be_visible()
    page.get_by_role("link", name="Hide all values").click()
    expect(page.locator("pre")).to_have_count(1)


def test_two_quick_clicks_both_count(visit: Visit) -> None:
    page = visit()
    _open(page, sample.FORKED)
    page.locator(".step").first.click()
    page.wait_for_load_state()
    page.evaluate("['#state-0', '#state-1'].forEach(s => document.querySelector(s + ' a').click())")
    for n in (0, 1):
        expect(page.locator(f"#state-{n} .body")).to_be_visible()


def test_two_steps_are_compared_with_the_keyboard_alone(visit: Visit) -> None:
    page = visit(java_script_enabled=False)
    _open(page, sample.FORKED)
    boxes = page.get_by_role("checkbox", name=re.compile("Compare step"))
    expect(boxes).to_have_count(21)
    for n in (2, 20):
        boxes.nth(n).focus()
        page.keyboard.press("Space")
        expect(boxes.nth(n)).to_be_checked()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Difference")
    assert "broken" not in page.content()
    page.get_by_role("link", name="show").press("Enter")
    added = page.locator(".change.k-added").first
    expect(added).to_contain_text("My coffee grinder arrived broken.")


def test_with_the_keyboard_alone_the_page_stays_where_it_is(visit: Visit) -> None:
    page = visit(height=500)
    _open(page, sample.FORKED)
    page.locator(".step").first.click()
    page.wait_for_load_state()  # styles too
    link = page.locator("#state-1 a.head")
    link.focus()
    before = page.evaluate("scrollY")
    page.keyboard.press("Enter")
    expect(page.locator("#state-1 .body")).to_be_visible()
    assert abs(page.evaluate("scrollY") - before) < 5
    assert page.evaluate("document.activeElement.closest('li')?.id") == "state-1"


@pytest.mark.parametrize(("width", "scheme"), [(375, "dark"), (1440, "light")])
def test_it_fits(visit: Visit, width: int, scheme: str) -> None:
    page = visit(width, color_scheme=scheme)

    def fits() -> None:
        page.wait_for_load_state()  # styles too
        scrolled, seen = page.evaluate(WIDTH)
        assert scrolled <= seen, page.url
        assert page.evaluate(CONTRAST) == {}, page.url

    fits()
    for thread_id in (sample.FORKED, HOSTILE):
        _open(page, thread_id)
        fits()
        page.locator(".step").nth(1).click()
        fits()
        page.get_by_role("link", name="Show all values").click()
        expect(page.locator(".cell.open").first).to_be_visible()
        fits()
        page.get_by_role("link", name=re.compile("Compare with")).click()
        page.get_by_role("checkbox", disabled=False).last.check()
        fits()
        page.get_by_role("button", name="Compare").click()
        page.locator("#difference a.head").click()
        expect(page.locator(".change").first).to_be_visible()
        fits()


def test_screenshots(visit: Visit, tmp_path: Path) -> None:
    folder = Path(os.environ.get("PG_CHECKPOINT_SCREENSHOTS", tmp_path))
    folder.mkdir(exist_ok=True)
    for scheme, width in (("light", 1100), ("dark", 1100), ("dark", 375)):
        page = visit(width, 780, color_scheme=scheme)
        name = "phone" if width == 375 else scheme

        def shoot(what: str, page: Page = page, name: str = name) -> None:
            if f"{what}-{name}" not in SHOWN:
                return
            page.mouse.move(0, 0)
            page.evaluate("document.activeElement.blur(); scrollTo(0, 0)")
            # The database of a test has a name that says nothing.
            page.locator(".where").evaluate(f"e => e.textContent = '{WHERE}'")
            page.screenshot(path=(path := folder / f"{what}-{name}.png"))
            assert path.stat().st_size <= 150_000

        page.get_by_label("Metadata").fill("desk=returns")
        page.get_by_role("button", name="Search").click()
        expect(page.get_by_role("link", name="Clear")).to_be_visible()
        shoot("threads")
        _open(page, sample.FORKED)
        page.set_viewport_size({"width": width, "height": 780 if width == 375 else 1320})
        shoot("thread")
        page.set_viewport_size({"width": width, "height": 780})
        page.locator(".step").filter(has_text="update").first.click()
        page.locator("#difference a.head").click()
        page.locator("#state-0 a.head").click()
        expect(page.locator(".messages").first).to_be_visible()
        shoot("checkpoint")
        _open(page, sample.FORKED)
        page.get_by_role("link", name="Conversation").click()
        expect(page.locator(".messages").first).to_be_visible()
        shoot("conversation")
        _open(page, sample.FORKED)
        for n in (7, 11):
            page.get_by_role("checkbox").nth(n).check()
        page.get_by_role("button", name="Compare").click()
        page.locator("#difference a.head").click()
        expect(page.locator(".change").first).to_be_visible()
        shoot("difference")
