"""The alignment test sheet: held against the light, scales on front and back show how far the back is off."""

from __future__ import annotations

import math
from collections.abc import Iterator
from functools import partial
from typing import Annotated, Literal, NamedTuple, TypeAlias

from pydantic import Field

from kartenwerk.base.data import DataRoots
from kartenwerk.build.product import Made, Product, make_pdf
from kartenwerk.build.workshop import Workshop
from kartenwerk.catalog.deck import Colour
from kartenwerk.catalog.fields import Data, Millimetres, Name, Title, places
from kartenwerk.catalog.load import read_model
from kartenwerk.graphics.display import Box, Fill, Group, Item, Matrix, Page, Stroke, Text, line, polygon
from kartenwerk.printing.press.paper import PaperSize, back_page, sheet_page
from kartenwerk.products.printer import Printer
from kartenwerk.text.german import figures

FILE = "rules_data/print/align.toml"
PAPER = "a4"

Side: TypeAlias = Literal["tinte", "rueck"]
"""The ink of a side's lines: black on the front, red on the back."""

_TITLE, _BODY, _LABEL = 15.0, 10.0, 6.5  # pt
_LEAD = 5.6  # mm
_LABEL_ROW = 3.0
_HALF_FIGURE = 0.75
_GAP = 1.2
_FIGURES = "tabular"
_TITLE_Y, _WORDS_X, _WORDS_Y = 17.0, 48.0, 70.0
_EXAMPLE_Y = 244.0
_ZERO = 3.0  # mm by which the line of zero is longer
_CROSS = 5.0  # mm, half the width of a corner cross
_CORNER = 16.0  # mm from a corner cross to the paper's edges; the ruler stands outside the crosses


class ScaleData(Data):
    """The scales; the data file explains the fields."""

    pitch: Millimetres
    step: Millimetres
    count: int = Field(ge=1, le=50)
    example: int = Field(ge=-10, le=10)
    line: Millimetres
    reach: Millimetres
    overlap: Millimetres
    across: Millimetres
    inset: Millimetres


Lines = Annotated[tuple[Annotated[str, places("degrees", "range")], ...], Field(strict=False, min_length=1)]
Corrected = Annotated[tuple[Annotated[str, places("name", "x", "y", "turn")], ...], Field(strict=False, min_length=1)]


class Words(Data):
    """The words on the sheet."""

    title: Title
    front: Name
    back: Name
    read: Lines
    far: Lines
    enter: Lines
    command: Name
    later: Name
    use: Name
    example: Annotated[Name, places("reading")]
    corrected: Corrected


class AlignData(Data):
    """`rules_data/print/align.toml`."""

    scale: ScaleData
    inks: dict[str, Colour]
    words: Words

    @staticmethod
    def load(roots: DataRoots) -> AlignData:
        return read_model(roots.find(FILE), AlignData)


def align_product(printer: Printer | None = None) -> Product:
    """The test sheet; for a known printer its back is already corrected."""
    choices = printer.choices if printer else ()
    return Product("testbogen.pdf", "sheet", partial(printed_sheet, printer=printer), (), choices)


def printed_sheet(workshop: Workshop, printer: Printer | None) -> Made:
    data = AlignData.load(workshop.roots)
    palette = {role: colour.ink for role, colour in data.inks.items()}
    return make_pdf(workshop, palette, sheet_sides(workshop, data, printer), data.words.title, duplex="long-edge")


def sheet_sides(workshop: Workshop, data: AlignData, printer: Printer | None) -> tuple[Page, Page]:
    """The front and the back, for paper that is turned over its long edge."""
    paper = workshop.sheet(PAPER)
    lines = scales(data.scale, paper.width, paper.height, "tinte")
    labelled = _figures(workshop, data.scale, paper.width, paper.height)
    words = (*_words(workshop, data, paper.width, printer), *example(workshop, data, paper.width))
    front = sheet_page(paper, [*lines, *labelled, *words, *_legend(workshop, paper)])
    behind = tuple(scales(data.scale, paper.width, paper.height, "rueck"))
    mirrored = Group(behind, Matrix(a=-1, e=paper.width))
    name = Text(paper.width / 2 - 10, paper.height - 14, data.words.back, "text", _BODY, "rueck")
    back = back_page(paper, [mirrored, name], "long-edge")
    return front, printer.adjust(back) if printer else back


def _legend(workshop: Workshop, paper: PaperSize) -> tuple[Item, ...]:
    """The ruler and the note on how to turn the paper, outside the corner crosses."""
    inset = _CORNER - _CROSS
    rail = workshop.legend("long-edge").rail(paper, Box(inset, inset, paper.width - inset, paper.height - inset), None)
    return rail.items if rail else ()


def scales(data: ScaleData, width: float, height: float, side: Side) -> Iterator[Stroke]:
    """The three scales and the corner crosses of one side, as seen from the front."""
    for tick in ticks(data, side):
        along, near, far = tick
        x, y = width / 2 + along, height / 2 + along
        left, right = data.inset, width - data.inset
        yield Stroke(line(x, data.across + near, x, data.across + far), side, data.line)
        yield Stroke(line(left - near, y, left - far, y), side, data.line)
        yield Stroke(line(right + near, y, right + far, y), side, data.line)
    for x in (_CORNER, width - _CORNER):
        for y in (_CORNER, height - _CORNER):
            yield Stroke(line(x - _CROSS, y, x + _CROSS, y), side, data.line)
            yield Stroke(line(x, y - _CROSS, x, y + _CROSS), side, data.line)


def example(workshop: Workshop, data: AlignData, width: float) -> Iterator[Item]:
    """An example of the horizontal scale: how it looks if the back is off by `scale.example` steps."""
    scale, steps = data.scale, data.scale.example
    for tick in ticks(scale, "tinte"):
        x = width / 2 + tick.along
        yield Stroke(line(x, _EXAMPLE_Y + tick.near, x, _EXAMPLE_Y + tick.far), "tinte", scale.line)
    for tick in ticks(scale, "rueck"):
        x = width / 2 + tick.along + steps * scale.step
        yield Stroke(line(x, _EXAMPLE_Y + tick.near, x, _EXAMPLE_Y + tick.far), "rueck", scale.line)
    face = workshop.fonts.face
    x, reach = width / 2 + steps * scale.pitch, scale.reach + _ZERO + _GAP
    label = _sign(steps * scale.step)
    yield _label(x - face(_FIGURES).width(label, _LABEL) / 2, _EXAMPLE_Y - reach, label)
    point, wing = _EXAMPLE_Y + reach, 1.4
    yield Fill(polygon([(x, point), (x + wing, point + 2.4), (x - wing, point + 2.4)]), "tinte")
    words = data.words.example.format(reading=label)
    yield Text(
        (width - face("italic").width(words, _BODY)) / 2, _EXAMPLE_Y + reach + _LEAD + 2.4, words, "italic", _BODY
    )


class Tick(NamedTuple):
    """A line of a scale: its place `along` the baseline, and its ends `near` and `far` across the baseline, in mm."""

    along: float
    near: float
    far: float


def ticks(data: ScaleData, side: Side) -> list[Tick]:
    """The lines of one side, a vernier: those of the back point the other way and lie one `step` closer together."""
    front = side == "tinte"
    pitch = data.pitch if front else data.pitch - data.step
    found = []
    for number in range(-data.count, data.count + 1):
        reach = data.reach + (_ZERO if number == 0 else 0)
        near, far = (-reach, data.overlap) if front else (-data.overlap, reach)
        found.append(Tick(number * pitch, near, far))
    return found


def _figures(workshop: Workshop, data: ScaleData, width: float, height: float) -> Iterator[Text]:
    """The figures at the front's lines; those of the horizontal scale in two rows, since they stand close."""
    face = workshop.fonts.face(_FIGURES)
    for place, (tick, label) in enumerate(zip(ticks(data, "tinte"), labels(data), strict=True)):
        wide = face.width(label, _LABEL)
        reach = data.reach + _ZERO + _GAP
        row = reach + (0 if place % 2 == data.count % 2 else _LABEL_ROW)
        yield _label(width / 2 + tick.along - wide / 2, data.across - row, label)
        y = height / 2 + tick.along + _HALF_FIGURE
        yield _label(data.inset + reach, y, label)
        yield _label(width - data.inset - reach - wide, y, label)


def _label(x: float, y: float, words: str) -> Text:
    return Text(x, y, words, _FIGURES, _LABEL)


def labels(data: ScaleData) -> list[str]:
    """The readings at the front's lines, in mm."""
    return [_sign(number * data.step) for number in range(-data.count, data.count + 1)]


def _sign(value: float) -> str:
    text = figures(abs(value), 1)
    return f"−{text}" if value < 0 and text != "0,0" else text


def degrees_per_millimetre(data: ScaleData, width: float) -> float:
    """The angle by which a back is turned if its two vertical scales differ by 1 mm."""
    return math.degrees(math.atan2(1, width - 2 * data.inset))


def _words(workshop: Workshop, data: AlignData, width: float, printer: Printer | None) -> Iterator[Item]:
    """The title, and the instructions between the scales."""
    words = data.words
    face = workshop.fonts.face
    yield Text((width - face("bold").width(words.title, _TITLE)) / 2, _TITLE_Y, words.title, "bold", _TITLE)
    yield Text((width - face("text").width(words.front, _BODY)) / 2, _TITLE_Y + _LEAD, words.front, "text", _BODY)
    y = _WORDS_Y
    for text, font in _lines(data, width, printer):
        yield Text(_WORDS_X, y, text, font, _BODY)
        y += _LEAD


def _lines(data: AlignData, width: float, printer: Printer | None) -> Iterator[tuple[str, str]]:
    """The lines of the instructions with their fonts."""
    words = data.words
    degrees = figures(degrees_per_millimetre(data.scale, width), 2)
    reach = figures(data.scale.count * data.scale.step, 1)
    for text in (*words.read, "", *words.far, "", *words.enter):
        yield text.format(degrees=degrees, range=reach), "text"
    yield words.command, "bold"
    yield words.later, "text"
    yield words.use, "bold"
    if printer:
        yield "", "text"
        x, y, turn = (_sign(each) for each in (printer.offset_x, printer.offset_y, printer.rotate))
        yield from ((text.format(name=printer.name, x=x, y=y, turn=turn), "italic") for text in words.corrected)
