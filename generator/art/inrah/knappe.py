"""The Knappe: young, in profile, cap and feather; in the hand what a squire of the element carries."""

from __future__ import annotations

from art.inrah.burdens import put_burden
from art.inrah.caps import cap
from art.inrah.cast import CAST
from art.inrah.inlay import AXIS, HAIRLINE, LEAD, STOUT, THIN, Inlay
from art.inrah.sitter import head
from art.inrah.stage import stand
from art.outline import outline
from art.shapes import circle, mirror, placed, union

FACE = 0.9
"""What faces are scaled to within a figure, which is itself enlarged."""


COLLARS = {"erz": "band", "humus": "hood", "eis": "hood", "wasser": "ruffle", "feuer": "band", "luft": "ruffle"}
BODY = "M-10 62C-3 52 6 45 14 41.4L24 36.4L38 35.6L50 39.6C59 43 65 52 70 62Z"
NECK = "M26.8 28L36 26L39 38L30 42L23.4 37.6L26.4 33.6Z"


def knappe(element: str) -> Inlay:
    """The figure on the card: it looks to the right, at what it carries."""
    sitter = CAST[element]["K"]
    behind, before = Inlay(), Inlay()
    place, drawn = placed(30.4, 22.9, sitter.tilt, FACE), head(sitter)
    behind.contour(union(outline(BODY), outline(NECK)), 1.5)
    _doublet(behind, element)
    behind.form("papier", NECK, "hell", 4.6, -0.6, THIN)
    below = outline("M27 31.8L33.4 30.4L38 31L38.4 34L31.4 35.6L26.6 33.6Z")
    behind.lay("mittel", below.intersection(outline(NECK).buffer(-0.2)))
    _collar(behind, COLLARS[element])
    if sitter.face.woman:
        before.piece("akzent", circle(33.2, 27.4, 0.9), HAIRLINE)
    before.put(cap(element))
    figure, drawing = Inlay(), Inlay()
    figure.put(behind, lambda shape: mirror(shape, AXIS))
    figure.put(drawn.behind, place)
    figure.contour(place(drawn.before.silhouette()), 1.5)
    figure.put(drawn.face, place)
    figure.put(drawn.before, place)
    figure.put(before, lambda shape: mirror(shape, AXIS))
    drawing.put(figure, stand(sitter.x))
    put_burden(drawing, element, sitter)
    return drawing


def _doublet(drawing: Inlay, element: str) -> None:
    cuts = {
        "erz": ("M-12 46L70 46", "M-12 52L70 52", "M20 34L20 64", "M30 40L30 64", "M42 34L42 64"),
        "humus": (
            "M25 34C20 44 18 52 18 64",
            "M30 40L30 64",
            "M37 34C42 44 44 54 44 64",
            "M12 40C10 50 8 56 8 64",
            "M50 36C54 50 54 56 54 64",
            "M33 44L58 40",
        ),
        "eis": ("M30 40L14 52L4 66", "M30 40L46 52L56 66", "M30 50L22 58L16 68", "M30 50L38 58L44 68", "M30 36L30 66"),
        "wasser": (
            "M-12 50C0 44 8 52 18 47C26 43 34 50 44 45C52 41 60 48 72 46",
            "M-12 57C0 51 8 59 18 54C26 50 34 57 44 52C52 48 60 55 72 53",
            "M30 40L30 64",
        ),
        "feuer": (
            "M25 34C18 42 24 48 17 54C13 58 16 62 14 68",
            "M30 40L30 64",
            "M37 34C44 42 38 48 45 54C49 58 46 62 48 68",
            "M52 36C56 46 52 52 58 60",
        ),
        "luft": (
            "M30 40C22 42 12 46 6 56L2 66",
            "M30 43C24 48 20 56 20 66",
            "M30 40C40 40 50 44 58 52",
            "M31 43C40 46 46 54 46 66",
            "M30 36L30 64",
        ),
    }[element]
    drawing.saw(BODY, cuts, ("mittel", "dunkel", "mittel", "dunkel", "akzent", "dunkel", "mittel", "dunkel"), STOUT)


def _collar(drawing: Inlay, kind: str) -> None:
    if kind == "ruffle":
        ruffle = (
            "M23.4 34.4C20.6 34.6 19.4 36.6 20.4 38.6C18.8 40.2 19.6 42.8 21.8 43"
            "C22.4 45.2 25 45.8 26.4 44.2C28 46 30.8 45.8 31.8 43.8C33.8 45.2 36.4 44.4 37 42.2"
            "C39.4 42.8 41.4 41 41 38.8C42.8 37.6 42.6 34.8 40.6 34.2L38.8 36.6C35 40.6 28 40.8 24.8 37.4Z"
        )
        drawing.contour(ruffle, 1.1)
        folds = ("M26 36L19 40", "M27 38L23 46", "M30 39L29 48", "M33 39L34.6 47", "M36 38L40 45", "M38 36L44 39")
        drawing.saw(ruffle, folds, ("papier", "hell"), THIN)
    elif kind == "hood":
        drawing.contour(
            "M22.4 34C18 36.6 15.6 41 15.4 46.4L32 42.6L48 45.6C47 40.6 43.8 36 39.6 33.4L36 38.6L29.6 40.6L24.6 38Z",
            1.1,
        )
        drawing.saw(
            "M22.4 34C18 36.6 15.6 41 15.4 46.4L32 42.6L48 45.6C47 40.6 43.8 36 39.6 33.4L36 38.6L29.6 40.6L24.6 38Z",
            ("M24 36L17 47", "M27 39L24 47", "M32 38L32 48", "M36 38L40 48", "M38 35L47 46"),
            ("hell", "akzent", "papier"),
            LEAD,
        )
    else:
        band = "M22.6 34.2L20.6 38.6L31 44.6L42.4 39.4L39.8 34.4L36.4 38.2L30 40.4L25.2 38Z"
        drawing.contour(band, 1)
        drawing.saw(
            band, ("M30.6 38L31 46", "M25 36L22 42", "M37 36L40 42"), ("akzent", "hell", "akzent", "hell"), LEAD
        )
