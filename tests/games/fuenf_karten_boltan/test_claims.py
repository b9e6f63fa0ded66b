"""What Boltan's booklet claims, recounted, drawn again and held against the rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from tests.examples.test_practice import deals_of
from tests.games.proof import check_counted, check_rule, check_simulated, mean
from tests.games.support import Referee, session

from kartenwerk.cards import Card, Cards
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


class Tried(NamedTuple):
    """What an empty hand became when two of an element were kept, and when the highest card was: Dschinn, won."""

    djinn: tuple[bool, bool]
    won: tuple[bool, bool]


def empty_hands(number: int, seed: int) -> Iterator[Tried]:
    """Hands that make nothing but have two of an element, against three who exchange as the booklet says."""
    rng, djinn = Random(seed), LADDER.ids.index("dschinn")
    while number:
        cards = tuple(rng.sample(GRID.cards, 2 * FIVE * PLAYERS))
        hand = sorted(cards[:FIVE], key=LADDER.height, reverse=True)
        pair = same_element(hand)
        if not pair or LADDER.read(tuple(hand)).category != "leeres_fass":
            continue
        number -= 1
        fives = [cards[start : start + FIVE] for start in range(0, len(cards), FIVE)]
        rivals = [
            LADDER.read(filled(to_keep(LADDER, held, MOST), drawn)).strength
            for held, drawn in zip(fives[1:PLAYERS], fives[PLAYERS + 1 :], strict=True)
        ]
        made = [LADDER.read(filled(kept, fives[PLAYERS])) for kept in (pair, tuple(hand[:1]))]
        first, second = (LADDER.ids.index(one.category) >= djinn for one in made)
        best, other = (one.strength > max(rivals) for one in made)
        yield Tried((first, second), (best, other))


@cache
def tried() -> list[Tried]:
    return [*empty_hands(600, seed=2)]


def filled(kept: Cards, drawn: Cards) -> Cards:
    return kept + drawn[: FIVE - len(kept)]


@pytest.mark.parametrize(
    ("name", "what", "way"),
    [
        ("zwei_eines_elements", "djinn", 0),
        ("nur_die_hoechste", "djinn", 1),
        ("siege_mit_zwei", "won", 0),
        ("siege_mit_einer", "won", 1),
    ],
)
def test_claim_exchange_of_an_empty_hand(name: str, what: str, way: int) -> None:
    check_simulated(ID, name, mean(100 * getattr(one, what)[way] for one in tried()))


class Trial(NamedTuple):
    """A habit at the exchange tried: which hands, and what is kept of them in the one way and in the other."""

    takes: Callable[[Cards], bool]
    ways: tuple[Callable[[Cards], Cards], Callable[[Cards], Cards]]


def rivals_of(rng: Random, held: Cards, number: int) -> tuple[list[tuple[int, tuple[int, tuple[int, ...]]]], Cards]:
    """How many cards each of the others exchanges and how strong its hand then is; and cards to draw."""
    unseen = [card for card in GRID.cards if card not in held]
    cards = tuple(rng.sample(unseen, 2 * FIVE * number + FIVE))
    hands = []
    for start in range(0, 2 * FIVE * number, 2 * FIVE):
        kept = to_keep(LADDER, cards[start : start + FIVE], MOST)
        made = LADDER.read(filled(kept, cards[start + FIVE : start + 2 * FIVE]))
        hands.append((FIVE - len(kept), made.strength))
    return hands, cards[-FIVE:]


def kept_to_win(trial: Trial, number: int, seed: int) -> Iterator[tuple[tuple[bool, bool], tuple[str, str]]]:
    """Whether each way wins against three, and what it makes of the hand; the same cards for both."""
    rng = Random(seed)
    while number:
        hand = tuple(sorted(rng.sample(GRID.cards, FIVE), key=LADDER.height, reverse=True))
        if not trial.takes(hand):
            continue
        number -= 1
        rivals, drawn = rivals_of(rng, hand, PLAYERS - 1)
        made = [LADDER.read(filled(way(hand), drawn)) for way in trial.ways]
        first, second = (all(one.strength > other for _, other in rivals) for one in made)
        yield (first, second), (made[0].category, made[1].category)


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

HABITS = [
    ("bilder_fass_vier", "bilder_fass", 0),
    ("bilder_fass_sonst", "bilder_fass", 1),
    ("bilder_zwilling_vier", "bilder_zwilling", 0),
    ("bilder_zwilling_sonst", "bilder_zwilling", 1),
    ("dschinn_allein", "dschinn", 0),
    ("dschinn_mit_beikarte", "dschinn", 1),
    ("gasse_zwilling", "gasse", 0),
    ("gasse_vier_zahlen", "gasse", 1),
    ("herr_tauscht", "herr", 0),
    ("herr_steht", "herr", 1),
]


@cache
def habit(trial: str, number: int) -> Sequence[tuple[tuple[bool, bool], tuple[str, str]]]:
    return [*kept_to_win(TRIALS[trial], number, seed=3)]


@pytest.mark.parametrize(("name", "trial", "way"), HABITS)
def test_claim_habit(name: str, trial: str, way: int) -> None:
    check_simulated(ID, name, mean(100 * won[way] for won, _ in habit(trial, 30)))


@pytest.mark.slow
@pytest.mark.parametrize(("name", "trial", "way"), HABITS)
def test_claim_habit_in_many_hands(name: str, trial: str, way: int) -> None:
    check_simulated(ID, name, mean(100 * won[way] for won, _ in habit(trial, 1000)))


def test_claim_bilder_hof() -> None:
    hof = LADDER.ids.index("hof")
    made = (LADDER.ids.index(kinds[0]) >= hof for _, kinds in habit("bilder_fass", 30))
    check_simulated(ID, "bilder_hof", mean(100 * one for one in made))


@cache
def at_the_table(number: int) -> Sequence[tuple[str, bool, tuple[tuple[int, bool], ...]]]:
    """A hand after the exchange: its kind, whether it beats three, and whether it beats each by the cards exchanged."""
    rng, told = Random(4), []
    for _ in range(number):
        hand = tuple(rng.sample(GRID.cards, FIVE))
        rivals, drawn = rivals_of(rng, hand, PLAYERS - 1)
        made = LADDER.read(filled(to_keep(LADDER, hand, MOST), drawn))
        beats = tuple((changed, made.strength > other) for changed, other in rivals)
        told.append((made.category, all(won for _, won in beats), beats))
    return told


@pytest.mark.parametrize("name", ["doppelzwilling", "drilling", "dschinn"])
def test_claim_siege(name: str) -> None:
    """siege_doppelzwilling, siege_drilling, siege_dschinn"""
    check_simulated(ID, f"siege_{name}", mean(100 * won for made, won, _ in at_the_table(300) if made == name))


@pytest.mark.parametrize(("name", "changed"), [("dschinn_gegen_drei_karten", 3), ("dschinn_gegen_zwei_karten", 2)])
def test_claim_exchange_counted(name: str, changed: int) -> None:
    hands = (beats for made, _, beats in at_the_table(300) if made == "dschinn")
    check_simulated(ID, name, mean(100 * won for beats in hands for number, won in beats if number == changed))


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
            hands, drawn = rivals_of(rng, held, doubt.others)
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
