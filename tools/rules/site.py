"""All pages of text by their path in the site, and what is found by a base address."""

from __future__ import annotations

from functools import partial

from game.i18n import LANGUAGES
from tools.rules import folders, owners, pages
from tools.rules.frame import PathOf, site_map
from tools.rules.owners import owners_page
from tools.rules.pages import GAMES, page_of, render
from tools.rules.social import social_picture

PAGES: tuple[PathOf, ...] = (
    *(partial(pages.path_of, game) for game in GAMES),
    folders.path_of,
    owners.path_of,
)
"""By language: where each page lies."""


def text_files(base: str = "") -> dict[str, bytes]:
    """Every file; with a base address also pictures for messengers and what robots read."""
    files: dict[str, bytes] = {}
    picture = ""
    for game in GAMES:
        if base:
            ending, painted = social_picture(game)
            picture = f"rules/{game}.{ending}"
            files[picture] = painted
        for language in LANGUAGES:
            page = render(page_of(game, language), base, picture)
            files[pages.path_of(game, language)] = page.encode()
    for language in LANGUAGES:
        files[folders.path_of(language)] = folders.overview(language, base, picture).encode()
        files[owners.path_of(language)] = owners_page(language, base, picture).encode()
    for folder in folders.CHOICES:
        files[f"{folder}index.html"] = folders.choice(folder).encode()
    if base:
        files["sitemap.xml"] = site_map(base, ("", "figures/"), PAGES).encode()
        files["robots.txt"] = f"User-agent: *\nAllow: /\n\nSitemap: {base}sitemap.xml\n".encode()
    return files
