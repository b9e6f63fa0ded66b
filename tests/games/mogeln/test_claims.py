"""What Mogeln's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from itertools import pairwise
from math import comb, sqrt
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, claim, deals, mean, play
from tests.games.replays import Replay
from tests.games.support import Referee, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.mogeln import GAME
from kartenwerk.play.games.mogeln.examples import missing
from kartenwerk.play.games.mogeln.rules import JOKER, RANKS, Answer, Lay, Move, State, due, has_rank, is_true, to_move

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
    return sum(has_rank(card, RANKS[state.said]) for card in state.hands[to_move(state) or 0])


def lies(number: int, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of lies among what a seat with so many cards of the rank is asked about; the error by games."""
    games = [
        [
            100 * (not is_true(step.before))
            for step in deal.steps
            if step.before.asked is not None and held(step.before) == number
        ]
        for deal in deals(ID, PLAYERS, seeds, "sensible", **rules)
    ]
    asked = sum(map(len, games))
    share = sum(map(sum, games)) / asked
    return Mean(share, sqrt(sum((sum(one) - share * len(one)) ** 2 for one in games)) / asked, asked)


@pytest.mark.slow
@pytest.mark.parametrize(("name", "number"), [("zwei_gleiche", 2), ("drei_gleiche", 3)])
def test_claims_on_lies_in_all_their_games(name: str, number: int) -> None:
    claimed, found = claim(ID, name), lies(number, range(60), {})
    assert found.cases == claimed.cases
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
    assert lies(4, range(4), {}).value == 100


def doubter(least: int) -> Policy[State, Move]:
    """Lies only if it must and has no joker, and knocks with so many cards of the rank said."""

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        if state.asked is not None:
            return Answer.KNOCK if held(state) >= least else Answer.TRUST
        laid = [move for move in options if isinstance(move, Lay)]
        true = [move for move in laid if has_rank(move.card, due(state))]
        return rng.choice(true or [move for move in laid if move.card.suit == JOKER] or laid)

    return choose


def lies_without_need(least: int) -> Policy[State, Move]:
    """Lays another card even if it has one of the rank; knocks with so many cards of the rank said."""

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        false = [
            move
            for move in options
            if isinstance(move, Lay) and move.card.suit != JOKER and not has_rank(move.card, due(state))
        ]
        return rng.choice(false) if false else doubter(least)(state, options, rng)

    return choose


def lays_jokers_at_once(state: State, options: Sequence[Move], rng: Random) -> Move:
    """Lays a joker as soon as it is its turn; knocks with three."""
    jokers = [move for move in options if isinstance(move, Lay) and move.card.suit == JOKER]
    return jokers[0] if jokers else doubter(3)(state, options, rng)


def won(
    tried: Policy[State, Move],
    others: Policy[State, Move],
    always: Mapping[str, Value],
    seeds: range,
    rules: Mapping[str, Value],
) -> Mean:
    """The percentage of games won by the one with the habit, against three others; his seat goes round.

    `always` are rules without which the claim means nothing.
    """
    changes = {**always, **rules}
    return mean(
        100 * play(ID, PLAYERS, seed, {seed % PLAYERS: tried}, others, **changes)[seed % PLAYERS] for seed in seeds
    )


SHARE = 100 / PLAYERS
"""What each of four who play alike wins of a hundred games."""

TWO_PACKS: Mapping[str, Value] = {"blaetter": "2"}

REPLAYS = {
    "zwei_gleiche": Replay(partial(lies, 2), 60, 8, chosen=True, sets=("joker",)),
    "drei_gleiche": Replay(partial(lies, 3), 60, 8, against="zwei_gleiche", chosen=True, sets=("joker",)),
    "oft_klopfen": Replay(partial(won, doubter(2), doubter(3), {}), 600, 24, against=SHARE, sets=("joker",)),
    "ohne_not": Replay(partial(won, lies_without_need(3), doubter(3), {}), 600, 24, against=SHARE, sets=("joker",)),
    "joker_gleich": Replay(
        partial(won, lays_jokers_at_once, doubter(3), {"joker": 2}), 1200, 24, against=SHARE, sets=("joker",)
    ),
    "vier_klopfen": Replay(partial(won, doubter(4), doubter(6), TWO_PACKS), 600, 24, against=SHARE, sets=("gross",)),
}
"""How each claim that was played is found; with two packs all others knock with six of the eight cards of a rank."""


@pytest.mark.slow
@pytest.mark.parametrize("name", ["oft_klopfen", "ohne_not"])
def test_claims_on_habits_in_all_their_games(name: str) -> None:
    claimed = claim(ID, name)
    found = REPLAYS[name].play(range(claimed.cases or 0), {})
    assert (found.value, found.error) == pytest.approx((claimed.figure, claimed.error), abs=0.06)


@pytest.mark.slow
def test_with_two_packs_a_lie_without_need_costs_nothing_that_could_be_seen() -> None:
    found = won(lies_without_need(6), doubter(6), TWO_PACKS, range(1200), {})
    assert claim(ID, "ohne_not").unless == {"blaetter": ("2",)}
    assert abs(found.value - SHARE) <= 2 * found.error


def test_claim_jeder_vierte() -> None:
    check_rule(ID, "jeder_vierte")
    state = GAME.deal(game.rules(), PLAYERS, game.pack(PLAYERS))
    said: list[int] = []
    while len(said) < 8:
        if to_move(state) == 0 and state.asked is None:
            said.append(RANKS.index(due(state)))
        state = GAME.play(state, Answer.TRUST if state.asked is not None else GAME.moves(state)[0])
    assert [(after - before) % len(RANKS) for before, after in pairwise(said)] == [4] * 7
