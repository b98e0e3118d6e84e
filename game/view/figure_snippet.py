"""A figure as HTML to paste into another page: picture, text alternative, caption, way to play."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape

from game.app.figures import AnyFigure, Colours
from game.app.look import TileSet
from game.i18n import Words
from game.i18n.figures import FIGURES
from game.view.figure_picture import drawn, standing_alone, style_of
from game.view.figure_text import told
from game.view.nodes import to_html

MARGIN = "margin:1em 0"
"""Browsers indent figures on both sides, which leaves a board in a narrow column too little."""


@dataclass(frozen=True, slots=True)
class Shown:
    """A figure and how it is to look; ``words``: the language of its text alternative."""

    figure: AnyFigure
    words: Words
    colours: Colours = Colours.LIGHT
    tileset: TileSet = TileSet.CLASSIC

    @property
    def told(self) -> str:
        """The text alternative."""
        return told(self.figure, self.words)


def inline_svg(shown: Shown) -> str:
    """The picture as an element of HTML that shrinks with its column; with colours that follow
    the page a style element for pages without these colours goes before it."""
    svg = to_html(drawn(shown.figure, shown.colours, shown.told, shown.tileset))
    style = ""
    if shown.colours is Colours.PAGE:
        style = f"<style>{style_of(svg, '.tile-figure')}</style>\n"
    return style + svg.replace("<svg ", '<svg style="max-width:100%;height:auto" ', 1)


def figure_html(
    shown: Shown, caption: str = "", go_on: str = "", around: tuple[str, str] = ("", "")
) -> str:
    """The figure with a caption below it; ``go_on``: the whole address of a link to play on.

    ``around``: what stands before the picture and after it. No line is empty, and the first
    begins an element that Markdown leaves as it is.
    """
    language = shown.words.language
    below = f"{escape(caption)} {link_html(shown, go_on)}".strip()
    below = f"\n<figcaption>{below}</figcaption>" if below else ""
    inner = f"{around[0]}{inline_svg(shown)}{around[1]}"
    attrs = f'class="tile-figure" style="{MARGIN}" lang="{language}"'
    return f"<figure {attrs}>\n{inner}{below}\n</figure>"


def link_html(shown: Shown, go_on: str) -> str:
    """The link to play on, in the language of the figure; empty without an address."""
    text = FIGURES[shown.words.language]["go-on"]
    return f'<a href="{escape(go_on)}">{text}</a>' if go_on else ""


def svg_file(shown: Shown, title: str = "") -> str:
    """The figure as the text of an SVG file."""
    return standing_alone(shown.figure, shown.colours, shown.told, title, shown.tileset)


def markdown(shown: Shown, file: str, caption: str = "", go_on: str = "") -> str:
    """The saved picture in Markdown, with its text alternative; it leads to ``go_on``."""
    image = f"![{shown.told}]({file})"
    linked = f"[{image}]({go_on})" if go_on else image
    return f"{linked}\n\n{caption}" if caption else linked


def forum_text(go_on: str = "") -> str:
    """A picture in the marks of forums, with the place for its address."""
    image = "[img]…[/img]"
    return f"[url={go_on}]{image}[/url]" if go_on else image
