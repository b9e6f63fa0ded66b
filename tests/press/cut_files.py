"""Readers of what machines cut: a strict one for SVG, and ezdxf, a program of others, for DXF."""

from __future__ import annotations

import math
import re
from io import StringIO
from typing import NamedTuple
from xml.etree import ElementTree

import ezdxf.filemanagement
from ezdxf.entities.circle import Circle
from ezdxf.entities.polyline import Polyline
from ezdxf.path import make_path
from shapely.geometry import LineString, Polygon

SVG = "{http://www.w3.org/2000/svg}"
_STEP = re.compile(r"([MLHVAZ])([^MLHVAZ]*)")
_PIECES, _SAGITTA = 128, 0.0005


class CutSheet(NamedTuple):
    """A sheet as it was read, in mm with y down."""

    width: float
    height: float
    marks: list[Polygon]
    creases: list[LineString]
    slits: list[LineString]
    outlines: list[Polygon]


def read_svg(data: bytes) -> CutSheet:
    """The groups of an SVG file. AssertionError for a transform, a unit other than mm, or anything but a path."""
    root = ElementTree.fromstring(data)
    width, height = (root.attrib[side] for side in ("width", "height"))
    assert width.endswith("mm") and height.endswith("mm")
    assert root.attrib["viewBox"] == f"0 0 {width[:-2]} {height[:-2]}"
    assert not [each for each in root.iter() if "transform" in each.attrib]
    found: dict[str, list[tuple[bool, list[tuple[float, float]]]]] = {"marks": [], "crease": [], "cut": []}
    for group in root:
        assert group.tag == f"{SVG}g"
        for path in group:
            assert path.tag == f"{SVG}path" and set(path.attrib) == {"d"}
            found[group.attrib["id"]].append(_points(path.attrib["d"]))
    cut = found["cut"]
    return CutSheet(
        float(width[:-2]),
        float(height[:-2]),
        [Polygon(points) for _closed, points in found["marks"]],
        [LineString(points) for _closed, points in found["crease"]],
        [LineString(points) for closed, points in cut if not closed],
        [Polygon(points) for closed, points in cut if closed],
    )


def _points(steps: str) -> tuple[bool, list[tuple[float, float]]]:
    assert re.fullmatch(r"M[^MZ]*Z?", steps)  # one path, closed at its end if at all
    points: list[tuple[float, float]] = []
    for kind, text in _STEP.findall(steps):
        values = [float(value) for value in text.split()]
        if kind in "ML":
            points.append((values[0], values[1]))
        elif kind in "HV":
            x, y = points[-1]
            points.append((values[0], y) if kind == "H" else (x, values[0]))
        elif kind == "A":
            points += _arc(points[-1], values)
    return steps.endswith("Z"), points


def _arc(start: tuple[float, float], values: list[float]) -> list[tuple[float, float]]:
    """Points on an arc, as SVG's appendix F.6.5 finds its middle from its ends."""
    rx, ry, turn, large, sweep, x, y = values
    assert rx == ry and turn == 0
    dx, dy = (start[0] - x) / 2, (start[1] - y) / 2
    half = math.hypot(dx, dy)
    assert half < rx + 0.001
    aside = math.sqrt(max(0.0, (rx / half) ** 2 - 1)) * (-1 if large == sweep else 1)
    cx, cy = (start[0] + x) / 2 + aside * dy, (start[1] + y) / 2 - aside * dx
    first, last = math.atan2(start[1] - cy, start[0] - cx), math.atan2(y - cy, x - cx)
    through = (last - first) % (2 * math.pi) if sweep else -((first - last) % (2 * math.pi))
    angles = [first + through * piece / _PIECES for piece in range(1, _PIECES + 1)]
    return [(cx + rx * math.cos(angle), cy + rx * math.sin(angle)) for angle in angles]


def read_dxf(data: bytes) -> CutSheet:
    """What another program reads; AssertionError for anything that it would have to mend."""
    document = ezdxf.filemanagement.read(StringIO(data.decode("ascii")))
    audit = document.audit()
    assert document.dxfversion == "AC1009"
    assert not audit.has_errors and not audit.has_fixes
    width, height, _depth = document.header["$EXTMAX"]
    outlines, lines = [], {"CUT": list[LineString](), "CREASE": list[LineString]()}
    for entity in document.modelspace():
        if entity.dxftype() == "LINE":
            ends = [(point.x, height - point.y) for point in (entity.dxf.start, entity.dxf.end)]
            lines[entity.dxf.layer].append(LineString(ends))
            continue
        assert entity.dxf.layer == "CUT"
        if isinstance(entity, Circle):
            points = [*entity.flattening(_SAGITTA)]
        else:
            assert isinstance(entity, Polyline) and entity.is_closed
            points = [*make_path(entity).flattening(_SAGITTA)]
        outlines.append(Polygon([(point.x, height - point.y) for point in points]))
    return CutSheet(width, height, [], lines["CREASE"], lines["CUT"], outlines)
