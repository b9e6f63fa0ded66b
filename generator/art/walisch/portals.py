"""The portal round the pips of a number card: posts of the suit's plait work, a lintel for the name, and a step round
the index at each end. It is one closed band, whatever room the indexes take."""

from __future__ import annotations

from typing import NamedTuple

from shapely.geometry import LineString

from art.curves import curve
from art.interlace import Plait, Wall, band
from art.karten.stage import FINE, LEAST
from art.picture import INK, Picture, visible
from art.shapes import Geometry, lozenge, rectangle, union
from art.svg import path, paths
from art.walisch.stage import HEIGHT, SAFE, WIDTH, half_turned


class Room(NamedTuple):
    """What the indexes of a card leave to its portal, in mm."""

    right: float
    """The upper left corner is free to here, and down to `foot`."""
    foot: float
    left: float = WIDTH
    """The upper right corner is free from here, and down to `second`; without a second index there is none."""
    second: float = 0
    post: float = 3.4
    """Breadth of the posts; a cut that strays by a millimetre does not show beside it. Slim ones have no plait work."""


ROOMS = {
    "two": Room(12.2, 20.3),
    "four": Room(12.2, 20.3, 40.8, 11.8),
    "large": Room(15.6, 27.0),
    "huge": Room(24.0, 27.4, post=1.9),
    "huge-four": Room(WIDTH / 2, 28.8, WIDTH / 2, 28.8, post=1.9),
}
"""By the size of the index, or by the corners that have one of normal size; the template's rooms are called alike."""

LINTEL = 3.6
"""mm; height of the lintel."""
STEP = 1.9
"""mm; breadth of the band round a free corner."""
CELL = 1.72
"""mm; length of a cell of plait work, about."""
DEPTH = 2.4
"""mm from rim to rim of the plait work."""
END = 0.8
"""mm from a post's end to its plait work."""

# Where strands turn back, counted from a post's middle: every so many steps, at which step, in which rows.
_WALLS: dict[str, tuple[int, int, tuple[int, ...], Wall]] = {
    "svidar": (6, 0, (2,), "upright"),
    "yxar": (6, 2, (2,), "upright"),
    "skoell": (6, 1, (1, 3), "upright"),
    "ger": (4, 0, (2,), "level"),
    "bog": (8, 5, (1, 3), "upright"),
    "jarnur": (4, 2, (2,), "level"),
}


def frame(room: Room) -> Geometry:
    """The closed band."""
    outside = rectangle(SAFE, SAFE, WIDTH - SAFE, HEIGHT - SAFE).difference(_corners(room))
    return outside.difference(opening(room))


def opening(room: Room) -> Geometry:
    """The area inside the band."""
    left, top = SAFE + room.post, SAFE + LINTEL
    corners = _corners(room).buffer(STEP, join_style="mitre")
    return rectangle(left, top, WIDTH - left, HEIGHT - top).difference(corners)


def _corners(room: Room) -> Geometry:
    """What the indexes take of the card."""
    upper = union(rectangle(0, 0, room.right, room.foot), rectangle(room.left, 0, WIDTH, room.second))
    return union(upper, half_turned(upper))


def portal(suit: str, room: Room) -> str:
    """The suit's portal at its place on the card."""
    picture = Picture()
    upper = union(_step(room), _studs(room), knots(suit, room) if room.post > DEPTH else ())
    picture.add("ocker", upper, half_turned(upper))
    return path(INK, frame(room)) + paths(visible(picture, frame(room), FINE, LEAST))


def knots(suit: str, room: Room) -> Geometry:
    """The suit's own plait work, on the right post."""
    every, at, rows, kind = _WALLS[suit]
    x, top = WIDTH - SAFE - room.post / 2, max(SAFE + LINTEL, room.second + STEP) + END
    foot = HEIGHT - room.foot - STEP - END
    columns = 2 * round((foot - top) / CELL / 2) - 1  # odd, so that every suit's knots lie evenly about the middle
    walls = {(i, j): kind for i in range(2 * columns + 1) for j in rows if abs(i - columns) % every == at}
    return band(curve((x, top), (x, foot)), DEPTH, Plait(columns, 2, walls), 0.6, 0.38)


def _step(room: Room) -> Geometry:
    """The line along the band round the left corner, and round the right one if there is an index in it."""
    x, y = room.right + STEP / 2, room.foot + STEP / 2
    lines = [LineString([(x, SAFE + LINTEL), (x, y), (SAFE + STEP / 2, y)])]
    if room.second:
        x, y = room.left - STEP / 2, room.second + STEP / 2
        lines.append(LineString([(x, SAFE + LINTEL), (x, y), (WIDTH - SAFE - STEP / 2, y)]))
    if room.right >= room.left:
        lines = []
    return union([line.buffer(0.28, cap_style="flat", join_style="mitre") for line in lines])


def _studs(room: Room) -> list[Geometry]:
    """A lozenge at either end of the lintel."""
    ends = room.right + 2.4, min(room.left, WIDTH - SAFE) - 2.4
    return [lozenge(x, SAFE + LINTEL / 2, 1.1, 0.9) for x in ends] if ends[0] < ends[1] else []
