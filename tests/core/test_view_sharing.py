"""The panels for sharing and for checking deals: every way and every step, in every language."""

from __future__ import annotations

from random import Random

import pytest

from game.app.link import Kind, deal_of, match_of, parse_link
from game.app.place import Place
from game.app.proof import MatchProof, Origin, StepKind, Verdict, check_match, promise
from game.app.share_messages import Done, Share
from game.app.sharing import file_name, link_to
from game.engine.deal import hand_seed, mix_secret
from game.engine.match import Match
from game.games.catalogue import rules_for
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view import check as checking
from game.view.about import about
from game.view.check import check, check_screen
from game.view.nodes import Node, find_all, text_of
from game.view.share import link_trouble, offer, share, share_screen
from tests.core.sights import all_models
from tests.core.support import match_steps

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)
ORIGIN = Origin(bytes(range(16)), "<b>petits pois</b>")
SECRET = mix_secret(ORIGIN.noise, ORIGIN.text)


def played(**options: str) -> tuple[Match, dict[int, str]]:
    """A whole match of Block and the fingerprints shown before its hands."""
    shown: dict[int, str] = {}
    for step in match_steps(rules_for("block", 2, options), SECRET, Random(2)):
        shown.setdefault(step.match.standing.hand, promise(step.match, SECRET))
    return step.match, shown


MATCH, SHOWN = played(target="30")
PROOF = check_match(MATCH, SECRET, SHOWN, ORIGIN)


def tagged(tree: Node, tag: str) -> list[Node]:
    """All nodes of a kind."""
    found = [tree] if tree.tag == tag else []
    for child in tree.children:
        if isinstance(child, Node):
            found += tagged(child, tag)
    return found


# --- Sharing -----------------------------------------------------------------------------


@in_every_language
def test_there_is_a_button_for_every_way_to_share(lang: str) -> None:
    tree = share(Words(lang), running=True)
    buttons = tagged(tree, "button")
    assert [one.get("data-do") for one in buttons] == [f"share:{what}" for what in Share]
    assert all(text_of(one) for one in buttons)


@in_every_language
def test_that_a_link_tells_hidden_tiles_is_said_while_there_are_some(lang: str) -> None:
    words = Words(lang)
    assert words("share.open") in text_of(share(words, running=True))
    assert words("share.open") not in text_of(share(words, running=False))


@in_every_language
def test_what_came_of_it_is_told(lang: str) -> None:
    words = Words(lang)
    silent = find_all(share(words, False), "role", "status")[0]
    assert text_of(silent) == ""
    told = {text_of(find_all(share(words, False, done), "role", "status")[0]) for done in Done}
    assert len(told) == len(Done) and "" not in told


def test_a_text_to_copy_by_hand_is_shown_whole() -> None:
    assert not tagged(share(Words("en"), False), "textarea")
    field = tagged(share(Words("en"), False, Done.FAILED, "two\nlines"), "textarea")[0]
    assert text_of(field) == "two\nlines"
    assert field.get("aria-label") and field.get("readonly") == ""


@in_every_language
def test_every_fault_of_a_link_has_a_sentence(lang: str) -> None:
    codes = ("link-version", "link-mangled", "link-impossible")
    assert len({link_trouble(code, Words(lang)) for code in codes}) == 3


def test_what_is_copied_leads_back_to_the_table() -> None:
    for model in list(all_models())[::9]:
        match = model.match
        assert match is not None
        kinds = {Share.DEAL: Kind.DEAL, Share.POSITION: Kind.POSITION, Share.MATCH: Kind.MATCH}
        for what, kind in kinds.items():
            link = link_to(match, what)
            assert link is not None
            found = parse_link(link)
            assert found.kind is kind and found.match.setup == match.setup
            moves = () if kind is Kind.DEAL else match.state.moves
            assert found.match.state.moves == moves
    with pytest.raises(ValueError, match="no link"):
        link_to(MATCH, Share.TEXT)


def test_a_match_too_long_has_no_link(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("game.app.link.LONGEST", 40)
    assert link_to(MATCH, Share.MATCH) is None
    assert link_to(MATCH, Share.DEAL) is not None


@in_every_language
def test_what_a_link_brings_is_named_with_what_can_be_done(lang: str) -> None:
    words = Words(lang)
    deal, match = (offer(one, True, words) for one in (deal_of(MATCH, 0), match_of(MATCH)))
    for tree in (deal, match):
        assert words("game.block") in text_of(tree)
        assert words("start.players.count", n=2) in text_of(tree)
        assert words("start.leaves") in text_of(tree)
        buttons = [one.get("data-do") for one in tagged(tree, "button")]
        assert buttons == ["take-offer", "drop-offer"]
    assert text_of(deal) != text_of(match)
    assert words("start.leaves") not in text_of(offer(deal_of(MATCH, 0), False, words))


def test_files_are_named_after_the_moment() -> None:
    name = file_name(MATCH, Share.PNG)
    assert name == f"block-{len(MATCH.hands)}-{len(MATCH.state.moves)}.png"


@in_every_language
def test_screens_have_one_heading_and_a_way_back(lang: str) -> None:
    words = Words(lang)
    for tree in (share_screen(words, True), check_screen(PROOF, words)):
        assert tree.tag == "main"
        assert len(tagged(tree, "h1")) == 1
        assert tagged(tree, "button")[0].get("data-do") == "open:table"


@in_every_language
def test_the_pages_for_other_sites_are_linked(lang: str) -> None:
    words = Words(lang)
    for tree in (share_screen(words, True), about(words, Place())):
        found = {text_of(one): one.get("href") for one in tagged(tree, "a")}
        assert found[words("share.own.figures")] == f"./figures/?lang={lang}"
        assert found[words("share.own.sites")] == f"./for-sites/{lang}.html"


# --- Checking ----------------------------------------------------------------------------


@in_every_language
def test_every_step_is_named_explained_and_shown(lang: str) -> None:
    words = Words(lang)
    tree = check(PROOF, words)
    told = text_of(tree)
    steps = [step for hand in PROOF.hands for step in hand.steps] + list(PROOF.mixing)
    assert {step.kind for step in steps} == set(StepKind)
    for step in steps:
        assert all(part in told for part in step.value.replace(" | ", "\n").split("\n"))
    for hand in PROOF.hands:
        assert words("check.hand", hand=hand.hand + 1) in told
        assert hand.hashed in told
    items = tagged(tree, "li")
    assert len(items) == len(steps)
    assert all(tagged(item, "h2") and tagged(item, "p") for item in items)


def test_the_hand_just_checked_is_open_and_first() -> None:
    hands = [one for one in tagged(check(PROOF, Words("en")), "details") if one.key.isdigit()]
    assert [one.key for one in hands] == [str(at) for at in reversed(range(len(PROOF.hands)))]
    assert [one.get("open") is not None for one in hands] == [True] + [False] * (len(hands) - 1)


@in_every_language
def test_agreement_is_told_in_words(lang: str) -> None:
    words = Words(lang)
    agreeing, wrong = check(PROOF, words), check(check_match(MATCH, bytes(16), SHOWN), words)
    assert text_of(find_all(agreeing, "role", "status")[0]) == words("check.verdict.holds")
    assert text_of(find_all(wrong, "role", "status")[0]) == words("check.verdict.fails")
    marks = {text_of(one) for one in tagged(wrong, "span") if "differs" in (one.get("class") or "")}
    assert marks == {f"✗  {words('check.differs')}"}
    assert words("check.differs") not in text_of(agreeing)


@in_every_language
@pytest.mark.parametrize("found", Verdict)
def test_every_verdict_has_a_sentence(lang: str, found: Verdict) -> None:
    assert checking.verdict(found, Words(lang))


@in_every_language
def test_of_a_match_from_outside_it_is_said_that_nothing_can_be_checked(lang: str) -> None:
    words = Words(lang)
    told = text_of(check(check_match(MATCH, None, {}), words))
    assert words("check.verdict.elsewhere") in told
    assert words("check.seed") not in told


@in_every_language
def test_a_running_hand_shows_its_fingerprint_alone(lang: str) -> None:
    words = Words(lang)
    step = next(iter(match_steps(rules_for("block", 2, {}), SECRET, Random(1))))
    shown = promise(step.match, SECRET)
    told = text_of(check(check_match(step.match, SECRET, {0: shown}, ORIGIN), words))
    assert shown in told
    assert hand_seed(SECRET, 0).hex() not in told and SECRET.hex() not in told
    before = text_of(checking.promise(shown, words))
    assert shown in before and words("check.shown.why") in before


@in_every_language
def test_an_empty_text_is_named_so_and_a_field_asks_for_one(lang: str) -> None:
    words = Words(lang)
    silent = Origin(ORIGIN.noise)
    proof = check_match(MATCH, mix_secret(silent.noise), {}, silent)
    assert words("check.text.none") in text_of(check(MatchProof((), proof.mixing), words))
    field = tagged(checking.own_text("hello", words), "input")[0]
    assert (field.get("value"), field.get("data-change")) == ("hello", "own-text")
