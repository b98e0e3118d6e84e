"""Numbers in the texts of the rules pages: worked out by the rules, never written by hand.

A text names what it wants as ``{name:about}``; see :func:`facts`.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from game.app.figures import BoardFigure, ChainFigure
from game.engine.deal import in_order
from game.engine.events import Counted
from game.engine.match import first_standing
from game.engine.outcome import Account, BoardOutcome, Ending, Outcome
from game.engine.stone import LABELS, RACK
from game.engine.tile import pips
from game.games import all_fives, block, blockers
from game.games.catalogue import entry, rules_for
from game.games.dominoes import Hand, parse_tiles
from game.i18n import Words
from game.view.account import gain, spelled_sum
from game.view.grid_speech import GridSpeech
from game.view.names import Names
from tools.rules.positions import POSITIONS, Position, shown

Maker = Callable[[str], str]


class Worked:
    """What stands in a gap: the part after the colon decides its text."""

    def __init__(self, make: Maker) -> None:
        self._make = make

    def __format__(self, about: str) -> str:
        return self._make(about)


def facts(game: str, words: Words) -> Mapping[str, Worked]:
    """The gaps that a text about ``game`` may have.

    ``each``, ``rest``, ``target``: about so many players, with options as in ``2 deal=5-5-5``.
    ``sum``, ``points``: about a position by name, or plays in notation.
    ``won``: what the winner of hands scores, ``-`` for an empty one, between semicolons;
    options before a bar. ``pips``: of tiles. ``rounded``: a number to the nearest five.
    ``option``, ``value``: the name that an option or ``option.value`` has on the start screen.
    ``score``: groups and captures by colour. ``groups``: of a colour in a position.
    ``final``: the account of a player in the game that is shown to its end.
    ``turns``, ``each``: in all and of everybody, with so many players; ``all``, ``rack``,
    ``kept``: tiles of a colour, on a rack, and there at the end.
    """
    found = entry(game)
    board = isinstance(found.build(found.seats[0], {}), blockers.Blockers)
    makers = {
        "option": lambda about: words(f"option.{about}"),
        "value": lambda about: words(f"option.{about}"),
        **(_board_facts if board else _domino_facts)(game, words),
    }
    return {name: Worked(make) for name, make in makers.items()}


def _domino_facts(game: str, words: Words) -> dict[str, Maker]:
    def of_deal(what: str) -> Maker:
        def make(about: str) -> str:
            seats, *pairs = about.split()
            rules = rules_for(game, int(seats), _options(" ".join(pairs)))
            setup = rules.set_up(first_standing(rules), in_order)
            found = {
                "each": len(setup.hands[0]),
                "rest": len(setup.undealt),
                "target": rules.target,
            }
            return str(found[what])

        return make

    return {
        **{what: of_deal(what) for what in ("each", "rest", "target")},
        "sum": lambda about: spelled_sum(_counted(game, about)),
        "points": lambda about: str(_counted(game, about).points),
        "won": lambda about: _won(game, about, words),
        "pips": lambda about: str(pips(parse_tiles(about))),
        "rounded": lambda about: str(all_fives.rounded(int(about))),
    }


def _options(text: str) -> dict[str, str]:
    return dict(pair.split("=") for pair in text.split())


def _counted(game: str, about: str) -> Counted:
    position = POSITIONS[game].get(about) or Position(game, about)
    figure = shown(position).figure
    assert isinstance(figure, ChainFigure) and figure.counted is not None
    return figure.counted


def _won(game: str, about: str, words: Words) -> str:
    options, _, text = about.rpartition("|")
    hands: tuple[Hand, ...] = tuple(
        () if one.strip() == "-" else parse_tiles(one) for one in text.split(";")
    )
    outcome = settled(game, hands, _options(options))
    return "0" if outcome.winner is None else gain(words, outcome)


def settled(game: str, hands: tuple[Hand, ...], options: Mapping[str, str]) -> Outcome:
    """How the rules settle these hands: of a player who went out, else of a blocked hand."""
    rules = rules_for(game, len(hands), options)
    assert isinstance(rules, block.Block | all_fives.AllFives)
    out = hands.index(()) if () in hands else None
    ending = Ending.BLOCKED if out is None else Ending.DOMINO
    outcome = rules.settle(hands, ending, out, (0,) * len(hands))
    assert outcome.account is not Account.OWN
    return outcome


def _board_facts(game: str, words: Words) -> dict[str, Maker]:
    speech = GridSpeech(words, Names(words, 3, (0, 1, 2)))

    def final(about: str) -> str:
        seat = int(about) - 1
        outcome = shown(POSITIONS[game]["final"]).match.state.outcome
        assert isinstance(outcome, BoardOutcome)
        return speech.arithmetic(outcome.groups[seat], outcome.captures[seat], outcome.scores[seat])

    def score(about: str) -> str:
        groups, *captures = map(int, about.split())
        return str(blockers.blockers(3).score(groups, tuple(captures)))

    def turns(about: str) -> str:
        seats = int(about)
        return str(blockers.blockers(seats).turns)

    def groups(about: str) -> str:
        name, colour = about.split()
        figure = shown(POSITIONS[game][name]).figure
        assert isinstance(figure, BoardFigure)
        return str(len(figure.groups[int(colour) - 1]))

    return {
        "final": final,
        "groups": groups,
        "score": score,
        "turns": turns,
        "each": lambda about: str(blockers.blockers(int(about)).turns // int(about)),
        "all": lambda about: str(len(LABELS)),
        "rack": lambda about: str(RACK),
        "kept": lambda about: str(blockers.CLOSED),
    }
