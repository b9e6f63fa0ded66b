"""What is read apart of a deck of one's own: workbooks, images, fonts, and pictures in SVG that become dots."""

from __future__ import annotations

from hashlib import sha256
from typing import TYPE_CHECKING

from kartenwerk.base.data import project_root
from kartenwerk.base.message import _
from kartenwerk.base.states import state_of
from kartenwerk.custom.apart import limits as allowed
from kartenwerk.custom.apart.reader import Task, reader
from kartenwerk.custom.apart.values import ImageFacts, ImageLimits, ImagePart, ObjectRow, SheetLimits, Worksheet
from kartenwerk.custom.data import MEGABYTE, Limits
from kartenwerk.custom.folder import CustomFile

if TYPE_CHECKING:
    from PIL.Image import Image

WORKBOOK = Task(
    "workbook",
    allowed.WORKBOOK,
    _("the workbook takes too long or too much memory to be read"),
    _("a workbook that holds nothing but the table of cards, or the table as CSV"),
    _("the file is no spreadsheet that can be read"),
)
OBJECTS = Task(
    "objects",
    allowed.WORKBOOK,
    _("the table takes too long or too much memory to be read"),
    _("a shorter table, or the table as CSV"),
    _("the table cannot be read"),
)
LIST = WORKBOOK._replace(remedy=_("the list as CSV"))
LIST_LIMITS = SheetLimits(unpacked_mb=50, rows=20_000, spare=200, columns=200)
"""How much a workbook with a list of people may hold."""
LOOK = Task(
    "look",
    allowed.IMAGE,
    _("the picture takes too long or too much memory to be read"),
    _("the same picture saved anew with fewer pixels"),
    _("the picture cannot be read"),
)
CROP = LOOK._replace(kind="crop")
FONT = Task(
    "font",
    allowed.FONT,
    _("the font takes too long or too much memory to be read"),
    _("a font with fewer or simpler characters"),
    _("the font cannot be read"),
)
DOTS = Task(
    "dots",
    allowed.DOTS,
    _("the picture takes too long or too much memory to be drawn"),
    _("fewer or smaller filters, masks and patterns"),
    _("the picture cannot be drawn"),
)


def read_workbook(file: CustomFile, wanted: str | None, mark: str, limits: Limits) -> Worksheet:
    """The worksheet that is named, else the first; `mark` is the decimal mark."""
    content = file.bytes(limits.table_mb * MEGABYTE)
    order = {
        "sheet": wanted,
        "mark": mark,
        "limits": SheetLimits(limits.unpacked_mb, limits.rows, limits.files, limits.columns),
    }
    answer = reader().ask(WORKBOOK, file.name, order, content, state=sha256(content).hexdigest()).values
    return Worksheet(answer["records"], frozenset(answer["dates"]))


def read_objects(text: str, name: str, form: str, mark: str, limits: Limits) -> list[ObjectRow]:
    """The rows of a text in JSON or YAML, which is its `form`; `name` is the file's, for messages."""
    content = text.encode("utf-8", "replace")
    order = {"form": form, "mark": mark, "most": limits.rows}
    answer = reader().ask(OBJECTS, name, order, content, state=sha256(content).hexdigest()).values
    return [ObjectRow(line, [(key, cell) for key, cell in cells], found) for line, cells, found in answer["rows"]]


def read_sheet(content: bytes, name: str) -> list[list[str]]:
    """The rows of the first worksheet of a workbook; `name` is the file's, for messages."""
    order = {"sheet": None, "mark": ",", "limits": LIST_LIMITS}
    answer = reader().ask(LIST, name, order, content, state=sha256(content).hexdigest()).values
    rows: list[list[str]] = answer["records"]
    return rows


def look_at_image(file: CustomFile, limits: Limits) -> ImageFacts:
    """The facts of an image, all of which has been read."""
    return ImageFacts(*reader().ask(LOOK, file.name, _image(file, limits), state=_state(file)).values["facts"])


def crop_image(file: CustomFile, limits: Limits, part: ImagePart) -> Image:
    """A part of an image that is held upright, in L, LA, RGB or RGBA with colours of sRGB."""
    from PIL import Image

    from kartenwerk.printing.pdf.profile import FILE

    order = {**_image(file, limits), "part": part, "press": str(project_root() / FILE)}
    answer = reader().ask(CROP, file.name, order, state=_state(file))
    return Image.frombytes(answer.values["mode"], (part.columns, part.rows), answer.content)


def cut_font(file: CustomFile, weight: int, limits: Limits, *, small: bool = False) -> bytes:
    """A static TrueType font of that weight (0 for that of the file), with its characters and its kerning.

    With `small` its small letters are small capitals; nothing if it has none.
    """
    order = {**_place(file), "most": limits.font_mb * MEGABYTE, "weight": weight, "small": small}
    return reader().ask(FONT, file.name, order, state=_state(file)).content


def draw_dots(text: str, name: str, columns: int, rows: int) -> bytes:
    """The picture of an SVG text as a PNG of that size."""
    content = text.encode()
    order = {"columns": columns, "rows": rows}
    return reader().ask(DOTS, name, order, content, state=sha256(content).hexdigest()).content


def _place(file: CustomFile) -> dict[str, str]:
    return {"path": str(file.path.absolute()), "name": file.name}


def _state(file: CustomFile) -> str:
    """Another text for each content that the file has had; none if that cannot be said."""
    found = state_of([str(file.path)])
    return "" if found is None else found.digest


def _image(file: CustomFile, limits: Limits) -> dict[str, object]:
    return {**_place(file), "limits": ImageLimits(limits.picture_mb, limits.megapixels)}
