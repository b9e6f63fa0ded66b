"""Pictures in SVG that fill their box, and templates of them."""

from __future__ import annotations

from typing import Any

from jinja2 import DictLoader, TemplateError

from kartenwerk.display import Box, Group, Matrix
from kartenwerk.errors import KartenwerkError
from kartenwerk.own.boxes.canvas import NOTHING, Canvas
from kartenwerk.own.boxes.transparent import dotted
from kartenwerk.own.icons import Dots
from kartenwerk.own.layout import NamedBox
from kartenwerk.templating.environment import Sandbox


def draw_svg(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    spec = named.spec
    if not spec.file:
        raise KartenwerkError("the box names no file", expected='file = "layouts/x.svg.j2"')
    file = canvas.tools.folder.file(spec.file)
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
    except (TemplateError, ArithmeticError, LookupError, TypeError, ValueError, AttributeError) as error:
        number = getattr(error, "lineno", None)
        where = f"line {number}: " if number else ""
        raise KartenwerkError(f"{where}the template cannot be filled: {error}", file=file.name) from error
    if len(drawn) > canvas.tools.data.limits.template_kb * 1000:
        raise KartenwerkError("the template makes too long a picture", file=file.name)
    return draw_drawing(canvas, file.name, canvas.tools.icons.read(drawn, file.name, colour), "contain", area)


def draw_drawing(canvas: Canvas, name: str, drawing: Any, fit: str, area: Box) -> Box:
    """An SVG picture in its box, `fit` "cover" or "contain"."""
    whole = canvas.stage.continued(area)
    if isinstance(drawing, Dots):
        canvas.items.append(dotted(canvas, drawing, whole))
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
