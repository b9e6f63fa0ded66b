"""Text along a circle: each letter turned on its own, in the largest size that the arc has room for."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from kartenwerk.base.message import _, ngettext
from kartenwerk.custom.atoms import Atom, BoxFonts, Room, atoms_of
from kartenwerk.custom.boxes.canvas import Canvas
from kartenwerk.custom.boxes.icons import symbol
from kartenwerk.custom.boxes.text import note_unsafe, outline_letters, prepare
from kartenwerk.custom.fit import DESCENT, TooLongError
from kartenwerk.custom.layout import NamedBox
from kartenwerk.custom.setting import Placed, place_line
from kartenwerk.graphics.display import POINT, Box, Group, Matrix, Text, path_bounds, polygon

_SWEEP = 180.0  # degrees, unless given
_ROUNDING = 1e-6
_SMALLEST = 2.0  # of a capital's height: a circle on which letters can stand


class _Arc(NamedTuple):
    """A circle and where on it a text stands: degrees clockwise from its top."""

    x: float
    y: float
    radius: float
    inside: bool
    at: float
    sweep: float

    def find_radius(self, cap: float) -> float:
        """The radius on which letters keep their distances: so they are nowhere closer than on a straight line."""
        return self.radius - cap if self.inside else self.radius

    def length(self, cap: float) -> float:
        """The room in mm."""
        return math.radians(self.sweep) * self.find_radius(cap)

    def place(self, along: float, cap: float) -> Matrix:
        """From the baseline at 0 to that on the circle, so many mm from the middle of the text."""
        turn = math.degrees(along / self.find_radius(cap))
        if self.inside:
            return Matrix.move(0, self.radius).then(Matrix.turn(self.at - 180 - turn)).then(Matrix.move(self.x, self.y))
        return Matrix.move(0, -self.radius).then(Matrix.turn(self.at + turn)).then(Matrix.move(self.x, self.y))


def draw_arc(canvas: Canvas, named: NamedBox, area: Box) -> Box | None:
    """The text on the largest circle in its box: outside it stands on the circle, inside with its feet against it."""
    spec = named.spec
    prepared = prepare(canvas, named, area)
    if prepared is None:
        return None
    lines, fonts, room = prepared
    if len(lines) > 1:
        canvas.fault(
            _("a text on an arc is one line"),
            named,
            column=canvas.column(spec.text),
            found=ngettext("1 line", "{count} lines", len(lines)),
            expected=_("no line break"),
        )
        return None
    inside = spec.side == "inside"
    at = spec.at if spec.at is not None else 180.0 if inside else 0.0
    sweep = _SWEEP if spec.sweep is None else spec.sweep
    x, y = (area.x0 + area.x1) / 2, (area.y0 + area.y1) / 2
    arc = _Arc(x, y, min(area.width, area.height) / 2, inside, at, sweep)
    atoms = atoms_of(lines[0], fonts, room, canvas.tools.fitter.pieces)
    if not atoms:
        return None
    size = _fit(canvas, arc, atoms, fonts, room)
    parts, width = place_line(atoms, 0.0, False, fonts, room, size, canvas.tools.data.text)
    cap = fonts.face().cap_height * size * POINT
    letters = [*_letters(canvas, arc, parts, width, cap, size, canvas.colour(spec), room.tracking)]
    outline = canvas.fill(spec.outline)
    if outline:
        ink = canvas.tools.colours.ink(outline)
        canvas.items += [Group(tuple(outline_letters(canvas, each.items, ink)), each.matrix) for each in letters]
    canvas.items += letters
    heights = (-DESCENT * size * POINT, cap)
    around = path_bounds(polygon([each.matrix.apply(0, -high) for each in letters for high in heights]))
    if not canvas.stage.inside.holds(around):
        note_unsafe(canvas, named)
    canvas.cover.append((around, None))
    return around


def _fit(canvas: Canvas, arc: _Arc, atoms: Sequence[Atom], fonts: BoxFonts, room: Room) -> float:
    """The largest size in pt at which the text has room; TooLongError if none has."""
    setting, size = canvas.tools.data.text, room.size
    while True:
        cap = fonts.face().cap_height * size * POINT
        _parts, width = place_line(atoms, 0.0, False, fonts, room, size, setting)
        if arc.radius >= _SMALLEST * cap and width <= arc.length(cap) + _ROUNDING:
            return size
        if size <= room.min + _ROUNDING:
            break
        size = max(size - setting.step, room.min)
    if arc.radius < _SMALLEST * cap:
        raise TooLongError(
            "the circle is too small for letters of {size:g} pt",
            size=size,
            found=_("a radius of {radius:.1f} mm", radius=arc.radius),
            expected=_("at least {least:.1f} mm", least=_SMALLEST * cap),
        )
    raise TooLongError(
        "the text is {width:.1f} mm long at {size:g} pt where the arc has {room:.1f} mm",
        width=width,
        size=size,
        room=arc.length(cap),
        expected=_("a shorter text, a larger circle, or a sweep of {degrees} degrees", degrees=_sweep(arc, width, cap))
        if width <= math.tau * arc.find_radius(cap)
        else _("a shorter text or a larger circle"),
    )


def _sweep(arc: _Arc, width: float, cap: float) -> int:
    return min(math.ceil(math.degrees(width / arc.find_radius(cap))), 360)


def _letters(
    canvas: Canvas,
    arc: _Arc,
    parts: Sequence[Placed],
    width: float,
    cap: float,
    size: float,
    colour: str,
    tracking: float,
) -> Iterator[Group]:
    """Each letter and icon on the circle, about the middle of its width."""
    for part in parts:
        ink = canvas.tools.colours.ink(part.look.colour) if part.look.colour else colour
        if part.icon:
            high = canvas.tools.data.text.icon * cap * part.look.scale
            middle = -cap / 2
            box = Box(-part.width / 2, middle - high / 2, part.width / 2, middle + high / 2)
            drawn = symbol(canvas, part.icon, ink, canvas.tools.icons.with_sides(part.icon, box))
            yield Group(tuple(drawn), arc.place(part.x + part.width / 2 - width / 2, cap))
            continue
        face, own = canvas.tools.fonts.face(part.font), size * part.look.scale
        for place, letter in enumerate(part.text):
            if letter.isspace():
                continue
            start = face.width(part.text[:place], own, tracking)
            wide = face.width(part.text[: place + 1], own, tracking) - start - tracking * own * POINT
            text = Text(round(-wide / 2, 4), 0.0, letter, part.font, own, ink)
            yield Group((text,), arc.place(part.x + start + wide / 2 - width / 2, cap))
