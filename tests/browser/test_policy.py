"""What the page may do, and that it asks no other server for anything."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.conftest import OpenGame, Watch, wait_until_ready
from tests.browser.screens import go, press
from tests.browser.support import Game, Mouse, address, block_plan, play_match, prepare, start
from tools.policy import header
from tools.project import HERE
from tools.serve import SiteServer

FORBIDDEN = {
    "markup from text": "document.body.innerHTML = '<b>text</b>'",
    "script from text": "new Function('return 1')()",
    "script from an address": "document.createElement('script').src = 'https://example.org/a.js'",
    "a later string": "setTimeout('1')",
}


def test_the_policy_is_in_the_page(page: Page) -> None:
    policy = page.locator("meta[http-equiv]").get_attribute("content")
    assert policy == header().replace("'self'", page.evaluate("location.origin"))


def test_hosts_are_told_the_policy() -> None:
    assert header() in " ".join((HERE.root / "README.md").read_text().split())


def test_the_policy_also_holds_as_a_header(open_game: OpenGame) -> None:
    def add_policy(route: Route) -> None:
        answer = route.fetch()
        headers = {**answer.headers, "content-security-policy": header()}
        route.fulfill(response=answer, headers=headers)

    page = open_game("?strict", prepare=lambda page: page.route("**/?strict", add_policy))
    page.locator('.button[data-do="new"]').click()
    page.wait_for_selector('html[data-worker="ready"]', state="attached")


def test_text_becomes_neither_markup_nor_script(browser: Browser, site: SiteServer) -> None:
    page = browser.new_page()
    page.goto(site.address)
    wait_until_ready(page)
    for name, script in FORBIDDEN.items():
        # Later, out of the reach of the browser's own leave for what a debugger asks.
        said = page.evaluate(
            f"""() => new Promise(done => setTimeout(() => {{
              try {{ {script}; done("done"); }} catch (error) {{ done(String(error)); }}
            }}))"""
        )
        assert re.search("Trusted|Content Security Policy", said), name
    expect(page.locator("#app")).to_be_visible()
    page.close()


def test_other_servers_are_out_of_reach(page: Page, watch: Watch) -> None:
    watch.expect("violates|Content Security Policy|foreign request: http://localhost:9/")
    tried = """address => fetch(address).then(() => "reached", () => "stopped")"""
    assert page.evaluate(tried, "http://localhost:9/") == "stopped"
    refused = page.evaluate(
        """address => new Promise(done => {
          document.addEventListener("securitypolicyviolation", e => done(e.effectiveDirective));
          new Image().src = address;
        })""",
        "http://localhost:9/a.png",
    )
    assert refused == "img-src"


def test_a_whole_session_asks_only_its_own_server(open_game: OpenGame) -> None:
    asked: list[str] = []

    def follow(page: Page) -> None:
        prepare(page)
        page.context.on("request", lambda request: asked.append(request.url))

    page = open_game(address(block_plan(2, target=25)), prepare=follow, reduced_motion="reduce")
    mouse = Mouse(Game(page))
    start(mouse, 1)
    play_match(mouse)
    for screen in ("share", "check", "settings", "statistics", "about", "history"):
        go(page, screen)
    page.locator("[data-do^='replay:']").click()
    press(page, "jump:0:3")
    go(page, "settings")
    for name, value in (("lang", "pt"), ("theme", "dark")):
        page.locator(f"[data-change='{name}']").select_option(value)
    go(page, "")
    press(page, "lesson:start")
    go(page, "")
    page.locator("a[href*='rules/']").click()
    page.wait_for_url("**/rules/pt/**")
    home, origin = page.url.partition("rules/")[0], page.evaluate("location.origin")
    assert len(asked) > 20
    assert [one for one in asked if not one.startswith((home, f"blob:{origin}/"))] == []
