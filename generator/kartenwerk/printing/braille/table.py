"""Braille tables: `rules_data/braille/six_dots.toml` has what all share, `languages/` what each language adds.

Braille is Unicode text throughout: a cell is one character from U+2800 to U+283F, whose lowest six bits are its dots.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import Annotated, Self

from pydantic import ConfigDict, Field, field_validator, model_validator

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, one_of
from kartenwerk.base.palette import Ink
from kartenwerk.catalog.fields import HEX, Data, Millimetres, Name, Percent, Title, places
from kartenwerk.catalog.load import GERMAN, check_model, merge_tables, read_toml

SHARED = "rules_data/braille/six_dots.toml"
LANGUAGES = "rules_data/braille/languages"
BLANK = "\u2800"
CELLS = 64

Dots = Annotated[str, Field(pattern=r"^(0|[1-6]+)(-(0|[1-6]+))*$", description='dots of cells, as "14" or "6-36"')]


class Geometry(Data):
    """Measures in mm: `pitch`, `cell` and `line` from centre to centre, `dot` is a diameter.

    A margin of `edge` stays free along a card's edges, and no card may be narrower than `narrowest`.
    """

    dot: Millimetres
    pitch: Millimetres
    cell: Millimetres
    line: Millimetres
    edge: Millimetres
    narrowest: Millimetres

    def width(self, cells: int) -> float:
        """The width of a number of cells, from the left edge of the first dots to the right edge of the last ones."""
        return (cells - 1) * self.cell + self.pitch + self.dot

    @property
    def height(self) -> float:
        """The height of a line, from the upper edge of its dots to the lower one."""
        return 2 * self.pitch + self.dot


class Signs(Data):
    """Cells that announce how to read the following ones."""

    number: Dots
    letter: Dots
    figures: str  # what could be read as figures behind a number, so that `letter` stands before it


class Capitals(Data):
    """Cells before one capital, before a word of capitals, and where small letters follow in such a word."""

    letter: Dots
    word: Dots
    end: Dots


class FullScript(Data):
    """The table of liblouis that contracts, and what is written to it in place of characters that it misreads."""

    table: Annotated[str, Field(pattern=r"^[\w-]+\.\w+$")]
    written: dict[str, str]


class Plate(Data):
    """The separation for embossing or varnish, and the colours in which a proof shows it."""

    name: Name
    cmyk: tuple[Percent, Percent, Percent, Percent] = Field(strict=False)
    screen: str = Field(pattern=HEX)

    @property
    def ink(self) -> Ink:
        return Ink(self.cmyk, self.screen, self.name)


class LabelSheet(Data):
    """The words of a sheet of labels; `margin` is how far a label reaches beyond its dots, in mm."""

    title: Annotated[Title, places("deck")]
    upright: Name
    mirrored: Name
    foot: Annotated[Name, places("edge")]
    key: Annotated[Title, places("deck")]
    pictures: Title
    margin: Millimetres


class PageSize(Data):
    """The size of an embosser's page, in cells and lines."""

    cells: int = Field(ge=10, le=100)
    lines: int = Field(ge=5, le=100)


Ascii = Annotated[str, Field(min_length=CELLS, max_length=CELLS, pattern=r"^[ -~]+$")]


class BrailleTable(Data):
    """A language's Braille: the dots of letters, groups of letters, accents, digits and punctuation marks.

    Without `capitals` they are written like small letters. An accent that is not among `accents` is left out. `sets`
    are the character sets of the files for embossers.
    """

    # Texts are not stripped: the first character of a character set is the blank.
    model_config = ConfigDict(str_strip_whitespace=False)

    language: Name
    letters: dict[str, Dots]
    groups: dict[str, Dots]
    accents: dict[str, Dots] = Field(default_factory=dict)
    capitals: Capitals | None = None
    digits: dict[str, Dots]
    marks: dict[str, Dots]
    foreign: dict[str, str]
    signs: Signs
    full: FullScript
    geometry: Geometry
    plate: Plate
    page: PageSize
    ascii: dict[str, Ascii]
    sets: list[str]
    labels: LabelSheet

    @field_validator("ascii")
    @classmethod
    def _sets_are_reversible(cls, sets: dict[str, str]) -> dict[str, str]:
        for name, characters in sets.items():
            if len(set(characters)) != CELLS:
                raise ValueError(f"a character stands twice in the set {name}")
        return sets

    @model_validator(mode="after")
    def _sets_are_known(self) -> Self:
        for name in self.sets:
            if name not in self.ascii:
                raise ValueError(f"there is no character set {name}")
        return self

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> BrailleTable:
        """The table of a language; KartenwerkError if there is none."""
        known = braille_languages(roots)
        if language not in known:
            raise KartenwerkError(
                "there is no Braille table for this language",
                key="--braille",
                found=language,
                expected=_("{languages}, or --text for a reader's own Braille display", languages=one_of(known)),
            )
        file = roots.find(f"{LANGUAGES}/{language}.toml")
        return check_model(merge_tables(read_toml(roots.find(SHARED)), read_toml(file)), BrailleTable, file)

    @cached_property
    def card_signs(self) -> Mapping[str, str]:
        """The signs that may stand on a card, by name: letters, groups, the question mark and lowered figures."""
        signs = {name: cells(dots) for name, dots in (self.letters | self.groups).items()}
        signs["?"] = cells(self.marks["?"])
        return signs | {digit: lower(cells(dots)) for digit, dots in self.digits.items()}

    def on_card(self, text: str, file: str, key: str) -> str:
        """The Braille for the names of signs, separated by spaces ("sch 7"); KartenwerkError for an unknown one."""
        names = text.split()
        for name in names:
            if name not in self.card_signs:
                raise KartenwerkError(
                    "there is no such Braille sign",
                    file=file,
                    key=key,
                    found=repr(name),
                    expected=_("a letter, a figure, ? or one of {groups}", groups=", ".join(self.groups)),
                )
        return "".join(self.card_signs[name] for name in names)


def braille_languages(roots: DataRoots) -> list[str]:
    """The languages that have a table."""
    return [Path(file.name).stem for file in roots.list(LANGUAGES, ".toml")]


def cells(dots: str) -> str:
    """Cells from the numbers of their dots: "14" is c, "6-36" a dash, "0" a blank."""
    return "".join(cell(map(int, each.replace("0", ""))) for each in dots.split("-"))


def cell(dots: Iterable[int]) -> str:
    """One cell from the numbers of its dots."""
    return chr(ord(BLANK) + sum(1 << (dot - 1) for dot in set(dots)))


def dots_of(cell: str) -> tuple[int, ...]:
    """The numbers of a cell's dots, in order."""
    bits = ord(cell) - ord(BLANK)
    return tuple(dot for dot in range(1, 7) if bits >> (dot - 1) & 1)


def lower(cell: str) -> str:
    """The cell moved down by one row, as figures are on cards; ValueError if it has a dot in the lowest row."""
    if any(dot in (3, 6) for dot in dots_of(cell)):
        raise ValueError(f"{cell} cannot be lowered")
    return chr(ord(BLANK) + ((ord(cell) - ord(BLANK)) << 1))
