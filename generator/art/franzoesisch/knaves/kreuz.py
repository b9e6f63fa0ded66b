"""The knave of clubs: the veteran seen from the side, plumed cap, the partisan in his fist."""

from __future__ import annotations

from art.arm import Sleeve, draw_arm
from art.cast import Court
from art.costume import feather, form, haft, knob, panes, ruff, socket
from art.curves import between_curves, blend, closed, curve, flow
from art.franzoesisch.cast.veteran import veteran
from art.franzoesisch.cloth import CLOTH, GOLD
from art.franzoesisch.hands import POLE
from art.hand import Hand, draw_hand
from art.light import line, lit, rimmed, shade
from art.picture import INK, PAPER, Picture
from art.shapes import placed

HEAD = placed(34.0, 20.6)
SPEAR = 18.7


def kreuz() -> Court:
    picture, head = Picture(), veteran()
    _doublet(picture)
    picture.put(head.neck, HEAD)
    ruff(
        picture,
        [(28.6 + 2.1 * k, 32.4 + 0.9 * (1 - ((k - 3.4) / 3.4) ** 2), 2.4) for k in (7, 0, 6, 1, 5, 2, 4, 3)],
        3.4,
    )
    picture.put(rimmed(head.face, 0.35), HEAD)
    _cap(picture)
    hand = _spear_arm(picture)
    return Court(picture, head.whole(), {"spear": hand.picture})


def _doublet(picture: Picture) -> None:
    """Gold, pleated over the breast, between sleeves slashed in panes."""
    panes(picture, curve((42.0, 34.0), (48.0, 33.8), (52.4, 37.4), (53.0, 46)), (7.0, 9.6, 9.8, 7.6), (CLOTH, PAPER), 5)
    body = closed((27, 30.6), (22.4, 34), (21.0, 40), (21.4, 50, 1), (46, 50, 1), (46.4, 39), (43.6, 33.6), (39, 30.6))
    picture.outline(GOLD, body, 0.5)
    picture.add(
        INK, flow(curve((25.4, 34), (23.4, 40), (23.6, 50)), curve((43.0, 34), (44.6, 40), (44.4, 50)), 7, 0.65,
        start=0, end=1, jitter=0), shade(body, 0.9, 0, smooth=1.8),
    )  # fmt: skip


def _cap(picture: Picture) -> None:
    """A flat cap, its brim slashed; an ostrich feather falls behind."""
    cap = HEAD(
        closed((-6.8, -6.4, 1), (-6.0, -10.0), (-1.4, -12.8), (5.6, -12.6), (10.0, -9.4), (10.6, -5.0, 1), (5, -4.6))
    )
    picture.add(INK, cap.buffer(0.8))
    picture.outline(CLOTH, cap, 0.5)
    picture.add(
        INK, shade(cap, 1.0, 1.8, 1.0, 0.6, smooth=1.6), HEAD(line((0.6, -11.8), (1.8, -10.0), (1.8, -8.2), width=0.5))
    )
    picture.add(PAPER, lit(cap, 0.9, 0.6, least=0.35))
    above = curve((-9.2, -5.8), (-7.2, -7.6), (-2.6, -8.2), (2.6, -7.6), (7.6, -5.8), (11.8, -3.2))
    below = curve((-9.0, -4.6), (-6.2, -4.8), (-2.2, -4.9), (2.6, -3.9), (7.0, -2.0), (11.0, -1.4))
    brim = HEAD(between_curves(above, below).buffer(0.4))
    picture.add(INK, brim.buffer(0.7))
    picture.add(PAPER, brim.buffer(0.42))
    picture.add(INK, brim)
    for x, y in blend(above, below, 0.5, 80)[9::12].tolist():
        picture.add(PAPER, HEAD(line((x - 0.6, y - 1.1), (x + 0.1, y), (x + 0.6, y + 1.1), width=0.75, peak=0.5)))
    plume = Picture()
    feather(plume, curve((37.6, 11.4), (41.4, 9.4), (46.2, 10.0), (49.8, 13.6), (50.6, 19.0), (48.6, 24.0)), 2.7, 12)
    picture.put(rimmed(plume, 0.4))
    knob(picture, 37.6, 11.6, 1.7)


def _spear_arm(picture: Picture) -> Hand:
    """A partisan with two wings and a tassel."""
    x = SPEAR
    spear = haft((x, 18), (x, 50), 2.0, GOLD)
    steel = closed(
        (x, 4.9, 1), (x + 2.0, 9), (x + 2.4, 13.0), (x + 1.5, 15.8), (x + 3.9, 14.0, 1), (x + 3.7, 17.2),
        (x + 1.4, 19.4, 1), (x - 1.4, 19.4, 1), (x - 3.7, 17.2), (x - 3.9, 14.0, 1), (x - 1.5, 15.8), (x - 2.4, 13.0),
        (x - 2.0, 9),
    )  # fmt: skip
    spear.outline(PAPER, steel, 0.5)
    flank = closed(
        (x + 0.1, 6.6, 1), (x + 1.3, 9.4), (x + 1.6, 13.0), (x + 0.7, 16.0), (x + 0.7, 18.8, 1), (x + 0.1, 18.8, 1)
    )
    spear.add(INK, flank, shade(steel, 0.5, 0, smooth=0.6))
    socket(spear, x - 1.6, 19.4, x + 1.6, 21.4)
    tassel = closed(
        (x - 1.5, 21.4, 1), (x + 1.5, 21.4, 1), (x + 2.8, 26.0), (x + 1.2, 25.4, 1), (x + 0.4, 26.8),
        (x - 0.6, 25.6, 1), (x - 1.6, 26.6), (x - 2.8, 25.4, 1),
    )  # fmt: skip
    form(spear, CLOTH, tassel, 0.5, 0.42)
    spear.add(INK, line((x - 0.5, 22.2), (x - 0.9, 24.8), width=0.42))
    picture.put(rimmed(spear, 0.35))
    hand = draw_hand(POLE, placed(x, 33.4, 0, 1.02))
    draw_arm(picture, hand, Sleeve((27.6, 46.4), (38.6, 38.2), CLOTH, (5.2, 7.6, 8.6), folds=5, seed=4))
    return hand
