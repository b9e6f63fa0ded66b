"""What the pictures of a game's cards show: the last chapter for those who read by ear or by touch."""

from __future__ import annotations

from kartenwerk.play.engine.session import Session
from kartenwerk.text.book.blocks import Block, Heading, ListEntry, Listing, ListKind
from kartenwerk.text.book.inline import Span

TITLE = "Die Bilder der Karten"


def picture_chapter(session: Session) -> tuple[Block, ...]:
    """The chapter; nothing for a deck whose pictures nobody has told."""
    told = session.deck.describe_pictures(session.kinds)
    if not told:
        return ()
    entries = tuple(ListEntry(each.cards, (Span(each.sentence),)) for each in told)
    return Heading(1, TITLE), Listing(ListKind.LABELLED, entries)
