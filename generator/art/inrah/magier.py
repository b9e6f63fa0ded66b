"""The Magier: an Aventurian one with a tall cap in a wound turban, a stole over the robe, and a staff."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from art.curves import closed
from art.inrah.arms import HELD_AT, put_arm, put_sign
from art.inrah.beards import beard, beard_aside
from art.inrah.features import Face
from art.inrah.gestures import Draw, Skin, fist, inner_fist, palm, pinch, raised
from art.inrah.heads import SIZE, put_face, put_gear
from art.inrah.inlay import AXIS, FACE_HALVES, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay, from_top
from art.inrah.stage import stand
from art.outline import outline
from art.picture import INK
from art.shapes import circle, lozenge, placed, polygon, rectangle, union


@dataclass(frozen=True)
class Mage:
    """One element's Magier or Magierin."""

    face: Face
    cap: str
    """The peak that rises from the turban, as path data above y = 8."""
    cap_cuts: tuple[str, ...]
    beard: str = ""
    winding: str = "cross"
    """How the turban is wound: "cross", "left", "right" or "level"."""
    hair: str = "flowing"
    """"flowing", "straight" or "veil"."""
    right: bool = False
    """Whether a face in three-quarter view looks to the right, at what the hand holds."""


_CONE = "M23.4 9.6C24.4 5 26.6 2.4 30 .8C33.4 2.4 35.6 5 36.6 9.6Z"
_FLAT = "M23 9.6L24.2 2.4L35.8 2.4L37 9.6Z"
_DOME = "M22.6 9.6C22.4 4.6 26 1.6 30 1.4C34 1.6 37.6 4.6 37.4 9.6Z"
_FACET = "M22.8 9.6L24.4 5L27.4 1.4L32.6 1.4L35.6 5L37.2 9.6Z"
_WAVE = "M23 9.6C23.2 5.6 25.6 3 29 2.2C32.6 1.4 34.8 2.6 36.6 1C37.6 3.6 36.6 5.4 35 6C36.4 7 36.8 8.2 37 9.6Z"
_PEAK = "M23.2 9.6C24.6 7.2 25 5 27.2 3.4C29.2 2 32.2 2.8 34.8 .8C35 3.2 34 4.2 35 5.6C36 7 36.6 8.2 36.8 9.6Z"

MAGES = {
    "erz": Mage(
        Face(woman=True, brow=0.7, frown=0.6, open=0.9, lips="akzent", look=0.4),
        _FLAT,
        ("M26.6 0L26 11", "M33.4 0L34 11", "M20 5L40 5"),
        winding="level",
        hair="straight",
    ),
    "humus": Mage(
        Face(view="aside", nose="snub", age=1, brow=0.2, look=0.3, mouth=False),
        _DOME,
        ("M30 0L30 11", "M25 0C26.6 4 26.8 8 26 11", "M35 0C33.4 4 33.2 8 34 11"),
        "long",
        "cross",
        right=True,
    ),
    "eis": Mage(
        Face(view="aside", nose="hooked", age=2, brow=0.2, open=0.9, look=-0.25, cheek=0.3, lid="mittel", mouth=False),
        _FACET,
        ("M27.4 0L26 11", "M32.6 0L34 11", "M22 5L38 5"),
        "long",
        "right",
        "straight",
        right=True,
    ),
    "wasser": Mage(
        Face(age=1, brow=0.2, look=0.4, mouth=False),
        _WAVE,
        ("M28 0C26 4 26.6 8 26 11", "M33 0C31 4 33 8 33 11"),
        "river",
        "left",
    ),
    "feuer": Mage(
        Face(woman=True, view="aside", brow=0.5, lips="akzent", look=-0.2, iris="akzent"),
        _PEAK,
        ("M30 0C27.6 4 28 8 27 11", "M35 0C31 4 33.6 8 33 11"),
        winding="left",
        hair="veil",
        right=True,
    ),
    "luft": Mage(
        Face(woman=True, brow=0.3, look=0.6, smile=0.5, lips="mittel"),
        _CONE,
        ("M30 -1L28 11", "M30 -1L32.6 11"),
    ),
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
_HAIR = {
    "flowing": (
        "M22.8 14C19.8 18.6 20.4 23.4 17 27.4C14.8 30 11.6 30 10.6 27.8C9.2 31.4 12 35 16 35C13.6 36.6 11.4 36.6 9.8 36"
        "C12 39.6 19 39.6 22.4 36L26 34L30 24L30 14Z",
        ("M25 14C22 22 24 28 18 33C16 35 14 35.2 12 35L8 34", "M24.4 12C24 28 24 32 19 40"),
    ),
    "straight": (
        "M23 14C20.8 18 20.4 22 20.2 26L18.4 38L22 40L25 37L27 40L30 36L30 14Z",
        ("M25 12C23 20 22.6 30 22 42", "M27 12C25 22 24.6 30 25 42"),
    ),
    "veil": (
        "M22 14C18 18 18.6 24 16.4 30C15 33.6 11.6 36.6 8 38.6C12 41.6 18 42.6 23 41L30 36L30 14Z",
        ("M24 12C20 20 22 28 18 34C16 37 13 39.4 10 42", "M25.4 12C22.6 22 25 30 22 36L19 44"),
    ),
}


EYES = 22.5
HANDS: Mapping[str, Draw] = {
    "erz": fist,
    "humus": pinch,
    "eis": palm,
    "wasser": inner_fist,
    "feuer": palm,
    "luft": raised,
}
"""The hand of each element."""


def magier(element: str) -> Inlay:
    """The figure on the card."""
    mage = MAGES[element]
    figure = Inlay()
    figure.contour(ROBE, 1.4)
    for half in HALVES:
        _robe(figure, half, element)
    _stole(figure, element)
    behind, before = Inlay(), Inlay()
    _put_hair(behind, mage)
    behind.form("papier", "M27 28L33 28L34 35L30 39L26 35Z", "hell", -3.2, 0, THIN)
    put_gear(figure, behind, mage.face, EYES, mage.right)
    put_face(figure, mage.face, EYES, mage.right)
    if mage.beard:
        _put_beard(figure, mage)
    else:
        _necklace(before, element)
    _turban(before, mage, element)
    put_gear(figure, before, mage.face, EYES, mage.right)
    drawing = Inlay()
    drawing.put(figure, stand())
    _arm(drawing, element)
    return drawing


def _put_hair(behind: Inlay, mage: Mage) -> None:
    hair, cuts = _HAIR[mage.hair]
    behind.contour(union([half(hair) for half in HALVES]), 1.4)
    for half in HALVES:
        tones = half.tones(("mittel", "dunkel", "mittel"), ("dunkel", "mittel", "dunkel"))
        if not mage.face.woman:
            tones = half.tones(("papier", "hell", "papier"), ("hell", "mittel", "hell"))
        elif mage.hair == "veil":
            tones = half.tones(("hell", "akzent", "hell"), ("hell", "akzent", "mittel"))
        behind.saw(half(hair), half.cuts(*cuts), tones, THIN)


_BROWS = (
    ((-2.2, -1.6, 1), (0.6, -3.3), (3.4, -3.7), (6.0, -1.4, 1), (5.2, -4.6), (2.6, -5.4), (-0.6, -4.4)),
    ((-3.8, -2.0, 1), (-5.0, -3.1), (-6.9, -2.2, 1), (-6.6, -4.3), (-4.6, -4.4)),
)
_FRONT_BROW = ((-1.0, -1.8, 1), (-2.6, -3.2), (-4.6, -3.6), (-6.8, -2.0, 1), (-6.0, -4.6), (-3.6, -5.4), (-1.4, -4.2))


def _put_beard(figure: Inlay, mage: Mage) -> None:
    """An old man's beard and his white brows."""
    place = placed(AXIS, EYES, 0, SIZE, mirrored=mage.right)
    if mage.face.view == "front":
        figure.put(beard(mage.beard, long_moustache=True, grey=True), placed(AXIS, EYES))
        shapes = [half(closed(*_FRONT_BROW)) for half in FACE_HALVES]
    else:
        figure.put(beard_aside(mage.beard, grey=True), place)
        shapes = [closed(*points) for points in _BROWS]
    for shape in shapes:
        figure.piece("papier", place(shape), THIN)


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


AT = 47
"""x of a staff."""


def _arm(drawing: Inlay, element: str) -> None:
    """The sign on a staff, above the palm, or between the fingers of the right hand."""
    held = Inlay()
    skin = Skin(cuff="akzent", fold="dunkel")
    tones, elbow = ("dunkel", "mittel"), ((54, 54), (55, 68))
    if element in ("erz", "wasser"):
        held.piece("dunkel", polygon((AT - 1.2, 18), (AT + 1.2, 18), (AT + 1.2, 64), (AT - 1.2, 64)), LEAD)
        put_sign(held, element, 20.4, AT)
        held.piece("akzent", polygon((AT - 3, 28.8), (AT + 3, 28.8), (AT + 2, 31.8), (AT - 2, 31.8)), LEAD)
        put_arm(drawing, HANDS[element](skin), placed(AT, 39), held, ((44, 56), (42, 68)), tones)
        return
    place, middle = {
        "eis": (placed(45.3, 31.2, 0, 1.06), 21.4),
        "feuer": (placed(45.3, 31.6, 0, 1.06), 21.2),
        "humus": (placed(44.2, 32.4, 0, 0.96), 21.4),
        "luft": (placed(47.4, 43.8, 4, 1.1), 20),
    }[element]
    put_sign(held, element, middle, 45.6 if HANDS[element] is pinch else HELD_AT)
    put_arm(drawing, HANDS[element](skin), place, held, elbow, tones, (9, 16))
