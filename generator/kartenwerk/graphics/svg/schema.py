"""The subset of SVG: which elements and attributes it has, and where they may stand."""

from __future__ import annotations

import re
from collections.abc import Iterator

from kartenwerk.graphics.display import Box
from kartenwerk.graphics.svg import values
from kartenwerk.graphics.svg.elements import Element

_SHAPE = {"id", "class", "transform", "fill-rule"}
_ATTRIBUTES = {
    "svg": {"viewBox", "width", "height", "fill-rule", "xmlns", "xmlns:xlink"},
    "title": set[str](),
    "desc": set[str](),
    "style": set[str](),
    "defs": set[str](),
    "g": _SHAPE,
    "path": _SHAPE | {"d"},
    "rect": _SHAPE | {"x", "y", "width", "height", "rx"},
    "circle": _SHAPE | {"cx", "cy", "r"},
    "ellipse": _SHAPE | {"cx", "cy", "rx", "ry"},
    "polygon": _SHAPE | {"points"},
    "use": {"id", "class", "transform", "href", "xlink:href", "x", "y"},
    "text": {"id", "class", "transform", "x", "y", "font-family", "font-size", "letter-spacing", "text-anchor"},
}
_WITH_TEXT = {"title", "desc", "style", "text"}
_PARENTS = {"svg", "defs", "g"}
_STYLE = re.compile(r"(?:\s*\.[\w-]+\s*\{\s*fill\s*:\s*#[0-9A-Fa-f]{3,6}\s*;?\s*\})*\s*")
_STYLED_ROLE = re.compile(r"\.([\w-]+)\s*\{")


def check_tree(root: Element) -> None:
    """Refuse whatever lies outside the subset."""
    if root.name != "svg":
        root.refuse("this is not an SVG picture", found=f"<{root.name}>", expected="<svg>")
    for element in walk(root):
        _check_element(element)
        for child in element.children:
            if child.name == "svg":
                child.refuse("pictures must not be nested", found="<svg>")


def styled_roles(root: Element) -> frozenset[str] | None:
    """The colour roles that the style blocks name; None if there is no style block."""
    blocks = [element.text for element in walk(root) if element.name == "style"]
    return frozenset(role for block in blocks for role in _STYLED_ROLE.findall(block)) if blocks else None


def picture_size(root: Element) -> tuple[float, float, Box]:
    """Width and height in mm, and the viewBox. The picture is refused unless one of its units is one millimetre."""
    try:
        width, height = (values.millimetres(root.attributes.get(side, "")) for side in ("width", "height"))
        x, y, across, down = values.numbers(root.attributes.get("viewBox", ""))
    except ValueError:
        found = " ".join(f'{name}="{root.attributes.get(name, "")}"' for name in ("width", "height", "viewBox"))
        root.refuse("the picture's size is wrong", found=found, expected="width and height in mm and a viewBox")
    if abs(across - width) > 1e-6 or abs(down - height) > 1e-6 or min(across, down) <= 0:
        root.refuse(
            "the picture is not drawn in millimetres",
            found=f"a viewBox of {across:g} x {down:g} for {width:g} x {height:g} mm",
            expected="one unit for each millimetre",
        )
    return width, height, Box(x, y, x + across, y + down)


def walk(element: Element) -> Iterator[Element]:
    """An element and all elements within it."""
    yield element
    for child in element.children:
        yield from walk(child)


def _check_element(element: Element) -> None:
    """Refuse an element that is unknown, or has unknown attributes or children that it must not have."""
    known = _ATTRIBUTES.get(element.name)
    if known is None:
        element.refuse("unknown element", found=f"<{element.name}>", expected="one of " + ", ".join(_ATTRIBUTES))
    for attribute in element.attributes:
        if attribute not in known and not attribute.startswith("data-"):
            expected = ", ".join(sorted(known)) or "no attribute"
            element.refuse(
                "<{element}> has an unknown attribute", element=element.name, found=attribute, expected=expected
            )
    if element.children and element.name not in _PARENTS:
        element.refuse(
            "<{element}> must not contain elements", element=element.name, found=f"<{element.children[0].name}>"
        )
    if element.text.strip() and element.name not in _WITH_TEXT:
        element.refuse("<{element}> must not contain text", element=element.name, found=repr(element.text.strip()[:30]))
    if element.name == "style" and not _STYLE.fullmatch(element.text):
        element.refuse("the style says more than colours", expected="rules of the form .role{fill:#rrggbb}")
