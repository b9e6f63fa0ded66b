"""The Unter of Gras: the huntsman in hat and cowl, his crossbow before him, one eye shut."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, curve, ribbon
from art.deutsch.cast.huntsman import huntsman
from art.hand import draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, union

GOLD, GREEN, BROWN = "ocker", "gruen", "braun"
HEAD = placed(26.8, 21.6)
RISE = -27.0
BOW = placed(34.0, 35.4, RISE)
"""The crossbow, its stock level through (0, 0), rises to the right."""
TRIGGER = gestures.FRONT.with_fingers(
    first=((2.0, -2.4), (1.2, -4.4), (-0.6, -5.2), (-1.8, -4.8)),
    thumb=((2.6, 3.4), (3.4, 1.4), (3.0, -0.8), (2.2, -2.2)),
)  # fmt: skip


def gras() -> Court:
    picture, head = Picture(), huntsman()
    _coat(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(10, 0, 45, 31.6)))
    _cowl(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hat(picture)
    crossbow = rimmed(_crossbow(), 0.35)
    steady = draw_hand(gestures.CUP, placed(40.8, 32.2, -116, 0.92, mirrored=True))
    picture.put(crossbow)
    draw_arm(picture, steady, Sleeve((52.4, 40.6), (47.0, 49.0), GREEN, (4.4, 6.2, 7.0), BROWN, folds=4, seed=6))
    trigger = draw_hand(TRIGGER, placed(24.6, 40.2, 63, 0.9))
    draw_arm(picture, trigger, Sleeve((15.0, 46.0), (12.0, 40.0), GREEN, (4.4, 6.2, 7.0), BROWN, folds=3, seed=2))
    return Court(picture, head.whole(), {"steady": steady.picture, "trigger": trigger.picture})


def _coat(picture: Picture) -> None:
    coat = closed(
        (21.0, 30.0), (15.4, 33.6), (13.0, 39.0), (13.0, 50, 1), (47.0, 50, 1), (46.0, 39.0), (40.6, 33.6), (33.0, 30.0)
    )
    picture.outline(GREEN, coat, 0.5)
    picture.add(INK, shade(coat, 0.9, 1.8, 1.1, 0.6, smooth=1.8))
    picture.add(PAPER, lit(coat, 0.9, 0.5))


def _cowl(picture: Picture) -> None:
    """Of leather over the shoulders, its hem cut in points."""
    hem = [
        (16.8, 34.6, 1),
        (20.0, 34.8),
        (21.2, 38.4, 1),
        (24.0, 35.8),
        (26.8, 39.4, 1),
        (29.6, 35.8),
        (32.4, 38.4, 1),
        (33.6, 34.6),
        (37.6, 34.2, 1),
    ]
    cowl = closed((21.0, 29.0, 1), (17.8, 31.4), *hem, (36.0, 31.0), (32.8, 28.8, 1), (27.0, 31.6))
    picture.outline(BROWN, cowl, 0.5)
    picture.add(INK, shade(cowl, 0.6, 1.2, 1.05, 0.5), line((20.6, 31.4), (26.8, 33.6), (33.4, 31.2), width=0.45))
    picture.add(PAPER, lit(cowl, 0.8, 0.45))


def _hat(picture: Picture) -> None:
    """Green, its brim bent down before, a cord of gold, a pheasant's feather and a twig of oak."""
    feather = closed((36.0, 13.0), (40.0, 9.6), (44.6, 5.4, 1), (44.0, 9.0), (40.4, 13.0), (36.6, 15.4))
    form(picture, BROWN, feather, 0.3)
    picture.add(INK, line((36.6, 14.2), (40.2, 10.8), (43.6, 6.8), width=0.4))
    picture.add(PAPER, [line((x, y), (x + 0.2, y - 1.4)) for x, y in ((38.6, 11.6), (40.2, 10.2), (41.8, 8.8))])
    crown = closed(
        (19.4, 14.0), (20.2, 9.0), (23.0, 6.0), (27.4, 6.6), (31.4, 5.8), (34.0, 9.0), (34.8, 14.0), (27, 16)
    )
    picture.add(INK, crown.buffer(0.7))
    picture.outline(GREEN, crown, 0.5)
    picture.add(
        INK, shade(crown, 1.0, 2.0, 1.1, 0.6, smooth=1.8), line((26.6, 7.0), (27.4, 9.0), (27.2, 11.2), width=0.6)
    )
    picture.add(PAPER, lit(crown, 0.9, 0.6, least=0.35))
    cord = ribbon(curve((19.4, 12.8), (27.0, 14.8), (34.8, 12.8)), 1.5)
    form(picture, GOLD, cord, 0.0, 0.42)
    brim = closed(
        (15.7, 15.2),
        (18.0, 14.0),
        (22.6, 15.4),
        (27.0, 16.0),
        (31.6, 15.4),
        (36.2, 13.8),
        (39.6, 15.0),
        (37.0, 17.6),
        (32.2, 17.9),
        (27.0, 18.1),
        (21.8, 17.9),
        (17.7, 17.4),
    )
    picture.add(INK, brim.buffer(0.8))
    picture.outline(GREEN, brim, 0.5)
    picture.add(INK, shade(brim, 0.5, 1.0, 1.05, 0.5))
    picture.add(PAPER, lit(brim, 0.7, 0.4, least=0.55))
    for x, y, lean in ((35.4, 12.6, 30), (34.2, 14.6, 64)):
        leaf = placed(x, y, lean)(
            closed(
                (0, 0.4, 1),
                (-1.2, -0.8),
                (-0.9, -1.8),
                (-1.3, -2.6),
                (0, -4.2, 1),
                (1.3, -2.6),
                (0.9, -1.8),
                (1.2, -0.8),
            )
        )
        form(picture, GOLD, leaf, 0.3, 0.4)


def _crossbow() -> Picture:
    """Stock of pear wood, bow of steel, string drawn back over the nut, a bolt on it."""
    picture = Picture()
    steel = BOW(ribbon(curve((9.4, -13.0), (13.2, -8.4), (14.6, 0), (13.2, 8.4), (9.4, 13.0)), 1.8))
    string = union(
        BOW(ribbon(curve((9.6, -12.6), (-0.6, -1.2)), 0.4)), BOW(ribbon(curve((9.6, 12.6), (-0.6, 1.2)), 0.4))
    )
    picture.outline(PAPER, string, 0.36)
    picture.outline(PAPER, steel, 0.5)
    picture.add(INK, shade(steel, 0.6, 0))
    stock = BOW(closed((-19.0, -1.2, 1), (-6, -1.5), (16.2, -1.2, 1), (16.2, 1.2, 1), (-6, 1.5), (-19.0, 2.2, 1)))
    picture.outline(BROWN, stock, 0.5)
    picture.add(INK, shade(stock, 0.5, 0))
    picture.add(PAPER, BOW(ribbon(curve((-14, -0.5), (12, -0.4)), 0.4)))
    picture.outline(GOLD, BOW(circle(-0.6, 0, 1.5)), 0.42)
    picture.outline(GOLD, BOW(closed((16.0, -1.5, 1), (19.4, -1.3), (20.0, 0), (19.4, 1.3), (16.0, 1.5, 1))), 0.42)
    picture.add(INK, BOW(circle(18.0, 0, 0.5)))
    return picture
