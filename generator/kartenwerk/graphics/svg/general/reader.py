"""General SVG to display lists: shapes with their paint, gradients, clip paths, symbols and uses."""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from itertools import groupby
from typing import NamedTuple, TypeAlias

from tinycss2.color3 import parse_color

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _, at_most
from kartenwerk.graphics.display import (
    IDENTITY,
    Box,
    Clip,
    Fill,
    Gradient,
    Group,
    Item,
    LinePen,
    Matrix,
    Path,
    PenStroke,
    Shade,
    path_bounds,
)
from kartenwerk.graphics.svg.elements import DEEPEST, MOST_ELEMENTS, Element, parse, parse_root
from kartenwerk.graphics.svg.general.css import INHERITED, Styles, local
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.general.text import REMEDY, LetterSetter, place_runs, refuse_text, runs_of
from kartenwerk.graphics.svg.general.values import SHAPES, length, move_path, outline, transformation
from kartenwerk.graphics.svg.schema import walk

MOST_DRAWN = MOST_ELEMENTS
"""The most elements of a picture, where one used twice counts twice."""

CURRENT = "currentColor"
SPAN_STYLES = ("text-decoration", "baseline-shift")
"""The properties that a text or a span does not inherit."""

InkOf: TypeAlias = Callable[[str], str]
"""Maps "#rrggbb", or CURRENT, to the name of an ink."""

_NOT_DRAWN = frozenset(
    [
        "defs",
        "style",
        "title",
        "desc",
        "metadata",
        "clipPath",
        "linearGradient",
        "radialGradient",
        "symbol",
        "mask",
        "filter",
        "pattern",
        "marker",
    ]
)
_REFUSED = frozenset(["script", "foreignObject", "handler", "listener", "iframe"])
_BY_DOTS = frozenset(["image", "switch", "animate", "animateTransform", "animateMotion", "set", "video"])
_STRAY = frozenset(["tspan", "textPath", "tref", "flowRoot"])
_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\")]+?)['\"]?\s*\)\s*(.*)")
_CAPS = {"butt": 0, "round": 1, "square": 2}
_JOINS = {"miter": 0, "miter-clip": 0, "arcs": 0, "round": 1, "bevel": 2}


class GeneralDrawing(NamedTuple):
    """A picture: its size in px of CSS (96 an inch), its viewBox, and what it shows in the units of the viewBox."""

    width: float
    height: float
    box: Box
    items: tuple[Item, ...]


def read_general(text: str, name: str, ink: InkOf, letters: LetterSetter | None = None) -> GeneralDrawing:
    """The picture in `text`; `name` is the file that errors name, and `letters` sets its text.

    KartenwerkError for a wrong or refused picture; NeedsRasterError for one that lines and areas cannot show.
    """
    picture = _Picture(parse(_bare(text), name), ink, letters)
    return picture.drawing()


_PROLOGUE = re.compile(r"\s*<\?xml[^>]*\?>")
_DOCTYPE = re.compile(r"<!DOCTYPE\s+svg\s+(?:PUBLIC|SYSTEM)?[^\[<>]*>", re.IGNORECASE)
_INSTRUCTION = re.compile(r"<\?(?!xml\s)[^>]*\?>")


def _bare(text: str) -> str:
    """The text without its XML declaration, as it is decoded already, without the DOCTYPE line that names no entities
    and without instructions of programs that concern no picture."""
    text = _PROLOGUE.sub("", text.removeprefix("\ufeff"), count=1)
    return _INSTRUCTION.sub("", _DOCTYPE.sub("", text, count=1)).lstrip()


@dataclass(frozen=True)
class _Context:
    """What an element inherits, and the elements around it; `width` and `height` are those of the viewport."""

    style: Mapping[str, str]
    matrix: Matrix
    clips: tuple[Clip, ...]
    ancestors: tuple[Element, ...]
    width: float
    height: float
    uses: tuple[str, ...] = ()


class _Picture:
    def __init__(self, root: Element, ink: InkOf, letters: LetterSetter | None) -> None:
        if local(root) != "svg":
            root.refuse("this is not an SVG picture", found=f"<{root.name}>", expected="<svg>")
        self._root = root
        self._ink = ink
        self._letters = letters
        self._text: Element | None = None  # a text that the picture shows
        self._by_id: dict[str, Element] = {}
        blocks = []
        for element in walk(root):
            kind = local(element)
            if kind in _REFUSED:
                element.refuse("a picture must hold no program and nothing foreign", found=f"<{kind}>")
            if kind == "text":
                self._text = element
            if kind == "style":
                blocks.append(element)
            for attribute in element.attributes:
                if attribute.lower().startswith("on"):
                    element.refuse("a picture must hold no program and nothing foreign", found=attribute)
            link = href(element)
            if link and not link.startswith("#") and kind not in ("a", "metadata"):
                element.refuse("a picture must not load other files", found=link[:60])
            if "id" in element.attributes:
                self._by_id.setdefault(element.attributes["id"], element)
        try:
            self._styles = Styles(blocks)
        except NeedsRasterError as error:
            self._check_without_text(error)
            raise
        self._drawn = 0

    def drawing(self) -> GeneralDrawing:
        root = self._root
        try:
            box, width, height = _measure(root)
            context = _Context(INHERITED, IDENTITY, (), (), box.width, box.height)
            items = tuple(_group(list(self._element(root, context))))
            return GeneralDrawing(width, height, box, items)
        except (ValueError, RecursionError, ZeroDivisionError) as error:
            raise KartenwerkError("the picture cannot be read: {reason}", reason=str(error), file=root.file) from error
        except NeedsRasterError as error:
            self._check_without_text(error)
            raise

    def _check_without_text(self, error: NeedsRasterError) -> None:
        """KartenwerkError for text in a picture that has to be rasterized, because that is done without fonts."""
        if self._text is not None:
            self._text.refuse(
                "text cannot be set in a picture that has to become dots, because of {reason}",
                reason=error.args[0],
                expected=REMEDY,
            )

    def _element(self, element: Element, context: _Context) -> Iterator[tuple[tuple[Clip, ...], Item]]:
        """What an element shows, each item in the coordinates of the picture with the clips around it."""
        kind = local(element)
        if kind in _NOT_DRAWN and not (
            kind == "symbol" and context.ancestors and local(context.ancestors[-1]) == "use"
        ):
            return
        if kind in _STRAY:
            refuse_text(element, f"<{kind}>")
        if kind in _BY_DOTS:
            raise NeedsRasterError(f"<{kind}>")
        if ":" in element.name and kind == element.name:
            return  # private data of drawing programs
        self._drawn += 1
        if self._drawn > MOST_DRAWN:
            element.refuse("the picture's uses multiply too much", expected=f"at most {MOST_DRAWN:,} elements")
        if len(context.ancestors) > DEEPEST:
            element.refuse("the elements lie too deep in each other", expected=at_most(DEEPEST))
        declared = self._styles.of(element, context.ancestors)
        if declared.get("display") == "none":
            return
        _check_drawable(declared)
        if "font" in declared and self._text is not None:
            refuse_text(element, f"font: {declared['font']}")
        style = {**context.style, **{k: v for k, v in declared.items() if k in INHERITED and v != "inherit"}}
        matrix = transformation(declared.get("transform")).then(context.matrix)
        clips = context.clips
        inner = _Context(
            style, matrix, clips, (*context.ancestors, element), context.width, context.height, context.uses
        )
        if declared.get("clip-path", "none") != "none":
            clips = (*clips, self._clip(declared["clip-path"], element, inner))
            inner = _Context(style, matrix, clips, inner.ancestors, inner.width, inner.height, inner.uses)
        if kind in ("g", "a", "svg", "symbol"):
            if kind == "svg" and context.ancestors:
                inner = self._viewport(element, inner, element.attributes)
            for child in element.children:
                yield from self._element(child, inner)
        elif kind == "use":
            yield from self._use(element, inner)
        elif kind == "text":
            for item in self._words(element, inner, declared):
                yield clips, item
        elif kind in SHAPES and style["visibility"] == "visible":
            for item in self._shape(element, inner):
                yield clips, item

    def _use(self, element: Element, context: _Context) -> Iterator[tuple[tuple[Clip, ...], Item]]:
        name = href(element).removeprefix("#")
        target = self._by_id.get(name)
        if target is None:
            return
        if name in context.uses:
            element.refuse("a use leads back to itself", found=f"#{name}")
        get = element.attributes.get
        move = Matrix.move(length(get("x"), context.width), length(get("y"), context.height))
        inner = _Context(
            context.style,
            move.then(context.matrix),
            context.clips,
            context.ancestors,
            context.width,
            context.height,
            (*context.uses, name),
        )
        if local(target) in ("symbol", "svg"):
            sizes = {**target.attributes, **{side: get(side) for side in ("width", "height") if get(side)}}
            inner = self._viewport(target, inner, {**sizes, "x": "0", "y": "0"})
            declared = self._styles.of(target, inner.ancestors)
            style = {**inner.style, **{k: v for k, v in declared.items() if k in INHERITED and v != "inherit"}}
            inner = _Context(style, inner.matrix, inner.clips, inner.ancestors, inner.width, inner.height, inner.uses)
            for child in target.children:
                yield from self._element(child, inner)
        else:
            yield from self._element(target, inner)

    def _viewport(self, element: Element, context: _Context, sizes: Mapping[str, str | None]) -> _Context:
        """The coordinates within a nested picture or a symbol; what runs over its edge is cut off."""
        box = _view_box(element)
        x, y = length(sizes.get("x"), context.width), length(sizes.get("y"), context.height)
        width = length(sizes.get("width") or "100%", context.width)
        height = length(sizes.get("height") or "100%", context.height)
        if box is None:
            return _Context(
                context.style,
                Matrix.move(x, y).then(context.matrix),
                context.clips,
                context.ancestors,
                width,
                height,
                context.uses,
            )
        if min(box.width, box.height) <= 0:
            raise ValueError("a viewBox without a size")
        ratio = element.attributes.get("preserveAspectRatio", "xMidYMid").split()
        across, down = width / box.width, height / box.height
        if ratio[0] != "none":
            across = down = max(across, down) if "slice" in ratio else min(across, down)
        shares = {"Min": 0.0, "Mid": 0.5, "Max": 1.0}
        ax, ay = (shares.get(ratio[0][1:4], 0.5), shares.get(ratio[0][5:8], 0.5)) if len(ratio[0]) == 8 else (0.5, 0.5)
        left, top = x + (width - box.width * across) * ax, y + (height - box.height * down) * ay
        matrix = Matrix(across, 0, 0, down, left - box.x0 * across, top - box.y0 * down).then(context.matrix)
        return _Context(context.style, matrix, context.clips, context.ancestors, box.width, box.height, context.uses)

    # --- shapes -------------------------------------------------------------------------------------------------

    def _shape(self, element: Element, context: _Context) -> Iterator[Item]:
        try:
            path = outline(element, context.width, context.height)
        except ValueError as error:
            element.refuse("the shape cannot be read", found=str(error))
        if path:
            yield from self._fill_and_stroke(path, context.style, context)

    def _words(self, element: Element, context: _Context, declared: Mapping[str, str]) -> Iterator[Item]:
        """The letters of a text as outlines, painted like shapes."""
        if self._letters is None:
            refuse_text(element, "<text>")
        own = {name: declared[name] for name in SPAN_STYLES if name in declared}
        runs = runs_of(
            element,
            {**context.style, **own},
            context.ancestors,
            self._span_style,
            (context.width, context.height),
        )
        try:
            for path, run in place_runs(runs, self._letters):
                if path and run.style["visibility"] == "visible":
                    for item in self._fill_and_stroke(path, run.style, context):
                        yield replace(item, letters=True) if isinstance(item, Fill) else item
        except KartenwerkError as error:
            if error.file is None:
                error.file, error.key = element.file, _("line {line}", line=element.line)
            raise

    def _span_style(
        self, span: Element, style: Mapping[str, str], around: tuple[Element, ...]
    ) -> Mapping[str, str] | None:
        """The style of a span by that of what is around it; None if it is not shown."""
        declared = self._styles.of(span, around)
        if declared.get("display") == "none":
            return None
        _check_drawable(declared)
        if "font" in declared:
            refuse_text(span, f"font: {declared['font']}")
        names = (*INHERITED, *SPAN_STYLES)
        return {**style, **{name: declared[name] for name in names if declared.get(name, "inherit") != "inherit"}}

    def _fill_and_stroke(self, path: Path, style: Mapping[str, str], context: _Context) -> Iterator[Item]:
        """A path with its fill and its stroke."""
        matrix = context.matrix
        placed = move_path(path, matrix)
        fill, stroke = self._paint(style["fill"], style), self._paint(style["stroke"], style)
        width = length(style["stroke-width"], math.hypot(context.width, context.height) / math.sqrt(2))
        for paint, opacity in ((fill, style["fill-opacity"]), (stroke, style["stroke-opacity"])):
            if paint is not None and _share(opacity) < 1 and not (paint is stroke and not width):
                raise NeedsRasterError("opacity")
        evenodd = style["fill-rule"] == "evenodd"
        if isinstance(fill, Element):
            gradient = self._gradient(fill, path, matrix, style)
            yield (
                Shade(placed, gradient, evenodd) if isinstance(gradient, Gradient) else Fill(placed, gradient, evenodd)
            )
        elif fill is not None and len(path) > 2:
            yield Fill(placed, fill, evenodd)
        if stroke is None or not width:
            return
        if isinstance(stroke, Element):
            raise NeedsRasterError("a gradient along a line")
        yield self._line(path, placed, stroke, width, style, matrix)

    def _line(self, path: Path, placed: Path, ink: str, width: float, style: Mapping[str, str], matrix: Matrix) -> Item:
        dashes: tuple[float, ...] = ()
        if style["stroke-dasharray"] != "none":
            dashes = tuple(length(part) for part in re.split(r"[,\s]+", style["stroke-dasharray"].strip()))
            dashes = dashes * 2 if len(dashes) % 2 else dashes
            dashes = () if sum(dashes) <= 0 else dashes
        pen = LinePen(
            _CAPS.get(style["stroke-linecap"], 0),
            _JOINS.get(style["stroke-linejoin"], 0),
            length(style["stroke-miterlimit"]),
            length(style["stroke-dashoffset"]),
        )
        a, b, c, d, _, _ = matrix
        if abs(a * c + b * d) < 1e-9 and abs(math.hypot(a, b) - math.hypot(c, d)) < 1e-9:
            scale = math.sqrt(abs(a * d - b * c))
            pen = pen._replace(offset=pen.offset * scale)
            return PenStroke(placed, ink, width * scale, tuple(dash * scale for dash in dashes), pen=pen)
        return Group((PenStroke(path, ink, width, dashes, pen=pen),), matrix)  # a pen that is not round

    def _paint(self, value: str, style: Mapping[str, str]) -> str | Element | None:
        """An ink, a gradient, or None for nothing."""
        value = value.strip()
        reference = _REFERENCE.match(value)
        if reference:
            target = self._by_id.get(reference[1])
            if target is None:
                value = reference[2].strip() or "none"
            elif local(target) in ("linearGradient", "radialGradient"):
                return target
            else:
                raise NeedsRasterError(f"<{local(target)}>")
        if value.lower() in ("none", "transparent"):
            return None
        if value.lower() == "currentcolor":
            value = style["color"]
            if value.lower() == "currentcolor":
                return self._ink(CURRENT)
        return self._colour(value)

    def _colour(self, value: str) -> str | None:
        """The ink of a colour of CSS; None for one that is transparent."""
        colour = parse_color(value)
        if colour is None:
            raise NeedsRasterError(f"the colour {value[:40]}")
        if isinstance(colour, str):
            return self._ink(CURRENT)
        if colour.alpha == 0:
            return None
        if colour.alpha < 1:
            raise NeedsRasterError("opacity")
        parts = (min(max(part, 0.0), 1.0) for part in (colour.red, colour.green, colour.blue))
        return self._ink("#" + "".join(f"{round(part * 255):02X}" for part in parts))

    # --- gradients ----------------------------------------------------------------------------------------------

    def _gradient(self, element: Element, path: Path, matrix: Matrix, style: Mapping[str, str]) -> Gradient | str:
        """The gradient for a shape; an ink if it has only one colour."""
        declared: dict[str, str] = {}
        stops: list[Element] = []
        here: Element | None = element
        seen: set[int] = set()
        while here is not None and id(here) not in seen:
            seen.add(id(here))
            declared = {**here.attributes, **declared}
            stops = stops or [child for child in here.children if local(child) == "stop"]
            here = self._by_id.get(href(here).removeprefix("#")) if href(here) else None
        if declared.get("spreadMethod", "pad") != "pad":
            raise NeedsRasterError("a gradient that repeats")
        colours = [self._stop(stop, element) for stop in stops]
        if not colours:
            raise NeedsRasterError("a gradient without colours")
        if len(colours) == 1:
            return colours[0][1]
        in_box = declared.get("gradientUnits", "objectBoundingBox") != "userSpaceOnUse"
        own = transformation(declared.get("gradientTransform"))
        if in_box:
            x0, y0, x1, y1 = path_bounds(path)
            if x1 - x0 <= 0 or y1 - y0 <= 0:
                return colours[-1][1]
            own = own.then(Matrix(x1 - x0, 0, 0, y1 - y0, x0, y0))
        whole = 1.0 if in_box else 100.0

        def at(name: str, usual: str) -> float:
            return length(declared.get(name, usual), whole)

        if local(element) == "linearGradient":
            axis: tuple[float, ...] = (at("x1", "0%"), at("y1", "0%"), at("x2", "100%"), at("y2", "0%"))
            if axis[:2] == axis[2:]:
                return colours[-1][1]
        else:
            cx, cy, r = at("cx", "50%"), at("cy", "50%"), at("r", "50%")
            fx, fy = (
                length(declared["fx"], whole) if "fx" in declared else cx,
                length(declared["fy"], whole) if "fy" in declared else cy,
            )
            axis = (fx, fy, 0.0, cx, cy, r)
            if r <= 0:
                return colours[-1][1]
        return Gradient(axis, tuple(colours), own.then(matrix))

    def _stop(self, stop: Element, gradient: Element) -> tuple[float, str]:
        declared = self._styles.of(stop, (gradient,))
        if _share(declared.get("stop-opacity", "1")) < 1:
            raise NeedsRasterError("opacity in a gradient")
        value = declared.get("stop-color", "#000")
        ink = self._ink(CURRENT) if value.lower() == "currentcolor" else self._colour(value)
        if ink is None:
            raise NeedsRasterError("opacity in a gradient")
        offset = stop.attributes.get("offset", "0")
        return min(max(length(offset, 1.0), 0.0), 1.0), ink

    # --- clips --------------------------------------------------------------------------------------------------

    def _clip(self, value: str, element: Element, context: _Context) -> Clip:
        reference = _REFERENCE.match(value)
        target = self._by_id.get(reference[1]) if reference else None
        if target is None or local(target) != "clipPath":
            raise NeedsRasterError(f"clip-path: {value[:40]}")
        if target.attributes.get("clipPathUnits") == "objectBoundingBox" or "clip-path" in target.attributes:
            raise NeedsRasterError("a clip path of another kind")
        matrix = transformation(target.attributes.get("transform")).then(context.matrix)
        inner = _Context(INHERITED, matrix, (), (target,), context.width, context.height, context.uses)
        shapes: list[tuple[Path, bool]] = []
        for child in target.children:
            shapes += self._clip_shapes(child, inner)
        path = tuple(segment for shape, _ in shapes for segment in shape)
        rules = {evenodd for _, evenodd in shapes}
        if len(shapes) > 1 and True in rules:
            raise NeedsRasterError("a clip path of several shapes")
        if not path:
            return Clip((("M", (0.0, 0.0)), ("L", (0.0, 0.0)), ("Z", ())))
        return Clip(path, rules == {True})

    def _clip_shapes(self, element: Element, context: _Context) -> Iterator[tuple[Path, bool]]:
        self._drawn += 1
        if self._drawn > MOST_DRAWN:
            element.refuse("the picture's uses multiply too much", expected=f"at most {MOST_DRAWN:,} elements")
        declared = self._styles.of(element, context.ancestors)
        if declared.get("clip-path", "none") != "none":
            raise NeedsRasterError("a clip path within another")
        matrix = transformation(declared.get("transform")).then(context.matrix)
        if local(element) == "use":
            name = href(element).removeprefix("#")
            target = self._by_id.get(name)
            if target is None or name in context.uses:
                return
            get = element.attributes.get
            move = Matrix.move(length(get("x"), context.width), length(get("y"), context.height)).then(matrix)
            uses = (*context.uses, name)
            inner = _Context(context.style, move, (), context.ancestors, context.width, context.height, uses)
            yield from self._clip_shapes(target, inner)
        elif local(element) in SHAPES:
            rule = declared.get("clip-rule", context.style["clip-rule"])
            yield move_path(outline(element, context.width, context.height), matrix), rule == "evenodd"
        elif local(element) not in ("title", "desc", "metadata"):
            raise NeedsRasterError(f"<{local(element)}> in a clip path")


def _group(found: list[tuple[tuple[Clip, ...], Item]]) -> Iterator[Item]:
    """The items in their order, those under the same clips in one group."""
    for clips, entries in groupby(found, key=lambda entry: entry[0]):
        items = tuple(item for _, item in entries)
        for clip in reversed(clips):
            items = (Group(items, clip=clip),)
        yield from items


def _check_drawable(declared: Mapping[str, str]) -> None:
    for name in ("mask", "filter", "marker", "marker-start", "marker-mid", "marker-end"):
        if declared.get(name, "none") != "none":
            raise NeedsRasterError(name)
    if declared.get("mix-blend-mode", "normal") != "normal":
        raise NeedsRasterError("mix-blend-mode")
    if declared.get("paint-order", "normal") not in ("normal", "fill", "fill stroke markers", "fill markers stroke"):
        raise NeedsRasterError("paint-order")
    if declared.get("vector-effect", "none") != "none":
        raise NeedsRasterError("vector-effect")
    if _share(declared.get("opacity", "1")) < 1:
        raise NeedsRasterError("opacity")


def _share(text: str) -> float:
    return length(text, 1.0)


def href(element: Element) -> str:
    """What an element refers to, such as "#star"; "" if it refers to nothing."""
    return (element.attributes.get("href") or element.attributes.get("xlink:href") or "").strip()


def read_tree(text: str, name: str) -> Element:
    """The root element of a picture in `text`; KartenwerkError if it is no XML."""
    return parse(_bare(text), name)


def size_of(text: str, name: str) -> tuple[float, float]:
    """The width and height of a picture in its own units; KartenwerkError if it has none."""
    return view_of(parse_root(_bare(text), name))


def view_of(root: Element) -> tuple[float, float]:
    """The width and height of a picture in its own units; KartenwerkError if it has none."""
    try:
        box, _, _ = _measure(root)
    except (ValueError, NeedsRasterError) as error:
        raise KartenwerkError("the picture has no size", file=root.file) from error
    return box.width, box.height


def _measure(root: Element) -> tuple[Box, float, float]:
    """The viewBox of a picture, and its width and height."""
    box = _view_box(root)
    width = length(root.attributes.get("width"), box.width if box else 100) if _has_size(root, "width") else 0
    height = length(root.attributes.get("height"), box.height if box else 100) if _has_size(root, "height") else 0
    if box is None:
        box = Box(0, 0, width, height)
    width, height = width or box.width, height or box.height
    if min(box.width, box.height, width, height) <= 0:
        root.refuse(_("the picture has no size"), expected="a viewBox, or width and height")
    return box, width, height


def _has_size(element: Element, side: str) -> bool:
    return element.attributes.get(side, "").strip() not in ("", "auto", "100%")


def _view_box(element: Element) -> Box | None:
    text = element.attributes.get("viewBox")
    if not text:
        return None
    parts = [float(part) for part in re.split(r"[,\s]+", text.strip())]
    if len(parts) != 4 or not all(math.isfinite(part) and abs(part) <= 1e6 for part in parts):
        raise ValueError("a viewBox has four numbers")
    x, y, width, height = parts
    return Box(x, y, x + width, y + height)
