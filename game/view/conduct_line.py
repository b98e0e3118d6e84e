"""What the line at the table says around the moves: questions, pauses, refused undos and hints."""

from __future__ import annotations

from game.app.asking import NoHint
from game.app.conduct import Conduct
from game.app.model import Refusal
from game.app.undoing import WhyNot
from game.i18n import Words


def conduct_line(conduct: Conduct, refusal: Refusal | None, words: Words) -> str | None:
    """What is to be said instead of what can be played; None when nothing is."""
    if conduct.elsewhere:
        return words("elsewhere.told")
    if conduct.asking:
        free = conduct.practice or not conduct.alone
        return words("give-up.ask.free" if free else "give-up.ask")
    if refusal is not None:
        return _refused(refusal.reason, words)
    if conduct.paused and conduct.running:
        return words("pause.told")
    if conduct.watching and conduct.running:
        return words("watch.told")
    return None


def _refused(reason: str, words: Words) -> str | None:
    """Why nothing was taken back, or there is no hint; None for the refusal of a move."""
    if reason in list(NoHint):
        no_hint = NoHint(reason)
        return words(f"hint.{no_hint}")
    if reason not in list(WhyNot):
        return None
    why = WhyNot(reason)
    told = words(f"undo.{why}")
    return told if why is WhyNot.NOTHING else f"{told} {words('undo.practice')}"
