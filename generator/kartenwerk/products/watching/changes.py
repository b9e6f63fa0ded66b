"""What has changed in a watched deck or game since it was marked as printed, with the pictures that were printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, replace
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import CustomWorkshop
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.record import GamePrint, Print
from kartenwerk.custom.prints.shelf import AnyPrint, Shelf, game_shelf_of, shelf_of
from kartenwerk.products.pictures.faces import picture_key
from kartenwerk.products.prints.mark import Edition, take_print
from kartenwerk.products.watching.state import Change, WatchedCard, WatchedDeck

ALONE: Edition = ("", "")
"""The place of a deck by itself, which is in no game."""


class Compared(NamedTuple):
    """The deck with what has changed, and the old pictures by their keys."""

    deck: WatchedDeck
    pictures: Mapping[str, bytes]


class _Event(NamedTuple):
    """What has happened to a card, the face that was printed in its place, and the columns that differ."""

    change: Change
    face: str = ""
    columns: tuple[str, ...] = ()


@dataclass(frozen=True)
class LastPrint:
    """What was marked as printed last: a deck by itself, or all decks and parts of a game.

    `label` is what the print is called, "" where nothing is marked, or where the print cannot be read for a `fault`.
    """

    shelf: Shelf[Any]
    label: str = ""
    decks: Mapping[Edition, Print] = field(default_factory=dict)
    fault: str = ""

    @staticmethod
    def of_deck(folder: Path) -> LastPrint:
        return _read(shelf_of(folder), lambda found: {ALONE: found})

    @staticmethod
    def of_game(folder: Path) -> LastPrint:
        return _read(game_shelf_of(folder), _by_place)

    @property
    def notes(self) -> tuple[str, ...]:
        """Why the print cannot be read, or which of its pictures so far could not be shown."""
        return (self.fault,) if self.fault else tuple(self.shelf.notes)

    def gone(self, names: Iterable[str]) -> tuple[str, ...]:
        """The titles of the decks and parts that were printed, and are not among these names any more."""
        known, gone = {*names}, dict[str, str]()
        for (_language, name), each in self.decks.items():
            if name not in known:
                gone.setdefault(name, each.title)
        return tuple(gone.values())

    def compare(self, workshop: CustomWorkshop, deck: WatchedDeck) -> Compared:
        """The deck compared with this print.

        Cards that cannot be drawn as they are now are not compared; where a back cannot be drawn, none are.
        """
        if not self.label:
            return Compared(deck, {})
        former = {card.id for card in deck.cards if card.is_former}
        try:
            taken = take_print(workshop, former)
        except KartenwerkError:  # it is among the faults already
            return Compared(deck, {})
        found = compare_prints(self.decks.get((deck.language, deck.name)), taken.record)
        events = _events(found)
        backs = _changed_backs(found)
        faces = {picture_key(taken.faces[new]): _Event("changed", old) for new, old in backs.items()}
        pictures = dict[str, bytes]()

        def mark(card: WatchedCard) -> WatchedCard:
            event = events.get(card.id) or faces.get(card.picture)
            if event is None:
                return card
            content = self.shelf.content(found.old, event.face) if event.face else None
            was = sha256(content).hexdigest()[:32] if content else ""
            if content:
                pictures[was] = content
            return replace(card, change=event.change, was=was, columns=event.columns)

        marked = replace(
            deck,
            cards=tuple(map(mark, deck.cards)),
            since=self.label,
            to_print=len(found.needed),
            removed=tuple(card.title for card in found.removed if card.id not in former),
        )
        return Compared(marked, pictures)


def _read(shelf: Shelf[AnyPrint], decks: Callable[[AnyPrint], Mapping[Edition, Print]]) -> LastPrint:
    """The last print on the shelf, with the `decks` in it."""
    try:
        found = shelf.last
    except KartenwerkError as error:
        return LastPrint(shelf, fault=error.sentence)
    return LastPrint(shelf) if found is None else LastPrint(shelf, found.label, decks(found))


def _by_place(found: GamePrint) -> dict[Edition, Print]:
    editions = found.editions.items()
    return {(language, name): each for language, members in editions for name, each in members.items()}


def _events(found: DeckDifference) -> dict[str, _Event]:
    """What has happened to each card, by its id."""
    events = {card.id: _Event("added") for card in found.added}
    events |= {each.new.id: _Event("count", columns=each.columns) for each in found.counts}
    return events | {each.new.id: _Event("changed", each.old.front, each.columns) for each in found.changed}


def _changed_backs(found: DeckDifference) -> dict[str, str]:
    """What backs showed before, by what they show now."""
    return {each.new.back: each.old.back for each in (*found.changed, *found.backs) if each.new.back != each.old.back}
