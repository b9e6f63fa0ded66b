"""Gradients of shapes: colours that go over into each other, as shadings that a press reads."""

from __future__ import annotations

import math
import re
from collections.abc import Sequence

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.paint import GradientSpec
from kartenwerk.custom.pictures import read_focus
from kartenwerk.graphics.display import Box, Gradient

_STOP = re.compile(r"(\S+)(?:\s+(\d{1,3}(?:[.,]\d+)?)\s*%)?")


def read_stop(text: str) -> tuple[str, float | None]:
    """The colour of "rot 30%", and its place from 0 to 1 if that is given; KartenwerkError for any other text."""
    found = _STOP.fullmatch(text.strip())
    place = float(found[2].replace(",", ".")) if found and found[2] else None
    if found is None or (place is not None and place > 100):
        raise KartenwerkError(
            "this is no colour of a gradient",
            found=text.strip() or _("nothing"),
            expected=_('a colour and perhaps its place: "rot" or "rot 30%"'),
        )
    return found[1], None if place is None else place / 100


def make_gradient(canvas: Canvas, spec: GradientSpec, area: Box) -> Gradient:
    """The gradient of a shape that fills an area; beyond it, as in the bleed, the last colours go on."""
    stops = [read_stop(canvas.fill(stop)) for stop in spec.stops]
    inks = [canvas.tools.colours.ink(colour) for colour, _place in stops]
    places = _spread([place for _colour, place in stops])
    return Gradient(_axis(canvas, spec, area), tuple(zip(places, inks, strict=True)))


def _axis(canvas: Canvas, spec: GradientSpec, area: Box) -> tuple[float, ...]:
    """A line through the middle that the whole area lies beside, or a circle around the centre that holds it all."""
    if spec.kind == "radial":
        percent = read_focus(canvas.fill(spec.centre))
        x, y = area.x0 + area.width * percent[0] / 100, area.y0 + area.height * percent[1] / 100
        reach = math.hypot(max(x - area.x0, area.x1 - x), max(y - area.y0, area.y1 - y))
        return x, y, 0.0, x, y, reach
    turn = math.radians(spec.angle)
    across, down = math.cos(turn), math.sin(turn)
    half = (abs(area.width * across) + abs(area.height * down)) / 2
    x, y = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
    return x - half * across, y - half * down, x + half * across, y + half * down


def _spread(given: Sequence[float | None]) -> list[float]:
    """The places of all colours: those that are not given lie evenly between the others."""
    places = [*given]
    places[0] = 0.0 if places[0] is None else places[0]
    places[-1] = 1.0 if places[-1] is None else places[-1]
    known = [number for number, place in enumerate(places) if place is not None]
    found: list[float] = []
    for number, place in enumerate(places):
        if place is None:
            before, after = max(each for each in known if each < number), min(each for each in known if each > number)
            first, last = places[before] or 0.0, places[after] or 0.0
            place = first + (last - first) * (number - before) / (after - before)
        if found and place < found[-1]:
            raise KartenwerkError(
                "the colours of a gradient stand in the order of their places",
                found=f"{100 * found[-1]:g} %, {100 * place:g} %",
                expected=_("places that rise"),
            )
        found.append(round(place, 4))
    return found
