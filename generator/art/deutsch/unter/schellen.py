"""The Unter of Schellen: the fool in profile, cheek blown up, his fingers on the holes of a shawm."""

from __future__ import annotations

from art import gestures
from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form
from art.curves import closed, curve, ribbon
from art.deutsch.cast.fool import fool
from art.deutsch.wardrobe import little_bell
from art.hand import draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import placed, rectangle

GOLD, RED = "ocker", "rot"
HEAD = placed(25.6, 19.6)
TILT = 36.0
LOOSE = gestures.PLAY.with_fingers(
    first=((-2.3, 3.2), (-3.4, 0.6), (-4.2, -1.2), (-4.6, -2.4)),
    ring=((0.75, 3.0), (1.4, 0.2), (1.6, -1.8), (1.6, -3.0)),
    little=((2.15, 3.5), (3.4, 1.4), (4.2, 0.2), (4.8, -0.8)), thumb=((-2.6, 5.2), (-4.2, 4.2), (-5.4, 3.0)),
)._replace(lines=())  # fmt: skip
"""Three fingers lifted: a high note."""


def schellen() -> Court:
    picture, head = Picture(), fool()
    _coat(picture)
    neck = Picture()
    neck.put(head.neck, HEAD)
    picture.put(neck.clipped(rectangle(10, 0, 45, 31)))
    _collar(picture)
    picture.put(rimmed(head.face, 0.35), HEAD)
    _hood(picture)
    pipe = _shawm()
    far = draw_hand(LOOSE, placed(43.0, 34.0, TILT, 0.84), slender=0.9)
    draw_arm(picture, far, Sleeve((42.6, 46.0), (30.0, 44.0), RED, (4.2, 6.0, 7.0), GOLD, folds=4, seed=5))
    picture.put(pipe)
    picture.put(far.picture)
    near = draw_hand(gestures.PLAY, placed(36.8, 29.6, TILT, 0.84), slender=0.9)
    draw_arm(picture, near, Sleeve((30.0, 43.6), (20.4, 38.0), GOLD, (4.2, 6.4, 8.0), RED, folds=5, seed=3))
    return Court(picture, head.whole(), {"near": near.picture, "far": far.picture})


def _shawm() -> Picture:
    """Boxwood, its bell flared, a reed between his lips."""
    picture = Picture()
    place = placed(31.8, 25.8, TILT)
    picture.outline(GOLD, place(rectangle(-1.2, -0.45, 1, 0.45)), 0.4)
    body = closed(
        (0.8, -0.9, 1),
        (14.4, -1.5),
        (18.0, -2.3),
        (20.4, -3.9, 1),
        (20.4, 3.9, 1),
        (18.0, 2.3),
        (14.4, 1.5),
        (0.8, 0.9, 1),
    )
    picture.outline("braun", place(body), 0.5)
    picture.add(INK, shade(place(body), 0.5, 0))
    for x in (1.4, 15.2):
        picture.outline(GOLD, place(rectangle(x, -1.7, x + 1.1, 1.7)), 0.36)
    return picture


def _coat(picture: Picture) -> None:
    """Parted in gold and red; the hem of the sleeve in points."""
    gold = closed((20.4, 29.6), (14.6, 33.0), (11.8, 38.6), (12.4, 50, 1), (29.6, 50, 1), (28.8, 38), (28.0, 30.6, 1))
    red = closed((27.6, 30.4, 1), (33.0, 32.6), (36.0, 37.0), (36.6, 50, 1), (29.2, 50, 1), (28.6, 38))
    picture.outline(RED, red, 0.5)
    picture.add(INK, shade(red, 0.7, 1.5, 1.05, 0.55, smooth=1.5))
    picture.outline(GOLD, gold, 0.5)
    picture.add(PAPER, lit(gold, 0.9, 0.55))


def _collar(picture: Picture) -> None:
    """Points of red and gold in turn, a bell on each."""
    spots = ((17.4, 31.6, 62), (20.6, 34.0, 34), (25.0, 35.2, 8), (29.4, 34.6, -18), (33.0, 32.2, -44))
    for k, (x, y, lean) in enumerate(spots):
        place = placed(x, y, lean)
        point = place(closed((-2.5, -3.6, 1), (2.5, -3.6, 1), (1.6, 0.4), (0, 3.0, 1), (-1.6, 0.4)))
        form(picture, GOLD if k % 2 else RED, point, 0.4)
        (bx, by), *_ = place(rectangle(-0.1, 3.4, 0.1, 3.6)).centroid.coords
        little_bell(picture, bx, by, 1.2)


def _hood(picture: Picture) -> None:
    """A cap close round the face, one horn thrown forward, one ass's ear behind; bells on both."""
    ear = closed((19.0, 13.0), (16.4, 9.6), (15.8, 6.0), (17.4, 5.6), (20.4, 7.8), (22.8, 10.6))
    picture.outline(GOLD, ear, 0.5)
    picture.add(INK, shade(ear, 0.4, 0), line((17.1, 7.0), (18.6, 9.2), (20.8, 11.4), width=0.45))
    horn = closed(
        (23.0, 9.4), (26.8, 5.8), (33.0, 5.6), (38.4, 8.6), (40.6, 13.8, 1), (36.0, 11.0), (31.6, 10.6), (28.4, 13.0)
    )
    picture.outline(GOLD, horn, 0.5)
    picture.add(INK, shade(horn, 0.7, 1.4, 1.0, 0.55))
    picture.add(PAPER, lit(horn, 0.8, 0.5))
    little_bell(picture, 41.4, 15.4, 1.7)
    cap = closed(
        (29.4, 11.6), (25.0, 9.0), (20.0, 9.8), (16.6, 13.8), (15.8, 19.4), (16.8, 25.0), (18.6, 29.6), (23.2, 30.6, 1),
        (22.0, 26.6), (21.2, 22.0), (22.0, 17.6), (25.4, 14.8), (29.8, 14.4, 1),
    )  # fmt: skip
    picture.add(INK, cap.buffer(0.7))
    picture.outline(RED, cap, 0.5)
    picture.add(INK, line((20.6, 11.8), (18.6, 16.0), (18.4, 21.6), (19.6, 27.0), width=0.6))
    picture.add(PAPER, lit(cap, 0.9, 0.6, least=0.3))
    hem = ribbon(curve((30.2, 13.4), (25.6, 14.4), (22.0, 17.6), (21.2, 22.0), (22.0, 26.6), (23.4, 30.4)), 1.5)
    form(picture, GOLD, hem, 0.0, 0.42)
