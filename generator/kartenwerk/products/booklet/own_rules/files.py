"""Pictures of the folder in its rules: read, cropped and limited as those on cards are."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.folder import CustomFile
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.tools import Tools
from kartenwerk.graphics.display import Box, Image, Item
from kartenwerk.graphics.svg.reader import Drawing

TALLEST = 1.05
"""How high a picture is at most, in measures: more would leave no room for text on the page."""
PRINTED = 110.0
"""The width in mm in which a picture has enough dots: that of the column on a large page."""
_WHITE = "papier"


class FilePictures(NamedTuple):
    """Draws the pictures that a text names; `source` is the text's file."""

    tools: Tools
    source: str

    def draw(self, arguments: Mapping[str, str], measure: float) -> Drawing:
        """The picture as wide as the measure, or in its middle where it would be too high."""
        try:
            items, box = self._items(self.find(arguments["datei"]), measure)
        except KartenwerkError as error:
            raise self._locate(error, arguments) from error
        return Drawing(measure, box.y1, Box(0, 0, measure, box.y1), items)

    def check(self, arguments: Mapping[str, str]) -> None:
        """KartenwerkError for a picture that is not there, or that cannot be read or printed."""
        try:
            self._items(self.find(arguments["datei"]), PRINTED)
        except KartenwerkError as error:
            raise self._locate(error, arguments) from error

    def _locate(self, error: KartenwerkError, arguments: Mapping[str, str]) -> KartenwerkError:
        """The error with the line of the text."""
        line = _("line {line}", line=int(arguments["zeile"]))
        return KartenwerkError(
            error.message, file=self.source, key=line, found=error.found or error.file, expected=error.expected
        )

    def find(self, name: str) -> CustomFile:
        """The file by its path in the folder, which begins with that of its pictures: bilder/x.svg."""
        folder = self.tools.folder.folder("pictures")
        before, slash, rest = name.removeprefix("./").partition("/")
        if not slash or before != folder:
            self.tools.folder.check_name(name)
            there = f"{folder}/{name.rpartition('/')[2]}"
            raise KartenwerkError("pictures lie in the folder of pictures", found=name[:80], expected=there[:80])
        return self.tools.folder.find("pictures", rest)

    def _items(self, file: CustomFile, measure: float) -> tuple[tuple[Item, ...], Box]:
        """What is drawn, and the box that it fills."""
        if file.path.suffix.lower() != ".svg":
            return self._photograph(file, measure)
        icons = self.tools.icons
        drawing = icons.drawing(file, "tinte")
        if isinstance(drawing, Dots):
            box = _fit(drawing.width, drawing.height, measure)
            ground = self.tools.colours.full(_WHITE)
            return (Image(self.tools.pictures.rasterize(drawing, box, ground), box),), box
        box = _fit(drawing.box.width, drawing.box.height, measure)
        placed = icons.place(file, "tinte", box)
        assert not isinstance(placed, Dots)
        return (placed[0],), box

    def _photograph(self, file: CustomFile, measure: float) -> tuple[tuple[Item, ...], Box]:
        pictures = self.tools.pictures
        box = _fit(*pictures.size(file), measure)
        crop = pictures.crop(file, box, "cover", None)
        least = self.tools.file.print.least_dpi or self.tools.data.press.least_dpi
        if pictures.dpi(crop) < least:
            raise KartenwerkError(
                "the picture has too few dots to be printed as wide as the column",
                found=_("{name}, {dpi:.0f} dpi", name=file.name, dpi=pictures.dpi(crop)),
                expected=_("at least {least} dpi", least=least),
            )
        ground = self.tools.colours.full(_WHITE) if pictures.has_alpha(file) else None
        return (Image(pictures.raster(file, crop, ground), box),), box


def _fit(width: float, height: float, measure: float) -> Box:
    """The box in the middle of the measure that a picture of these proportions fills."""
    scale = min(measure / width, TALLEST * measure / height)
    left = (measure - width * scale) / 2
    return Box(left, 0.0, left + width * scale, height * scale)
