"""What a machine cuts and scores on a sheet, as SVG and as DXF R12: the same millimetres, the same order.

Creases come first, then slits within pieces, then their outlines: a piece that is cut out no longer lies firmly. Both
are written by hand, without a clock and without handles, so that the same sheet gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.graphics.display import Box, Path
from kartenwerk.printing.cutter.outline import Outline, arc_radius, as_circle, edges
from kartenwerk.printing.pdf.content import number
from kartenwerk.printing.press.paper import PaperSize

_HAIRLINE = 0.1  # mm
_CUT, _CREASE = "#ff0000", "#0000ff"
_LAYERS = (("CUT", 1), ("CREASE", 5))
"""Layers of DXF with their colours: red and blue."""


class CutDrawing(NamedTuple):
    """A sheet for a machine: black bars of marks, straight creases and slits, and closed outlines."""

    paper: PaperSize
    marks: Sequence[Box]
    creases: Sequence[Path]
    slits: Sequence[Path]
    outlines: Sequence[Outline]


def write_svg(drawing: CutDrawing) -> bytes:
    """Groups marks, crease and cut; sizes in mm, no transforms, each outline one closed path."""
    width, height = number(drawing.paper.width), number(drawing.paper.height)
    size = f'width="{width}mm" height="{height}mm" viewBox="0 0 {width} {height}"'
    lines = [f'<svg xmlns="http://www.w3.org/2000/svg" {size}>']
    if drawing.marks:
        bars = [f'<path d="{_write_bar(box)}"/>' for box in drawing.marks]
        lines += ['<g id="marks" fill="#000000" stroke="none">', *bars, "</g>"]
    if drawing.creases:
        lines += [*_group("crease", _CREASE), *(f'<path d="{_write_path(path)}"/>' for path in drawing.creases), "</g>"]
    lines += _group("cut", _CUT)
    lines += [f'<path d="{_write_path(path)}"/>' for path in drawing.slits]
    lines += [f'<path d="{_write_outline(outline)}"/>' for outline in drawing.outlines]
    return "\n".join((*lines, "</g>", "</svg>", "")).encode("ascii")


def _group(id: str, colour: str) -> list[str]:
    return [f'<g id="{id}" fill="none" stroke="{colour}" stroke-width="{_HAIRLINE:g}">']


def _write_bar(box: Box) -> str:
    x0, y0, x1, y1 = (_mm(side) for side in box)
    return f"M{x0} {y0}H{x1}V{y1}H{x0}Z"


def _write_path(path: Path) -> str:
    return "".join(f"{kind}{' '.join(map(_mm, numbers))}" for kind, numbers in path)


def _write_outline(outline: Outline) -> str:
    steps = [f"M{_mm(outline[0].x)} {_mm(outline[0].y)}"]
    for start, end in edges(outline):
        to = f"{_mm(end.x)} {_mm(end.y)}"
        if start.bulge:
            radius = _mm(arc_radius(start, end))
            steps.append(f"A{radius} {radius} 0 {int(abs(start.bulge) > 1)} {int(start.bulge > 0)} {to}")
        elif end is not outline[0]:
            steps.append(f"L{to}")
    return "".join((*steps, "Z"))


def _mm(value: float) -> str:
    return number(value, 4)


def write_dxf(drawing: CutDrawing) -> bytes:
    """DXF R12 (AC1009) in mm, y upwards: CIRCLE, POLYLINE with bulges and LINE on the layers CUT and CREASE."""
    height = drawing.paper.height
    pairs: list[tuple[int, str]] = [
        (0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (9, "$INSUNITS"), (70, "4"),
        (9, "$EXTMIN"), (10, "0"), (20, "0"), (30, "0"),
        (9, "$EXTMAX"), (10, _mm(drawing.paper.width)), (20, _mm(height)), (30, "0"),
        (0, "ENDSEC"), (0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, str(len(_LAYERS))),
    ]  # fmt: skip
    for layer, colour in _LAYERS:
        pairs += [(0, "LAYER"), (2, layer), (70, "0"), (62, str(colour)), (6, "CONTINUOUS")]
    pairs += [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES")]
    for layer, paths in (("CREASE", drawing.creases), ("CUT", drawing.slits)):
        for path in paths:
            pairs += _line(path, layer, height)
    for outline in drawing.outlines:
        pairs += _entity(outline, height)
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in pairs).encode("ascii")


def _line(path: Path, layer: str, height: float) -> Iterator[tuple[int, str]]:
    (_move, (x0, y0)), (_draw, (x1, y1)) = path
    yield from ((0, "LINE"), (8, layer))
    yield from ((10, _mm(x0)), (20, _mm(height - y0)), (11, _mm(x1)), (21, _mm(height - y1)))


def _entity(outline: Outline, height: float) -> Iterator[tuple[int, str]]:
    """A CIRCLE for a circle, else a closed POLYLINE; upwards, an arc turns the other way."""
    circle = as_circle(outline)
    if circle is not None:
        yield from ((0, "CIRCLE"), (8, "CUT"), (10, _mm(circle.x)), (20, _mm(height - circle.y)))
        yield (40, _mm(circle.radius))
        return
    yield from ((0, "POLYLINE"), (8, "CUT"), (66, "1"), (70, "1"))
    for x, y, bulge in outline:
        yield from ((0, "VERTEX"), (8, "CUT"), (10, _mm(x)), (20, _mm(height - y)))
        if bulge:
            yield (42, number(-bulge, 6))
    yield from ((0, "SEQEND"), (8, "CUT"))
