"""The settlement: all hands, the sum spelled out as in the rules, all who tie."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest

from game.app.messages import Answered, Message, NextHand, PassTurn, PutOn, Touch
from game.app.model import Model
from game.app.update import update
from game.engine.chain import Arm
from game.engine.events import HandEnded, MatchEnded
from game.engine.outcome import Account, Ending, MatchResult, Outcome
from game.engine.tile import parse_tile
from game.games.block import block
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.account import gain
from game.view.nodes import Node, find_all, text_of
from game.view.page import page
from game.view.speech import Speech
from tests.core.page_driver import table_at
from tests.core.support import position
from tests.core.trees import heard_text, log_of, tagged, tiles_drawn

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


class Ended(NamedTuple):
    """A hand about to end. ``last``: the viewer's last tile, or None for passes all round."""

    hands: str
    plays: str
    last: str | None
    options: dict[str, str]
    sums: str
    points: tuple[int, ...]


CASES = {
    "three passes, 3 against 7 and 8": Ended(
        "2-1 | 4-3 | 5-3", "6-6", None, {}, "7 + 8 − 3 = 12", (12, 0, 0)
    ),
    "another seat has the lowest": Ended(
        "4-3 | 2-1 | 5-3", "6-6", None, {}, "8 + 7 − 3 = 12", (0, 12, 0)
    ),
    "gross": Ended(
        "2-1 | 4-3 | 5-3", "6-6", None, {"block-score": "gross"}, "7 + 8 = 15", (15, 0, 0)
    ),
    "the lowest holds only the double blank": Ended(
        "0-0 | 4-3 | 5-3", "6-6", None, {}, "7 + 8 = 15", (15, 0, 0)
    ),
    "two players blocked": Ended("2-1 | 5-3", "6-6", None, {}, "8 − 3 = 5", (5, 0)),
    "two players blocked, gross": Ended(
        "2-1 | 5-3", "6-6", None, {"block-score": "gross"}, "8", (8, 0)
    ),
    "out against one": Ended("6-1 | 5-3", "6-6", "6-1", {}, "8", (8, 0)),
    "out against 0 and 8": Ended("6-1 | 0-0 | 5-3", "6-6", "6-1", {}, "0 + 8 = 8", (8, 0, 0)),
    "out against 5 and 5": Ended("6-1 | 3-2 | 5-0", "6-6", "6-1", {}, "5 + 5 = 10", (10, 0, 0)),
    "out against three": Ended(
        "6-1 | 3-2 | 5-0 | 5-5", "6-6", "6-1", {}, "5 + 5 + 10 = 20", (20, 0, 0, 0)
    ),
}


def ended(case: Ended, lang: str = "en") -> Model:
    state = position(case.hands, case.plays)
    seats = len(state.hands)
    model = table_at(state, block(seats, {"target": "500", **case.options}))
    model = replace(model, prefs=replace(model.prefs, lang=lang))
    messages: list[Message] = [PassTurn()]
    if case.last is not None:
        messages = [Touch(parse_tile(case.last)), PutOn(Arm.LEFT)]
    for message in messages:
        model, _ = update(model, message)
    while model.match is not None and model.match.state.outcome is None:
        model, _ = update(model, Answered("pass", model.turn))
    return model


def panel(model: Model) -> Node:
    (found,) = [one for one in tagged(page(model), "section") if tagged(one, "button")]
    return found


@in_every_language
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_the_sum_is_spelled_out(case: Ended, lang: str) -> None:
    model = ended(case, lang)
    assert model.match is not None and model.match.state.outcome.points == case.points
    winner = case.points.index(max(case.points))
    words = Words(lang)
    speech = Speech(words, len(case.points))
    who = "you" if winner == 0 else "other"
    sentence = words(f"say.scored.{who}", sum=case.sums, name=speech.name(winner))
    texts = [heard_text(one) for one in tagged(panel(model), "p")]
    assert sentence in texts
    # The ear gets the same.
    assert sentence in text_of(log_of(page(model)))


@in_every_language
@pytest.mark.parametrize("case", CASES.values(), ids=list(CASES))
def test_all_hands_lie_open(case: Ended, lang: str) -> None:
    model = ended(case, lang)
    assert model.match is not None
    left = [one for hand in model.match.state.hands for one in hand]
    shown = panel(model)
    assert tiles_drawn(shown) == set(left)
    aloud = Speech(Words(lang), len(case.points), aloud=True)
    rows = tagged(tagged(shown, "tbody")[0], "tr")
    assert len(rows) == len(case.points)
    outcome = model.match.state.outcome
    for seat, row in enumerate(rows):
        told = heard_text(row)
        assert told.startswith(aloud.name(seat))
        assert all(aloud.tile(one) in told for one in model.match.state.hands[seat])
        cells = [heard_text(one) for one in tagged(row, "td")]
        assert str(outcome.pips[seat]) in cells
        assert str(outcome.scores[seat]) in cells
        if outcome.points[seat]:
            assert f"+{outcome.points[seat]}" in cells
        if not model.match.state.hands[seat]:
            assert Words(lang)("settle.none") in told


@in_every_language
def test_a_hand_won_without_points(lang: str) -> None:
    model = ended(Ended("6-1 | 0-0", "6-6", "6-1", {}, "", (0, 0)), lang)
    assert model.match is not None and model.match.state.outcome.winner == 0
    texts = [heard_text(one) for one in tagged(panel(model), "p")]
    assert Words(lang)("say.nothing.you") in texts
    assert not any("=" in text for text in texts)


@in_every_language
def test_a_shared_lowest_scores_nothing(lang: str) -> None:
    model = ended(Ended("2-1 | 3-0 | 5-3", "6-6", None, {}, "", (0, 0, 0)), lang)
    assert model.match is not None and model.match.state.outcome.winner is None
    shown = text_of(panel(model))
    assert Words(lang)("say.shared") in shown and Words(lang)("say.blocked") in shown
    assert "=" not in shown and "+" not in shown


def test_the_next_hand_or_another_match() -> None:
    model = ended(CASES["out against one"])
    button, review = tagged(panel(model), "button")
    assert (review.get("data-do"), heard_text(review)) == ("review", "Review")
    assert (button.get("data-do"), heard_text(button)) == ("next-hand", "Next hand")
    assert button.get("data-spot") == "next" and button.get("data-home") is not None
    going_on, _ = update(model, NextHand())
    assert going_on.match is not None and going_on.match.scores == (8, 0)
    state = position("6-1 | 5-3", "6-6", scores=(95, 99))
    last = replace(table_at(state, block(2)))
    for message in (Touch(parse_tile("6-1")), PutOn(Arm.RIGHT)):
        last, _ = update(last, message)
    assert last.match is not None and last.match.scores == (103, 99)
    button, review = tagged(panel(last), "button")
    assert review.get("data-do") == "review"
    assert (button.get("data-do"), heard_text(button)) == ("new", "Play again")
    assert "You win the match." in heard_text(panel(last))


TIES = {
    "en": ("You and East tie the match.", "You, West and North tie the match."),
    "es": ("Tú y Este", "Tú, Oeste y Norte"),
    "it": ("Tu e Est", "Tu, Ovest e Nord"),
    "pt": ("Você e Leste", "Você, Oeste e Norte"),
}


@in_every_language
def test_a_tied_match_names_all(lang: str) -> None:
    """It can't arise in play; the sheet states the rule all the same."""
    for winners, scores, text in (
        ((0, 2), (61, 20, 61), TIES[lang][0]),
        ((0, 1, 2), (61, 61, 61, 20), TIES[lang][1]),
    ):
        seats = len(scores)
        hands = " | ".join(("6-1", "0-0", "1-0", "2-0")[:seats])
        model = ended(Ended(hands, "6-6", "6-1", {}, "", ()), lang)
        assert model.match is not None
        result = MatchResult(winners, scores)
        tied = replace(
            model,
            match=replace(model.match, result=result),
            log=(*model.log, MatchEnded(result)),
        )
        assert text in heard_text(panel(tied))
        assert text in heard_text(log_of(page(tied)))


@pytest.mark.parametrize(
    ("pips", "winner", "points", "ending", "account", "text"),
    [
        ((3, 7, 8), 0, 12, Ending.BLOCKED, Account.OTHERS, "7 + 8 − 3 = 12"),
        ((0, 7, 8), 0, 15, Ending.BLOCKED, Account.OTHERS, "7 + 8 = 15"),
        ((9, 4), 1, 5, Ending.BLOCKED, Account.OTHERS, "9 − 4 = 5"),
        ((9, 4), 1, 9, Ending.BLOCKED, Account.GROSS, "9"),
        ((4, 5, 8), 0, 10, Ending.BLOCKED, Account.ROUNDED, "5 + 8 − 4 = 9, rounded to 10"),
        ((0, 0, 0, 11), 2, 11, Ending.DOMINO, Account.OTHERS, "11 + 0 + 0 = 11"),
        ((12, 0), 1, 12, Ending.DOMINO, Account.GROSS, "12"),
    ],
)
def test_the_arithmetic(
    pips: tuple[int, ...], winner: int, points: int, ending: Ending, account: Account, text: str
) -> None:
    gained = tuple(points if seat == winner else 0 for seat in range(len(pips)))
    outcome = Outcome(ending, winner, pips, gained, gained, account)
    assert gain(Words("en"), outcome) == text


def test_the_score_sheet_keeps_every_hand() -> None:
    model = ended(CASES["out against 5 and 5"])
    model, _ = update(model, NextHand())
    (sheet,) = [one for one in tagged(page(model), "table") if tagged(one, "tfoot")]
    rows = [
        [heard_text(cell) for cell in tagged(row, "td")]
        for row in tagged(tagged(sheet, "tbody")[0], "tr")
    ]
    assert rows == [["+10", "0", "0"]]
    total = tagged(tagged(sheet, "tfoot")[0], "td")
    assert [heard_text(cell) for cell in total] == ["10", "0", "0"]
    assert any(isinstance(event, HandEnded) for event in model.log)
    assert not find_all(page(model), "data-do", "next-hand")
