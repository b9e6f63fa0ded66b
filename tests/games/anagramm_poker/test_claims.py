"""What Anagramm-Poker's booklet claims, recounted and drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random

import pytest
from tests.examples.test_practice import deals_of
from tests.games.proof import check_counted, check_rule, check_simulated, mean
from tests.games.support import Referee, session

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Cards
from kartenwerk.play.games.anagramm_poker import GAME, HANDS
from kartenwerk.play.games.anagramm_poker.hands import DICTIONARY
from kartenwerk.play.games.anagramm_poker.moves import CardAction
from kartenwerk.play.games.anagramm_poker.players import WordSense
from kartenwerk.play.games.anagramm_poker.state import HAND, LEAST, Phase
from kartenwerk.play.mechanics.tuples import without
from kartenwerk.play.mechanics.words.dictionary import Dictionary
from kartenwerk.play.mechanics.words.laying import LaidWord, lay_words
from kartenwerk.play.mechanics.words.spelling import din_order

ID = "anagramm_poker"
SESSION = session(ID)
PACK = Referee(GAME).pack(4)
SENSE = WordSense(DICTIONARY)


def test_claim_nach_dem_geben() -> None:
    dealt, _ = HANDS.chances(SESSION)
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


def test_claim_vier_nach_dem_tausch() -> None:
    rng = Random(8)
    hands = (exchanged(tuple(rng.sample(PACK, 2 * HAND))) for _ in range(400))
    check_simulated(ID, "vier_nach_dem_tausch", mean(100 * (len(SENSE.word(hand)) == HAND - 1) for hand in hands))


@pytest.mark.parametrize(("name", "dear"), [("billige_behalten", False), ("teure_behalten", True)])
def test_claim_of_two_cards_kept(name: str, dear: bool) -> None:
    rng, long = Random(9), []
    for _ in range(300):
        drawn = tuple(rng.sample(PACK, HAND + 3))
        kept = sorted(drawn[:HAND], key=lambda card: (card.value, card), reverse=dear)[:2]
        long.append(100 * (len(SENSE.word((*kept, *drawn[HAND:]))) >= HAND - 1))
    check_simulated(ID, name, mean(long))


@pytest.mark.parametrize("set_id", ["offen", "streng"])
def test_sets_that_leave_cards_exchange_and_words_as_they_are_change_no_figure_of_the_tips(set_id: str) -> None:
    """The hands of these claims are drawn from the pack and exchanged: nothing else is asked of the rules."""
    changes = SESSION.data.variant(set_id).rules
    assert Referee(GAME).pack(4, **changes) == PACK
    assert not {"tausch_max", "blatt", "woerterbuch"} & {*changes}
    tips = [one for id, one in SESSION.data.claims.items() if one.method == "simulation" and "probe_" not in id]
    assert all(set_id in one.also for one in tips)


def words_of(rng: Random) -> Sequence[LaidWord]:
    """The words of a hand just dealt, the best first."""
    return lay_words(DICTIONARY.index, [card.rank for card in rng.sample(PACK, HAND)], LEAST)


def test_claim_mehrere_woerter() -> None:
    rng = Random(10)
    hands = [words for words in (words_of(rng) for _ in range(300)) if words]
    several = (len({one.word for one in words if len(one.cards) == len(words[0].cards)}) > 1 for words in hands)
    check_simulated(ID, "mehrere_woerter", mean(100 * one for one in several))


def test_claim_probe_akte() -> None:
    rng = Random(11)
    best = (words[0] for words in (words_of(rng) for _ in range(500)) if words)
    behind = (din_order(one.word) > din_order("AKTE") for one in best if len(one.cards) == HAND - 1)
    check_simulated(ID, "probe_akte", mean(100 * one for one in behind))


def test_claim_probe_e() -> None:
    signs = Counter(card.rank for card in PACK)
    sign, count = signs.most_common(1)[0]
    assert sign == "E"
    check_counted(ID, "probe_e", count)


def test_claim_kein_zweites_wort() -> None:
    """Once all words lie, whoever has laid one may only let others stand or doubt them."""
    check_rule(ID, "kein_zweites_wort")
    steps = [step for step in deals_of(SESSION)[1].steps if step.before.phase is Phase.DOUBT]
    assert any(step.before.laid.struck for step in steps)
    assert all(move.action is not CardAction.LAY for step in steps for move in GAME.moves(step.before))
