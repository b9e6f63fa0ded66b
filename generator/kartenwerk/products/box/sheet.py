"""The sheet of a box: the smallest paper that has room for the net and the instructions, and where they lie on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.catalog import Catalog
from kartenwerk.graphics.display import Box
from kartenwerk.products.box.instructions import Instructions, InstructionsColumn
from kartenwerk.text.german import join_words

if TYPE_CHECKING:
    from kartenwerk.catalog.paper import Paper

_BELOW, _BESIDE = 12.0, 8.0  # mm from the net's outline to the instructions
_NARROWEST = 50.0  # mm; instructions beside the net are at least so wide


class OrientedPaper(NamedTuple):
    """A paper in portrait or landscape, with the margin that stays white, in mm."""

    id: str
    width: float
    height: float
    margin: float

    @property
    def room(self) -> Box:
        return Box(self.margin, self.margin, self.width - self.margin, self.height - self.margin)


class LaidBox(NamedTuple):
    """Where the upper left corners of the net's outline and of the instructions lie on a paper, in mm."""

    paper: OrientedPaper
    net: tuple[float, float]
    instructions: tuple[float, float]
    column: InstructionsColumn


def arrange(catalog: Catalog, outline: Box, instructions: Instructions, wanted: str | None) -> LaidBox:
    """The net of that outline and its instructions on the first of our papers that holds them, or on the wanted one.

    Bleed may run into the paper's margin. KartenwerkError if they do not fit.
    """
    found = [each for paper in catalog.print.papers for each in _ways(paper, outline, instructions)]
    if wanted:
        own = [*_ways(catalog.paper(wanted), outline, instructions)]
    for layout in own if wanted else found:
        return layout
    height = outline.height + _BELOW + instructions.wide(outline.width).height
    papers = join_words(dict.fromkeys(each.paper.id for each in found), "or")
    raise KartenwerkError(
        "the box does not fit on the paper",
        key="--paper",
        found=repr(wanted) if wanted else _("no paper that is large enough"),
        expected=_(
            "room for {width:.0f} x {height:.0f} mm{condition}",
            width=outline.width,
            height=height,
            condition=_(", as {papers} has", papers=papers) if papers else "",
        ),
    )


def _ways(paper: Paper, outline: Box, instructions: Instructions) -> Iterator[LaidBox]:
    """Ways to lay net and instructions on the paper: the notes below the net first, then beside it."""
    upright = OrientedPaper(paper.id, paper.width, paper.height, paper.margin)
    sheets = (upright, upright._replace(width=paper.height, height=paper.width))
    for place in (_below, _beside):
        yield from filter(None, (place(sheet, outline, instructions) for sheet in sheets))


def _below(paper: OrientedPaper, outline: Box, instructions: Instructions) -> LaidBox | None:
    room = paper.room
    across = room.width - outline.width
    if across < 0:
        return None
    x = room.x0 + across / 2
    column = instructions.wide(room.x1 - x)
    down = room.height - outline.height - _BELOW - column.height
    y = room.y0 + down / 2
    return LaidBox(paper, (x, y), (x, y + outline.height + _BELOW), column) if down >= 0 else None


def _beside(paper: OrientedPaper, outline: Box, instructions: Instructions) -> LaidBox | None:
    room = paper.room
    width = room.width - outline.width - _BESIDE
    if width < _NARROWEST:
        return None
    column = instructions.narrow(width)
    if max(column.height, outline.height) > room.height:
        return None
    y = room.y0 + (room.height - outline.height) / 2
    return LaidBox(paper, (room.x0, y), (room.x0 + outline.width + _BESIDE, y), column)
