"""The templates index.html and pyscript.toml, and what the build writes into them."""

from __future__ import annotations

import hashlib
import html
import json
import re
import runpy
from collections.abc import Mapping
from pathlib import Path

from tools.project import ToolError

Texts = dict[str, dict[str, str]]


def short_hash(data: bytes) -> str:
    """Twelve hex digits that change with `data`."""
    return hashlib.sha256(data).hexdigest()[:12]


def boot_texts(module: Path) -> Texts:
    """The texts of game/i18n/boot.py, read afresh."""
    texts: Texts = runpy.run_path(str(module))["BOOT"]
    return texts


def fill(template: str, places: dict[str, str], name: str) -> str:
    """`template` with every key of `places` replaced; raises ToolError when one is not there."""
    for place, text in places.items():
        if place not in template:
            raise ToolError(f"{name} no longer contains {place}, which the build replaces.")
        template = template.replace(place, text)
    return template


def one_style(template: str, files: Mapping[str, bytes], name: str) -> tuple[str, bytes]:
    """``template`` with the file ``name`` for all its style sheets, and that file.

    Every file more makes the first paint wait. Sheets that are not there stay named.
    """
    joined = []
    link = f'<link rel="stylesheet" href="./{name}">'
    for line, sheet in re.findall(r'(<link rel="stylesheet" href="\./([^"]+)">)\n', template):
        if sheet in files:
            template = template.replace(line if link else f"{line}\n", link)
            joined.append(files[sheet])
            link = ""
    return template, b"\n".join(joined)


def preload_links(files: list[str], start: str) -> str:
    """Hints that let the browser fetch everything at once, not one after the other; the module
    ``start`` among them is run as soon as it is there.

    None for WebAssembly (``assets/interpreter.mjs`` says why). ``files``: their paths
    from the top of the site.
    """
    modules = [file for file in files if file.partition("?")[0].endswith((".js", ".mjs"))]
    fetched = [file for file in files if file not in modules and not file.endswith(".wasm")]
    lines = [f'<script type="module" async src="./{html.escape(start)}"></script>']
    lines += [
        f'<link rel="modulepreload" href="./{html.escape(file)}">'
        for file in modules
        if file != start
    ]
    lines += [
        f'<link rel="preload" as="fetch" crossorigin="anonymous" href="./{file}">'
        for file in fetched
    ]
    return "\n".join(lines)


def whole_addresses(template: str, base: str, picture: str, path: str = "") -> str:
    """What search engines and messengers read on a page, title and all from `template`.

    `base`: the address of the site; in it `picture`: of one to show beside a link, and `path`:
    of the page, empty for the start page.
    """
    title, description = (
        " ".join(found[1].split()) if (found := re.search(pattern, template, re.S)) else ""
        for pattern in (r"<title>(.*?)</title>", r'name="description" content="(.*?)"')
    )
    properties = {
        "og:type": "website",
        "og:title": title,
        "og:description": description,
        "og:url": base + path,
        "og:image": base + picture,
    }
    lines = [f'<link rel="canonical" href="{base}{path}">']
    lines += [f'<meta property="{name}" content="{text}">' for name, text in properties.items()]
    return "\n".join(lines)


def noscript(texts: Texts) -> str:
    """The message for browsers without scripts, in every language."""
    lines = [
        f'<p lang="{language}">{html.escape(words["boot.noscript"])}</p>'
        for language, words in texts.items()
    ]
    return "\n".join(["<noscript>", *lines, "</noscript>"])


def stuck(texts: Texts) -> str:
    """What stands in the line of progress until the shell comes, in every language.

    The style sheet keeps it back for a while; it is read where the shell never comes.
    """
    return "".join(
        f'<span class="boot-stuck" lang="{language}">{html.escape(words["boot.stuck"])}</span>'
        for language, words in texts.items()
    )


def boot_data(texts: Texts, files: list[str]) -> str:
    """The data of the loading shell as JSON that is safe inside a script element.

    ``files``: the addresses, from the page on, of all that the start needs.
    """
    data = {"texts": texts, "files": files}
    return json.dumps(data, ensure_ascii=False, separators=(",", ":")).replace("<", "\\u003c")


def versioned(page: str, files: Mapping[str, bytes], name: str = "index.html") -> str:
    """`page`, called `name`, with a mark of the content behind every address in assets/.

    Raises ToolError when it names a file that is not there.
    """

    def mark(found: re.Match[str]) -> str:
        data = files.get(found[0].removeprefix("./"))
        if data is None:
            raise ToolError(f"{name} names {found[0]}, which is not there.")
        return f"{found[0]}?v={short_hash(data)}"

    return re.sub(r"\./assets/[\w.-]+", mark, page)
