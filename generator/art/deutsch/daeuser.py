"""The four Däuser: an animal and the suit's sign in either half of the card."""

from __future__ import annotations

from random import Random

from art.beyond import reached
from art.curves import closed, curve, cut, ribbon
from art.deutsch.bear import bear
from art.deutsch.boar import boar
from art.deutsch.grounds import rays
from art.deutsch.hound import hound
from art.deutsch.signs import SIGNS
from art.deutsch.stag import stag
from art.karten.stage import FINE, upper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, inset, outset, pieces, placed, union

CLEAR = 0.85
"""mm between an animal and the rays behind it."""
CRUMB = 2.9
"""mm²; what the animal leaves of a ray is dropped if the window shows less."""


def daus(suit: str) -> tuple[Picture, Geometry]:
    """The figure of the card's upper half, and its ground: rays from the sign."""
    picture = Picture()
    x, y, _ = SIGNS["A"][suit]
    if suit == "herz":
        picture.put(boar())
    elif suit == "gras":
        picture.put(stag(), placed(33.9, 26.5, 0, 0.95))
    elif suit == "eichel":
        _bough(picture)
        picture.put(bear())
        _meadow(picture, 8, 27)
    else:
        picture.put(hound(), placed(25.9, 42.6))
    if suit == "herz":
        _meadow(picture, 6, tall=0.55)
    if suit == "schellen":
        _meadow(picture, 16)
    beams = rays(x, y, 8.6, 70, {"eichel": 3, "gras": 8, "herz": 5, "schellen": 17}[suit], length=44)
    free = inset(reached(upper()), 0.1).difference(picture.silhouette().buffer(CLEAR))
    broad = beams.intersection(free).buffer(-FINE / 2).buffer(FINE / 2, join_style="mitre").intersection(free)
    shown = upper()
    cut_out = union([ray for ray in pieces(broad) if ray.intersection(shown).area > CRUMB])
    bits = [bit for bit in pieces(cut_out.intersection(shown)) if bit.area < CRUMB]
    return picture, cut_out.difference(union(bits).buffer(0.3))


def _meadow(picture: Picture, seed: int, count: int = 52, tall: float = 1) -> None:
    """Blades of grass along the belt, long and short; `tall` is their share of the usual height."""
    random = Random(seed)
    blades = []
    for k in range(count):
        x = 4.6 + k * 0.98
        height = tall * (random.uniform(2.2, 4.0) if k % 3 == 0 else random.uniform(1.0, 1.9))
        lean = random.uniform(-1.3, 1.3)
        blades.append(
            closed((x - 0.45, 47, 1), (x - 0.5, 42.2), (x + lean, 42.0 - height, 1), (x + 0.5, 42.2), (x + 0.5, 47, 1)),
        )  # fmt: skip
    grass = union(blades)
    picture.add(INK, grass.buffer(0.42))
    picture.add("gruen", grass)


def _bough(picture: Picture) -> None:
    """An oak bough that hangs into the picture, its acorn ripe."""
    from art.deutsch.back import oak_leaf

    line = curve((56, 4.4), (50, 7.6), (40, 7.0), (30, 8.0), (27, 7.4), (25.6, 6.6))
    picture.outline("braun", ribbon(line, 3.0, 1.1), 0.42)
    picture.add(PAPER, cut((54, 5.6), (50, 7.0), (42, 6.4), width=0.5))
    leaf, veins = oak_leaf()
    for x, y, degrees, size in ((30.0, 7.4, 214, 0.86), (47.4, 7.6, 152, 0.92)):
        place = placed(x, y, degrees, size)
        picture.outline("gruen", place(outset(leaf, 0.03)), 0.4)  # a little wider, lest its veins part it
        picture.add(PAPER, place(veins))
