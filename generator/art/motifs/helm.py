"""A mercenary's helm; the template spreads five cards behind it as a crest."""

from __future__ import annotations

from art.curves import closed, curve, cut
from art.motifs.stage import FOOT, MIDDLE, TITLE_OF_TWO, Motif, at, corner, even, rays, rimmed, stroke
from art.picture import INK, PAPER, Picture
from art.shapes import both, circle, lozenge, polygon, rectangle, union

GOLD, STEEL, LIGHT = "gold", "erzmittel", "erzhell"


def helm() -> Motif:
    return {"rays": rays(MIDDLE, 98, 56, 60, top=TITLE_OF_TWO), "helm": _helm()}


def _helm() -> Picture:
    picture = Picture()
    gorget = even((-19, 121, 1), (-27, 126), (-40, 131), (-46, 145, 1))
    rimmed(picture, STEEL, gorget, 1.0, INK)
    for y in (128.5, 135):
        picture.add(
            INK,
            stroke(curve(at(-40, y + 6), at(-20, y + 1), at(0, y), at(20, y + 1), at(40, y + 6)), 0.9).intersection(
                gorget
            ),
        )
    for rivet in (-30, -16, 16, 30):
        rimmed(picture, GOLD, circle(*at(rivet, 134.6 + abs(rivet) * 0.06), 1.5), 0.7, INK)
    dome = even((0, 74), (16, 77.6), (25.4, 88), (27.4, 102), (26, 117), (20.6, 126.6, 1), (0, 134, 1))
    rimmed(picture, LIGHT, dome, 1.1, INK)
    picture.add(STEEL, dome.intersection(polygon(at(0, 60), at(40, 60), at(40, 140), at(0, 140))))
    # the cross of brass: along the ridge and under the sight
    ridge = polygon(at(-3.4, 70), at(3.4, 70), at(4.0, 100), at(2.6, 136), at(-2.6, 136), at(-4.0, 100))
    brow = closed(
        corner(-30, 95.6),
        at(-14, 98.6),
        at(0, 100),
        at(14, 98.6),
        corner(30, 95.6),
        corner(30, 103.6),
        at(14, 107),
        at(0, 108.4),
        at(-14, 107),
        corner(-30, 103.6),
    )
    cross = union(ridge, brow).intersection(dome.buffer(0.4))
    rimmed(picture, GOLD, cross, 0.8, INK)
    sight = closed(
        corner(5.4, 101.0), at(14, 100.2), corner(23.6, 98.4), corner(23.4, 102.2), at(14, 104.6), corner(5.4, 105.6)
    )
    picture.add(INK, both(sight.buffer(0.5), MIDDLE))
    for y, x0 in ((113.5, 8), (118.0, 7.4), (122.5, 6.8)):
        for k in range(3):
            slot = stroke([at(x0 + 4.2 * k, y - 0.5 * k), at(x0 + 2.2 + 4.2 * k, y - 0.8 - 0.5 * k)], 1.5)
            picture.add(INK, both(slot, MIDDLE))
    for j in range(5):
        picture.add(
            INK,
            cut(
                at(24.2 - 1.1 * j * j * 0.4, 92 - 3.3 * j),
                at(19.6 - 0.5 * j * j, 92.6 - 2.5 * j),
                width=1.1,
                peak=0.3,
            ),
        )
        picture.add(
            PAPER,
            cut(at(-22.6 + 0.42 * j * j, 92 - 3.0 * j), at(-18 + 0.5 * j * j, 92.6 - 2.4 * j), width=1.1, peak=0.3),
        )
    for x, y in ((0, 80), (0, 88), (0, 114), (0, 121), (0, 128), (-25.2, 100.6), (25.2, 100.6)):
        picture.add(INK, circle(*at(x, y), 1.0))
    rimmed(picture, GOLD, lozenge(*at(0, 104), 2.6, 3.6), 0.7, INK)
    return picture.clipped(rectangle(-6, 30, 111, FOOT + 1))
