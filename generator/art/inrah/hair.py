"""Hair of faces that are seen from the front or turned a little: what falls behind the face, and what before it.

It is drawn round (0, 0) as faces are; the left half is given, and the right one is its mirror image in the shade, but
for hair that is combed or blown to one side.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from shapely.geometry import LineString

from art.curves import Curve, closed, curve
from art.inrah.inlay import FACE_HALVES, HAIRLINE, THIN, Half, Inlay
from art.picture import PAPER
from art.shapes import Geometry, Point, circle, union

Line = Sequence[Point]
Tones = tuple[str, str]

SHADED = {PAPER: "hell", "hell": "mittel", "mittel": "dunkel", "akzent": "dunkel", "dunkel": "mittel"}


class Fall(NamedTuple):
    """A form of hair and the saw lines in it: its left half, or, where it is `whole`, all of it."""

    form: Line
    cuts: Sequence[Line] = ()
    whole: bool = False


class Hair(NamedTuple):
    behind: Fall | None = None
    before: Sequence[Fall] = ()
    curls: Sequence[tuple[float, float, float]] = ()
    """Discs of the left half, the last on top, behind the face."""
    links: Sequence[tuple[float, float, float, float]] = ()
    """Plaits of the left half before the shoulders: x, y of their root, how far x strays, length."""
    beads: int = 0
    """How many beads hang beside the face."""
    dome: bool = False
    """Whether the skull is bare."""


_SKULL: Line = ((0, -14.8), (-5.4, -13.4), (-8.3, -7.0))
_LONG = (*_SKULL, (-8.8, 2), (-9.6, 12), (-11.4, 24, 1), (-4.4, 25, 1), (-4, 12), (0, 8))
_BOB = (*_SKULL, (-9.2, 0), (-9.6, 6), (-9.0, 10.4, 1), (-5.2, 9.4, 1), (-4, 4), (0, 2))
_SHORT = (*_SKULL, (-8.6, -2.6), (-8.2, 1.6, 1), (-6.2, 1.2, 1), (-4, -2), (0, -3))
_PARTED: Line = ((0, -12.4, 1), (-3.4, -12.4), (-6.6, -9.8), (-8.2, -4), (-8.0, 0.2, 1), (-6.4, -1.4, 1), (-5.4, -6.2),
                 (-2.4, -9.2), (0, -10.2, 1))  # fmt: skip
_BANGS: Line = ((0, -13, 1), (-5.2, -12), (-8.0, -7.6), (-7.8, -2.4, 1), (-6.4, -3.0, 1), (-6.2, -4.8, 1), (-2.2, -5.4),
                (0, -5.3, 1))  # fmt: skip
_PEAK: Line = ((0, -13, 1), (-5.2, -12), (-8.0, -7.6), (-7.9, -0.6, 1), (-6.5, -1.2, 1), (-6.2, -5.2), (-5.0, -8.8),
               (-2.6, -8.4), (0, -6.6, 1))  # fmt: skip
_HIGH: Line = ((0, -13, 1), (-5.2, -12), (-8.0, -7.4), (-7.8, -2.2, 1), (-6.4, -2.2, 1), (-6.0, -6.4), (-3.6, -9.4),
               (0, -9.6, 1))  # fmt: skip
_SWEPT: Line = ((-8.0, -2.0, 1), (-8.2, -7.0), (-5.4, -12.2), (0, -13.6), (5.6, -12.4), (8.4, -6.6), (7.9, 0.2, 1),
                (6.4, -1.8, 1), (4.4, -6.2), (-0.8, -7.4), (-4.6, -9.0, 1), (-6.2, -6.2), (-6.4, -2.2, 1))  # fmt: skip
_SWEPT_CUTS: Sequence[Line] = (((-5.4, -11.6), (0, -10.6), (5.2, -8.6), (9, -2)), ((-3, -14), (3, -12), (9, -6)))
_FORELOCK: Line = ((-7.8, -3.0, 1), (-8.0, -7.6), (-5.2, -12.2), (0, -13.2), (5.4, -12.2), (8.0, -7.4), (7.8, -2.2, 1),
                   (6.6, -5.4), (3.8, -8.2), (0.0, -8.8), (-3.6, -7.6), (-5.8, -5.2), (-7.0, -2.6, 1))  # fmt: skip
HAIR: Mapping[str, Hair] = {
    "long": Hair(Fall(_LONG, (((-6.4, -14), (-8.1, 0), (-8.9, 26)),)),
                 (Fall(_PARTED, (((-2, -14), (-6.0, -9), (-7.6, 3)),)),)),
    "waves": Hair(
        Fall((*_SKULL, (-9.6, -3), (-9.2, 2), (-11.8, 7), (-10.2, 12), (-13.6, 18), (-12.2, 24, 1), (-4, 24, 1),
              (-4, 10), (0, 6)),
             (((-5, -14), (-8.8, -3), (-8.2, 3), (-9.8, 9), (-8.6, 14), (-10.4, 25)),)),
        (Fall(_PARTED, (((-3, -14), (-6.4, -8), (-7.8, 2)), ((0, -13), (-4.4, -10.4), (-7, -4)))),)),
    "bob": Hair(Fall(_BOB, (((-5, -14), (-8.2, -2), (-8.0, 12)),)), (Fall(_BANGS, (((-5, -14), (-5.6, -3)),)),)),
    "peak": Hair(Fall(_SHORT), (Fall(_PEAK, (((-2, -14), (-4.4, -7)), ((-5, -14), (-7.4, 0)))),)),
    "crop": Hair(Fall(_SHORT), (Fall(_HIGH),)),
    "fore": Hair(Fall(_SHORT, (((-6, -14), (-8.2, 3)),)), (Fall(_FORELOCK, (((-7, -4), (-3.4, -9.4), (2.6, -10.4),
        (8, -6)),), True),)),
    "bald": Hair(Fall(((-6.4, -5, 1), (-8.2, -5.4), (-9.8, -2.4), (-9.6, 2), (-8.4, 5.4), (-6.2, 6.4, 1)),
                      (((-11, -1), (-6, -2)), ((-11, 3), (-6, 1.6)))), dome=True),
    "curls": Hair(before=(Fall(_PEAK, (((-2, -14), (-4.4, -7)),)),),
                  curls=((-9.4, 8, 2.5), (-7.4, 11, 2.5), (-9.6, 3.4, 2.5),
                  (-9.4, -1.4, 2.5), (-8.8, -5.8, 2.5), (-6.6, -9.6, 2.5), (-3.6, -12.2, 2.5), (0, -13.2, 2.5))),
    "ringlets": Hair(curls=tuple((-8.6 - 0.5 * (k % 2), -5.4 + 3.4 * k, 2.1) for k in range(8)),
                     before=(Fall(_PARTED, (((-2, -14), (-7, -6)),)),)),
    "plaits": Hair(Fall(_SHORT), (Fall(_PARTED),), links=((-8.2, -1, -0.6, 25),)),
    "twins": Hair(Fall(_BOB), (Fall(_HIGH, (((-4, -14), (-5.4, -6)),)),),
                  links=((-6.6, 9, 0.4, 15), (-9.2, 7, -1.2, 18))),
    "strands": Hair(Fall(_LONG), (Fall(_HIGH, (((-3, -14), (-5.6, -8)),)),), links=((-8.0, 1, -0.9, 21),)),
    "beads": Hair(Fall(_SHORT), (Fall(_PEAK, (((-3, -14), (-7.2, -3)),)),), beads=10),
    "coils": Hair(Fall(_SHORT), (Fall(_HIGH, (((-2, -14), (-5, -7)),)),), curls=((-8.8, 1.2, 3.6), (-8.8, 1.2, 1.7))),
    "mane": Hair(
        Fall((( 0, -15.6, 1), (-2.4, -13.6, 1), (-5.4, -15.4, 1), (-6.4, -12.2, 1), (-10.2, -12.2, 1), (-8.8, -8.4, 1),
              (-12.6, -6.6, 1), (-9.8, -3.4, 1), (-12.8, 0.4, 1), (-9.6, 1.8, 1), (-11.4, 6.4, 1), (-6.4, 5.4, 1),
              (-4, 0), (0, -4)),
             (((-2.4, -14), (-4.6, -8)), ((-6.4, -13), (-6.6, -6)), ((-9.6, -8.8), (-6.6, -3)))),
        (Fall(_PEAK),)),
    "flame": Hair(
        Fall((*_SKULL, (-9.6, -3), (-12.6, -3.6, 1), (-10.2, 3), (-13.8, 4.4, 1), (-10.6, 10), (-13.6, 13.6, 1),
              (-8, 15), (-8.4, 20, 1), (-4, 14), (0, 6)),
             (((-5.6, -14), (-8.4, -2), (-9.4, 10)),)),
        (Fall(_SWEPT, _SWEPT_CUTS[1:], True),)),
    "blown": Hair(
        Fall(((-7.4, 2, 1), (-8.6, -4), (-6.4, -12), (0, -15), (6.6, -14), (12.4, -13.4, 1), (10.2, -9.8),
              (15.2, -7.2, 1),
              (11.2, -4.6), (14.8, -0.4, 1), (10.4, 0.4), (12.4, 5.6, 1), (7.4, 4.4, 1), (0, -4)),
             (((2, -16), (6, -11), (16, -7.2)), ((4, -9), (9, -4.4), (15, -0.4))), True),
        (Fall(_SWEPT, _SWEPT_CUTS, True),)),
    "gale": Hair(
        Fall(((3.4, -3, 1), (5.2, -8), (3.6, -12), (0, -14.4), (-6.4, -12.6), (-9.6, -6), (-15, -2.2), (-21, -3.4),
              (-27, -0.6, 1), (-21.4, 1.2), (-16.6, 3.2, 1), (-22, 4.4), (-27.6, 8.2, 1), (-20, 8.2), (-14.2, 8.6, 1),
              (-18, 11.4), (-20.6, 16.4, 1), (-13.6, 14.2), (-8.4, 10.8), (-4, 8), (0, 4), (4, 3)),
             (((8, 0.4), (-2, 0.2), (-9, 0.6), (-16, 0.6), (-30, -1)),
              ((8, 2.6), (-2, 3.4), (-9, 4.4), (-15, 6.0), (-21, 6.2), (-30, 8.6)),
              ((8, 5.4), (-1, 6.0), (-7.0, 8.0), (-12, 11), (-17, 14), (-22, 18))), True),
        (Fall(((-7.4, -7, 1), (-8.2, -3), (-7.2, 2.4), (-8.6, 7.6, 1), (-5.8, 4.0), (-5.6, -1.0), (-6.0, -7, 1)),
              whole=True),)),
    "thicket": Hair(curls=((-9.6, 10.4, 2.8), (-10.8, 6.2, 2.6), (-10.2, 2.0, 2.5), (-9.4, -2.0, 2.3),
                           (-8.6, -5.6, 2.2))),
    "needles": Hair(
        Fall((*_SKULL, (-8.8, -3, 1), (-10.6, 5.4, 1), (-8.6, 2.6, 1), (-9.2, 14.6, 1),
              (-5.8, 6, 1), (0, 2)),
             (((-6, -14), (-7.8, -2), (-7.8, 6), (-8.6, 18)),)),),
    "blunt": Hair(
        Fall((*_SKULL, (-9.4, -2), (-9.8, 5), (-9.4, 12.6, 1), (-4.8, 11.6, 1), (-4, 4), (0, 2)),
             (((-6, -14), (-8.4, -2), (-7.4, 15)),)),
        (Fall(_PARTED, (((-2, -14), (-5.8, -9), (-7.6, 3)),)),)),
    "wisps": Hair(before=(Fall(_PARTED, (((-2, -14), (-6.0, -9), (-7.6, 3)),)),)),
    "elder": Hair(before=(Fall(
        ((0, -12.6, 1), (-4.6, -11.2), (-7.6, -6), (-8.8, 0), (-9.8, 7), (-9.4, 15), (-11.0, 24, 1), (-6.4, 22),
         (-6.2, 14), (-7.2, 7), (-6.6, 0), (-5.8, -5.2), (-3.4, -9.0), (0, -11.0, 1)),
        (((-11, -3), (-8.0, 1), (-8.4, 7), (-7.8, 15), (-8.6, 26)),)),)),
    "tousled": Hair(
        Fall(((-4, 7.4), (-5.4, 9.6, 1), (-7.0, 6.8), (-9.4, 10.4, 1), (-8.8, 6.0), (-12.4, 7.0, 1), (-10.0, 2.8),
              (-13.4, 1.6, 1), (-10.2, -1.4), (-12.8, -4.0, 1), (-9.6, -6), (-6.4, -12), (0, -13), (6.4, -11),
              (8.4, -5.6), (10.6, -4.4, 1), (8.6, -2.2), (10.0, 0.8, 1), (7.4, 0.4), (8.2, 3.6, 1), (4, 2), (0, 4)),
             (((-4, -10), (-7.4, -5), (-8.0, 1), (-7.4, 4), (-9.8, 11.6)), ((4, -12), (7.4, -5), (7.6, 0), (8.4, 5))),
             True),
        (Fall(((-8.4, -2.0, 1), (-8.8, -8), (0, -13), (8.0, -9), (8.2, -4.0, 1), (6.8, -7.2, 1), (5.2, -5.4, 1),
               (3.6, -8.0, 1), (1.2, -5.4, 1), (-0.8, -8.0, 1), (-3.6, -4.6, 1), (-5.0, -6.8, 1), (-6.8, 1.4, 1)),
              (((-6, -12), (-5.0, -6.2)), ((-2, -14), (-0.8, -7)), ((2, -14), (3.6, -7))), True),)),
}  # fmt: skip


def _line(half: Half | None, points: Line) -> Geometry:
    drawn: Curve = curve(*points)
    if half and half.right:
        drawn = drawn * [-1.0, 1.0]
    return LineString(drawn)


def _put(drawing: Inlay, fall: Fall, tones: Tones, turn: float = 0.0) -> None:
    """The saw lines of the half that is turned away are left out: they would lie too close."""
    if fall.whole:
        drawing.saw(closed(*fall.form), [_line(None, cut) for cut in fall.cuts], (*tones, SHADED[tones[1]]), THIN)
        return
    for half in FACE_HALVES:
        shape = half(closed(*fall.form) if fall.form[-1][0] or fall.form[0][0] else _half_form(fall.form))
        lit = tones if not half.right else (SHADED[tones[0]], SHADED[tones[1]])
        away = turn > 9 if half.right else turn < -9
        drawing.saw(
            shape,
            [] if away else [_line(half, cut) for cut in fall.cuts],
            lit,
            THIN,
            half.outwards,
        )


def _half_form(form: Line) -> Geometry:
    """The left half of a form that goes on over the axis: straight along it."""
    return closed((*form[0][:2], 1), *form[1:-1], (*form[-1][:2], 1))


def draw_hair(kind: str, tones: Tones, turn: float = 0.0, bare: str = PAPER) -> tuple[Inlay, Inlay]:
    """What is behind the face, and what is before it."""
    behind, before = Inlay(), Inlay()
    hair = HAIR[kind]
    if hair.dome:
        behind.form(bare, closed((-6.9, -6), (-6.6, -10.4), (-3.6, -13.8), (0, -14.6), (3.6, -13.8), (6.6, -10.4),
                                 (6.9, -6), (0, -5)), "hell", -2.4, 0.3)  # fmt: skip
    if hair.behind:
        fall = hair.behind
        whole = closed(*fall.form) if fall.whole else union([half(_half_form(fall.form)) for half in FACE_HALVES])
        behind.contour(whole, 1.0)
        _put(behind, fall, tones, turn)
    for half in FACE_HALVES:
        lit = tones if not half.right else (SHADED[tones[0]], SHADED[tones[1]])
        behind.contour(union([half(circle(*disc)) for disc in hair.curls]), 0.9)
        for k, disc in enumerate(hair.curls):
            behind.piece(lit[k % 2], half(circle(*disc)), THIN)
        for x, y, stray, long in hair.links:
            count = int(long / 3.1)
            for k in range(count):
                at, top = x + stray * k / count * 3, y + 3.1 * k
                link = closed((at - 1.5, top, 1), (at + 1.2, top - 0.9, 1), (at + 1.6, top + 1.9), (at, top + 3.5, 1),
                              (at - 1.6, top + 1.9))  # fmt: skip
                before.piece(lit[k % 2], half(link), HAIRLINE)
        for k in range(hair.beads):
            bead = circle(-7.6 - 0.13 * k, -1.2 + 2.35 * k, 1.15)
            before.piece("akzent" if k % 3 else PAPER, half(bead), HAIRLINE)
    for fall in hair.before:
        _put(before, fall, tones, turn)
    return behind, before
