"""The check of the deals, step by step, in words that a child can follow."""

from __future__ import annotations

from game.app.proof import HandProof, MatchProof, Step, StepKind, Verdict
from game.app.trust import LONGEST_TEXT
from game.i18n import Words
from game.view.nodes import Node, h
from game.view.parts import button, field

SHOWN = 8
"""Digits of a fingerprint that stand at the table, enough to know it again."""


def check_screen(proof: MatchProof, words: Words) -> Node:
    """The check as a screen of its own, with the way back to the table."""
    return h(
        "main",
        {"class": "about"},
        button(words("about.back"), "open:table", "quiet", spot="go", home=True),
        h("h1", None, words("check.title")),
        check(proof, words),
        key="check-screen",
    )


def check(proof: MatchProof, words: Words) -> Node:
    """The hands, the latest checked one open, then how the secret was mixed."""
    latest = max((one.hand for one in proof.hands if one.hashed), default=None)
    whole = verdict(proof.verdict, words)
    return h(
        "section",
        {"class": "card deal-check", "aria-label": words("check.title")},
        h("p", None, words("check.intro")),
        h("p", {"class": f"check-verdict {proof.verdict}", "role": "status"}, whole),
        [_hand(one, one.hand == latest, words) for one in reversed(proof.hands)],
        _mixing(proof, words) if proof.mixing else None,
        key="check",
    )


def promise(fingerprint: str, words: Words) -> Node:
    """What is shown before and during a hand: its beginning, the whole on a touch."""
    return h(
        "details",
        {"class": "card check-shown"},
        h(
            "summary",
            None,
            words("check.shown"),
            " ",
            h("span", {"class": "check-start"}, f"{fingerprint[:SHOWN]}…"),
        ),
        h("p", None, h("code", {"class": "check-value"}, fingerprint)),
        h("p", {"class": "hint"}, words("check.shown.why")),
        key="promise",
    )


def own_text(text: str, words: Words) -> Node:
    """The field for a text of the player's own, before a match; a change sends ``own-text:``."""
    entry: dict[str, str | int | float | bool | None] = {
        "type": "text",
        "value": text,
        "maxlength": LONGEST_TEXT,
        "autocomplete": "off",
        "data-change": "own-text",
    }
    hint = h("span", {"class": "hint"}, words("check.mine.hint"))
    return field(words("check.mine"), "own-text", h("input", entry), hint)


def verdict(found: Verdict, words: Words) -> str:
    """What a check comes to, as a sentence."""
    sentences = {
        one: words(f"check.verdict.{one}") for one in ("holds", "fails", "running", "elsewhere")
    }
    return sentences[found]


def _hand(proof: HandProof, opened: bool, words: Words) -> Node:
    tools = [
        h("p", None, words("check.tools.how")),
        h("p", None, h("code", {"class": "check-value"}, proof.hashed)),
    ]
    return h(
        "details",
        {"class": f"check-hand {proof.verdict}", "open": opened},
        h(
            "summary",
            None,
            h("span", {"class": "check-name"}, words("check.hand", hand=proof.hand + 1)),
            " ",
            h("span", {"class": "check-found"}, verdict(proof.verdict, words)),
        ),
        _steps(proof.steps, words),
        h("details", None, h("summary", None, words("check.tools")), tools)
        if proof.hashed
        else None,
        key=str(proof.hand),
    )


def _mixing(proof: MatchProof, words: Words) -> Node:
    return h(
        "details",
        {"class": "check-hand"},
        h("summary", None, words("check.match")),
        _steps(proof.mixing, words),
        key="mixing",
    )


def _steps(steps: tuple[Step, ...], words: Words) -> Node | None:
    if not steps:
        return None
    return h("ol", {"class": "check-steps"}, [_step(one, words) for one in steps])


def _step(step: Step, words: Words) -> Node:
    texts = {
        kind: (words(f"check.{kind}"), words(f"check.{kind}.why"))
        for kind in ("promise", "seed", "fingerprint", "deal", "noise", "text", "secret")
    }
    name, why = texts[step.kind]
    return h(
        "li",
        {"class": "check-step"},
        h("h2", None, name, _agreement(step, words)),
        h("p", None, why),
        _value(step, words),
        key=step.kind.value,
    )


def _agreement(step: Step, words: Words) -> list[Node | str]:
    """A tick or a cross with its word, where there was something to compare."""
    if step.agrees is None:
        return []
    sign = "✓" if step.agrees else "✗"
    told = words("check.agrees" if step.agrees else "check.differs")
    kind = "agrees" if step.agrees else "differs"
    mark = h("span", {"aria-hidden": "true"}, sign)
    return [" ", h("span", {"class": f"check-mark {kind}"}, mark, f" {told}")]


def _value(step: Step, words: Words) -> Node:
    if step.kind is StepKind.TEXT:
        return h("p", {"class": "check-text"}, step.value or words("check.text.none"))
    # A line for each hand, instead of bars between them.
    lines = step.value.replace(" | ", "\n").split("\n")
    return h("div", None, [h("code", {"class": "check-value"}, line) for line in lines])
