"""A king's crown: a band of gold set with stones, a cap of velvet behind it, the suit's fruit on its points."""

from __future__ import annotations

from collections.abc import Sequence

from art.costume import form
from art.curves import between_curves, blend, closed, curve, resample
from art.deutsch.suits import fruit
from art.light import line, shade, swelling
from art.picture import INK, Picture
from art.shapes import Geometry, Point, circle, lozenge, placed, union

GOLD, STONE = "ocker", "rot"


def coronet(
    suit: str, upper: Sequence[Point], lower: Sequence[Point], points: int = 5, cap: Geometry | None = None
) -> Picture:
    """Drawn round the eye line of a head; `upper` and `lower` are the band's edges, from left to right."""
    picture = Picture()
    one, other = curve(*upper), curve(*lower)
    if cap is not None:
        form(picture, STONE, cap, 0.7)
    spots = resample(one, 2 * points + 1)
    order = sorted(range(points), key=lambda k: abs(k - (points - 1) / 2), reverse=True)
    for k in order:
        (x, y), (ax, ay), (bx, by) = spots[2 * k + 1], spots[2 * k], spots[2 * k + 2]
        lean = 40.0 * float(by - ay) / float(bx - ax) if bx != ax else 0.0
        form(picture, GOLD, placed(float(x), float(y), lean)(_point(suit)), 0.3, 0.4)
    band = between_curves(one, other)
    form(picture, GOLD, band, 0.5)
    picture.add(INK, [swelling(blend(one, other, share)[2:-2], 0.36) for share in (0.14, 0.86)])
    middle = resample(blend(one, other, 0.5), 120)
    for k, place in enumerate((14, 37, 60, 83, 106)):
        x, y = (float(value) for value in middle[place])
        if k % 2:
            picture.add(INK, lozenge(x, y, 0.8, 1.1))
        else:
            picture.add(INK, circle(x, y, 1.15))
            picture.add(STONE, circle(x, y, 0.72))
    return picture


def _point(suit: str) -> Geometry:
    """A stem with the fruit on it, upright on (0, 0)."""
    stem = closed((-1.7, 0.8, 1), (-0.8, -1.6), (0.8, -1.6), (1.7, 0.8, 1))
    upright = placed(0, -3.2, 0, 1.5) if suit != "eichel" else placed(0, -3.0, 180, 1.5)
    return union(stem, upright(fruit(suit)).buffer(0.35).buffer(-0.1))


def sceptre_head(picture: Picture, suit: str, role: str, x: float, y: float) -> None:
    """The suit's fruit, large, on a golden knob."""
    place = placed(x, y - 3.0, 180 if suit == "eichel" else 0, 2.4)
    shape = place(fruit(suit)).buffer(0.3).buffer(-0.3)
    form(picture, role, shape, 0.4)
    picture.outline(GOLD, circle(x, y + 0.9, 1.4), 0.42)
    picture.add(INK, shade(circle(x, y + 0.9, 1.4), 0.5, 0), line((x - 0.6, y + 2.4), (x + 0.6, y + 2.4), width=0.4))
