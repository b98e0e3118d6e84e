"""What a board and the page around it tell each other: heights, moves, wishes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from game.app.embed_address import Mode, Start, print_embed
from game.app.link import Moment, match_of, print_link
from game.i18n.embedding import EMBEDDING
from tests.browser.conftest import Watch, answer_with
from tests.browser.hosts import (
    ASK,
    LISTEN,
    Host,
    board,
    embed,
    played,
    position,
    wait_for_board,
)

SAY = "said => document.querySelector('iframe').contentWindow.postMessage(said, '*')"


def test_the_height_follows_the_content_and_settles(host: Host, visit: Any) -> None:
    follow = """<script>addEventListener("message", event => {
      if (event.data.type === "height")
        document.querySelector("iframe").style.height = `${event.data.height}px`;
    });</script>"""
    frame = host.frame("?lang=en&start=load&fit=content&game=blockers", 'height="560"')
    page = visit(f'{LISTEN}{follow}<div style="width:700px">{frame}</div>')
    page.add_style_tag(content="iframe{width:100%}")
    wait_for_board(page)
    fits = "Math.abs(innerHeight - Math.max(520, document.body.offsetHeight)) <= 1"
    page.frames[1].wait_for_function(f"innerHeight > 520 && {fits}")
    counted = "heard.filter(one => one.type === 'height').length"
    first = page.evaluate(counted)
    for step in range(1, 21):
        width = 300 + step * 37 % 600
        page.evaluate(f"document.querySelector('div').style.width = '{width}px'")
        page.frames[1].wait_for_function(f"innerWidth === {width} && {fits}")
        assert page.evaluate(counted) - first <= 2 * step, width
    root = page.frames[1].locator("html")
    assert root.evaluate("root => root.scrollHeight - innerHeight") <= 0


def test_the_page_around_is_told_and_heard(host: Host, visit: Any) -> None:
    match = played("block", 2, 10)
    asked = print_embed(replace(embed(match, Mode.REPLAY), start=Start.LOAD, lang=""))
    page = visit(LISTEN + host.frame("#" + asked))
    live = wait_for_board(page)
    page.wait_for_function("heard.some(one => one.type === 'ready')")
    ready = page.evaluate("heard.find(one => one.type === 'ready')")
    assert (ready["tileGame"], ready["game"], ready["mode"]) == (1, "block", "replay")
    page.evaluate(SAY, {"tileGame": 1, "type": "goto", "ply": 4})
    page.wait_for_function("heard.some(one => one.type === 'move')")
    move = page.evaluate("heard.find(one => one.type === 'move')")
    assert (move["ply"], move["move"]) == (4, str(match.state.moves[3]))
    link = live.locator("#embed-full")
    link.dispatch_event("pointerdown")
    assert (link.get_attribute("href") or "").endswith(print_link(match_of(match, Moment(0, 4))))
    page.evaluate(SAY, {"tileGame": 1, "type": "lang", "lang": "it"})
    expect(live.locator(".replay-place")).to_contain_text("mossa 4")
    expect(live.locator("#embed-full")).to_have_text(EMBEDDING["it"]["embed.full"])
    page.evaluate(SAY, {"tileGame": 1, "type": "theme", "theme": "dark"})
    expect(live.locator("html")).to_have_attribute("data-theme", "dark")
    other = position(played("blockers", 3))
    page.evaluate(SAY, {"tileGame": 1, "type": "load", "position": other})
    expect(live.locator(".replay-table.on-grid")).to_be_visible()
    page.evaluate(SAY, {"tileGame": 1, "type": "load", "position": other[:-1] + "_"})
    page.wait_for_function("heard.some(one => one.text === 'link-mangled')")


def test_what_does_not_come_from_the_page_around_is_passed_over(host: Host, visit: Any) -> None:
    """Another version, an unknown kind, and a frame beside it that speaks to it."""
    beside = """<iframe srcdoc="<script>
      onmessage = () => parent.frames[0].postMessage(
        { tileGame: 1, type: 'theme', theme: 'light' }, '*');
    </script>"></iframe>"""
    page = visit(host.frame("?lang=en&theme=dark") + beside)
    still = board(page)
    expect(still.locator(ASK)).to_be_visible()
    page.evaluate("frames[1].postMessage('go', '*')")
    page.evaluate(SAY, {"tileGame": 2, "type": "theme", "theme": "light"})
    page.evaluate(SAY, {"type": "theme", "theme": "light"})
    page.evaluate(SAY, {"tileGame": 1, "type": "shout", "theme": "light"})
    page.evaluate(SAY, {"tileGame": 1, "type": "lang", "lang": "es"})
    expect(still.locator(ASK)).to_have_text(EMBEDDING["es"]["embed.play"])
    expect(still.locator("html")).to_have_attribute("data-theme", "dark")
    page.evaluate(SAY, {"tileGame": 1, "type": "load", "deal": position(played("block"))})
    expect(still.locator(ASK)).to_have_text(EMBEDDING["es"]["embed.play.deal"])


def test_the_page_around_hears_what_went_wrong(host: Host, visit: Any, watch: Watch) -> None:
    watch.expect(".*")

    def prepare(page: Page) -> None:
        page.route("**/pyodide.asm.wasm", answer_with(404))

    page = visit(LISTEN + host.frame("?lang=en&start=load"), prepare=prepare)
    page.wait_for_function("heard.some(one => one.type === 'error' && one.text === 'missing')")
    expect(board(page).get_by_role("alert")).to_be_visible()


def test_one_board_of_a_page_lives_at_a_time(host: Host, visit: Any) -> None:
    """Two frames; whoever starts later sends the other back to its picture, which says so."""
    page = visit("".join(host.frame(f"?lang=en&game={game}") for game in ("block", "draw")))
    for at in range(2):
        board(page, at).locator(ASK).click()
        wait_for_board(page, at)
    retired = board(page, 0)
    expect(retired.get_by_text(EMBEDDING["en"]["embed.retired"])).to_be_visible()
    expect(retired.locator(ASK)).to_be_visible()
    expect(board(page, 1).locator(".hand .own").first).to_be_visible()
    outside = "frames[1].postMessage({ tileGame: 1, type: 'retire' }, '*')"
    page.evaluate(outside)
    expect(board(page, 1).locator("html")).to_have_attribute("data-boot", "ready")
    retired.locator(ASK).click()
    wait_for_board(page, 0)
    expect(board(page, 1).locator(ASK)).to_be_visible()
