"""Gradients as a document holds them: their colours resolved to CMYK or RGB."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import sha256
from typing import Any, NamedTuple

from kartenwerk.graphics.display import Gradient
from kartenwerk.printing.pdf.inks import DocumentInks


class Shading(NamedTuple):
    """An axis, or two circles, and the colours at offsets from 0 to 1; parts of colours are 0 to 1."""

    axis: tuple[float, ...]
    stops: tuple[tuple[float, tuple[float, ...]], ...]

    @property
    def resource(self) -> str:
        """The name that streams have for it; it is the same in every document, so that streams can be cached."""
        return f"H{sha256(repr(self).encode()).hexdigest()[:20]}"

    @staticmethod
    def read(entry: Sequence[Any]) -> Shading:
        """The shading that was kept as JSON."""
        axis, stops = entry
        return Shading(tuple(axis), tuple((offset, tuple(colour)) for offset, colour in stops))


def resolve(gradient: Gradient, inks: DocumentInks) -> Shading:
    """The gradient in the inks of a document; its stops rise from 0 to 1."""
    stops: list[tuple[float, tuple[float, ...]]] = []
    for offset, ink in gradient.stops:
        at = min(max(offset, stops[-1][0] if stops else 0.0), 1.0)
        stops.append((at, inks.parts(ink)))
    if stops[0][0] > 0:
        stops.insert(0, (0.0, stops[0][1]))
    if stops[-1][0] < 1:
        stops.append((1.0, stops[-1][1]))
    if len(stops) == 1:
        stops.append((1.0, stops[0][1]))
    return Shading(tuple(round(value, 5) for value in gradient.axis), tuple(stops))
