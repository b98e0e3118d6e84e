"""The felt: the chain where it lies, the ends that fit, the lot, the backs of other hands."""

from __future__ import annotations

from game.app.sight import Sight
from game.engine.chain import CROSS, Arm
from game.engine.events import Counted, LotDrawn, Played
from game.engine.moves import Play
from game.engine.seats import Table
from game.view.layout import Layout, Place, lay_out
from game.view.names import capital, place_of
from game.view.nodes import Node, h
from game.view.parts import heard, small_tile
from game.view.speech import Speech
from game.view.tiles import tile_back, tile_face


def felt(sight: Sight, speech: Speech, aloud: Speech) -> Node:
    """The table: other hands around it, the chain in the middle.

    A tap on it hastens a computer that is on turn.
    """
    ready = sight.your_turn or sight.ended is not None
    ghosts = sight.chosen is not None or sight.advised is not None
    return h(
        "div",
        {"class": f"felt seats-{sight.seats}", "data-tap": None if ready else "hasten"},
        [_backs(sight, seat) for seat in Table(sight.seats).others(sight.viewer)],
        _chain(sight, aloud),
        # The ghost of the first tile lies where the lot stands.
        _lot(sight.lot, speech, aloud) if sight.lot and not ghosts else None,
        _foot(sight, speech, aloud),
        key="felt",
    )


def _backs(sight: Sight, seat: int) -> Node:
    """The hand of another seat, as many backs as it has tiles; the count stands in the players."""
    side = place_of(seat, sight.seats, sight.viewer)
    count = 0 if sight.ended else sight.known.counts[seat]
    backs = [h("span", {"class": "hidden-tile"}, tile_back(), key=str(at)) for at in range(count)]
    attrs = {"class": f"backs {side}", "aria-hidden": "true", "data-seat": str(seat)}
    return h("div", {**attrs}, backs, key=side)


def _chain(sight: Sight, aloud: Speech) -> Node:
    """The chain as a list from left to right, each tile at its place; the measured box."""
    layout = _layout(sight)
    children: list[Node] = []
    if layout is not None:
        last = next((e.tile for e in reversed(sight.log) if isinstance(e, Played)), None)
        children = [_lying(sight, place, place.tile == last, aloud) for place in layout.places]
    words = aloud.words
    values = sight.known.chain.values
    label = words("table.chain.empty")
    if values:
        n = len(sight.known.chain.tiles)
        label = words("table.chain.ends", n=n, ends=aloud.ends_are(values))
    scale = None if layout is None else f"--s: {layout.scale:g}px"
    return h(
        "div",
        {"class": "chain", "data-measure": "chain", "data-drop": True, "style": scale},
        h("ol", {"class": "lying", "aria-label": label}, children, key="lying"),
        None if layout is None else _marks(sight, layout),
        None if layout is None else _ghosts(sight, layout, aloud),
        key="chain",
    )


def _layout(sight: Sight) -> Layout | None:
    """None while the room has not been measured."""
    if sight.box.width < 1 or sight.box.height < 1:
        return None
    return lay_out(sight.known.chain, sight.box.width, sight.box.height)


def _at(place: Place) -> str:
    return f"--x: {place.x:g}px; --y: {place.y:g}px"


def _upright(turn: int) -> str:
    return " upright" if turn in (90, 270) else ""


def _lying(sight: Sight, place: Place, last: bool, aloud: Speech) -> Node:
    chain = sight.known.chain
    kind = f"lies{_upright(place.turn)}{' last' if last else ''}"
    name = aloud.tile(place.tile)
    if place.tile == chain.spinner:
        state = "open" if chain.spinner_closed else "closed"
        kind += f" spinner {state}"
        name = f"{name}, {aloud.words(f'table.spinner.{state}')}"
    name = _at_root(sight, place, name, aloud)
    return h(
        "li",
        {
            "class": kind,
            "style": _at(place),
            "data-tile": str(place.tile),
            "data-turn": place.turn,
        },
        tile_face(place.tile, place.turn),
        heard(name),
        key=str(place.tile),
    )


def _at_root(sight: Sight, place: Place, name: str, aloud: Speech) -> str:
    """The name of a tile for the ear; the first one of an upper or lower arm says so."""
    for arm in CROSS:
        links = sight.known.chain.links(arm)
        if links and links[0].tile == place.tile:
            return aloud.words(f"text.arm.{arm}", tiles=name)
    return name


def _marks(sight: Sight, layout: Layout) -> Node | None:
    """What each open end counts, beside it; nothing in games that don't count the ends."""
    if sight.counted is None:
        return None
    best = sight.advised
    covered = (*sight.arms, best.arm) if isinstance(best, Play) else sight.arms
    worth = {term.arm: term.worth for term in sight.counted.terms}
    marks = [
        h(
            "span",
            {
                "class": "mark",
                "style": f"--x: {mark.x:g}px; --y: {mark.y:g}px",
                "data-arm": mark.arm.value,
            },
            str(worth[mark.arm]),
            key=mark.arm.value,
        )
        for mark in layout.marks
        if mark.arm in worth and mark.arm not in covered
    ]
    return h("div", {"class": "marks", "aria-hidden": "true"}, marks, key="marks")


def _foot(sight: Sight, speech: Speech, aloud: Speech) -> Node | None:
    """Below the chain: the sum of the open ends, and the boneyard with its count."""
    if sight.boneyard is None:
        return None
    counted = sight.counted
    total = None
    if counted is not None:
        points = f"+{counted.points}" if counted.points else None
        total = h(
            "p",
            {"class": "sum" + (" scores" if points else ""), "tabindex": 0},
            _terms(counted),
            None if points is None else " ",
            None if points is None else h("strong", None, points),
        )
    label = aloud.words("table.boneyard.count", n=sight.boneyard)
    pile = h(
        "button",
        {
            "type": "button",
            "class": "boneyard",
            "data-do": "draw",
            "aria-label": label,
            "aria-disabled": None if sight.must_draw else "true",
        },
        h("span", {"class": "hidden-tile"}, tile_back()),
        h("span", {"class": "boneyard-count"}, str(sight.boneyard)),
        h("span", {"class": "boneyard-name"}, speech.words("table.boneyard")),
    )
    return h("div", {"class": "felt-foot"}, total or h("div", {"class": "sum"}), pile, key="foot")


def _terms(counted: Counted) -> list[Node | str]:
    """The sum term by term, each tied by its arm to the mark at its end of the chain."""
    found: list[Node | str] = []
    for term in counted.terms:
        found += [" + "] if found else []
        found.append(h("span", {"class": "term", "data-arm": term.arm.value}, str(term.worth)))
    if len(counted.terms) > 1:
        found += [" = ", h("span", {"class": "sum-total"}, str(counted.total))]
    return found


def _ghosts(sight: Sight, layout: Layout, aloud: Speech) -> Node | None:
    """The chosen tile at every end it fits, where it would lie; arrow keys go between them.

    Without one, the tile that the hint would play, to look at.
    """
    if sight.chosen is None:
        return _advised(sight, layout)
    ghosts = [_ghost(sight, layout.ghost(sight.chosen, arm), arm, aloud) for arm in sight.arms]
    return h("div", {"class": "ghosts", "data-roving": True}, ghosts, key="ghosts")


def _advised(sight: Sight, layout: Layout) -> Node | None:
    best = sight.advised
    if not isinstance(best, Play):
        return None
    place = layout.ghost(best.tile, best.arm)
    attrs = {"class": f"ghost advised{_upright(place.turn)}", "style": _at(place)}
    return h(
        "div",
        {"class": "ghosts", "aria-hidden": "true"},
        h("span", {**attrs, "data-advised": best.arm.value}, tile_face(place.tile, place.turn)),
        key="advised",
    )


def _ghost(sight: Sight, place: Place, arm: Arm, aloud: Speech) -> Node:
    return h(
        "button",
        {
            "type": "button",
            "class": f"ghost{_upright(place.turn)}"
            + (" advised" if sight.advised == Play(place.tile, arm) else ""),
            "style": _at(place),
            "data-do": f"put:{arm}",
            "data-spot": f"end-{arm}",
            "data-ghost": arm.value,
            "aria-label": ghost_label(sight, arm, aloud),
        },
        tile_face(place.tile, place.turn),
        key=f"ghost-{arm}",
    )


def ghost_label(sight: Sight, arm: Arm, speech: Speech) -> str:
    """What playing the chosen tile on ``arm`` does: tile, end, and the value it leaves."""
    assert sight.chosen is not None
    tile = speech.tile(sight.chosen)
    joined = sight.known.chain.value_at(arm)
    if joined is None:
        return speech.words("do.lead", tile=tile)
    where = speech.where(sight.known.chain.values, joined, arm)
    left = sight.chosen.other(joined)
    label = speech.words("do.play.leaves", tile=tile, where=where, value=left)
    counted = sight.makes.get(arm)
    if counted is None or not counted.points:
        return label
    return f"{label}: {speech.words('table.points', n=counted.points)}"


def end_label(sight: Sight, arm: Arm, speech: Speech) -> str:
    """The end of ``arm`` alone, as a short button: ``On the 6 end``."""
    joined = sight.known.chain.value_at(arm)
    assert joined is not None
    where = speech.where(sight.known.chain.values, joined, arm)
    counted = sight.makes.get(arm)
    points = f" +{counted.points}" if counted is not None and counted.points else ""
    return capital(where) + points


def _lot(lot: LotDrawn, speech: Speech, aloud: Speech) -> Node:
    """The tiles turned up for the first lead, until the first tile lies."""
    words = speech.words
    rounds = [
        h(
            "ul",
            {"class": "lot-round"},
            [
                h(
                    "li",
                    {"class": "lot-seat" + (" leads" if seat == lot.leader else "")},
                    h("ul", {"class": "bare"}, small_tile(tile, aloud)),
                    h("span", None, speech.name(seat)),
                    key=str(seat),
                )
                for seat, tile in pairs
            ],
        )
        for pairs in lot.rounds
    ]
    who = "you" if speech.names.is_you(lot.leader) else "other"
    return h(
        "div",
        {"class": "lot"},
        h("h2", None, words("table.lot")),
        rounds,
        h("p", {"class": "lot-leads"}, words(f"table.lot.{who}", name=speech.name(lot.leader))),
        key="lot",
    )
