"""What Mogeln's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import comb, sqrt
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, claim, deals, mean, play
from tests.games.support import Referee, session

from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.mogeln import GAME
from kartenwerk.play.games.mogeln.examples import missing
from kartenwerk.play.games.mogeln.rules import RANKS, Answer, Lay, Move, State, due, is_true, to_move

ID = "mogeln"
PLAYERS = 4
game = Referee(GAME)


def test_claim_fehlt() -> None:
    check_counted(ID, "fehlt", 100 * comb(48, 13) / comb(52, 13))
    assert missing(session(ID), PLAYERS).share == pytest.approx(comb(48, 13) / comb(52, 13))


def test_claim_wenige_karten() -> None:
    check_counted(ID, "wenige_karten", 100 * comb(48, 5) / comb(52, 5))
    shares = [comb(48, hand) / comb(52, hand) for hand in range(1, 14)]
    assert shares == sorted(shares, reverse=True)


def held(state: State) -> int:
    """How many cards of the rank just said the seat on turn holds."""
    return sum(card.rank == RANKS[state.said] for card in state.hands[to_move(state) or 0])


def lies(number: int, seeds: range) -> Mean:
    """The percentage of lies among what a seat with so many cards of the rank is asked about; the error by games."""
    games = [
        [
            100 * (not is_true(step.before))
            for step in deal.steps
            if step.before.asked is not None and held(step.before) == number
        ]
        for deal in deals(ID, PLAYERS, seeds)
    ]
    asked = sum(map(len, games))
    share = sum(map(sum, games)) / asked
    return Mean(share, sqrt(sum((sum(one) - share * len(one)) ** 2 for one in games)) / asked)


@pytest.mark.parametrize(("name", "number"), [("zwei_gleiche", 2), ("drei_gleiche", 3)])
def test_claim_cards_of_the_rank_said(name: str, number: int) -> None:
    check_simulated(ID, name, lies(number, range(8)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), [("zwei_gleiche", 2), ("drei_gleiche", 3)])
def test_claims_on_lies_in_all_their_games(name: str, number: int) -> None:
    claimed, found = claim(ID, name), lies(number, range(60))
    asked = [
        step
        for deal in deals(ID, PLAYERS, range(60))
        for step in deal.steps
        if step.before.asked is not None and held(step.before) == number
    ]
    assert len(asked) == claimed.cases
    assert (found.value, found.error) == pytest.approx((claimed.figure, claimed.error), abs=0.06)


def test_claim_eine_fehlt() -> None:
    """The card that is missing lies in one of three hands as large as each other, so two of three lack it."""
    (one,), (two,) = (missing(session(ID, blaetter=packs), PLAYERS).sizes for packs in ("1", "2"))
    assert (one, two) == (13, 26)
    for hand in (one, two):
        check_counted(ID, "eine_fehlt", 100 * (1 - hand / (3 * hand)))


def test_claim_alle_gleichen() -> None:
    check_rule(ID, "alle_gleichen")
    cards = game.pack(PLAYERS)
    assert [sum(card.rank == rank for card in cards) for rank in RANKS] == [4] * len(RANKS)
    assert lies(4, range(4)).value == 100


def doubter(least: int) -> Policy[State, Move]:
    """Lies only if it must, and knocks with so many cards of the rank said."""

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        if state.asked is not None:
            return Answer.KNOCK if held(state) >= least else Answer.TRUST
        true = [move for move in options if isinstance(move, Lay) and move.card.rank == due(state)]
        return rng.choice(true or list(options))

    return choose


def lies_without_need(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays another card even if it has one of the rank; knocks with three."""
    if state.asked is not None:
        return doubter(3)(state, options, rng)
    false = [move for move in options if isinstance(move, Lay) and move.card.rank != due(state)]
    return rng.choice(false or list(options))


HABITS: dict[str, Policy[State, Move]] = {"oft_klopfen": doubter(2), "ohne_not": lies_without_need}


def won(name: str, seeds: range) -> Mean:
    """The percentage of games won by the one with the habit, against three who lie only if they must and knock with
    three cards; his seat goes round."""
    others = doubter(3)
    return mean(100 * play(ID, PLAYERS, seed, {seed % PLAYERS: HABITS[name]}, others)[seed % PLAYERS] for seed in seeds)


@pytest.mark.parametrize("name", HABITS)
def test_claims_on_habits(name: str) -> None:
    check_simulated(ID, name, won(name, range(24)))


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claims_on_habits_in_all_their_games(name: str) -> None:
    claimed = claim(ID, name)
    found = won(name, range(claimed.cases or 0))
    assert (found.value, found.error) == pytest.approx((claimed.figure, claimed.error), abs=0.06)


def test_claim_jeder_vierte() -> None:
    check_rule(ID, "jeder_vierte")
    state = GAME.deal(game.rules(), PLAYERS, game.pack(PLAYERS))
    said: list[int] = []
    while len(said) < 8:
        if to_move(state) == 0 and state.asked is None:
            said.append(RANKS.index(due(state)))
        state = GAME.play(state, Answer.TRUST if state.asked is not None else GAME.moves(state)[0])
    assert [(after - before) % len(RANKS) for before, after in pairwise(said)] == [4] * 7
