"""What all pages of text have around their text: head, addresses, languages, the site map."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass

from game.i18n import LANGUAGES
from game.view.nodes import Node, h, to_html
from tools.rules.social import HEIGHT, WIDTH

NAMES: Mapping[str, str] = {"en": "English", "es": "Español", "it": "Italiano", "pt": "Português"}
"""Every language as it calls itself."""
LOCALES: Mapping[str, str] = {"en": "en_GB", "es": "es_ES", "it": "it_IT", "pt": "pt_BR"}
PathOf = Callable[[str], str]
"""By language: where a page lies in the site."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A page of text: where it lies in each language, its own language, title, description."""

    path_of: PathOf
    language: str
    title: str
    description: str

    @property
    def root(self) -> str:
        """The way from the page to the start page."""
        return "../" * self.path_of(self.language).count("/")


@dataclass(frozen=True, slots=True)
class Shared:
    """For messengers: the address of the site, the path of a picture and its words."""

    base: str
    picture: str
    told: str


def document(frame: Frame, parts: Iterable[Node], shared: Shared | None, *more: Node) -> str:
    """The page as HTML; ``more`` stands in its head. Figures in it have the colours of the page.

    Without ``shared`` it has no whole addresses.
    """
    inner = "\n".join(map(to_html, parts))
    nodes = [*_head(frame), *more, *(_addresses(frame, shared) if shared else ())]
    head = "\n".join(map(to_html, nodes))
    return (
        f'<!DOCTYPE html>\n<html lang="{frame.language}">\n<head>\n{head}\n'
        f"</head>\n<body>\n{inner}\n</body>\n</html>\n"
    )


def _head(frame: Frame) -> Sequence[Node]:
    root = frame.root
    return [
        h("meta", {"charset": "utf-8"}),
        h("meta", {"name": "viewport", "content": "width=device-width, initial-scale=1"}),
        h("meta", {"name": "color-scheme", "content": "light dark"}),
        h("meta", {"name": "description", "content": frame.description}),
        h("title", None, frame.title),
        h("link", {"rel": "icon", "type": "image/svg+xml", "href": f"{root}assets/icon.svg"}),
        h("link", {"rel": "stylesheet", "href": f"{root}assets/theme.css"}),
        h("link", {"rel": "stylesheet", "href": f"{root}assets/rules.css"}),
    ]


def _addresses(frame: Frame, shared: Shared) -> Sequence[Node]:
    """What search engines and messengers read; every address is a whole one."""
    base = shared.base
    own = base + frame.path_of(frame.language)
    others = [
        h("link", {"rel": "alternate", "hreflang": one, "href": base + frame.path_of(one)})
        for one in LANGUAGES
    ]
    fallback = {"rel": "alternate", "hreflang": "x-default"}
    properties = {
        "og:type": "article",
        "og:title": frame.title,
        "og:description": frame.description,
        "og:url": own,
        "og:locale": LOCALES[frame.language],
        "og:image": base + shared.picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": shared.told,
    }
    return [
        h("link", {"rel": "canonical", "href": own}),
        *others,
        h("link", {**fallback, "href": base + frame.path_of(LANGUAGES[0])}),
        *(h("meta", {"property": name, "content": text}) for name, text in properties.items()),
        h("meta", {"name": "twitter:card", "content": "summary_large_image"}),
    ]


def languages(frame: Frame, label: str) -> Node:
    """Links to the page in every language."""
    links = [
        h(
            "a",
            {
                "href": frame.root + frame.path_of(one),
                "lang": one,
                "hreflang": one,
                "aria-current": "page" if one == frame.language else None,
            },
            NAMES[one],
        )
        for one in LANGUAGES
    ]
    return h("nav", {"aria-label": label}, links)


def contents(label: str, items: Iterable[tuple[str, str]]) -> Node:
    """What stands on the page: the name of each heading and its text."""
    listed = [h("li", None, h("a", {"href": f"#{name}"}, text)) for name, text in items]
    return h(
        "nav",
        {"class": "contents", "aria-label": label},
        h("p", None, label),
        h("ol", None, listed),
    )


def site_map(base: str, alone: Sequence[str], pages: Sequence[PathOf]) -> str:
    """All pages, as search engines read it: those ``alone``, then ``pages`` in every language."""
    lines = [f"<url><loc>{base}{path}</loc></url>" for path in alone]
    for path_of in pages:
        others = "".join(
            f'<xhtml:link rel="alternate" hreflang="{one}" href="{base}{path_of(one)}"/>'
            for one in LANGUAGES
        )
        lines += [f"<url><loc>{base}{path_of(one)}</loc>{others}</url>" for one in LANGUAGES]
    return (
        '<?xml version="1.0" encoding="UTF-8"?>\n'
        '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'
        ' xmlns:xhtml="http://www.w3.org/1999/xhtml">\n' + "\n".join(lines) + "\n</urlset>\n"
    )
