"""Papers, cards and trims: the sizes that sheets, booklets and pads are printed on and cut to."""

from __future__ import annotations

import re
from typing import Annotated, Literal, TypeAlias

from pydantic import Field

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog.fields import Data, Id, Millimetres, Name, places

Backs: TypeAlias = Literal["long-edge", "short-edge", "gutterfold", "none"]
"""How backs come behind their fronts: the paper is turned over an edge or folded, or there are no backs."""


SIZE_ID = r"^([a-z][a-z0-9_]*|[0-9.]+x[0-9.]+)$"
SizeId = Annotated[str, Field(pattern=SIZE_ID, description="a size's id, or width x height in mm")]


PAPER_SIDES = (90.0, 1500.0)
CARD_SIDES = (25.0, 200.0)
"""The shortest and the longest side of papers and cards, in mm. The bound keeps any job finite."""

PaperSide: TypeAlias = Annotated[float, Field(ge=PAPER_SIDES[0], le=PAPER_SIDES[1])]
CardSide: TypeAlias = Annotated[float, Field(ge=CARD_SIDES[0], le=CARD_SIDES[1])]
PageSide: TypeAlias = Annotated[float, Field(ge=50, le=500)]
OfCards: TypeAlias = Annotated[Name, places("cards")]
"""Words with a place for a number of cards."""


class Paper(Data):
    """A sheet of paper, in mm, upright. `margin` is what a home printer cannot print on."""

    id: SizeId
    title: Name
    width: PaperSide
    height: PaperSide
    margin: float = Field(ge=0, le=50)


class CardSize(Data):
    """A size of card, in mm."""

    id: SizeId
    title: Name
    width: CardSide
    height: CardSide


class Trim(Data):
    """The trimmed size of a booklet's or pad's page, in mm."""

    id: Id
    title: Name
    width: PageSide
    height: PageSide
    bleed: float = Field(ge=0, le=10)


class CropMarks(Data):
    """Crop marks, in mm: how far from the trim they begin, how long and how thick they are."""

    offset: float = Field(ge=0, le=20)
    length: float = Field(gt=0, le=20)
    width: float = Field(ge=0.1, le=1)


class CardMargins(Data):
    """The bleed outside a card's trim, the safe margin inside it, and the radius of its corners, in mm."""

    bleed: float = Field(ge=0, le=10)
    safe: float = Field(ge=0, le=20)
    radius: float = Field(ge=0, le=10)


class FileSubjects(Data):
    """The PDF subjects of files of cards, with places for the number of cards in words and for the paper.

    Single cards come in one of the orders of sides; `back` is the bookmark of a back on the screen.
    """

    card: Name
    cards: Annotated[Name, places("count")]
    sheets: Annotated[Name, places("cards", "paper")]
    front_back: OfCards
    back_front: OfCards
    fronts: OfCards
    backs: OfCards
    screen: OfCards
    back: Name

    def count_in_words(self, cards: int) -> str:
        """A number of cards in words: "63 Karten"."""
        return self.card if cards == 1 else self.cards.format(count=cards)


class PrintData(Data):
    """The data of `rules_data/print/papers.toml`."""

    papers: tuple[Paper, ...] = Field(strict=False, min_length=1)
    sizes: tuple[CardSize, ...] = Field(strict=False, min_length=1)
    trims: tuple[Trim, ...] = Field(strict=False, min_length=1)
    marks: CropMarks
    card: CardMargins
    ruler: Millimetres  # length of the test ruler on sheets for home
    stapled: int = Field(ge=1)  # the most leaves that can be folded and stapled together
    own_margin: float = Field(ge=0, le=50)  # the margin of papers that a user names by their width and height
    shops_change: Name  # German: a note that print services may have changed their requirements
    subjects: FileSubjects
    turn_notes: dict[Backs, Name]  # German: how to turn the paper, printed beside the ruler
    trial_note: Name  # German: what a trial sheet has to show


_MEASURES = re.compile(r"(\d+(?:[.,]\d+)?)x(\d+(?:[.,]\d+)?)")


def read_measures(what: str, key: str, text: str, low: float, high: float) -> tuple[float, float] | None:
    """Width and height in mm from "70x120" or "70,5x120"; None if the text is something else, such as an id.

    KartenwerkError, about `what` and the option `key`, if a side is shorter than `low` or longer than `high` mm.
    """
    found = _MEASURES.fullmatch(text)
    if found is None:
        return None
    width, height = (float(side.replace(",", ".")) for side in found.groups())
    if not (low <= width <= high and low <= height <= high):
        raise KartenwerkError(
            "no {what} is that large or small",
            what=what,
            key=key,
            found=f"{text} mm",
            expected=_("sides of {least:g} to {most:g} mm", least=low, most=high),
        )
    return width, height
