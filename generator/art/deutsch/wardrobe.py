"""What several courts wear or carry: fur, ruffs, curls, crowns, the sign beside a figure."""

from __future__ import annotations

import math
from collections.abc import Iterable

from art.curves import between_curves, blend, closed, curve, cut, resample, spiral, taper
from art.deutsch.suits import pip, sized, small
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, lozenge, move, placed, polygon, turn, union

GOLD = "ocker"
Line = tuple[Point, ...]


def sign(picture: Picture, suit: str, x: float, y: float, height: float, degrees: float = 0, halo: float = 0.5) -> None:
    """The suit's sign round (x, y), set off from what lies behind it; where it is small, in the cut of the index."""
    drawn = pip(suit) if height > 9 else small(suit)
    form = drawn.silhouette()
    size = sized(form, height)

    def place(shape: Geometry) -> Geometry:
        return move(turn(size(shape), degrees), x, y)

    if halo:
        picture.add(INK, place(form).buffer(halo + 0.45))
        picture.add(PAPER, place(form).buffer(halo))
    picture.put(drawn, place)


def cloth(
    picture: Picture,
    role: str,
    form: Geometry,
    dark: Iterable[Line] = (),
    light: Iterable[Line] = (),
    width: float = 1.05,
    line: float = 0.42,
) -> None:
    """A piece of clothing with deep folds in black and lit ones in paper."""
    picture.outline(role, form, line)
    inside = form.buffer(-0.05)
    picture.add(INK, union([cut(*way, width=width, peak=0.5) for way in dark]).intersection(inside))
    picture.add(PAPER, union([cut(*way, width=width * 0.6, peak=0.5) for way in light]).intersection(inside))


def ermine(picture: Picture, form: Geometry, tails: Iterable[tuple[float, float, float]]) -> None:
    """White fur with black tails, each an (x, y, degrees)."""
    picture.outline(PAPER, form, 0.45)
    tail = closed((0, -1.3, 1), (0.75, 0.4), (0.3, 1.5), (0, 1.9, 1), (-0.3, 1.5), (-0.75, 0.4))
    picture.add(INK, [placed(x, y, degrees)(tail) for x, y, degrees in tails])


def curl(picture: Picture, x: float, y: float, radius: float, start: float, side: int = 1, role: str = PAPER) -> None:
    """One tight curl of hair or beard; `side` -1 winds it the other way."""
    picture.outline(role, circle(x, y, radius), 0.3)
    picture.add(
        INK, taper(spiral(x, y, radius * 0.96, radius * 0.22, start, side * 1.2), max(radius * 0.34, 0.5), 0.35),
    )  # fmt: skip


def ruff(picture: Picture, x: float, y: float, rx: float, ry: float, folds: int = 16, degrees: float = 0) -> None:
    """A millstone ruff: folds that radiate from the neck, each a loop at the rim."""
    round_ = [2 * math.pi * k / folds for k in range(folds)]
    form = union(
        [ellipse(rx * 0.9 * math.cos(a), ry * 0.9 * math.sin(a), rx * 0.17, ry * 0.2) for a in round_],
        ellipse(0, 0, rx * 0.93, ry * 0.93),
    )
    cuts = []
    for a in round_:
        b = a + math.pi / folds
        inner = (rx * 0.5 * math.cos(b), ry * 0.44 * math.sin(b))
        cuts.append(cut(inner, (rx * 0.98 * math.cos(b), ry * 0.98 * math.sin(b)), width=0.66, peak=0.25))
        cuts.append(ellipse(rx * 0.88 * math.cos(a), ry * 0.87 * math.sin(a), 0.62, 0.42, math.degrees(a)))
    place = placed(x, y, degrees)
    picture.outline(PAPER, place(form), 0.42)
    picture.add(INK, place(union(cuts)))


def little_bell(picture: Picture, x: float, y: float, radius: float = 1.3) -> None:
    """A bell sewn on cloth: a ball with a slit."""
    picture.outline(GOLD, circle(x, y, radius), 0.36)
    slit = polygon(
        (x - 0.17, y + radius * 0.2), (x + 0.17, y + radius * 0.2), (x + 0.22, y + radius), (x - 0.22, y + radius),
    )  # fmt: skip
    picture.add(INK, slit, circle(x, y + radius * 0.22, max(0.28 * radius, 0.3)))


# Crowns are drawn round the eye line; those for heads half turned ("aside") or in profile ("side") look to the left.

_ASIDE = ((-5.9, -8.0, -16), (7.2, -7.6, 18), (-3.1, -8.8, -8), (4.7, -8.6, 8), (0.8, -9.1, 0))
_SIDE = ((-5.0, -8.2, -12), (8.3, -5.7, 26), (-1.9, -8.8, -4), (5.4, -7.6, 14), (1.9, -8.8, 4))
_SEATS = {"aside": _ASIDE, "side": _SIDE}
_BANDS: dict[str, tuple[Line, Line]] = {
    "aside": (
        ((-6.5, -8.3), (-3, -9.2), (1.5, -9.4), (5.4, -8.8), (8.0, -7.7)),
        ((-5.9, -4.6), (-3, -5.2), (1.2, -5.3), (4.8, -4.8), (7.3, -3.8)),
    ),
    "side": (
        ((-5.6, -8.2), (-2.4, -9.0), (2.0, -8.8), (6.0, -7.4), (9.2, -4.9)),
        ((-5.6, -4.6), (-2.6, -5.2), (1.4, -4.9), (5.2, -3.6), (8.0, -1.4)),
    ),
}


def crown(suit: str, view: str) -> Picture:
    """A crown with the suit's fruit on its points; `view` is "aside" or "side"."""
    picture = Picture()
    for x, y, lean in _SEATS[view]:
        narrow = 0.85 if lean else 1.05
        picture.put(_POINTS[suit](), placed(x, y, lean, narrow))
    picture.put(crown_band(*_BANDS[view]))
    return picture


def crown_band(upper: Line, lower: Line) -> Picture:
    """A golden band between two lines, set with stones."""
    one, other = curve(*upper), curve(*lower)
    picture = Picture()
    picture.outline(GOLD, between_curves(one, other), 0.42)
    picture.add(INK, [taper(blend(one, other, share), 0.4, peak=0.5, tip=0.18) for share in (0.16, 0.84)])
    middle = resample(blend(one, other, 0.5), 120)
    for k, at in enumerate((12, 36, 60, 84, 108)):
        x, y = (float(value) for value in middle[at])
        if k % 2:
            picture.add(INK, lozenge(x, y, 0.8, 1.15))
        else:
            picture.add(INK, ellipse(x, y, 1.15, 1.15))
            picture.add("rot", circle(x, y, 0.68))
    return picture


def _point_of_leaf() -> Picture:
    picture = Picture()
    form = closed(
        (-0.6, 0.8, 1), (-0.6, -0.4), (-2.0, -1.2), (-1.5, -3.0), (0, -5.2, 1), (1.5, -3.0), (2.0, -1.2),
        (0.6, -0.4), (0.6, 0.8, 1),
    )  # fmt: skip
    picture.outline(GOLD, form, 0.34)
    picture.add(INK, cut((0, 0), (0, -3.6), width=0.5))
    return picture


def _point_of_bell() -> Picture:
    picture = Picture()
    spike = polygon((-1.5, 0.8), (-0.5, -2.2), (0.5, -2.2), (1.5, 0.8))
    picture.outline(GOLD, spike, 0.34)
    little_bell(picture, 0, -3.0, 1.35)
    return picture


_POINTS = {"gras": _point_of_leaf, "schellen": _point_of_bell}
