"""The cost of a picture's filters, masks and layers when it is rasterized, estimated beforehand.

A short file can take hours, with a noise of a million octaves or a brush as large as the picture.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from contextlib import suppress
from typing import NamedTuple

from kartenwerk.base.message import _, at_most
from kartenwerk.graphics.display import path_bounds
from kartenwerk.graphics.svg.elements import DEEPEST, MOST_ELEMENTS, Element
from kartenwerk.graphics.svg.general.css import Styles, local
from kartenwerk.graphics.svg.general.errors import NeedsRasterError
from kartenwerk.graphics.svg.general.reader import href, read_tree, view_of
from kartenwerk.graphics.svg.general.values import SHAPES, outline, transformation
from kartenwerk.graphics.svg.schema import walk

MOST = 6e10
"""The most steps of calculation, of about a nanosecond each."""

MOST_PARTS, MOST_OCTAVES, MOST_ORDER = 100, 30, 100
"""The most parts of one filter, octaves of noise, and columns or rows of a kernel: more change nothing that is seen."""

_ENDLESS = float("inf")

_REFERENCE = re.compile(r"url\(\s*['\"]?#([^'\")]+?)['\"]?\s*\)")
_BY_NAME = re.compile(r"\b(?:blur|drop-shadow)\s*\(")
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_DRAWN_THROUGH = frozenset(["mask", "pattern", "clipPath", "marker"])
_NOT_IN_PLACE = _DRAWN_THROUGH | {"defs", "symbol", "filter", "linearGradient", "radialGradient", "style", "metadata"}
_PLAIN, _BLUR, _NOISE, _OCTAVE, _BRUSH, _KERNEL = 70.0, 250.0, 300.0, 60.0, 2.3, 3.4
"""Steps per dot: of most filters, of a blur, of noise and each of its octaves, of each dot of a brush or a kernel."""
_LAYER, _MASK = 40.0, 1.6
"""Steps per dot of a group that is drawn by itself and then laid on the picture, and how many such a mask counts as."""
_AROUND = 1.44
"""The default region of a filter, relative to the element."""


class _Drawn(NamedTuple):
    """A drawn element with its style, and the dots per unit."""

    element: Element
    style: Mapping[str, str]
    scale: float


def check_cost(text: str, name: str, columns: int, rows: int) -> None:
    """KartenwerkError if rasterizing a picture would take minutes; it names what costs most."""
    estimate = _Estimate(read_tree(text, name), columns, rows)
    costs: dict[int, float] = {}
    total = 0.0
    worst: Element | None = None
    for filter, cost in estimate.costs():
        total += cost
        costs[id(filter)] = costs.get(id(filter), 0.0) + cost
        if worst is None or costs[id(filter)] > costs[id(worst)]:
            worst = filter
        if total > MOST:
            worst.refuse(
                _("the picture's filters, masks and layers take too long to be drawn"),
                found=f"<{local(worst)}>",
                expected=_("fewer of them, or a smaller radius, stdDeviation or numOctaves"),
            )


class _Estimate:
    def __init__(self, root: Element, columns: int, rows: int) -> None:
        self._root, self._columns, self._rows = root, columns, rows
        self._by_id = {each.attributes["id"]: each for each in reversed([*walk(root)]) if "id" in each.attributes}
        self._count = 0
        self._contents: dict[int, float] = {}
        try:
            self._styles = Styles([each for each in walk(root) if local(each) == "style"])
        except NeedsRasterError:  # a style that is not read here
            self._styles = Styles([])

    def costs(self) -> Iterator[tuple[Element, float]]:
        """The cost of each drawn filter, with the element that it is on if it has a name."""
        width, height = view_of(self._root)
        scale = max(self._columns / width, self._rows / height)
        for drawn in self._drawn_elements(self._root, (), (), scale):
            filter = drawn.style.get("filter", "none")
            for _name in _BY_NAME.findall(filter):
                yield drawn.element, _BLUR * self._area(drawn, None)
            for name in _REFERENCE.findall(filter):
                target = self._by_id.get(name)
                if target is not None:
                    dots = self._area(drawn, target)
                    in_box = target.attributes.get("primitiveUnits") == "objectBoundingBox"
                    unit = max(self._columns, self._rows) if in_box else drawn.scale
                    is_endless = len(target.children) > MOST_PARTS
                    for part in target.children:
                        yield part, _ENDLESS if is_endless else self._cost(part, dots, unit)
            if layers := _layers(drawn.style):
                whole = float(self._columns * self._rows)
                yield drawn.element, layers * _LAYER * min(whole, self._content(drawn.element) * drawn.scale**2)

    def _cost(self, part: Element, dots: float, unit: float) -> float:
        """The cost of one part of a filter that covers so many dots, with so many dots to the unit of its numbers."""
        match local(part):
            case "feGaussianBlur" | "feDropShadow":
                return dots * _BLUR
            case "feTurbulence":
                octaves = max(_numbers(part, "numOctaves", [1.0]))
                return _ENDLESS if octaves > MOST_OCTAVES else dots * (_NOISE + _OCTAVE * octaves)
            case "feMorphology":
                radii = _numbers(part, "radius", [0.0])
                across, down = (2 * abs(radius) * unit + 1 for radius in (radii[0], radii[-1]))
                if min(across, down) > 2 * max(self._columns, self._rows):  # a brush that is larger than the picture
                    return _ENDLESS
                return dots * (_PLAIN + _BRUSH * min(across, self._columns) * min(down, self._rows))
            case "feConvolveMatrix":
                order = _numbers(part, "order", [3.0])
                if max(map(abs, order)) > MOST_ORDER:
                    return _ENDLESS
                return dots * (_PLAIN + _KERNEL * abs(order[0] * order[-1]))
        return dots * _PLAIN

    def _content(self, element: Element) -> float:
        """About how large all shapes in an element are, in its units; infinite where that is not known."""
        if id(element) not in self._contents:
            total = 0.0 if local(element) in ("g", "a", "svg") else _ENDLESS
            if local(element) in SHAPES:
                with suppress(ValueError, NeedsRasterError):
                    x0, y0, x1, y1 = path_bounds(outline(element, self._columns, self._rows))
                    total = (x1 - x0) * (y1 - y0)
            for child in element.children:
                with suppress(ValueError):
                    a, b, c, d, _x, _y = transformation(child.attributes.get("transform"))
                    total += self._content(child) * abs(a * d - b * c)
            self._contents[id(element)] = total
        return self._contents[id(element)]

    def _area(self, drawn: _Drawn, filter: Element | None) -> float:
        """How many dots a filter covers: those of its shape, or else all."""
        whole = float(self._columns * self._rows)
        attributes: Mapping[str, str] = {} if filter is None else filter.attributes
        share = _AROUND
        for side in ("width", "height"):
            text = attributes.get(side)
            number = _NUMBER.match(text.strip()) if text else None
            if number and text and attributes.get("filterUnits") != "userSpaceOnUse":
                share *= max(float(number[0]) / (100 if text.strip().endswith("%") else 1), 0.0) / 1.2
        if local(drawn.element) in SHAPES and attributes.get("filterUnits") != "userSpaceOnUse":
            with suppress(ValueError, NeedsRasterError):
                x0, y0, x1, y1 = path_bounds(outline(drawn.element, self._columns, self._rows))
                across, down = ((end - start) * drawn.scale + 2 for start, end in ((x0, x1), (y0, y1)))
                return min(whole, across * down * share)
        return whole

    def _drawn_elements(
        self, element: Element, around: tuple[Element, ...], uses: tuple[str, ...], scale: float
    ) -> Iterator[_Drawn]:
        """The element and all drawn elements within it, each as often as it is drawn."""
        self._count += 1
        if self._count > MOST_ELEMENTS:
            element.refuse("the picture's uses multiply too much", expected=f"at most {MOST_ELEMENTS:,} elements")
        if len(around) > DEEPEST:
            element.refuse("the elements lie too deep in each other", expected=at_most(DEEPEST))
        style = {**self._styles.of(element, around)}
        if style.get("display") == "none":
            return
        with suppress(ValueError):
            a, b, c, d, _x, _y = transformation(style.get("transform"))
            scale *= abs(a * d - b * c) ** 0.5
        yield _Drawn(element, style, scale)
        inner = (*around, element)
        names = [name for key, value in style.items() if key != "filter" for name in _REFERENCE.findall(value)]
        targets = [(name, self._by_id[name]) for name in names if name in self._by_id]
        followed = [(name, target) for name, target in targets if local(target) in _DRAWN_THROUGH]
        link = href(element).removeprefix("#")
        if local(element) == "use" and link in self._by_id:
            followed.append((link, self._by_id[link]))
        for name, target in followed:
            if name not in uses:
                yield from self._drawn_elements(target, inner, (*uses, name), scale)
        for child in element.children:
            if local(child) not in _NOT_IN_PLACE:
                yield from self._drawn_elements(child, inner, uses, scale)


def _layers(style: Mapping[str, str]) -> float:
    """How many layers an element needs for its masks, clip paths, blending and opacity."""
    is_blended = style.get("mix-blend-mode", "normal") != "normal" or style.get("isolation") == "isolate"
    is_faint = style.get("opacity", "1").strip() not in ("1", "1.0", "100%")
    is_cut = style.get("clip-path", "none") != "none"
    return _MASK * (style.get("mask", "none") != "none") + (is_blended or is_faint) + is_cut


def _numbers(element: Element, name: str, usual: list[float]) -> list[float]:
    """The numbers of an attribute; what is no number is none."""
    return [float(number) for number in _NUMBER.findall(element.attributes.get(name, ""))] or usual
