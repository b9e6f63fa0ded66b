"""What Doppelkopf's booklet claims, recounted, replayed and held against the rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from fractions import Fraction
from functools import cache, partial
from math import comb
from random import Random

import pytest
from tests.games.doppelkopf.habits import (
    Played,
    gives_nothing,
    keeps_aces_back,
    leads_trumps,
    played,
    queen_at_once,
    takes_all,
)
from tests.games.proof import Mean, check_counted, check_rule, claim, mean
from tests.games.replays import Replay
from tests.games.support import Referee

from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.doppelkopf import GAME
from kartenwerk.play.games.doppelkopf.players import sensible
from kartenwerk.play.games.doppelkopf.state import GRAND, QUEEN, SEATS, Announce, State
from kartenwerk.play.mechanics.augen import augen
from kartenwerk.play.mechanics.ranking import TRUMPS
from kartenwerk.play.mechanics.tricks import InPlay, Trick

ID = "doppelkopf"
game = Referee(GAME)


@pytest.mark.parametrize(("name", "without"), [("zwei_re", False), ("zwei_re_ohne_neunen", True)])
def test_claim_zwei_re(name: str, without: bool) -> None:
    pack = game.pack(SEATS, ohne_neunen=without)
    places = [(first, second) for first in range(len(pack)) for second in range(first)]
    hand = len(pack) // SEATS
    apart = sum(first // hand != second // hand for first, second in places)
    assert [(card.suit, card.rank) for card in pack].count(QUEEN) == 2
    check_counted(ID, name, float(100 * Fraction(apart, len(places))), digits=1)


def all_have_the_suit(own: int, without_nines: bool) -> Fraction:
    """The share of deals in which each of the other three has a plain club, if one hand has so many of them."""
    pack = game.pack(SEATS, ohne_neunen=without_nines)
    order = State(game.rules(), InPlay.begin(((),) * SEATS, 0), SEATS - 1).ranking
    rest, each = sum(order.suit(card) == "kreuz" for card in pack) - own, len(pack) // SEATS
    cards = (SEATS - 1) * each

    def spared(hands: int) -> Fraction:
        """The share in which none of these hands has one."""
        return Fraction(comb(cards - hands * each, rest), comb(cards, rest))

    return 1 - 3 * spared(1) + 3 * spared(2)


@pytest.mark.parametrize(("name", "own"), [("blankes_ass", 1), ("zweite_karte", 2)])
@pytest.mark.parametrize(("suffix", "without"), [("", False), ("_ohne_neunen", True)])
def test_claim_ass(name: str, own: int, suffix: str, without: bool) -> None:
    check_counted(ID, name + suffix, float(100 * all_have_the_suit(own, without)), digits=1)


def test_claim_trumpf_zieht() -> None:
    check_rule(ID, "trumpf_zieht")
    trick = Trick(3, game.cards("karo-9"))
    cards = InPlay.of((game.cards("kreuz-A kreuz-B karo-K"), *((),) * 3), trick, ((),) * SEATS)
    state = State(game.rules(), cards, SEATS - 1, said=(Announce(),) * SEATS)
    assert {str(move) for move in GAME.moves(state)} == {"kreuz-B", "karo-K"}
    assert state.ranking.suit(trick.cards[0]) == TRUMPS


def grand_wins(aces: int, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of grands that forehand wins with exactly four jacks and so many aces, all seats sensible."""
    return mean(100.0 * (grand(4, aces, seed, rules) > 0) for seed in seeds)


def grand(jacks: int, aces: int, seed: int, rules: Mapping[str, Value]) -> int:
    """What forehand wins or loses in a grand with such a hand."""
    pack, chance, lots = game.pack(SEATS), Random(f"deal {seed}"), Random(f"players {seed}")
    piles: list[Cards] = [tuple(card for card in pack if card.rank == rank) for rank in ("B", "A")]
    piles.append(tuple(card for card in pack if card.rank not in ("B", "A")))
    shares = (jacks, aces, len(pack) // SEATS - jacks - aces)
    mixed = [chance.sample(pile, len(pile)) for pile in piles]
    hand = [card for pile, share in zip(mixed, shares, strict=True) for card in pile[:share]]
    others = [card for pile, share in zip(mixed, shares, strict=True) for card in pile[share:]]
    chance.shuffle(others)
    state = GAME.play(GAME.deal(game.rules(**{"grossspiel": True, **rules}), SEATS, (*hand, *others)), Announce(GRAND))
    while (seat := GAME.to_move(state)) is not None:
        state = GAME.play(state, GAME.policies["sensible"](GAME.view(state, seat), GAME.moves(state), lots))
    return GAME.result(state, SEATS)[0]


def test_the_booklet_names_one_number_of_deals_for_both_hands() -> None:
    assert claim(ID, "grossspiel_vier_asse").cases == claim(ID, "grossspiel_zwei_asse").cases


HABITS = {
    "re_siege": sensible,
    "asse_zurueck": keeps_aces_back,
    "nichts_schenken": gives_nothing,
    "jeden_stich": takes_all,
    "dame_sofort": queen_at_once,
    "nur_trumpf": leads_trumps,
}
"""What Re does in the deals of these claims."""

SEEDS = 2600
"""So many the claims rest on."""


@cache
def deals_of(name: str, seeds: range, rules: frozenset[tuple[str, Value]]) -> Sequence[Played]:
    """The deals that a claim counts."""
    return [*played(seeds, HABITS[name], dict(rules))]


def won(name: str, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of deals that Re wins with the habit."""
    return mean(100.0 * deal.won for deal in deals_of(name, seeds, frozenset(rules.items())))


@pytest.mark.slow
@pytest.mark.parametrize("name", HABITS)
def test_claims_on_habits_in_all_their_deals(name: str) -> None:
    found = won(name, range(SEEDS), {})
    assert (round(found.value, 1), round(found.error, 1)) == (claim(ID, name).figure, claim(ID, name).error)


def test_every_habit_costs_re_more_than_chance() -> None:
    usual = claim(ID, "re_siege")
    for name in [name for name in HABITS if name != "re_siege"]:
        told = claim(ID, name)
        assert usual.figure is not None and told.figure is not None
        assert usual.figure - told.figure >= 3


def trumped(time: int, seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of tricks taken by a trump among those in which a plain suit is led for the n-th time."""
    seen = []
    for one in deals_of("re_siege", seeds, frozenset(rules.items())):
        led = Counter[str]()
        for trick in one.tricks:
            cards = tuple(lay.card for lay in trick)
            suit = one.state.ranking.suit(cards[0])
            led[suit] += 1
            if suit != TRUMPS and led[suit] == time:
                seen.append(100.0 * (one.state.ranking.suit(cards[one.state.ranking.winner(cards)]) == TRUMPS))
    return mean(seen)


def counted_in(place: int) -> Callable[[range, Mapping[str, Value]], Mean]:
    """What finds how many Augen a trick counts, from the first by 0 or from the last by -1."""

    def play_again(seeds: range, rules: Mapping[str, Value]) -> Mean:
        ends = deals_of("re_siege", seeds, frozenset(rules.items()))
        return mean(float(augen([lay.card for lay in one.tricks[place]])) for one in ends)

    return play_again


WITH_GRANDS = ("turnier", "tollen_und_fuechse")
"""The sets that play grands."""

REPLAYS = {
    "grossspiel_vier_asse": Replay(partial(grand_wins, 4), 1000, 30, against=50.0, sets=WITH_GRANDS),
    "grossspiel_zwei_asse": Replay(partial(grand_wins, 2), 1000, 30, against=50.0, sets=WITH_GRANDS),
    "re_siege": Replay(partial(won, "re_siege"), SEEDS, 60, chosen=True),
    **{
        name: Replay(partial(won, name), SEEDS, 60, against="re_siege", chosen=True)
        for name in HABITS
        if name != "re_siege"
    },
    "erster_umlauf": Replay(partial(trumped, 1), SEEDS, 60, against="zweiter_umlauf", chosen=True),
    "zweiter_umlauf": Replay(partial(trumped, 2), SEEDS, 60, chosen=True),
    "letzter_stich": Replay(counted_in(-1), SEEDS, 60, against="achter_stich", chosen=True),
    "achter_stich": Replay(counted_in(7), SEEDS, 60, chosen=True),
}
"""How each claim that was played is found."""
