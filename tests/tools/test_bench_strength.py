"""The bench of the computer players: who plays, which hands, and what is made of them."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping
from dataclasses import replace
from itertools import product
from math import isnan, sqrt
from random import Random
from types import MappingProxyType
from typing import Any

import pytest

from game.ai.choose import choose
from game.ai.player import Budget
from game.engine.deal import Shuffler, hand_seed
from game.engine.level import Level
from game.engine.moves import Move, Place, Play, parse_move
from game.engine.seats import Table
from game.engine.stone import parse_stone
from game.games.all_fives import all_fives
from game.games.block import Block, block
from game.games.blockers import blockers
from game.games.catalogue import CATALOGUE, print_knowledge, rules_for
from game.games.domino_state import DominoState
from tests.core.support import position
from tools.bench import board, calibration, dominoes, exact
from tools.bench.arguments import read
from tools.bench.calibration import Row, compared
from tools.bench.competitors import Chosen, Leveled, anything, competitor
from tools.bench.design import Seating, Setting, led_by, play_deal, play_match, seatings
from tools.bench.figures import Mean, Resampled, deal_points, deal_share, mean, percentile
from tools.bench.playing import Tables, Watched, play_hand
from tools.bench.progress import Progress
from tools.bench.strength import measure, strength
from tools.project import HERE, ToolError

KEYS = {
    *("candidate", "versus", "game", "players", "deals", "seed", "budget"),
    *("points_per_hand", "stderr", "hand_share", "match_share", "match_stderr", "match_method"),
    *("ms_p50", "ms_p95", "illegal", "cut_share"),
}


def picks(rule: Any, rules: Any, state: Any, times: int = 60) -> set[str]:
    """All moves that a reference player makes here, over many seeds."""
    sight = state if rule is exact.cheat else rules.observe(state, state.mover)
    legal = rules.legal(state)
    return {str(rule(rules, sight, legal, Random(seed))) for seed in range(times)}


def first_state(rules: Any, deal: int = 0, leader: int = 0) -> Any:
    """A fresh hand."""
    return led_by(rules, leader, Shuffler(hand_seed(bytes(16), deal)))


class TestReferencePlayers:
    def test_random_makes_every_legal_move(self) -> None:
        state = position("6-4 5-4 6-1 | 0-0", "6-5", mover=0)
        everything = {str(move) for move in block(2).legal(state)}
        assert picks(anything, block(2), state) == everything

    def test_greedy_of_block_plays_most_pips_and_draws_among_equals(self) -> None:
        state = position("6-3 5-4 5-0 3-3 | 0-0", "6-5", mover=0)
        assert picks(dominoes.heaviest, block(2), state) == {"6-3<", "5-4>"}

    def test_smart_counts_half_the_pips_doubles_and_what_fits_both_ends(self) -> None:
        state = position("6-1 5-5 1-0 1-1 | 0-0", "6-5", mover=0)
        known = block(2).observe(state, 0)
        worth = {
            str(move): dominoes.smart_value(known, move)
            for move in block(2).legal(state)
            if isinstance(move, Play)
        }
        # 6-1 leaves ends 1 and 5: 3.5, and 1-0, 1-1 at the 1, 5-5 at the 5.
        # 5-5 leaves 6 and 5: 5 and 2, and 6-1 at the 6.
        assert worth == {"6-1<": 6.5, "5-5>": 8.0}
        assert picks(dominoes.smart, block(2), state) == {"5-5>"}

    def test_smart_counts_a_tile_at_each_of_two_equal_ends(self) -> None:
        state = position("6-3 3-0 | 0-0", "6-3", mover=0)
        known = block(2).observe(state, 0)
        move = parse_move("6-3<")
        assert isinstance(move, Play)
        assert dominoes.smart_value(known, move) == 4.5 + 2

    def test_greedy_of_all_fives_plays_most_points_then_most_pips(self) -> None:
        rules = all_fives(2)
        state = position("5-4 6-0 6-2 | 0-0", "6-5", mover=0)
        # 5-4 leaves 6 and 4: ten; 6-0 leaves 0 and 5: five; 6-2 leaves 7: nothing.
        assert picks(dominoes.scorer, rules, state) == {"5-4>"}
        state = position("6-4 6-3 5-3 | 0-0", "6-5", mover=0)
        assert picks(dominoes.scorer, rules, state) == {"6-4<"}

    def test_who_cannot_place_does_the_only_thing_left(self) -> None:
        state = position("1-1 | 0-0", "6-5", mover=0)
        for rule in (dominoes.heaviest, dominoes.smart, exact.Sampler(1), exact.cheat):
            assert picks(rule, block(2), state, 1) == {"pass"}


class TestBoardReferences:
    """A board written as stones on spaces, all of it by hand."""

    def known(self, own: str, *stones: str, taken: str = "") -> Any:
        """What seat 0 of three sees with these labels on its rack."""
        rules = blockers(3)
        state = first_state(rules)
        cells: list[Any] = list(state.cells)
        boards = [0, 0, 0]
        for text in stones:
            move = parse_move(text)
            assert isinstance(move, Place)
            cells[move.space] = move.stone
            boards[move.stone.colour] |= 1 << move.space
        rack = tuple(parse_stone(f"1:{label}").label for label in own.split())
        caught = (tuple(map(parse_stone, taken.split())), (), ())
        return replace(
            rules.observe(state, 0),
            mover=0,
            cells=tuple(cells),
            boards=tuple(boards),
            racks=(rack, None, None),
            captured=caught,
        )

    def chosen(self, rule: Any, known: Any, times: int = 40) -> set[str]:
        rules = blockers(3)
        legal = rules.choices(known)
        return {str(rule(rules, known, legal, Random(seed))) for seed in range(times)}

    def test_greedy_joins_its_group_or_takes_any_space_at_the_same_cost(self) -> None:
        known = self.known("A 2 3 4 5", "1:1@A1")
        assert self.chosen(board.greedy, known, 200) == {"1:A@A2", "1:2@A2"}

    def test_greedy_counts_captures_lone_tiles_and_the_wild_tile(self) -> None:
        rules = blockers(3)
        known = self.known("A * 3 4 5", "1:1@A1", "2:2@A2", "3:9@A9", "3:8@A8")
        costs = {
            str(move): cost
            for cost, _, move in board._costed(rules, known, rules.choices(known), Random(0))
        }
        assert costs["1:A@A2"] == pytest.approx(0 + 1 + 0.05 + 0.3)
        assert costs["1:A@A3"] == pytest.approx(1)
        assert costs["1:A@A9"] == pytest.approx(1 + 1 + 0.05)
        assert costs["1:*@B1"] == pytest.approx(0.4)
        assert costs["1:3@A3"] == pytest.approx(1)

    def test_a_second_colour_captured_adds_nothing_to_the_term(self) -> None:
        rules = blockers(3)
        known = self.known("A 2 3 4 5", "1:1@A1", "2:2@A2", "2:C@B2", taken="3:1 2:5")
        costs = {
            str(move): cost
            for cost, _, move in board._costed(rules, known, rules.choices(known), Random(0))
        }
        assert costs["1:A@A2"] == pytest.approx(0 + 1 + 0.05)
        known = self.known("A 2 3 4 5", "1:1@A1", "2:2@A2", "2:C@B2", taken="3:1 3:2")
        costs = {
            str(move): cost
            for cost, _, move in board._costed(rules, known, rules.choices(known), Random(0))
        }
        assert costs["1:A@A2"] == pytest.approx(0.05)

    def test_planning_adds_a_quarter_for_a_homeless_tile(self) -> None:
        rules = blockers(3)
        known = self.known("A 2 3 4 5", "1:1@A1")
        homes = board._Homes(rules, known)
        move = parse_move("1:A@A2")
        assert isinstance(move, Place)
        # Open beside A1, A2: A3, B1, B2. Column 3 has A3 and column 2 has B2, one each; 1 is
        # on the board. Row A has been played, row B has two, symbol 1 has all three, the wild
        # tile three.
        alone = 0.35 * 2 + 0.12 * 1
        others = 6 + 7 + 8
        assert homes.missing(move) == pytest.approx(alone + others)


def plain_value(rules: Block, state: DominoState) -> int:
    """The mover's points less the other's, by trying everything through the rules."""
    if state.outcome is not None:
        one, other = state.outcome.points
        return one - other
    best = None
    sign = 1 if state.mover == 0 else -1
    for move in rules.legal(state):
        value = sign * plain_value(rules, rules.apply(state, move).state)
        best = value if best is None else max(best, value)
    assert best is not None
    return sign * best


class TestExactPlayers:
    @pytest.mark.parametrize("scored", ["net", "gross"])
    def test_values_are_those_of_trying_everything_by_the_rules(self, scored: str) -> None:
        rules = block(2, {"block-score": scored})
        compared = 0
        for deal in range(25):
            state, rng = first_state(rules, deal), Random(deal)
            while state.outcome is None and sum(map(len, state.hands)) > 8:
                state = rules.apply(state, rng.choice(rules.legal(state))).state
            legal = rules.legal(state)
            if state.outcome is not None or not isinstance(legal[0], Play):
                continue
            seat = state.mover
            plays = [move for move in legal if isinstance(move, Play)]
            theirs = exact.mask(state.hands[Table(2).next(seat)])
            found = exact.move_values(rules, rules.observe(state, seat), plays, theirs)
            sign = 1 if seat == 0 else -1
            expected = [sign * plain_value(rules, rules.apply(state, one).state) for one in plays]
            assert found == expected
            compared += len(plays)
        assert compared > 30

    def test_hidden_tiles_hold_none_of_the_numbers_passed_on(self) -> None:
        state = position("4-4 3-3 | 2-2 1-1", "6-5 pass 6-4< pass", mover=0)
        hidden = exact.hidden_tiles(block(2).observe(state, 0))
        assert not any(one.has(value) for one in hidden for value in (6, 5, 4))
        assert len(hidden) == 10 - 1

    def test_pimc_plays_as_the_cheater_where_one_hand_alone_is_possible(self) -> None:
        rest = "3-3 2-2 1-1 0-0 3-2 3-1 3-0 2-1 2-0 1-0"
        for own in ("4-3 5-2 4-4", "5-5 4-4", "5-0 4-1 4-2", "4-3 5-1 5-3 4-0"):
            state = position(f"{own} | {rest}", "6-5 pass 6-4< pass", mover=0)
            cheats = picks(exact.cheat, block(2), state, 1)
            assert picks(exact.Sampler(2), block(2), state, 3) == cheats

    def test_the_cheater_is_given_the_state(self) -> None:
        rules, state = block(2), first_state(block(2))
        cheater = competitor("cheater", rules)
        assert cheater.sees_all
        chosen = cheater.choose(state, rules.legal(state), 0).move
        assert chosen == exact.cheat(rules, state, rules.legal(state), Random(1))


class TestCheaters:
    """Those that try their moves out, in positions where the best can be seen."""

    def test_it_tries_its_own_moves_to_the_end(self) -> None:
        rules = block(3)
        # 6-1 lets the next seat go out with 1-1; 5-0 stops both others and goes out itself.
        state = position("6-1 5-0 1-0 | 1-1 | 4-4 4-3", "6-5", mover=0)
        smart = dominoes.smart(rules, rules.observe(state, 0), rules.legal(state), Random(0))
        assert str(smart) == "6-1<"
        chosen = competitor("cheater", rules).choose(state, rules.legal(state), 0).move
        assert str(chosen) == "5-0>"

    @pytest.mark.parametrize(("game", "players"), [("block", 3), ("all-fives", 2)])
    def test_it_beats_the_greedy_player(self, game: str, players: int) -> None:
        setting = Setting(game, players, "cheater", "greedy", 2, all_lead=game == "block")
        played = play_deal(setting, setting.tables(), 0)
        assert deal_points(played) > 0


class TestDesign:
    @pytest.mark.parametrize(("players", "all_lead"), [*product((2, 3, 4), (True, False))])
    def test_every_seat_and_every_leader_come_equally_often(
        self, players: int, all_lead: bool
    ) -> None:
        setting = Setting("block", players, "greedy", "random", 1, all_lead=all_lead)
        found = Counter(at for deal in range(players) for at in seatings(setting, deal))
        assert set(found) == {
            Seating(lone, leader) for lone in range(players) for leader in range(players)
        }
        assert len(set(found.values())) == 1
        each = Counter(at.leader for at in seatings(setting, 1))
        assert set(each.values()) == {players}

    @pytest.mark.parametrize("entry", CATALOGUE, ids=lambda one: str(one.game))
    def test_the_wanted_seat_leads_the_same_tiles(self, entry: Any) -> None:
        for seats in entry.seats:
            rules = rules_for(entry.game, seats, {})
            states = [first_state(rules, 3, leader) for leader in range(seats)]
            assert [state.mover for state in states] == list(range(seats))
            assert len({str(vars_of(state)) for state in states}) == 1
            assert states[0].scores == (0,) * seats

    def test_other_seeds_are_other_deals(self) -> None:
        hands = set()
        for seed, deal in product(range(3), range(5)):
            setting = Setting("block", 2, "greedy", "random", seed)
            played = play_deal(setting, setting.tables(), deal)
            hands.add(str(played.hands))
        assert len(hands) == 15

    @pytest.mark.parametrize(
        ("game", "players", "name"),
        [
            ("block", 2, "smart"),
            ("block", 3, "greedy"),
            ("block", 4, "random"),
            ("block", 2, "cheater"),
            ("block", 2, "pimc-2"),
            ("all-fives", 2, "greedy"),
            ("all-fives", 4, "random"),
            ("blockers", 3, "planning"),
            ("blockers", 2, "greedy"),
        ],
    )
    def test_a_player_against_itself_has_its_fair_share(
        self, game: str, players: int, name: str
    ) -> None:
        setting = Setting(game, players, name, name, 4, all_lead=game != "blockers")
        for deal in range(2):
            played = play_deal(setting, setting.tables(), deal)
            assert deal_share(played) == pytest.approx(1 / players)
            if game != "blockers":
                assert deal_points(played) == pytest.approx(0)
        assert sum(play_match(setting, setting.tables(), 1).shares) == pytest.approx(1)

    def test_the_same_seed_gives_the_same_result(self) -> None:
        setting = Setting("block", 3, "smart", "random", 8)
        once, again = (play_deal(setting, setting.tables(), 2).hands for _ in range(2))
        assert once == again

    def test_one_reference_among_candidates_is_the_lone_one(self) -> None:
        setting = Setting("block", 3, "smart", "random", 1, lone_reference=True)
        tables = setting.tables()
        seated = tables.seated(1)
        assert seated[1] == tables.lone and seated[0] == seated[2] == tables.many
        assert tables.lone == competitor("random", block(3))
        assert not tables.noted(1, 1) and tables.noted(1, 0)


def vars_of(state: Any) -> Any:
    """The hidden things of a state."""
    return state.hands if isinstance(state, DominoState) else (state.racks, state.piles)


class Stubborn:
    """Wants a move that no rules allow."""

    sees_all = False
    budget: Mapping[str, int] = MappingProxyType({})

    def choose(self, sight: Any, legal: tuple[Move, ...], seed: int) -> Chosen:
        return Chosen(parse_move("skip"), cut=True)


class Nosy:
    """Keeps what it was shown."""

    sees_all = False
    budget: Mapping[str, int] = MappingProxyType({})

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, sight: Any, legal: tuple[Move, ...], seed: int) -> Chosen:
        self.seen.append(sight)
        return Chosen(legal[0])


class TestPlaying:
    def test_illegal_moves_are_counted_and_the_hand_goes_on(self) -> None:
        rules, notes = block(2), Watched()
        tables = Tables(rules, Stubborn(), competitor("random", rules))
        hand, _ = play_hand(tables, 0, first_state(rules), "key", notes)
        assert notes.illegal == notes.cut == len(notes.times) > 0
        assert hand.outcome is not None

    @pytest.mark.parametrize("entry", CATALOGUE, ids=lambda one: str(one.game))
    def test_players_are_shown_what_their_seat_may_know_and_no_state(self, entry: Any) -> None:
        rules = rules_for(entry.game, entry.seats[-1], {})
        nosy = Nosy()
        state = first_state(rules)
        play_hand(Tables(rules, nosy, competitor("greedy", rules)), 1, state, "key", Watched())
        assert nosy.seen
        assert {type(sight) for sight in nosy.seen} == {type(rules.observe(state, 1))}
        assert {sight.seat for sight in nosy.seen} == {1}

    @pytest.mark.parametrize("level", Level)
    @pytest.mark.parametrize("entry", CATALOGUE, ids=lambda one: str(one.game))
    def test_a_level_plays_as_it_does_from_text(self, entry: Any, level: Level) -> None:
        rules = rules_for(entry.game, entry.seats[0], {})
        state, rng = first_state(rules, 5), Random(5)
        least = Budget(2, 200, 2)
        compared = 0
        while state.outcome is None and compared < 4:
            legal = rules.legal(state)
            if len(legal) > 1:
                known = rules.observe(state, state.mover)
                direct = Leveled(rules, level, least).choose(known, legal, 9)
                chosen = choose(print_knowledge(rules, known), level, 9, budget=least)
                assert str(direct.move) == chosen.move
                compared += 1
            state = rules.apply(state, rng.choice(legal)).state
        assert compared == 4


class TestFigures:
    def test_mean_and_error(self) -> None:
        assert mean([1, 3]) == Mean(2, 1)
        assert mean([2, 2, 2]) == Mean(2, 0)
        assert isnan(mean([]).value)
        assert percentile([3, 1, 2, 4], 0.5) == 2
        assert percentile([3, 1, 2, 4], 0.95) == 4

    def test_resampled_matches_agree_with_played_ones(self) -> None:
        setting = Setting("block", 2, "smart", "greedy", 3)
        tables = setting.tables()
        deals = [play_deal(setting, tables, deal) for deal in range(60)]
        resampled = Resampled(setting.rules, deals).share()
        assert 0.02 < resampled.error < 0.2
        shares = [play_match(setting, tables, number).shares for number in range(40)]
        played = mean([sum(found) / len(found) for found in shares])
        apart = abs(resampled.value - played.value)
        assert apart < 3 * sqrt(resampled.error**2 + played.error**2)

    def test_a_sure_winner_wins_every_resampled_match(self) -> None:
        setting = Setting("all-fives", 2, "greedy", "random", 3)
        deals = [play_deal(setting, setting.tables(), deal) for deal in range(12)]
        assert Resampled(setting.rules, deals).share().value > 0.9


class TestCommand:
    @pytest.mark.parametrize(
        ("arguments", "points"),
        [
            ("--level smart --versus greedy --deals 3 --paired random", True),
            ("--game blockers --players 3 --level greedy --versus random --deals 2", False),
            ("--game all-fives --players 3 --level greedy --deals 1 --lone reference", True),
            ("--level greedy --versus random --matches 2", False),
        ],
    )
    def test_the_last_line_is_one_object(
        self, arguments: str, points: bool, capsys: pytest.CaptureFixture[str]
    ) -> None:
        strength(HERE, [*arguments.split(), "--processes", "1"])
        found = json.loads(capsys.readouterr().out.splitlines()[-1])
        assert found.keys() >= KEYS
        assert (found["points_per_hand"] is not None) is points
        assert found["illegal"] == 0
        assert found["cut_share"] == 0

    def test_processes_change_nothing_but_the_times(self) -> None:
        wanted = read(
            ["--level", "smart", "--versus", "random", "--deals", "4", "--paired", "greedy"]
        )
        alone = measure(replace(wanted, processes=1))
        together = measure(replace(wanted, processes=2))
        for name in ("ms_p50", "ms_p95", "seconds"):
            del alone[name], together[name]
        assert alone == together
        assert alone["paired_difference"] == pytest.approx(
            alone["points_per_hand"] - alone["paired_other"], abs=1e-3
        )

    def test_a_budget_replaces_that_of_the_level(self) -> None:
        wanted = read(
            ["--level", "hard", "--budget", "worlds=7,playouts=3", "--options", "target=50"]
        )
        assert wanted.setting.work == {"worlds": 7, "playouts": 3}
        assert wanted.setting.rules.target == 50
        work = wanted.setting.tables().lone.budget
        assert (work["worlds"], work["playouts"]) == (7, 3)

    @pytest.mark.parametrize(
        ("arguments", "sentence"),
        [
            ("--game chess", "invalid choice: 'chess'"),
            ("--players 9", "block is not played with 9 players, but with 2, 3, 4"),
            ("--options lives=3", "block has no option 'lives'"),
            ("--budget hope=3", "--budget takes worlds, nodes, playouts"),
            ("--deals 0", "Nothing to play"),
            ("--deals many", "invalid int value"),
            ("--processes 0", "--processes must be at least 1"),
            ("--level wizard", "No player of block is called wizard"),
            ("--versus pimc-x", "must be a number"),
            ("--versus pimc-4 --players 3", "only there for block with 2"),
            ("--game all-fives --versus smart", "No player of all-fives is called smart"),
            (
                "--game blockers --players 3 --level cheater",
                "No player of blockers is called cheater",
            ),
            ("--depth 3", "unrecognized arguments"),
        ],
    )
    def test_wrong_arguments_are_answered_by_a_sentence(
        self, arguments: str, sentence: str
    ) -> None:
        with pytest.raises(ToolError, match=sentence):
            measure(read(arguments.split()))


def test_the_bar_tells_how_far_it_is(capsys: pytest.CaptureFixture[str]) -> None:
    progress = Progress("deals", 20)
    for _ in range(20):
        progress.step()
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 10
    assert lines[-1].startswith("deals [##############################] 20/20")


class TestCalibration:
    def row(self, published: float, error: float) -> Row:
        return Row("block", 2, "smart", "greedy", "points_per_hand", published, error, 10)

    @pytest.mark.parametrize(
        ("value", "error", "verdict"),
        [
            (1.0, 0.0, "agrees"),
            (1.25, 0.1, "agrees"),
            (1.25, 0.0, "differs"),
            (0.7, 0.1, "differs"),
        ],
    )
    def test_figures_agree_within_two_errors_of_both(
        self, value: float, error: float, verdict: str
    ) -> None:
        assert compared(self.row(1.0, 0.1), value, error)["verdict"] == verdict

    def test_all_rows_are_side_by_side(
        self, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr(calibration, "ROWS", (self.row(1.0, 9.0),))
        strength(HERE, ["--calibrate", "--processes", "1"])
        lines = capsys.readouterr().out.splitlines()
        (line,) = json.loads(lines[-1])["calibration"]
        assert line["verdict"] == "agrees"
        assert lines[1].split()[:5] == ["block", "2", "smart", "v", "greedy"]

    def test_every_row_can_be_played(self) -> None:
        for row in calibration.ROWS:
            setting = Setting(row.game, row.players, row.candidate, row.versus, 1)
            assert setting.tables().rules.seats == row.players
            assert bool(row.deals) is not bool(row.matches)
