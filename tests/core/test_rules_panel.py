"""The rules in short: every match has its own, in every language, with true numbers."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from game.app.aids import Aid
from game.app.facts import Facts
from game.app.model import Model, Plan
from game.app.outline import SECTIONS, outline
from game.app.place import Place
from game.app.sight import sight_of
from game.engine.events import Counted
from game.engine.outcome import Outcome
from game.games.catalogue import CATALOGUE, rules_for
from game.i18n import CATALOGUES, LANGUAGES, Words
from game.view.about import about
from game.view.aids import open_aid
from game.view.nodes import Node
from game.view.rules_panel import rules_panel
from game.view.share import own_pages
from game.view.start import start
from tests.core.page_driver import name_of, plans, started
from tests.core.panels import assert_readable
from tests.core.support import first_deal
from tests.core.trees import heard_text, tagged


def panel(plan: Plan, lang: str, href: str | None = None) -> Node:
    """The panel of a match that has just begun."""
    match = first_deal(rules_for(plan.game, plan.seats, dict(plan.options)), bytes(16)).match
    sight = sight_of(Model(plan, match=match))
    assert sight is not None
    return rules_panel(sight, Words(lang), href)


def facts(game: str, seats: int, **options: str) -> Facts:
    return outline(game, seats, tuple(options.items())).facts


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("plan", plans(), ids=name_of)
def test_every_match_is_told_in_short_sentences(plan: Plan, lang: str) -> None:
    tree = panel(plan, lang)
    assert_readable(tree)
    assert [heard_text(one) for one in tagged(tree, "h3")] == [
        Words(lang)(f"rules.{name}") for name in SECTIONS
    ]
    lines = [heard_text(one) for one in tagged(tree, "li")]
    assert 10 <= len(lines) <= 15 and len(set(lines)) == len(lines)
    assert all(line.endswith(".") and len(line) < 260 for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_option_changes_what_is_told(lang: str) -> None:
    for entry in CATALOGUE:
        plain = heard_text(panel(Plan(entry.game, 2), lang))
        values = {plan.options for plan in plans() if plan.game == entry.game}
        for options in values - {()}:
            rules = rules_for(entry.game, 2, dict(options))
            alike = rules.options == rules_for(entry.game, 2, {}).options
            assert (heard_text(panel(Plan(entry.game, 2, options), lang)) == plain) == alike


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_number_is_written_into_a_text(lang: str) -> None:
    for key, text in CATALOGUES[lang].items():
        if key.startswith("rules."):
            assert isinstance(text, str)
            assert not re.search(r"\d", re.sub(r"\{\w+\}", "", text)), key


def test_the_deal_and_the_target_are_those_of_the_match() -> None:
    found = facts("block", 2)
    assert (found["each"], found["rest"], found["n"]) == (7, 14, 100)
    found = facts("all-fives", 3, deal="5-5-5", target="77")
    assert (found["each"], found["rest"], found["n"]) == (5, 13, 77)


def test_the_examples_of_all_fives() -> None:
    for spinner in ("first", "none"):
        found = facts("all-fives", 2, spinner=spinner)
        sums = [found[name] for name in ("alone", "one", "both")]
        assert all(isinstance(one, Counted) for one in sums)
        assert [(one.total, one.points) for one in sums if isinstance(one, Counted)] == [
            (10, 10),
            (12, 0),
            (5, 5),
        ]
    assert (found["few"], found["fewer"], found["many"], found["more"]) == (7, 5, 8, 10)


@pytest.mark.parametrize(("seats", "gained"), [(2, 4), (3, 12), (4, 17)])
def test_the_examples_of_a_blocked_hand(seats: int, gained: int) -> None:
    net, gross = facts("block", seats), facts("block", seats, **{"block-score": "gross"})
    for found, points in ((net, gained), (gross, gained + 3)):
        lowest = found["lowest"]
        assert isinstance(lowest, Outcome)
        assert (lowest.winner, lowest.points[0]) == (0, points)
    out = facts("all-fives", seats, settlement="winner")["out"]
    assert isinstance(out, Outcome) and out.points[0] == {2: 5, 3: 15, 4: 20}[seats]


def test_the_examples_of_blockers() -> None:
    found = facts("blockers", 4)
    assert (found["g"], found["taken"], found["spread"], found["heaped"]) == (2, 3, 3, 5)
    assert (found["all"], found["rack"], found["turns"], found["kept"]) == (28, 5, 24, 4)
    assert facts("blockers", 2)["turns"] == 48


def test_golden_sentences() -> None:
    told = heard_text(panel(Plan("all-fives", 2), "en"))
    assert "5-5 led makes 10." in told
    assert "Then 5-2 makes 10 + 2 = 12, no points; 5-3 on the other side makes 3 + 2 = 5." in told
    assert "The first score to reach 250 wins at once" in told
    told = heard_text(panel(Plan("block", 3), "es"))
    assert "por ejemplo 7 + 8 − 3 = 12." in told


def test_the_whole_rules_can_be_linked() -> None:
    (link,) = tagged(panel(Plan("block", 2), "en", "./rules/en.html"), "a")
    assert link.get("href") == "./rules/en.html" and heard_text(link) == "All the rules"
    assert not tagged(panel(Plan("block", 2), "en"), "a")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_start_about_and_table_lead_to_the_pages_with_all_the_rules(lang: str) -> None:
    words = Words(lang)
    pages = {entry.game: f"./rules/{lang}/{entry.game}.html" for entry in CATALOGUE}
    for game, page in pages.items():
        (link,) = tagged(start(Model(Plan(game, 2)), words), "a")
        assert link.get("href") == page
        driver = started(Plan(game, 2), 3)
        sight = sight_of(replace(driver.model, aid=Aid.RULES))
        assert sight is not None
        card = open_aid(sight, words)
        assert card is not None
        assert [one.get("href") for one in tagged(card, "a")] == [page]
    links = {one.get("href") for one in tagged(about(words, Place()), "a")}
    ours = {address for _, address in own_pages(words)}
    assert links == {*pages.values(), *ours, "./NOTICE"}


def test_the_panel_is_there_in_the_middle_of_a_match() -> None:
    driver = started(Plan("all-fives", 2), 3)
    for _ in range(9):
        driver.step()
    sight = sight_of(driver.model)
    assert sight is not None
    assert rules_panel(sight, Words("en")) == panel(Plan("all-fives", 2), "en")
