"""The four Unter: on foot, the suit's sign low beside the body. Two play, two are armed."""

from __future__ import annotations

from generator.art.body import fist, lock
from generator.art.curves import closed, curve, cut, ribbon
from generator.art.deutsch.fingers import drumming, on_pipe, thumb_up_grip
from generator.art.deutsch.grounds import rays, sky, waves
from generator.art.deutsch.headgear import drummer_cap, gugel, huntsman_hat, steel_cap
from generator.art.deutsch.wardrobe import GOLD, Line, cloth, little_bell, sign
from generator.art.face import Temper
from generator.art.hands import cuff
from generator.art.picture import INK, PAPER, Picture
from generator.art.shapes import Geometry, circle, ellipse, lozenge, placed, polygon, rectangle, turn, union
from generator.art.walisch.heads import Mien, frontal, profile, three_quarter


def unter(suit: str) -> tuple[Picture, Geometry]:
    """The figure of the card's upper half, and its ground."""
    draw, ground = {
        "eichel": (_drummer, waves(31, 50, 7, first=9, start=180, end=360)),
        "gras": (_crossbowman, waves(70, 2, 12, first=12, start=90, end=200)),
        "herz": (_pikeman, rays(6, 50, 10, 62, 21, length=62)),
        "schellen": (_piper, waves(52.6, 38, 4, start=160, end=300)),
    }[suit]
    return draw(), ground


# ---- Eichel: a drummer, seen from the front, his sticks raised


def _drummer() -> Picture:
    picture = Picture()
    coat = closed((24.6, 29.4, 1), (18, 31.2), (13.6, 35), (12.0, 47, 1), (49.4, 47, 1), (47.8, 35), (43.2, 31.2), (36.6, 29.4, 1))
    cloth(picture, "braun", coat, [((19.0, 34), (18.0, 38), (18.6, 44)), ((42.6, 34), (43.6, 38), (43, 44))])
    # parti-coloured: the left half in gold
    picture.outline(GOLD, coat.intersection(rectangle(0, 0, 30.6, 60)), 0.42)
    picture.add(INK, cut((20.6, 34), (19.4, 38), (19.8, 44), width=1.0, peak=0.5), cut((25, 34), (24.4, 37), (24.4, 41), width=0.8, peak=0.5))
    for y in (35.6, 38.8):
        picture.outline(PAPER, circle(30.6, y, 0.85), 0.34)
    collar = closed((24.2, 29.4, 1), (22.6, 32.0, 1), (25.6, 32.0, 1), (26.6, 34.6, 1), (29.2, 33.4, 1), (30.6, 36.0, 1), (32.0, 33.4, 1), (34.6, 34.6, 1), (35.6, 32.0, 1), (38.6, 32.0, 1), (37.0, 29.4, 1))
    picture.outline(PAPER, collar, 0.42)
    picture.outline(INK, closed((26.4, 28.6, 1), (34.8, 28.6, 1), (33.6, 31.0), (30.6, 32.2), (27.6, 31.0)), 0.2)
    picture.put(_boy(), placed(30.6, 21.4))
    _drum(picture, 31.0)
    for side, x, y, degrees in ((-1, 18.4, 31.8, -10), (1, 43.8, 31.6, 27)):
        sleeve = closed(
            (30.6 + side * 13.2, 33.2, 1), (30.6 + side * 17.4, 35.4), (30.6 + side * 18.6, 41), (30.6 + side * 16.4, 44, 1),
            (30.6 + side * 12.6, 42.0, 1), (30.6 + side * 12.4, 37.0, 1),
        )  # fmt: skip
        cloth(picture, GOLD if side < 0 else "braun", sleeve, [((30.6 + side * 15.0, 35.4), (30.6 + side * 16.4, 38.4), (30.6 + side * 15.4, 42))])
        stick = placed(x, y, degrees)
        picture.outline(PAPER, stick(rectangle(-0.62, -15.6, 0.62, 5.4)), 0.38)
        picture.outline(PAPER, stick(ellipse(0, -16.2, 1.15, 1.7)), 0.38)
        picture.put(drumming(), placed(x, y, degrees * 0.6, 0.82, mirrored=side > 0))
        cuff(picture, x + side * 1.2 * -1, y + 5.4, degrees * 0.3, 6.2)
    sign(picture, "eichel", 9.6, 32.0, 11.4)
    return picture


def _drum(picture: Picture, x: float) -> None:
    """The drum's head in perspective, its shell with cords, down to the belt."""
    shell = closed((x - 12.4, 40.2, 1), (x + 12.4, 40.2, 1), (x + 12.0, 47, 1), (x - 12.0, 47, 1))
    picture.outline("rot", shell, 0.42)
    picture.add(PAPER, [cut((x - 12 + 3.0 * k, 42.4), (x - 10.4 + 3.0 * k, 47), width=0.6, peak=0.5, tip=0.25) for k in range(8)])
    head = ellipse(x, 40.0, 12.8, 2.9)
    picture.outline(GOLD, head, 0.42)
    picture.outline(PAPER, ellipse(x, 39.8, 11.4, 2.1), 0.36)
    picture.add(INK, cut((x - 6, 40.6), (x, 41.1), (x + 6, 40.6), width=0.5, peak=0.5))


def _boy() -> Picture:
    picture = Picture()
    for side in (-1, 1):
        for line, width in ((((5.2, -4), (7.6, 0), (7.8, 4), (6.6, 7.6)), 2.9), (((5.0, -4), (6.4, 0), (6.3, 4), (5.0, 7.0)), 2.4)):
            lock(picture, GOLD, curve(*((side * x, y) for x, y in line)), width, cuts=2, cut_width=0.42, root=0.65, line=0.34)
    head = frontal(Temper(brow=1.2, gaze=0.3, opening=1.0, aged=False, nose=1.05))
    picture.put(head.skin)
    picture.put(head.features)
    # whistling the beat
    picture.outline("rot", ellipse(0.2, 7.4, 1.25, 0.95), 0.34)
    picture.add(INK, ellipse(0.2, 7.4, 0.5, 0.36), cut((-0.8, 9.2), (0.1, 9.0), (1.0, 9.2), width=0.4, peak=0.5))
    picture.add(INK, [cut((side * 2.4, 6.4), (side * 3.0, 7.4), (side * 2.6, 8.6), width=0.46) for side in (-1, 1)])
    for x in (-3.4, -1.2, 1.2, 3.4):
        lock(picture, GOLD, curve((x * 1.1, -6), (x * 1.25, -4.6), (x * 1.1 - 0.3, -3.2)), 2.0, cuts=1, cut_width=0.4, root=0.7, line=0.3)
    picture.put(drummer_cap("braun", GOLD))
    return picture


# ---- Gras: a crossbowman, half turned to the left, the bow upright before his shoulder


def _crossbowman() -> Picture:
    picture = Picture()
    coat = closed((25, 29.6, 1), (18.4, 31.6), (14, 36), (12.4, 47, 1), (56, 47, 1), (52.4, 37.4), (47.2, 32.2), (40, 29.6, 1))
    dark: list[Line] = [((43, 34.6), (45.6, 39.4), (45.8, 46)), ((46.8, 35), (50, 40), (50.6, 46)), ((19.6, 35.6), (18.4, 40), (18.8, 46)), ((30, 37), (29.6, 41), (30, 46))]
    cloth(picture, "gruen", coat, dark, [((44.8, 34.8), (47.8, 39.6), (48.2, 45.4)), ((21.4, 35.8), (20.4, 40), (20.8, 45))])
    # a leather cape with a dagged hem
    zigzag = [(22.0, 36.6, 1), (24.2, 34.8, 1), (26.2, 38.8, 1), (28.8, 36.6, 1), (31.4, 40.2, 1), (33.8, 37.4, 1), (36.6, 40.0, 1), (38.8, 36.8, 1), (41.6, 38.2, 1), (43.0, 34.8, 1), (45.4, 34.8, 1)]
    cape = closed((25.6, 28.6, 1), (20.6, 31.4), (18.6, 33.6, 1), *zigzag, (43.4, 31.2), (39.4, 28.6, 1))
    cloth(picture, "braun", cape, [((38.6, 31.4), (40.6, 33.4), (41.4, 36)), ((35.6, 32.6), (36.4, 35.4), (36.4, 38.4)), ((25.6, 32), (24.4, 34), (24.4, 34.6))])
    picture.put(_hunter(), placed(34.0, 21.0))
    _crossbow(picture, 20.4)
    sleeve = closed((15.0, 47, 1), (16.4, 42.4, 1), (19.8, 38.6, 1), (24.8, 40.0, 1), (26.2, 47, 1))
    cloth(picture, "gruen", sleeve, [((19.0, 43), (18.6, 45), (18.8, 47)), ((22.2, 42), (22.6, 44.4), (22.8, 47))])
    picture.put(thumb_up_grip(), placed(20.4, 33.8, 0, 0.86))
    cuff(picture, 21.0, 40.0, 2, 6.8)
    sign(picture, "gras", 47.4, 35.2, 11.6)
    return picture


def _crossbow(picture: Picture, x: float) -> None:
    """Stock upright, the bow at its head, the string drawn to the nut, a stirrup on top."""
    for side in (-1, 1):
        string = ribbon(curve((x + side * 7.0, 25.4), (x, 28.4)), 0.5)
        picture.outline(PAPER, string, 0.3)
    bow = closed(
        (x - 7.6, 26.6, 1), (x - 7.3, 23.4, 1), (x - 5.2, 17.6), (x, 13.8), (x + 5.2, 17.6), (x + 7.3, 23.4, 1), (x + 7.6, 26.6, 1),
        (x + 5.8, 24.2), (x + 3.9, 19.8), (x, 17.0), (x - 3.9, 19.8), (x - 5.8, 24.2),
    )  # fmt: skip
    picture.outline(GOLD, bow, 0.42)
    picture.add(INK, cut((x + 1.6, 15.5), (x + 4.6, 18.2), (x + 6.5, 22.8), width=0.7, peak=0.5), cut((x - 1.6, 15.5), (x - 4.6, 18.2), (x - 6.5, 22.8), width=0.5, peak=0.5))
    stirrup = closed((x - 2.4, 14.6), (x - 2.8, 10.4), (x, 8.6), (x + 2.8, 10.4), (x + 2.4, 14.6)).difference(closed((x - 1.2, 14.6), (x - 1.4, 11.2), (x, 10.2), (x + 1.4, 11.2), (x + 1.2, 14.6)))
    picture.outline(GOLD, stirrup, 0.36)
    picture.outline("braun", closed((x - 1.5, 13.4, 1), (x + 1.5, 13.4, 1), (x + 1.8, 28), (x + 1.5, 47, 1), (x - 1.5, 47, 1), (x - 1.8, 28)), 0.42)
    picture.add(INK, cut((x + 0.7, 15), (x + 0.9, 21), (x + 0.7, 26), width=0.6, peak=0.5))
    bolt = union(rectangle(x - 0.45, 10, x + 0.45, 27), closed((x, 5.2, 1), (x + 1.2, 8.0), (x + 0.8, 10.0, 1), (x - 0.8, 10.0, 1), (x - 1.2, 8.0)))
    picture.outline(PAPER, bolt, 0.34)
    picture.outline(GOLD, circle(x, 27.6, 1.4), 0.36)
    picture.add(INK, circle(x, 27.6, 0.5))
    for y in (16.4, 18.2):
        picture.add(INK, rectangle(x - 2.2, y - 0.35, x + 2.2, y + 0.35))


def _hunter() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.6, 7, 1), (-2.2, 11.6, 1), (4.6, 12, 1), (5.0, 5, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((-2.4, 9.4, 1), (1.4, 8.6), (5.0, 4.6, 1), (4.8, 8.4), (1.6, 11.2)))
    lock(picture, "braun", curve((5.4, -4), (7.9, 0), (7.8, 4.0), (6.2, 6.6)), 3.0, cuts=2, cut_width=0.45, root=0.7, cut_role=PAPER, line=0.34)
    head = three_quarter(Mien(brow=1.3, age=0, bearded=False))
    picture.put(head.skin)
    picture.put(head.features)
    lock(picture, "braun", curve((5.0, -4), (6.4, -1), (6.4, 2.4), (5.6, 5.0)), 2.4, cuts=1, cut_width=0.42, root=0.7, cut_role=PAPER, line=0.32)
    picture.add(INK, cut((-2.8, 8.6), (-2.4, 9.6), (-2.0, 10.4), width=1.3, peak=0.4))
    for line in (((-2.6, 5.6), (-3.8, 5.8), (-5.2, 6.8)), ((-2.4, 5.6), (-0.8, 5.8), (0.8, 7.0), (1.8, 6.8))):
        picture.add(INK, cut(*line, width=1.1, peak=0.35))
    picture.put(huntsman_hat("gruen"))
    return picture


# ---- Herz: a foot soldier with a pike, seen from the side, marching to the left


def _pikeman() -> Picture:
    picture = Picture()
    coat = closed((27, 30, 1), (21, 32.4), (17.6, 37), (16.8, 47, 1), (55.6, 47, 1), (52, 38.4), (46.6, 33), (39.6, 30, 1))
    cloth(picture, "rot", coat)
    # a breastplate over the coat, seen from the side
    plate = closed((26.4, 31.6, 1), (21.2, 35.4), (19.8, 40.6), (21.4, 47, 1), (36.4, 47, 1), (37.4, 40), (36.2, 33.4, 1), (31.6, 33.6))
    picture.outline(PAPER, plate, 0.45)
    picture.add(INK, cut((34.6, 35.4), (35.4, 40), (34.6, 46), width=1.6, peak=0.5), cut((32.0, 36), (32.8, 40.6), (32.2, 46), width=0.8, peak=0.5), cut((23.4, 36), (22.2, 40.4), (23.2, 45.6), width=0.5, peak=0.5))
    picture.add(INK, cut((20.6, 43.0), (28, 44.4), (36.6, 43.4), width=0.7, peak=0.5, tip=0.2))
    sleeve = closed((37.0, 32.6, 1), (43.4, 33.4), (47.8, 37.6), (49.4, 43), (44, 45.8), (36.6, 44.2, 1), (35.8, 38))
    cloth(picture, "rot", sleeve)
    for line in (((39.6, 35.0), (42.0, 38.4), (41.8, 43.0)), ((43.4, 35.6), (46.0, 39), (46.0, 43.2))):
        picture.outline(PAPER, cut(*line, width=2.0, peak=0.5, tip=0.3), 0.38)
        picture.add(INK, cut(*line, width=0.46, peak=0.5))
    scarf = closed((27.0, 28.4, 1), (25.4, 32.0), (29.6, 34.6), (35.8, 34.4), (39.6, 31.4), (39.0, 28.4, 1))
    cloth(picture, GOLD, scarf, [((28.0, 31.6), (31.8, 33.0), (36.6, 32.0)), ((27.4, 30.0), (31.2, 31.4), (35.6, 30.6))], width=0.8)
    picture.put(_soldier(), placed(32.6, 21.4, 0, 0.98))
    _pike(picture)
    sign(picture, "herz", 10.7, 34.0, 10.0)
    return picture


def _pike(picture: Picture) -> None:
    """The long shaft across the shoulder, its head at the upper right, held in both hands."""
    along = placed(41.6, 38.6, 17)
    picture.outline("braun", along(rectangle(-0.95, -26, 0.95, 12)), 0.4)
    point = closed((0, -36, 1), (2.0, -31.6), (1.2, -27.4, 1), (-1.2, -27.4, 1), (-2.0, -31.6))
    picture.outline(PAPER, along(point), 0.42)
    picture.add(INK, along(cut((0.3, -34), (0.6, -31), (0.4, -28), width=0.7, peak=0.5)))
    picture.outline(GOLD, along(rectangle(-1.5, -27.8, 1.5, -25.8)), 0.38)
    pennon = closed((-0.9, -25, 1), (-5.0, -24.8), (-9.4, -21.6, 1), (-5.6, -21.0), (-3.4, -18.6), (-0.9, -18.2, 1))
    picture.outline("rot", along(pennon), 0.4)
    picture.add(INK, along(cut((-1.6, -22.8), (-4.0, -22.6), (-6.4, -21.8), width=0.7, peak=0.4)))
    fist(picture, placed(41.6, 38.4, 17, 0.8, mirrored=True))
    cuff(picture, 34.6, 37.0, 104, 6.8)


def _soldier() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    neck = closed((-2.2, 8, 1), (-1.6, 12), (-2.0, 13, 1), (6.0, 13, 1), (5.4, 10), (5.0, 3, 1))
    picture.outline(PAPER, neck, 0.42)
    picture.add(INK, closed((-2.4, 10.2, 1), (1.2, 8.6), (4.8, 4.6, 1), (5.2, 8.6), (2.4, 11.6), (-1.4, 12.4, 1)))
    head = profile(Mien(brow=1.3, age=1))
    picture.put(head.skin)
    picture.put(head.features)
    stubble = [(2.4, 5.6), (1.2, 7.2), (-0.2, 8.2), (3.0, 3.8), (-1.6, 9.2), (-3.0, 9.6), (1.6, 4.6), (0.4, 6.0)]
    picture.add(INK, [cut((x, y), (x - 0.5, y + 0.9), width=0.4) for x, y in stubble])
    lock(picture, GOLD, curve((-6.2, 4.9), (-4.8, 4.7), (-3.0, 5.8), (-1.6, 8.2), (-1.8, 10.4)), 2.6, cuts=2, cut_width=0.4, line=0.34)
    picture.put(steel_cap())
    return picture


# ---- Schellen: a piper in a fool's hood, seen from the side, looking right


def _piper() -> Picture:
    picture = Picture()
    body = closed((20, 33, 1), (15.8, 37), (14.8, 47, 1), (47, 47, 1), (45.2, 39), (40, 34, 1))
    cloth(picture, GOLD, body, [((21, 39.6), (19.6, 43), (19.8, 47)), ((25, 40.6), (24.6, 43.6), (25, 47))])
    picture.outline("rot", body.intersection(closed((29.0, 30, 1), (31.0, 38), (30.6, 47, 1), (50, 47, 1), (50, 30, 1))), 0.42)
    _dagged_cape(picture)
    picture.put(_fool(), placed(28.4, 19.0, 0, 1, mirrored=True))
    little_bell(picture, 28.4 - 14.3, 19.0 + 5.0, 1.6)
    _shawm(picture)
    sign(picture, "schellen", 10.6, 34.4, 12.4)
    return picture


def _dagged_cape(picture: Picture) -> None:
    """The hood's shoulder cape, half red and half gold, a bell on each point."""
    points = [(15.8, 32.6), (18.2, 36.6), (20.6, 34.4), (23.4, 39.0), (26.2, 36.2), (29.2, 40.2), (32.2, 36.2), (35.2, 38.8), (37.8, 34.2), (40.4, 36.2), (42.2, 31.8)]
    cape = closed((22.4, 27.4), (19.4, 30.0), (15.8, 32.6, 1), *((x, y, 1) for x, y in points[1:]), (39, 30), (35.2, 27.4), (28.8, 25))
    picture.outline("rot", cape.intersection(rectangle(0, 0, 29.2, 60)), 0.42)
    picture.outline(GOLD, cape.intersection(rectangle(29.2, 0, 60, 60)), 0.42)
    for line in (((22.2, 30.4), (19.8, 32.6), (18.6, 35)), ((24.8, 32), (23.4, 35), (23.2, 37.6)), ((32, 33), (32.9, 35), (33, 36.2)), ((35.2, 31), (37, 33), (37.4, 34.2))):
        picture.add(INK, cut(*line, width=0.85))
    for x, y in points[1::2]:
        little_bell(picture, x, y + 0.7, 1.15)


def _fool() -> Picture:
    """Drawn looking to the left; the lips are closed on the reed."""
    picture = Picture()
    head = profile(Mien(brow=1.1, age=0, dark=True))
    picture.put(head.skin)
    picture.put(head.features)
    picture.add(INK, cut((-3.4, 5.2), (-2.2, 4.6), (-1.2, 6.0), (-1.9, 7.6), width=0.55))
    for line, width in ((((-2.6, -7), (-4.4, -5.8), (-5.4, -4.0)), 1.8), (((-0.8, -6.6), (-2.4, -5.2), (-3.8, -3.6)), 1.8), (((0.6, -5.4), (-0.4, -4.2), (-2.0, -3.0)), 1.6)):
        lock(picture, "braun", curve(*line), width, cuts=1, cut_width=0.36, root=0.7, line=0.3, cut_role=PAPER)
    picture.put(gugel())
    return picture


def _shawm(picture: Picture) -> None:
    """The pipe from the lips down to the right; both hands lie on it, fingers above, thumbs below."""
    along = placed(35.0, 25.4, 37)
    tube = closed((-0.8, -0.8, 1), (1.6, -1.25), (12, -1.5), (16.4, -2.0), (20.0, -4.0, 1), (21.2, 0), (20.0, 4.0, 1), (16.4, 2.0), (12, 1.5), (1.6, 1.25), (-0.8, 0.8, 1))
    sleeve = closed((33.0, 47, 1), (36.0, 42.0), (41.6, 40.8, 1), (47.0, 42.6, 1), (48.4, 47, 1))
    hand = on_pipe()
    for u, degrees in ((13.0, 4), (5.6, -2)):
        place = placed(u, 0.3, degrees, 0.78)
        picture.put(hand.behind, lambda shape, place=place: along(place(shape)))
    picture.outline("braun", along(tube), 0.42)
    picture.add(GOLD, along(rectangle(15.6, -1.85, 16.9, 1.85)), along(rectangle(1.6, -1.2, 2.8, 1.2)))
    picture.add(INK, along(ellipse(20.2, 0, 0.85, 3.0)), along(circle(9.6, -0.2, 0.4)), along(circle(2.0, 0, 0.1)))
    for u, degrees in ((13.0, 4), (5.6, -2)):
        place = placed(u, 0.3, degrees, 0.78)
        picture.put(hand.before, lambda shape, place=place: along(place(shape)))
    near = closed((26.2, 47, 1), (28.6, 41.6), (33.2, 37.8, 1), (37.6, 41.2, 1), (35.4, 44.4), (34.4, 47, 1))
    cloth(picture, "rot", sleeve, [((40, 43), (39.4, 45), (39.6, 47))])
    cloth(picture, GOLD, near, [((31, 42), (29.8, 44.4), (29.4, 47)), ((34, 41.2), (32.8, 44), (32.2, 47))])
    cuff(picture, 34.2, 39.4, 40, 6.4)
    cuff(picture, 40.8, 43.4, 36, 6.4)
