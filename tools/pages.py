"""The pages that run the game: which there are, and how each is made from its template.

A page of another kind is an entry in :data:`PAGES`, a template, and a main script in game/.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from tools import embeds, page, policy
from tools.project import Project

Files = dict[str, bytes]
CONFIG = "pyscript.toml"
WAITING = "waiting.html"
"""The table that the start page shows before Python; made with the pages of text."""
CHARSET = '<meta charset="utf-8">'
FIRST = (
    "storage.mjs",
    "pyscript/core.js",
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "library.txt",
    "pyodide-lock.json",
)
"""Files of the runtime that every start needs, in the order in which they are asked for."""


@dataclass(frozen=True)
class SitePage:
    """One page.

    ``path``: where it is in the site; ``template``: its file in the project, with addresses as
    they would be at the top of the site (``data-top`` of its root leads there); ``main``: the
    script in game/ that PyScript starts; ``at_once``: whether the runtime is loaded as soon as
    the page is opened, and so is hinted at; ``figures``: whether the script needs the modules
    that draw figures, which are an archive of their own.
    """

    path: str
    template: str
    main: str
    at_once: bool = True
    figures: bool = False

    @property
    def top(self) -> str:
        """The way from the page to the top of the site."""
        return "../" * self.path.count("/") or "./"

    @property
    def style(self) -> str:
        """The path of its one style sheet."""
        return f"assets/all-{Path(self.main).stem}.css"

    def beside(self, name: str) -> str:
        """The path of a file beside the page."""
        return self.path.rpartition("/")[0] + "/" * ("/" in self.path) + name


PAGES = (
    SitePage("index.html", "index.html", "main.py"),
    SitePage("figures/index.html", "tools/templates/figures.html", "figures.py", figures=True),
    SitePage(f"{embeds.FOLDER}index.html", embeds.TEMPLATE, "embed.py", at_once=False),
)


@dataclass(frozen=True)
class Built:
    """What the build has made before the pages: the runtime folder, the pack of the game, and
    that of the modules that draw figures."""

    runtime: str
    game: str
    figures: str

    def packs(self, one: SitePage) -> tuple[str, ...]:
        """Those that a page takes its modules from."""
        return (self.game, self.figures) if one.figures else (self.game,)

    def interpreter(self, one: SitePage) -> str:
        """What PyScript loads as its interpreter: the packs stand in its address."""
        return f"{self.runtime}/interpreter.mjs?pack=" + "&pack=".join(self.packs(one))


def pages(project: Project, files: Mapping[str, bytes], built: Built, base: str) -> Files:
    """Every page with its settings for PyScript beside it, by path.

    ``files``: the other files of the site; ``base``: its address, if that is known. Raises
    ToolError when a template lacks something.
    """
    made: Files = {}
    for one in PAGES:
        template = (project.root / one.template).read_text()
        template, made[one.style] = page.one_style(template, files, one.style)
        made[one.path] = _page(project, one, template, {**files, **made}, built, base).encode()
        made[one.beside(CONFIG)] = _config(project, one, built).encode()
    return made


def _config(project: Project, one: SitePage, built: Built) -> str:
    """PyScript finds what its settings name from the page on."""
    places = {"./runtime/interpreter.mjs": f"{one.top}{built.interpreter(one)}"}
    return page.fill((project.root / CONFIG).read_text(), places, CONFIG)


def _page(
    project: Project,
    one: SitePage,
    template: str,
    files: Mapping[str, bytes],
    built: Built,
    base: str,
) -> str:
    core = [name.removeprefix(f"{built.runtime}/") for name in files if "/pyscript/core-" in name]
    first = [*FIRST, *core]
    main = f"game/{one.main}"
    asked = [f"{built.runtime}/{name}" for name in first]
    asked += [built.interpreter(one), one.beside(CONFIG), main, *built.packs(one)]
    texts = page.boot_texts(project.game / "i18n/boot.py")
    links = page.preload_links(asked, built.interpreter(one)) if one.at_once else ""
    if base and one.at_once:
        picture = next(name for name in files if name.startswith("rules/block."))
        path = one.path.removesuffix("index.html")
        links += "\n" + page.whole_addresses(template, base, picture, path)
    needed = [
        one.style,
        *asked,
        *(name for name in files if re.search("/pyscript/(toml|error)-", name)),
    ]
    data = page.boot_data(texts, [one.top + name for name in needed])
    places = {
        CHARSET: f"{CHARSET}\n{policy.script()}",
        "./runtime/": f"./{built.runtime}/",
        "<!-- build: preload -->": links,
        "<!-- build: stuck -->": page.stuck(texts),
        "<!-- build: noscript -->": page.noscript(texts),
        'id="boot-data">{}<': f'id="boot-data">{data}<',
    }
    if one.template == "index.html":
        places["<!-- build: waiting -->"] = files[WAITING].decode()
    if one.template == embeds.TEMPLATE:
        places['id="embed-data">{}<'] = f'id="embed-data">{embeds.page_data(files[embeds.DATA])}<'
    filled = page.versioned(page.fill(template, places, one.template), files, one.template)
    return re.sub(r'(src|href|data-top)="\./', rf'\1="{one.top}', filled)
