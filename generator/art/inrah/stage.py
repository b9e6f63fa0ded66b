"""The stage of a court: ground and figure above a diagonal sash with the name, the same from both ends."""

from __future__ import annotations

import math

from art.inrah.grounds import OVER, card
from art.inrah.inlay import AXIS, BOLD, THIN, Inlay
from art.inrah.pen import word
from art.inrah.slivers import settled
from art.picture import INK, PAPER, visible
from art.shapes import Geometry, Move, move, polygon, rectangle, scale, turn, union
from art.svg import group, path, paths, twice

WIDTH, HEIGHT = 59.0, 91.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
SAFE = 4.0
"""mm from the trim that faces, hands and signs keep clear of; headgear, blades,
shoulders and parquet run off the card."""
LARGER = 1.15
"""Figures stand on the card so much larger than they are drawn: they run off its top and sink behind the sash."""
STANCE = (26.6, 50.0)
"""Where on the card the point of a figure comes to lie that is drawn on its axis, at the middle of the card."""
SLOPE = 0.26
"""mm that the sash falls for each mm to the right."""
SASH = 2.75
"""mm from the sash's middle to its edge."""
PLATE = (12.9, 19.2)
"""The corner that is left free for the index reaches to here."""
FINE, LEAST = 0.268, 0.251
"""mm in print; the thinnest part measures at least so much before its outline is simplified, and after."""
FINE_LETTERS = 0.01
"""mm that the outlines of letters may stray."""
COURT, FIELD = 0.95, 0.76
"""The smallest scales of courts in print, and of number cards' windows and aces, which shrink beside a large index."""


def tint(role: str, element: str) -> str:
    """The colour role of a tone in an element's woods; black is its lead."""
    if role == INK:
        return f"{element}blei"
    return role if role == PAPER else element + ("" if role == "dunkel" else role)


def court(element: str, name: str, figure: Inlay, ground: Inlay) -> str:
    """The body of a court's SVG; the figure stands in the upper half."""
    area = upper_half()
    half = Inlay()
    half.put(ground)
    half.put(figure)
    half.put(index_plate())
    return twice(tinted(half, area, element), *CENTRE) + group("belt", sash(element, name))


def stand(x: float = STANCE[0], y: float = STANCE[1]) -> Move:
    """The move that sets a figure on the card, its axis at `x`."""

    def place(shape: Geometry) -> Geometry:
        return move(scale(move(shape, -AXIS, -CENTRE[1]), LARGER), x, y)

    return place


def upper_half() -> Geometry:
    """The card above the line that the sash covers."""
    left, right = -OVER, WIDTH + OVER
    x, y = CENTRE
    return polygon((left, left), (right, left), (right, y + SLOPE * (right - x)), (left, y + SLOPE * (left - x)))


def tinted(picture: Inlay, area: Geometry, element: str, reduced: float = COURT) -> str:
    """What is seen of a picture inside the area, in the woods of an element; its lead lies under all of it.

    `reduced` is the smallest scale it is printed at (1 is as it is drawn): nothing is too fine for print even there.
    """
    even = settled(picture, area, FINE / reduced, seam="dunkel")
    seen = visible(even, area, FINE / reduced, LEAST / reduced, seam="dunkel")
    return path(tint(INK, element), picture.silhouette().intersection(area)) + paths(
        {tint(role, element): shape for role, shape in seen.items()}
    )


def sash(element: str, name: str) -> str:
    """The ribbon with the name twice, in black, and a stud in its middle."""
    x, y = CENTRE
    flat = Inlay()
    ribbon = rectangle(-2 * OVER, y - SASH, WIDTH + 2 * OVER, y + SASH)
    flat.lay(PAPER, ribbon)
    flat.piece("dunkel", f"M{x} {y - 3.9}L{x + 3.5} {y}L{x} {y + 3.9}L{x - 3.5} {y}Z", BOLD)
    flat.piece("akzent", f"M{x} {y - 1.9}L{x + 1.7} {y}L{x} {y + 1.9}L{x - 1.7} {y}Z", THIN)
    angle = math.degrees(math.atan(SLOPE))
    slanted = Inlay()
    slanted.put(flat, lambda shape: turn(shape, angle, CENTRE))
    stud = polygon((x, y - 4.4), (x + 4, y), (x, y + 4.4), (x - 4, y))
    ground = union(ribbon.buffer(0.45), stud)
    area = turn(ground, angle, CENTRE).intersection(card())
    slanted.layers.insert(0, (INK, area))
    cap = 2.3 if len(name) > 8 else 2.6
    letters = move(word(name, cap), 14.6, y - cap / 2)
    both = union(letters, turn(letters, 180, CENTRE))
    return tinted(slanted, area, element) + black(turn(both, angle, CENTRE))


def black(letters: Geometry, reduced: float = COURT) -> str:
    """Letters in black; what light is left between their strokes holds in print at the smallest scale, or is closed."""
    gap = FINE / reduced / 2
    return path(INK, letters.buffer(gap).buffer(-gap), FINE_LETTERS)


def index_plate() -> Inlay:
    """The paper in the corner on which the template sets rank and sign."""
    plate = Inlay()
    right, foot = PLATE
    far = -2 * OVER
    plate.piece(PAPER, polygon((far, far), (right, far), (right, foot - 2.8), (right - 2.6, foot), (far, foot)), BOLD)
    return plate
