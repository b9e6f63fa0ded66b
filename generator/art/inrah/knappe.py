"""The Knappe: young, in profile, cap and feather; in the hand what a squire of the element carries."""

from __future__ import annotations

from dataclasses import dataclass

from art.inrah.burdens import put_burden
from art.inrah.caps import cap
from art.inrah.faces import head
from art.inrah.features import Face
from art.inrah.inlay import AXIS, HAIRLINE, LEAD, STOUT, THIN, Inlay
from art.inrah.stage import stand
from art.outline import outline
from art.shapes import circle, mirror, placed, union

FACE = 0.9
"""What faces are scaled to within a figure, which is itself enlarged."""
MIDDLE_OF_HEAD = 22.4
"""mm from the left edge of the card."""


@dataclass(frozen=True)
class Squire:
    """One element's Knappe or Knappin."""

    face: Face
    hair: str
    """"bob", "plait", "short", "curls", "tail" or "loose"."""
    collar: str
    """"ruffle", "hood" or "band"."""


SQUIRES = {
    "erz": Squire(Face(view="profile", nose="hooked", lips="mittel", brow=1.3, chin=0.5, frown=0.6), "short", "band"),
    "humus": Squire(Face(view="profile", nose="snub", smile=0.9, chin=-0.3), "bob", "hood"),
    "eis": Squire(Face(view="profile", woman=True, brow=0.35, open=0.8, chin=-0.2, lips="akzent"), "plait", "hood"),
    "wasser": Squire(
        Face(view="profile", woman=True, nose="snub", brow=0.3, lips="mittel", smile=0.3), "loose", "ruffle"
    ),
    "feuer": Squire(
        Face(view="profile", brow=1.1, open=1.1, smile=0.5, chin=0.3, lips="akzent", iris="akzent"), "curls", "band"
    ),
    "luft": Squire(Face(view="profile", woman=True, brow=0.3, chin=0.2, smile=0.4, lips="mittel"), "tail", "ruffle"),
}

BODY = "M-10 62C-3 52 6 45 14 41.4L24 36.4L38 35.6L50 39.6C59 43 65 52 70 62Z"
NECK = "M26.8 28L36 26L39 38L30 42L23.4 37.6L26.4 33.6Z"
_HAIR: dict[str, tuple[str, tuple[str, ...]]] = {
    "bob": (
        "M24.6 15L40 17C43.6 21 43.8 27 41.6 33.4C38 35.6 33.6 35 31.6 32.6C33.4 29 33 22.6 28.4 19.4Z",
        ("M27 17C34 22 36 28 34 37", "M31 16C38 22 38.6 28 36.8 37", "M36 16C41 22 41.4 28 39.6 36"),
    ),
    "short": (
        "M25 15L40.6 17C43 20 43.4 24.4 42 28.6L38.4 30.6L35.4 29.4L33.8 26.4L33.4 22.4L28.4 18.8Z",
        ("M30 15L36 24L34 31", "M35 15L39.6 24L37 32"),
    ),
    "plait": (
        "M25 15L40 17C43 20 43.4 25 41.8 29C44 33 44.6 38 42.4 43C40.6 46.4 37 46.6 36 43.8C38.6 40.6 38.8 36 36.4 32.6"
        "C33.4 29 33 22.6 28.4 19.4Z",
        (
            "M30 15C37 21 38.6 26 38 32",
            "M33 29L46 30.4",
            "M34 36L46 32",
            "M34 37L46 40",
            "M34 43L46 40",
            "M35 18C41 22 41.6 26 41 30",
        ),
    ),
    "loose": (
        "M24.6 15L40 17C45 21 46 28 44.6 34C44 38.6 47 41 50 41.4C46 46 38.6 45.4 35.6 41C33.4 37 35 33.6 33.4 29.6"
        "C33.2 25 32 22 28.4 19.4Z",
        (
            "M27 16C35 21 37 29 36.4 35C36.4 40 40 43 44 46",
            "M32 16C40 22 41 29 40 35C40 39 44 42 49 43",
            "M37 16C43 22 43.6 29 42.6 34C42.4 38 46 41 52 41",
        ),
    ),
    "curls": (
        "M25 15L40 17C43.4 17.6 45 20.4 43.8 22.8C46 24.4 46 27.6 43.8 28.8"
        "C44.8 31.4 42.8 34 40.2 33.6C38.6 35.6 35.4 35.4 34.2 33"
        "C32.6 31.6 32.8 29.4 34 28.2C32.4 26.4 32.6 23.6 33.2 22.4L28.4 19Z",
        (
            "M30 15C36 19 38 24 47 23",
            "M32 23C37 22 38 28 47 28.6",
            "M32 29C37 27 38 32 44 34",
            "M36 14L39 22L35 29L38 37",
        ),
    ),
    "tail": (
        "M25 15L40 17C43 19.4 44 23 43.4 26.4C47.4 26 51 28.4 52 32.6"
        "C52.6 36.4 50.6 39.4 48.4 40.6C49 36.6 47.4 33.4 43.6 32.4"
        "C40.6 32 37.6 30.6 36 28.8C34 26.4 33 22.6 28.4 19.4Z",
        (
            "M29 16C36 20 39 25 45 27.6C49 29 51 33 50.4 38",
            "M33 16C39 20 42 24 44 26.4",
            "M42 24L41 34",
            "M31 20C36 24 40 30 46 31",
        ),
    ),
}


def knappe(element: str) -> Inlay:
    """The figure on the card: it looks to the right, at what it carries."""
    squire = SQUIRES[element]
    drawing = Inlay()
    standing = stand(MIDDLE_OF_HEAD)
    drawing.put(_person(squire, element), lambda shape: standing(mirror(shape, AXIS)))
    put_burden(drawing, element)
    return drawing


def _person(squire: Squire, element: str) -> Inlay:
    """Head and shoulders, looking to the left."""
    drawing = Inlay()
    hair, hair_cuts = _HAIR[squire.hair]
    drawing.contour(union(outline(BODY), outline(hair), outline(NECK)), 1.5)
    _doublet(drawing, element)
    drawing.form("papier", NECK, "hell", -4.6, -0.6, THIN)
    drawing.lay(
        "mittel",
        outline("M27 31.8L33.4 30.4L38 31L38.4 34L31.4 35.6L26.6 33.6Z").intersection(outline(NECK).buffer(-0.2)),
    )
    _collar(drawing, squire.collar)
    face = head(squire.face)
    drawing.put(face.picture, placed(29.6, 22.9, factor=FACE))
    drawing.saw(hair, hair_cuts, ("dunkel", "mittel"), LEAD)
    if squire.face.woman:
        drawing.piece("akzent", circle(33.2, 27.4, 0.9), HAIRLINE)
    drawing.put(cap(element))
    drawing.piece("hell", "M23.6 11L25.6 13.4L23.6 15.8L21.6 13.4Z", THIN)
    drawing.piece("akzent", "M23.6 12.3L24.5 13.4L23.6 14.5L22.7 13.4Z", HAIRLINE)
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
