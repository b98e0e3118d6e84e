"""The element <tile-game> on pages of another origin."""

from __future__ import annotations

from html import escape
from typing import Any
from urllib.parse import parse_qsl

from playwright.sync_api import Page, expect

from game.app.embed_address import Embed, Mode, print_embed
from game.i18n.embedding import EMBEDDING
from tests.browser.axe import violations
from tests.browser.conftest import Watch
from tests.browser.hosts import Host, embed, played, wait_for_board

PICTURE = '<svg role="img" aria-label="Three tiles" width="300" height="150"></svg>'
BOARDS = "tile-game"
LISTEN = """<script>
const heard = [];
for (const name of ["ready", "height", "move", "end", "error"])
  document.addEventListener(name, event => {
    if (event.detail?.tileGame) heard.push(event.detail);
  }, true);
</script>"""


def element(one: Embed, content: str = PICTURE, more: str = "") -> str:
    """The element as an author pastes it."""
    pairs = parse_qsl(print_embed(one))
    attributes = " ".join(f'{name}="{escape(value)}"' for name, value in pairs)
    return f"<tile-game {attributes} {more}>{content}</tile-game>"


def script(host: Host) -> str:
    return f'<script src="{host.embeds}tile-game.js" async></script>{LISTEN}'


def ready(page: Page, times: int = 1) -> None:
    page.wait_for_function(f"heard.filter(one => one.type === 'ready').length === {times}")


def test_without_scripts_the_picture_stays(host: Host, visit: Any) -> None:
    page = visit(script(host) + element(embed(played("block"))), java_script_enabled=False)
    expect(page.get_by_role("img", name="Three tiles")).to_be_visible()


def test_a_board_lives_when_it_is_asked_for(host: Host, visit: Any) -> None:
    found: list[str] = []
    match = played("all-fives")
    body = script(host) + element(embed(match, lang="es")) + element(embed(match, Mode.FIGURE))
    page = visit(
        body, prepare=lambda page: page.on("request", lambda request: found.append(request.url))
    )
    button = page.get_by_role("button", name=EMBEDDING["es"]["embed.play.on"])
    expect(button).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert [url for url in found if url.startswith(host.embeds)] == [f"{host.embeds}tile-game.js"]
    expect(page.get_by_role("img", name="Three tiles")).to_have_count(2)
    assert page.get_by_role("button").count() == 1
    assert violations(page) == []
    button.focus()
    page.keyboard.press("Enter")
    live = wait_for_board(page)
    ready(page)
    expect(live.locator(".lies")).to_have_count(len(match.state.chain.tiles))
    assert live.locator("html").get_attribute("lang") == "es"
    page.wait_for_function("document.activeElement === document.querySelector('tile-game')")
    expect(live.locator("[data-home]")).to_be_focused()
    page.wait_for_function(
        "heard.findLast(one => one.type === 'height').height ==="
        " document.querySelector('tile-game').offsetHeight"
    )
    assert live.locator("body").evaluate("body => Math.abs(body.offsetHeight - innerHeight)") <= 1


def test_one_board_at_a_time(host: Host, visit: Any) -> None:
    body = script(host) + "".join(element(embed(played(game))) for game in ("block", "draw"))
    page = visit(body + '<tile-game game="all-fives"></tile-game>')
    expect(page.get_by_text("All Fives", exact=True)).to_be_visible()
    for at in range(2):
        page.locator(BOARDS).nth(at).get_by_role("button").click()
        ready(page, at + 1)
        assert page.locator("iframe").count() == 1
    retired = page.locator(BOARDS).first
    expect(retired.get_by_role("status")).to_have_text(EMBEDDING["en"]["embed.retired"])
    expect(retired.get_by_role("img", name="Three tiles")).to_be_visible()
    page.evaluate("document.querySelectorAll('tile-game')[1].remove()")
    retired.get_by_role("button").click()
    ready(page, 3)
    expect(retired.get_by_role("status")).to_be_hidden()


def test_it_hears_its_page_and_no_one_else(host: Host, visit: Any) -> None:
    match = played("block", 2, 10)
    page = visit(script(host) + element(embed(match, Mode.REPLAY), more='theme="light"'))
    board = page.locator(BOARDS)
    board.get_by_role("button").click()
    live = wait_for_board(page)
    ready(page)
    board.evaluate("one => one.tell({ type: 'goto', ply: 5 })")
    expect(live.locator(".replay-place")).to_contain_text("5")
    page.wait_for_function("heard.some(one => one.type === 'move' && one.ply === 5)")
    board.evaluate("one => { one.setAttribute('ply', '7'); one.setAttribute('theme', 'dark'); }")
    expect(live.locator(".replay-place")).to_contain_text("7")
    expect(live.locator("html")).to_have_attribute("data-theme", "dark")
    board.evaluate("one => { one.lang = 'pt'; }")
    expect(live.locator("html")).to_have_attribute("lang", "pt")
    before = page.locator("iframe").bounding_box()
    page.evaluate("postMessage({ tileGame: 1, type: 'height', height: 99 }, '*')")
    page.evaluate("() => new Promise(done => setTimeout(done))")
    assert page.locator("iframe").bounding_box() == before
    page.frames[1].evaluate("parent.postMessage({ tileGame: 1, type: 'height', height: 9e9 }, '*')")
    page.wait_for_function("document.querySelector('tile-game').offsetHeight === 1200")


def test_a_page_that_allows_no_frames_says_so(host: Host, visit: Any, watch: Watch) -> None:
    watch.expect("frame-src|ERR_BLOCKED")
    policy = """<meta http-equiv="Content-Security-Policy" content="frame-src 'none'">"""
    body = policy + script(host) + element(Embed(lang="en"))
    page = visit(body, prepare=lambda page: page.clock.install())
    page.get_by_role("button").click()
    page.clock.fast_forward(15_500)
    expect(page.get_by_role("status")).to_have_text(EMBEDDING["en"]["embed.failed"])
    expect(page.get_by_role("img", name="Three tiles")).to_be_visible()
    expect(page.get_by_role("button")).to_be_visible()
    link = page.get_by_role("link", name=EMBEDDING["en"]["embed.full"])
    site = host.embeds.removesuffix("embed/1/")
    expect(link).to_have_attribute("href", f"{site}?lang=en&game=block#")
