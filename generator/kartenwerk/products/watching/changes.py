"""What has changed in a watched deck since it was marked as printed, with the pictures that were printed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.record import Print
from kartenwerk.custom.prints.shelf import Shelf
from kartenwerk.products.pictures.faces import picture_key
from kartenwerk.products.prints.mark import take_print
from kartenwerk.products.watching.state import Change, WatchedCard, WatchedDeck


class Compared(NamedTuple):
    """The deck with what has changed, the old pictures by their keys, and notes on those that cannot be shown."""

    deck: WatchedDeck
    pictures: Mapping[str, bytes]
    notes: tuple[str, ...]


class _Event(NamedTuple):
    """What has happened to a card, the face that was printed in its place, and the columns that differ."""

    change: Change
    face: str = ""
    columns: tuple[str, ...] = ()


def compare_with_print(workshop: CustomWorkshop, shelf: Shelf[Print], deck: WatchedDeck) -> Compared:
    """The deck compared with the last print on the shelf; a print that cannot be read is noted.

    Cards that cannot be drawn as they are now are not compared; where a back cannot be drawn, none are.
    """
    try:
        before = shelf.last
    except KartenwerkError as error:
        return Compared(deck, {}, (error.sentence,))
    if before is None:
        return Compared(deck, {}, ())
    former = {card.id for card in deck.cards if card.is_former}
    try:
        taken = take_print(workshop, former)
    except KartenwerkError:  # it is among the faults already
        return Compared(deck, {}, ())
    found = compare_prints(before, taken.record)
    events = _events(found)
    backs = {each.new.back: each.old.back for each in (*found.changed, *found.backs) if each.new.back != each.old.back}
    faces = {picture_key(taken.faces[new]): _Event("changed", old) for new, old in backs.items()}
    pictures = dict[str, bytes]()

    def mark(card: WatchedCard) -> WatchedCard:
        event = events.get(card.id) or faces.get(card.picture)
        if event is None:
            return card
        content = shelf.content(before, event.face) if event.face else None
        was = sha256(content).hexdigest()[:32] if content else ""
        if content:
            pictures[was] = content
        return replace(card, change=event.change, was=was, columns=event.columns)

    marked = replace(
        deck,
        cards=tuple(map(mark, deck.cards)),
        since=before.label,
        to_print=len(found.needed),
        removed=tuple(card.title for card in found.removed if card.id not in former),
    )
    return Compared(marked, pictures, tuple(shelf.notes))


def _events(found: DeckDifference) -> dict[str, _Event]:
    """What has happened to each card, by its id."""
    events = {card.id: _Event("added") for card in found.added}
    events |= {each.new.id: _Event("count", columns=each.columns) for each in found.counts}
    return events | {each.new.id: _Event("changed", each.old.front, each.columns) for each in found.changed}
