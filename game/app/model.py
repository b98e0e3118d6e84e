"""The model: everything the page shows, as one frozen value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum

from game.app.advice import Ratings, Review
from game.app.aids import Aid, Told
from game.app.archive import Archive
from game.app.lesson import Lesson
from game.app.look import Look
from game.app.place import Place
from game.app.playing import Lifted, Playing, Sorting
from game.app.sharing import Sharing
from game.app.trust import Trust, shown_for
from game.app.viewer import NOBODY as NOBODY
from game.app.viewer import VIEWER as VIEWER
from game.engine.events import Event
from game.engine.grid import SPACES, Space
from game.engine.level import Level
from game.engine.match import Match
from game.engine.options import Chosen
from game.engine.seats import Seat
from game.engine.stone import Stone
from game.engine.tile import Tile


class Screen(StrEnum):
    """Which page is open."""

    START = "start"
    TABLE = "table"
    ABOUT = "about"
    LESSON = "lesson"
    HISTORY = "history"
    STATISTICS = "statistics"
    REPLAY = "replay"
    SETTINGS = "settings"
    SHARE = "share"
    CHECK = "check"


class Theme(StrEnum):
    """Colours of the page; ``SYSTEM`` follows the device."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"


class Pace(StrEnum):
    """How long the computer waits before each of its moves."""

    SLOW = "slow"
    MEDIUM = "medium"
    FAST = "fast"
    INSTANT = "instant"


PAUSES: Mapping[Pace, int] = {Pace.SLOW: 1800, Pace.MEDIUM: 900, Pace.FAST: 400, Pace.INSTANT: 0}
"""The waits in milliseconds."""


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a reader has chosen for this device."""

    lang: str = "en"
    theme: Theme = Theme.SYSTEM
    pace: Pace = Pace.MEDIUM
    pass_alone: bool = False
    draw_alone: bool = False
    sorting: Sorting = Sorting.NUMBER
    counting: bool = False
    look: Look = field(default_factory=Look)


@dataclass(frozen=True, slots=True)
class Plan:
    """What the next match will be. ``options``: only those that differ from the defaults.

    ``humans``: the seats of people at this device; computers sit on all others and play at
    ``level``, those of ``apart`` each at one of their own. ``practice``: every move can be
    taken back, and it counts in no statistics.
    """

    game: str
    seats: int
    options: Chosen = ()
    humans: tuple[Seat, ...] = (VIEWER,)
    level: Level = Level.MEDIUM
    apart: tuple[tuple[Seat, Level], ...] = ()
    practice: bool = False


class Trouble(StrEnum):
    """Something the reader must know; each has a sentence on the page."""

    STORAGE_DENIED = "storage-denied"
    STORAGE_FULL = "storage-full"
    SAVE_UNREADABLE = "save-unreadable"
    SAVE_NEWER = "save-newer"
    BAD_ADDRESS = "bad-address"
    NO_LESSON = "no-lesson"


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that the viewer tried and that was refused, with the rules' reason code."""

    reason: str
    tile: Tile | None = None
    stone: Stone | None = None
    space: Space | None = None


@dataclass(frozen=True, slots=True)
class Box:
    """The room for the chain on the page, in CSS pixels."""

    width: int = 0
    height: int = 0


@dataclass(frozen=True, slots=True)
class Model:
    """The page at one moment.

    ``humans``: the seats of people at this device; ``levels``: by seat, how well a computer
    plays there; ``viewer``: the person who looks at the table now,
    ``covered`` while it changes hands. ``log``: events of the match as the whole table knows
    them, so pictures ask :attr:`seen`; ``heard`` of them were there when the table was opened
    and are not announced. ``turn`` counts what happened, so that late answers to earlier
    moments are told apart; ``began`` is the turn at which the match was started on this
    visit, or a move was taken back. ``trust``: what makes the deals checkable; ``practice``:
    all moves can be taken back. ``chosen`` is a tile of dominoes, ``picked`` one of Blockers!.
    ``lifted``: while one is being dragged; ``order``: tiles of this hand as people have put
    them in their hands.
    ``at`` is the hand tile and ``space`` the space of the board that keyboard users stand on.
    ``bad_option``: an option that was entered and can't be taken, as ``name=value``. ``hint``:
    how the expert rates the viewer's moves, empty while it thinks, None when nobody has asked;
    ``review``: of the hand that is over. ``aid``: the card of help that is open; ``told``: the
    single key that was answered last. ``lesson``: where the learner is in one; ``place``: where the
    page runs.
    """

    plan: Plan
    prefs: Preferences = field(default_factory=Preferences)
    screen: Screen = Screen.START
    match: Match | None = None
    trust: Trust | None = None
    practice: bool = False
    playing: Playing = field(default_factory=Playing)
    log: tuple[Event, ...] = ()
    heard: int = 0
    began: int = 0
    turn: int = 0
    humans: tuple[Seat, ...] = (VIEWER,)
    levels: tuple[Level, ...] = ()
    viewer: Seat = VIEWER
    covered: bool = False
    chosen: Tile | None = None
    picked: Stone | None = None
    lifted: Lifted | None = None
    order: tuple[Tile, ...] = ()
    at: Tile | None = None
    space: Space = SPACES // 2
    refusal: Refusal | None = None
    troubles: tuple[Trouble, ...] = ()
    box: Box = field(default_factory=Box)
    drawer: bool = False
    bad_option: str | None = None
    archive: Archive = field(default_factory=Archive)
    sharing: Sharing = field(default_factory=Sharing)
    hint: Ratings | None = None
    review: Review | None = None
    aid: Aid | None = None
    told: Told | None = None
    lesson: Lesson | None = None
    place: Place = field(default_factory=Place)

    @property
    def seen(self) -> tuple[Event, ...]:
        """The log as the viewer may know it; as all may, while the device changes hands and for
        an onlooker."""
        seat = NOBODY if self.covered or not self.humans else self.viewer
        return tuple(event.seen_by(seat) for event in self.log)

    def let_go(self) -> Model:
        """Without what was chosen, refused or advised at the moment that is over."""
        free = replace(self, chosen=None, picked=None, lifted=None)
        return replace(free, refusal=None, hint=None, review=None)

    def laid_back(self) -> Model:
        """With the dragged tile in the hand again, and chosen what was chosen before."""
        if self.lifted is None:
            return self
        before = self.lifted
        return replace(self, chosen=before.chosen, picked=before.picked, lifted=None, refusal=None)

    def level_at(self, seat: Seat) -> Level:
        """How well the computer at ``seat`` plays."""
        return self.levels[seat] if seat < len(self.levels) else Level.MEDIUM

    @property
    def secret(self) -> bytes:
        """The secret of the match; empty without one."""
        return b"" if self.trust is None else self.trust.secret

    @property
    def promise(self) -> str | None:
        """The fingerprint shown for the running hand, where it was dealt here."""
        if self.trust is None or self.match is None:
            return None
        return shown_for(self.trust, self.match)

    @property
    def running(self) -> bool:
        """Whether a match is on that has not ended."""
        return self.match is not None and self.match.result is None
