"""The order of cards in a deal: which card beats which, and which card wins a trick."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from operator import itemgetter
from typing import TypeAlias

from kartenwerk.cards import Card, Cards
from kartenwerk.play.mechanics.memo import Memo

Kind: TypeAlias = tuple[str, str]
"""Suit and rank: all that a rule says of a card."""


kind_of: Callable[[Card], Kind] = itemgetter(0, 1)
"""The kind of a card. It is asked for all cards of a seat at once, so no Python code stands behind it."""

TRUMPS = "trumps"
"""The suit of every trump, whatever is printed on the card."""

BY_RANK = ("A", "K", "O", "U", "10", "9", "8", "7", "6")
"""The plain order of the German deck, highest first."""


@dataclass(frozen=True)
class Ranking:
    """The order of cards in one deal.

    trumps    tiers of equal cards, highest first; of equal cards the one laid first stays ahead
    ranks     the order within a plain suit, highest first
    overtaken the exceptions: of these trumps a later one beats an equal one
    """

    trumps: tuple[tuple[Kind, ...], ...] = ()
    ranks: tuple[str, ...] = ()
    overtaken: tuple[Kind, ...] = ()

    @staticmethod
    def of(ranks: Sequence[str], trumps: Iterable[Kind] = ()) -> Ranking:
        """A ranking without equal trumps; `trumps` are listed highest first."""
        return Ranking(tuple((kind,) for kind in trumps), tuple(ranks))

    def tier(self, card: Card) -> int | None:
        """The card's place among the trumps, 0 the highest; None for a plain card."""
        return self._tiers.get(kind_of(card))

    def suit(self, card: Card) -> str:
        """What the others must follow when the card is led: TRUMPS or its own suit."""
        return self._suits[card]

    def of_suit(self, cards: Cards, suit: str) -> Cards:
        """Those of the cards that belong to a suit, TRUMPS being one."""
        suits = self._suits
        return tuple([card for card in cards if suits[card] == suit])

    def beats(self, card: Card, best: Card) -> bool:
        """Whether `card` beats `best`, which was laid before it."""
        return self._beating[best][card]

    def beating(self, cards: Cards, best: Card) -> Cards:
        """Those of the cards that beat `best`."""
        beats = self._beating[best]
        return tuple([card for card in cards if beats[card]])

    def winner(self, trick: Cards) -> int:
        """The place of the card that wins the trick as it lies, the lead being place 0."""
        winning, beating = 0, self._beating
        beats = beating[trick[0]]
        for place, card in enumerate(trick):
            if beats[card]:  # that the lead may overtake itself changes nothing
                winning, beats = place, beating[card]
        return winning

    def best(self, trick: Cards) -> Card:
        """The card that wins the trick as it lies."""
        return trick[self.winner(trick)] if len(trick) > 1 else trick[0]

    def arrange(self, hand: Cards) -> Cards:
        """A hand as it is held: trumps first, highest first, then suit by suit as they come.

        Where no suit is plain, as before trumps are named, it stays as it is.
        """
        if not self.ranks:
            return hand
        suits = list(dict.fromkeys(card.suit for card in hand))

        def place(card: Card) -> tuple[int, int, int]:
            tier = self.tier(card)
            return (0, tier, 0) if tier is not None else (1, suits.index(card.suit), self.ranks.index(card.rank))

        return tuple(sorted(hand, key=place))

    # Games ask for suits, and which card beats which, with every card that could be laid: each is worked out once.

    @cached_property
    def _tiers(self) -> Mapping[Kind, int]:
        """The highest tier of every trump."""
        return {kind: place for place, tier in reversed([*enumerate(self.trumps)]) for kind in tier}

    @cached_property
    def _suits(self) -> Memo[Card, str]:
        return Memo(lambda card: card.suit if self.tier(card) is None else TRUMPS)

    @cached_property
    def _beating(self) -> Memo[Card, Memo[Card, bool]]:
        """For each card that was best so far, which cards beat it."""
        return Memo(lambda best: Memo(lambda card: self._beats(card, best)))

    def _beats(self, card: Card, best: Card) -> bool:
        suit = self._suits[card]
        if suit != self._suits[best]:
            return suit == TRUMPS
        mine, theirs = self._place(card), self._place(best)
        return mine < theirs or (mine == theirs and kind_of(card) in self.overtaken)

    def _place(self, card: Card) -> int:
        """The place of a card in its suit, 0 the highest."""
        tier = self.tier(card)
        return self.ranks.index(card.rank) if tier is None else tier
