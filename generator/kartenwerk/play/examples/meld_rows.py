"""Melds as the figures of rummy games show them: sets and runs side by side, jokers with what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.play.examples.views import CardView
from kartenwerk.play.mechanics.melds.meld import Meld


class MeldCard(NamedTuple):
    """A card of a row. `stands_for` is the card that a joker is laid for; `new` cards are framed, `quiet` ones grey."""

    card: CardView
    stands_for: CardView | None = None
    new: bool = False
    quiet: bool = False

    @property
    def words(self) -> str:
        return f"{self.card.full} als {self.stands_for.full}" if self.stands_for else self.card.full


class MeldRow(NamedTuple):
    """Cards that lie together, with a label above them and what they count after them."""

    label: str
    cards: tuple[MeldCard, ...]
    number: str = ""


def meld_row(
    deck: Deck, meld: Meld, label: str = "", number: str = "", *, lying: Sequence[Card] = (), new: Iterable[Card] = ()
) -> MeldRow:
    """A meld with the `new` cards framed. If it has jokers, `lying` are the very cards that lie there."""
    there = tuple(lying) or meld.cards
    framed = frozenset(new)
    cards = tuple(
        MeldCard(
            CardView.of(card, deck),
            CardView.of(meld.cards[place], deck) if place in meld.wild else None,
            card in framed,
        )
        for place, card in enumerate(there)
    )
    return MeldRow(label, cards, number)


def kind(meld: Meld) -> str:
    """What a meld is called."""
    return "Folge" if meld.is_run else "Satz"


def loose_row(deck: Deck, cards: Iterable[Card], label: str = "", number: str = "", *, quiet: bool = False) -> MeldRow:
    """Cards that are no meld, such as those left over or a whole hand; grey if `quiet`."""
    return MeldRow(label, tuple(MeldCard(CardView.of(card, deck), quiet=quiet) for card in cards), number)
