"""The words on the sheets of a game in a folder, and the measures of what is folded: `rules_data/print/parts.toml`."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Id, Millimetres, Name, places
from kartenwerk.catalog.load import GERMAN, read_words
from kartenwerk.products.guide.data import Stock

FILE = "rules_data/print/parts.toml"


class LidBoxData(Data):
    """The box of a game: what lies in it beside cards, the least sides of its parts in mm, and its words.

    Loose pieces take `loose` times their volume. A booklet has `leaves` leaves, each a `leaf` of [width, height] mm.
    """

    loose: float = Field(ge=1, le=10)
    leaf: tuple[float, float] = Field(strict=False)
    leaves: int = Field(ge=0)
    least: Millimetres
    least_lid: Millimetres
    titles: dict[Id, Name]
    facts: dict[Id, Name]
    measures: Annotated[Name, places("width", "length", "height")]
    contents: Annotated[Name, places("contents")]
    steps: tuple[Name, ...] = Field(strict=False, min_length=1)


class SheetKind(Data):
    """What a kind of file is called, and the stock that it is printed on at home."""

    what: Name
    stock: Id


class GameGuideData(Data):
    """What the guide of a game says of kinds of files, and the stocks that no other kit takes."""

    kinds: dict[Id, SheetKind]
    stocks: dict[Id, Stock]


class BoxedGameData(Data):
    """What stands on sheets of boards, standees and dice, each with its places in braces; and names of files."""

    sheet_of_board: Name
    standees: Name
    stickers: Name
    paper_die: Name
    files: dict[Id, Name]
    box: LidBoxData
    guide: GameGuideData

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> BoxedGameData:
        """The data, their words in that language."""
        return read_words(roots, FILE, BoxedGameData, language)
