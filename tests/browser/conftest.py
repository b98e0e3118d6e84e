"""The built site, a browser, and pages that fail their test when anything goes wrong in them."""

from __future__ import annotations

import re
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Any, Protocol

import pytest
from playwright.sync_api import (
    Browser,
    ConsoleMessage,
    Page,
    Request,
    Route,
    expect,
    sync_playwright,
)
from playwright.sync_api import (
    Error as PlaywrightError,
)

from tests.browser.engines import tab as tab
from tests.browser.hosts import Host
from tools.build import build_site
from tools.chromium import ARGUMENTS, find_chromium
from tools.project import HERE
from tools.runtime import ensure_runtime
from tools.serve import SiteServer

PREFIX = "/somewhere/below/"
READY = 'html[data-boot="ready"]'
PATIENCE = 60_000
START = re.compile(r"|\?[^#]*")
"""The page of the game without a fragment."""
expect.set_options(timeout=PATIENCE)
WAITING = """(() => {
  const { createPolicy } = TrustedTypePolicyFactory.prototype;
  TrustedTypePolicyFactory.prototype.createPolicy = function (name, rules) {
    const others = text => (text.startsWith("(function anonymous") ? null : text);
    const createScript = text => rules.createScript(text) ?? others(text);
    return createPolicy.call(this, name, { ...rules, createScript });
  };
})()"""
"""Playwright evaluates what it waits for in the page, which refuses that by itself."""


class Watch:
    """What went wrong in the pages of one test: console errors, exceptions, foreign requests."""

    def __init__(self) -> None:
        self._problems: list[str] = []
        self._expected: list[str] = []

    def expect(self, pattern: str) -> None:
        """Let problems that match the regular expression pass."""
        self._expected.append(pattern)

    def note(self, problem: str) -> None:
        """Remember a problem."""
        self._problems.append(problem)

    def problems(self) -> list[str]:
        """The problems that nobody expected."""
        return [
            problem
            for problem in self._problems
            if not any(re.search(pattern, problem) for pattern in self._expected)
        ]

    def follow(self, page: Page, own: tuple[str, ...]) -> None:
        """Note what goes wrong in `page`; requests go only to addresses that start with `own`."""

        def on_console(message: ConsoleMessage) -> None:
            if message.type == "error":
                self.note(f"console: {message.text} ({message.location.get('url', '')})")

        def on_request(request: Request) -> None:
            if not request.url.startswith(own):
                self.note(f"foreign request: {request.url}")

        page.on("console", on_console)
        page.on("pageerror", lambda error: self.note(f"exception: {error}"))
        page.context.on("request", on_request)


class OpenGame(Protocol):
    """Open the game in a fresh context: see the fixture `open_game`."""

    def __call__(
        self,
        path: str = "",
        *,
        at: str | None = None,
        ready: bool = True,
        bare: bool = False,
        prepare: Callable[[Page], object] = ...,
        **context_options: Any,
    ) -> Page: ...


def serve_in_thread(server: SiteServer) -> SiteServer:
    """Let `server` answer in the background until it is shut down."""
    Thread(target=server.serve_forever, daemon=True).start()
    return server


@pytest.fixture(scope="session")
def site_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site as `make build` makes it, built once."""
    folder = tmp_path_factory.mktemp("site")
    build_site(HERE, folder, ensure_runtime(HERE))
    return folder


@pytest.fixture(scope="session")
def site(site_folder: Path) -> Iterator[SiteServer]:
    """The site on a loopback port, below a path of its own."""
    server = serve_in_thread(SiteServer(site_folder, 0, PREFIX))
    yield server
    server.shutdown()
    server.server_close()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """One Chromium for all tests."""
    with sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=find_chromium(), args=list(ARGUMENTS))
        yield found
        found.close()


@pytest.fixture
def watch() -> Iterator[Watch]:
    """Fails the test at its end when a page had a problem that nobody expected."""
    watch = Watch()
    yield watch
    assert watch.problems() == []


@pytest.fixture
def viewport() -> tuple[int, int]:
    """Width and height of the pages; tests parametrize `viewport` to choose others."""
    return (1280, 800)


@pytest.fixture
def open_game(
    browser: Browser, site: SiteServer, watch: Watch, viewport: tuple[int, int]
) -> Iterator[OpenGame]:
    """A function that opens the game at `path` (query and fragment) and waits until it is ready.

    `at` is another address than the site's, `ready=False` does not wait; without a fragment the
    start screen is opened, or with `bare` what a visitor gets; `prepare` gets the
    page before it is loaded; other arguments go to Playwright's new_context. Nothing is kept
    for times without a network, unless `service_workers="allow"`.
    """
    contexts = []

    def opened(
        path: str = "",
        *,
        at: str | None = None,
        ready: bool = True,
        bare: bool = False,
        prepare: Callable[[Page], object] = lambda page: None,
        **context_options: Any,
    ) -> Page:
        address = site.address if at is None else at
        size = {"width": viewport[0], "height": viewport[1]}
        options = {"viewport": size, "service_workers": "block", **context_options}
        context = browser.new_context(**options)
        context.set_default_timeout(PATIENCE)
        contexts.append(context)

        def load() -> Page:
            page = context.new_page()
            page.add_init_script(WAITING)
            watch.follow(page, (address, "blob:", "data:"))
            prepare(page)
            page.goto(address + path + ("" if bare or not START.fullmatch(path) else "#start"))
            if ready:
                wait_until_ready(page)
            return page

        try:
            return load()
        except PlaywrightError as error:
            # On a machine under load Chromium's renderer now and then dies while it compiles.
            if "crashed" not in str(error):
                raise
            warnings.warn("the renderer crashed and the page was opened again", stacklevel=2)
            return load()

    yield opened
    for context in contexts:
        context.close()


@pytest.fixture
def page(open_game: OpenGame) -> Page:
    """The game, open and ready, in English."""
    return open_game("?lang=en")


def wait_until_ready(page: Page) -> None:
    """Wait until Python has taken over."""
    page.wait_for_selector(READY, state="attached")


def answer_with(
    status: int, text: str = "", content_type: str = "text/plain"
) -> Callable[[Route], None]:
    """A route handler that answers so."""
    return lambda route: route.fulfill(status=status, body=text, content_type=content_type)


def run_python(page: Page, code: str) -> Any:
    """Run Python in the game's interpreter; what it leaves in `result`, through JSON.

    Raises AssertionError with the traceback when the code fails.
    """
    before = "import json as _json, traceback as _traceback\nfrom js import document as _document\n"
    tried = "".join(f"    {line}\n" for line in code.splitlines())
    program = (
        f"{before}result = None\ntry:\n{tried}"
        "    _text = _json.dumps({'result': result})\n"
        "except BaseException:\n"
        "    _text = _json.dumps({'error': _traceback.format_exc()})\n"
        "_document.documentElement.dataset.result = _text\n"
    )
    add = """program => {
      delete document.documentElement.dataset.result;
      // As a script element's text it would need the page's leave to be a script.
      const script = document.createElement("py-script");
      script.textContent = program;
      document.body.append(script);
    }"""
    page.evaluate(add, program)
    page.wait_for_selector("html[data-result]", state="attached")
    answer = page.evaluate("JSON.parse(document.documentElement.dataset.result)")
    assert "error" not in answer, answer["error"]
    return answer["result"]


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool:
    """Run a test once more when a renderer has crashed after its page was opened, see above."""
    names = pyfuncitem._fixtureinfo.argnames
    call = partial(pyfuncitem.obj, **{name: pyfuncitem.funcargs[name] for name in names})
    try:
        call()
    except PlaywrightError as error:
        if "crashed" not in str(error) or "page" in names:
            raise
        warnings.warn("the renderer crashed and the test was run again", stacklevel=2)
        call()
    return True


@pytest.fixture
def host(tmp_path: Path, site: SiteServer, watch: Watch) -> Iterator[Host]:
    """Somebody else's site, on another origin."""
    watch.expect(f"foreign request: {re.escape(site.address)}")
    server = serve_in_thread(SiteServer(tmp_path, 0))
    yield Host(tmp_path, server, site)
    server.shutdown()
    server.server_close()


@pytest.fixture
def visit(host: Host, open_game: OpenGame) -> Callable[..., Page]:
    """A function that opens a page with this body on the other origin."""

    def visited(body: str, **options: Any) -> Page:
        return open_game(at=host.page(body), ready=False, bare=True, **options)

    return visited
