"""A print: what a deck was when it was marked as printed, as a file of its folder keeps it."""

from __future__ import annotations

from typing import Annotated

from pydantic import AfterValidator, Field

from kartenwerk.catalog import CardBoxes
from kartenwerk.catalog.fields import Data, Id, Millimetres, Title, VersionedFile, check_shown
from kartenwerk.custom.cards import MOST_COPIES

MOST_CARDS = 2000
MOST_COLUMNS = 500
LONGEST_NAME = 20
"""The most characters of what a print is called."""

Hash = Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
Shown = Annotated[str, AfterValidator(check_shown)]
PrintName = Annotated[str, Field(max_length=LONGEST_NAME), AfterValidator(check_shown)]


class PrintedCard(Data):
    """A kind of card: `front` and `back` are hashes of what its faces show, `row` the cells of its row by column."""

    id: Shown
    title: Shown
    count: int = Field(ge=1, le=MOST_COPIES)
    front: Hash
    back: Hash
    row: Annotated[dict[str, str], Field(max_length=MOST_COLUMNS)]


class CardFormat(Data):
    """The size of the cards in mm, with their bleed and the radius of their corners."""

    width: Millimetres
    height: Millimetres
    bleed: float = Field(ge=0, le=20)
    radius: float = Field(ge=0, le=50)


class NamedPrint(VersionedFile):
    """What all prints have: their number, 0 for what is there now, and what somebody calls them, or ""."""

    number: int = Field(ge=0, le=999_999)
    name: PrintName = ""

    @property
    def label(self) -> str:
        """What it is called: its name, or else its number as in the name of its file."""
        return self.name or f"{self.number:03}"


class Print(NamedPrint):
    """A deck as it is now, or was when it was printed.

    `pictures` are hashes of the pictures of faces by what these show, `files` hashes of the files that the deck was
    made from.
    """

    deck: Id
    title: Title
    language: Annotated[str, Field(max_length=40), AfterValidator(check_shown)]
    size: CardFormat
    cards: Annotated[tuple[PrintedCard, ...], Field(strict=False, max_length=MOST_CARDS)]
    pictures: Annotated[dict[Hash, Hash], Field(max_length=2 * MOST_CARDS)]
    files: Annotated[dict[str, Hash], Field(max_length=10_000)]

    @property
    def boxes(self) -> CardBoxes:
        """The measures of its cards; there is no safe area, since nothing more is drawn on them."""
        return CardBoxes(self.size.width, self.size.height, self.size.bleed, 0.0, self.size.radius)

    def without_cards(self) -> Print:
        """The same as if it had no cards yet, or none any more."""
        return self.model_copy(update={"cards": (), "files": {}})


class GamePrint(NamedPrint):
    """A game in a folder: a print of each of its decks and parts, by language and name."""

    game: Id
    title: Title
    editions: Annotated[dict[Shown, Annotated[dict[Shown, Print], Field(max_length=100)]], Field(max_length=20)]
