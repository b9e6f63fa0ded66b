"""What Boltan's booklet claims, recounted, drawn again and held against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from tests.examples.test_practice import deals_of
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, mean
from tests.games.replays import Replay
from tests.games.support import Referee, session

from kartenwerk.cards import Card, Cards
from kartenwerk.catalog.game import Value
from kartenwerk.play.games.fuenf_karten_boltan import GAME, HANDS
from kartenwerk.play.games.fuenf_karten_boltan.dice import OURS, SOURCE, chances_of, dice_table, widest_gap
from kartenwerk.play.games.fuenf_karten_boltan.examples import exchange_odds
from kartenwerk.play.games.fuenf_karten_boltan.players import same_element, to_keep
from kartenwerk.play.games.fuenf_karten_boltan.practice import ranking_of
from kartenwerk.play.games.fuenf_karten_boltan.state import State
from kartenwerk.play.games.fuenf_karten_boltan.talon import Exchange
from kartenwerk.play.mechanics.ladders.example_hands import example_hands
from kartenwerk.play.mechanics.ladders.ladder import FIVE
from kartenwerk.play.mechanics.ladders.odds import after_exchange, odds
from kartenwerk.play.mechanics.tuples import without

ID = "fuenf_karten_boltan"
PLAYERS = 4
MOST = 4
SESSION = session(ID)
LADDER, GRID = ranking_of(SESSION)
game = Referee(GAME)


def shares() -> dict[str, float]:
    """The percentage of all hands that each category has."""
    return {one.category: 100 * one.ways / one.total for one in odds(LADDER, GRID, FIVE)}


def test_claim_kein_unentschieden() -> None:
    check_rule(ID, "kein_unentschieden")
    heights = [LADDER.height(card) for card in GRID.cards]
    assert len({*heights}) == len(heights) == 72


def test_claim_haeufigkeit() -> None:
    check_counted(ID, "haeufigkeit", shares()["leeres_fass"])


def test_claim_immer_seltener() -> None:
    empty, pair, *others = shares().values()
    check_counted(ID, "immer_seltener", pair)
    assert pair > empty > others[0]
    assert all(lower > higher for lower, higher in pairwise([pair, *others[:-1]]))
    assert others[-1] == others[-2]


def test_claim_tausch() -> None:
    pair, *_ = exchange_odds(SESSION, example_hands(LADDER, GRID))
    check_counted(ID, "tausch", 100 * pair.better)


def test_claim_talon_reicht() -> None:
    check_rule(ID, "talon_reicht")
    players, most = SESSION.data.players[-1], 3
    assert len(GRID.cards) - FIVE * players - 1 >= most * players


@pytest.mark.parametrize(("name", "which"), [("tafel_der_vorlage", SOURCE), ("tafel_des_rechners", OURS)])
def test_claim_how_far_a_dice_table_misses_a_hand(name: str, which: str) -> None:
    exact = chances_of(HANDS, SESSION)
    table = dice_table(HANDS, SESSION, which)
    check_counted(ID, name, float(100 * widest_gap(exact, table.chances())))


def most_of(rules: Mapping[str, Value]) -> int:
    """How many cards may be exchanged by these rules."""
    return int(SESSION.data.settle(rules)["tausch_max"])


class Way(NamedTuple):
    """What became of a hand of which certain cards were kept: its kind, and whether it beats the three others."""

    made: str
    won: bool


class Trial(NamedTuple):
    """A habit at the exchange tried: which hands, and what is kept of them in the one way and in the others."""

    takes: Callable[[Cards], bool]
    ways: Sequence[Callable[[Cards], Cards]]


Rivals = Sequence[tuple[int, tuple[int, tuple[int, ...]]]]
"""How many cards each of the others has exchanged, and how strong its hand then is."""


def filled(kept: Cards, drawn: Cards) -> Cards:
    return kept + drawn[: FIVE - len(kept)]


def rivals_of(rng: Random, held: Cards, number: int, most: int) -> tuple[Rivals, Cards]:
    """The others, who exchange up to `most` cards as the booklet says; and cards to draw.

    Where they may exchange more or fewer, the same cards come.
    """
    unseen = [card for card in GRID.cards if card not in held]
    cards = tuple(rng.sample(unseen, 2 * FIVE * number + FIVE))
    hands = []
    for start in range(0, 2 * FIVE * number, 2 * FIVE):
        kept = to_keep(LADDER, cards[start : start + FIVE], most)
        made = LADDER.read(filled(kept, cards[start + FIVE : start + 2 * FIVE]))
        hands.append((FIVE - len(kept), made.strength))
    return hands, cards[-FIVE:]


def tried_once(trial: Trial, seed: int, most: int) -> Sequence[Way]:
    """What each way makes of a hand against three; the same cards for all."""
    rng, hand = Random(f"hand {seed}"), Cards()
    while not hand or not trial.takes(hand):
        hand = tuple(sorted(rng.sample(GRID.cards, FIVE), key=LADDER.height, reverse=True))
    rivals, drawn = rivals_of(rng, hand, PLAYERS - 1, most)
    made = [LADDER.read(filled(within(way(hand), hand, most), drawn)) for way in trial.ways]
    return [Way(one.category, all(one.strength > other for _, other in rivals)) for one in made]


def within(kept: Cards, hand: Cards, most: int) -> Cards:
    """Those cards, and the highest of the others where too many would be exchanged."""
    others = tuple(card for card in hand if card not in kept)
    return kept + others[: max(0, FIVE - most - len(kept))]


def kind(hand: Cards) -> str:
    return LADDER.read(hand).category


def pictures(hand: Cards) -> Cards:
    return tuple(card for card in hand if card.rank in "KRWMF")


def what_counts(hand: Cards) -> Cards:
    """What makes the hand, or two of an element where nothing does."""
    best = LADDER.read(hand).best
    return (same_element(hand) or best) if kind(hand) == "leeres_fass" else best


def with_kicker(hand: Cards) -> Cards:
    best = LADDER.read(hand).best
    return (*best, next(card for card in hand if card not in best))


def in_a_row(hand: Cards) -> Cards:
    """Four numbers that follow one another, as the game counts them; none if there are no four."""
    for row in ("A234", "2345", "3456", "4567"):
        found = [next((card for card in hand if card.rank == rank), None) for rank in row]
        if None not in found:
            return tuple(card for card in found if card)
    return ()


TRIALS = {
    "leer": Trial(
        lambda hand: bool(same_element(hand)) and kind(hand) == "leeres_fass",
        (same_element, lambda hand: hand[:1], lambda hand: hand[:2]),
    ),
    "bilder_fass": Trial(
        lambda hand: len(pictures(hand)) == 4 and kind(hand) == "leeres_fass", (pictures, what_counts)
    ),
    "bilder_zwilling": Trial(
        lambda hand: len(pictures(hand)) == 4 and kind(hand) == "zwilling", (pictures, what_counts)
    ),
    "dschinn": Trial(lambda hand: kind(hand) == "dschinn", (what_counts, with_kicker)),
    "gasse": Trial(lambda hand: bool(in_a_row(hand)) and kind(hand) == "zwilling", (what_counts, in_a_row)),
    "herr": Trial(lambda hand: kind(hand) == "elementarherr", (what_counts, lambda hand: hand)),
}


@cache
def tried(trial: str, seeds: range, most: int) -> Sequence[Sequence[Way]]:
    return [tried_once(TRIALS[trial], seed, most) for seed in seeds]


def wins_of(trial: str, way: int, seeds: int, against: str | None = None) -> Replay:
    """How the share of deals is found that a way wins."""

    def won(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return mean(100 * ways[way].won for ways in tried(trial, seeds, most_of(rules)))

    return Replay(won, seeds, 40, against=against)


def makes(trial: str, way: int, least: str, seeds: int) -> Replay:
    """How the share of hands is found of which a way makes at least so much."""
    rung = LADDER.ids.index(least)

    def made(seeds: range, rules: Mapping[str, Value]) -> Mean:
        return mean(100 * (LADDER.ids.index(ways[way].made) >= rung) for ways in tried(trial, seeds, most_of(rules)))

    return Replay(made, seeds, 40)


class Shown(NamedTuple):
    """A hand after the exchange: its kind, and how many cards each of the others exchanged and whether it beats it."""

    made: str
    beats: Sequence[tuple[int, bool]]


@cache
def at_the_table(seeds: range, most: int) -> Sequence[Shown]:
    told = []
    for seed in seeds:
        rng = Random(f"table {seed}")
        hand = tuple(rng.sample(GRID.cards, FIVE))
        rivals, drawn = rivals_of(rng, hand, PLAYERS - 1, most)
        made = LADDER.read(filled(to_keep(LADDER, hand, most), drawn))
        told.append(Shown(made.category, [(changed, made.strength > other) for changed, other in rivals]))
    return told


TABLES, FEW_TABLES = 40000, 400


def wins_with(made: str, against: float | None = None) -> Replay:
    """How the share of deals is found that such a hand wins after the exchange."""

    def won(seeds: range, rules: Mapping[str, Value]) -> Mean:
        shown = (one for one in at_the_table(seeds, most_of(rules)) if one.made == made)
        return mean(100 * all(beats for _, beats in one.beats) for one in shown)

    return Replay(won, TABLES, FEW_TABLES, against=against, chosen=True)


def djinn_beats(changed: int, against: str | None = None) -> Replay:
    """How the share is found of those who exchanged so many cards and are beaten by a Dschinn."""

    def beaten(seeds: range, rules: Mapping[str, Value]) -> Mean:
        hands = (one.beats for one in at_the_table(seeds, most_of(rules)) if one.made == "dschinn")
        return mean(100 * won for beats in hands for number, won in beats if number == changed)

    return Replay(beaten, TABLES, FEW_TABLES, against=against, chosen=True)


FOUR = ("turnier", "poker_helme")
"""The sets by which four cards may be exchanged."""

REPLAYS = {
    "zwei_eines_elements": makes("leer", 0, "dschinn", 10000),
    "nur_die_hoechste": replace(makes("leer", 1, "dschinn", 10000), sets=FOUR),
    "siege_mit_zwei": wins_of("leer", 0, 10000, against="siege_mit_hohen"),
    "siege_mit_einer": replace(wins_of("leer", 1, 10000), sets=FOUR),
    "siege_mit_hohen": wins_of("leer", 2, 10000),
    "bilder_fass_vier": wins_of("bilder_fass", 0, 6000, against="bilder_fass_sonst"),
    "bilder_fass_sonst": wins_of("bilder_fass", 1, 6000),
    "bilder_zwilling_vier": wins_of("bilder_zwilling", 0, 6000, against="bilder_zwilling_sonst"),
    "bilder_zwilling_sonst": wins_of("bilder_zwilling", 1, 6000),
    "bilder_hof": makes("bilder_fass", 0, "hof", 6000),
    "dschinn_allein": wins_of("dschinn", 0, 10000, against="dschinn_mit_beikarte"),
    "dschinn_mit_beikarte": wins_of("dschinn", 1, 10000),
    "gasse_zwilling": wins_of("gasse", 0, 6000, against="gasse_vier_zahlen"),
    "gasse_vier_zahlen": wins_of("gasse", 1, 6000),
    "dschinn_gegen_drei_karten": djinn_beats(3, against="dschinn_gegen_zwei_karten"),
    "dschinn_gegen_zwei_karten": djinn_beats(2),
    "herr_tauscht": wins_of("herr", 0, 4000),
    "herr_steht": wins_of("herr", 1, 4000),
    "siege_doppelzwilling": wins_with("doppelzwilling", against=50.0),
    "siege_drilling": wins_with("drilling", against=50.0),
    "siege_dschinn": wins_with("dschinn"),
}
"""How each claim that was played is found, but for those on the practice deals."""


class Doubt(NamedTuple):
    """A decision of the practice deals: the deal, the seat, and how many cards each of the others has exchanged.

    Nothing exchanged tells that the exchange is still to come.
    """

    deal: int
    seat: int
    others: int
    exchanged: tuple[int, ...] = ()


DOUBTS = {
    "anna_wartet": Doubt(0, 0, 3),
    "bert_schlaegt": Doubt(0, 1, 3),
    "cleo_stirbt": Doubt(0, 2, 3),
    "dirk_gegenschlag": Doubt(0, 3, 2),
    "anna_pariert": Doubt(0, 0, 2),
    "dirk_schlaegt": Doubt(0, 3, 2, (3, 2)),
    "anna_gegenschlag": Doubt(0, 0, 2, (2, 1)),
    "bert_rueckschlag": Doubt(0, 1, 2, (3, 1)),
    "cleo_schlaegt": Doubt(1, 2, 2, (1, 2)),
}


def wins(doubt: Doubt, number: int) -> Iterator[bool]:
    """Whether the hand wins in worlds that the seat holds possible, if it keeps what it keeps in the deal."""
    deal, rng = deals_of(SESSION)[doubt.deal], Random(5)
    change = [step for step in deal.steps if isinstance(step.move, Exchange)]
    start: State = change[0].before if doubt.exchanged else next(s for s in deal.steps if s.seat >= 0).before
    held = start.hands[doubt.seat]
    own = next((step.after.hands[doubt.seat] for step in change if step.seat == doubt.seat), ())
    kept = next((without(held, *s.move.cards) for s in change if s.seat == doubt.seat), to_keep(LADDER, held, MOST))
    while number:
        if doubt.exchanged:
            strength = LADDER.read(own).strength
            rivals = [rival(rng, {*held, *own}, changed) for changed in doubt.exchanged]
        else:
            hands, drawn = rivals_of(rng, held, doubt.others, MOST)
            rivals = [other for _, other in hands]
            strength = LADDER.read(filled(kept, drawn)).strength
        number -= 1
        yield all(strength > other for other in rivals)


def rival(rng: Random, known: set[Card], changed: int) -> tuple[int, tuple[int, ...]]:
    """A hand of somebody who has exchanged so many cards, from those that are not known."""
    unseen = [card for card in GRID.cards if card not in known]
    while True:
        cards = tuple(rng.sample(unseen, FIVE + changed))
        kept = to_keep(LADDER, cards[:FIVE], MOST)
        if FIVE - len(kept) == changed:
            return LADDER.read(filled(kept, cards[FIVE:])).strength


@pytest.mark.parametrize("name", DOUBTS)
def test_claim_probe(name: str) -> None:
    check_simulated(ID, f"probe_{name}", mean(100 * won for won in wins(DOUBTS[name], 40)))


@pytest.mark.slow
@pytest.mark.parametrize("name", DOUBTS)
def test_claim_probe_in_many_worlds(name: str) -> None:
    check_simulated(ID, f"probe_{name}", mean(100 * won for won in wins(DOUBTS[name], 1000)))


@pytest.mark.parametrize("set_id", ["turnier", "poker_helme"])
def test_sets_that_leave_hands_and_exchange_as_they_are_change_no_figure_of_the_tips(set_id: str) -> None:
    """The hands above are drawn from the pack, read by the ladder and exchanged: nothing else is asked of the rules."""
    table = session(ID, **SESSION.data.variant(set_id).rules)
    assert ranking_of(table) == (LADDER, GRID)
    assert table.values["tausch_max"] == SESSION.values["tausch_max"] == MOST
    tips = [one for id, one in SESSION.data.claims.items() if one.method == "simulation" and "probe_" not in id]
    assert all(set_id in one.also for one in tips)


@pytest.mark.parametrize(("place", "name"), [(0, "drilling"), (1, "elementarherr")])
def test_claim_probe_exchange(place: int, name: str) -> None:
    step = [step for step in deals_of(SESSION)[0].steps if isinstance(step.move, Exchange)][place]
    held, thrown = step.before.hands[step.seat], step.move.cards
    chances = after_exchange(LADDER, GRID, tuple(card for card in held if card not in thrown), thrown)
    check_counted(ID, f"probe_{name}", next(100 * one.ways / one.total for one in chances if one.category == name))
