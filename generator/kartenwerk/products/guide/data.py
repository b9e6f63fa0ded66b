"""What `rules_data/print/guide.toml` says of printing at home: stocks of paper, and what is printed on which."""

from __future__ import annotations

from pathlib import PurePosixPath

from pydantic import Field, ValidationInfo, field_validator

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.catalog.load import GERMAN, read_words

FILE = "rules_data/print/guide.toml"


class Stock(Data):
    """A paper stock: its German name, the range of its weight in g/m², and what to ask for in a shop."""

    name: Name
    weight: tuple[int, int] = Field(strict=False)
    note: Name


class HomePrint(Data):
    """How a kind of file is printed at home: what it is called, on which stock, and on how many sides.

    `named` gives other titles by the first word of the file's name ("marken" for "marken_a4.pdf"). If `only` is given,
    files of other names are not printed at home.
    """

    what: Name
    named: dict[Id, Name] = Field(default_factory=dict)
    only: tuple[Id, ...] = Field(default=(), strict=False)
    stock: Id
    sides: int = Field(ge=1, le=2)


class Elsewhere(Data):
    """Kinds of files for a print shop or a screen, unless `kinds` lists them for home too."""

    kinds: tuple[str, ...] = Field(strict=False)


class GuideWords(Data):
    """What stands on the guide's cover and in its heads, and what its figures say."""

    title: Name
    subject: Name
    figures: dict[Id, Name]


class GuideData(Data):
    """`rules_data/print/guide.toml`."""

    page: Id
    stocks: dict[Id, Stock]
    kinds: dict[Id, HomePrint]
    elsewhere: Elsewhere
    words: GuideWords

    @field_validator("kinds")
    @classmethod
    def _stocks_are_known(cls, kinds: dict[str, HomePrint], info: ValidationInfo) -> dict[str, HomePrint]:
        stocks = info.data.get("stocks", {})
        unknown = sorted({kind.stock for kind in kinds.values()} - set(stocks))
        if unknown:
            raise ValueError(f"there is no such stock: {', '.join(unknown)}; there are {', '.join(stocks)}")
        return kinds

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> GuideData:
        """The data, their words in that language."""
        return read_words(roots, FILE, GuideData, language)

    def home_print(self, path: str, kind: str) -> HomePrint | None:
        """How a file is printed at home, or None if it is not; KartenwerkError for a kind that the data do not list."""
        how = self.kinds.get(kind)
        if how and (not how.only or PurePosixPath(path).stem in how.only):
            return how
        if kind in self.elsewhere.kinds:
            return None
        raise KartenwerkError(
            "the guide does not say on which paper such a file is printed", file=FILE, key="kinds", found=repr(kind)
        )
