"""A tray of one piece of board: a base, four walls, and a flap at each end of the long walls, glued inside the short.

Bottom and lid of a box are a tray each, one over the other. The flat sheet lies in the coordinates of `folding`; its
printed side is the outside.
"""

from __future__ import annotations

from typing import NamedTuple

from kartenwerk.graphics.display import Box, Matrix, Path, Point, line
from kartenwerk.printing.press.folding import Crease, Facet

GLUE = 12.0
"""mm: the length of a glue flap, where the wall is high enough."""
_SHORTER = 2.0  # mm by which a flap is at least shorter than the wall is high, so that it does not widen the sheet
_BEVEL = 2.0  # mm by which a flap is narrower, on either side, at its free end
_RIM = 1.0  # mm from a flap to the rim of the wall
_OVER = 2.0  # mm of colour that run over a crease onto what is glued


class TrayPanel(NamedTuple):
    """A part of a tray that carries a picture, drawn upright from (0, 0) to (width, height); as `press.net.Panel`."""

    name: str
    width: float
    height: float
    matrix: Matrix
    clip: Box


class Tray(NamedTuple):
    """A tray by the room in it: `width` x `length` mm between its walls and flaps, under `wall` mm of board outside."""

    width: float
    length: float
    wall: float
    board: float

    @property
    def across(self) -> float:
        """From crease to crease of the long walls: to the middle of the board on either side."""
        return self.width + self.board

    @property
    def along(self) -> float:
        """From crease to crease of the short walls, within which a flap of one board lies on either side."""
        return self.length + 3 * self.board

    @property
    def height(self) -> float:
        """A wall from its crease to its rim."""
        return self.wall + self.board / 2

    @property
    def outside(self) -> tuple[float, float]:
        """Width and length of the folded tray."""
        return self.across + self.board, self.along + self.board

    @property
    def outline(self) -> Box:
        """The flat sheet."""
        return Box(0, 0, self.across + 2 * self.height, self.along + 2 * self.height)

    @property
    def facets(self) -> list[Facet]:
        """The base, its walls and the four flaps; the base lies still."""
        h, b, w, long = self.height, self.board, self.across, self.along
        base = Facet("base", ((h, h), (h + w, h), (h + w, h + long), (h, h + long)), None)
        walls = [
            Facet("top", ((h, h), (h + w, h), (h + w, 0), (h, 0)), Crease("base", (h, h), (h + w, h))),
            Facet(
                "bottom",
                ((h, h + long), (h + w, h + long), (h + w, 2 * h + long), (h, 2 * h + long)),
                Crease("base", (h, h + long), (h + w, h + long)),
            ),
            Facet(
                "left",
                ((h, h + b), (h, h + long - b), (0, h + long - b), (0, h + b)),
                Crease("base", (h, h + b), (h, h + long - b)),
            ),
            Facet(
                "right",
                ((h + w, h + b), (h + w, h + long - b), (2 * h + w, h + long - b), (2 * h + w, h + b)),
                Crease("base", (h + w, h + b), (h + w, h + long - b)),
            ),
        ]
        return [base, *walls, *(self._flap(side, end) for side in ("left", "right") for end in ("top", "bottom"))]

    def _flap(self, side: str, end: str) -> Facet:
        """A flap: as long as the wall allows, a little off the rim and a board off the base."""
        h, b = self.height, self.board
        far = self.across + 2 * h
        rim, foot = (_RIM, h - b) if side == "left" else (far - _RIM, far - h + b)
        y, out = (h + b, -1) if end == "top" else (h + self.along - b, 1)
        free = y + out * min(GLUE, h - _SHORTER)
        bevel = _BEVEL if rim < foot else -_BEVEL
        outline = ((rim, y), (foot, y), (foot - bevel, free), (rim + bevel, free))
        return Facet(f"{side} {end}", outline, Crease(side, (rim, y), (foot, y)))

    @property
    def creases(self) -> tuple[Path, ...]:
        found = (facet.crease for facet in self.facets if facet.crease)
        return tuple(line(*crease.start, *crease.end) for crease in found)

    @property
    def contour(self) -> Path:
        """The closed line along which the sheet is cut, clockwise from the upper left corner of the upper wall."""
        facets = {facet.name: facet.outline for facet in self.facets}
        h, w, long = self.height, self.across, self.along
        far, low = w + 2 * h, long + 2 * h

        def flap(name: str, *, from_rim: bool) -> list[Point]:
            rim, foot, inner, outer = facets[name]
            return [rim, outer, inner, foot] if from_rim else [foot, inner, outer, rim]

        points: list[Point] = [(h, 0), (h + w, 0), (h + w, h), (h + w, h + self.board)]
        points += flap("right top", from_rim=False)
        points += [(far, h + self.board), (far, h + long - self.board)]
        points += flap("right bottom", from_rim=True)
        points += [
            (h + w, h + long - self.board),
            (h + w, h + long),
            (h + w, low),
            (h, low),
            (h, h + long),
            (h, h + long - self.board),
        ]
        points += flap("left bottom", from_rim=False)
        points += [(0, h + long - self.board), (0, h + self.board)]
        points += flap("left top", from_rim=True)
        points += [(h, h + self.board), (h, h)]
        return (("M", points[0]), *(("L", point) for point in points[1:]), ("Z", ()))

    def panels(self, bleed: float) -> tuple[TrayPanel, ...]:
        """The base and the walls, each up to its creases and `bleed` mm beyond its rim."""
        h, w, long = self.height, self.across, self.along
        walls = (
            ("left", h, long, Matrix.move(0, h), Box(-bleed, -_OVER, h, long + _OVER)),
            (
                "right",
                h,
                long,
                Matrix.turn(180).then(Matrix.move(w + 2 * h, h + long)),
                Box(-bleed, -_OVER, h, long + _OVER),
            ),
            ("top", w, h, Matrix.turn(180).then(Matrix.move(h + w, h)), Box(0, 0, w, h + bleed)),
            ("bottom", w, h, Matrix.move(h, h + long), Box(0, 0, w, h + bleed)),
        )
        base = TrayPanel("base", w, long, Matrix.move(h, h), Box(0, 0, w, long))
        return (*(TrayPanel(*wall) for wall in walls), base)


def lid_over(bottom: Tray, slack: float, share: float, least: float) -> Tray:
    """The lid that goes over a bottom with `slack` mm on every side; its wall is a share of the bottom's."""
    width, length = bottom.outside
    wall = max(least, round(share * (bottom.wall + bottom.board)))
    return Tray(width + 2 * slack, length + 2 * slack, wall, bottom.board)
