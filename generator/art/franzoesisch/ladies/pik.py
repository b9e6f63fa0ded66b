"""The queen of spades: the widow in wimple and black veil; the mirror in her hand shows the sign."""

from __future__ import annotations

import math

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import form, haft, knob
from art.curves import closed, curve, taper
from art.franzoesisch.cast.widow import widow
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import GLASS, LIFT
from art.hand import Hand, draw_hand
from art.karten.suits import sign
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import circle, ellipse, placed

HEAD = placed(34.2, 19.6)
MIRROR = (21.3, 15.0)


def pik() -> Court:
    picture, head = Picture(), widow()
    _gown(picture)
    _veil(picture)
    picture.put(head.neck, HEAD)
    picture.put(head.face, HEAD)
    _edge(picture)
    mirror, veil = _mirror_arm(picture), _veil_arm(picture)
    return Court(picture, head.whole(), {"mirror": mirror.picture, "veil": veil.picture})


def _gown(picture: Picture) -> None:
    gown = closed((25, 31), (18.6, 33.6), (14.4, 38.4), (13.0, 50, 1), (55, 50, 1), (53.6, 39), (48.6, 33.4), (42, 31))
    picture.outline(CLOTH, gown, 0.5)
    picture.add(INK, shade(gown, 0.9, 0, smooth=1.8))
    picture.add(PAPER, lit(gown, 0.9, 0.55))


def _veil(picture: Picture) -> None:
    """Black on black: its edges are light, and a few falls. On the right it is lifted off the cheek."""
    veil = closed(
        (28.0, 12.8), (30.2, 8.4), (35.2, 6.0), (41.0, 7.0), (45.2, 10.6), (47.6, 15.4), (50.6, 19.0), (52.0, 24.6),
        (52.6, 32.0), (53.6, 40.0), (53.6, 50, 1), (44.0, 50, 1), (42, 38), (34, 24),
    )  # fmt: skip
    picture.add(PAPER, veil.buffer(0.45))
    picture.add(INK, veil)
    falls = (
        ((42.4, 9.0), (45.2, 12.4), (46.6, 16.6)), ((49.4, 21.0), (50.0, 27.0), (50.4, 34.0), (50.8, 41.0)),
    )  # fmt: skip
    picture.add(PAPER, [line(*fall, width=0.55, peak=0.45) for fall in falls])


def _edge(picture: Picture) -> None:
    """The veil's front, pinned over the linen of the brow and drawn to her hand; below that it falls free."""
    edge = closed(
        (28.0, 14.6, 1), (29.0, 10.0), (33.2, 6.8), (38.4, 7.2), (41.8, 10.2), (44.0, 14.4), (46.0, 18.2, 1),
        (44.6, 21.4, 1), (42.2, 18.0), (39.6, 13.4), (36.6, 10.6), (32.8, 10.6), (30.0, 12.4),
    )  # fmt: skip
    fall = closed(
        (44.4, 19.6, 1), (46.6, 19.4, 1), (46.8, 26), (46.2, 33), (47.4, 46, 1), (42.0, 46, 1), (43.6, 34), (43.8, 26)
    )
    for shape in (fall, edge):
        picture.add(PAPER, shape.buffer(0.42))
        picture.add(INK, shape)
    picture.add(
        PAPER,
        line((31.2, 9.6), (34.4, 7.8), (38.0, 8.4), width=0.55),
        line((40.6, 11.4), (42.8, 15.2), (44.4, 18.2), width=0.5),
        line((44.8, 25.0), (44.7, 31.0), (44.2, 38.0), width=0.5),
    )
    knob(picture, 31.2, 11.0, 0.9)


def _mirror_arm(picture: Picture) -> Hand:
    """Oval; beads round the glass."""
    x, y = MIRROR
    mirror = haft((x, 22), (x, 39.6), 1.8, GOLD)
    knob(mirror, x, 40.2, 1.5)
    form(mirror, GOLD, closed((x - 2.8, 22.4, 1), (x + 2.8, 22.4, 1), (x + 1.4, 24.8), (x, 25.6), (x - 1.4, 24.8)), 0.4)
    form(mirror, GOLD, ellipse(x, y, 5.9, 7.7), 0.8, 0.5)
    for k in range(16):
        angle = 2 * math.pi * k / 16
        mirror.add(INK, circle(x + 5.05 * math.cos(angle), y + 6.85 * math.sin(angle), 0.4))
    mirror.outline(PAPER, ellipse(x, y, 4.1, 5.9), 0.45)
    glint = curve(*[(x + 3.5 * math.cos(a), y + 5.3 * math.sin(a)) for a in (-2.9, -2.5, -2.1, -1.7, -1.3)])
    mirror.add(INK, taper(glint, 0.55, 0.5, 0.15))
    mirror.add("pik", sign("pik", x + 0.2, y + 0.5, 7.2))
    mirror.add(PAPER, line((x - 1.0, y - 0.2), (x - 0.5, y - 1.2), (x + 0.2, y - 2.0), width=0.4))
    form(mirror, GOLD, closed((x, 4.9, 1), (x + 1.0, 6.4), (x, 7.6), (x - 1.0, 6.4)), 0.3, 0.4)
    picture.put(rimmed(mirror, 0.35))
    hand = draw_hand(GLASS, placed(x, 33.2, 0, 0.96), slender=0.84)
    draw_arm(picture, hand, Sleeve((25.6, 44.6), (27, 51), CLOTH, (4.4, 6.2, 7.0), folds=4, seed=6))
    return hand


def _veil_arm(picture: Picture) -> Hand:
    """It lifts the veil, so that she sees herself."""
    hand = draw_hand(LIFT, placed(48.4, 22.0, 6, 0.92), slender=0.86)
    draw_arm(picture, hand, Sleeve((51.4, 41.6), (49.6, 50), CLOTH, (4.4, 6.4, 7.4), folds=4, seed=3))
    return hand
