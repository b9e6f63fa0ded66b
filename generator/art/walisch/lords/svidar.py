"""The lord of swords: in his prime, fair, his beard forked; he holds the sword up before his eyes."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, flow
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, circle, placed, rectangle, union
from art.walisch.attributes import sword
from art.walisch.clasps import HOOKED, clasp
from art.walisch.crowns import crown_aside
from art.walisch.garments import GOLD, braid_border, brooch, folds, lamellar
from art.walisch.ground import rays

RED = "rot"
HEAD = (25.7, 19.4)
HILT = (45.6, 33.6)
BUILD = BUILDS["lord"]._replace(nose="straight", brow=1.5, open=0.92, lid=1.0, cheek=0.0, jaw=(0.3, 0.2, 0.4))


def svidar() -> tuple[Picture, Geometry]:
    figure = Picture()
    figure.put(_hair_behind(), placed(*HEAD, 0, 1, mirrored=True))
    figure.put(_cloak())
    figure.put(_head(), placed(*HEAD, 0, 1, mirrored=True))
    figure.put(_sword())
    return figure, rays(26, 19.5, 10.5, 42, 58, 1.1, seed=11)


def _cloak() -> Picture:
    """Armour of plates, the arm that holds the sword, and the cloak over both shoulders, its border plaited."""
    picture = Picture()
    chest = closed((20, 29, 1), (34.6, 28.4, 1), (40, 46, 1), (18, 46, 1))
    lamellar(picture, chest, PAPER, 2.7, 3.7)
    far = closed(
        (33.8, 27.9, 1), (37.0, 28.8), (41.2, 30.6), (46.4, 34.2), (50.2, 39.4), (51.4, 47, 1), (32, 47, 1),
        (36.4, 36.0),
    )  # fmt: skip
    picture.outline(RED, far, 0.42)
    folds(picture, far, [((48.0, 38.6), (49.0, 42), (49.0, 46))])
    hem = Picture()
    braid_border(hem, curve((34.0, 24.6), (36.6, 30.2), (38.3, 36.0), (38.8, 42)), 7, 4.4)
    picture.put(hem.clipped(union(chest, far).difference(rectangle(34, 38, 44, 48))))
    picture.put(_arm())
    near = closed(
        (17.2, 27.4, 1), (11.6, 29.8), (6.4, 34.2), (2.0, 38.4), (-1, 47, 1), (25.6, 47, 1), (25.4, 41), (23.6, 35.2),
        (21.0, 31.4),
    )  # fmt: skip
    picture.outline(RED, near, 0.42)
    folds(
        picture, near,
        [((13.0, 34.4), (10.2, 38.6), (9.4, 44)), ((17.4, 37.6), (15.4, 40.6), (15.0, 45))],
        [((11.2, 33.2), (7.4, 37.4), (5.9, 42.6))],
    )  # fmt: skip
    border = Picture()
    braid_border(border, curve((17.6, 29.0), (20.6, 33.0), (22.7, 38.0), (23.3, 47)), 8, 4.4)
    picture.put(border.clipped(rectangle(15, 34.4, 30, 47)))
    brooch(picture, 18.0, 33.4, 2.9, RED)
    return picture


def _arm() -> Picture:
    """The forearm comes from under the cloak."""
    picture = Picture()
    form = closed(
        (38.4, 34.4, 1), (33.6, 36.2), (28.6, 38.4), (20, 42.6, 1), (20, 49, 1), (28, 49, 1), (33.4, 44.4),
        (37.4, 41.2), (41.0, 38.9, 1),
    )  # fmt: skip
    picture.outline(RED, form, 0.42)
    folds(
        picture, form, [((28.8, 39.6), (28.6, 42.4), (30.2, 45.4)), ((31.0, 44.6), (33.8, 43.6), (36.6, 41.4))],
        [((25.4, 41.2), (28.4, 39.8), (31.2, 38.6))],
    )  # fmt: skip
    return picture


def _hair_behind() -> Picture:
    """Drawn looking to the left, as is the head."""
    picture = Picture()
    far = closed((-4.6, -4), (-6.6, -1), (-7.2, 4), (-7.0, 8.4), (-8.6, 11.4, 1), (-4.4, 12), (-2, 4))
    picture.outline(GOLD, far, 0.42)
    picture.add(INK, cut((-6.2, 3), (-6.0, 7.4), (-6.6, 10.2), width=0.5))
    return picture


def _head() -> Picture:
    picture = Picture()
    head = aside(BUILD, look=-0.5, mouth=False, shade=False)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(PAPER, circle(0.02, -0.45, 0.32))
    picture.add(
        INK, cut((-5.4, -4.6), (-1.6, -4.9), (2.2, -4.8), (6.2, -3.6), width=1.0, peak=0.6)
    )  # the crown's shade
    picture.add(
        INK,
        [
            cut((5.2 - 0.3 * i, 0.6 + i), (4.3 - 0.4 * i, 1.2 + i), (3.2 - 0.4 * i, 1.5 + i), width=0.46, peak=0.2)
            for i in range(3)
        ],
    )
    _beard(picture)
    _hair(picture)
    picture.put(crown_aside("svidar"))
    return picture


def _hair(picture: Picture) -> None:
    """Combed from the crown over the ear, the ends curling back to the shoulder."""
    outer = curve((7.6, -6.4), (9.8, -1.6), (10.2, 3.4), (10.0, 7.4), (12.0, 10.6))
    inner = curve((3.2, -6.4), (5.2, -2.0), (6.0, 3.0), (6.0, 7.4), (7.6, 11.8))
    form = closed(
        (3.2, -6.4, 1), (5.2, -2.0), (6.0, 3.0), (6.0, 7.4), (6.9, 10.6), (8.6, 13.2, 1), (9.4, 11.6), (11.6, 12.8, 1),
        (11.8, 10.8), (14.6, 10.8, 1), (11.5, 8.8), (10.3, 6.2), (10.4, 2.4), (10.0, -1.6), (7.8, -7.0, 1),
    )  # fmt: skip
    picture.outline(GOLD, form, 0.42)
    strands = flow(inner, outer, 3, 0.6, start=0.1, end=0.92, first=0.22, last=0.8, peak=0.5, seed=3)
    picture.add(INK, strands.intersection(form.buffer(-0.1)))


def _beard(picture: Picture) -> None:
    """A full beard that parts into two points, and a long moustache."""
    form = closed(
        (6.0, 0.4, 1), (6.2, 4.4), (5.8, 8.6), (4.6, 12.0), (3.8, 14.6), (4.2, 17.4, 1), (1.4, 15.6), (-0.4, 12.6, 1),
        (-1.6, 15.2), (-4.4, 17.2, 1), (-4.4, 14.2), (-5.4, 11.2), (-5.6, 8.2), (-5.0, 6.0, 1), (-3.6, 5.4),
        (-1.6, 5.4), (1.4, 5.4), (3.6, 4.0), (5.0, 1.6),
    )  # fmt: skip
    picture.outline(GOLD, form, 0.42)
    for way in (
        ((5.5, 3.4), (4.9, 7.8), (3.4, 11.8), (3.3, 15.2)), ((4.0, 5.6), (3.2, 9.0), (2.0, 11.8), (2.2, 14.4)),
        ((1.6, 8.4), (0.8, 10.2), (0.8, 12.4)), ((-2.4, 9.9), (-2.4, 12.2), (-3.2, 14.8)),
        ((-4.2, 8.4), (-4.3, 11.0), (-3.9, 13.4)),
    ):  # fmt: skip
        picture.add(INK, cut(*way, width=0.6, peak=0.4))
    picture.add(INK, closed((-4.7, 6.7), (-3.2, 6.3), (-1.0, 6.9), (-1.6, 8.3), (-3.0, 8.7), (-4.5, 8.1)))
    picture.add(RED, closed((-4.1, 7.4), (-3.0, 7.2), (-1.8, 7.4), (-2.3, 8.15), (-3.4, 8.2)))
    lock(picture, GOLD, curve((-3.6, 5.6), (-5.2, 6.0), (-6.0, 8.0), (-7.4, 8.8)), 2.0, cuts=1, root=0.6, peak=0.35)
    long = curve((-3.3, 5.7), (-1.0, 5.9), (1.2, 7.8), (3.2, 9.2), (4.8, 8.8))
    lock(picture, GOLD, long, 2.4, cuts=2, root=0.6, peak=0.35)


def _sword() -> Picture:
    picture = Picture()
    picture.put(sword(RED), placed(*HILT, 0, 0.92))
    picture.put(clasp(HOOKED, placed(HILT[0], HILT[1] + 0.5, 0, 0.98, mirrored=True)))
    return picture
