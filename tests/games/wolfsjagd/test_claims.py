"""What Wolfsjagd's booklet claims, recounted and held against the rules."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random

import pytest
from tests.games.proof import Mean, advantage, check_counted, check_rule, claim
from tests.games.replays import Replay
from tests.games.wolfsjagd.support import game, position

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.wolfsjagd import GAME
from kartenwerk.play.games.wolfsjagd.players import sensible
from kartenwerk.play.games.wolfsjagd.rules import LAST_CARD, ONE, SIGL, SIX, State
from kartenwerk.play.mechanics.matching import Act, Move, Play, by_merit

ID = "wolfsjagd"
PLAYERS = 3
Merit = Callable[[Play, bool, int], tuple[bool, bool, bool, int]]


def laid(open_card: str, hand: str, debt: int = 0) -> set[str]:
    """The cards of the hand that may be laid on the open one, when so many must be drawn for it."""
    state = position(open_card, hand, "bog-M")._replace(debt=debt)
    return {str(move.card) for move in GAME.moves(state) if isinstance(move, Play)}


def test_claim_passt() -> None:
    others = [str(card) for card in game.pack(2) if str(card) != "ger-5"]
    fitting = laid("ger-5", " ".join(others))
    check_counted(ID, "passt", 100 * len(fitting) / len(others))


def test_claim_schutz() -> None:
    check_rule(ID, "schutz")
    every_rank = " ".join(f"ger-{rank}" for rank in "SMKE654321")
    assert laid("bog-1", every_rank, debt=2) == {"ger-1"}


def choosing(merit: Merit) -> Policy[State, Move]:
    """The sensible player with other merits, by the move, whether it warns as it should, and the cards of its suit."""

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        hand = state.hands[state.turn]

        def weighed(move: Play, forgets: bool) -> tuple[bool, bool, bool, int]:
            same_suit = sum(card.suit == (move.wish or move.card.suit) for card in hand)
            return merit(move, (move.call == LAST_CARD) != forgets, same_suit)

        return by_merit(options, rng, weighed)

    return choose


def lays_sigl_first(move: Play, warns: bool, same_suit: int) -> tuple[bool, bool, bool, int]:
    return move.card.rank == SIGL, warns, move.card.rank in (ONE, SIX), same_suit


def wishes_what_is_rare(move: Play, warns: bool, same_suit: int) -> tuple[bool, bool, bool, int]:
    return move.card.rank != SIGL, warns, move.card.rank in (ONE, SIX), -same_suit


def draws_before_a_sigl(state: State, options: Sequence[Move], rng: Random) -> Move:
    free = not (state.debt or state.skip or state.drawn) and Act.DRAW in options and len(state.hands[state.turn]) > 2
    if free and not any(isinstance(move, Play) and move.card.rank != SIGL for move in options):
        return Act.DRAW
    return sensible(state, options, rng)


def never_warns(state: State, options: Sequence[Move], rng: Random) -> Move:
    silent = {move.card for move in options if isinstance(move, Play) and not move.call}
    kept = [m for m in options if not (isinstance(m, Play) and m.call == LAST_CARD and m.card in silent)]
    return sensible(state, kept, rng)


HABITS: dict[str, Policy[State, Move]] = {
    "nie_warnen": never_warns,
    "sigl_zuerst": choosing(lays_sigl_first),
    "lieber_ziehen": draws_before_a_sigl,
    "seltenes_wuenschen": choosing(wishes_what_is_rare),
}


def compared(name: str) -> Replay:
    """How a habit's cost is found: the points that it costs a round, in every seat in turn."""

    def cost(seeds: range, rules: Mapping[str, Value]) -> Mean:
        gain = advantage(ID, PLAYERS, seeds, HABITS[name], sensible, **rules)
        return Mean(-gain.value, gain.error)

    return Replay(cost, 1500, 40, against=0.0, seats=PLAYERS)


REPLAYS = {name: compared(name) for name in HABITS}
"""How each claim that was played is found."""


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claims_on_habits_in_all_their_rounds(name: str) -> None:
    found = REPLAYS[name].play(range(REPLAYS[name].seeds), {})
    assert (round(found.value, 3), round(found.error, 3)) == pytest.approx(
        (claim(ID, name).figure, claim(ID, name).error), abs=0.001
    )
