"""The data of boxes: thicknesses, clearances, flaps, lines and words."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.base.palette import Ink
from kartenwerk.catalog.fields import HEX, Data, Millimetres, Name, Percent, Title, places
from kartenwerk.catalog.load import GERMAN, read_words

FILE = "rules_data/print/box.toml"
CUT, CREASE = "schnitt", "falz"


class Thickness(Data):
    """The thickness of one card, one leaf and the board, and the air in a stack, in mm."""

    card: Millimetres
    leaf: Millimetres
    board: Millimetres
    air: Millimetres


class Clearance(Data):
    """The room around the contents, in mm."""

    width: Millimetres
    height: Millimetres
    depth: Millimetres


class FlapData(Data):
    """The flaps beside the walls, in mm; see `kartenwerk.printing.press.walls.Flaps`."""

    glue: Millimetres
    tuck: Millimetres
    tuck_radius: Millimetres
    dust: Millimetres
    lock: Millimetres
    seam_short: Millimetres
    lid_short: Millimetres
    bottom_short: Millimetres
    inner_bottom_short: Millimetres
    notch_radius: Millimetres
    notch_rise: Millimetres


Pair = Annotated[tuple[Millimetres, Millimetres], Field(strict=False)]


class MosaicLayout(Data):
    """The mosaic of covers on the back, in mm; see `rules_data/print/box.toml`."""

    few: int = Field(ge=0)
    largest: Millimetres
    least: Millimetres
    gap: Millimetres
    row_gap: Millimetres
    names: Pair
    share: float = Field(gt=0, le=1)
    words: float = Field(gt=0, le=5)
    edge: Millimetres


class BoxLayout(Data):
    """Sizes and distances on the box of skat cards, in mm; see `rules_data/print/box.toml`."""

    width: Millimetres
    height: Millimetres
    clear: Millimetres
    uncut: Millimetres
    thumb: Millimetres
    frieze: Millimetres
    picture_foot: Millimetres
    picture_rule: Millimetres
    lid_frieze: Millimetres
    title: Millimetres
    title_width: Millimetres
    title_gap: float = Field(ge=0, le=2)
    side_title: Millimetres
    side_share: float = Field(gt=0, le=1)
    side_length: Millimetres
    two_lines: Millimetres
    italic: Millimetres
    pitch_lead: Millimetres
    back_margin: Millimetres
    bottom: Pair
    mosaic: MosaicLayout


class BoxWords(Data):
    """What is written on the box beside titles."""

    contents: Annotated[Title, places("cards", "games")]
    rules: Title
    games: Title
    minutes: Annotated[Title, places("minutes")]


Screen = Annotated[str, Field(pattern=HEX)]
Direction = Annotated[tuple[float, float, float], Field(strict=False)]
Shade = Annotated[tuple[int, int], Field(strict=False)]


class ViewData(Data):
    """How the picture of the closed box is taken; directions are those of `kartenwerk.printing.press.folding`."""

    eye: Direction  # from the box to the camera
    distance: Millimetres
    scale: float = Field(gt=0, le=20)  # pixels a millimetre
    row_scale: float = Field(gt=0, le=20)  # the same where all boxes stand in a row
    margin: Millimetres
    ground: Screen
    board: Screen  # the edge of the board
    edge: Millimetres
    light: Direction  # from the lamp to the box
    darkness: int = Field(ge=0, le=255)  # of the shadow on the ground
    blur: Millimetres
    shades: dict[Name, Shade]  # what may be seen, the innermost first: percent of its light, and white added to black


class LineData(Data):
    """A kind of line: its spot colour and how that prints at home, its width and dashes in mm, and its label."""

    plate: Name
    cmyk: tuple[Percent, Percent, Percent, Percent] = Field(strict=False)
    screen: Screen
    width: Millimetres
    dash: tuple[float, ...] = Field(strict=False)
    label: Name

    @property
    def ink(self) -> Ink:
        return Ink(self.cmyk, self.screen, self.plate)


class SheetData(Data):
    """The words below the net."""

    title: Annotated[Title, places("deck")]
    board: Annotated[Name, places("width", "height", "depth")]
    contents: Annotated[Name, places("contents")]
    ruler: Annotated[Name, places("length")]
    mark: Title
    steps: tuple[Name, ...] = Field(strict=False, min_length=1)


class CountWords(Data):
    """What lies in a box, in words."""

    card: Title
    cards: Annotated[Title, places("count")]
    maker: Title
    reference: Title
    references: Annotated[Title, places("count")]
    leaves: Annotated[Title, places("count")]
    last: Title = Field(alias="and")


class BoxData(Data):
    """`rules_data/print/box.toml`."""

    thickness: Thickness
    play: Clearance
    flaps: FlapData
    bleed: Millimetres
    overlap: Millimetres
    layout: BoxLayout
    words: BoxWords
    view: ViewData
    lines: dict[str, LineData]
    sheet: SheetData
    counts: CountWords

    @staticmethod
    def load(roots: DataRoots, language: str = GERMAN) -> BoxData:
        """The data, their words in that language."""
        return read_words(roots, FILE, BoxData, language)
