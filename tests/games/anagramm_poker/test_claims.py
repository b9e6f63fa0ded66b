"""What Anagramm-Poker's booklet claims, recounted and drawn again."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random

import pytest
from tests.examples.test_practice import deals_of
from tests.games.proof import Mean, check_counted, check_rule, check_simulated, mean
from tests.games.replays import Replay
from tests.games.support import Referee, session

from kartenwerk.base.data import DataRoots
from kartenwerk.cards import Cards
from kartenwerk.catalog.game import Value
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


def pack_of(rules: Mapping[str, Value]) -> Cards:
    return Referee(GAME).pack(4, **rules)


def exchanged_to(length: int) -> Replay:
    """The percentage of hands whose best word has so many cards after an exchange."""

    def play(hands: range, rules: Mapping[str, Value]) -> Mean:
        rng, pack = Random(7), pack_of(rules)
        after = (exchanged(tuple(rng.sample(pack, 2 * HAND))) for _ in hands)
        return mean(100 * (len(SENSE.word(hand)) == length) for hand in after)

    return Replay(play, 10000, 400)


def test_claim_kleineres_woerterbuch() -> None:
    check_rule(ID, "kleineres_woerterbuch")
    rng, fewer = Random(1), WordSense(Dictionary.everyday(DataRoots.over()))
    for _ in range(300):
        hand = tuple(rng.sample(PACK, HAND))
        assert len(fewer.word(hand)) <= len(SENSE.word(hand))


def long_words_beside(*, dear: bool, against: str | None = None) -> Replay:
    """The percentage of hands with a word of four or five cards that keep their two dear or cheap ones."""

    def play(hands: range, rules: Mapping[str, Value]) -> Mean:
        rng, pack, long = Random(3), pack_of(rules), []
        for _ in hands:
            drawn = tuple(rng.sample(pack, HAND + 3))
            kept = sorted(drawn[:HAND], key=lambda card: (card.value, card), reverse=dear)[:2]
            long.append(100 * (len(SENSE.word((*kept, *drawn[HAND:]))) >= HAND - 1))
        return mean(long)

    return Replay(play, 4000, 300, against=against)


@pytest.mark.parametrize("set_id", ["offen", "streng"])
def test_sets_that_leave_cards_exchange_and_words_as_they_are_change_no_figure_of_the_tips(set_id: str) -> None:
    """The hands of these claims are drawn from the pack and exchanged: nothing else is asked of the rules."""
    changes = SESSION.data.variant(set_id).rules
    assert Referee(GAME).pack(4, **changes) == PACK
    assert not {"tausch_max", "blatt", "woerterbuch"} & {*changes}
    tips = [one for id, one in SESSION.data.claims.items() if one.method == "simulation" and "probe_" not in id]
    assert all(set_id in one.also for one in tips)


def words_of(rng: Random, pack: Cards = PACK) -> Sequence[LaidWord]:
    """The words of a hand just dealt, the best first."""
    return lay_words(DICTIONARY.index, [card.rank for card in rng.sample(pack, HAND)], LEAST)


def several_best_words(seeds: range, rules: Mapping[str, Value]) -> Mean:
    """The percentage of hands with a word that have several of as many cards."""
    rng, pack = Random(3), pack_of(rules)
    hands = [words for words in (words_of(rng, pack) for _ in seeds) if words]
    several = (len({one.word for one in words if len(one.cards) == len(words[0].cards)}) > 1 for words in hands)
    return mean(100 * one for one in several)


REPLAYS = {
    "nach_dem_tausch": exchanged_to(HAND),
    "vier_nach_dem_tausch": exchanged_to(HAND - 1),
    "billige_behalten": long_words_beside(dear=False, against="teure_behalten"),
    "teure_behalten": long_words_beside(dear=True),
    "mehrere_woerter": Replay(several_best_words, 4000, 300, chosen=True),
}
"""How each claim of the tips is found."""


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
