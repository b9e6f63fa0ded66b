"""How a face that is designed for one size of card is laid out on another: scaled evenly, never stretched."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.errors import KartenwerkError

SMALLEST, LARGEST = 0.95, 1.25
"""Between these a picture keeps its lines: below, cuts close up; above, it looks coarse beside its index."""

ART_BLEED = 3.0
"""mm of bleed that the picture of a back is drawn with."""

_ASCENT = 0.72  # of the font size: how far a small name rises above its baseline


class Size(NamedTuple):
    """A card's trim in mm."""

    width: float
    height: float


class Layout(NamedTuple):
    """The design, `scale` times as large, with its upper left corner at (left, top) on the card, in mm."""

    size: Size
    scale: float
    left: float
    top: float

    @staticmethod
    def of(design: Size, size: Size) -> Layout:
        """The design in the middle of the card, as large as the card and LARGEST allow."""
        scale = min(size.width / design.width, size.height / design.height, LARGEST)
        left = (size.width - scale * design.width) / 2
        return Layout(size, scale, left, (size.height - scale * design.height) / 2)

    @property
    def place(self) -> str:
        """The design's place as an SVG transformation."""
        return f"translate({self.left:.4f} {self.top:.4f}) scale({self.scale:.5f})"

    def name_end(self, x: float, safe: float) -> float:
        """Where a name that ends at `x` in the design ends on the card, `safe` mm from its edge."""
        return min(self.left + x * self.scale, self.size.width - safe)

    def name_line(self, y: float, size: float, safe: float) -> float:
        """The baseline of a name at `y` in the design, its letters (`size` mm) `safe` mm below the card's edge."""
        return max(self.top + y * self.scale, safe + _ASCENT * size * self.scale)


def cover(design: Size, size: Size, bleed: float) -> str:
    """The SVG transformation that lays a back's picture over card and bleed, evenly scaled, about the middle."""
    reach = 2 * max(bleed, ART_BLEED)
    scale = max(
        (size.width + reach) / (design.width + 2 * ART_BLEED), (size.height + reach) / (design.height + 2 * ART_BLEED)
    )
    left, top = (size.width - scale * design.width) / 2, (size.height - scale * design.height) / 2
    return f"translate({left:.4f} {top:.4f}) scale({scale:.5f})"


def check_room(design: Size, size: Size) -> None:
    """KartenwerkError if pictures that are designed for one size would become too small on another."""
    scale = min(size.width / design.width, size.height / design.height)
    if scale < SMALLEST:
        raise KartenwerkError(
            "the cards are too small for the deck's pictures, whose fine cuts would close up in print",
            key="--size",
            found=f"{size.width:g} x {size.height:g} mm",
            expected=f"at least {SMALLEST * design.width:.1f} x {SMALLEST * design.height:.1f} mm",
        )
