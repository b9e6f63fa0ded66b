"""What a mage does with the element's sign: it is led, assayed, grown, borne on a staff, or floats above a palm."""

from __future__ import annotations

import math

from art.curves import closed, curve, ribbon, taper
from art.inrah.arms import FOOT, put_arm, put_sign, put_socket
from art.inrah.grip import Skin
from art.inrah.inlay import LEAD, THIN, Inlay, from_top, saw_line
from art.inrah.leaves import put_leaf
from art.inrah.sitter import Sitter
from art.shapes import placed, polygon

GUSTS = ((10.8, 122.0, -26.0, 2.2), (10.4, 222.0, 306.0, 1.7))
"""mm from the middle of the sign, degrees at which a gust begins and ends, and its width in mm."""


def put_marvel(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The sign, the hand that has to do with it, and its sleeve."""
    held = Inlay()
    if element == "humus":
        _put_seedling(held, sitter)
    elif element == "eis":
        _put_leaning_staff(drawing, sitter)
    elif element == "wasser":
        _put_tusk(held, sitter)
    put_sign(drawing if element == "eis" else held, element, sitter)
    if element == "wasser":
        put_socket(held, sitter, 3)
    if element == "humus":
        _put_clod(held, sitter)
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="dunkel"), held, ("mittel", "dunkel"))


def put_gusts(drawing: Inlay, sitter: Sitter) -> None:
    """Air: gusts that go from the fingers round the sign, behind the figure."""
    x, y = sitter.sign
    for radius, first, last, width in GUSTS:
        angles = [math.radians(first + (last - first) * k / 8) for k in range(9)]
        gust = taper(curve(*[(x + radius * math.cos(a), y + radius * math.sin(a)) for a in angles]), width, 0.6)
        drawing.contour(gust, 0.8)
        drawing.lay("papier", gust)


def _put_leaning_staff(drawing: Inlay, sitter: Sitter) -> None:
    """A staff that leans in the crook of the arm, below the sign."""
    x, y = sitter.sign
    drawing.piece("dunkel", polygon((x - 1.3, y), (x + 1.3, y), (x + 3.6, FOOT), (x + 1.0, FOOT)), LEAD)


def _put_tusk(held: Inlay, sitter: Sitter) -> None:
    """Water: the staff is a narwhal's tusk, twisted from foot to tip."""
    (x0, y0), (x1, y1) = sitter.sign, sitter.at
    lean = (x1 - x0) / (y1 - y0)
    tusk = polygon(
        *((x0 + (y - y0) * lean + aside, y) for y, aside in ((y0, -1.4), (y0, 1.4), (FOOT, 2.0), (FOOT, -2.0)))
    )
    held.contour(tusk, 1.2)
    twists = [saw_line((x1 - 4, y + 2.4), (x1, y + 0.3), (x1 + 4, y - 2.6)) for y in range(round(y0), round(FOOT), 3)]
    held.saw(tusk, twists, ("papier", "hell"), LEAD, from_top)


def _put_seedling(held: Inlay, sitter: Sitter) -> None:
    """The stalk from the hand to the sign, with its first two leaves."""
    (x, y), (at, top) = sitter.at, sitter.sign
    stalk = ribbon(curve((x - 0.4, y), (x - 0.9, y - 4), (at, top + 8)), 1.9, 1.5)
    held.contour(stalk, 1.1)
    held.lay("akzent", stalk)
    for angle, lit, shaded in ((-72, "akzent", "hell"), (70, "hell", "akzent")):
        put_leaf(held, placed(x - 0.9, y - 4.4, angle, 0.4), lit, shaded, 0.9, veins=False)


def _put_clod(held: Inlay, sitter: Sitter) -> None:
    """A handful of earth."""
    x, y = sitter.at
    clod = closed(
        (x - 4.6, y + 2.4), (x - 4.8, y - 0.6, 1), (x - 3.0, y - 1.4), (x - 2.4, y - 3.0, 1), (x + 0.2, y - 2.4),
        (x + 2.2, y - 3.2, 1), (x + 3.0, y - 1.2), (x + 4.8, y - 0.6, 1), (x + 4.8, y + 3.8), (x, y + 5),
        (x - 4.6, y + 4),
    )  # fmt: skip
    held.contour(clod, 1.1)
    cuts = (
        f"M{x - 7} {y + 3}L{x - 1.8} {y + 0.4}L{x + 0.8} {y - 5}",
        f"M{x - 1.8} {y + 0.4}L{x + 8} {y + 2.4}",
    )
    held.saw(clod, cuts, ("mittel", "dunkel", "dunkel"), THIN)
