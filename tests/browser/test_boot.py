"""The page until Python takes over, and what it says when it cannot."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable, Iterator, Sequence
from fnmatch import fnmatch
from pathlib import Path

import pytest
from playwright.sync_api import Page, Route, expect

from game.i18n.boot import BOOT
from tests.browser.conftest import (
    READY,
    OpenGame,
    Watch,
    answer_with,
    run_python,
    serve_in_thread,
    wait_until_ready,
)
from tests.browser.hosts import Host, board
from tests.browser.support import LEADING, PREPARED
from tools.play import Rebuilder
from tools.project import HERE, Project
from tools.runtime import ensure_runtime
from tools.serve import SiteServer

LINE = "#boot-line"
AGAIN = "#boot-again"
SHOWN = """all => all.filter(one => one.checkVisibility({ visibilityProperty: true }))
  .map(one => one.innerText)"""
SHORT_PATIENCE = """(() => {
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (act, ms, ...rest) => wait(act, ms === 15000 ? 1500 : ms, ...rest);
})()"""
"""Silence is told after a tenth of the time."""
Answer = Callable[[Route], None]


@pytest.mark.parametrize("language", sorted(BOOT))
def test_boots_in_each_language(open_game: OpenGame, language: str) -> None:
    page = open_game(f"?lang={language}")
    assert page.locator("html").get_attribute("lang") == language


@pytest.mark.parametrize(
    ("address", "saved", "browser_language", "shown"),
    [
        ("", None, "it-CH", "it"),
        ("", None, "de-DE", "en"),
        ("", '{"lang": "es"}', "it-IT", "es"),
        ("?lang=pt-BR", '{"lang": "es"}', "it-IT", "pt"),
        ("?lang=xx", "{damaged", "pt-PT", "pt"),
        ("", '{"lang": 7, "theme": []}', "es-MX", "es"),
        ("", "null", "es-MX", "es"),
    ],
)
def test_language_before_python(
    open_game: OpenGame, address: str, saved: str | None, browser_language: str, shown: str
) -> None:
    def prepare(page: Page) -> None:
        hold_main_script(page)
        if saved is not None:
            keep = f"localStorage.setItem('tiles.1.prefs', {json.dumps(saved)})"
            page.add_init_script(keep)

    page = open_game(address, ready=False, prepare=prepare, locale=browser_language)
    expect(page.locator("#boot-title")).to_have_text(BOOT[shown]["boot.title"])
    assert page.locator("html").get_attribute("lang") == shown
    assert page.title() == BOOT[shown]["boot.title"]


@pytest.mark.parametrize("theme", ["light", "dark", "system"])
def test_theme_is_set_before_the_body(open_game: OpenGame, theme: str) -> None:
    saved = json.dumps(json.dumps({"theme": theme}))

    def prepare(page: Page) -> None:
        page.add_init_script(f"localStorage.setItem('tiles.1.prefs', {saved})")
        page.route("**/shell.js*", answer_with(200))
        hold_main_script(page)

    page = open_game(ready=False, prepare=prepare)
    assert page.locator("html").get_attribute("data-theme") == theme


def test_progress_is_real(open_game: OpenGame) -> None:
    page = open_game("?lang=en", ready=False, prepare=hold_main_script)
    expect(page.locator(LINE)).to_have_text(BOOT["en"]["boot.tiles"])
    assert page.locator("#boot-bar").evaluate("bar => bar.value") == 2


RUNTIME = ["pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "pyodide-lock.json", "library.txt"]
PYSCRIPT = ["core.js", "core-*.js", "toml-*.js", "error-*.js", "storage.mjs", "interpreter.mjs*"]
VITAL = ["all-main.css*", *PYSCRIPT, *RUNTIME, "game-*.txt", "pyscript.toml", "main.py"]
"""Without any of these the page says what is wrong."""
TYPED = [file for file in VITAL if re.search(r"css|js\b|mjs|wasm", file)]
"""What browsers only take as the type that it is."""
SPARE = ["early.js*", "trusted.js*", "shell.js*", "offline.js*", "icon*", "manifest.webmanifest"]
"""It plays without all of these."""


def shares(files: Sequence[str]) -> list[tuple[str, Sequence[str]]]:
    """For each language some of the files: their pages are open at once, and wait at once."""
    return [(lang, files[at :: len(BOOT)]) for at, lang in enumerate(BOOT)]


def broken(open_game: OpenGame, lang: str, files: Sequence[str], answer: Answer) -> list[Page]:
    """For each file a page that gets this answer to it."""

    def opened(file: str) -> Page:
        def prepare(page: Page) -> None:
            page.add_init_script(SHORT_PATIENCE)
            page.route(f"**/{file}", answer)

        return open_game(f"?lang={lang}", ready=False, prepare=prepare)

    return [opened(file) for file in files]


def test_every_file_is_tried_and_ready_leaves_nothing_of_the_shell(
    open_game: OpenGame, site: SiteServer
) -> None:
    asked: set[str] = set()
    page = open_game(prepare=lambda page: page.on("request", lambda one: asked.add(one.url)))
    assert page.locator("[id^=boot-]:not(#boot-data)").count() == 0
    files = {one.rpartition("/")[2] for one in asked if one.startswith(f"{site.address}")}
    tried = {one for one in files if any(fnmatch(one, kind) for kind in VITAL + SPARE)}
    assert files - tried <= {"", "worker.py"}
    assert all(any(fnmatch(one, kind) for one in tried) for kind in VITAL)


@pytest.mark.parametrize(("lang", "files"), shares(VITAL))
def test_missing_file_is_named(
    open_game: OpenGame, watch: Watch, lang: str, files: Sequence[str]
) -> None:
    watch.expect(".*")
    for page in broken(open_game, lang, files, answer_with(404)):
        expect(page.locator(LINE)).to_have_attribute("role", "alert")
        expect(page.locator(AGAIN)).to_have_text(BOOT[lang]["boot.again"])
        assert_said(page, lang, "missing")


@pytest.mark.parametrize(("lang", "files"), shares([one for one in VITAL if one != "storage.mjs"]))
def test_empty_file_is_told(
    open_game: OpenGame, watch: Watch, lang: str, files: Sequence[str]
) -> None:
    watch.expect(".*")
    for page in broken(open_game, lang, files, emptied):
        expect(page.locator(AGAIN)).to_be_visible()
        assert_said(page, lang, "missing", "broken")


@pytest.mark.parametrize(
    ("lang", "files"), shares(("pyodide.asm.wasm", "library.txt", "game-*.txt", "main.py"))
)
def test_damaged_file_is_told(
    open_game: OpenGame, watch: Watch, lang: str, files: Sequence[str]
) -> None:
    watch.expect(".*")
    damaged = answer_with(200, "damaged (", "application/wasm")
    for page in broken(open_game, lang, files, damaged):
        expect(page.locator(LINE)).to_have_text(BOOT[lang]["boot.broken"])


@pytest.mark.parametrize(("lang", "files"), shares(TYPED))
def test_wrong_type_is_told(
    open_game: OpenGame, watch: Watch, lang: str, files: Sequence[str]
) -> None:
    watch.expect(".*")
    for page in broken(open_game, lang, files, mistyped):
        assert_said(page, lang, "type")


def assert_said(page: Page, lang: str, *kinds: str) -> None:
    """The page says one of these sentences."""
    said = [re.escape(BOOT[lang][f"boot.{kind}"]) for kind in kinds]
    named = "|".join(one.replace(re.escape("{file}"), r"\S+") for one in said)
    expect(page.locator(LINE)).to_have_text(re.compile(f"^({named})$"))


def emptied(route: Route) -> None:
    """Nothing, of the right type."""
    answer = route.fetch()
    route.fulfill(status=200, headers={**answer.headers, "content-length": "0"}, body=b"")


def mistyped(route: Route) -> None:
    """The file as something that nobody knows."""
    answer = route.fetch()
    nosniff = {"content-type": "application/octet-stream", "x-content-type-options": "nosniff"}
    route.fulfill(response=answer, headers={**answer.headers, **nosniff})


@pytest.mark.parametrize("answer", [answer_with(404), emptied, mistyped])
def test_it_plays_without_what_it_can_do_without(
    open_game: OpenGame, watch: Watch, answer: Answer
) -> None:
    watch.expect(".*")

    def prepare(page: Page) -> None:
        for file in SPARE:
            page.route(f"**/{file}", answer)

    page = open_game("?lang=es", bare=True, ready=False, prepare=prepare)
    expect(page.locator("html")).to_have_attribute("lang", "es")
    expect(page.locator(".own")).to_have_count(7)
    assert page.locator("[id^=boot-]:not(#boot-data)").count() == 0


@pytest.mark.parametrize("lang", BOOT)
def test_without_the_shell_a_sentence_comes_by_itself(
    open_game: OpenGame, watch: Watch, lang: str
) -> None:
    watch.expect(".*")

    def prepare(page: Page) -> None:
        page.route("**/shell.js*", answer_with(404))
        hold_main_script(page)

    page = open_game(f"?lang={lang}", ready=False, prepare=prepare)
    assert page.locator(f"{LINE} span").evaluate_all(SHOWN) == []
    page.evaluate("document.getAnimations().forEach(one => one.finish())")
    assert page.locator(f"{LINE} span").evaluate_all(SHOWN) == [BOOT[lang]["boot.stuck"]]


def test_retry_loads_the_page_again(open_game: OpenGame, watch: Watch) -> None:
    watch.expect(".*")
    page = open_game(
        ready=False, prepare=lambda page: page.route("**/library.txt", answer_with(404))
    )
    expect(page.locator(AGAIN)).to_be_visible()
    page.unroute("**/library.txt")
    page.locator(AGAIN).click()
    wait_until_ready(page)


@pytest.mark.parametrize("lang", BOOT)
@pytest.mark.parametrize(
    ("script", "kind"),
    [("delete globalThis.WebAssembly", "wasm"), ("delete window.queueMicrotask", "old")],
)
def test_unfit_browser_is_told(
    open_game: OpenGame, watch: Watch, script: str, kind: str, lang: str
) -> None:
    watch.expect("WebAssembly|queueMicrotask")
    page = open_game(
        f"?lang={lang}", ready=False, prepare=lambda page: page.add_init_script(script)
    )
    expect(page.locator(LINE)).to_have_text(BOOT[lang][f"boot.{kind}"])


def test_error_in_the_main_script_is_told(open_game: OpenGame, watch: Watch) -> None:
    watch.expect("ZeroDivisionError")
    page = open_game(
        "?lang=pt",
        ready=False,
        prepare=lambda page: page.route("**/main.py", answer_with(200, "1 / 0")),
    )
    expect(page.locator(LINE)).to_have_text(BOOT["pt"]["boot.broken"])


def test_silence_is_told_and_the_game_still_starts(open_game: OpenGame) -> None:
    held: list[Route] = []

    def prepare(page: Page) -> None:
        page.clock.install()
        page.route("**/main.py", lambda route: held.append(route))

    page = open_game("?lang=en", ready=False, prepare=prepare)
    expect(page.locator(LINE)).to_have_text(BOOT["en"]["boot.tiles"])
    page.clock.fast_forward(15_500)
    page.clock.fast_forward(3_500)
    expect(page.locator(LINE)).to_have_text(BOOT["en"]["boot.slow"])
    for route in held:
        route.continue_()
    wait_until_ready(page)


def test_error_after_the_start_keeps_the_page(page: Page, watch: Watch) -> None:
    watch.expect("late")
    before = page.locator("#app").inner_text()
    page.evaluate("setTimeout(() => { throw new Error('late') })")
    page.evaluate("void Promise.reject(new Error('late too'))")
    page.wait_for_function("() => new Promise(done => setTimeout(done, 50, true))")
    assert page.locator("html").get_attribute("data-boot") == "ready"
    assert page.locator("#app").inner_text() == before


def test_plays_where_storage_is_denied_and_in_frames_of_another_site(
    host: Host, visit: Callable[..., Page], site: SiteServer
) -> None:
    shown = f'title="game" width="700" height="600" src="{site.address}?lang=es"'
    frames = [f"<iframe {kind} {shown}></iframe>" for kind in ("", 'sandbox="allow-scripts"')]
    chance = f"{PREPARED};{LEADING}"
    page = visit("".join(frames), prepare=lambda page: page.add_init_script(chance))
    for at in range(len(frames)):
        board(page, at).locator(READY).wait_for(state="attached")
        board(page, at).locator(".own.fits").first.click()
        board(page, at).locator("[data-ghost]").first.click()
        expect(board(page, at).locator(".lying [data-tile]")).not_to_have_count(0)
    denied = "() => { try { localStorage } catch { return true } }"
    assert board(page, 1).locator("html").evaluate(denied)


def test_without_javascript(open_game: OpenGame) -> None:
    page = open_game(ready=False, java_script_enabled=False)
    for language, texts in BOOT.items():
        expect(page.locator(f"noscript p[lang={language}]")).to_have_text(texts["boot.noscript"])


def test_opened_from_disk(open_game: OpenGame, watch: Watch, site_folder: Path) -> None:
    watch.expect("CORS|net::ERR|foreign request: file:")
    page = open_game("/index.html?lang=en", at=site_folder.as_uri(), ready=False)
    expect(page.locator(LINE)).to_have_text(BOOT["en"]["boot.file"])
    assert page.locator(AGAIN).count() == 0


def test_every_module_of_the_game_is_on_the_page(page: Page, site_folder: Path) -> None:
    (pack,) = site_folder.glob("game-*.txt")
    names = list(json.loads(pack.read_bytes().partition(b"\n")[0]))
    code = (
        f"import importlib\nfor name in {names!r}:\n    importlib.import_module(name)\nresult = 1"
    )
    assert run_python(page, code) == 1


@pytest.fixture
def edited(tmp_path: Path) -> Iterator[tuple[Project, SiteServer]]:
    """A copy of the project, and the server of `make play` for it."""
    for name in ("game", "assets", "tools"):
        shutil.copytree(HERE.root / name, tmp_path / name)
    for path in HERE.root.glob("*"):
        if path.is_file():
            shutil.copy(path, tmp_path)
    (tmp_path / "node_modules").symlink_to(HERE.node_modules)
    if HERE.work.is_dir():
        shutil.copytree(HERE.work, tmp_path / "build")
    project = Project(tmp_path)
    rebuild = Rebuilder(project, ensure_runtime(project))
    assert rebuild() is None, "the unchanged project does not build"
    server = serve_in_thread(SiteServer(project.dist, before_page=rebuild))
    yield project, server
    server.shutdown()
    server.server_close()


def test_reload_shows_what_was_edited(
    edited: tuple[Project, SiteServer], open_game: OpenGame, watch: Watch
) -> None:
    project, server = edited
    module = project.game / "i18n/edited.py"
    main = project.game / "main.py"
    module.write_text("VALUE = 'first'\n")
    show = "from game.i18n.edited import VALUE\nimport js\njs.document.title = VALUE\n"
    main.write_text(main.read_text() + show)
    page = open_game(at=server.address)
    expect(page).to_have_title("first")

    module.write_text("VALUE = 'second'\n")
    page.reload()
    expect(page).to_have_title("second")

    watch.expect("500")
    module.write_text("VALUE = = 'third'\n")
    page.reload()
    expect(page.locator("pre")).to_have_text("game/i18n/edited.py, line 1: invalid syntax")

    module.write_text("VALUE = 'third'\n")
    page.reload()
    expect(page).to_have_title("third")


def hold_main_script(page: Page) -> None:
    """Let the page load all but the main script, which never comes."""
    page.route("**/main.py", lambda route: None)
