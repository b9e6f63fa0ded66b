"""The knave of hearts: a falconer, half turned to the bird on his fist."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve, cut, ribbon
from art.franzoesisch.cloth import CLOTH, GOLD, bell
from art.franzoesisch.knaves.falcon import falcon, talons
from art.grasps import grip
from art.karten.suits import sign
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed, rectangle, union
from art.sleeve import sleeve

SUIT = "rot"
X, Y = 25.8, 19.6
GLOVE = (44.8, 32.6)


def herz() -> Picture:
    figure = Picture()
    _tunic(figure)
    figure.put(_head(), placed(X, Y, 0, 0.92, mirrored=True))
    _gauntlet(figure)
    figure.put(falcon(), placed(45.0, 28.6, 0, 0.92))
    hand, place = grip(92), placed(*GLOVE, 0, 1.08)
    for part in hand:
        figure.put(part.clipped(rectangle(-20, -20, 20, 5.6)), place)
    _cuff(figure)
    figure.put(talons(), placed(45.0, 28.6, 0, 0.92))
    return figure


def _tunic(picture: Picture) -> None:
    """Parted in two colours; puffed shoulders, the right arm down."""
    body = closed(
        (18.6, 29.6), (12.4, 31.8), (8.0, 37), (6.4, 47, 1), (42.6, 47, 1), (41.4, 38), (37, 32.4), (30.6, 29.6)
    )
    picture.outline(CLOTH, body, 0.42)
    parted = body.intersection(closed((25.4, 28, 1), (26.0, 37), (25.4, 47, 1), (60, 47, 1), (60, 28, 1)))
    picture.add(INK, parted.buffer(0.3))
    picture.add(GOLD, parted.buffer(-0.12))
    picture.add(SUIT, sign("herz", 29.8, 39.0, 5.0))
    picture.add(INK, [circle(23.8, y, 0.6) for y in (36.4, 39.0, 41.6)])
    sleeve(picture, CLOTH, (13.8, 35.4), (9.6, 54), (13, 56), (8.4, 8.4, 5), folds=0, side=-1)
    puff = ellipse(13.6, 34.8, 5.4, 4.6, -24)
    picture.outline(CLOTH, puff, 0.42)
    turned = placed(13.6, 34.8, -24)
    slits = [turned(cut((d, -4.2), (d * 1.35, 0), (d, 4.2), width=1.15, peak=0.5)) for d in (-3.0, -0.2, 2.6)]
    picture.add(PAPER, union(slits).intersection(puff))
    picture.add(INK, cut((17.4, 31.4), (18.2, 34), (17.0, 37.2), width=0.8).intersection(puff))
    upper = closed(
        (32.6, 34.4), (35.4, 31.8), (39.4, 32.8), (42.0, 36.8), (44.8, 40.8), (51.6, 44), (52.6, 47, 1), (33.2, 47, 1)
    )
    picture.outline(CLOTH, upper, 0.42)
    shade = cut((34.4, 37), (35, 41), (34.6, 46), width=1.0), cut((38.6, 36.6), (39.4, 39.6), (38.6, 43.4), width=0.7)
    picture.add(INK, *shade)
    picture.add(PAPER, cut((36.0, 33.6), (38.6, 34.6), (40.4, 37.6), width=0.6))


def _head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    head = aside(BUILDS["youth"])
    long = curve((3.4, -6), (8.6, -3), (8.8, 3), (8.4, 8.0), (5.4, 10.4))
    lock(picture, GOLD, long, 4.6, root=0.8)
    picture.put(head.neck.clipped(rectangle(-20, -20, 20, 13.6)))
    picture.put(head.face)
    picture.put(head.features)
    for line, width, cuts in (
        (((2.4, -7), (5.6, -4.6), (6.6, -0.6), (6.4, 4.2), (6.9, 8.2)), 3.3, 2),
        (((2.0, -7), (4.2, -5), (5.4, -2.4), (5.0, 0.6)), 2.2, 1),
        (((-1.0, -7.4), (-2.6, -6.4), (-4.2, -5.2), (-5.5, -3.2)), 2.0, 1),
        (((0.6, -7.4), (-0.6, -5.8), (-1.8, -4.9), (-3.1, -3.9)), 2.0, 1),
        (((2.2, -7.4), (1.4, -5.8), (0.6, -5.0), (-0.6, -4.2)), 1.9, 1),
    ):
        lock(picture, GOLD, curve(*line), width, cuts=cuts, root=0.75)
    frill = closed(
        (-2.4, 12.0), (1.2, 13.4), (4.6, 13.0), (8.4, 10.8), (10.0, 12.6), (7.4, 15.8), (2.4, 17.4), (-3.2, 15.4)
    )
    picture.outline(PAPER, frill, 0.4)
    pleats = ((-1.0, 13.4), (1.4, 14.2), (3.8, 14.0), (6.0, 13.0), (8.0, 11.8))
    picture.add(INK, [cut((x, y), (x + 0.3, y + 2.0), width=0.55) for x, y in pleats])
    picture.put(_beret())
    return picture


def _beret() -> Picture:
    picture = Picture()
    form = closed(
        (-6.2, -6.0, 1), (-9.6, -8.0), (-8.8, -11.8), (-2.4, -14.0), (5.0, -13.4), (9.8, -10.4), (10.4, -6.8),
        (7.6, -4.4, 1), (2.4, -6.2), (-2.6, -6.6),
    )  # fmt: skip
    picture.add(INK, form.buffer(0.9))
    picture.add(PAPER, form.buffer(0.46))
    picture.add(INK, form)
    picture.add(
        PAPER, cut((-8.4, -9.2), (-6.0, -11.8), (-1.6, -12.8), width=0.75, peak=0.5),
        cut((2.4, -12.4), (6.6, -11.2), (9.0, -8.4), width=0.65, peak=0.5),
        cut((1.6, -10.4), (5.2, -9.6), (7.8, -7.2), width=0.55, peak=0.5),
    )  # fmt: skip
    band = closed(
        (-6.7, -6.6, 1), (-2.6, -7.6), (2.6, -7.2), (8.0, -5.4, 1), (7.7, -3.4, 1), (2.4, -5.3), (-2.6, -5.7),
        (-6.3, -4.6, 1),
    )  # fmt: skip
    picture.outline(CLOTH, band, 0.38)
    picture.outline(GOLD, circle(-3.4, -8.2, 1.9), 0.38)
    picture.add(SUIT, sign("herz", -3.4, -8.1, 2.4))
    return picture


def _gauntlet(picture: Picture) -> None:
    form = closed((41.0, 36.8, 1), (47.4, 36.4, 1), (50.6, 47, 1), (38.0, 47, 1))
    picture.outline(GOLD, form, 0.42)
    picture.add(INK, cut((46.4, 37.4), (47.6, 40.4), width=0.6))


def _cuff(picture: Picture) -> None:
    """The gauntlet's stiff upper edge over the wrist, and the jess with its bell."""
    edge = closed((40.2, 37.2, 1), (44.0, 38.4), (48.1, 36.7, 1), (49.4, 40.2, 1), (44.2, 41.6), (39.2, 40.8, 1))
    picture.outline(GOLD, edge, 0.42)
    stitches = ((41.7, 38.5), (44.2, 39.1), (46.7, 38.2))
    picture.add(INK, [cut((x, y), (x + (x - 44) * 0.06, y + 1.7), width=0.55, peak=0.5) for x, y in stitches])
    picture.outline(CLOTH, ribbon(curve((42.4, 29.8), (39.8, 31.4), (38.8, 34.2), (39.0, 36.6)), 0.85), 0.32)
    bell(picture, 39.0, 37.8, 1.35)
