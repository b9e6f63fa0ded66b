"""How reference cards are set: `rules_data/print/reference.toml`."""

from __future__ import annotations

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.catalog.fields import Data, Millimetres, Role
from kartenwerk.catalog.load import read_model

FILE = "rules_data/print/reference.toml"


class CardBand(Data):
    """The band at the head and the frieze at the foot: mm, sizes of type in pt."""

    height: Millimetres
    rule: Millimetres
    frieze: Millimetres
    baseline: Millimetres
    title: float = Field(gt=0)
    title_least: float = Field(gt=0)
    label: float = Field(gt=0)
    gap: Millimetres


class CardType(Data):
    """The sizes of type in pt; `full` is a share of the body's height."""

    least: float = Field(gt=0)
    most: float = Field(gt=0)
    step: float = Field(gt=0)
    lead: float = Field(ge=0)
    full: float = Field(gt=0, le=1)
    numeral: float = Field(ge=0)
    figure: float = Field(ge=0)

    @property
    def sizes(self) -> list[float]:
        """From the largest to the least."""
        steps = round((self.most - self.least) / self.step)
        return [round(self.least + number * self.step, 2) for number in range(steps, -1, -1)]


class CardRows(Data):
    """The white of rows in mm."""

    padding: Millimetres
    numbers: Millimetres
    gap: Millimetres


class CardLink(Data):
    """The code of an address: its least width and that of its modules in mm, and its ink.

    Beside its white, rows end `gap` mm before. They are `padding` mm higher than their lines where else a side with a
    code is too full.
    """

    size: Millimetres
    gap: Millimetres
    module: Millimetres
    padding: Millimetres
    ink: Role


class CardCode(Data):
    """The code of a table's own rules, in the band below the title, which is so many mm higher: the sizes in pt."""

    size: float = Field(gt=0)
    least: float = Field(gt=0)
    baseline: Millimetres
    title: Millimetres


class ReferenceData(Data):
    """The measures of a reference card."""

    margin: Millimetres
    body: Millimetres
    foot: Millimetres
    band: CardBand
    type: CardType
    rows: CardRows
    link: CardLink
    code: CardCode

    @staticmethod
    def load(roots: DataRoots) -> ReferenceData:
        return read_model(roots.find(FILE), ReferenceData)
