"""What is seen of a deck or a game at one moment: its cards as pictures, what is wrong with them, what has changed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal, TypeAlias

from kartenwerk.catalog import CardBoxes
from kartenwerk.printing.press.shapes import ShapeKind

Change: TypeAlias = Literal["", "changed", "added", "count"]
Unit: TypeAlias = Literal["cards", "pages", "pieces"]


@dataclass(frozen=True)
class WatchedCard:
    """A card on the page: its name, how often it is printed, the key of its picture, and what is wrong with it.

    Faults are sentences with row and column, without the file that stands above all of them. A back has the title "".
    """

    id: str
    title: str
    count: int
    picture: str
    faults: tuple[str, ...] = ()
    change: Change = ""
    """What has happened to it since the last print."""
    was: str = ""
    """The key of the picture that was printed, where it was another one."""
    columns: tuple[str, ...] = ()
    """The columns whose cells have changed since."""
    is_former: bool = False
    """Whether it cannot be drawn as it is now, and looks as it was seen last."""

    @property
    def is_back(self) -> bool:
        return self.id.startswith("back-")


@dataclass(frozen=True)
class WatchedDeck:
    """A deck or part as it is seen: its cards, or the pages of a booklet, or pieces cut to a `shape`; measures in mm.

    `name` and `language` are those of a deck or part of a game; "" for a deck by itself.
    """

    title: str
    cards: tuple[WatchedCard, ...]
    boxes: CardBoxes
    unit: Unit = "cards"
    name: str = ""
    language: str = ""
    shape: ShapeKind = "rectangle"
    since: str = ""
    """What the last print is called; "" where nothing is marked as printed."""
    to_print: int = 0
    """How many cards have to be printed for what has changed since."""
    removed: tuple[str, ...] = ()
    """The titles of cards that were printed and are gone."""

    @property
    def count(self) -> int:
        """How many cards, pieces or pages there are, backs left out."""
        return sum(card.count for card in self.cards if not card.is_back)


@dataclass(frozen=True)
class PageState:
    """What a page shows: a deck, or all decks and parts of a game; with the faults and notes of all of it.

    Faults and notes are messages, so that every page says them in its language. `gone` are the titles of decks and
    parts of a game that were printed and are not there any more.
    """

    title: str
    decks: tuple[WatchedDeck, ...] = ()
    faults: tuple[str, ...] = ()
    notes: tuple[str, ...] = ()
    gone: tuple[str, ...] = ()

    @property
    def cards(self) -> Sequence[WatchedCard]:
        """The cards of all decks."""
        return tuple(card for deck in self.decks for card in deck.cards)

    @property
    def is_game(self) -> bool:
        return bool(self.languages)

    @property
    def since(self) -> str:
        """What the print is called with which all of it is compared; "" where nothing is marked as printed."""
        return next((deck.since for deck in self.decks if deck.since), "")

    @property
    def changed(self) -> Sequence[WatchedDeck]:
        """The decks and parts, in every language, of which cards have to be printed, or are gone."""
        return tuple(deck for deck in self.decks if deck.to_print or deck.removed)

    @property
    def languages(self) -> Sequence[str]:
        """The languages of a game, its usual one first; none of a deck by itself."""
        return tuple(dict.fromkeys(deck.language for deck in self.decks if deck.language))

    def in_language(self, language: str) -> Sequence[WatchedDeck]:
        """The decks in that language, and the parts that say the same in all of them."""
        chosen = dict[str, WatchedDeck]()
        for deck in self.decks:
            if deck.name not in chosen or deck.language == language:
                chosen[deck.name] = deck
        return tuple(chosen.values())
