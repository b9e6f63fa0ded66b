"""What Bakkarat's booklet claims, recounted and replayed."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping
from fractions import Fraction
from itertools import combinations
from math import comb
from random import Random

import pytest
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, mean
from tests.games.support import Referee

from kartenwerk.play.games.bakkarat import GAME
from kartenwerk.play.games.bakkarat.coup import BANCO, NATURAL, PUNTO, STANDS, TIE, bank_draws, total
from kartenwerk.play.games.bakkarat.odds import coup_odds, house_edge
from kartenwerk.play.games.bakkarat.rules import COUP, UNIT, Stake, gain

ID = "bakkarat"
game = Referee(GAME)


def test_claim_coup() -> None:
    odds = coup_odds(1)
    check_counted(ID, "coup", 100 * odds.banco / odds.total)


def test_claim_blaetter() -> None:
    one, eight = coup_odds(1), coup_odds(8)
    apart = [abs(few / one.total - many / eight.total) for few, many in zip(one, eight, strict=True)]
    check_counted(ID, "blaetter", 100 * max(apart))


def test_claim_haus() -> None:
    kept = {on: house_edge(game.rules(), on, 1) for on in (PUNTO, BANCO, TIE)}
    assert max(kept, key=lambda on: kept[on]) == TIE
    check_counted(ID, "haus", float(100 * kept[PUNTO]))


def coups_of_a_shoe(seed: int) -> int:
    """How many coups one pack is enough for."""
    shoe = [*game.pack(2)]
    Random(seed).shuffle(shoe)
    coups = 0
    while len(shoe) >= COUP:
        coups += 1
        (first, second, third, fourth), shoe = shoe[:4], shoe[4:]
        punto, banco = total((first, third)), total((second, fourth))
        if max(punto, banco) >= NATURAL:
            continue
        drawn = shoe.pop(0) if punto < STANDS else None
        if bank_draws(banco, total((drawn,)) if drawn else None):
            shoe.pop(0)
    return coups


def shoes_of_ten(seeds: range) -> Mean:
    """The percentage of shoes that are enough for exactly ten coups."""
    return mean(100 * (coups_of_a_shoe(seed) == 10) for seed in seeds)


def test_claim_schlitten() -> None:
    coups = Counter(map(coups_of_a_shoe, range(2000)))
    assert sum(coups[number] for number in (9, 10, 11)) > 0.995 * coups.total()
    assert coups.most_common(1)[0][0] == 10
    check_simulated(ID, "schlitten", shoes_of_ten(range(2000)))


CARDS = {worth: Fraction(4 if worth == 0 else 1, 13) for worth in range(10)}
"""How likely each worth of a card is in an endless shoe."""


def totals_of_two() -> Mapping[int, Fraction]:
    """How likely each total of two cards is."""
    shares = defaultdict[int, Fraction](Fraction)
    for one in CARDS:
        for other in CARDS:
            shares[(one + other) % 10] += CARDS[one] * CARDS[other]
    return shares


def won(bank: int, against: Mapping[int, Fraction]) -> Fraction:
    """What the bank wins with its total, in stakes; `against` says how likely the player's totals are."""
    return sum((share * ((bank > punto) - (bank < punto)) for punto, share in against.items()), Fraction())


def gains(five: Fraction) -> Iterator[tuple[int, int | None, Fraction]]:
    """For each total of the bank and each third card: what drawing gains on standing, in stakes.

    `five` is how often the player draws with five.
    """
    first = totals_of_two()
    for bank in range(NATURAL):
        for third in (None, *range(10)):
            against = defaultdict[int, Fraction](Fraction)
            for punto in range(NATURAL):
                draws = five if punto == STANDS - 1 else Fraction(punto < STANDS)
                share = first[punto] * (1 - draws if third is None else draws)
                against[(punto + (third or 0)) % 10] += share
            drawn = sum((CARDS[card] * won((bank + card) % 10, against) for card in CARDS), Fraction())
            yield bank, third, (drawn - won(bank, against)) / sum(against.values(), Fraction())


@pytest.mark.parametrize(
    ("name", "five", "stands_at"), [("tafel", Fraction(1, 2), 6), ("tafel_mit_zwang", Fraction(1), 7)]
)
def test_claim_tafel(name: str, five: Fraction, stands_at: int) -> None:
    missed = []
    for bank, third, better in gains(five):
        draws = bank < stands_at if third is None else bank_draws(bank, third)
        if draws != (better > 0):
            missed.append(abs(better))
    check_counted(ID, name, len(missed) if name == "tafel" else float(100 * max(missed)))


def test_claim_natural() -> None:
    """Every pair of two hands, by what their cards count."""
    pack = [total((card,)) for card in game.pack(2)]
    pairs = Counter((min(one, other), max(one, other)) for one, other in combinations(pack, 2))
    high = sum(ways for pair, ways in pairs.items() if sum(pair) % 10 >= NATURAL)
    both = 0
    for pair, ways in pairs.items():
        if sum(pair) % 10 >= NATURAL:
            left = [*pack]
            for worth in pair:
                left.remove(worth)
            both += ways * sum(sum(two) % 10 >= NATURAL for two in combinations(left, 2))
    one, two = Fraction(high, comb(52, 2)), Fraction(both, comb(52, 2) * comb(50, 2))
    check_counted(ID, "natural", float(100 * (2 * one - two)), digits=1)


def test_claim_verdoppeln() -> None:
    check_rule(ID, "verdoppeln")
    for on in (PUNTO, BANCO, TIE):
        for won in (PUNTO, BANCO, TIE):
            one, two = (gain(game.rules(), Stake(on, units * UNIT), won, 6) for units in (1, 2))
            assert two == 2 * one


def test_claim_einholen() -> None:
    check_rule(ID, "einholen")
    punto, banco = (gain(game.rules(), Stake(on, UNIT), on, 6) for on in (PUNTO, BANCO))
    assert (punto, banco) == (UNIT, UNIT - 1)
