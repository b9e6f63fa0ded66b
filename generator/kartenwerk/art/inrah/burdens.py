"""What the Knappe carries: hammer, green branch, lantern, jug, torch, hawk. Held at (13, 37.4)."""

from __future__ import annotations

from kartenwerk.art.inrah.inlay import HAIRLINE, LEAD, STOUT, THIN, Inlay, from_top
from kartenwerk.art.inrah.symbols import sign
from kartenwerk.art.outline import line, outline
from kartenwerk.art.picture import INK
from kartenwerk.art.shapes import Geometry, circle, placed, polygon


def burden(element: str) -> Inlay:
    drawing = Inlay()
    draw = {"erz": _hammer, "humus": _branch, "eis": _lantern, "wasser": _jug, "feuer": _torch, "luft": _hawk}
    draw[element](drawing)
    return drawing


def _pole(drawing: Inlay, tone: str, top: float, foot: float = 62) -> None:
    drawing.piece(tone, polygon((12, top), (14, top), (14.2, foot), (11.8, foot)), STOUT)


def _hammer(drawing: Inlay) -> None:
    _pole(drawing, "akzent", 20)
    head = "M6.4 21.6L8.4 20.2L17.6 20.2L19.6 21.6L19.6 27.4L17.6 28.8L8.4 28.8L6.4 27.4Z"
    drawing.contour(head, 1.2)
    drawing.saw(
        head,
        ("M8.8 18L8.8 30", "M17.2 18L17.2 30", "M4 24.4L22 24.4"),
        ("hell", "mittel", "papier", "dunkel", "mittel", "dunkel"),
        LEAD,
    )
    drawing.piece("akzent", polygon((11.4, 18.6), (14.6, 18.6), (15, 30.2), (11, 30.2)), LEAD)


def _branch(drawing: Inlay) -> None:
    drawing.piece("dunkel", "M12 62L12.6 24L13.6 24L14.2 62Z", LEAD)
    leaf = "M0 0C-4 -2.4 -4.8 -7.6 0 -13.4C4.8 -7.6 4 -2.4 0 0Z"
    places = (
        (12.6, 33, -62, 0.72, "akzent", "hell"),
        (13.6, 33.6, 58, 0.66, "hell", "akzent"),
        (13.1, 32, -6, 0.98, "akzent", "hell"),
    )
    for x, y, angle, size, left, right in places:
        place = placed(x, y, angle, size)
        shape = place(outline(leaf))
        drawing.contour(shape, 1.1)
        veins = ("M0 2L0 -16", "M0 -3L-6 -7", "M0 -6.4L-6 -10.4", "M0 -3L6 -7", "M0 -6.4L6 -10.4")
        tip = place(line("M0 0L0 -13.4"))
        (x0, y0), (x1, y1) = tip.coords[0], tip.coords[-1]

        def tone(
            _: int,
            part: Geometry,
            x0: float = x0,
            y0: float = y0,
            x1: float = x1,
            y1: float = y1,
            pair: tuple[str, str] = (left, right),
        ) -> str:
            aside = (x1 - x0) * (part.centroid.y - y0) - (y1 - y0) * (part.centroid.x - x0)
            return pair[0] if aside < 0 else pair[1]

        drawing.saw(shape, [place(line(vein)) for vein in veins], tone, THIN)


def _lantern(drawing: Inlay) -> None:
    """A lantern of ice panes on a short pole."""
    _pole(drawing, "dunkel", 30)
    body = "M13 19.6L18.4 23L17.4 31L13 33L8.6 31L7.6 23Z"
    drawing.contour(body, 1.2)
    drawing.saw(
        body,
        ("M10.6 17L11 35", "M15.4 17L15 35", "M5 23.6L21 23.6"),
        ("hell", "papier", "papier", "akzent", "mittel", "hell"),
        LEAD,
    )
    drawing.piece("papier", "M13 24.4L14.5 27.2L13 30L11.5 27.2Z", HAIRLINE)
    drawing.piece("dunkel", "M13 15.8L17.8 20.6L18.8 23L7.2 23L8.2 20.6Z", LEAD)
    drawing.piece("akzent", circle(13, 15.4, 1.5), THIN)


def _jug(drawing: Inlay) -> None:
    """A jug held by its foot, waves around its belly."""
    body = (
        "M10.4 20.4L15.6 20.4L15 23C18.6 24.4 19.4 28.4 17.4 31.4L15.2 34.6L10.8 34.6L8.6 31.4C6.6 28.4 7.4 24.4 11 23Z"
    )
    handle = "M16 20.8C20.4 20.6 21.8 24.6 18.4 27.6L17.6 26.4C19.6 24.4 18.8 22.4 15.6 22.4Z"
    drawing.contour(handle, 1)
    drawing.piece("mittel", handle, THIN)
    drawing.contour(body, 1.2)
    cuts = (
        "M4 26C8 24.4 10 27.6 13 26C16 24.4 18 27.6 22 26",
        "M4 29.4C8 27.8 10 31 13 29.4C16 27.8 18 31 22 29.4",
        "M4 23L22 23",
    )
    drawing.saw(body, cuts, ("papier", "dunkel", "akzent", "mittel"), LEAD, from_top)
    drawing.piece("akzent", "M9.8 18.8L16.2 18.8L15.8 21L10.2 21Z", LEAD)
    drawing.piece("dunkel", "M10.6 34L15.4 34L16.2 42L9.8 42Z", LEAD)


def _torch(drawing: Inlay) -> None:
    drawing.piece("akzent", "M10.2 28.6L15.8 28.6L14.4 62L11.6 62Z", STOUT)
    drawing.put(sign("feuer", 14, THIN), placed(13, 21.4))
    drawing.piece("mittel", polygon((9.2, 27.4), (16.8, 27.4), (16, 30.4), (10, 30.4)), LEAD)


def _hawk(drawing: Inlay) -> None:
    """A hawk that has set down on the fist, its hood off."""
    body = (
        "M11.8 34.4C8.4 31.4 7.6 27 9 23.4L6.8 23.8C6.8 22 7.8 20.6 9.6 20"
        "C11.2 18.4 14.4 18.4 15.8 20.4C16.8 21.8 16.8 23.4 16.2 24.8"
        "C18.8 28 19.2 32 18 36L20.4 43L16.6 41.4L14.6 37Z"
    )
    drawing.contour(body, 1.2)
    cuts = (
        "M5 25.4C9 26.6 13 26.6 18 24.4",
        "M14.4 24C12.6 29 14 35 19 42",
        "M10 25C9.6 29 10.6 32 13.4 36",
        "M12 29.4L22 30.4",
        "M13 33.6L22 35",
        "M13 37.4L22 39",
    )
    drawing.saw(body, cuts, ("papier", "hell", "mittel", "dunkel"), THIN, from_top)
    drawing.piece("akzent", "M9.4 21.4L6.4 24.2L6.2 22.6C6.6 21 7.8 20.2 9.4 20.2Z", HAIRLINE)
    drawing.piece("papier", circle(11.4, 22, 1.05), HAIRLINE)
    drawing.lay(INK, circle(11.3, 22, 0.45))
