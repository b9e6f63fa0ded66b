"""Melds as figures of rummy games show them: sets and runs side by side, jokers with what they stand for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.examples.views import CardView
from kartenwerk.games.romme.table import Laid
from kartenwerk.mechanics.melds import Meld


class Lying(NamedTuple):
    """A card of a meld; `stands_for` is the card that a joker is laid for. New ones are framed, quiet ones in grey."""

    card: CardView
    stands_for: CardView | None = None
    new: bool = False
    quiet: bool = False

    @property
    def words(self) -> str:
        return f"{self.card.full} als {self.stands_for.full}" if self.stands_for else self.card.full


class MeldRow(NamedTuple):
    """Cards that lie together: a label above them, what they count after them."""

    label: str
    cards: tuple[Lying, ...]
    number: str = ""


def meld_row(
    deck: Deck, meld: Meld, label: str = "", number: str = "", *, lying: Sequence[Card] = (), new: Iterable[Card] = ()
) -> MeldRow:
    """A meld, and the very cards that lie there if there are jokers among them; of those the `new` ones are framed."""
    there = tuple(lying) or meld.cards
    framed = frozenset(new)
    cards = tuple(
        Lying(
            CardView.of(card, deck),
            CardView.of(meld.cards[place], deck) if place in meld.wild else None,
            card in framed,
        )
        for place, card in enumerate(there)
    )
    return MeldRow(label, cards, number)


def laid_row(deck: Deck, laid: Laid, label: str, before: Laid | None) -> MeldRow:
    """A meld on the table; framed is what did not lie there `before`."""
    row = meld_row(deck, laid.meld, label, lying=laid.cards)
    old = {*zip(before.cards, before.meld.cards, strict=True)} if before else set()
    pairs = zip(laid.cards, laid.meld.cards, strict=True)
    cards = tuple(one._replace(new=pair not in old) for one, pair in zip(row.cards, pairs, strict=True))
    return row._replace(cards=cards)


def kind(meld: Meld) -> str:
    """What a meld is called."""
    return "Folge" if meld.is_run else "Satz"


def loose_row(deck: Deck, cards: Iterable[Card], label: str = "", number: str = "", *, quiet: bool = False) -> MeldRow:
    """Cards that are no meld: those left over, or a hand; in grey if `quiet`."""
    return MeldRow(label, tuple(Lying(CardView.of(card, deck), quiet=quiet) for card in cards), number)
