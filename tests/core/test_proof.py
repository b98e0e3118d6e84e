"""Checks of deals: they hold for what was dealt, and for nothing else."""

from __future__ import annotations

from dataclasses import replace
from hashlib import sha256
from itertools import islice
from random import Random

import pytest

from game.app.link import Moment, position_of
from game.app.proof import (
    HandProof,
    Origin,
    StepKind,
    Verdict,
    check_hand,
    check_match,
    check_mixing,
    promise,
    setup_text,
)
from game.engine.deal import fingerprint, hand_seed, mix_secret
from game.engine.match import Match, first_standing
from game.engine.record import parse_match, print_match
from game.engine.rules import AnyRules
from game.games.catalogue import CATALOGUE, rules_for
from tests.core.support import match_steps

ORIGIN = Origin(bytes(range(16)), "Les petits pois sont verts")
SECRET = mix_secret(ORIGIN.noise, ORIGIN.text)
ALL_RULES = [rules_for(found.game, seats, {}) for found in CATALOGUE for seats in found.seats]


def played(rules: AnyRules, most: int = 10**6) -> tuple[Match, dict[int, str]]:
    """A match dealt from the secret, and the fingerprints shown at the start of every hand."""
    shown: dict[int, str] = {}
    match = None
    for step in islice(match_steps(rules, SECRET, Random(5)), most):
        match = step.match
        shown.setdefault(match.standing.hand, promise(match, SECRET))
    assert match is not None
    return match, shown


@pytest.mark.parametrize("rules", ALL_RULES, ids=lambda one: f"{one.game}-{one.seats}")
def test_every_hand_of_a_match_holds(rules: AnyRules) -> None:
    match, shown = played(rules, 150)
    proof = check_match(match, SECRET, shown)
    *over, last = [hand.verdict for hand in proof.hands]
    assert set(over) <= {Verdict.HOLDS}
    assert last is (Verdict.HOLDS if match.state.outcome else Verdict.RUNNING)
    assert [hand.hand for hand in proof.hands] == list(range(len(match.hands)))


def finished() -> tuple[Match, dict[int, str]]:
    return played(rules_for("block", 2, {"target": "30"}))


def test_the_steps_of_a_hand() -> None:
    match, shown = finished()
    hand = check_match(match, SECRET, shown).hands[0]
    seed = hand_seed(SECRET, 0)
    assert [(step.kind, step.value, step.agrees) for step in hand.steps] == [
        (StepKind.PROMISE, shown[0], None),
        (StepKind.SEED, seed.hex(), None),
        (StepKind.FINGERPRINT, shown[0], True),
        (StepKind.DEAL, setup_text(match.hands[0].setup), True),
    ]
    assert sha256(bytes.fromhex(hand.hashed)).hexdigest() == shown[0]
    assert seed in bytes.fromhex(hand.hashed)


def test_the_text_of_a_player_is_checked_when_the_match_is_over() -> None:
    match, shown = finished()
    steps = check_match(match, SECRET, shown, ORIGIN).mixing
    assert [step.value for step in steps] == [ORIGIN.noise.hex(), ORIGIN.text, SECRET.hex()]
    assert [step.agrees for step in steps] == [None, None, True]
    other = check_match(match, SECRET, shown, replace(ORIGIN, text="Les petits pois"))
    assert other.mixing[-1].agrees is False
    assert other.verdict is Verdict.FAILS


def test_a_running_match_shows_nothing_of_what_is_to_come() -> None:
    match, shown = played(rules_for("block", 2, {}), 4)
    proof = check_match(match, SECRET, shown, ORIGIN)
    assert proof.hands == (HandProof(0, Verdict.RUNNING, proof.hands[0].steps),)
    assert [step.value for step in proof.hands[0].steps] == [shown[0]]
    assert proof.mixing == ()
    assert proof.verdict is Verdict.RUNNING
    for hidden in (SECRET.hex(), hand_seed(SECRET, 0).hex(), "6-6"):
        assert hidden not in repr(proof)


def test_of_a_match_that_was_given_up_the_last_hand_is_checked_as_well() -> None:
    match, shown = played(rules_for("block", 2, {}), 4)
    proof = check_match(match, SECRET, shown, ORIGIN, given_up=True)
    assert [hand.verdict for hand in proof.hands] == [Verdict.HOLDS]
    assert proof.mixing == check_mixing(ORIGIN, SECRET)


def agreements(hand: HandProof) -> dict[StepKind, bool | None]:
    return {step.kind: step.agrees for step in hand.steps}


def test_another_deal_than_promised_is_found_out() -> None:
    match, shown = finished()
    rules, standing = match.rules, first_standing(match.rules)
    seed = hand_seed(SECRET, 0)
    setup = match.hands[0].setup
    swapped = replace(setup, hands=setup.hands[::-1])
    found = agreements(check_hand(rules, standing, swapped, seed, shown[0]))
    assert found[StepKind.FINGERPRINT] is False
    assert found[StepKind.DEAL] is False
    # Promised and played alike, but not what the seed shuffles.
    chosen = check_hand(rules, standing, swapped, seed, fingerprint(seed, setup_text(swapped)))
    assert agreements(chosen)[StepKind.FINGERPRINT] is True
    assert agreements(chosen)[StepKind.DEAL] is False
    assert chosen.verdict is Verdict.FAILS


def test_another_seed_or_fingerprint_is_found_out() -> None:
    match, shown = finished()
    other = check_match(match, bytes(16), shown)
    assert {hand.verdict for hand in other.hands} == {Verdict.FAILS}
    hands = check_match(match, SECRET, {**shown, 1: shown[0]}).hands
    assert [hand.verdict is Verdict.FAILS for hand in hands[:2]] == [False, True]


def test_without_a_fingerprint_the_deal_alone_is_checked() -> None:
    match, _ = finished()
    hand = check_match(match, SECRET, {}).hands[0]
    assert agreements(hand) == {
        StepKind.SEED: None,
        StepKind.FINGERPRINT: None,
        StepKind.DEAL: True,
    }
    assert hand.verdict is Verdict.HOLDS


def test_of_a_match_from_outside_nothing_can_be_checked() -> None:
    match, _ = finished()
    read = parse_match(print_match(match), rules_for).match
    proof = check_match(read, None, {}, ORIGIN)
    assert proof.verdict is Verdict.ELSEWHERE
    assert {(hand.verdict, hand.steps) for hand in proof.hands} == {(Verdict.ELSEWHERE, ())}


def test_hands_that_came_with_a_link_are_not_held_against_the_secret() -> None:
    match, shown = finished()
    assert len(match.hands) > 2
    begun = position_of(match, Moment(1, 99)).match
    proof = check_match(begun, bytes(16), {}, own_from=2)
    assert [(hand.hand, hand.verdict) for hand in proof.hands] == [(1, Verdict.ELSEWHERE)]
    whole = check_match(match, SECRET, shown, own_from=2)
    assert [hand.verdict for hand in whole.hands[:3]] == [Verdict.ELSEWHERE] * 2 + [Verdict.HOLDS]
    assert whole.verdict is Verdict.HOLDS
