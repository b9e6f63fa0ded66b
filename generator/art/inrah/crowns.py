"""Six crowns, each with points of its element."""

from __future__ import annotations

from art.inrah.inlay import HAIRLINE, HALVES, THIN, Inlay
from art.inrah.leaves import put_leaf
from art.inrah.symbols import sign
from art.outline import outline
from art.shapes import Geometry, ellipse, placed, union

BAND = "M21.2 15.4C27 13.4 33 13.4 38.8 15.4L38.2 18C33 16 27 16 21.8 18Z"
_BAND_CUTS = ("M24.8 10L25 20", "M28.4 10L28.4 20", "M31.6 10L31.6 20", "M35.2 10L35 20")

# The whole outline of the points, and the saw lines through them.
_POINTS: dict[str, tuple[str, tuple[str, ...]]] = {
    "feuer": (
        "M21.2 15.4L18.6 4.6L23.4 8.6L25.4 2.6L28.4 7.4L30 .8L31.6 7.4L34.6 2.6L36.6 8.6L41.4 4.6L38.8 15.4"
        "C33 13.4 27 13.4 21.2 15.4Z",
        (
            "M16 9L26 13L30 4",
            "M44 9L34 13L30 4",
            "M23.4 8L25.2 16",
            "M36.6 8L34.8 16",
            "M30 0L30 16",
            "M25.4 1L27.4 16",
            "M34.6 1L32.6 16",
        ),
    ),
    "erz": (
        "M21.2 15.4L19.6 5.4L23 4.6L23.4 8L26.6 7.4L26.4 2.8L33.6 2.8L33.4 7.4L36.6 8L37 4.6L40.4 5.4L38.8 15.4"
        "C33 13.4 27 13.4 21.2 15.4Z",
        ("M18 11.4L42 11.4", "M25 4L25 17", "M35 4L35 17", "M30 0L30 17", "M22 2L22.6 11.4", "M38 2L37.4 11.4"),
    ),
    "eis": (
        "M21.2 15.4L20 10.2L21.4 8L22.8 10.1L23.4 11.4L24.2 6.2L26 3.3"
        "L27.6 6.2L28 10.4L28.4 5.5L30 1.5L31.6 5.5L32 10.4L32.4 6.2L34 3.3"
        "L35.8 6.2L36.6 11.4L37.2 10.1L38.6 8L40 10.2L38.8 15.4C33 13.9 27 13.9 21.2 15.4Z",
        (
            "M21.4 7L22.6 17",
            "M23.4 10.7L24 17",
            "M26 2.5L26 17",
            "M28 9.9L28 17",
            "M30 .3L30 17",
            "M32 9.9L32 17",
            "M34 2.5L34 17",
            "M36.6 10.7L36 17",
            "M38.6 7L37.4 17",
            "M18 10.3L42 10.3",
        ),
    ),
    "wasser": (
        "M21.2 15.4C18.4 13 17.4 9.4 18.4 6.2C20.4 4.4 22.6 5.4 22.6 7.4"
        "C22.6 8.6 21.4 9 20.8 8.4C20.8 10.4 22.4 11.4 23.8 10.6"
        "C22.6 6.6 24.2 2.8 27.4 2.2C29 2.8 29 5 27.4 5.2"
        "C26.6 7 27.6 9 30 9.2C28.6 5.6 29 2.6 30 -.4C31 2.6 31.4 5.6 30 9.2"
        "C32.4 9 33.4 7 32.6 5.2C31 5 31 2.8 32.6 2.2C35.8 2.8 37.4 6.6 36.2 10.6C37.6 11.4 39.2 10.4 39.2 8.4"
        "C38.6 9 37.4 8.6 37.4 7.4C37.4 5.4 39.6 4.4 41.6 6.2C42.6 9.4 41.6 13 38.8 15.4C33 13.4 27 13.4 21.2 15.4Z",
        ("M16 10.8C20 13.6 26 9.6 30 11.6C34 9.6 40 13.6 44 10.8", "M30 -2L30 17", "M23.6 9L25 17", "M36.4 9L35 17"),
    ),
    "luft": (
        "M21.2 15.4C17.8 12.6 17 9.1 18.4 5C21.8 6.8 23.4 8.8 24 11.2C23.2 8.3 23.8 5.3 26 2.7C28 4.8 28.8 7.2 28.8 9.7"
        "C28.6 6.8 29 4.2 30 1.6"
        "C31 4.2 31.4 6.8 31.2 9.7C31.2 7.2 32 4.8 34 2.7C36.2 5.3 36.8 8.3 36 11.2C36.6 8.8 38.2 6.8 41.6 5"
        "C43 9.1 42.2 12.6 38.8 15.4C33 13.9 27 13.9 21.2 15.4Z",
        (
            "M18 3.8C18.6 9.8 20.8 12.8 23.4 17",
            "M26 1.6C25 8.3 25.8 12.8 27 17",
            "M30 .1L30 17",
            "M34 1.6C35 8.3 34.2 12.8 33 17",
            "M42 3.8C41.4 9.8 39.2 12.8 36.6 17",
            "M16 9.8L26 13.3L30 9.8L34 13.3L44 9.8",
        ),
    ),
}


def crown(element: str) -> Inlay:
    """The crown on a head whose eyes are at (30, 21.5)."""
    drawing = Inlay()
    if element == "humus":
        _put_leaves(drawing)
        return drawing
    points, cuts = _POINTS[element]
    drawing.contour(union(outline(points), outline(BAND)), 1.2)

    def tone(number: int, part: Geometry) -> str:
        lit = ("hell", "papier", "hell", "papier", "hell", "akzent", "hell", "papier")
        return lit[number % 8] if part.centroid.x < 30 else ("mittel", "hell")[number % 2]

    drawing.saw(points, cuts, tone, THIN)
    band = ("akzent", "hell") if element == "erz" else ("mittel", "dunkel")
    drawing.saw(BAND, _BAND_CUTS, band, THIN)
    _jewels(drawing, element)
    return drawing


def _put_leaves(drawing: Inlay) -> None:
    """A ring of leaves on a band with three acorns' cups."""
    for x, angle, size, lit, shaded in (
        (22.4, -42, 0.72, "akzent", "mittel"), (37.6, 42, 0.72, "akzent", "mittel"),
        (25.6, -20, 0.84, "hell", "akzent"),
        (34.4, 20, 0.84, "hell", "akzent"), (30, 0, 0.96, "akzent", "mittel"),
    ):  # fmt: skip
        put_leaf(drawing, placed(x, 15.8, angle, size), lit, shaded)
    drawing.contour(BAND, 1.2)
    drawing.form("hell", BAND, "mittel", 0, -1.1)
    for x, y in ((24.8, 15.6), (30, 14.9), (35.2, 15.6)):
        drawing.piece("dunkel", ellipse(x, y, 1.1, 1.2), THIN)


def _jewels(drawing: Inlay, element: str) -> None:
    if element == "feuer":
        for half in HALVES:
            for x, y in ((18.6, 4.2), (25.4, 2.2)):
                drawing.piece("dunkel", half(f"M{x} {y - 1.2}L{x + 1.1} {y}L{x} {y + 1.2}L{x - 1.1} {y}Z"), HAIRLINE)
    elif element in ("erz", "wasser"):
        drawing.put(sign(element, 5.2, HAIRLINE, 0.7), placed(30, 6.6 if element == "erz" else 12.4))
