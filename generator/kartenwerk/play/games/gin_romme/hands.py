"""Reading hands of Gin Rommé, for people: the best melds and the deadwood they leave; how often hands are dealt so."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.cards import Card, Cards
from kartenwerk.play.engine.reading import Agreed, Hand, Hands
from kartenwerk.play.games.gin_romme.scoring import worth
from kartenwerk.play.games.gin_romme.state import HAND, Rules, melds_of
from kartenwerk.play.mechanics.counted import Outcome
from kartenwerk.play.mechanics.hands import read_held, render
from kartenwerk.play.mechanics.melds.meld import LEAST, MeldIndex
from kartenwerk.play.mechanics.melds.odds import melds_dealt
from kartenwerk.play.mechanics.melds.search import Arrangement, arrange
from kartenwerk.play.mechanics.tuples import without

MOST = HAND + 1
"""Cards of a hand that has just drawn one: the reader names the card that is best thrown away."""


class GinHands:
    """The hand reader of Gin Rommé; the hand with least deadwood wins."""

    def hands(self, at: Agreed, hands: Sequence[str], board: str = "") -> Hands:
        index = melds_of(at.pack)
        found = [propose(index, hand) for hand in read_held(at, hands, board, range(LEAST, MOST + 1))]
        least = min(arrangement.deadwood for arrangement, _ in found)
        return Hands(
            tuple(_name(at, *one) for one in found),
            tuple(place for place, (arrangement, _) in enumerate(found) if arrangement.deadwood == least),
        )


def propose(index: MeldIndex, hand: Cards) -> tuple[Arrangement, Card | None]:
    """The arrangement of least deadwood; of a hand that has just drawn, also the card that is best thrown away."""
    if len(hand) < MOST:
        return arrange(index, hand, worth), None
    thrown = sorted(dict.fromkeys(hand), key=worth, reverse=True)  # of equally good throws the dearest is chosen
    ways = [(arrange(index, without(hand, card), worth), card) for card in thrown]
    return min(ways, key=lambda way: way[0].deadwood)


def _name(at: Agreed, arrangement: Arrangement, thrown: Card | None) -> Hand:
    """The hand in words: its name, its melds, and the cards left over."""
    category = _category(at.rules, arrangement.deadwood)
    name = render(
        at.data.hands[category].full,
        punkte=arrangement.deadwood,
        abwurf=at.deck.name_of(thrown) if thrown else "",
    )
    melds = tuple(tuple(str(meld).split()) for meld in arrangement.melds)
    laid = tuple(card for meld in arrangement.melds for card in meld.real)
    return Hand(category, name, laid, melds=melds, deadwood=arrangement.deadwood, rest=arrangement.rest)


def _category(rules: Rules, deadwood: int) -> str:
    """The id of what a hand may do, by its deadwood."""
    return "gin" if not deadwood else "klopfen" if deadwood <= rules.klopf_limit else "luschen"


def odds_of_deal(rules: Rules, cards: Cards) -> tuple[Outcome, Outcome]:
    """How often a hand is dealt without a meld, and how often with nothing else."""
    return melds_dealt(melds_of(cards), cards, HAND)
