"""Texts that explain: rules in short, counting help, lessons, the table in words."""

from __future__ import annotations

from game.i18n import learn_en, learn_es, learn_it, learn_pt, rules_en, rules_es, rules_it, rules_pt

LEARNING: dict[str, dict[str, str | dict[str, str]]] = {
    "en": {**rules_en.RULES, **learn_en.LEARN},
    "es": {**rules_es.RULES, **learn_es.LEARN},
    "it": {**rules_it.RULES, **learn_it.LEARN},
    "pt": {**rules_pt.RULES, **learn_pt.LEARN},
}
"""By language, then by key."""
