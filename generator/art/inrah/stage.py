"""The stage of a court: ground and figure above a diagonal sash with the name, the same from both ends."""

from __future__ import annotations

import math

from art.inrah.grounds import OVER, card
from art.inrah.inlay import AXIS, BOLD, Inlay
from art.inrah.pen import word
from art.inrah.sashes import draw_ribbon
from art.inrah.slivers import settled
from art.picture import INK, PAPER, visible
from art.shapes import Geometry, Move, move, polygon, rectangle, scale, turn
from art.svg import OVERLAP, group, path, paths, twice

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
HIDDEN, UNDER = 2.5, 0.4
"""mm above its middle from which on the sash hides everything, wherever a larger index moves the halves; mm above it
where a half ends. Between them lies lead."""
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
    half.lay(INK, area.difference(upper_half(HIDDEN)))
    return twice(tinted(half, area, element), *CENTRE) + group("belt", sash(element, name))


def stand(x: float = STANCE[0], y: float = STANCE[1]) -> Move:
    """The move that sets a figure on the card, its axis at `x`."""

    def place(shape: Geometry) -> Geometry:
        return move(scale(move(shape, -AXIS, -CENTRE[1]), LARGER), x, y)

    return place


def upper_half(above: float = UNDER) -> Geometry:
    """The card down to so many mm above the middle of the sash."""
    left, right = -OVER, WIDTH + OVER
    x, y = CENTRE[0], CENTRE[1] - above
    return polygon((left, left), (right, left), (right, y + SLOPE * (right - x)), (left, y + SLOPE * (left - x)))


def tinted(
    picture: Inlay, area: Geometry, element: str, reduced: float = COURT, part: Geometry | None = None
) -> str:  # fmt: skip
    """What is seen of a picture inside the area, in the woods of an element; its lead lies under all of it.

    `reduced` is the smallest scale it is printed at (1 is as it is drawn): nothing is too fine for print even there.
    Only a `part` of it may be written.
    """
    even = settled(picture, area, FINE / reduced, seam="dunkel")
    seen = visible(even, area, FINE / reduced, LEAST / reduced, seam="dunkel")
    shown = area.intersection(part) if part else area
    return path(tint(INK, element), picture.silhouette().intersection(shown)) + paths(
        {tint(role, element): shape.intersection(shown) if part else shape for role, shape in seen.items()}
    )


def sash(element: str, name: str) -> str:
    """The family's ribbon with the name twice, in black, and a stud in its middle."""
    x, y = CENTRE
    flat, lead = draw_ribbon(element, x, y, x + 2 * OVER)
    angle = math.degrees(math.atan(SLOPE))
    slanted = Inlay()
    slanted.put(flat, lambda shape: turn(shape, angle, CENTRE))
    cap = 2.3 if len(name) > 8 else 2.6
    letters = turn(move(word(name, cap), 14.6, y - cap / 2), angle, CENTRE)
    area, left = turn(lead, angle, CENTRE).intersection(card()), rectangle(-2 * x, -y, x + OVERLAP, 3 * y)
    return twice(tinted(slanted, area, element, part=left) + black(letters), *CENTRE, "belt-half")


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
