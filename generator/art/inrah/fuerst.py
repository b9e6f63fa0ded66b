"""The Fürst: crown, pleated collar, mantle, and the element as the head of a sceptre."""

from __future__ import annotations

import math
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import pairwise

from art.curves import curve, ribbon
from art.inrah.arms import put_arm, put_sign
from art.inrah.beards import beard, beard_aside, braided
from art.inrah.crowns import crown
from art.inrah.features import Face
from art.inrah.gestures import Draw, Skin, fist, gauntlet, inner_fist, palm, pinch
from art.inrah.heads import SIZE, put_face, put_gear
from art.inrah.inlay import AXIS, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay
from art.inrah.leaves import put_leaf
from art.inrah.stage import stand
from art.outline import outline
from art.shapes import Geometry, move, placed, polygon, rectangle, scale, union


@dataclass(frozen=True)
class Ruler:
    """One element's Fürst or Fürstin."""

    face: Face
    collar: str = "pleats"
    """"pleats", "plates", "shards", "shell", "leaves" or "feathers"."""
    beard: str = ""
    right: bool = False
    """Whether a face in three-quarter view looks to the right."""


RULERS = {
    "erz": Ruler(Face(jaw="broad", age=1, brow=1.4, frown=0.5, open=0.86, mouth=False), "plates", "braided"),
    "humus": Ruler(Face(woman=True, view="aside", brow=0.4, look=0.1), "leaves", right=True),
    "eis": Ruler(Face(woman=True, brow=0.4, open=0.95, lips="akzent"), "shards"),
    "wasser": Ruler(Face(woman=True, view="aside", nose="snub", brow=0.35, look=-0.1), "shell", right=True),
    "feuer": Ruler(Face(age=1, brow=1.2, mouth=False, iris="akzent"), "pleats", "locks"),
    "luft": Ruler(
        Face(view="aside", nose="hooked", age=1, brow=0.9, mouth=False, look=-0.2), "feathers", "pointed", right=True
    ),
}

MANTLE = "M-10 62L-10 46C0 40 12 36.5 20 34.5L30 33L40 34.5C48 36.5 60 40 70 46L70 62Z"
HAIR = "M30 8L22.6 11C20 15 20.4 19 20.4 22C19.4 26 17.4 28 17 31.4C20 33.6 23 34 25 33L30 30Z"
LONG_HAIR = "M30 8L22.4 11C19.6 15 19.8 19 19.6 23C18.8 29 16 33 14.6 38C18 41.4 23 41.4 26 38L30 30Z"

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


EYES = 21.5
HANDS: Mapping[str, Draw] = {
    "erz": palm,
    "humus": pinch,
    "eis": inner_fist,
    "wasser": palm,
    "feuer": fist,
    "luft": gauntlet,
}
"""The hand of each element."""
ROOT, LOWER = 17.0, 0.76
"""Crowns are drawn high; they are lowered on this y, so that their points end on the card."""


def fuerst(element: str) -> Inlay:
    """The figure on the card."""
    ruler = RULERS[element]
    figure = Inlay()
    hair = LONG_HAIR if ruler.face.woman else HAIR
    collar = _collar(ruler.collar)
    figure.contour(union(outline(MANTLE), [half(collar) for half in HALVES]), 1.4)
    for half in HALVES:
        _mantle(figure, half, element)
        _pleats(figure, half, ruler.collar)
    behind, before = Inlay(), Inlay()
    behind.contour(union([half(hair) for half in HALVES]), 1.0)
    for half in HALVES:
        cuts = half.cuts("M25 8C21.6 16 24 26 19.4 36L17 44", "M23.4 8C20 18 21 26 17.4 33L13 44")
        behind.saw(half(hair), cuts, ("mittel", "hell", "mittel"), THIN)
    if ruler.face.woman:
        behind.form("papier", "M26.6 28L33.4 28L34.4 36L30 42L25.6 36Z", "hell", -3.6, 0, THIN)
    put_gear(figure, behind, ruler.face, EYES, ruler.right)
    put_face(figure, ruler.face, EYES, ruler.right)
    if ruler.beard == "braided":
        figure.put(braided(), placed(AXIS, EYES))
    elif ruler.beard and ruler.face.view == "front":
        figure.put(beard(ruler.beard), placed(AXIS, EYES))
    elif ruler.beard:
        figure.put(beard_aside(ruler.beard), placed(AXIS, EYES, 0, SIZE, mirrored=ruler.right))
    before.put(crown(element), lambda shape: move(scale(move(shape, 0, -ROOT), 1, LOWER), 0, ROOT))
    put_gear(figure, before, ruler.face, EYES, ruler.right)
    if ruler.face.woman:
        figure.piece("akzent", "M30 37.4L33 41L30 47L27 41Z", LEAD)
        figure.piece("papier", "M30 39L31.4 41L30 44L28.6 41Z", HAIRLINE)
    drawing = Inlay()
    drawing.put(figure, stand())
    _arm(drawing, element)
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


AT = 47
"""x of a sceptre."""


def _arm(drawing: Inlay, element: str) -> None:
    """Right: the element as the head of a sceptre, on the palm, or as a twig between the fingers."""
    held = Inlay()
    skin = Skin(cuff="hell", fold="mittel")
    tones: tuple[str, str] = ("akzent", "dunkel")
    if element == "humus":
        twig = ribbon(curve((48, 41), (44.6, 33), (43.6, 26), (45.6, 18)), 1.9, 1.2)
        held.contour(twig, 1)
        held.piece("mittel", twig, THIN)
        for x, y, angle, size, lit, shaded in (
            (43.6, 28.4, -50, 0.62, "hell", "akzent"), (44.8, 27.0, 60, 0.64, "akzent", "mittel"),
            (44.8, 27.2, 6, 0.98, "akzent", "hell"),
        ):  # fmt: skip
            put_leaf(held, placed(x, y, angle, size), lit, shaded)
        put_arm(drawing, HANDS[element](skin), placed(44.2, 32.6, 0, 0.96), held, ((52, 52), (54, 68)), tones)
    elif element in ("wasser", "erz"):
        put_sign(held, element, 21.6)
        if element == "erz":
            tones = ("hell", "mittel")
        put_arm(
            drawing, HANDS[element](skin), placed(45.3, 32.2, 0, 1.06), held, ((54, 54), (55, 68)), tones, (9.5, 15)
        )
    else:
        held.piece("hell", polygon((AT - 1.3, 18), (AT + 1.3, 18), (AT + 1.3, 64), (AT - 1.3, 64)), LEAD)
        put_sign(held, element, 20, AT)
        held.piece("akzent", polygon((AT - 4, 28), (AT + 4, 28), (AT + 2.4, 31.6), (AT - 2.4, 31.6)), LEAD)
        put_arm(drawing, HANDS[element](skin), placed(AT, 39), held, ((44, 56), (42, 68)), tones)
