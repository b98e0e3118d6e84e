"""Everything as one file: what a reader can do with it, and what an import has brought."""

from __future__ import annotations

from collections import Counter

from game.app.archive import Archive
from game.app.bundle import Taken
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.parts import button


def file_section(archive: Archive, words: Words) -> Node:
    """Save and bring in, and the outcome of the last import."""
    return h(
        "section",
        {"class": "archive-file"},
        h("h2", None, words("file.title")),
        h("p", None, words("file.hint")),
        h(
            "div",
            {"class": "actions"},
            button(words("file.export"), "export"),
            button(words("file.import"), "import", spot="import"),
        ),
        h("div", {"role": "status"}, _outcome(archive, words), key="outcome"),
        key="file",
    )


def _outcome(archive: Archive, words: Words) -> list[Node]:
    if archive.checking is not None:
        done, lines = len(archive.checking.done), archive.checking.lines
        return [h("p", None, words("file.checking", done=done, all=lines))]
    if archive.trouble is not None:
        sentence = h("p", {"class": "error"}, bad_file(archive.trouble, words))
        return [sentence, button(words("trouble.close"), "close-report", "link")]
    if archive.report is None:
        return []
    return [
        h("h3", None, words("file.report")),
        h("ul", None, [h("li", None, one) for one in report(archive.report, words)]),
        button(words("trouble.close"), "close-report", "link"),
    ]


def bad_file(code: str, words: Words) -> str:
    """Why a file was not read (``BundleError``)."""
    texts = {
        code: words(f"file.bad.{code}")
        for code in ("empty", "too-big", "no-export", "newer", "damaged")
    }
    return texts[code]


def report(taken: Taken, words: Words) -> tuple[str, ...]:
    """What an import has done, a sentence each; zeros are not worth one."""
    sentences = []
    if taken.added:
        sentences.append(words("file.added", n=taken.added))
    if taken.further:
        sentences.append(words("file.further", n=taken.further))
    if taken.already:
        sentences.append(words("file.already", n=taken.already))
    whys = {
        why: words(f"file.why.{why}") for why in ("damaged", "newer", "record", "kind", "no-room")
    }
    for code, count in Counter(one.code for one in taken.refused).items():
        sentences.append(words("file.refused", n=count, why=whys[code]))
    if taken.running is not None:
        sentences.append(words("file.running"))
    if taken.prefs is not None:
        sentences.append(words("file.prefs"))
    return tuple(sentences) or (words("file.nothing"),)
