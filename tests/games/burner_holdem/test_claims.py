"""What Burner Hold'em's booklet claims, recounted."""

from __future__ import annotations

from itertools import combinations, pairwise
from math import comb

from tests.games import prints
from tests.games.proof import check_counted, check_rule
from tests.games.support import Referee

from kartenwerk.games.burner_holdem import GAME
from kartenwerk.games.burner_holdem.rules import LADDER, Rules, ladder
from kartenwerk.mechanics.ladders.ladder import FIVE, PackGrid
from kartenwerk.mechanics.ladders.odds import Chance, odds

ID = "burner_holdem"
SEVEN = 7
game = Referee(GAME)
GRID = PackGrid.of(game.pack(2))


def rising(rules: Rules) -> tuple[Chance, ...]:
    """Every hand in the order of the ladder, and how often it comes of seven cards."""
    return odds(ladder(rules, GRID), GRID, SEVEN)


def test_claim_haeufigkeit() -> None:
    burner = rising(game.rules())[-1]
    assert (burner.category, burner.total) == ("burner", comb(60, SEVEN))
    check_counted(ID, "haeufigkeit", 100 * burner.ways / burner.total, digits=3)


def test_claim_seltener() -> None:
    beaten = {low.category for low, high in combinations(rising(game.rules()), 2) if low.ways < high.ways}
    check_counted(ID, "seltener", len(beaten))
    told = {one.id for one in prints.booklet(ID)["leiter"] if one.beats}
    assert told == beaten


def flush_and_full_house(suits: int, ranks: int) -> tuple[int, int]:
    """How many hands of five are all of a suit, and how many a three with a pair."""
    return suits * comb(ranks, FIVE), ranks * comb(suits, 3) * (ranks - 1) * comb(suits, 2)


def test_claim_vier_zeichen() -> None:
    flush, full_house = flush_and_full_house(4, 13)
    assert flush > full_house
    flush, full_house = flush_and_full_house(len(GRID.suits), len(GRID.values))
    assert flush < full_house
    counted = {one.category: one.ways for one in odds(LADDER, GRID, FIVE)}
    assert full_house == counted["full_house"]
    assert flush == counted["flush"] + counted["straight_flush"] + counted["royal_flush"]
    check_counted(ID, "vier_zeichen", 100 * flush / comb(60, FIVE))


def test_claim_nach_seltenheit() -> None:
    check_rule(ID, "nach_seltenheit")
    assert all(low.ways >= high.ways for low, high in pairwise(rising(game.rules(rangfolge="seltenheit"))))
