"""Beards and moustaches, sawn into locks. Drawn round (0, 0) as faces are that are set in a figure."""

from __future__ import annotations

from kartenwerk.art.curves import closed
from kartenwerk.art.inrah.inlay import FACE_HALVES, THIN, Inlay, saw_line
from kartenwerk.art.shapes import Point

_LIPS = "M-3.4 6.7L0 5.5L3.4 6.7L0 7.9Z"
_MOUSTACHE = "M0 4.5L-2 4.4C-3.6 4.9 -4.4 7.1 -5.6 8.5C-3 8.3 -1 7.1 0 5.8Z"
_LONG_MOUSTACHE = "M0 4.5L-2 4.4C-4.4 5.1 -5.4 8.1 -7.2 10.9C-3.6 10.1 -1 7.9 0 5.9Z"

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
    "square": (
        "M-6.5 1.2L-5 4.4C-3.4 5.9 -1.6 4.7 0 5.1C1.6 4.7 3.4 5.9 5 4.4L6.5 1.2C7.4 6 7.4 11 6.8 16.4L3.6 15.4L0 17.4"
        "L-3.6 15.4L-6.8 16.4C-7.4 11 -7.4 6 -6.5 1.2Z",
        ("M-5 -1L-4.6 20", "M-2.4 4L-2.2 20", "M0 4L0 22", "M2.4 4L2.2 20", "M5 -1L4.6 20"),
        ("dunkel", "mittel", "hell", "mittel", "dunkel", "mittel"),
    ),
    "river": (
        "M-6 1.6L-4.6 4.2C-3.2 5.7 -1.6 4.9 0 5.3C1.6 4.9 3.2 5.7 4.6 4.2"
        "L6 1.6C8 8 8.6 14 5.2 20.2C2.6 25 1.8 28.4 3.6 32.4"
        "C-2.8 29.4 -3.4 24.4 -4.4 21.4C-7 15.4 -7.8 8.4 -6 1.6Z",
        (
            "M-4.4 -2C-5.2 10 -3.8 20 1.2 34",
            "M4.6 -2C6.4 10 4.2 18 1.2 24C-.2 27 .2 30 2.2 34",
            "M-2 3.6C-2.8 12 -.4 16 -1.4 22C-1.8 26 -.8 30 2.2 34",
            "M2.4 3.6C3.6 12 1.6 16 .6 20C-.8 26 -.2 30 2.2 34",
        ),
        ("papier", "hell"),
    ),
    "full": (
        "M-6.4 .6L-4.8 4.2C-3.4 5.7 -1.6 4.9 0 5.3C1.6 4.9 3.4 5.7 4.8 4.2"
        "L6.4 .6C8.6 7 8.8 13 7 17.6C4.6 21.6 2 23.4 0 27"
        "C-2 23.4 -4.6 21.6 -7 17.6C-8.8 13 -8.6 7 -6.4 .6Z",
        ("M-5 -2C-6 10 -5 18 0 30", "M5 -2C6 10 5 18 0 30", "M-2 4C-2.6 14 -1.6 22 0 30", "M2 4C2.6 14 1.6 22 0 30"),
        ("hell", "papier", "hell", "papier", "mittel"),
    ),
}


def beard(kind: str, long_moustache: bool = False, grey: bool = False) -> Inlay:
    """A beard with its moustache and the lips between them; grey ones are of paper."""
    drawing = Inlay()
    shape, cuts, tones = _SHAPES[kind]
    drawing.contour(shape, 0.9)
    drawing.saw(shape, cuts, tones, THIN)
    drawing.piece("mittel" if grey else "dunkel", _LIPS, THIN)
    for half in FACE_HALVES:
        tone = half.tone("papier", "hell") if grey else half.tone("hell", "mittel")
        drawing.piece(tone, half(_LONG_MOUSTACHE if long_moustache else _MOUSTACHE), THIN)
    return drawing


_CUTS_ASIDE: tuple[tuple[Point, ...], ...] = (
    ((4.2, 2), (3.2, 9), (2.0, 17), (-1.2, 30)), ((0.8, 5), (-0.2, 12), (-1.2, 20), (-1.4, 30)),
    ((-2.4, 8), (-3.2, 14), (-3.2, 20), (-1.4, 30)),
)  # fmt: skip
_ENDS: dict[str, tuple[Point, ...]] = {
    "square": ((7.6, 6), (6.8, 11), (5.4, 16.4, 1), (-4.6, 17, 1), (-5.4, 12.4)),
    "pointed": ((7.2, 6), (5.6, 11), (2.2, 15), (-3.6, 19.6, 1), (-5.6, 14), (-5.8, 11)),
    "long": ((7.2, 7), (6.4, 13), (3.6, 20), (-1.0, 28, 1), (-4.4, 20), (-5.8, 13)),
}


def beard_aside(kind: str, grey: bool = False) -> Inlay:
    """The beard of a face in three-quarter view, at the size of that face: "square", "pointed" or "long"."""
    drawing = Inlay()
    shape = closed((-4.9, 8.8, 1), (-2.6, 9.0), (-0.5, 8.0), (1.0, 5.0), (3.8, 3.8), (6.6, 1.4, 1), *_ENDS[kind])
    drawing.contour(shape, 1.1)
    tones = ("papier", "hell", "papier", "hell") if grey else ("hell", "mittel", "hell", "dunkel")
    drawing.saw(shape, [saw_line(*cut) for cut in _CUTS_ASIDE], tones, THIN)
    near = closed(
        (-4.4, 6.3, 1), (-2.6, 5.9), (0.0, 6.8), (2.2, 9.8), (3.8, 12.4, 1), (0.6, 11.6), (-2.2, 9.2), (-4.2, 7.7, 1)
    )
    far = closed((-4.4, 6.3, 1), (-5.6, 6.6), (-6.6, 8.8), (-6.9, 11.2, 1), (-5.2, 9.8), (-4.2, 8.0, 1))
    light, shade = ("papier", "hell") if grey else ("hell", "mittel")
    drawing.form(light, far, lead=THIN)
    drawing.form(light, near, shade, 0.6, -0.9, THIN)
    return drawing
