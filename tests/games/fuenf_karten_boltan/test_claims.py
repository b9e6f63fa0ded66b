"""What Boltan's booklet claims, recounted, drawn again and held against the rules."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from random import Random
from typing import NamedTuple

import pytest
from tests.games.proof import check_counted, check_rule, check_simulated, mean
from tests.games.support import Referee, session

from kartenwerk.cards import Cards
from kartenwerk.games.fuenf_karten_boltan import GAME, HANDS
from kartenwerk.games.fuenf_karten_boltan.deal_view import ranking_of
from kartenwerk.games.fuenf_karten_boltan.dice import widest_gap
from kartenwerk.games.fuenf_karten_boltan.examples import exchange_odds
from kartenwerk.games.fuenf_karten_boltan.players import same_element, to_keep
from kartenwerk.games.fuenf_karten_boltan.rolling import OURS, SOURCE, chances_of, dice_table
from kartenwerk.mechanics.ladders.example_hands import example_hands
from kartenwerk.mechanics.ladders.ladder import FIVE
from kartenwerk.mechanics.ladders.odds import odds

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
    exact = chances_of(HANDS, SESSION.data, SESSION.deck)
    table = dice_table(HANDS, SESSION.data, SESSION.deck, which)
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
