"""Icons: SVG of any origin as forms, each drawn once and placed many times."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import cached_property, partial
from hashlib import sha256
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.inputs import decode
from kartenwerk.custom.colours import Colours
from kartenwerk.custom.data import MEGABYTE, Limits
from kartenwerk.custom.folder import CustomFile, CustomFolder
from kartenwerk.custom.fonts import CustomFonts
from kartenwerk.custom.svg_text import SvgLetters
from kartenwerk.graphics.display import POINT, Box, Form, Group, Item, Matrix, PenStroke, Place, walk
from kartenwerk.graphics.svg.bounds import bounds
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.general.reader import CURRENT, GeneralDrawing, read_general, size_of

THINNEST = 0.5 * POINT
"""The thinnest line in mm that a press holds; thinner ones are drawn as thick."""


class Dots(NamedTuple):
    """A picture in SVG that only dots can show: its text, its proportions, and what asks for dots."""

    name: str
    text: str
    width: float
    height: float
    reason: str

    @property
    def digest(self) -> str:
        return sha256(self.text.encode()).hexdigest()

    def within(self, box: Box) -> Box:
        """The picture in the middle of a box, as large as that allows."""
        scale = min(box.width / self.width, box.height / self.height)
        width, height = self.width * scale, self.height * scale
        x, y = box.x0 + (box.width - width) / 2, box.y0 + (box.height - height) / 2
        return Box(x, y, x + width, y + height)


@dataclass(frozen=True)
class Icons:
    """The icons of a deck's folder, and its other SVG pictures."""

    folder: CustomFolder
    colours: Colours
    fonts: CustomFonts
    limits: Limits

    def file(self, name: str) -> CustomFile:
        """The file of an icon; KartenwerkError with the most similar name if there is none."""
        self.folder.check_name(name)
        known = self.folder.icons()
        file = known.get(name.removesuffix(".svg"))
        if file is None:
            self.folder.check_ending("icons", name)
            raise KartenwerkError(
                "the folder {folder}/ has no icon {name}{perhaps}",
                folder=self.folder.folder("icons"),
                name=name,
                perhaps=perhaps(name, known),
            )
        return file

    def ratio(self, name: str) -> float:
        """The width of what an icon shows by the height of its picture: room at its sides is left out in text."""
        view, ink = self._boxes(name)
        return ink.width / view.height

    def with_sides(self, name: str, box: Box) -> Box:
        """The box of an icon's whole picture, if what it shows is as wide as `box` and its picture as high."""
        view, ink = self._boxes(name)
        scale = box.height / view.height
        x = box.x0 - (ink.x0 - view.x0) * scale
        return Box(x, box.y0, x + view.width * scale, box.y1)

    def centre(self, name: str, box: Box) -> Box:
        """The box moved so that the middle of what an icon shows stands in its middle."""
        view, ink = self._boxes(name)
        scale, _ = _contain(view, box)
        x, y = (view.x0 + view.x1 - ink.x0 - ink.x1) / 2 * scale, (view.y0 + view.y1 - ink.y0 - ink.y1) / 2 * scale
        return Box(box.x0 + x, box.y0 + y, box.x1 + x, box.y1 + y)

    def visible_box(self, name: str, box: Box) -> Box:
        """Where an icon shows something if its picture is as large as a box allows."""
        view, ink = self._boxes(name)
        scale, filled = _contain(view, box)
        x, y = filled.x0 - view.x0 * scale, filled.y0 - view.y0 * scale
        return Box(x + ink.x0 * scale, y + ink.y0 * scale, x + ink.x1 * scale, y + ink.y1 * scale)

    def _boxes(self, name: str) -> tuple[Box, Box]:
        """The box of a picture, and the part of it that is not empty; of dots all."""
        if name not in self._sides:
            drawing = self.drawing(self.file(name), "tinte")
            if isinstance(drawing, Dots):
                view = ink = Box(0, 0, drawing.width, drawing.height)
            else:
                view, ink = drawing.box, bounds(drawing.items)
            shown = Box(max(view.x0, ink.x0), max(view.y0, ink.y0), min(view.x1, ink.x1), min(view.y1, ink.y1))
            self._sides[name] = view, shown if shown.width > 0 and shown.height > 0 else view
        return self._sides[name]

    @cached_property
    def _sides(self) -> dict[str, tuple[Box, Box]]:
        return {}

    def drawing(self, file: CustomFile, colour: str) -> GeneralDrawing | Dots:
        """The picture of an SVG file, its currentColor in an ink; KartenwerkError for a file that is no picture."""
        key = file.name, colour
        if file.name in self._wrong:  # a picture that is wrong may have taken long to read, and stand in many boxes
            raise self._wrong[file.name]
        if key not in self._known:
            try:
                self._known[key] = self._read(file, colour)
            except KartenwerkError as error:
                self._wrong[file.name] = error
                raise
        return self._known[key]

    def form(self, file: CustomFile, colour: str, scale: float) -> Form | Dots:
        """The picture as a form in the units of its file; `scale` is how many mm one of them is on the card."""
        drawing = self.drawing(file, colour)
        if isinstance(drawing, Dots):
            return drawing
        floor = THINNEST / scale
        thin = any(isinstance(item, PenStroke) and item.width < floor for item in walk(drawing.items))
        key = (file.name, colour, round(floor, 3) if thin else 0.0)
        if key not in self._forms:
            items = tuple(_thicken(drawing.items, key[2])) if thin else drawing.items
            self._forms[key] = Form(file.name, drawing.box, _key(self.digest(file), colour, key[2]), lambda: items)
        return self._forms[key]

    def place(self, file: CustomFile, colour: str, box: Box, enlarged: float = 1.0) -> tuple[Place, Box] | Dots:
        """The picture in the middle of a box, as large as that allows, and the box it fills; Dots if it needs dots."""
        drawing = self.drawing(file, colour)
        if isinstance(drawing, Dots):
            return drawing
        view = drawing.box
        scale, filled = _contain(view, box)
        form = self.form(file, colour, scale * enlarged)
        assert isinstance(form, Form)
        matrix = Matrix(scale, 0, 0, scale, filled.x0 - view.x0 * scale, filled.y0 - view.y0 * scale)
        return Place(form, matrix), filled

    @cached_property
    def _known(self) -> dict[tuple[str, str], GeneralDrawing | Dots]:
        return {}

    @cached_property
    def _wrong(self) -> dict[str, KartenwerkError]:
        return {}

    @cached_property
    def _forms(self) -> dict[tuple[str, str, float], Form]:
        return {}

    def _read(self, file: CustomFile, colour: str) -> GeneralDrawing | Dots:
        content = file.bytes(self.limits.svg_mb * MEGABYTE)
        encoding = "utf-16" if content[:2] in (b"\xff\xfe", b"\xfe\xff") else "utf-8-sig"
        return self.read(decode(content, file.name, encoding), file.name, colour)

    def digest(self, file: CustomFile) -> str:
        """A hash of all that a picture is drawn from: its file, and the deck's fonts if it has text."""
        if file.name not in self._digests:
            content = file.bytes(self.limits.svg_mb * MEGABYTE)
            has_text = b"text" in content.replace(b"\0", b"")  # in UTF-16, too
            self._digests[file.name] = f"{file.digest} {self.fonts.digests}" if has_text else file.digest
        return self._digests[file.name]

    @cached_property
    def _digests(self) -> dict[str, str]:
        return {}

    @cached_property
    def _letters(self) -> SvgLetters:
        return SvgLetters(self.fonts)

    def _ink(self, colour: str, hex: str) -> str:
        return colour if hex == CURRENT else self.colours.of_screen(hex)

    def read(self, text: str, name: str, colour: str) -> GeneralDrawing | Dots:
        """The picture of an SVG text."""
        try:
            ink = partial(self._ink, colour)
            return read_general(text, name, ink, self._letters)
        except NeedsRasterError as error:
            width, height = size_of(text, name)
            # dots have no currentColor of ours: it is written out
            screen = self.colours.screen(colour)
            return Dots(name, text.replace("currentColor", screen), width, height, str(error))


def _contain(view: Box, box: Box) -> tuple[float, Box]:
    """How much larger a picture is in the middle of a box if it is as large as that allows, and what it fills there."""
    scale = min(box.width / view.width, box.height / view.height)
    x = box.x0 + (box.width - view.width * scale) / 2
    y = box.y0 + (box.height - view.height * scale) / 2
    return scale, Box(x, y, x + view.width * scale, y + view.height * scale)


def _key(digest: str, colour: str, floor: float) -> str:
    return sha256(repr(("own icon 1", digest, colour, floor)).encode()).hexdigest()


def _thicken(items: Iterable[Item], floor: float) -> Iterable[Item]:
    for item in items:
        if isinstance(item, PenStroke) and item.width < floor:
            yield replace(item, width=floor)
        elif isinstance(item, Group):
            yield replace(item, items=tuple(_thicken(item.items, floor)))
        else:
            yield item
