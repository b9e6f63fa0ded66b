"""How a face that is designed for one size of card is laid out on another: it is scaled, never distorted."""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _

SMALLEST, LARGEST = 0.95, 1.25
"""The scales at which a picture works. Below, fine cuts fill in; above, it looks coarse beside its index."""

ART_BLEED = 3.0
"""The bleed in mm with which the picture of a back is drawn."""

_ASCENT = 0.72  # of the font size: how far a small name reaches above its baseline


class Size(NamedTuple):
    """The trim of a card in mm."""

    width: float
    height: float


class Layout(NamedTuple):
    """Where the design lies on a card of this size: scaled by `scale`, its upper left corner at (left, top), in mm."""

    size: Size
    scale: float
    left: float
    top: float

    @staticmethod
    def of(design: Size, size: Size) -> Layout:
        """The layout with the design centred on the card, as large as the card and LARGEST allow."""
        scale = min(size.width / design.width, size.height / design.height, LARGEST)
        left = (size.width - scale * design.width) / 2
        return Layout(size, scale, left, (size.height - scale * design.height) / 2)

    @property
    def place(self) -> str:
        """The layout as an SVG transformation."""
        return f"translate({self.left:.4f} {self.top:.4f}) scale({self.scale:.5f})"

    def name_end(self, x: float, safe: float) -> float:
        """Where on the card a name ends that ends at `x` in the design; at least `safe` mm from the edge."""
        return min(self.left + x * self.scale, self.size.width - safe)

    def name_line(self, y: float, size: float, safe: float) -> float:
        """The baseline on the card of a name at `y` in the design, of `size` mm; at least `safe` mm below the edge."""
        return max(self.top + y * self.scale, safe + _ASCENT * size * self.scale)


def cover(design: Size, size: Size, bleed: float) -> str:
    """The SVG transformation that scales the picture of a back, centred, so that it covers card and bleed."""
    reach = 2 * max(bleed, ART_BLEED)
    scale = max(
        (size.width + reach) / (design.width + 2 * ART_BLEED), (size.height + reach) / (design.height + 2 * ART_BLEED)
    )
    left, top = (size.width - scale * design.width) / 2, (size.height - scale * design.height) / 2
    return f"translate({left:.4f} {top:.4f}) scale({scale:.5f})"


def check_room(design: Size, size: Size) -> None:
    """KartenwerkError if pictures that are designed for one size would become too small on the other."""
    scale = min(size.width / design.width, size.height / design.height)
    if scale < SMALLEST:
        raise KartenwerkError(
            "the cards are too small for the deck's pictures, whose fine cuts would close up in print",
            key="--size",
            found=f"{size.width:g} x {size.height:g} mm",
            expected=_(
                "at least {width:.1f} x {height:.1f} mm", width=SMALLEST * design.width, height=SMALLEST * design.height
            ),
        )
