"""The Magier: an Aventurian one with a tall cap in a wound turban, a stole over the robe, and a staff."""

from __future__ import annotations

from dataclasses import dataclass

from art.inrah.arms import put_arm, put_pole, put_sign, put_socket
from art.inrah.cast import CAST
from art.inrah.grip import Skin
from art.inrah.heads import put_gear, put_head
from art.inrah.inlay import AXIS, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay, from_top
from art.inrah.sitter import Sitter
from art.inrah.stage import stand
from art.outline import outline
from art.picture import INK
from art.shapes import circle, lozenge, placed, rectangle, union


@dataclass(frozen=True)
class Mage:
    """One element's Magier or Magierin."""

    cap: str
    """The peak that rises from the turban, as path data above y = 8."""
    cap_cuts: tuple[str, ...]
    winding: str = "cross"
    """How the turban is wound: "cross", "left", "right" or "level"."""


_CONE = "M23.4 9.6C24.4 5 26.6 2.4 30 .8C33.4 2.4 35.6 5 36.6 9.6Z"
_FLAT = "M23 9.6L24.2 2.4L35.8 2.4L37 9.6Z"
_DOME = "M22.6 9.6C22.4 4.6 26 1.6 30 1.4C34 1.6 37.6 4.6 37.4 9.6Z"
_FACET = "M22.8 9.6L24.4 5L27.4 1.4L32.6 1.4L35.6 5L37.2 9.6Z"
_WAVE = "M23 9.6C23.2 5.6 25.6 3 29 2.2C32.6 1.4 34.8 2.6 36.6 1C37.6 3.6 36.6 5.4 35 6C36.4 7 36.8 8.2 37 9.6Z"
_PEAK = "M23.2 9.6C24.6 7.2 25 5 27.2 3.4C29.2 2 32.2 2.8 34.8 .8C35 3.2 34 4.2 35 5.6C36 7 36.6 8.2 36.8 9.6Z"

MAGES = {
    "erz": Mage(_FLAT, ("M26.6 0L26 11", "M33.4 0L34 11", "M20 5L40 5"), "level"),
    "humus": Mage(_DOME, ("M30 0L30 11", "M25 0C26.6 4 26.8 8 26 11", "M35 0C33.4 4 33.2 8 34 11")),
    "eis": Mage(_FACET, ("M27.4 0L26 11", "M32.6 0L34 11", "M22 5L38 5"), "right"),
    "wasser": Mage(_WAVE, ("M28 0C26 4 26.6 8 26 11", "M33 0C31 4 33 8 33 11"), "left"),
    "feuer": Mage(_PEAK, ("M30 0C27.6 4 28 8 27 11", "M35 0C31 4 33.6 8 33 11"), "left"),
    "luft": Mage(_CONE, ("M30 -1L28 11", "M30 -1L32.6 11")),
}

ROBE = "M-10 62L-10 52C0 42 12 37 22 34L30 32L38 34C48 37 60 42 70 52L70 62Z"
TURBAN = (
    "M18.6 15.2C16.8 11.4 19 7.6 23.4 6.6C27.6 5.6 32.4 5.6 36.6 6.6"
    "C41 7.6 43.2 11.4 41.4 15.2C40.4 17.2 38.6 17.8 37 17"
    "C32.6 15.4 27.4 15.4 23 17C21.4 17.8 19.6 17.2 18.6 15.2Z"
)
_WINDINGS = {
    "cross": (
        "M16 17C24 14 31 11 35 3",
        "M44 17C36 14 29 11 25 3",
        "M16 12C23 11 27 8.6 29 3",
        "M44 12C37 11 33 8.6 31 3",
        "M23 19L30 13L37 19",
    ),
    "left": ("M16 8C24 9 34 12 44 18", "M18 4C28 7 36 9 46 14", "M14 12C22 12 30 14 36 20", "M26 3C32 5 40 6 46 10"),
    "right": ("M44 8C36 9 26 12 16 18", "M42 4C32 7 24 9 14 14", "M46 12C38 12 30 14 24 20", "M34 3C28 5 20 6 14 10"),
    "level": ("M14 10.4C24 8.4 36 8.4 46 10.4", "M14 13.6C24 11.4 36 11.4 46 13.6", "M14 7.6C24 6.4 36 6.4 46 7.6"),
}
EYES = 22.5


def magier(element: str) -> Inlay:
    """The figure on the card."""
    mage = MAGES[element]
    sitter = CAST[element]["M"]
    figure = Inlay()
    figure.contour(ROBE, 1.4)
    for half in HALVES:
        _robe(figure, half, element)
    _stole(figure, element)
    neck, before = Inlay(), Inlay()
    neck.form("papier", "M27 28L33 28L34 35L30 39L26 35Z", "hell", -3.2, 0, THIN)
    put_head(figure, sitter, EYES, neck)
    if sitter.face.woman:
        _necklace(before, element)
    _turban(before, mage, element)
    put_gear(figure, before, sitter, EYES)
    drawing = Inlay()
    drawing.put(figure, stand(sitter.x))
    _arm(drawing, element, sitter)
    return drawing


def _robe(drawing: Inlay, half: Half, element: str) -> None:
    side = rectangle(-12, 30, AXIS, 62)
    folds = {
        "erz": ("M24 30L8 48L10 66", "M27 32L16 50L19 66", "M-12 48L10 44"),
        "humus": ("M24 30C12 38 14 50 6 66", "M27 32C18 40 20 54 16 66", "M20 34C8 38 2 44 -12 50"),
        "eis": ("M22 32L10 40L2 66", "M27 34L20 46L12 66", "M10 40L20 46"),
        "wasser": ("M24 30C14 38 6 40 -12 44", "M27 33C16 42 6 46 -12 51", "M30 36C20 46 8 52 -2 64"),
        "feuer": ("M24 30C16 34 18 42 6 48C0 52 2 58 -4 66", "M27 32C20 40 22 48 14 54C10 58 12 62 8 68"),
        "luft": ("M24 30C16 40 6 46 -12 48", "M26 30C20 44 12 52 2 64", "M28 30C24 46 20 56 18 66"),
    }[element]
    drawing.saw(
        half(outline(ROBE).intersection(side)), half.cuts(*folds), ("mittel", "dunkel", "dunkel", "mittel"), STOUT
    )


_MOTIFS = {
    "erz": "M0 -1.6L1.4 0L0 1.6L-1.4 0Z",
    "humus": "M0 -1.7C1.5 -.6 1.4 1 0 1.7C-1.4 1 -1.5 -.6 0 -1.7Z",
    "eis": "M0 -1.6L1.4 -.8L1.4 .8L0 1.6L-1.4 .8L-1.4 -.8Z",
    "wasser": "M0 -1.8C1.6 0 1.4 1.6 0 1.6C-1.4 1.6 -1.6 0 0 -1.8Z",
    "feuer": "M0 -1.9L.7 -.3L1.5 -.9L1.1 1.4L-1.1 1.4L-1.5 -.9L-.7 -.3Z",
    "luft": "M0 -1.8L.5 -.5L1.8 0L.5 .5L0 1.8L-.5 .5L-1.8 0L-.5 -.5Z",
}


def _stole(drawing: Inlay, element: str) -> None:
    """Two bands from the shoulders, embroidered with the element's own motif."""
    for half in HALVES:
        drawing.piece(
            half.tone("akzent", "akzent"), half("M20.6 34.2L25.4 32.6L26.6 46L25.2 62L18.6 62L20.6 47Z"), LEAD
        )
        for y in (38.4, 43.4, 48.4, 53.4):
            motif = placed(22.9 if y < 47 else 22.3, y, factor=0.85)(outline(_MOTIFS[element]))
            drawing.lay(INK, half(motif.buffer(0.3)))
            drawing.lay("papier", half(motif))


def _necklace(head: Inlay, element: str) -> None:
    """Beads round the neck; air wears them cut."""
    for k, (x, y) in enumerate(((25.6, 35.4), (27.2, 37.4), (30, 38.6), (32.8, 37.4), (34.4, 35.4))):
        bead = lozenge(x, y, 1.15, 1.35) if element == "luft" else circle(x, y, 1.1)
        head.piece("akzent" if k % 2 else "papier", bead, HAIRLINE)


def _turban(head: Inlay, mage: Mage, element: str) -> None:
    """Cap, cloth wound about it, and a jewel."""
    head.contour(union(outline(mage.cap), outline(TURBAN)), 1.3)
    head.saw(mage.cap, mage.cap_cuts, ("dunkel", "akzent", "dunkel", "mittel"), THIN)
    head.saw(TURBAN, _WINDINGS[mage.winding], lambda _, part: "papier" if part.centroid.x < 28 else "hell", THIN)
    if element in ("feuer", "luft", "humus"):
        _aigrette(head, element)
    head.piece("akzent", "M30 8.6L32.2 11.6L30 14.6L27.8 11.6Z", LEAD)
    head.piece("papier", "M30 10.2L31 11.6L30 13L29 11.6Z", HAIRLINE)


def _aigrette(head: Inlay, element: str) -> None:
    """A plume that rises beside the jewel."""
    plume = {
        "feuer": (
            "M31 9.6C35 8.4 38.4 5.6 38.8 1.6C40.8 4 41.2 6.6 40 8.6C41.4 8.2 42.2 7.4 42.8 6.2C43 10 39.6 13 32 12Z"
        ),
        "luft": "M31 9.8C35.4 9 39 6.6 41.4 2C43.4 6.4 40.6 12 32 12.4Z",
        "humus": "M31 9.8C34 6.4 37.6 4.4 42.2 4.2C41.8 9.2 37.6 12.6 32 12.2Z",
    }[element]
    head.contour(plume, 0.9)
    head.saw(plume, ("M29 11.4C36 10.4 40 7 43 2",), ("mittel", "dunkel"), THIN, from_top)


def _arm(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The sign on a staff, above a palm, at the tip of a finger, or a leaf whose stem is a pen."""
    held = Inlay()
    if element in ("erz", "wasser", "humus"):
        put_pole(held, sitter, "dunkel")
    put_sign(held, element, sitter)
    if element in ("erz", "wasser"):
        put_socket(held, sitter, 3)
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="dunkel"), held, ("mittel", "dunkel"))
