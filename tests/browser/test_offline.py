"""Without a network, with a slow one, with a new version, with the kill switch pulled."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import Page, expect

from game.i18n import Words
from tests.browser.conftest import OpenGame, Watch, answer_with, wait_until_ready
from tests.browser.deployment import SECOND, Deployment
from tests.browser.support import Game
from tools.offline import KILL_SWITCH, WORKER

KEPT = 'html[data-offline="ready"]'
SETTLED = """async path => {
  const found = await navigator.serviceWorker.getRegistration();
  return !found.installing && !found.waiting && found.active.state === "activated"
    && Boolean(await caches.match(new URL(path, found.scope)));
}"""
"""No newer worker is on its way, and this file of the newest version is kept."""
LATER = "performance.now() - performance.getEntriesByName('tiles:ready')[0].startTime > 2500"
"""After the moment at which a page of its own begins to be kept."""
FORGOTTEN = """async () => !(await navigator.serviceWorker.getRegistrations()).length
  && String(await caches.keys()) === "another game" """
REFUSED = """async () => {
  const made = await navigator.serviceWorker.register("./service-worker.js");
  const worker = made.installing;
  if (worker && worker.state !== "redundant")
    await new Promise(done => { worker.onstatechange = done; });
  return worker?.state ?? "redundant";
}"""


@pytest.fixture
def deployment(site_folder: Path, tmp_path: Path) -> Iterator[Deployment]:
    """The site at an address of its own."""
    found = Deployment(site_folder, tmp_path / "deployed")
    yield found
    found.stop()


def opened(deployment: Deployment, open_game: OpenGame, path: str = "?lang=en") -> Page:
    """The game, once all of the site is kept."""
    page = open_game(path, at=deployment.address, service_workers="allow")
    page.wait_for_selector(KEPT, state="attached")
    return page


def again(page: Page) -> Page:
    """The same page, loaded again."""
    page.reload()
    wait_until_ready(page)
    return page


def until(page: Page, holds: str, about: str = "") -> None:
    """Wait until an asynchronous condition holds, which ``wait_for_function`` does not wait for."""
    page.evaluate(
        f"""async about => {{
          const holds = {holds};
          for (let tries = 0; tries < 1200; tries++) {{
            if (await holds(about)) return;
            await new Promise(done => setTimeout(done, 50));
          }}
          throw new Error("this never held: {holds.split(chr(10))[0]}");
        }}""",
        about,
    )


def press(page: Page, do: str) -> None:
    page.locator(f'.button[data-do="{do}"]').click()


def test_the_whole_site_opens_without_a_network(
    deployment: Deployment, open_game: OpenGame
) -> None:
    page = opened(deployment, open_game, "?lang=es#about")
    expect(page.get_by_text(Words("es")("offline.kept"))).to_be_visible()
    deployment.stop()
    again(page)
    press(page, "open:start")
    press(page, "new")
    page.wait_for_selector('html[data-worker="ready"]', state="attached")
    Game(page).wait_for_viewer()
    for path in sorted(deployment.folder.rglob("*.html")):
        at = path.relative_to(deployment.folder).as_posix().removesuffix("index.html")
        answer = page.goto(deployment.address + at)
        assert answer is not None and answer.ok and answer.from_service_worker, at
        assert page.title(), at
        broken = "[...document.images].filter(one => one.complete && !one.naturalWidth).length"
        assert page.evaluate(broken) == 0, at
    page.goto(deployment.address + "figures/")
    wait_until_ready(page)


def test_a_new_version_comes_with_the_next_reload(
    deployment: Deployment, open_game: OpenGame
) -> None:
    page = opened(deployment, open_game)
    press(page, "new")
    game = Game(page)
    game.wait_for_viewer()
    before = game.match()
    deployment.put_second_version()
    again(page)
    expect(page.locator(SECOND)).to_be_attached()
    game.wait_for_viewer()
    assert game.match() == before, "the running match goes on"
    until(page, SETTLED, deployment.second)
    deployment.stop()
    again(page)
    expect(page.locator(SECOND)).to_be_attached()
    assert game.match() == before


def test_half_a_new_version_is_not_kept(
    deployment: Deployment, open_game: OpenGame, watch: Watch
) -> None:
    watch.expect("integrity")
    page = opened(deployment, open_game)
    deployment.put_second_version()
    (deployment.folder / "NOTICE").write_text("not yet there")
    page.evaluate("navigator.serviceWorker.getRegistration().then(one => one.update())")
    assert page.evaluate(REFUSED) == "redundant"
    deployment.stop()
    expect(again(page).locator(SECOND)).not_to_be_attached()


def test_a_network_that_does_not_answer(deployment: Deployment, open_game: OpenGame) -> None:
    page = opened(deployment, open_game)
    answered = Event()
    deployment.server.before_page = lambda: None if answered.wait() else b""
    again(page)
    answered.set()


def test_a_server_in_trouble(deployment: Deployment, open_game: OpenGame) -> None:
    page = opened(deployment, open_game)
    deployment.server.before_page = lambda: b"out of order"
    again(page)


def test_the_kill_switch(deployment: Deployment, open_game: OpenGame) -> None:
    page = opened(deployment, open_game)
    page.evaluate("caches.open('another game')")
    shutil.copy(deployment.folder / KILL_SWITCH, deployment.folder / WORKER)
    again(page)
    until(page, FORGOTTEN)
    deployment.put_second_version()
    again(page)
    expect(page.locator(SECOND)).to_be_attached()


def test_a_full_device_keeps_nothing_and_plays(
    deployment: Deployment, open_game: OpenGame, watch: Watch
) -> None:
    watch.expect("QuotaExceeded|Quota exceeded")

    def prepare(page: Page) -> None:
        origin = deployment.address.split("/below")[0]
        session = page.context.new_cdp_session(page)
        session.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 4_000_000})

    page = open_game(at=deployment.address, service_workers="allow", prepare=prepare)
    assert page.evaluate(REFUSED) == "redundant"
    assert page.evaluate("async () => (await caches.keys()).length") == 0
    press(page, "new")
    Game(page).wait_for_viewer()
    assert page.locator(KEPT).count() == 0


def test_nothing_is_kept_from_inside_another_page(
    deployment: Deployment, open_game: OpenGame
) -> None:
    frame = '<!DOCTYPE html><title>host</title><iframe src="./"></iframe>'

    def prepare(page: Page) -> None:
        page.route("**/host.html", answer_with(200, frame, "text/html"))

    page = open_game(
        "host.html", at=deployment.address, ready=False, service_workers="allow", prepare=prepare
    )
    page.frame_locator("iframe").locator('html[data-boot="ready"]').wait_for(state="attached")
    assert page.frames[1].evaluate("document.querySelector('script[src*=offline]') !== null")
    page.frames[1].wait_for_function(LATER)
    assert (
        page.evaluate("async () => (await navigator.serviceWorker.getRegistrations()).length") == 0
    )
