"""What Anagramm-Poker's booklet claims, recounted and drawn again."""

from __future__ import annotations

from random import Random

from tests.games.proof import check_counted, check_rule, check_simulated, mean
from tests.games.support import Referee, session

from kartenwerk.cards import Cards
from kartenwerk.data import DataRoots
from kartenwerk.games.anagramm_poker import GAME, HANDS, OWN
from kartenwerk.games.anagramm_poker.players import WordSense
from kartenwerk.games.anagramm_poker.state import HAND
from kartenwerk.mechanics.tuples import without
from kartenwerk.mechanics.words.dictionary import Dictionary

ID = "anagramm_poker"
SESSION = session(ID)
PACK = Referee(GAME).pack(4)
SENSE = WordSense(OWN)


def test_claim_nach_dem_geben() -> None:
    dealt, _ = HANDS.chances(SESSION.data, SESSION.deck, {})
    check_counted(ID, "nach_dem_geben", 100 * dealt.ways[HAND] / dealt.total)


def exchanged(cards: Cards) -> Cards:
    """The first five after an exchange for those that follow."""
    hand, stock = cards[:HAND], cards[HAND:]
    thrown = SENSE.useless(hand, 3)
    return without(hand, *thrown) + stock[: len(thrown)]


def test_claim_nach_dem_tausch() -> None:
    rng = Random(7)
    hands = (exchanged(tuple(rng.sample(PACK, 2 * HAND))) for _ in range(400))
    check_simulated(ID, "nach_dem_tausch", mean(100 * (len(SENSE.word(hand)) == HAND) for hand in hands))


def test_claim_kleineres_woerterbuch() -> None:
    check_rule(ID, "kleineres_woerterbuch")
    rng, fewer = Random(1), WordSense(Dictionary.everyday(DataRoots.over()))
    for _ in range(300):
        hand = tuple(rng.sample(PACK, HAND))
        assert len(fewer.word(hand)) <= len(SENSE.word(hand))
