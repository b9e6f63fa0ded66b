"""What Doppelkopf's booklet claims, recounted."""

from __future__ import annotations

from fractions import Fraction

import pytest
from tests.games.proof import check_counted
from tests.games.support import Referee

from kartenwerk.games.doppelkopf import GAME
from kartenwerk.games.doppelkopf.rules import QUEEN, SEATS

game = Referee(GAME)


@pytest.mark.parametrize(("name", "without"), [("zwei_re", False), ("zwei_re_ohne_neunen", True)])
def test_claim_zwei_re(name: str, without: bool) -> None:
    pack = game.pack(SEATS, ohne_neunen=without)
    places = [(first, second) for first in range(len(pack)) for second in range(first)]
    hand = len(pack) // SEATS
    apart = sum(first // hand != second // hand for first, second in places)
    assert [(card.suit, card.rank) for card in pack].count(QUEEN) == 2
    check_counted("doppelkopf", name, float(100 * Fraction(apart, len(places))), digits=1)
