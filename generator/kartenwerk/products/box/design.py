"""How the box of a deck looks: `rules_data/boxes/<deck>.toml`. A deck without that file has a plain box."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import Deck, SuitedDeck
from kartenwerk.catalog.fields import Data, Millimetres, Name, Role, Title, places
from kartenwerk.catalog.load import GERMAN, read_words

FOLDER = "rules_data/boxes"
SYMBOLS = "symbols.svg#"
"""Where suited decks have their signs."""

Notation = Annotated[str, Field(pattern=r"^\S+$")]
"""A card, as `kartenwerk deck --cards` has it."""


class PictureData(Data):
    """The picture on the front: a file of the deck's art, and the part of it that is shown, from x0, y0 to x1, y1."""

    file: Name
    window: tuple[float, float, float, float] = Field(strict=False)


class SignData(Data):
    """A sign of the deck: its picture, drawn round (0, 0) and so many mm high, and its colour where it has none."""

    picture: Name
    colour: Role
    height: Millimetres = 10.0
    flat: Name | None = None  # its silhouette, for one colour; left out, the picture


class BoxDesign(Data):
    """What a deck's box shows; sizes and distances, which all boxes share, stand in `rules_data/print/box.toml`."""

    dark: Role = "tinte"  # lid, and ground of the front
    sides: tuple[Role, Role] = Field(strict=False)  # grounds of the two sides
    picture: PictureData
    drawn: str = ""  # what stands before a suit's name in the symbols for its coloured sign
    signs: tuple[SignData, ...] = Field(strict=False, default=(), max_length=12)  # left out, the suits
    pitch: tuple[Annotated[Title, places("games")], ...] = Field(strict=False, default=(), max_length=4)
    hand: tuple[Notation, ...] = Field(
        strict=False, default=(), max_length=7
    )  # cards in a fan, where the deck is shown

    def signs_of(self, deck: Deck) -> tuple[SignData, ...]:
        """The signs that stand for the deck."""
        if self.signs or not isinstance(deck, SuitedDeck):
            return self.signs
        return tuple(
            SignData(picture=f"{SYMBOLS}{self.drawn}{suit.id}", colour=suit.colour, flat=f"{SYMBOLS}{suit.id}")
            for suit in deck.suits
        )


def box_design(roots: DataRoots, deck: Deck, language: str = GERMAN) -> BoxDesign:
    """The design of the deck's box, its words in that language.

    KartenwerkError if it names a colour or a card that the deck does not have.
    """
    name = f"{FOLDER}/{deck.id}.toml"
    if not roots.has(name):
        return _plain(deck)
    design = read_words(roots, name, BoxDesign, language)
    file = str(roots.find(name).path)
    for role in (design.dark, *design.sides, *(sign.colour for sign in design.signs)):
        if role not in deck.palette:
            expected = "one of " + ", ".join(deck.palette)
            raise KartenwerkError("the deck has no such colour", file=file, found=repr(role), expected=expected)
    for card in design.hand:
        if not any(str(kind) == card for kind in deck.kinds):
            raise KartenwerkError(
                "the deck has no such card", file=file, found=repr(card), expected=_("a card's notation")
            )
    return design


def _plain(deck: Deck) -> BoxDesign:
    """Black and the band's colour, and on the front the middle of the cards' backs."""
    top = deck.height * 0.3
    window = (0.0, top, deck.width, top + deck.width * 0.7)
    picture = PictureData(file="back.svg", window=window)
    return BoxDesign(sides=(deck.series.band, deck.series.band), picture=picture)
