"""The whole page from the model: the open screen, notices, and what is spoken."""

from __future__ import annotations

from game.app.board_sight import BoardSight
from game.app.model import Model, Preferences, Screen
from game.app.sight import AnySight, Sight, sight_of
from game.app.teaching import table_of
from game.app.trust import check
from game.engine.match import Match
from game.i18n import Words
from game.view.about import about
from game.view.archive import SCREENS, archive
from game.view.check import check_screen
from game.view.cover import cover
from game.view.grid_screen import grid_screen
from game.view.grid_speech import GridSpeech
from game.view.hint import hint_sentences
from game.view.leading import leading
from game.view.lesson import framed
from game.view.moves import DominoTeller, GridTeller, Teller
from game.view.names import Names
from game.view.nodes import Node, h
from game.view.prompt import prompt
from game.view.review import review_aloud
from game.view.settings import settings
from game.view.share import link_trouble, share_screen
from game.view.speech import Speech
from game.view.start import start
from game.view.table import table
from game.view.text_view import spoken

SPOKEN = 40
"""How many announcements stay in the live region; later ones push the oldest out."""


def page(model: Model) -> Node:
    """The content of the page's root element."""
    words = Words(model.prefs.lang)
    lesson = model.lesson if model.screen is Screen.LESSON else None
    shown = model if lesson is None else table_of(lesson, model)
    sight = sight_of(shown)
    if model.screen is Screen.ABOUT:
        screen = about(words, model.place)
    elif model.screen in (Screen.SHARE, Screen.CHECK) and model.match is not None:
        screen = _of_match(model, model.match, words)
    elif model.screen is Screen.SETTINGS:
        screen = settings(model, words)
    elif model.screen in SCREENS:
        screen = archive(model, words)
    elif shown.screen is not Screen.TABLE or shown.match is None:
        screen = start(model, words)
    elif sight is None:
        screen = cover(model, _told(model, words), words)
    elif isinstance(sight, BoardSight):
        screen = grid_screen(sight, words, model.drawer)
    else:
        screen = table(sight, words, model.drawer)
    if lesson is not None:
        screen = framed(screen, lesson, words)
    whole = h(
        "div",
        {"class": f"page at-{model.screen}"},
        _troubles(model, words),
        screen,
        _spoken(shown, sight, words, reading=lesson is not None and lesson.wanted is None),
        key="page",
    )
    return leading(whole, model.place)


def _of_match(model: Model, match: Match, words: Words) -> Node:
    """The screens for sharing the match and for checking its deals."""
    if model.screen is Screen.CHECK:
        return check_screen(check(match, model.trust), words)
    running = match.state.outcome is None
    here_only = model.place.site is None
    return share_screen(words, running, model.sharing.done, model.sharing.by_hand, here_only)


def look_of(prefs: Preferences) -> dict[str, str]:
    """What the style sheets ask for, by the name of the attribute after ``data-``."""
    look = prefs.look
    return {
        "theme": prefs.theme.value,
        "tileset": look.tileset.value,
        "felt": look.felt.value,
        "contrast": look.contrast.value,
        "pace": prefs.pace.value,
    }


def title(model: Model) -> str:
    """The title of the document."""
    words = Words(model.prefs.lang)
    return f"{_named(model, words)} · {words('page.title')}"


def _named(model: Model, words: Words) -> str:
    """The screen that is open, or the game that is on it."""
    match model.screen:
        case Screen.ABOUT:
            return words("about.title")
        case Screen.SETTINGS:
            return words("start.settings")
        case Screen.HISTORY:
            return words("kept.title")
        case Screen.STATISTICS:
            return words("stats.title")
        case Screen.SHARE:
            return words("share.title")
        case Screen.CHECK:
            return words("check.title")
        case Screen.REPLAY if model.archive.tape is not None:
            game = model.archive.tape.match.rules.game
            return words("replay.title", game=words(f"game.{game}"))
    at_table = model.match is not None and model.screen is Screen.TABLE
    game = model.match.rules.game if at_table and model.match else model.plan.game
    return words(f"game.{game}")


def _troubles(model: Model, words: Words) -> Node:
    notices = [
        h(
            "div",
            {"class": "notice"},
            h("p", None, words(f"trouble.{trouble}")),
            h(
                "button",
                {"type": "button", "class": "button link", "data-do": f"dismiss:{trouble}"},
                words("trouble.close"),
            ),
            key=trouble.value,
        )
        for trouble in model.troubles
    ]
    fault = model.sharing.fault
    return h(
        "div",
        {"class": "notices", "role": "status"},
        notices,
        None if fault is None else _fault(fault, words),
        key="troubles",
    )


def _fault(code: str, words: Words) -> Node:
    """Why a link could not be opened."""
    close = {"type": "button", "class": "button link", "data-do": "drop-offer"}
    return h(
        "div",
        {"class": "notice"},
        h("p", None, link_trouble(code, words)),
        h("button", dict(close), words("trouble.close")),
        key="link",
    )


def _speaker(model: Model, words: Words) -> Speech | GridSpeech:
    """Who tells of the running match aloud."""
    assert model.match is not None
    seats = model.match.rules.seats
    if model.match.rules.target is None:
        return GridSpeech(words, Names(words, seats, model.humans))
    return Speech(words, seats, aloud=True, humans=model.humans)


def _told(model: Model, words: Words) -> tuple[str, ...]:
    """What happened so far in sentences; a covered table tells only what all may know."""
    speaker = _speaker(model, words)
    return tuple(told for event in model.seen for told in speaker.event(event))


def _spoken(model: Model, sight: AnySight | None, words: Words, reading: bool = False) -> Node:
    """Two polite live regions: what has happened, in order, and what can be done now.

    ``reading``: a lesson has something to read, and no move is wanted.
    """
    happened: list[Node] = []
    now = ""
    if sight is not None and model.screen is Screen.TABLE:
        speaker = _speaker(model, words)
        seen = model.seen
        first = max(model.heard, len(seen) - SPOKEN)
        told = [(at, speaker.event(seen[at])) for at in range(first, len(seen))]
        happened = [
            h("p", None, " ".join(sentences), key=f"{model.began}:{at}")
            for at, sentences in told
            if sentences
        ]
        happened += _told_by_key(model, sight, words)
        now = "" if reading else _now(sight, speaker)
    return h(
        "div",
        {"class": "heard"},
        h("div", {"role": "log", "aria-live": "polite"}, happened, key="happened"),
        h("p", {"role": "status"}, now, key="now"),
        key="spoken",
    )


def _told_by_key(model: Model, sight: AnySight, words: Words) -> list[Node]:
    """What the last single key has told; a new paragraph for each, so that it is read out."""
    told = None if model.told is None else spoken(sight, model.told.key, words)
    if model.told is None or told is None:
        return []
    return [h("p", None, told, key=f"key:{model.told.number}")]


def _now(sight: AnySight, speaker: Speech | GridSpeech) -> str:
    """The hint or the review, until the viewer tries something; else what can be done."""
    if sight.hint is not None and sight.chosen is None and sight.refusal is None:
        return " ".join(hint_sentences(sight.hint, _teller(sight, speaker), speaker.words))
    if sight.review is not None:
        return review_aloud(sight.review, speaker.words)
    if isinstance(sight, BoardSight) and isinstance(speaker, GridSpeech):
        return speaker.prompt(sight)
    if isinstance(sight, Sight) and isinstance(speaker, Speech):
        return prompt(sight, speaker)
    raise TypeError("a sight and a speaker of different games")


def _teller(sight: AnySight, speaker: Speech | GridSpeech) -> Teller:
    """Tells of the viewer's moves of this moment aloud."""
    if isinstance(sight, BoardSight) and isinstance(speaker, GridSpeech):
        return GridTeller(speaker, sight.known.cells)
    if isinstance(sight, Sight) and isinstance(speaker, Speech):
        return DominoTeller(speaker, sight.known.chain)
    raise TypeError("a sight and a speaker of different games")
