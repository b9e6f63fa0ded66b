"""Cards as values, with the one notation that all parts of the project use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sized
from typing import NamedTuple, TypeAlias

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _


class Card(NamedTuple):
    """A kind of card: copies of a card are equal. `str(card)` is its notation ("svidar-S", "halk-1", "SCH").

    `value` is the number that the deck's data gives the rank, 0 for extras. Letter cards have no suit.

    Notebooks show a card as a picture. A card from `kartenwerk.deck` is drawn by that deck. Any other card is drawn by
    the first deck with the same suit, rank and value, and the French deck comes first. Without a value, suit and rank
    are enough. A card that no deck has is shown as text.
    """

    suit: str
    rank: str
    value: int = 0

    def __str__(self) -> str:
        return f"{self.suit}-{self.rank}" if self.suit else self.rank


Cards: TypeAlias = tuple[Card, ...]
"""Cards in an order that may matter: a hand, a trick, a pack."""

HIDDEN = Card("", "?")
"""A card whose face the viewer cannot see."""


def hide(cards: Sized) -> Cards:
    """The same number of face-down cards."""
    return (HIDDEN,) * len(cards)


class Pack:
    """The cards that a game is played with, in a fixed order; reads cards from notation.

    A deck that is printed in several `forms` gives all of them, and the usual one as `cards`; the notation of every
    form is read. `aliases` are further names of cards.
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

    @property
    def every(self) -> frozenset[Card]:
        """The kinds of card of all forms."""
        return frozenset(self._by_name.values())

    def card(self, name: str) -> Card:
        """The card of that notation; KartenwerkError if the pack has none."""
        try:
            return self._by_name[name]
        except KeyError:
            raise KartenwerkError(
                "this card is not in the pack{perhaps}",
                perhaps=perhaps(name, self._by_name),
                key=name,
                expected=_("a card such as {example}", example=self.cards[0]),
            ) from None

    def packs_for(self, cards: Iterable[Card]) -> tuple[int, Cards]:
        """How many packs hold all these cards, and a pack of the form that takes the fewest; at least one."""
        wanted = Counter(cards)
        forms = ((form, Counter(form)) for form in (self.cards, *self.forms.values()))
        packs = (
            (max((-(-number // counts[card]) for card, number in wanted.items()), default=1), form)
            for form, counts in forms
            if wanted.keys() <= counts.keys()
        )
        return min(packs, key=lambda found: found[0])

    def read(self, text: str) -> Cards:
        """Cards from a line of notation ("svidar-S ger-6"); KartenwerkError for one that the pack does not have."""
        return tuple(self.card(name) for name in text.replace(",", " ").split())


def notation(cards: Iterable[Card]) -> str:
    """The notation of cards in one line, which `Pack.read` reads back."""
    return " ".join(str(card) for card in cards)
