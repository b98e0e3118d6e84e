"""What the browser tests share: fixed chance, matches played ahead, hands that play the page."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterable
from dataclasses import replace
from itertools import count
from typing import Any, Protocol
from urllib.parse import urlencode

from playwright.sync_api import Page

from game.ai.choose import choose
from game.app.effects import AskPlayer
from game.app.flow import make_move
from game.app.messages import Answered, NextHand, SecretMade
from game.app.model import VIEWER, Model, Plan
from game.app.saved import parse_save
from game.app.update import update
from game.engine.chain import Arm
from game.engine.deal import SECRET_BYTES, mix_secret
from game.engine.events import Event
from game.engine.match import Match
from game.engine.moves import PASS, Move, Play
from game.engine.tile import Tile

FULL = os.environ.get("TILES_FULL") == "1"
"""Whether the whole grid of cases runs."""
SAVED = "tiles.1.match"
PREFS = "tiles.1.prefs"
ONLY_TIMERS_BELOW = 1000
"""Milliseconds: longer timers never end while ``holdTimers`` is set in the page."""

PREPARED = """(() => {
  let state = 0;
  window.seedNoise = seed => { state = seed >>> 0; };
  crypto.getRandomValues = array => {
    const bytes = new Uint8Array(array.buffer, array.byteOffset, array.byteLength);
    for (let at = 0; at < bytes.length; at++) {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      bytes[at] = state >>> 24;
    }
    return array;
  };
  const wait = window.setTimeout.bind(window);
  window.setTimeout = (act, ms, ...rest) =>
    window.holdTimers && ms >= LONGEST ? 0 : wait(act, ms, ...rest);
})()""".replace("LONGEST", str(ONLY_TIMERS_BELOW))

LEADING = """(() => {
  const next = crypto.getRandomValues;
  crypto.getRandomValues = array => (window.seedNoise(3), next(array));
})()"""
"""Chance by which the lot gives the viewer the first lead, however often it was asked before."""

WATCHING = """(() => {
  const kept = { spoken: [], told: [], pages: [], laid: [], keepPages: false, keepLaid: false };
  const known = new Map();
  const box = element => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const near = (node, selector) =>
    (node.nodeType === 1 ? node : node.parentElement)?.closest(selector);
  const save = () => {
    try { return localStorage.getItem("tiles.1.match"); } catch { return null; }
  };

  function change(record) {
    const item = near(record.target, "[data-tile]");
    if (item) return [`${item.dataset.tile} ${record.attributeName ?? record.type}`];
    if (record.type === "attributes") return [`list ${record.attributeName}`];
    return [
      ...[...record.addedNodes].map(node => `+${node.dataset.tile}`),
      ...[...record.removedNodes].map(node => `-${node.dataset.tile}`),
    ];
  }

  function laid(records) {
    const changes = records.filter(one => near(one.target, ".lying")).flatMap(change);
    const tiles = {}, moved = [], replaced = [];
    for (const item of document.querySelectorAll(".lying > [data-tile]")) {
      const name = item.dataset.tile, before = known.get(name);
      const place = getComputedStyle(item).transform + item.offsetWidth + "x" + item.offsetHeight;
      tiles[name] = box(item);
      if (before && before.item !== item) replaced.push(name);
      else if (before && before.place !== place) moved.push(name);
      known.set(name, { item, place });
    }
    for (const name of known.keys()) if (!(name in tiles)) known.delete(name);
    const chain = document.querySelector(".chain");
    const ghosts = [...document.querySelectorAll("[data-ghost]")].map(box);
    const root = document.documentElement;
    kept.laid.push({
      tiles, ghosts, moved, replaced, changes, save: save(),
      felt: box(document.querySelector(".felt")), chain: box(chain),
      room: [chain.clientWidth, chain.clientHeight],
      sideways: root.scrollWidth - root.clientWidth,
    });
  }

  new MutationObserver(records => {
    for (const one of records) {
      if (one.type === "childList" && near(one.target, "[role=log]") === one.target)
        for (const node of one.addedNodes)
          kept.spoken.push(node.textContent.replaceAll("\u00a0", " "));
      const status = near(one.target, "p[role=status]");
      if (status?.textContent && kept.told.at(-1) !== status.textContent)
        kept.told.push(status.textContent);
    }
    if (kept.keepPages) {
      const fields = document.querySelectorAll("input, select, textarea");
      const values = [...fields].map(field => field.value);
      kept.pages.push({ html: document.documentElement.outerHTML, values, save: save() });
    }
    if (kept.keepLaid && document.querySelector(".chain") &&
        records.some(one => near(one.target, ".chain"))) laid(records);
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  window.watched = kept;
})()"""


def prepare(page: Page) -> None:
    """Fix the chance of `page` and watch its document, before it is loaded."""
    page.add_init_script(PREPARED)
    page.add_init_script(WATCHING)


def address(plan: Plan, lang: str = "en", pace: str = "instant", **more: str) -> str:
    """The query that opens the page with a plan."""
    options = ",".join(f"{name}:{value}" for name, value in plan.options)
    asked = {"lang": lang, "pace": pace, "game": plan.game, "players": str(plan.seats)}
    return "?" + urlencode({**asked, "options": options, **more})


def block_plan(seats: int, **options: str | int) -> Plan:
    """Block for so many seats; options by name, ``_`` for ``-``."""
    chosen = ((name.replace("_", "-"), str(value)) for name, value in options.items())
    return Plan("block", seats, tuple(sorted(chosen)))


def draw_plan(seats: int, **options: str | int) -> Plan:
    """Draw for so many seats; options as in :func:`block_plan`."""
    return replace(block_plan(seats, **options), game="draw")


def fives_plan(seats: int, **options: str | int) -> Plan:
    """All Fives for so many seats; options as in :func:`block_plan`."""
    return replace(block_plan(seats, **options), game="all-fives")


# Matches played ahead, without a page


def noise(seed: int) -> bytes:
    """The bytes that the page gets after ``seedNoise(seed)``."""
    found = bytearray()
    state = seed
    for _ in range(SECRET_BYTES):
        state = (state * 1664525 + 1013904223) % (1 << 32)
        found.append(state >> 24)
    return bytes(found)


def own_move(match: Match) -> Move:
    """What the tests play for the viewer: one of the legal moves, always the same."""
    legal: tuple[Move, ...] = match.rules.legal(match.state)
    return legal[(5 * len(match.state.moves) + match.standing.hand) % len(legal)]


def ahead(plan: Plan, seed: int, hands: int = 99) -> Match:
    """The match, or its first ``hands`` hands, that the page deals from ``seed``."""
    model, effects = update(Model(plan), SecretMade(mix_secret(noise(seed))))
    while True:
        match = model.match
        assert match is not None
        state = match.state
        if match.result is not None or (state.outcome is not None and len(match.hands) == hands):
            return match
        if state.outcome is not None:
            model, effects = update(model, NextHand())
        elif state.mover == VIEWER:
            model, effects = make_move(model, own_move(match))
        else:
            ask = next(one for one in effects if isinstance(one, AskPlayer))
            answer = Answered(choose(ask.observation, ask.level, ask.seed).move, ask.turn)
            model, effects = update(model, answer)


def short_seed(plan: Plan, hands: int = 3, tries: int = 16) -> int:
    """Of the first seeds, the one with the fewest moves to a match of at least ``hands`` hands."""

    def moves(seed: int) -> float:
        match = ahead(plan, seed)
        if len(match.hands) < hands:
            return float("inf")
        return sum(len(hand.moves) for hand in match.hands)

    return min(range(1, tries + 1), key=moves)


def hand_seed_where(plan: Plan, wanted: Callable[[Match], bool], after: int = 0) -> int:
    """The first seed above ``after`` from which the first hand, played ahead, is as wanted."""
    return next(seed for seed in count(after + 1) if wanted(ahead(plan, seed, hands=1)))


def viewer_passes(match: Match) -> bool:
    """Whether the viewer has passed in the running hand."""
    seats = match.rules.seats
    turns = range((VIEWER - match.state.leader) % seats, len(match.state.moves), seats)
    return any(match.state.moves[at] == PASS for at in turns)


# The page


class Game:
    """The open page: what it shows, and what it has kept, which is the truth."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def saved(self) -> str:
        """The kept match as text."""
        text = self.page.evaluate(f"localStorage.getItem('{SAVED}')")
        assert isinstance(text, str)
        return text

    def match(self) -> Match:
        """The kept match."""
        return parse_save(self.saved())[0].match

    def events(self) -> tuple[Event, ...]:
        """All events of the kept match, as the viewer may know them."""
        return tuple(event.seen_by(VIEWER) for event in parse_save(self.saved())[0].events)

    def prefs(self) -> dict[str, Any]:
        """The kept settings."""
        found = json.loads(self.page.evaluate(f"localStorage.getItem('{PREFS}')"))
        assert isinstance(found, dict)
        return found

    def seed(self, seed: int) -> None:
        """From now on the page's chance comes from ``seed``."""
        self.page.evaluate("seed => seedNoise(seed)", seed)

    def watched(self, name: str) -> Any:
        """What the watching script has kept under ``name``."""
        return self.page.evaluate("name => watched[name]", name)

    def keep(self, name: str) -> None:
        """Let the watching script keep every page (``Pages``) or every chain (``Laid``)."""
        self.page.evaluate("name => { watched['keep' + name] = true; }", name)

    def wait_for_viewer(self) -> None:
        """Until it is the viewer's turn or the hand is over."""
        self.page.wait_for_selector(".chip.you.turn, .settlement", state="attached")

    def over(self) -> bool:
        """Whether the settlement is shown."""
        return self.page.locator(".settlement").count() == 1

    def own(self) -> list[str]:
        """The viewer's tiles as shown."""
        shown = self.page.locator(".own").evaluate_all("all => all.map(one => one.dataset.spot)")
        return [spot.removeprefix("tile-") for spot in shown]

    def lying(self) -> list[str]:
        """The chain as shown, from left to right."""
        shown = self.page.locator(".lies").evaluate_all("all => all.map(one => one.dataset.tile)")
        return list(shown)

    def log(self) -> list[str]:
        """The log of the hand as shown."""
        return self.page.locator(".log-list li").all_text_contents()

    def chips(self) -> list[str]:
        """The players as shown: names, tiles, states, scores."""
        return self.page.locator(".chip").all_text_contents()

    def tile(self, tile: Tile | str) -> str:
        """The selector of an own tile."""
        return f'[data-spot="tile-{tile}"]'

    def ghost(self, arm: Arm | str) -> str:
        """The selector of the chosen tile at an end."""
        return f'[data-ghost="{arm}"]'


class Input(Protocol):
    """A way to play the page."""

    game: Game

    def press(self, do: str) -> None:
        """Press the button that sends ``do``."""

    def play(self, move: Play) -> None:
        """Play a tile on an end."""


class Mouse:
    """Plays by clicks."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def press(self, do: str) -> None:
        self.game.page.locator(f'.button[data-do="{do}"]').click()

    def play(self, move: Play) -> None:
        self.game.page.locator(self.game.tile(move.tile)).click()
        self.game.page.locator(self.game.ghost(move.arm)).click()


class Finger:
    """Plays by taps; a tile that fits one end by two taps on it."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def press(self, do: str) -> None:
        self.game.page.locator(f'.button[data-do="{do}"]').tap()

    def play(self, move: Play) -> None:
        tile = self.game.page.locator(self.game.tile(move.tile))
        tile.tap()
        if self.game.page.locator("[data-ghost]").count() == 1:
            tile.tap()
        else:
            self.game.page.locator(self.game.ghost(move.arm)).tap()


class Keys:
    """Plays by Tab, arrows, Enter and Escape alone."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self._turns = 0

    def press(self, do: str) -> None:
        self._tab_to(f'.button[data-do="{do}"]')
        self._key("Enter")

    def play(self, move: Play) -> None:
        self._tab_to(".own")
        if self._turns % 5 == 2:
            self._look_around()
            self._tab_to(".own")
        self._arrow_to(self.game.tile(move.tile), "ArrowRight")
        self._key("Enter")
        self._turns += 1
        if self._turns % 5 == 1:
            self._key("Escape")
            assert self.game.page.locator(".own[aria-pressed=true], [data-ghost]").count() == 0
            assert self._at(self.game.tile(move.tile))
            self._key("Enter")
        if self._at(self.game.tile(move.tile)):
            assert self.game.page.locator("[data-ghost]").count() == 1
        else:
            self._arrow_to(self.game.ghost(move.arm), "ArrowLeft")
        self._key("Enter")

    def _look_around(self) -> None:
        """Single keys of the table: help is opened and closed, the hint asked for and closed; the
        last one goes on to a tile that fits."""
        before = self.game.saved()
        for key in ("t", "e", "r", "r", "w", "Escape", "h", "h", "n"):
            self._key(key)
        assert self._at(".own.fits")
        assert self.game.saved() == before
        assert self.game.page.locator(".aid, .hint-card").count() == 0

    def _at(self, selector: str) -> bool:
        return bool(self.game.page.evaluate("one => document.activeElement.matches(one)", selector))

    def _key(self, key: str) -> None:
        self.game.page.keyboard.press(key)
        inside = "document.querySelector('#app').contains(document.activeElement)"
        assert self.game.page.evaluate(inside), f"the focus is lost after {key}"

    def _tab_to(self, selector: str) -> None:
        for _ in range(40):
            if self._at(selector):
                return
            self.game.page.keyboard.press("Tab")
        raise AssertionError(f"Tab never comes to {selector}")

    def _arrow_to(self, selector: str, key: str) -> None:
        for _ in range(30):
            if self._at(selector):
                return
            self._key(key)
        raise AssertionError(f"{key} never comes to {selector}")


def play_turn(hand: Input) -> None:
    """The viewer's turn: the move of :func:`own_move`."""
    move = own_move(hand.game.match())
    if isinstance(move, Play):
        hand.play(move)
    else:
        hand.press(str(move))
    hand.game.wait_for_viewer()


def play_hand(hand: Input, until: Callable[[Match], bool] = lambda match: False) -> None:
    """To the end of the hand, or to the viewer's turn where ``until`` holds."""
    hand.game.wait_for_viewer()
    while not hand.game.over() and not until(hand.game.match()):
        play_turn(hand)


def play_match(hand: Input) -> None:
    """To the end of the match."""
    while True:
        play_hand(hand)
        if hand.game.match().result is not None:
            return
        hand.press("next-hand")


def on_table(least: int) -> Callable[[Match], bool]:
    """Whether at least so many tiles lie."""
    return lambda match: len(match.state.chain.tiles) >= least


def start(hand: Input, seed: int) -> None:
    """Start the planned match from ``seed``, and wait for the viewer's turn."""
    hand.game.seed(seed)
    hand.press("new")
    hand.game.wait_for_viewer()


def shown_words(page: Page) -> str:
    """Every word that the document holds for eye or ear: texts, names, values, the title."""
    return "\n".join(
        page.evaluate(
            """() => {
              const found = [document.title];
              const walker = document.createTreeWalker(document.querySelector("#app"),
                NodeFilter.SHOW_TEXT);
              while (walker.nextNode()) found.push(walker.currentNode.data);
              for (const one of document.querySelectorAll("#app *"))
                for (const name of ["aria-label", "title", "alt", "placeholder"])
                  if (one.hasAttribute(name)) found.push(one.getAttribute(name));
              return found;
            }"""
        )
    )


def overlap(one: Iterable[float], two: Iterable[float], allowed: float = 0.5) -> bool:
    """Whether two boxes (left, top, right, bottom) cover each other by more than ``allowed``."""
    left, top, right, bottom = one
    west, north, east, south = two
    across = min(right, east) - max(left, west)
    return across > allowed and min(bottom, south) - max(top, north) > allowed


def inside(one: Iterable[float], two: Iterable[float], allowed: float = 0.5) -> bool:
    """Whether the first box lies within the second, give or take ``allowed``."""
    left, top, right, bottom = one
    west, north, east, south = two
    return (
        left >= west - allowed
        and top >= north - allowed
        and right <= east + allowed
        and bottom <= south + allowed
    )
