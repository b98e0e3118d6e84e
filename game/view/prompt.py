"""The line that tells the viewer what can be done now, or why something can't."""

from __future__ import annotations

from game.app.grid_moves import NOT_YOUR_TURN
from game.app.model import Refusal
from game.app.sight import Sight
from game.app.update import NO_NEED_TO_DRAW, WHICH_END
from game.engine.chain import Arm
from game.engine.events import Counted, Played
from game.engine.rules import Reason
from game.view.account import spelled_sum
from game.view.conduct_line import conduct_line
from game.view.names import capital
from game.view.speech import Speech


def prompt(sight: Sight, speech: Speech) -> str:
    """One sentence for the viewer; empty while others play or after the hand."""
    return capital(_prompt(sight, speech))


def _prompt(sight: Sight, speech: Speech) -> str:
    instead = conduct_line(sight.conduct, sight.refusal, speech.words)
    if instead is not None:
        return instead
    if sight.refusal is not None:
        return _refusal(sight, speech, sight.refusal)
    if not sight.your_turn:
        return ""
    if sight.chosen is not None:
        return _chosen(sight, speech)
    words = speech.words
    if sight.known.chain.lead is None:
        if sight.known.must_lead is not None:
            return words("ask.must-lead", tile=speech.tile(sight.known.must_lead))
        return words("ask.lead")
    values = sight.known.chain.values
    if sight.must_draw:
        return words("ask.draw", ends=speech.ends(values, "nor"))
    if sight.must_pass:
        return words("ask.pass", ends=speech.ends(values, "nor"))
    return words("ask.play", ends=speech.ends_are(values))


def _chosen(sight: Sight, speech: Speech) -> str:
    assert sight.chosen is not None
    tile = speech.tile(sight.chosen)
    if len(sight.arms) != 1:
        return speech.words("ask.fits.many", tile=tile)
    arm = sight.arms[0]
    if arm is Arm.LEAD:
        return speech.words("ask.lead.again", tile=tile)
    joined = sight.known.chain.value_at(arm)
    assert joined is not None
    counted = sight.makes.get(arm)
    if counted is not None:
        return _makes(counted, tile, joined, speech) + _again(sight, speech)
    left = sight.chosen.other(joined)
    fits = speech.words("ask.fits.one", tile=tile, joined=joined, left=left)
    return fits + _again(sight, speech)


def _again(sight: Sight, speech: Speech) -> str:
    """How to go on, told aloud until the viewer has played a tile of the hand."""
    own = any(isinstance(one, Played) and one.seat == sight.viewer for one in sight.log)
    return "" if own or not speech.aloud else " " + speech.words("ask.again")


def _makes(counted: Counted, tile: str, joined: int, speech: Speech) -> str:
    """What the only placement brings, in games that count the ends."""
    points = speech.words("table.points", n=counted.points)
    if not counted.points:
        points = speech.words("ask.no-points")
    sum_of_ends = spelled_sum(counted)
    return speech.words("ask.makes", tile=tile, joined=joined, sum=sum_of_ends, points=points)


def _refusal(sight: Sight, speech: Speech, refusal: Refusal) -> str:
    words = speech.words
    tile = "" if refusal.tile is None else speech.tile(refusal.tile)
    match refusal.reason:
        case Reason.NO_FIT if tile:
            return words("why.no-fit", tile=tile, ends=speech.ends_are(sight.known.chain.values))
        case Reason.WRONG_END if tile:
            return words("why.wrong-end", tile=tile)
        case Reason.MUST_LEAD if sight.known.must_lead is not None:
            demanded = speech.tile(sight.known.must_lead)
            return words("why.must-lead", tile=tile, demanded=demanded)
        case Reason.BONEYARD_CLOSED:
            return words("why.boneyard-closed")
        case Reason.MUST_PLAY:
            return words("why.must-play")
    if refusal.reason == WHICH_END:
        return words("why.which-end", tile=tile)
    if refusal.reason == NO_NEED_TO_DRAW:
        return words("why.must-play.draw")
    if refusal.reason == NOT_YOUR_TURN:
        return words("why.not-your-turn", name=speech.name(sight.known.mover))
    return words("why.other")
