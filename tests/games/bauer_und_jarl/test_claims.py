"""What Bauer und Jarl's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb

import pytest
from tests.games.proof import check_counted, check_rule, check_simulated, deals, mean
from tests.games.support import Referee

from kartenwerk.games.bauer_und_jarl import GAME
from kartenwerk.games.bauer_und_jarl.rules import Play

ID = "bauer_und_jarl"
game = Referee(GAME)


def beaten(size: int, seeds: range) -> Iterator[int]:
    """For each lead of so many cards among four: 100 if somebody goes higher, or else 0."""
    for deal in deals(ID, 4, seeds):
        lays = [step for step in deal.steps if isinstance(step.move, Play)]
        for place, step in enumerate(lays):
            if not step.before.trick and len(step.move.cards) == size:
                following = lays[place + 1 : place + 2]
                yield 100 * any(one.before.trick for one in following)


@pytest.mark.parametrize(("name", "size"), [("vier_karten", 4), ("eine_karte", 1)])
def test_claim_cards_led(name: str, size: int) -> None:
    check_simulated(ID, name, mean(beaten(size, range(60))))


def test_claim_einsen() -> None:
    check_rule(ID, "einsen")
    ones = [card for card in game.pack(3) if card.rank == "1"]
    assert not [card for card in game.pack(3) if card.value < ones[0].value]


def test_claim_gruppen() -> None:
    lacking = 10 * comb(54, 15) / comb(60, 15)
    check_counted(ID, "gruppen", lacking)
