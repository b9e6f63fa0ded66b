"""Reading the attributes of an element: each is understood or refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from kartenwerk.graphics import display
from kartenwerk.graphics.display import Box, Matrix, Path
from kartenwerk.graphics.svg import values
from kartenwerk.graphics.svg.elements import Element

T = TypeVar("T")

_QUOTED = 60  # characters of a wrong value that a message shows


def shape(element: Element) -> Path:
    """The outline of a basic shape or path, without its transformation."""

    def length(name: str) -> float:
        value = number(element, name, None)
        if value < 0:
            element.refuse("{attribute} is negative", attribute=name, found=f"{value:g}")
        return value

    match element.name:
        case "path":
            return value(element, "d", values.path)
        case "polygon":
            return display.polygon(value(element, "points", values.points))
        case "circle":
            return display.circle(number(element, "cx", 0.0), number(element, "cy", 0.0), length("r"))
        case "ellipse":
            centre = number(element, "cx", 0.0), number(element, "cy", 0.0)
            return display.ellipse(*centre, length("rx"), length("ry"))
        case _:
            assert element.name == "rect"
            x, y = number(element, "x", 0.0), number(element, "y", 0.0)
            radius = length("rx") if "rx" in element.attributes else 0.0
            return display.rectangle(Box(x, y, x + length("width"), y + length("height")), radius)


def value(element: Element, name: str, read: Callable[[str], T]) -> T:
    """A required attribute, converted by `read`, which raises ValueError for a wrong value."""
    text = element.attributes.get(name)
    if text is None:
        element.refuse("<{element}> lacks an attribute", element=element.name, expected=name)
    try:
        return read(text)
    except ValueError as error:
        found = text if len(text) <= _QUOTED else text[:_QUOTED] + "…"
        element.refuse("{attribute}: {reason}", attribute=name, reason=error.args[0] if error.args else "", found=found)


def number(element: Element, name: str, default: float | None) -> float:
    """An attribute that is a number; it is required if `default` is None."""
    if default is not None and name not in element.attributes:
        return default
    return value(element, name, values.number)


def transformation(element: Element) -> Matrix:
    """The attribute transform."""
    return value(element, "transform", values.transformation)


def evenodd(element: Element, inherited: bool) -> bool:
    """Whether the fill rule is evenodd."""
    rule = element.attributes.get("fill-rule")
    if rule not in (None, "evenodd", "nonzero"):
        element.refuse("the fill rule is unknown", found=rule, expected="evenodd or nonzero")
    return inherited if rule is None else rule == "evenodd"


def tracking(element: Element, size: float) -> float:
    """Letter spacing in em, from "0.05em" or user units."""
    spacing = element.attributes.get("letter-spacing", "0")
    if spacing.endswith("em"):
        return value(element, "letter-spacing", lambda text: values.number(text.removesuffix("em")))
    return number(element, "letter-spacing", 0.0) / size


def href(element: Element) -> str:
    """What a use element refers to: "#id", "file.svg" or "file.svg#id"."""
    links = [element.attributes[name] for name in ("href", "xlink:href") if element.attributes.get(name)]
    if len(links) != 1 or links[0] == "#":
        element.refuse("a use refers to exactly one thing", found=" and ".join(links) or "nothing", expected="href")
    return links[0]
