"""What a board and the page around it tell each other: heights, moves, wishes."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from playwright.sync_api import Page, expect

from game.app.embed_address import Mode, Start, print_embed
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
    page.wait_for_function("heard.some(one => one.type === 'height')")
    counted = "heard.filter(one => one.type === 'height').length"
    for step in range(20):
        before = page.evaluate(counted)
        width = 300 + step * 37 % 600
        page.evaluate(f"document.querySelector('div').style.width = '{width}px'")
        page.wait_for_function(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() =>"
            " setTimeout(done, 60, true))))"
        )
        assert page.evaluate(counted) - before <= 2, width
    inner = page.frames[1].evaluate(
        "[document.documentElement.scrollHeight, innerHeight, document.body.offsetHeight]"
    )
    assert inner[0] <= inner[1]
    assert abs(inner[1] - max(520, inner[2])) <= 1


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
    page.evaluate(SAY, {"tileGame": 1, "type": "lang", "lang": "it"})
    expect(live.locator(".replay-place")).to_contain_text("mossa 4")
    expect(live.locator("#embed-full")).to_have_text(EMBEDDING["it"]["embed.full"])
    page.evaluate(SAY, {"tileGame": 1, "type": "theme", "theme": "dark"})
    expect(live.locator("html")).to_have_attribute("data-theme", "dark")
    other = position(played("blockers", 3))
    page.evaluate(SAY, {"tileGame": 1, "type": "load", "position": other})
    expect(live.locator(".replay-table.on-grid")).to_be_visible()


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
