"""Pictures in SVG that fill their box, and templates of them."""

from __future__ import annotations

import traceback
from typing import Any

from jinja2 import DictLoader, TemplateError, UndefinedError

from kartenwerk.base.errors import KartenwerkError, perhaps
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import NOTHING, Canvas
from kartenwerk.custom.boxes.transparent import place_dots
from kartenwerk.custom.fill import name_undefined
from kartenwerk.custom.folder import CustomFile, NoFileError
from kartenwerk.custom.icons import Dots
from kartenwerk.custom.layout import NamedBox
from kartenwerk.graphics.display import Box, Group, Matrix
from kartenwerk.graphics.svg.general.reader import GeneralDrawing
from kartenwerk.text.templating.environment import Sandbox, reason_of

_ALIKE = 0.002  # by so much two proportions may differ
_EDGE = 0.5  # mm of a picture's edge that a strip shows drawn out
_UNDER = 0.1  # mm by which a strip goes on below the picture, so that no line shows between them


def draw_svg(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    if not spec.file:
        raise KartenwerkError("the box names no file", expected='file = "layouts/x.svg.j2"')
    file = _file(canvas, spec.file)
    text = file.bytes().decode("utf-8", "replace")
    colour = canvas.colour(spec)
    sandbox = Sandbox(DictLoader({file.name: text}))
    fonts = canvas.tools.fonts

    def measure(words: object, family: str = "text", size: float = 9.0) -> float:
        return fonts.face(fonts.cut(family, bold=False, italic=False)).width(str(words), size)

    values = {
        **canvas.values,
        "card": canvas.card.values if canvas.card else NOTHING,
        "colours": {name: ink.screen for name, ink in canvas.tools.colours.palette.items()},
        "size": (area.width, area.height),
        "bleed": canvas.stage.bleed,
        "safe": canvas.stage.safe,
        "measure": measure,
    }
    try:
        with sandbox.rendering():
            drawn = sandbox.get_template(file.name).render(values)
    except UndefinedError as error:
        fault = name_undefined(error, values)
        fault.file, fault.key = file.name, _line_of(error)
        raise fault from error
    except (TemplateError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise KartenwerkError(
            "the template cannot be filled: {reason}", reason=reason_of(error), file=file.name, key=_line_of(error)
        ) from error
    if len(drawn) > canvas.tools.data.limits.template_kb * 1000:
        raise KartenwerkError("the template makes too long a picture", file=file.name)
    picture = canvas.tools.icons.read(drawn, file.name, colour)
    if not isinstance(picture, Dots):
        home = canvas.stage.at_home
        _continue(canvas, picture, home.extend(home.box(spec) if spec.box == "bleed" else area), area)
    return draw_drawing(canvas, file.name, picture, "contain", area)


def _line_of(error: Exception) -> str | None:
    """The line of the template in which an error was raised; None if it is not known."""
    lines = [frame.lineno for frame in traceback.extract_tb(error.__traceback__) if frame.filename == "<template>"]
    line = getattr(error, "lineno", None) or (lines[-1] if lines else None)
    return _("line {line}", line=line) if line else None


def _file(canvas: Canvas, name: str) -> CustomFile:
    """The template of that path; KartenwerkError with the nearest in layouts/ if there is none."""
    folder = canvas.tools.folder
    try:
        return folder.file(name)
    except NoFileError as error:
        near = perhaps(name.rpartition("/")[2], folder.files("layouts"))
        if near and not error.message.values["perhaps"]:
            raise NoFileError("there is no such file{perhaps}", perhaps=near, found=name) from error
        raise


def _continue(canvas: Canvas, drawing: GeneralDrawing, home: Box, area: Box) -> None:
    """On a card of another size, go on with a picture that fills its box at home, where that leaves a strip free.

    The picture itself stays as high and wide as the rest of the design; a strip shows its outermost edge drawn out.
    """
    whole, view = canvas.stage.extend(area), drawing.box
    fills = abs(view.width * home.height / (view.height * home.width) - 1) < _ALIKE
    scale = min(whole.width / view.width, whole.height / view.height)
    free = (whole.width - view.width * scale) / 2, (whole.height - view.height * scale) / 2
    if not fills or max(free) < _UNDER:
        return
    edge = _EDGE / scale
    x, y = free[0] + _UNDER, free[1] + _UNDER
    left, top = whole.x0 + free[0], whole.y0 + free[1]
    strips = (
        [
            (Box(whole.x0, whole.y0, whole.x1, whole.y0 + y), Matrix(scale, 0, 0, y / edge, left, whole.y0), 0.0),
            (Box(whole.x0, whole.y1 - y, whole.x1, whole.y1), Matrix(scale, 0, 0, y / edge, left, whole.y1 - y), 1.0),
        ]
        if free[1] > free[0]
        else [
            (Box(whole.x0, whole.y0, whole.x0 + x, whole.y1), Matrix(x / edge, 0, 0, scale, whole.x0, top), 0.0),
            (Box(whole.x1 - x, whole.y0, whole.x1, whole.y1), Matrix(x / edge, 0, 0, scale, whole.x1 - x, top), 1.0),
        ]
    )
    for strip, matrix, end in strips:
        dx, dy = (0.0, end * (view.height - edge)) if free[1] > free[0] else (end * (view.width - edge), 0.0)
        drawn = Group(drawing.items, Matrix(1, 0, 0, 1, -view.x0 - dx, -view.y0 - dy).then(matrix))
        canvas.items.append(Group((drawn,), clip=strip))


def draw_drawing(canvas: Canvas, name: str, drawing: Any, fit: str, area: Box) -> Box:
    """An SVG picture in its box, `fit` "cover" or "contain"."""
    whole = canvas.stage.extend(area)
    if isinstance(drawing, Dots):
        canvas.items.append(place_dots(canvas, drawing, whole))
        canvas.cover.append((whole, None))
        return area
    view = drawing.box
    sides = whole.width / view.width, whole.height / view.height
    scale = min(sides) if fit != "cover" else max(sides)
    x = whole.x0 + (whole.width - view.width * scale) / 2
    y = whole.y0 + (whole.height - view.height * scale) / 2
    inner = Group(drawing.items, Matrix(scale, 0, 0, scale, x - view.x0 * scale, y - view.y0 * scale))
    canvas.items.append(Group((inner,), clip=whole))
    canvas.cover.append((whole, None))
    return area
