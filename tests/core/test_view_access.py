"""Names, states and order for those who use the page by ear or keyboard."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from game.app.effects import Focus
from game.app.messages import Lift, Message, PassTurn, Touch
from game.app.model import VIEWER, Box, Model, Plan, Refusal, Screen, Theme, Trouble
from game.app.reading import parse_message
from game.app.update import update
from game.engine.chain import Arm
from game.engine.tile import Tile, tile
from game.games.block import block
from game.i18n import Words
from game.i18n.languages import LANGUAGES
from game.view.nodes import Node, find_all, h
from game.view.page import page
from game.view.speech import Speech
from tests.core.page_driver import Driver, table_at
from tests.core.support import position
from tests.core.trees import (
    VISITS,
    Moment,
    heard_text,
    log_of,
    names,
    some,
    tagged,
    the,
    visit,
    walk,
)

in_every_language = pytest.mark.parametrize("lang", LANGUAGES)


def other_screens(lang: str) -> list[Model]:
    """Start and about with everything they can show."""
    fresh = Model(Plan("block", 2))
    running = Driver(number=2).begin(Plan("block", 3)).model
    finished = Driver(number=3).begin(Plan("block", 2, (("target", "1"),)))
    for _ in finished.play():
        pass
    models = [
        fresh,
        replace(fresh, screen=Screen.ABOUT),
        replace(fresh, screen=Screen.SETTINGS),
        replace(running, screen=Screen.SETTINGS),
        replace(fresh, troubles=tuple(Trouble)),
        replace(fresh, bad_option="target=0"),
        replace(fresh, bad_option="opener=x", plan=Plan("block", 4, (("opener", "winner"),))),
        replace(running, screen=Screen.START),
        replace(running, screen=Screen.ABOUT, troubles=tuple(Trouble)),
        replace(running, troubles=tuple(Trouble), drawer=True),
        replace(running, box=replace(running.box, width=0, height=0)),
        replace(finished.model, screen=Screen.START),
        finished.model,
        table_at(position("5-3 1-1 | 6-6 4-4", "6-4 6-2<"), block(2)),
    ]
    models += [replace(fresh, prefs=replace(fresh.prefs, theme=theme)) for theme in Theme]
    return [replace(one, prefs=replace(one.prefs, lang=lang)) for one in models]


@cache
def trees(lang: str) -> tuple[Node, ...]:
    """The pages of some hands, and all other screens."""
    found = [page(model) for model in other_screens(lang)]
    for plan, number in VISITS:
        found += [moment.tree for moment in some(visit(plan, lang, number), lang)]
    return tuple(found)


def tables(lang: str) -> list[Moment]:
    """The moments at the table."""
    moments = [one for plan, number in VISITS for one in some(visit(plan, lang, number), lang)]
    return [one for one in moments if one.model.match and one.model.screen is Screen.TABLE]


# --- Everything can be read and used ----------------------------------------------------


@in_every_language
def test_whatever_can_be_used_has_a_name(lang: str) -> None:
    for tree in trees(lang):
        found = list(names(tree))
        assert found
        for node, name in found:
            assert name and name == name.strip(), node
        for group in tagged(tree, "fieldset"):
            (legend,) = tagged(group, "legend")
            assert heard_text(legend)
        for group in (*find_all(tree, "role", "group"), *find_all(tree, "role", "toolbar")):
            assert group.get("aria-label")


@in_every_language
def test_no_two_buttons_of_a_page_have_the_same_name_and_different_meanings(lang: str) -> None:
    for tree in trees(lang):
        meant: dict[str, str] = {}
        for node, name in names(tree):
            if node.tag == "button" and not (node.get("data-do") or "").startswith("dismiss:"):
                do = node.get("data-do") or ""
                assert meant.setdefault(name, do) == do


@in_every_language
def test_one_heading_of_the_first_rank_comes_first(lang: str) -> None:
    for tree in trees(lang):
        ranks = [int(one.tag[1]) for one in tagged(tree, "h1", "h2", "h3", "h4", "h5", "h6")]
        assert ranks[0] == 1 and ranks.count(1) == 1
        assert all(after <= before + 1 for before, after in pairwise(ranks))
        assert all(heard_text(one) for one in tagged(tree, "h1", "h2"))


def test_one_main_part_and_unlike_ids() -> None:
    for tree in trees("en"):
        assert len(tagged(tree, "main")) == 1
        ids = Counter(node.get("id") for node in walk(tree) if node.get("id"))
        assert all(number == 1 for number in ids.values())
        for name in ("for", "aria-labelledby", "aria-describedby", "aria-controls"):
            for node in find_all(tree, name):
                assert all(one in ids for one in (node.get(name) or "").split())


def test_lost_focus_has_one_home() -> None:
    for tree in trees("en"):
        homes = find_all(tree, "data-home")
        assert len(homes) == 1
        assert homes[0].tag == "button" and homes[0].get("tabindex") != "-1"


def test_buttons_are_buttons_and_stay_in_reach() -> None:
    """No form is sent by accident, and what can't be used now can still be found."""
    for tree in trees("en"):
        assert not find_all(tree, "disabled")
        assert all(one.get("type") == "button" for one in tagged(tree, "button"))
        for node in find_all(tree, "data-do"):
            assert node.tag == "button"
        for node in walk(tree):
            assert int(node.get("tabindex") or 0) in (0, -1)


def test_keys_tell_the_children_apart() -> None:
    for tree in trees("en"):
        for node in walk(tree):
            keys = [(c.tag, c.key) for c in node.children if isinstance(c, Node) and c.key]
            assert len(set(keys)) == len(keys)


def test_nothing_hidden_from_the_ear_can_take_the_focus() -> None:
    for tree in trees("en"):
        for hidden in find_all(tree, "aria-hidden", "true"):
            for node in walk(hidden):
                assert node.tag not in ("button", "a", "input", "select", "summary")
                assert node.get("tabindex") is None


# --- Texts of messages ------------------------------------------------------------------


def values_of(node: Node) -> list[str]:
    """What a change of a field may send."""
    if node.tag == "select":
        return [one.get("value") or "" for one in tagged(node, "option")]
    if node.get("type") == "checkbox":
        return ["on", "off"]
    if node.get("type") == "radio":
        return [node.get("value") or ""]
    return ["", "0", "1", "9999", "x"]


def said(tree: Node) -> list[str]:
    """Every text that the page can send."""
    texts = []
    for node in walk(tree):
        for name in ("data-do", "data-stand"):
            if node.get(name) is not None:
                texts.append(node.get(name) or "")
        if node.get("data-drag") is not None:
            texts.append((node.get("data-do") or "").replace("touch:", "lift:"))
        if node.get("data-change") is not None:
            texts += [f"{node.get('data-change')}:{value}" for value in values_of(node)]
    return texts


@in_every_language
def test_every_text_in_an_attribute_is_a_message(lang: str) -> None:
    words: set[str] = set()
    for tree in trees(lang):
        for text in said(tree):
            assert parse_message(text) is not None, text
            words.add(text.partition(":")[0])
    expected = "new open touch lift stand put pass next-hand drawer seats option lang theme pace"
    assert words >= {*expected.split(), "pass-alone", "dismiss"}


def test_every_message_that_a_page_can_send_is_taken() -> None:
    """No button of any page leads to an exception, and each of the table's does something."""
    for moment in visit(VISITS[1][0], "en", VISITS[1][1])[::3]:
        for text in set(said(moment.tree)):
            message = parse_message(text)
            assert message is not None
            model, _ = update(moment.model, message)
            page(model)


def test_fields_show_what_is_chosen() -> None:
    for model in other_screens("en"):
        tree = page(model)
        for chosen in tagged(tree, "select"):
            assert len(find_all(chosen, "selected")) == 1
        for group in tagged(tree, "fieldset"):
            assert len(find_all(group, "checked")) == 1


# --- The own hand -----------------------------------------------------------------------


def own_tiles(tree: Node) -> dict[str, Node]:
    """The buttons of the own hand by notation."""
    buttons = [one for one in tagged(tree, "button") if one.get("data-stand")]
    return {(one.get("data-do") or "").removeprefix("touch:"): one for one in buttons}


@in_every_language
def test_the_own_hand(lang: str) -> None:
    aloud = Speech(Words(lang), 2, aloud=True)
    for moment in tables(lang):
        model, match = moment.model, moment.model.match
        assert match is not None
        own = own_tiles(moment.tree)
        if match.state.outcome is not None:
            assert own == {}
            continue
        held: tuple[Tile, ...] = match.state.hands[VIEWER]
        assert list(own) == [str(one) for one in held]
        yours = match.state.mover == VIEWER
        fits = {move.tile for move in match.rules.legal(match.state) if hasattr(move, "tile")}
        assert [node.get("tabindex") for node in own.values()].count("0") == 1
        for one in held:
            node = own[str(one)]
            assert node.tag == "button" and node.get("disabled") is None
            assert node.get("aria-label") == aloud.tile(one)
            assert node.get("tabindex") in ("0", "-1")
            pressed = "true" if one == model.chosen else "false"
            assert node.get("aria-pressed") == pressed
            unplayable = yours and one not in fits
            assert (node.get("aria-disabled") == "true") == unplayable
        (group,) = [one for one in find_all(moment.tree, "role", "toolbar") if own_tiles(one)]
        assert group.get("data-roving") is not None
        if model.at in held:
            assert own[str(model.at)].get("tabindex") == "0"


def test_focus_always_finds_its_spot() -> None:
    """Where an effect sends the focus, there is exactly one element, and it can take it."""
    sent = set()
    for moment in tables("en"):
        for effect in moment.effects:
            if isinstance(effect, Focus):
                spot = the(moment.tree, "data-spot", effect.spot)
                assert spot.tag == "button"
                sent.add(effect.spot.partition("-")[0])
    assert "next" in sent
    chosen = table_at(position("6-1 5-3 | 4-4 5-5", "6-5 5-0> 6-0>"), block(2))
    for message in (Touch(tile(6, 1)), Touch(tile(6, 1))):
        chosen, effects = update(chosen, message)
        (effect,) = effects
        assert isinstance(effect, Focus)
        the(page(chosen), "data-spot", effect.spot)


# --- Ends -------------------------------------------------------------------------------

WAYS: dict[str, tuple[str, str, str]] = {
    "en": ("Play six-four {}, leaves 6", "on the left", "on the right"),
    "es": ("Jugar seis-cuatro {}, deja 6", "a la izquierda", "a la derecha"),
    "it": ("Gioca sei-quattro {}, lascia 6", "", ""),
    "pt": ("Jogar seis-quatro {}, deixa 6", "", ""),
}


def ghosts(model: Model) -> dict[str, str]:
    """The names of the places for the chosen tile, by arm."""
    found = find_all(page(model), "data-ghost")
    assert all(one.tag == "button" for one in found)
    return {one.get("data-ghost") or "": heard_text(one) for one in found}


def chosen_at(hands: str, plays: str, one: Tile, lang: str) -> Model:
    model = table_at(position(hands, plays), block(2))
    model = replace(model, prefs=replace(model.prefs, lang=lang))
    return update(model, Touch(one))[0]


def test_a_ghost_tells_tile_end_and_what_it_leaves() -> None:
    model = chosen_at("5-4 4-2 2-1 | 6-6 5-5", "6-4 6-2<", tile(5, 4), "en")
    assert ghosts(model) == {"right": "Play five-four on the 4 end, leaves 5"}
    both = chosen_at("5-4 4-2 2-1 | 6-6 5-5", "6-4 6-2<", tile(4, 2), "en")
    assert ghosts(both) == {
        "left": "Play four-two on the 2 end, leaves 4",
        "right": "Play four-two on the 4 end, leaves 2",
    }
    double = chosen_at("4-4 3-3 | 6-6 5-5", "6-4 6-2<", tile(4, 4), "en")
    assert ghosts(double) == {"right": "Play double four on the 4 end, leaves 4"}


def test_a_lead_is_told_as_one() -> None:
    for lang, name in (("en", "Lead six-four"), ("es", "Abrir con seis-cuatro")):
        model = chosen_at("6-4 5-3 | 6-6 5-5", "", tile(6, 4), lang)
        assert ghosts(model) == {"lead": name}


@in_every_language
def test_equal_ends_are_told_as_left_and_right(lang: str) -> None:
    """Both ends are 4; the tile leaves 6 on either."""
    model = chosen_at("6-4 5-3 | 6-6 5-5", "4-1 1-0> 4-0>", tile(6, 4), lang)
    words = Words(lang)
    found = ghosts(model)
    assert set(found) == {"left", "right"}
    for side, name in found.items():
        assert words(f"end.{side}") in name
        assert Speech(words, 2, aloud=True).tile(tile(6, 4)) in name
        assert "6" in name and "4" not in name
    assert found["left"] != found["right"]
    pattern, left, right = WAYS[lang]
    if left:
        assert found == {"left": pattern.format(left), "right": pattern.format(right)}


@in_every_language
def test_unequal_ends_are_told_by_their_values(lang: str) -> None:
    model = chosen_at("4-2 5-3 | 6-6 5-5", "6-4 6-2<", tile(4, 2), lang)
    words = Words(lang)
    found = ghosts(model)
    assert words("end.value", value=2) in found["left"]
    assert words("end.value", value=4) in found["right"]


def test_the_ends_are_offered_as_buttons_below_too() -> None:
    """With several ends a button for each, with one end one that plays the tile."""
    both = chosen_at("4-2 5-3 | 6-6 5-5", "6-4 6-2<", tile(4, 2), "en")
    one = chosen_at("5-4 5-3 | 6-6 5-5", "6-4 6-2<", tile(5, 4), "en")
    for model, arms in ((both, {"left", "right"}), (one, {"right"})):
        puts = [
            node
            for node in find_all(page(model), "data-do")
            if (node.get("data-do") or "").startswith("put:") and not node.get("data-ghost")
        ]
        assert {(node.get("data-do") or "").removeprefix("put:") for node in puts} == arms
        assert len({heard_text(node) for node in puts}) == len(arms)


def test_before_the_room_is_measured_the_buttons_are_there() -> None:
    model = chosen_at("4-2 5-3 | 6-6 5-5", "6-4 6-2<", tile(4, 2), "en")
    unmeasured = replace(model, box=replace(model.box, width=0, height=0))
    assert find_all(page(unmeasured), "data-ghost") == ()
    assert len(find_all(page(unmeasured), "data-do", f"put:{Arm.LEFT}")) == 1


def test_a_forced_pass_is_the_thing_to_do() -> None:
    model = table_at(position("5-3 1-1 | 6-6 4-4", "6-4 6-2<"), block(2))
    tree = page(model)
    (home,) = find_all(tree, "data-home")
    assert home.get("data-do") == "pass" and heard_text(home) == "Pass"
    assert all(one.get("aria-disabled") == "true" for one in own_tiles(tree).values())
    free = page(table_at(position("5-4 1-1 | 6-6 4-4", "6-4 6-2<"), block(2)))
    assert not find_all(free, "data-do", "pass")


# --- What is said -----------------------------------------------------------------------

REFUSED: list[tuple[Message, str]] = [
    (Touch(tile(5, 3)), "You can’t play five-three: the ends are 2 and 4."),
    (PassTurn(), "You can’t pass: a tile of yours fits."),
    (Lift(tile(5, 3)), "Your turn: the ends are 2 and 4."),
    (Touch(tile(2, 1)), "two-one fits the 2 end and leaves 1. Choose it again to play it."),
    (Touch(tile(4, 2)), "four-two fits more than one end: choose where."),
]


def status_of(tree: Node) -> str:
    """The live region for what can be done now."""
    said_now = [one for one in find_all(tree, "role", "status") if one.tag == "p"]
    (region,) = said_now
    return heard_text(region)


@pytest.mark.parametrize(("message", "sentence"), REFUSED, ids=str)
def test_refusals_and_choices_are_said(message: Message, sentence: str) -> None:
    model = table_at(position("5-4 5-3 4-2 2-1 | 6-6 5-5", "6-4 6-2<"), block(2))
    after, _ = update(model, message)
    assert status_of(page(after)).casefold() == sentence.casefold()
    # And seen, in notation.
    assert not after.refusal or find_all(page(after), "class", "line refused")


def test_whose_turn_it_is_is_said_when_another_is_on_turn() -> None:
    state = position("5-4 2-1 | 6-6 5-5 | 4-4", "6-4 6-2<", mover=2)
    model = table_at(state, block(3))
    assert status_of(page(model)) == ""
    after, _ = update(model, Touch(tile(5, 4)))
    assert after.refusal == Refusal("not-your-turn", tile(5, 4))
    assert status_of(page(after)) == "It isn’t your turn yet: East is to play."


def test_live_regions_are_there_before_they_speak() -> None:
    """A region that is added together with its text is not read out."""
    for tree in trees("en"):
        assert log_of(tree).get("aria-live") == "polite"
        assert len(find_all(tree, "role", "log")) == 1
        status_of(tree)


def test_names_see_through_labels() -> None:
    """The helper of these tests itself."""
    field = h("label", None, "Name", h("input", {"type": "text"}))
    bare = h("div", None, h("input", {"type": "text"}))
    icon = h("button", None, h("svg", {"aria-hidden": "true"}, h("title", None, "x")))
    assert [name for _, name in names(field)] == ["Name"]
    assert [name for _, name in names(bare)] == [""]
    assert [name for _, name in names(icon)] == [""]


def test_the_lot_makes_room_for_the_tile_that_is_chosen_to_lead() -> None:
    leads = (
        model
        for model in (Driver(number=n).begin(Plan("block", 2)).model for n in range(1, 30))
        if model.match is not None and model.match.state.leader == VIEWER
    )
    model = replace(next(leads), box=Box(336, 372))
    assert find_all(page(model), "class", "lot")
    assert model.match is not None
    after, _ = update(model, Touch(model.match.state.hands[VIEWER][0]))
    assert after.chosen is not None
    assert not find_all(page(after), "class", "lot")
