"""What 51 Tot's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_simulated, mean, play
from tests.games.support import Referee

from kartenwerk.games.einundfuenfzig_tot import GAME
from kartenwerk.games.einundfuenfzig_tot.rules import RANKS, Lay, State, worths

ID = "einundfuenfzig_tot"
PLAYERS = 4
game = Referee(GAME)


def lowest(state: State, options: Sequence[Lay], rng: Random) -> Lay:
    """Lays what counts least."""
    return min(options, key=lambda move: move.worth)


def lost_by_the_highest(seeds: range, table: str) -> Mean:
    """The percentage of rounds lost by the one who lays the highest card that does not lose; his seat goes round."""
    highest = GAME.policies["sensible"]
    return mean(
        -100 * play(ID, PLAYERS, seed, {seed % PLAYERS: highest}, lowest, tafel=table)[seed % PLAYERS] for seed in seeds
    )


@pytest.mark.parametrize("table", ["a", "b"])
def test_claim_hohe_zuerst(table: str) -> None:
    check_simulated(ID, f"hohe_zuerst_{table}", lost_by_the_highest(range(400), table))


@pytest.mark.parametrize(("table", "saving"), [("a", {"9", "10"}), ("b", {"8", "9", "10"})])
def test_claim_genau_am_rand(table: str, saving: set[str]) -> None:
    rules = game.rules(tafel=table)
    cards = game.pack(PLAYERS, tafel=table)
    saved = [card for card in cards if worths(rules, card)[0] <= 0]
    assert {card.rank for card in saved} == saving < set(RANKS)
    check_counted(ID, f"genau_am_rand_{table}", 100 * len(saved) / len(cards))
