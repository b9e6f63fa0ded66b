"""The common look of a deck's printed products: its band, the tint of its rows, its frieze."""

from __future__ import annotations

from collections.abc import Mapping

from pydantic import Field

from kartenwerk.base.palette import Ink
from kartenwerk.catalog.fields import Data, Id, Role

BAND, TINT = "band", "ton"
"""The colour roles by which templates call the band's colour and the tint of rows."""

WHITE = 255


class Series(Data):
    """What reference cards, pads, boxes and back covers of a deck share.

    `band` is the colour role of their bands. `tint` colours every other row, as a role and its percent ("ocker/25").
    `frieze` is the ornament, drawn by `templates/friezes/<frieze>.svg.j2`; `accent` is the role of its smaller parts.
    Titles stand in `capitals`, or as they are written.
    """

    band: Role = "tinte"
    tint: str = Field(default="tinte/8", pattern=r"^[a-z]+/[1-9][0-9]?$")
    frieze: Id = "raute"
    accent: Role = "papier"
    capitals: bool = True

    @property
    def roles(self) -> tuple[str, ...]:
        """The deck's colour roles that the series uses."""
        return self.band, self.tint.partition("/")[0], self.accent

    def title(self, text: str) -> str:
        """A title in the letters of the deck's display face."""
        return text.upper() if self.capitals else text

    def inks(self, colours: Mapping[str, Ink]) -> dict[str, Ink]:
        """The inks of the roles "band" and "ton"."""
        role, _, percent = self.tint.partition("/")
        return {BAND: colours[self.band], TINT: tint_ink(colours[role], int(percent) / 100)}


def tint_ink(ink: Ink, share: float) -> Ink:
    """A tint of an ink, from 0 (paper) to 1 (the full ink); on screen it lies on white."""
    full = (int(ink.screen[place : place + 2], 16) for place in (1, 3, 5))
    screen = "".join(f"{round(WHITE + (value - WHITE) * share):02X}" for value in full)
    cyan, magenta, yellow, black = (round(percent * share, 1) for percent in ink.cmyk)
    return Ink((cyan, magenta, yellow, black), f"#{screen}")
