"""The stage of a court: ground and figure above a diagonal sash with the name, the same from both ends."""

from __future__ import annotations

import math

from kartenwerk.art.inrah.grounds import OVER, card
from kartenwerk.art.inrah.inlay import AXIS, BOLD, THIN, Inlay
from kartenwerk.art.inrah.pen import word
from kartenwerk.art.picture import INK, PAPER, visible
from kartenwerk.art.shapes import Geometry, Move, move, polygon, rectangle, scale, turn, union
from kartenwerk.art.svg import path, paths

WIDTH, HEIGHT = 59.0, 91.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
SAFE = 4.0
"""mm from the trim that crests and weapons keep clear of; shoulders and parquet run off the card."""
SHOULDERS = 33.0
"""Figures are drawn with their shoulders below this y."""
SUNK, ASIDE = 1.6, 1.2
"""mm by which a figure stands lower than it is drawn, and further left if what it carries reaches the edge."""
SLOPE = 0.26
"""mm that the sash falls for each mm to the right; the Knappe's rises."""
SASH = 2.75
"""mm from the sash's middle to its edge."""
PLATE = (12.9, 19.2)
"""The corner that is left free for the index reaches to here."""
PALE = {"tinte", "papier"}
FINE, LEAST = 0.268, 0.251
"""mm in print; the thinnest part measures at least so much before its outline is simplified, and after."""
COURT, FIELD = 0.95, 0.76
"""The smallest scales of courts in print, and of number cards' windows and aces, which shrink beside a large index."""


def tint(role: str, element: str) -> str:
    """The colour role of a tone in an element's woods."""
    return role if role in PALE else element + ("" if role == "dunkel" else role)


def court(element: str, name: str, figure: Inlay, ground: Inlay, rising: bool = False) -> str:
    """The body of a court's SVG; the figure stands in the upper half."""
    slope = -SLOPE if rising else SLOPE
    area = upper_half(slope)
    half = Inlay()
    half.put(ground)
    half.put(figure, clear_of_the_edge(figure))
    half.put(index_plate())
    drawn = tinted(half, area, element)
    x, y = CENTRE
    return (
        f'<g id="half">\n{drawn}</g>\n'
        + f'<use href="#half" transform="rotate(180 {x:g} {y:g})"/>\n'
        + sash(element, name, slope)
    )


def clear_of_the_edge(figure: Inlay) -> Move:
    """The move that draws a figure back to the sash until crest and weapon lie in the safe area."""
    above = figure.silhouette().intersection(rectangle(-WIDTH, -HEIGHT, 2 * WIDTH, SHOULDERS))
    left, top, right, _ = above.bounds
    aside = ASIDE if right > WIDTH - SAFE else 0
    x, y = AXIS - aside, CENTRE[1] + SUNK
    room = ((y - SAFE) / (CENTRE[1] - top), (x - SAFE) / (AXIS - left), (WIDTH - SAFE - x) / (right - AXIS))
    factor = min(1.0, *room)

    def place(shape: Geometry) -> Geometry:
        return move(scale(move(shape, -AXIS, -CENTRE[1]), factor), x, y)

    return place


def upper_half(slope: float) -> Geometry:
    """The card above the line that the sash covers."""
    left, right = -OVER, WIDTH + OVER
    x, y = CENTRE
    return polygon((left, left), (right, left), (right, y + slope * (right - x)), (left, y + slope * (left - x)))


def tinted(picture: Inlay, area: Geometry, element: str, reduced: float = COURT) -> str:
    """What is seen of a picture inside the area, in the woods of an element; black lies under all of it.

    `reduced` is the smallest scale it is printed at (1 is as it is drawn): nothing is too fine for print even there.
    """
    seen = visible(picture, area, FINE / reduced, LEAST / reduced, seam="dunkel")
    return path(INK, picture.silhouette().intersection(area)) + paths(
        {tint(role, element): shape for role, shape in seen.items()}
    )


def sash(element: str, name: str, slope: float) -> str:
    """The ribbon with the name twice and a stud in its middle."""
    x, y = CENTRE
    flat = Inlay()
    ribbon = rectangle(-2 * OVER, y - SASH, WIDTH + 2 * OVER, y + SASH)
    flat.lay(PAPER, ribbon)
    long = len(name) > 8
    cap = 2.3 if long else 2.6
    letters = move(word(name, cap), 14.6, y - cap / 2)
    flat.lay(INK, letters, turn(letters, 180, CENTRE))
    flat.piece("dunkel", f"M{x} {y - 3.9}L{x + 3.5} {y}L{x} {y + 3.9}L{x - 3.5} {y}Z", BOLD)
    flat.piece("akzent", f"M{x} {y - 1.9}L{x + 1.7} {y}L{x} {y + 1.9}L{x - 1.7} {y}Z", THIN)
    angle = math.degrees(math.atan(slope))
    slanted = Inlay()
    slanted.put(flat, lambda shape: turn(shape, angle, CENTRE))
    stud = polygon((x, y - 4.4), (x + 4, y), (x, y + 4.4), (x - 4, y))
    ground = union(ribbon.buffer(0.45), stud)
    area = turn(ground, angle, CENTRE).intersection(card())
    slanted.layers.insert(0, (INK, area))
    return tinted(slanted, area, element)


def index_plate() -> Inlay:
    """The paper in the corner on which the template sets rank and sign."""
    plate = Inlay()
    right, foot = PLATE
    far = -2 * OVER
    plate.piece(PAPER, polygon((far, far), (right, far), (right, foot - 2.8), (right - 2.6, foot), (far, foot)), BOLD)
    return plate
