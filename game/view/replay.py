"""The screen of a replay: the table at a moment, ways about, all moves, the expert, plots."""

from __future__ import annotations

from game.app.archive import Archive
from game.app.archive_messages import Way
from game.app.board_sight import BoardSight
from game.app.curve import Curve
from game.app.model import Box
from game.app.proof import MatchProof, Verdict
from game.app.replay import Place, Tape, back, first, forward, last, next_hand, previous_hand
from game.app.scene import Scene, scene
from game.app.sight import Sight
from game.i18n import Words
from game.view.board import felt
from game.view.check import check
from game.view.grid_table import board
from game.view.icons import icon_button
from game.view.inert import inert
from game.view.nodes import Node, h
from game.view.parts import button, select
from game.view.plot import Line, Plot, plot
from game.view.replay_lists import Told, hands_list, moves_list
from game.view.replay_study import hand_study, match_study, thoughts

_GLYPHS = {
    Way.FIRST: "|«",
    Way.PREVIOUS_HAND: "«",
    Way.BACK: "‹",
    Way.FORWARD: "›",
    Way.NEXT_HAND: "»",
    Way.LAST: "»|",
}


def replay(archive: Archive, box: Box, words: Words) -> Node:
    """The archive's tape at its place; ``ValueError`` without a tape.

    ``box``: the room for the chain.
    """
    tape, scores, study = archive.tape, archive.curve, archive.study
    if tape is None or scores is None:
        raise ValueError("no tape")
    seen = scene(tape, archive.place, box, open_hands=archive.open_hands)
    told, game = Told(tape, seen, words), seen.sight.game
    return h(
        "main",
        {"class": "archive replay"},
        h(
            "nav",
            {"class": "archive-ways", "aria-label": words("kept.title")},
            button(words("kept.title"), "open:history", "quiet", spot="go", home=True),
        ),
        h("h1", None, words("replay.title", game=words(f"game.{game}"))),
        h("p", {"class": "replay-place", "role": "status"}, told.place(), key="place"),
        _picture(seen, told, words),
        _ways(tape, seen, told, archive.goes, words),
        hands_list(seen, archive.open_hands, told, words),
        hand_study(tape, study, seen.place, told, words),
        moves_list(seen, told, thoughts(tape, study, seen.place.hand, told, words), words),
        _scores(scores, told, words),
        match_study(tape, study, told, words),
        _deals(archive.proof, words),
        key="replay",
    )


def _deals(proof: MatchProof | None, words: Words) -> Node | None:
    """The check of the deals, folded away; nothing where none was dealt on a device of ours."""
    if proof is None or proof.verdict is Verdict.ELSEWHERE:
        return None
    return h(
        "details",
        {"class": "replay-deals"},
        h("summary", None, words("check.title")),
        check(proof, words),
        key="deals",
    )


def _picture(seen: Scene, told: Told, words: Words) -> Node:
    sight = seen.sight
    if isinstance(sight, BoardSight):
        shown, kind = board(sight, told.grid), " on-grid"
    else:
        assert isinstance(sight, Sight)
        shown, kind = felt(sight, told.speech, told.aloud), ""
    return h(
        "section",
        {"class": f"replay-table{kind}", "aria-label": words("replay.picture")},
        inert(shown),
        key="picture",
    )


# --- Ways about -------------------------------------------------------------------------


def _ways(tape: Tape, seen: Scene, told: Told, goes: bool, words: Words) -> Node:
    at = seen.place
    hands = tuple((f"{hand}:0", str(hand + 1)) for hand in range(len(tape.reels)))
    slider = h(
        "label",
        {"class": "field replay-slider"},
        h("span", {"class": "field-label"}, words("replay.move")),
        h(
            "input",
            {
                "type": "range",
                "min": 0,
                "max": len(seen.told) - 1,
                "value": at.ply,
                "data-change": f"jump:{at.hand}",
                "aria-valuetext": told.place(),
            },
        ),
        key="slider",
    )
    return h(
        "div",
        {"class": "replay-ways", "role": "group", "aria-label": words("replay.ways")},
        h("div", {"class": "replay-steps"}, _steps(tape, at, goes, words), key="steps"),
        slider,
        select(words("replay.hand"), "jump", hands, f"{at.hand}:0") if len(hands) > 1 else None,
        key="ways",
    )


def _steps(tape: Tape, at: Place, goes: bool, words: Words) -> list[Node]:
    names = {
        way: words(f"replay.{way}")
        for way in ("first", "previous-hand", "back", "forward", "next-hand", "last")
    }
    places = {
        Way.FIRST: first(tape),
        Way.PREVIOUS_HAND: previous_hand(tape, at),
        Way.BACK: back(tape, at),
        Way.FORWARD: forward(tape, at),
        Way.NEXT_HAND: next_hand(tape, at),
        Way.LAST: last(tape),
    }
    return [
        _by_itself(goes, words),
        *_stepped(places, names, at),
    ]


def _by_itself(goes: bool, words: Words) -> Node:
    """Lets the replay go on by itself, or stops it."""
    label = words("replay.stop" if goes else "replay.play")
    name = "pause" if goes else "play"
    return icon_button(name, label, "play-tape:off" if goes else "play-tape:on", spot="play-tape")


def _stepped(places: dict[Way, Place], names: dict[str, str], at: Place) -> list[Node]:
    return [
        h(
            "button",
            {
                "type": "button",
                "class": "button step",
                "data-do": f"go:{way}",
                "data-spot": f"go-{way}",
                "aria-label": names[way],
                "title": names[way],
                "aria-disabled": "true" if place == at else None,
            },
            h("span", {"aria-hidden": "true"}, _GLYPHS[way]),
            key=way.value,
        )
        for way, place in places.items()
    ]


def _scores(found: Curve, told: Told, words: Words) -> Node:
    title = words("plot.turns" if found.turns else "plot.scores")
    steps = words("plot.moves" if found.turns else "plot.hands")
    lines = tuple(Line(told.names.name(seat), line) for seat, line in enumerate(found.lines))
    return h("div", {"class": "plots"}, plot(Plot(title, steps, lines), words), key="plots")
