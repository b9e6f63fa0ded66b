"""Whether a picture that was drawn anew is the committed one, but for the last digit of a few coordinates."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import zip_longest
from xml.etree import ElementTree

from kartenwerk.graphics.display import Path, Point
from kartenwerk.graphics.svg import values

LAST_DIGIT = 0.01
"""mm by which a corner may be off, across and down: the last digit that is written."""
TOLERANCE = 0.002
"""mm by which the corners of an outline may be off on average; any other place or measure may be off by no more."""

_MEASURES = {"x", "y", "width", "height", "viewBox", "transform"}
_NUMBER = re.compile(r"-?(?:\d+\.?\d*|\.\d+)")


def differences(committed: str, drawn: str) -> list[str]:
    """What differs, in words; SVG units are mm."""
    if committed == drawn:
        return []
    pairs = zip_longest(_elements(committed), _elements(drawn))
    return [f"{number}: {found}" for number, (one, other) in enumerate(pairs) for found in _between(one, other)]


def _elements(svg: str) -> Iterator[ElementTree.Element]:
    return ElementTree.fromstring(svg).iter()


def _between(one: ElementTree.Element | None, other: ElementTree.Element | None) -> Iterator[str]:
    if one is None or other is None:
        yield "an element is missing" if other is None else "an element is new"
    elif (one.tag, len(one), one.text, one.tail) != (other.tag, len(other), other.text, other.tail):
        yield f"<{_name(one)}> is another element, or holds something else"
    elif one.keys() != other.keys():
        yield f"<{_name(one)}> has other attributes"
    else:
        for key, value in one.items():
            if value != other.attrib[key] and (found := _between_values(key, value, other.attrib[key])):
                yield f"{key} of <{_name(one)}>: {found}"


def _name(element: ElementTree.Element) -> str:
    return element.tag.rpartition("}")[2]


def _between_values(key: str, one: str, other: str) -> str:
    if key == "d":
        return _between_paths(one, other)
    if key in _MEASURES and _NUMBER.sub("", one) == _NUMBER.sub("", other):
        numbers = zip(_NUMBER.findall(one), _NUMBER.findall(other), strict=True)
        if all(abs(float(a) - float(b)) <= TOLERANCE for a, b in numbers):
            return ""
    return f"{one!r} is {other!r}"


def _between_paths(one: str, other: str) -> str:
    before, after = _outlines(one), _outlines(other)
    if list(map(len, before)) != list(map(len, after)):
        return "corners are missing or new"
    return next((found for pair in zip(before, after, strict=True) if (found := _between_outlines(*pair))), "")


def _outlines(data: str) -> list[list[Point]]:
    """The corners of each outline of a path, and the handles of its curves."""
    return [list(_points(values.path(outline + "z"))) for outline in data.split("z")[:-1]]


def _points(path: Path) -> Iterator[Point]:
    for _, numbers in path:
        yield from zip(numbers[::2], numbers[1::2], strict=True)


def _between_outlines(before: list[Point], after: list[Point]) -> str:
    for axis in (0, 1):
        gaps = [abs(a[axis] - b[axis]) for a, b in zip(before, after, strict=True)]
        if max(gaps) > LAST_DIGIT * 1.001:
            return f"a corner is off by {max(gaps):.3f} mm"
        if sum(gaps) > TOLERANCE * len(gaps):
            return f"an outline is off by {sum(gaps) / len(gaps):.4f} mm"
    return ""
