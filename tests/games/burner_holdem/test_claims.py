"""What Burner Hold'em's booklet claims, recounted and dealt again."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import combinations, pairwise
from math import comb
from random import Random

import pytest
from tests.games import prints
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.burner_holdem import GAME
from kartenwerk.play.games.burner_holdem.rules import BOARD, HOLE_CARDS, LADDER, Rules, ladder
from kartenwerk.play.mechanics.ladders.keys import Keys, keys_for
from kartenwerk.play.mechanics.ladders.ladder import FIVE, PackGrid
from kartenwerk.play.mechanics.ladders.odds import Chance, odds

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


def keys_by(rules: Mapping[str, Value]) -> Keys:
    """How hands are ranked at a table that has changed rules."""
    return keys_for(ladder(game.rules(**rules), GRID), GRID)


def cards(text: str) -> Cards:
    return game.deck.read(text) if text else ()


def wins(rng: Random, ranked: Keys, hole: Cards, others: int, board: Cards = ()) -> float:
    """The share of the pot that the hole cards win against unknown ones, all of which stay to the end."""
    unseen = [card for card in GRID.cards if card not in (*hole, *board)]
    drawn = tuple(rng.sample(unseen, BOARD - len(board) + HOLE_CARDS * others))
    full, rest = board + drawn[: BOARD - len(board)], drawn[BOARD - len(board) :]
    own = ranked(full + hole)
    keys = [ranked(full + rest[start : start + HOLE_CARDS]) for start in range(0, len(rest), HOLE_CARDS)]
    return float(own >= max(keys)) / (1 + keys.count(own))


@pytest.mark.parametrize(
    ("name", "hole", "others", "board"),
    [
        ("probe_cleo_erhoeht", "svidar-S ger-M", 3, ""),
        ("probe_dirk_geht_mit", "bog-S yxar-K", 3, ""),
        ("probe_bert_geht_mit", "ger-3 bog-4", 2, ""),
        ("probe_cleo_flop", "svidar-S ger-M", 2, "yxar-S skoell-5 bog-2"),
        ("probe_dirk_all_in", "ger-4 yxar-4", 3, ""),
        ("probe_anna_erhoeht", "bog-M svidar-M", 3, ""),
    ],
)
def test_claim_of_hole_cards(name: str, hole: str, others: int, board: str) -> None:
    rng, ranked = Random(name), keys_by({})
    check_simulated(ID, name, mean(100 * wins(rng, ranked, cards(hole), others, cards(board)) for _ in range(400)))


HOLES: Mapping[str, Callable[[Card, Card], bool]] = {
    "hole_paar": lambda one, other: one.rank == other.rank,
    "hole_bilder": lambda one, other: one.rank != other.rank and {one.rank, other.rank} <= {*"SMKE"},
    "hole_zahlen": lambda one, other: one.rank != other.rank and not {one.rank, other.rank} & {*"SMKE"},
    "hole_gemischt": lambda one, other: len({one.rank, other.rank} & {*"SMKE"}) == 1 and one.rank != other.rank,
    "hole_zeichen": lambda one, other: one.suit == other.suit,
}


def won_with(name: str, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of deals for four that such hole cards win, a shared pot by its share."""
    rng, ranked = Random(name), keys_by(rules)
    kind = [pair for pair in combinations(GRID.cards, HOLE_CARDS) if HOLES[name](*pair)]
    return mean(100 * wins(rng, ranked, rng.choice(kind), 3) for _ in seeds)


def test_no_kind_of_hole_cards_is_dealt_as_often_as_a_court_card_with_a_number() -> None:
    pairs = list(combinations(GRID.cards, HOLE_CARDS))
    often = {name: sum(kind(*pair) for pair in pairs) for name, kind in HOLES.items()}
    assert often.pop("hole_gemischt") == 864 > max(often.values()) and len(pairs) == 1770


def best_is(name: str, kinds: Sequence[str], seeds: range, rules: Mapping[str, Value]) -> Mean:
    """In what percentage of deals the best of four hands is one of these."""
    rng, ranked, best = Random(name), keys_by(rules), []
    for _ in seeds:
        drawn = tuple(rng.sample(GRID.cards, BOARD + 4 * HOLE_CARDS))
        hands = (drawn[start : start + HOLE_CARDS] for start in range(BOARD, len(drawn), HOLE_CARDS))
        best.append(ranked.category(max(ranked(drawn[:BOARD] + hand) for hand in hands)))
    return mean(100.0 * (one in kinds) for one in best)


RARITY: Mapping[str, Value] = {"rangfolge": "seltenheit"}


def high_card_wins(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """In what percentage of deals the best of four hands is a high card, where hands are ranked by their rarity."""
    return best_is("sieger_hoechste_karte", ("high_card",), seeds, {**RARITY, **rules})


AVERAGE = 25.0
"""What a hand wins among four."""

REPLAYS = {
    "hole_paar": Replay(partial(won_with, "hole_paar"), 20000, 400, against=AVERAGE),
    "hole_bilder": Replay(partial(won_with, "hole_bilder"), 20000, 400, against=AVERAGE),
    "hole_zahlen": Replay(partial(won_with, "hole_zahlen"), 20000, 400, against=AVERAGE),
    "hole_gemischt": Replay(partial(won_with, "hole_gemischt"), 20000, 400),
    "hole_zeichen": Replay(partial(won_with, "hole_zeichen"), 20000, 400),
    "sieger_paar": Replay(partial(best_is, "sieger_paar", ("high_card", "pair")), 60000, 500, sets=("begrenzt",)),
    "sieger_zwei_paare": Replay(partial(best_is, "sieger_zwei_paare", ("two_pairs",)), 60000, 500),
    "sieger_hoechste_karte": Replay(high_card_wins, 60000, 500, sets=("selten",)),
}
"""How each claim on hole cards and on winning hands is found; nobody folds, so that no rule of betting matters."""


def test_claim_strasse() -> None:
    first, *_ = prints.booklet(ID)["probe"]["spiele"]
    check_counted(ID, "strasse", 100 * first.streets[1].bets[-1].prospect.hope("straight"))


def test_claim_flush() -> None:
    unseen = len(GRID.cards) - FIVE
    of_suit = len(GRID.values) - 4
    check_counted(ID, "flush", 100 * (1 - comb(unseen - of_suit, 2) / comb(unseen, 2)))
