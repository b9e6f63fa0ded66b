"""The Fürst: crown, pleated collar, mantle, and the element as the head of a sceptre."""

from __future__ import annotations

import math
from itertools import pairwise

from art.curves import curve, ribbon
from art.inrah.arms import put_arm, put_pole, put_sign, put_socket
from art.inrah.cast import CAST
from art.inrah.crowns import crown
from art.inrah.grip import Skin
from art.inrah.heads import put_gear, put_head
from art.inrah.inlay import AXIS, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay
from art.inrah.leaves import put_leaf
from art.inrah.sitter import Sitter
from art.inrah.stage import stand
from art.outline import outline
from art.shapes import Geometry, move, placed, rectangle, scale, union

COLLARS = {
    "erz": "plates",
    "humus": "leaves",
    "eis": "shards",
    "wasser": "shell",
    "feuer": "pleats",
    "luft": "feathers",
}

MANTLE = "M-10 62L-10 46C0 40 12 36.5 20 34.5L30 33L40 34.5C48 36.5 60 40 70 46L70 62Z"
# The left half of each collar: the tips of its pleats and the valleys between them, from the shoulder up.
_PLEATS = (
    (9.6, 33.4),
    (10.8, 30.2),
    (8.8, 27.6),
    (11.4, 25.8),
    (10.8, 22.2),
    (14.2, 21.8),
    (14.4, 18.2),
    (17.4, 18.8),
    (18.8, 16.2),
)
_ROOT = (27.0, 39.0)


YOKE = "M16.6 33C23 35.6 37 35.6 43.4 33L46 48L14 48Z"
"""Plain cloth over the root of the collar's pleats, where they would be too fine."""
EYES = 21.5
ROOT, LOWER = 17.0, 0.76
"""Crowns are drawn high; they are lowered on this y, so that their points end on the card."""


def fuerst(element: str) -> Inlay:
    """The figure on the card."""
    sitter, collar = CAST[element]["F"], COLLARS[element]
    woman = sitter.face.woman
    figure = Inlay()
    figure.contour(union(outline(MANTLE), [half(_collar(collar)) for half in HALVES]), 1.4)
    for half in HALVES:
        _mantle(figure, half, element)
        _pleats(figure, half, collar)
    figure.form("dunkel", YOKE, "mittel" if element == "erz" else "", 0.9, -1.4)
    neck, before = Inlay(), Inlay()
    neck.form("papier", "M26.6 28L33.4 28L34.4 36L30 42L25.6 36Z", "hell", -3.6, 0, THIN)
    put_head(figure, sitter, EYES, neck)
    before.put(crown(element), lambda shape: move(scale(move(shape, 0, -ROOT), 1, LOWER), 0, ROOT))
    put_gear(figure, before, sitter, EYES)
    if woman:
        figure.piece("akzent", "M30 37.4L33 41L30 47L27 41Z", LEAD)
        figure.piece("papier", "M30 39L31.4 41L30 44L28.6 41Z", HAIRLINE)
    drawing = Inlay()
    drawing.put(figure, stand(sitter.x))
    _arm(drawing, element, sitter)
    return drawing


def _mantle(drawing: Inlay, half: Half, element: str) -> None:
    side = rectangle(-12, 30, AXIS, 62)
    folds = {
        "feuer": ("M22 30C14 42 8 52 5 66", "M26 30C22 42 18 54 17 66", "M-12 54C2 46 12 40 20 33"),
        "erz": ("M24 30L14 46L16 66", "M20 30L6 44L4 66", "M27 36L22 48L25 66", "M-12 50L30 56"),
        "humus": ("M26 30C18 40 20 52 14 66", "M22 30C12 40 10 52 4 66", "M-12 56C4 50 12 42 22 33"),
        "eis": ("M26 32L16 48L22 66", "M22 32L6 42L8 66", "M-12 48L6 50L30 44"),
        "wasser": (
            "M-12 46C2 44 6 50 14 46C20 43 24 46 32 42",
            "M-12 53C2 51 6 57 14 53C20 50 24 53 32 49",
            "M26 30C20 40 18 54 17 66",
        ),
        "luft": ("M28 34C18 36 6 44 -12 44", "M28 36C20 42 12 52 -6 58", "M29 38C24 46 20 54 14 66"),
    }[element]
    tones = ("dunkel", "akzent", "dunkel", "mittel", "akzent", "dunkel", "dunkel")
    if element in ("wasser", "luft", "humus"):
        tones = ("dunkel", "mittel", "dunkel", "hell", "dunkel", "mittel", "dunkel")
    drawing.saw(half(outline(MANTLE).intersection(side)), half.cuts(*folds), tones, STOUT)


def _collar(kind: str) -> Geometry:
    """The left half of the collar."""
    tips = [(9.6, 33.4), (8.8, 27.6), (10.8, 22.2), (14.4, 18.2), (18.8, 16.2)]
    rim: list[str] = []
    for (x0, y0), (x1, y1) in pairwise(tips):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        ix, iy = mx + (_ROOT[0] - mx) * 0.13, my + (_ROOT[1] - my) * 0.1
        ox, oy = mx - (_ROOT[0] - mx) * 0.2, my - (_ROOT[1] - my) * 0.14
        rim.append(
            {
                "pleats": f"L{ix} {iy}L{x1} {y1}",
                "shards": f"L{x0 + (ix - x0) * 0.6} {y0 + (iy - y0) * 1.2}L{x1} {y1}",
                "shell": f"Q{ox} {oy} {x1} {y1}",
                "leaves": f"L{ix} {iy}Q{ox} {oy} {x1} {y1}",
                "plates": f"L{ox} {oy}L{x1} {y1}",
                "feathers": f"C{ox} {oy} {ox} {oy} {ix} {iy}L{x1} {y1}",
            }[kind]
        )
    return outline(f"M26 44L12 37.6L{tips[0][0]} {tips[0][1]}{''.join(rim)}L22 17L26 32Z")


def _pleats(drawing: Inlay, half: Half, kind: str) -> None:
    """The collar, sawn from its root outwards."""
    rim = [_PLEATS[k] for k in range(1, 8)]
    if kind == "plates":
        rim = [rim[1], rim[3], rim[5]]
    x0, y0 = _ROOT
    cuts = [f"M{x0} {y0}L{x0 + (x - x0) * 1.4} {y0 + (y - y0) * 1.4}" for x, y in rim]

    def around(part: Geometry) -> float:
        x = part.centroid.x if not half.right else 2 * AXIS - part.centroid.x
        return math.atan2(part.centroid.y - y0, x - x0)

    lit = {
        "plates": ("mittel", "hell"),
        "feathers": ("papier", "mittel", "hell"),
        "shell": ("hell", "mittel"),
        "shards": ("akzent", "mittel"),
    }
    pair = lit.get(kind, ("dunkel", "akzent"))
    shade = {"papier": "hell", "hell": "mittel", "mittel": "dunkel", "akzent": "dunkel", "dunkel": "akzent"}
    tones = [shade[tone] for tone in pair] if half.right and kind != "plates" else pair  # the sign is dark before them
    drawing.saw(half(_collar(kind)), half.cuts(*cuts), tones, LEAD, around)


def _arm(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The element under the hand, in it, as the head of a sceptre, as a twig, or rising from a goblet."""
    held = Inlay()
    skin = Skin(cuff="hell", fold="mittel")
    tones = ("hell", "mittel") if element == "erz" else ("akzent", "dunkel")
    if element == "humus":
        twig = ribbon(curve((48, 41), (44.6, 33), (43.6, 26), (45.6, 18)), 1.9, 1.2)
        held.contour(twig, 1)
        held.piece("mittel", twig, THIN)
        for x, y, angle, size, lit, shaded in (
            (43.6, 28.4, -50, 0.62, "hell", "akzent"), (44.8, 27.0, 60, 0.64, "akzent", "mittel"),
            (44.8, 27.2, 6, 0.98, "akzent", "hell"),
        ):  # fmt: skip
            put_leaf(held, placed(x, y, angle, size), lit, shaded)
    elif element in ("eis", "feuer"):
        put_pole(held, sitter, "hell")
        put_sign(held, element, sitter)
        put_socket(held, sitter)
    else:
        put_sign(held, element, sitter)
        if element == "luft":
            _goblet(held, *sitter.at)
    put_arm(drawing, sitter, skin, held, tones)


def _goblet(held: Inlay, x: float, y: float) -> None:
    shape = outline(f"M{x - 4.4} {y - 7}L{x + 4.4} {y - 7}L{x + 3} {y + 3}L{x + 1.2} {y + 5}L{x + 1.2} {y + 9}"
                    f"L{x - 1.2} {y + 9}L{x - 1.2} {y + 5}L{x - 3} {y + 3}Z")  # fmt: skip
    held.contour(shape, 1.2)
    held.saw(shape, (f"M{x - 6} {y - 4.6}L{x + 6} {y - 4.6}", f"M{x + 1} {y - 9}L{x + 0.6} {y + 12}"),
             ("akzent", "dunkel"), LEAD)  # fmt: skip
