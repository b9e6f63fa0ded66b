"""What Donnerwetter's booklet claims, held against the rules and replayed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

from tests.games.proof import Mean, advantage, check_rule, claim
from tests.games.replays import Replay, rules_of
from tests.games.support import Referee

from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Policy
from kartenwerk.play.games.donnerwetter import GAME
from kartenwerk.play.games.donnerwetter.rules import Capture, Move, State, Stop

ID = "donnerwetter"
LITTLE = 10
"""A middle of so much or less can be cleared by a single card."""


def player(low: bool = True, careful: bool = True, forgoes: float = 0, stops: bool = False) -> Policy[State, Move]:
    """Captures the most, and a clear middle above all.

    low      whether it discards low cards rather than high ones
    careful  whether it discards nothing that leaves little
    forgoes  how many cards less it captures rather than leave little
    stops    whether it ends a turn that could go on capturing, where players may go on
    """

    def choose(state: State, options: Sequence[Move], rng: Random) -> Move:
        def merit(move: Move) -> tuple[float, ...]:
            total = sum(card.value for card in state.middle)
            if isinstance(move, Capture):
                left = total - sum(card.value for card in move.taken)
                little = 0 < left <= LITTLE
                return 1, len(move.taken) == len(state.middle), len(move.taken) - (forgoes if little else 0)
            if isinstance(move, Stop):
                return (2 if stops else 0), 0, 0
            value = move.card.value
            return 0, -(careful and total + value <= LITTLE), -value if low else value

        return max(options, key=merit)

    return choose


TRIED = {
    "volle_mitte": (player(), player(careful=False)),
    "verzicht": (player(forgoes=1.5), player()),
    "niedrig_ablegen": (player(), player(low=False)),
}
"""For each claim the policy that follows it and the one that does not."""


def compared(name: str) -> Replay:
    """How a claim is found: both seats follow it once in each deal."""
    follows, other = TRIED[name]
    return Replay(lambda seeds, rules: advantage(ID, 2, seeds, follows, other, **rules), 600, 20, against=0.0)


def went_on(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The advantage of the one who goes on capturing over one who ends his turn after the first capture."""
    return advantage(ID, 2, seeds, player(), player(stops=True), **{**CHAINS, **rules})


CHAINS: Mapping[str, Value] = rules_of(ID, "ketten")

REPLAYS = {
    **{name: compared(name) for name in TRIED},
    "weiter_erobern": Replay(went_on, 600, 20, against=0.0, sets=()),
}
"""How each claim that was played is found."""


def test_claim_letzte_karte() -> None:
    check_rule(ID, "letzte_karte")
    assert {*Counter(card.value for card in Referee(GAME).pack(2)).values()} == {6}


def test_the_booklet_names_one_number_of_deals_for_all_three_figures() -> None:
    assert len({claim(ID, name).cases for name in ("volle_mitte", "verzicht", "niedrig_ablegen")}) == 1
