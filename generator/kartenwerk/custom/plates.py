"""Plates of one's own colours: names that a press would mistake, and what is too thin for foil and varnish."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterable, Iterator, Mapping

from kartenwerk.base.message import _
from kartenwerk.custom.deckfile import ColourSpec
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.graphics.display import IDENTITY, Fill, Group, Item, Matrix, Place, Stroke, path_bounds

THINNEST = 0.2
"""mm: what is thinner does not hold, or closes up."""
_ROUNDING = 1e-6


def check_plates(
    colours: Mapping[str, str | ColourSpec], file: str, report: Report, shared: Collection[str] = ()
) -> None:
    """Report plates whose names differ only in spelling; those of `shared` colours are reported where they stand."""
    known: dict[str, str] = {}
    for name, colour in colours.items():
        plate = None if isinstance(colour, str) else colour.spot
        if plate is None:
            continue
        first = known.setdefault("".join(filter(str.isalpha, plate.lower())), plate)
        if plate != first and name not in shared:
            place = Spot(file, f"colours.{name}.spot")
            report.fault(_("two plates differ only in spelling"), place, plate, first)


def note_thin(items: Iterable[Item], plates: Collection[str], layout: str, report: Report) -> None:
    """Note the colours of these plates that are drawn too thin on a face, each with its thinnest place."""
    found: dict[str, float] = {}
    for colour, width in _widths(items, plates, IDENTITY):
        found[colour] = min(width, found.get(colour, width))
    for colour, width in sorted(found.items()):
        if width < THINNEST - _ROUNDING:
            report.note(
                _(
                    "layout {layout}: {colour} is drawn {width:.2g} mm thin, and has a plate of its own: "
                    "{least:g} mm or more holds",
                    layout=layout,
                    colour=colour,
                    width=width,
                    least=THINNEST,
                )
            )


def _widths(items: Iterable[Item], plates: Collection[str], matrix: Matrix) -> Iterator[tuple[str, float]]:
    """The colours of plates that items are drawn in, and how thin each is at most."""
    scale = math.sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))
    for item in items:
        match item:
            case Stroke() if item.ink in plates:
                yield item.ink, item.width * scale
            case Fill() if item.ink in plates and item.path:
                box = path_bounds(item.path)
                yield item.ink, min(box.width, box.height) * scale
            case Group():
                yield from _widths(item.items, plates, item.matrix.then(matrix))
            case Place():
                yield from _widths(item.form.items, plates, item.matrix.then(matrix))
