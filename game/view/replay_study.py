"""What the expert thinks, in a replay: of each move of the hand, of the match as it went."""

from __future__ import annotations

from collections.abc import Mapping

from game.app.advice import Ratings, Review
from game.app.board_sight import BoardSight
from game.app.replay import Place, Tape, moments
from game.app.study import Study, chances, progress, reviews, viewer_of
from game.engine.match import Match
from game.engine.moves import Move
from game.engine.seats import Seat
from game.i18n import Words
from game.view.moves import DominoTeller, GridTeller, Teller
from game.view.nodes import Node, h
from game.view.plot import Line, Plot, plot
from game.view.replay_lists import Told, opinions_list
from game.view.review import review_sentence
from game.view.worths import NOTHING, Unit, common_unit, cost, loss

Places = tuple[Place, ...]


def hand_study(tape: Tape, study: Study, at: Place, told: Told, words: Words) -> Node:
    """A button; once it was pressed how far the expert is, what the moves of the hand came to,
    and the moves that could have been made instead of the last one.
    """
    places = study.hands.get(at.hand)
    inner: list[Node | None] = [_button("opinions", words("replay.opinions.ask"), places)]
    if places is not None:
        inner += _how_far(study, places, words("replay.opinions.ask"), words)
        inner.append(_sums(study, tape, at.hand, places, told, words))
        inner.append(_opinion(tape, study, at, told, words))
    return h("section", {"class": "replay-study"}, inner, key="study")


def match_study(tape: Tape, study: Study, told: Told, words: Words) -> Node:
    """A button; once it was pressed how far the expert is, and the chances as a plot."""
    turns = study.turns
    inner: list[Node | None] = [_button("chances", words("replay.chances.ask"), turns)]
    if turns is not None:
        inner += _how_far(study, turns, words("replay.chances.ask"), words)
        found = chances(study, tape)
        if found:
            line = Line(told.names.name(viewer_of(tape)), found, joined=True)
            title, steps = words("plot.chance"), words("plot.moves")
            inner.append(plot(Plot(title, steps, (line,), (0, 100)), words))
        elif progress(study, turns) == len(turns):
            inner.append(h("p", None, words("replay.chances.none"), key="none"))
    return h("section", {"class": "replay-study"}, inner, key="chances")


def thoughts(tape: Tape, study: Study, hand: int, told: Told, words: Words) -> Mapping[int, str]:
    """By number of the move, from 1: what the expert would have played, and the cost.

    A tile of a hand that stays hidden here is not named.
    """
    places = [one for one in study.hands.get(hand, ()) if one in study.found]
    unit = common_unit([study.found[place] for place in places])
    at = moments(tape, hand) if places else ()
    found: dict[int, str] = {}
    for place in places:
        teller = _teller(at[place.ply].match, told)
        made = tape.reels[hand].moves[place.ply]
        best = words("replay.opinions.another")
        if _is_open(told, at[place.ply].match.state.mover):
            best = teller.name(study.found[place][0].move)
        found[place.ply + 1] = _thought(study.found[place], made, unit, best, words)
    return found


def _is_open(told: Told, seat: Seat) -> bool:
    """Whether the tiles of a seat are shown."""
    return told.seen.hands[seat] is not None


def _thought(ratings: Ratings, made: Move, unit: Unit | None, best: str, words: Words) -> str:
    """``best``: the name of the expert's choice."""
    if ratings[0].move == made:
        return words("replay.opinions.same")
    if unit is None:
        return words("replay.opinions.other", move=best)
    own = next(one for one in ratings if one.move == made)
    price = cost(words, loss(ratings, own, unit), unit)
    if price == NOTHING:
        return words("replay.opinions.even", move=best)
    return words(f"replay.opinions.{unit}", move=best, cost=price)


def _button(do: str, label: str, places: Places | None) -> Node:
    on = places is not None
    return h(
        "button",
        {
            "type": "button",
            "class": "button quiet",
            "data-do": f"{do}:{'off' if on else 'on'}",
            "data-spot": do,
            "aria-expanded": "true" if on else "false",
        },
        label,
        key="ask",
    )


def _how_far(study: Study, places: Places, label: str, words: Words) -> list[Node | None]:
    """How far the expert is, to be seen; to be heard that it is at it, and that it is done."""
    done, last = progress(study, places), len(places)
    waiting = done < last
    heard = words("hint.thinking" if waiting else "replay.study.done")
    nodes: list[Node | None] = [h("p", {"class": "heard", "role": "status"}, heard, key="heard")]
    if waiting:
        said = words("review.progress", n=done + 1, all=last)
        nodes.append(h("p", {"class": "study-far"}, said, key="far"))
        nodes.append(
            h("progress", {"max": last, "value": done, "aria-label": label}, key="progress")
        )
    return nodes


def _sums(
    study: Study, tape: Tape, hand: int, places: Places, told: Told, words: Words
) -> Node | None:
    """What the choices of the hand came to, a sentence for each seat that was looked at."""
    if progress(study, places) < len(places):
        return None
    found = reviews(study, tape, hand)
    lines = [_sum(review, len(found) > 1, told, words) for review in found]
    if not lines:
        lines = [h("li", None, words("review.nothing"), key="nothing")]
    else:
        lines.append(h("li", {"class": "review-fair"}, words("replay.study.fair"), key="fair"))
    return h("ul", {"class": "bare study-sums"}, lines, key="sums")


def _sum(review: Review, several: bool, told: Told, words: Words) -> Node:
    sentence = review_sentence(review, words)
    if several:
        sentence = f"{told.names.name(review.seat)}: {sentence}"
    return h("li", None, sentence, key=str(review.seat))


def _opinion(tape: Tape, study: Study, at: Place, told: Told, words: Words) -> Node | None:
    """Every move that could have been made instead of the last one, where the hand is shown."""
    before = Place(at.hand, at.ply - 1)
    ratings = study.found.get(before)
    if ratings is None or before not in study.hands.get(at.hand, ()):
        return None
    there = moments(tape, at.hand)[before.ply].match
    if not _is_open(told, there.state.mover):
        return h("p", {"class": "hint"}, words("replay.opinion.hidden"), key="hidden")
    return opinions_list(_opinions(ratings, _teller(there, told), words), words)


def _opinions(ratings: Ratings, teller: Teller, words: Words) -> list[tuple[str, str]]:
    """Moves and what each costs, the best first."""
    unit = common_unit([ratings])
    return [
        (
            teller.name(one.move),
            NOTHING if unit is None else cost(words, loss(ratings, one, unit), unit),
        )
        for one in ratings
    ]


def _teller(match: Match, told: Told) -> Teller:
    """Tells of the moves that could be made there."""
    if isinstance(told.seen.sight, BoardSight):
        return GridTeller(told.grid, match.state.cells)
    return DominoTeller(told.speech, match.state.chain)
