"""The Ritter: crested helmet, mail, great shoulder plates, and the element's own weapon."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from typing import TypeAlias

from shapely import affinity
from shapely.geometry import Polygon

from art.inrah.arms import put_arm
from art.inrah.cast import CAST
from art.inrah.crab import put_crab, put_legs
from art.inrah.crests import crest
from art.inrah.eagle import put_eagle_helm, put_plumes
from art.inrah.grip import Skin
from art.inrah.heads import NAPE, leaning, put_gear, put_visor
from art.inrah.helmets import put_winged_helm
from art.inrah.inlay import AXIS, HAIRLINE, HALVES, LEAD, STOUT, THIN, Half, Inlay
from art.inrah.lick import put_comb_helm, put_tongue
from art.inrah.sitter import Sitter, head
from art.inrah.stage import stand
from art.inrah.weapons import weapon
from art.outline import outline
from art.picture import INK
from art.shapes import Geometry, pieces, placed, turn, union

Put: TypeAlias = Callable[[Inlay], None]

COIF = "M20.8 26L39.2 26L41.6 37.4L30 45.6L18.4 37.4Z"
NARROW = "M23.6 26.6L37 26.6L41.2 36.4L30 45.6L18.6 37.4Z"
"""A coif under a helmet that reaches further down on the right."""

UNDER = "M22.6 27L36 27L40.4 37.4L30 45.6L18.4 37.4Z"
"""A coif under a head that looks to the right."""
FALLEN = "M23.4 28L35 28L39 34.6L42.4 45L15.6 45L19.6 35Z"
"""A coif that falls from a helm seen from the side."""
UNDER_EAGLE, UNDER_CRAB = "M23 14L37 14L36.4 19L24 24Z", "M21 12L39 12L38.6 26L30 33L21.4 26Z"
"""The dark between a face and the beast about it."""


@dataclass(frozen=True)
class Knight:
    """One element's Ritter or Ritterin."""

    mail: str = "scales"
    """"scales", "lamellae" or "leaves"."""
    coif: str = COIF
    """What the mail covers, as path data."""


KNIGHTS = {
    "erz": Knight(mail="lamellae", coif=NARROW),
    "humus": Knight("leaves"),
    "eis": Knight("leaves", FALLEN),
    "wasser": Knight(),
    "feuer": Knight(),
    "luft": Knight(mail="leaves", coif=UNDER),
}

HELMET = "M30 3.4C23 4 20.4 10 20.4 17L20.8 27C21.4 31 24 33.4 26.6 35.6L30 33Z"
BODY = "M-10 62L-10 48L8 38L20 33L40 33L52 38L70 48L70 62Z"
PLATE = "M21 45C19 36 12 32.4 5 33.4C-3 34.4 -10 40 -10 47L-10 62L10 62C16 58 20 52 21 45Z"
EYES = 21.8

_OPEN = "M30 3.4C23 4 20.4 10 20.4 17L20.4 28.6L17.2 33.6L22.6 34.4L24 29.6L23.4 21.4L24.2 16.4L30 15.4Z"
"""The left half of a helmet as it frames the face."""


def ritter(element: str) -> Inlay:
    """The figure on the card."""
    knight, sitter = KNIGHTS[element], CAST[element]["R"]
    drawing = Inlay()
    standing = stand(sitter.x)
    body = Inlay()
    body.contour(BODY, 1.5)
    _surcoat(body, element)
    _mail(body, knight)
    if sitter.face.woman:
        _plaits(body)
    for half in HALVES:
        _shoulder(body, half, element)
    drawing.put(body, standing)
    if element == "erz":
        put_winged_helm(drawing, sitter)
    elif element == "eis":
        put_comb_helm(drawing, sitter)
    elif element == "luft":
        drawing.put(_beast_head(sitter, put_plumes, put_eagle_helm, UNDER_EAGLE), standing)
    elif element == "wasser":
        drawing.put(_beast_head(sitter, put_legs, put_crab, UNDER_CRAB), standing)
    else:
        drawing.put(_open_head(sitter, element), standing)
    _arm(drawing, element, sitter)
    if element == "eis":
        put_tongue(drawing)
    return drawing


def _beast_head(sitter: Sitter, behind: Put, before: Put, dark: str) -> Inlay:
    """The face between what belongs to a beast; all of it leans as one. The `dark` about the face is path data."""
    back, helm, picture = Inlay(), Inlay(), Inlay()
    behind(back)
    before(helm)
    lean = partial(turn, degrees=sitter.tilt, about=(AXIS, EYES + NAPE))
    picture.put(back, lean)
    picture.lay(INK, lean(outline(dark)))
    picture.contour(leaning(sitter, EYES)(head(sitter).face.silhouette()), 1.2)
    put_visor(picture, sitter, EYES)
    picture.put(helm, lean)
    return picture


def _open_head(sitter: Sitter, element: str) -> Inlay:
    """The face in an open helmet under the element's crest."""
    behind, before = Inlay(), Inlay()
    behind.put(crest(element))
    behind.contour(union([half(HELMET) for half in HALVES]), 1.5)
    behind.lay(INK, "M22 14L38 14L38 27L30 31L22 27Z")
    behind.piece("hell", "M24.4 27L30 27L30 37L24.4 32Z", THIN)
    behind.piece("mittel", "M30 27L35.6 27L35.6 32L30 37Z", THIN)
    for half in HALVES:
        _helmet(before, half)
    _put_rims(before)
    head = Inlay()
    put_gear(head, behind, sitter, EYES)
    put_visor(head, sitter, EYES)
    put_gear(head, before, sitter, EYES)
    return head


def _arm(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The sword arm: gauntlets of the element's metal, bare or gloved hands."""
    skin, tones = {
        "erz": (Skin("hell", "mittel", "akzent", "akzent", "dunkel", mail=True), ("mittel", "dunkel")),
        "humus": (Skin(cuff="akzent", fold="mittel"), ("mittel", "dunkel")),
        "eis": (Skin("hell", "mittel", "dunkel", "akzent", "dunkel", mail=True), ("hell", "mittel")),
        "wasser": (Skin("hell", "mittel", "dunkel", "akzent", "dunkel", mail=True), ("mittel", "dunkel")),
        "feuer": (Skin("hell", "mittel", "akzent", "akzent", "dunkel", mail=True), ("mittel", "akzent")),
        "luft": (Skin(cuff="akzent", fold="mittel"), ("mittel", "dunkel")),
    }[element]
    put_arm(drawing, sitter, skin, weapon(element), tones)


def _surcoat(drawing: Inlay, element: str) -> None:
    """The coat over the mail, parted as a coat of arms is."""
    cuts = {
        "erz": ("M30 30L30 64", "M0 52L60 52", "M18 30L18 64", "M42 30L42 64"),
        "humus": ("M30 30L30 64", "M8 60C20 58 26 50 30 42", "M52 60C40 58 34 50 30 42"),
        "eis": ("M6 62L30 46L54 62", "M14 66L30 54L46 66", "M30 30L30 64"),
        "wasser": (
            "M-4 50C8 46 14 54 22 50C30 46 36 54 44 50C52 46 58 54 66 50",
            "M30 30L30 64",
            "M22 30C25 44 22 54 20 64",
        ),
        "feuer": ("M30 30L30 64", "M22 30C25 44 22 54 20 64", "M38 30C35 46 38 54 40 64", "M10 64L30 46L50 64"),
        "luft": ("M4 64C12 50 22 46 34 48C44 50 50 56 50 66", "M30 30L30 64"),
    }[element]
    drawing.saw(BODY, cuts, ("dunkel", "mittel", "hell", "dunkel", "mittel", "dunkel"), STOUT)


def _plaits(drawing: Inlay) -> None:
    """Two plaits that fall over the mail from under the helmet."""
    for half in HALVES:
        for i in range(5):
            x, y = 23.4 - 0.25 * i, 31.6 + 3.1 * i
            knot = f"M{x - 1.5} {y}L{x + 1.1} {y - 1}L{x + 1.5} {y + 1.9}L{x} {y + 3.4}L{x - 1.5} {y + 1.9}Z"
            drawing.piece(half.tone("akzent", "akzent") if i % 2 else "hell", half(knot), HAIRLINE)


def _mail(drawing: Inlay, knight: Knight) -> None:
    """Scales over the neck in rows; only what is seen of each is laid."""
    kind, coif = knight.mail, outline(knight.coif)
    drawing.contour(coif, 0.6)
    lit, shaded = ("hell", "mittel"), ("mittel", "dunkel")
    covered: Geometry = Polygon()
    parts: list[tuple[str, Geometry]] = []
    for row in range(9):
        y = 25.6 + 2.1 * row
        here = []
        for column in range(-7, 8):
            x = AXIS + column * 2.9 + (1.45 if row % 2 else 0)
            scale = _scale(kind, x, y).intersection(coif.buffer(-0.15)).difference(covered)
            tone = (lit if x < AXIS else shaded)[(row + (column if kind == "lamellae" else 0)) % 2]
            here += [(tone, part) for part in pieces(scale) if part.area > 0.5]
        covered = union(covered, [part for _, part in here])
        parts += here
    drawing.mosaic(parts, HAIRLINE)


def _scale(kind: str, x: float, y: float) -> Geometry:
    left, right = x - 1.45, x + 1.45
    if kind == "lamellae":
        return outline(
            f"M{left} {y - 1}L{right} {y - 1}L{right} {y + 2.5}Q{right} {y + 3.7} {x} {y + 3.7}"
            f"Q{left} {y + 3.7} {left} {y + 2.5}Z"
        )
    if kind == "leaves":
        return outline(f"M{left} {y}L{right} {y}L{right} {y + 1.2}L{x} {y + 4.2}L{left} {y + 1.2}Z")
    return outline(
        f"M{left} {y}L{right} {y}L{right} {y + 1.7}Q{x + 1.3} {y + 3.2} {x} {y + 3.6}"
        f"Q{x - 1.3} {y + 3.2} {left} {y + 1.7}Z"
    )


def _shoulder(drawing: Inlay, half: Half, element: str) -> None:
    """Five plates, one inside the other, the outer ones sawn into sectors and riveted."""
    rings = half.tones(
        ("dunkel", "hell", "mittel", "papier", "mittel"), ("dunkel", "mittel", "dunkel", "hell", "mittel")
    )
    sectors = {
        "erz": (5, 4, 3),
        "humus": (7, 6, 0),
        "eis": (6, 0, 4),
        "wasser": (11, 8, 0),
        "feuer": (9, 7, 5),
        "luft": (8, 0, 6),
    }[element]
    plate = outline(PLATE)
    centre = (2.0, 52.0)
    sizes = [affinity.scale(plate, 1 - 0.21 * i, 1 - 0.21 * i, origin=centre) for i in range(5)]
    other = {"hell": "mittel", "mittel": "hell", "papier": "hell"}
    parts: list[tuple[str, Geometry]] = []
    for i, tone in enumerate(rings):
        ring = sizes[i].difference(sizes[i + 1]) if i < 4 else sizes[i]
        count = sectors[i] if i < 3 else 0
        second = other.get(tone, tone) if i in (1, 2) else tone
        for j in range(max(count, 1)):
            sector = _sector(centre, j, count) if count else ring
            parts += [
                ((tone, second)[j % 2], half(part)) for part in pieces(ring.intersection(sector)) if part.area > 0.2
            ]
    drawing.contour(half(plate), 1.2)
    drawing.mosaic(parts, STOUT)
    for k in range(3):
        angle = math.radians(-100 + 38 * k)
        rivet = placed(centre[0] + 16.6 * math.cos(angle), centre[1] + 16.6 * math.sin(angle))(
            outline("M0 -.9L.9 0L0 .9L-.9 0Z")
        )
        drawing.piece("akzent", half(rivet), HAIRLINE)


def _sector(centre: tuple[float, float], number: int, count: int) -> Geometry:
    start, width = -196 + 212 / count * number, 212 / count
    angles = [math.radians(start + width * u / 4) for u in range(5)]
    return Polygon([centre, *((centre[0] + 60 * math.cos(a), centre[1] + 60 * math.sin(a)) for a in angles)])


def _helmet(head: Inlay, half: Half) -> None:
    cuts = ("M18 13L30 11", "M18 19L25 19", "M18 26L25 25", "M27 2L26 12", "M23 3L22.6 12.4")
    tones = half.tones(
        ("mittel", "hell", "mittel", "papier", "hell", "mittel"),
        ("dunkel", "mittel", "dunkel", "hell", "mittel", "dunkel"),
    )
    head.saw(half(outline(_OPEN)), half.cuts(*cuts), tones, LEAD)
    head.piece("akzent", half("M22.4 27L24 29.4L22.4 31.8L20.8 29.4Z"), LEAD)


def _put_rims(head: Inlay) -> None:
    """The comb down to the brow, and the rims over both eyes."""
    head.piece("akzent", "M28.8 2.2L31.2 2.2L31.4 11L33.6 16.4L30 14.8L26.4 16.4L28.6 11Z", LEAD)
    for half in HALVES:
        head.piece("akzent", half("M27 14.6L20.2 15.8L20.4 18.2L24.2 17.4Z"), LEAD)
