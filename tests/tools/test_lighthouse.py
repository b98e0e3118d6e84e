"""What a report of Lighthouse says, and that nothing of it is overlooked."""

from __future__ import annotations

from typing import Any

from tools.lighthouse import CATEGORIES, faults, scores


def report(**audits: dict[str, Any]) -> dict[str, Any]:
    """A report in which every category consists of these audits."""
    refs = [{"id": name, "weight": 1} for name in audits]
    score = min((one["score"] for one in audits.values() if one["score"] is not None), default=1)
    return {
        "categories": {name: {"score": score, "auditRefs": refs} for name in CATEGORIES},
        "audits": {
            name: {"id": name, "title": name.upper(), "scoreDisplayMode": "binary", **audit}
            for name, audit in audits.items()
        },
    }


def test_nothing_to_find() -> None:
    fine = report(title={"score": 1}, video={"score": None})
    assert list(faults(fine)) == []
    assert list(scores(fine)) == ["accessibility: 100", "best-practices: 100", "seo: 100"]


def test_what_is_wrong_is_told_with_its_place() -> None:
    poor = report(title={"score": 1}, links={"score": 0, "details": {"items": ["here"]}})
    found = list(faults(poor))
    assert 'accessibility: links: LINKS ["here"]' in found
    assert not [one for one in found if "title" in one]
    assert next(scores(poor)) == "accessibility: 0"


def test_what_could_not_be_audited_is_a_fault() -> None:
    broken = report(
        title={"score": None, "scoreDisplayMode": "error", "errorMessage": "no such protocol"}
    )
    assert "seo: title: no such protocol" in list(faults(broken))
    lost = {**report(title={"score": 1}), "runtimeError": {"message": "the page did not load"}}
    assert list(faults(lost)) == ["the page could not be audited: the page did not load"]
