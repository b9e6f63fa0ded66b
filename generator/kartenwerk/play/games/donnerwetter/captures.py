"""Capturing: a card played takes an open card of its own value, or several that add up to it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from kartenwerk.cards import Card, Cards, notation
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.moves import equal_by_class
from kartenwerk.play.mechanics.memo import Memo

HAIL = "halk"
"""The suit of the hail-storms. A hail-storm takes everything that lies open, and only another one takes it."""


@equal_by_class
class Capture(NamedTuple):
    """Play `card` and take `taken` from the middle, high cards named first."""

    card: Card
    taken: Cards

    def __str__(self) -> str:
        return f"{self.card} x {notation(self.taken)}"


_HEIGHTS: Memo[Card, tuple[int, str, str]] = Memo(lambda card: (-card.value, card.suit, card.rank))


def high_first(cards: Cards) -> Cards:
    return tuple(sorted(cards, key=_HEIGHTS.__getitem__))


def selections(card: Card, middle: Cards) -> Iterator[Cards]:
    """Every choice of open cards that the card may take: one of its value, or several that add up to it.

    A hail-storm has one choice, all of them. High cards come first in each choice.
    """
    if card.suit == HAIL:
        if middle:
            yield high_first(middle)
        return
    loose = [other for other in high_first(middle) if other.suit != HAIL and other.value <= card.value]
    yield from ((other,) for other in loose if other.value == card.value)
    most = min(len(loose), card.value)
    for size in range(2, most + 1):
        yield from (some for some in combinations(loose, size) if sum([c.value for c in some]) == card.value)


def why_not_capture(middle: Cards, move: Capture) -> Reason | None:
    """The rule that forbids taking these cards; None if the card played may take them."""
    if not move.taken:
        return Reason("nichts_genommen", (move.card,))
    for card in move.taken:
        if card not in middle or move.taken.count(card) > 1:
            return Reason("nicht_in_der_mitte", (card,))
    if move.card.suit == HAIL:
        return None if len(move.taken) == len(middle) else Reason("hagelsturm_nimmt_alles", (move.card,))
    if any(card.suit == HAIL for card in move.taken):
        return Reason("nur_hagelsturm_nimmt_hagelsturm", (move.card,))
    if sum(card.value for card in move.taken) != move.card.value:
        return Reason("summe_stimmt_nicht", (move.card, *move.taken))
    return None
