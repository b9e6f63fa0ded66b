"""The sheet of a box: the smallest paper that has room for the net and the notes, and where they lie on it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import Catalog
from kartenwerk.graphics.display import Box
from kartenwerk.products.box.notes import Notes, NotesColumn
from kartenwerk.text.german import join_words

if TYPE_CHECKING:
    from kartenwerk.catalog.paper import Paper

_BELOW, _BESIDE = 12.0, 8.0  # mm from the net's outline to the notes
_NARROWEST = 50.0  # mm; notes beside the net are at least so wide


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
    """Where the upper left corners of the net's outline and of the notes lie on a paper, in mm."""

    paper: OrientedPaper
    net: tuple[float, float]
    notes: tuple[float, float]
    column: NotesColumn


def arrange(catalog: Catalog, outline: Box, notes: Notes, wanted: str | None) -> LaidBox:
    """The net of that outline and its notes on the first of our papers that holds them, or on the wanted one.

    Bleed may run into the paper's margin. KartenwerkError if they do not fit.
    """
    found = [each for paper in catalog.print.papers for each in _ways(paper, outline, notes)]
    if wanted:
        own = [*_ways(catalog.paper(wanted), outline, notes)]
    for layout in own if wanted else found:
        return layout
    height = outline.height + _BELOW + notes.wide(outline.width).height
    papers = join_words(dict.fromkeys(each.paper.id for each in found), "or")
    raise KartenwerkError(
        "the box does not fit on the paper",
        key="--paper",
        found=repr(wanted) if wanted else "no paper that is large enough",
        expected=f"room for {outline.width:.0f} x {height:.0f} mm" + (f", as {papers} has" if papers else ""),
    )


def _ways(paper: Paper, outline: Box, notes: Notes) -> Iterator[LaidBox]:
    """Ways to lay net and notes on the paper: the notes below the net first, then beside it."""
    upright = OrientedPaper(paper.id, paper.width, paper.height, paper.margin)
    sheets = (upright, upright._replace(width=paper.height, height=paper.width))
    for place in (_below, _beside):
        yield from filter(None, (place(sheet, outline, notes) for sheet in sheets))


def _below(paper: OrientedPaper, outline: Box, notes: Notes) -> LaidBox | None:
    room = paper.room
    across = room.width - outline.width
    if across < 0:
        return None
    x = room.x0 + across / 2
    column = notes.wide(room.x1 - x)
    down = room.height - outline.height - _BELOW - column.height
    y = room.y0 + down / 2
    return LaidBox(paper, (x, y), (x, y + outline.height + _BELOW), column) if down >= 0 else None


def _beside(paper: OrientedPaper, outline: Box, notes: Notes) -> LaidBox | None:
    room = paper.room
    width = room.width - outline.width - _BESIDE
    if width < _NARROWEST:
        return None
    column = notes.narrow(width)
    if max(column.height, outline.height) > room.height:
        return None
    y = room.y0 + (room.height - outline.height) / 2
    return LaidBox(paper, (room.x0, y), (room.x0 + outline.width + _BESIDE, y), column)
