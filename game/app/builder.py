"""The page that builds figures, as pure values: what it shows and how it changes."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from game.app import draft as drafts
from game.app.builder_messages import (
    AskCopy,
    AskSave,
    BuilderEffect,
    BuilderMessage,
    ChooseColour,
    ChooseGame,
    ChooseLabel,
    Clear,
    CopyBox,
    Followed,
    GoTo,
    HasEnded,
    Live,
    PlaceAt,
    PutOn,
    Read,
    SaveFigure,
    SetCaption,
    SetLanguage,
    SetStyle,
    ShowAddress,
    StandOn,
    TakeBack,
    Touch,
    Unchoose,
    WalkTo,
    Written,
)
from game.app.composed import Composed
from game.app.draft import Draft, Whole
from game.app.figures import ChainFigure, Colours
from game.app.look import TileSet
from game.engine.chain import Arm, Chain
from game.engine.errors import IllegalMove, NotationError
from game.engine.grid import SPACES, Space
from game.engine.moves import Move, Place, Play
from game.engine.stone import Colour, Stone
from game.engine.tile import Tile
from game.games.blockers_state import owners
from game.games.catalogue import CATALOGUE, entry

GAMES = tuple(one.game for one in CATALOGUE)
LONGEST_CAPTION = 300
"""In characters."""
CHOOSE_FIRST = "choose-first"
"""The code of a refusal: no tile is chosen."""


@dataclass(frozen=True, slots=True)
class Style:
    """How the figure is to look. ``lang``: of its texts, None for that of the page."""

    lang: str | None = None
    colours: Colours = Colours.PAGE
    tileset: TileSet = TileSet.CLASSIC
    caption: str = ""
    live: Live = Live.PLAY


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why something can't be: the reason of the rules or the code of a text, and the piece."""

    code: str
    found: str = ""


@dataclass(frozen=True, slots=True)
class Builder:
    """The page at one moment.

    ``site``: the whole address of the site, for what is copied. ``chosen`` is a tile of
    dominoes, ``stone`` one of the board in the ``colour`` that is laid; ``space`` and ``stands``:
    the space, and the name of the tile, that the keyboard stands on. ``written``: what stands in
    the field for a record. ``ended``: what came of the last button.
    """

    lang: str
    site: str
    draft: Draft = field(default_factory=lambda: Composed(GAMES[0]))
    chosen: Tile | None = None
    colour: Colour = 0
    stone: Stone | None = None
    space: Space = SPACES // 2
    stands: str = ""
    style: Style = field(default_factory=Style)
    written: str = ""
    refusal: Refusal | None = None
    ended: HasEnded | None = None

    @property
    def figure_lang(self) -> str:
        """The language of the figure's texts."""
        return self.style.lang or self.lang


Update = tuple[Builder, tuple[BuilderEffect, ...]]


def update(model: Builder, message: BuilderMessage) -> Update:
    """The page after ``message``, and what follows from it."""
    match message:
        case AskCopy(box):
            return replace(model, ended=None), (CopyBox(box),)
        case AskSave(png):
            name = f"{model.draft.game}.{'png' if png else 'svg'}"
            return replace(model, ended=None), (SaveFigure(name, png),)
        case HasEnded():
            return replace(model, ended=message), ()
        case SetCaption() | SetStyle() | SetLanguage():
            return _restyled(model, message), ()
        case Written(text):
            return replace(model, written=text), ()
        case WalkTo(space):
            return replace(model, space=space), ()
        case StandOn(name):
            return replace(model, stands=name), ()
    after = _built(replace(model, refusal=None, ended=None), message)
    if after.draft == model.draft and after.stone == model.stone:
        return after, ()
    return after, (ShowAddress(_address(after)),)


def colours(game: str) -> int:
    """How many colours the game has, at the largest table."""
    return len(owners(max(entry(game).seats)))


def used(model: Builder) -> frozenset[Tile]:
    """The tiles of the chain."""
    chain = chain_of(model)
    return frozenset() if chain is None else frozenset(chain.tiles)


def chain_of(model: Builder) -> Chain | None:
    """The chain that was laid; None where the game has a board."""
    figure = drafts.figure_in(model.draft)
    return figure.chain if isinstance(figure, ChainFigure) else None


def turns_fault(model: Builder) -> bool:
    """Whether no order of turns leads to what was laid."""
    try:
        drafts.position(model.draft, model.stone)
    except NotationError:
        return True
    return False


def _address(model: Builder) -> str:
    try:
        return drafts.position_link(model.draft) or ""
    except NotationError:
        return ""


def _restyled(model: Builder, message: SetCaption | SetStyle | SetLanguage) -> Builder:
    style = model.style
    match message:
        case SetCaption(text):
            style = replace(style, caption=text.strip()[:LONGEST_CAPTION])
        case SetStyle(Colours() as chosen):
            style = replace(style, colours=chosen)
        case SetStyle(TileSet() as chosen):
            style = replace(style, tileset=chosen)
        case SetStyle(Live() as chosen):
            style = replace(style, live=chosen)
        case SetLanguage(lang, True):
            style = replace(style, lang=lang)
        case SetLanguage(lang):
            return replace(model, lang=lang, ended=None)
    return replace(model, style=style, ended=None)


def _built(model: Builder, message: BuilderMessage) -> Builder:
    match message:
        case ChooseGame(game) if game in GAMES:
            return _fresh(model, Composed(game))
        case Touch(tile):
            return _touched(model, tile)
        case PutOn(arm):
            return _put(model, None if model.chosen is None else Play(model.chosen, arm))
        case ChooseColour(colour) if 0 <= colour < colours(model.draft.game):
            return replace(model, colour=colour, stone=None)
        case ChooseLabel(label):
            stone = Stone(model.colour, label)
            return replace(model, stone=None if stone == model.stone else stone)
        case PlaceAt(space):
            place = None if model.stone is None else Place(model.stone, space)
            return _put(replace(model, space=space), place)
        case TakeBack():
            return _fresh(model, drafts.taken_back(model.draft))
        case Clear():
            return _fresh(model, Composed(model.draft.game))
        case Unchoose():
            return replace(model, chosen=None, stone=None)
        case GoTo(hand, ply) if isinstance(model.draft, Whole):
            at = model.draft.at
            there = (at.hand if hand is None else hand, at.ply if ply is None else ply)
            return _fresh(model, drafts.moved_to(model.draft, *there))
        case Read():
            return _read(model, model.written)
        case Followed(fragment) if fragment:
            return _read(model, fragment)
    return model


def _fresh(model: Builder, draft: Draft) -> Builder:
    return replace(model, draft=draft, chosen=None, stone=None)


def _touched(model: Builder, tile: Tile) -> Builder:
    if tile in used(model):
        return replace(model, chosen=None, refusal=Refusal("used", str(tile)))
    if tile != model.chosen:
        return replace(model, chosen=tile)
    chain = chain_of(model)
    if chain is None or chain.lead is None:
        return _put(model, Play(tile, Arm.LEAD))
    arms = [end.arm for end in chain.ends if tile.has(end.value)]
    return _put(model, Play(tile, arms[0])) if len(arms) == 1 else model


def _put(model: Builder, move: Move | None) -> Builder:
    """Lay a tile, or say why not."""
    if move is None:
        return replace(model, refusal=Refusal(CHOOSE_FIRST))
    try:
        draft = drafts.added(model.draft, move)
    except (IllegalMove, NotationError) as error:
        return replace(model, refusal=_why(error))
    return _fresh(model, draft)


def _read(model: Builder, text: str) -> Builder:
    try:
        draft = drafts.read_draft(text, model.draft.game)
    except (IllegalMove, NotationError) as error:
        return replace(model, refusal=_why(error))
    return replace(_fresh(model, draft), written="", colour=0)


def _why(error: IllegalMove | NotationError) -> Refusal:
    if isinstance(error, IllegalMove):
        return Refusal(error.reason, error.move)
    return Refusal(error.code, error.found)


def lies(model: Builder) -> frozenset[Stone]:
    """The tiles of the board that were laid, captured ones among them."""
    if isinstance(model.draft, Whole):
        moves = drafts.position(model.draft).state.moves
        return Composed(model.draft.game, moves).stones
    return model.draft.stones
