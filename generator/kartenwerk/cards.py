"""Cards as values: what every part of the project calls a card, in one notation."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sized
from typing import NamedTuple, TypeAlias

from kartenwerk.errors import KartenwerkError, perhaps


class Card(NamedTuple):
    """A kind of card. Equal cards are one kind, counted; `str(card)` is its notation ("svidar-S", "halk-1", "SCH").

    `value` is the number the deck's data gives the rank; extras have none and carry 0. Letters have no suit.
    """

    suit: str
    rank: str
    value: int = 0

    def __str__(self) -> str:
        return f"{self.suit}-{self.rank}" if self.suit else self.rank


Cards: TypeAlias = tuple[Card, ...]
"""Cards in an order that may matter: a hand, a trick, a pack."""

HIDDEN = Card("", "?")
"""A card that lies face down for whoever looks."""


def hidden(cards: Sized) -> Cards:
    """As many face-down cards."""
    return (HIDDEN,) * len(cards)


class Pack:
    """The cards a game is played with, in a fixed order: reads notation and checks hands against it.

    A deck that is printed in several `forms` gives all of them, and its usual one as `cards`; notation of every
    form is read. `aliases` are further names for cards.
    """

    def __init__(
        self,
        cards: Iterable[Card],
        forms: Mapping[str, Cards] | None = None,
        aliases: Mapping[str, Card] | None = None,
    ) -> None:
        self.cards = tuple(cards)
        self.counts = Counter(self.cards)
        self.forms = forms or {}
        every = (self.cards, *self.forms.values())
        self._by_name = {str(card): card for cards in every for card in cards} | dict(aliases or {})

    def card(self, name: str) -> Card:
        """The card of that notation; KartenwerkError if the pack has none."""
        try:
            return self._by_name[name]
        except KeyError:
            raise KartenwerkError(
                f"this card is not in the pack{perhaps(name, self._by_name)}",
                key=name,
                expected=f"a card such as {self.cards[0]}",
            ) from None

    def read(self, text: str) -> Cards:
        """Cards from a line of notation ("svidar-S ger-6")."""
        return tuple(self.card(name) for name in text.replace(",", " ").split())


def notation(cards: Iterable[Card]) -> str:
    """A line of notation that `Pack.read` reads again."""
    return " ".join(str(card) for card in cards)
