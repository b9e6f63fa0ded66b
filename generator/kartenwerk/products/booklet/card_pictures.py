"""What the pictures of cards show: the last chapter for those who read by ear or by touch."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.cards import Card
from kartenwerk.catalog import Deck
from kartenwerk.text.book.blocks import Block, Heading, ListEntry, Listing, ListKind
from kartenwerk.text.book.inline import Span

TITLE = "Die Bilder der Karten"


def picture_chapter(deck: Deck, cards: Sequence[Card]) -> tuple[Block, ...]:
    """The chapter for these cards; nothing for a deck whose pictures nobody has described."""
    pictures = deck.describe_pictures(cards)
    entries = tuple(ListEntry(each.cards, (Span(each.sentence),)) for each in pictures)
    return (Heading(1, TITLE), Listing(ListKind.LABELLED, entries)) if entries else ()
