"""A live board as HTML to paste into another page: the element with its script, and the frame."""

from __future__ import annotations

from dataclasses import replace
from html import escape
from urllib.parse import parse_qsl

from game.app.embed_address import VERSION, Embed, print_embed
from game.app.figures import ChainFigure
from game.view.figure_snippet import Shown, figure_html, link_html
from game.view.laid import print_laid

LINK = "tile-link"
"""The class of what a live ``<tile-game>`` doesn't show (``assets/tile-game.css``)."""
HEIGHT = 560
"""Of a frame, in CSS px."""


def embed_folder(site: str) -> str:
    """The address of the embedded boards of a site, whose own address ends in a slash."""
    return f"{site}embed/{VERSION}/"


def element_html(embed: Embed, shown: Shown, site: str, caption: str = "", go_on: str = "") -> str:
    """A figure whose picture, in the element ``<tile-game>``, comes to life; and its script.

    The link to play on stands inside the element, which hides it: its own bar leads there too.
    """
    pairs = parse_qsl(print_embed(embed))
    attrs = "".join(f' {name}="{escape(value)}"' for name, value in pairs)
    script = f'<script async src="{escape(embed_folder(site))}tile-game.js"></script>'
    link = f'\n<p class="{LINK}">{link_html(shown, go_on)}</p>' if go_on else ""
    around = (f"<tile-game{attrs}>\n", f"{link}\n</tile-game>\n{script}")
    return figure_html(shown, caption, "", around)


def frame_html(embed: Embed, shown: Shown, site: str, title: str) -> str:
    """The frame; its address carries the picture, which shows before anything is loaded.

    ``title``: what screen readers call it.
    """
    figure = shown.figure
    laid = print_laid(figure.chain if isinstance(figure, ChainFigure) else figure.cells)
    address = f"{embed_folder(site)}#{print_embed(replace(embed, picture=laid))}"
    style = f"display:block;width:100%;height:{HEIGHT}px;border:0"
    return (
        f'<iframe src="{escape(address)}" title="{escape(title)}" loading="lazy"'
        f' style="{style}"></iframe>'
    )
