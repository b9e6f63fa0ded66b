"""What a user may choose about the faces: size and number of the indexes, and how pictures and suits are coloured."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import Deck, LetterDeck

IndexSize: TypeAlias = Literal["normal", "large", "huge"]
Corners: TypeAlias = Literal["two", "four"]


@dataclass(frozen=True)
class FaceVariant:
    """A way to draw a deck's faces; templates know it as `variant`."""

    index: IndexSize = "normal"
    corners: Corners = "two"
    low_ink: bool = False
    four: bool = False
    """Every suit in a colour of its own."""

    @property
    def words(self) -> tuple[str, ...]:
        """German words for file names; none for the plain variant, and different ones for any two variants."""
        sizes = {"normal": (), "large": ("index_gross",), "huge": ("index_riesig",)}
        corners = ("vier_ecken",) if self.corners == "four" else ()
        colours = (*(("sparsam",) if self.low_ink else ()), *(("vierfarbig",) if self.four else ()))
        return (*sizes[self.index], *corners, *colours)

    def check(self, deck: Deck) -> None:
        """KartenwerkError if the deck is not drawn in this variant."""
        if self.index not in deck.indexes:
            raise KartenwerkError(
                "the deck is not drawn with an index of that size",
                key="--index",
                found=self.index,
                expected=" or ".join(deck.indexes),
            )
        if self.corners not in deck.corners:
            raise KartenwerkError(
                "the deck is not drawn with an index in that many corners",
                key="--corners",
                found=self.corners,
                expected=" or ".join(deck.corners),
            )
        if self.four and not deck.four:
            raise KartenwerkError(
                "the deck is not drawn with four suit colours",
                key="--colours",
                found="four",
                expected=_("print, screen or low-ink"),
            )
        if self.index == "large" and self.corners == "four":
            raise KartenwerkError(
                "four large indexes leave the picture no room",
                key="--corners",
                found="--index large",
                expected=_("--index normal or huge with four corners, or two corners"),
            )
        if self.index == "huge" and self.corners == "four" and isinstance(deck, LetterDeck):
            raise KartenwerkError(
                "groups of letters are too wide for two huge indexes side by side",
                key="--corners",
                found="--index huge",
                expected=_("--index normal with four corners, or two corners"),
            )


PLAIN = FaceVariant()
