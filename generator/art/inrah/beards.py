"""Beards and moustaches, sawn into locks. Drawn round (0, 0) as faces are that are set in a figure."""

from __future__ import annotations

from typing import NamedTuple

from art.curves import closed
from art.inrah.inlay import FACE_HALVES, THIN, Inlay, Order, area, from_left, from_top, saw_line
from art.inrah.leaves import put_leaf
from art.shapes import Point, circle, placed, scale, union
from art.turning import turned

GROWN = 1.11
"""By how much smaller beards are given in front view than faces are drawn."""
_LIPS = "M-3.4 6.7L0 5.5L3.4 6.7L0 7.9Z"
_MOUSTACHE = "M0 4.5L-2 4.4C-3.6 4.9 -4.4 7.1 -5.6 8.5C-3 8.3 -1 7.1 0 5.8Z"

# Outline, saw lines and the tones of the locks from left to right.
_SHAPES: dict[str, tuple[str, tuple[str, ...], tuple[str, ...]]] = {
    "locks": (
        "M-6.1 1.9L-4.6 4.1C-3.4 5.7 -1.6 4.7 0 5.1C1.6 4.7 3.4 5.7 4.6 4.1L6.1 1.9C6.9 6.5 6.4 11.5 3.6 15.5"
        "L0 19.5L-3.6 15.5C-6.4 11.5 -6.9 6.5 -6.1 1.9Z",
        (
            "M-4.7 -1.5C-4 6.5 -2.6 12.5 -1.8 22.5",
            "M4.7 -1.5C4 6.5 2.6 12.5 1.8 22.5",
            "M0 2.5L0 22.5",
            "M-8 8.5L-3.2 10.9",
            "M8 8.5L3.2 10.9",
        ),
        ("mittel", "hell", "mittel", "dunkel", "mittel", "dunkel", "mittel", "hell"),
    ),
    "icicles": (
        "M-6.2 2.2L-4.9 6.2L-3.4 9.2L-1.4 9.0L0 8.5L1.4 9.0L3.4 9.2L5.2 8.0L6.2 6.6L6.4 9.4L5.4 15.4L4.4 12.6"
        "L3.2 21.6L1.9 15.4L0.2 26L-1.7 15.8L-3.0 22.4L-4.3 13L-5.4 16.6L-6.4 9.4Z",
        ("M-4.8 4L-4.4 17", "M-2.2 7L-1.7 24", "M0 6L0.2 28", "M2.2 7L1.9 24", "M4.8 4L4.4 17"),
        ("papier", "hell", "papier", "hell", "papier", "hell"),
    ),
}


def _locks() -> Inlay:
    """A beard in locks with its moustache, and the lips between them."""
    drawing = Inlay()
    shape, cuts, tones = _SHAPES["locks"]
    drawing.contour(shape, 0.9)
    drawing.saw(shape, cuts, tones, THIN)
    drawing.piece("dunkel", _LIPS, THIN)
    for half in FACE_HALVES:
        drawing.piece(half.tone("hell", "mittel"), half(_MOUSTACHE), THIN)
    return drawing


_JAW_BEARD = (
    "M-6.7 .8L-5 4.6C-3.6 6 -1.6 4.8 0 5.2C1.6 4.8 3.6 6 5 4.6L6.7 .8C7.6 5 6.6 10.4 3.1 13.4L-3.1 13.4"
    "C-6.6 10.4 -7.6 5 -6.7 .8Z"
)
_TAIL = "M-2.6 13.4L2.6 13.4L3.2 17.4L2.4 21.4L0 25L-2.4 21.4L-3.2 17.4Z"
_PLAIT = (
    "M-.2 4.6L-2.2 4.5C-4.4 5 -6 6.6 -7 8.8L-8.6 12.4L-8.8 20L-6.8 21.4L-5.4 19.4L-5.5 12.6C-4.8 9.6 -2.4 7.4 0 5.9Z"
)


def _braided() -> Inlay:
    """A short beard whose tail, as both plaits of the moustache, is drawn through a ring of copper."""
    drawing = Inlay()
    drawing.contour(union(area(_JAW_BEARD), area("M-6 12L6 12L6 25L-6 25Z")), 0.9)
    drawing.saw(_TAIL, ("M0 10L0 30", "M-6 15.6L0 19.4L6 15.6"), ("mittel", "dunkel"), THIN)
    cuts = ("M-4.4 0L-3.2 16", "M-1.6 4L-1.2 16", "M1.6 4L1.2 16", "M4.4 0L3.2 16")
    drawing.saw(_JAW_BEARD, cuts, ("dunkel", "mittel", "dunkel", "mittel", "dunkel"), THIN)
    drawing.piece("akzent", "M-3.2 12.2L3.2 12.2L3.4 14.6L-3.4 14.6Z", THIN)
    drawing.piece("dunkel", _LIPS, THIN)
    for half in FACE_HALVES:
        plait = half(_PLAIT)
        drawing.contour(plait, 0.8)
        links = half.cuts("M-8 7.4L-3.4 9.8", "M-9.4 10.6L-3.6 12")
        drawing.saw(plait, links, half.tones(("papier", "hell"), ("hell", "papier")), THIN, from_top)
        drawing.piece("akzent", half("M-9.2 12.2L-4.9 12.4L-4.9 14.8L-9.3 14.6Z"), THIN)
    return drawing


_FORKED = (
    "M-5.4 3.4L-4.6 4.8C-3.4 6 -1.6 4.8 0 5.2C1.6 4.8 3.4 6 4.6 4.8L5.4 3.4C6.8 5.8 6.9 8.6 6.3 11.4"
    "L5.3 15L6 18L4.2 23L2.2 18L1.8 14.6L.8 13.2L0 10.8L-.8 13.2L-1.8 14.6L-2.2 18L-4.2 23L-6 18L-5.3 15L-6.3 11.4"
    "C-6.9 8.6 -6.8 5.8 -5.4 3.4Z"
)


def _forked() -> Inlay:
    """A white beard over the mail, parted in two tails, each drawn through a ring; the moustache hangs over it."""
    drawing = Inlay()
    drawing.contour(_FORKED, 0.9)
    cuts = (
        "M-4.4 0C-5.6 6 -4.8 9 -4.6 13",
        "M-2.6 4C-3.4 8 -2.8 10 -3.2 24",
        "M0 4L0 12",
        "M2.6 4C3.4 8 2.8 10 3.2 24",
        "M4.4 0C5.6 6 4.8 9 4.6 13",
    )
    drawing.saw(_FORKED, cuts, ("hell", "papier", "hell", "papier", "hell", "mittel"), THIN)
    drawing.piece("dunkel", "M-2.6 7.4L0 6.4L2.6 7.4L0 9Z", THIN)
    for half in FACE_HALVES:
        drawing.piece("akzent", half("M-6 11.6L-1.2 12.2L-1.5 14.2L-5.6 13.7Z"), THIN)
        tip = half("M0 4.6L-2.2 4.4C-4.4 5 -5.6 7.2 -7.4 8.6C-5.2 9.8 -2.2 9.2 0 6.6Z")
        drawing.contour(tip, 0.6)
        drawing.piece(half.tone("papier", "hell"), tip, THIN)
    return drawing


_Line = tuple[Point, ...]


class _Aside(NamedTuple):
    """A beard in three-quarter view: its outline below the cheek, its saw lines, and the near half of its moustache."""

    below: _Line
    cuts: tuple[_Line, ...]
    near: _Line
    order: Order = from_left


_BEARDS: dict[str, _Aside] = {
    "wind": _Aside(
        ((8.4, 3.8), (11.0, 4.6), (12.8, 3.4), (12.6, 1.6), (11.2, 1.6, 1), (13.0, -0.2), (15.2, 1.2), (15.0, 3.8),
         (12.8, 6.2), (10.2, 7.2, 1), (14.4, 8.4), (17.2, 7.4), (17.6, 5.6), (16.4, 5.0, 1), (18.6, 3.8), (20.6, 5.8),
         (20.2, 9.0), (16.4, 11.2), (10.4, 11.7, 1), (13.4, 13.3), (17.0, 13.0, 1), (16.0, 15.8), (12.6, 17.2),
         (8.4, 17.4), (3.4, 16.6), (-2.4, 15.2), (-5.6, 12.0)),
        (((3.0, 2.2), (6.8, 5.0), (10.8, 5.8), (13.6, 4.4), (14.0, 2.4), (12.8, 0.9), (10.4, 0.8)),
         ((-3.0, 5.6), (2.0, 7.8), (7, 8.0), (10.2, 7.2), (12.2, 7.2)),
         ((-6, 7.2), (-0.5, 9.8), (7, 10.2), (14, 9.9), (18.2, 8.4), (18.9, 6.2), (17.8, 4.6), (15.0, 4.2)),
         ((-8, 9.0), (-2.4, 11.9), (5, 12.6), (10.4, 11.7), (12.6, 12.2)),
         ((-8, 11.8), (-2.6, 14.2), (6, 15.2), (12.6, 14.9), (18.4, 12.6))),
        ((-4.4, 6.2, 1), (-2.2, 5.6), (1.0, 6.2), (4.4, 5.2), (6.8, 2.6, 1), (6.6, 5.6), (4.0, 8.0), (-0.4, 8.0),
         (-4.2, 7.3, 1)),
        from_top,
    ),
}  # fmt: skip


def _aside(kind: str, grey: bool = False) -> Inlay:
    """The beard of a face in three-quarter view, at the size of that face; "wind" is blown aside."""
    drawing, form = Inlay(), _BEARDS[kind]
    shape = closed((-4.9, 8.8, 1), (-2.6, 9.0), (-0.5, 8.0), (1.0, 5.0), (3.8, 3.8), (6.6, 1.4, 1), *form.below)
    drawing.contour(shape, 1.1)
    tones = ("papier", "hell", "papier", "hell") if grey else ("hell", "mittel", "hell", "dunkel")
    drawing.saw(shape, [saw_line(*cut) for cut in form.cuts], tones, THIN, form.order)
    far = closed((-4.4, 6.3, 1), (-5.6, 6.6), (-6.6, 8.8), (-6.9, 11.2, 1), (-5.2, 9.8), (-4.2, 8.0, 1))
    light, shade = ("papier", "hell") if grey else ("hell", "mittel")
    drawing.form(light, far, lead=THIN)
    drawing.form(light, closed(*form.near), shade, 0.6, -0.9, THIN)
    return drawing


_SCALES: tuple[tuple[float, float, float], ...] = (
    (-4.2, 17.8, 2.2), (5.2, 16.8, 2.3), (0.6, 17.0, 2.4), (-5.4, 14.2, 2.0), (7.0, 13.0, 2.2), (-2.4, 14.4, 2.3),
    (2.6, 13.4, 2.4), (-5.0, 11.0, 1.9), (7.4, 9.2, 2.1), (-1.8, 11.2, 2.2), (4.2, 9.8, 2.3), (1.4, 9.0, 2.1),
    (7.0, 5.6, 1.9), (4.6, 6.4, 2.0),
)  # fmt: skip


def _scaled() -> Inlay:
    """A beard in three-quarter view of curls that lie as scales, each of two rings as the water's ground."""
    drawing = Inlay()
    drawing.contour(union([circle(*scale) for scale in _SCALES]), 1.0)
    drawing.lay("dunkel", closed((-5, 9), (-4, 16), (0, 19), (5, 15), (6.4, 8), (3, 6.4), (-1, 8.6)))
    for x, y, radius in _SCALES:
        shaded = x > 3
        drawing.piece("hell" if shaded else "papier", circle(x, y, radius), THIN)
        drawing.lay("mittel" if shaded else "hell", circle(x, y + radius * 0.12, radius * 0.52))
    drawing.piece("mittel", closed((-4.7, 7.3, 1), (-3.2, 6.8), (-1.2, 7.4, 1), (-2.8, 8.7)), THIN)
    far = closed((-4.3, 6.0, 1), (-5.6, 6.4), (-6.7, 8.4), (-6.4, 9.8, 1), (-5.2, 8.4), (-4.2, 7.4, 1))
    near = closed(
        (-4.3, 6.0, 1), (-2.4, 5.7), (0.2, 6.6), (1.8, 8.2), (3.6, 8.4, 1), (2.2, 10.0), (-0.6, 9.2), (-4.2, 7.4, 1),
    )  # fmt: skip
    drawing.form("papier", far, lead=THIN)
    drawing.form("papier", near, "hell", 0.5, -0.8, THIN)
    return drawing


_CURTAIN = (
    "M-7 .4L-6.4 4.8L-4.6 9L-2.4 10.4L0 10.8L2.4 10.4L4.6 9L6.4 4.8L7 .4C8 5 7.6 10 5 13.6L3.4 17L1.4 15.6L0 18.6"
    "L-1.4 15.6L-3.4 17L-5 13.6C-7.6 10 -8 5 -7 .4Z"
)


def _fisher(grey: bool) -> Inlay:
    """A beard round the jaw alone: lip and chin are bare."""
    drawing = Inlay()
    drawing.contour(_CURTAIN, 0.9)
    cuts = ("M-4.8 8L-6 18", "M-2.2 9L-2.4 20", "M0 9L0 20", "M2.2 9L2.4 20", "M4.8 8L6 18")
    tones = ("papier", "hell", "papier", "hell", "papier", "mittel") if grey else ("mittel", "hell", "dunkel")
    drawing.saw(_CURTAIN, cuts, tones, THIN)
    return drawing


_HANDLEBAR = "M0 5.5C-2 5.1 -3.4 6.2 -5 6.1C-6.2 6 -6.6 5 -6 4C-7.6 4.4 -8 6.4 -6.6 7.5C-4.6 8.7 -1.6 7.7 0 6.7Z"
_THIN = "M0 5.6C-1.6 5.2 -3.2 6 -4.4 8.4C-2.8 7.7 -1.2 7.1 0 6.8Z"
_TUFTS = {
    "goatee": ("M-2.2 9.8C-1 9.4 1 9.4 2.2 9.8L1.8 13L0 17.4L-1.8 13Z", ("M0 8L0 20",)),
    "curled": ("M-1.1 9.9L1.1 9.9L.9 11.8L0 14L-.9 11.8Z", ()),
}


def _moustache(kind: str) -> Inlay:
    """A moustache, and what else grows below the mouth."""
    drawing = Inlay()
    if kind in _TUFTS:
        tuft, cuts = _TUFTS[kind]
        drawing.saw(tuft, cuts, ("mittel", "dunkel"), THIN)
    for half in FACE_HALVES:
        shape = half({"curled": _HANDLEBAR, "goatee": _THIN}[kind])
        drawing.contour(shape, 0.7)
        drawing.saw(shape, (), half.tones(("hell", "mittel"), ("mittel", "dunkel")), THIN)
    return drawing


_HEDGE = (
    (-7.0, 0.2, 1), (-8.8, 2.6), (-8.0, 5.0, 1), (-10.4, 7.2), (-9.4, 10.4, 1), (-11.4, 13.2), (-9.6, 16.2, 1),
    (-10.0, 19.6), (-6.4, 20.4, 1), (-4.6, 23.6), (-1.6, 22.6, 1), (0, 25.0), (1.6, 22.6, 1), (4.6, 23.6),
    (6.4, 20.4, 1),
    (10.0, 19.6), (9.6, 16.2, 1), (11.4, 13.2), (9.4, 10.4, 1), (10.4, 7.2), (8.0, 5.0, 1), (8.8, 2.6), (7.0, 0.2, 1),
    (5.9, 5.0), (3.6, 9.8), (0, 10.7), (-3.6, 9.8), (-5.9, 5.0),
)  # fmt: skip
_SHAVING = (
    (0, 5.4, 1), (-2.0, 5.0), (-4.2, 6.0), (-6.2, 6.6), (-7.8, 5.0, 1), (-8.8, 7.2), (-7.4, 9.4), (-4.8, 9.2),
    (-2.4, 7.8), (0, 7.2, 1),
)  # fmt: skip


def _hedge() -> Inlay:
    """A beard like a hedge, with leaves in it; the moustache leaves a laughing mouth bare."""
    drawing = Inlay()
    shape = closed(*_HEDGE)
    drawing.contour(shape, 0.9)
    cuts = (
        "M-7.4 -2C-6.4 8 -9 10 -12 10.6",
        "M-5 6C-5 11 -8.6 14 -11.4 16.6",
        "M-3.4 8C-3.6 13 -6 17 -7.6 22",
        "M-1.2 9C-1.6 14 -3 18 -2 25",
        "M1.4 9C2 14 3 18 2 25",
        "M3.6 8C4 13 6 17 7.6 22",
        "M5 6C5 11 8.6 14 11.4 16.6",
    )
    drawing.saw(shape, cuts, ("papier", "hell"), THIN)
    for x, y, angle in ((-6.4, 15.4, -40), (5.4, 16.6, 30)):
        put_leaf(drawing, placed(x, y, angle, 0.36), "akzent", "mittel", 0.8, veins=False)
    for half in FACE_HALVES:
        tip = half(closed(*_SHAVING))
        drawing.contour(tip, 0.7)
        drawing.form(half.tone("papier", "hell"), tip, half.tone("hell", "mittel"), -0.5, -0.9, THIN)
    return drawing


_ICICLE = "M0 5.4C-1.6 5.2 -3 5.9 -3.7 7.2L-4.6 15.8L-2.2 9.0L-.9 6.9L0 6.6Z"


def _icicles() -> Inlay:
    """A jaw of icicles, and two that hang from the upper lip; the mouth between them is bare."""
    drawing = Inlay()
    shape, cuts, tones = _SHAPES["icicles"]
    drawing.contour(shape, 0.9)
    drawing.saw(shape, cuts, tones, THIN)
    for half in FACE_HALVES:
        drawing.contour(half(_ICICLE), 0.7)
        drawing.piece(half.tone("papier", "hell"), half(_ICICLE), THIN)
    return drawing


def put_beard(face: Inlay, kind: str, degrees: float, grey: bool) -> None:
    """The beard on a face that is turned by so many degrees; "wind" and "scaled" are drawn for one that looks left."""
    if kind == "wind":
        face.put(_aside(kind, grey))
    elif kind == "scaled":
        face.put(_scaled())
    else:
        grown = Inlay()
        if kind in _TUFTS:
            grown.put(_moustache(kind))
        elif kind == "fisher":
            grown.put(_fisher(grey))
        elif kind == "icicles":
            grown.put(_icicles())
        elif kind == "hedge":
            grown.put(_hedge())
        else:
            drawn = {"locks": _locks, "braided": _braided, "forked": _forked}[kind]()
            grown.put(drawn, lambda shape: scale(shape, GROWN))
        face.put(turned(grown, degrees))
