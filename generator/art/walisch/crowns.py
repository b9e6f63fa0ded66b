"""The crowns of the lords: one band with five ornaments, of another kind in every suit. Drawn round the eye line."""

from __future__ import annotations

from collections.abc import Callable

from art.curves import Curve, between_curves, blend, closed, curve, cut, resample, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Move, circle, lozenge, move, placed, polygon, scale, turn, union
from art.walisch.symbols import symbol

GOLD = "ocker"

_SEATS = (
    (-6.6, -9.3, 0.85, -24), (6.6, -9.3, 0.85, 24), (-3.4, -9.9, 0.75, -8), (3.4, -9.9, 0.75, 8),
    (0, -10.2, 0.95, 0),
)  # fmt: skip
"""Where the five ornaments stand: x, y, scale and lean, the outermost first."""


def crown(suit: str) -> Picture:
    """The crown of a suit's lord."""
    picture = Picture()
    ornament = _ORNAMENTS[suit]
    for x, y, factor, lean in _SEATS:
        picture.put(ornament(x == 0), placed(x, y, lean, factor))
    picture.put(_band(suit))
    return picture


_ASIDE = (
    (-6.0, -8.2, 0.7, -16, 0.6), (7.3, -7.9, 0.66, 18, 0.6), (-3.2, -8.9, 0.78, -8, 0.8), (4.9, -8.7, 0.78, 8, 0.85),
    (0.9, -9.2, 0.95, 0, 1.0),
)  # fmt: skip
_SIDE = (
    (-5.0, -8.3, 0.8, -12, 0.5), (8.4, -5.7, 0.8, 26, 0.5), (-2.0, -8.9, 0.9, -4, 0.85), (5.6, -7.6, 0.9, 14, 0.85),
    (1.9, -8.8, 1.0, 4, 1.0),
)  # fmt: skip
"""The seats on a crown seen in three quarters and from the side, with how far each ornament is narrowed."""


def crown_aside(suit: str) -> Picture:
    """The crown on a head that looks half to the left."""
    picture = _seated(suit, _ASIDE)
    upper = curve((-6.5, -8.3), (-3, -9.2), (1.5, -9.4), (5.4, -8.8), (8.0, -7.7))
    lower = curve((-5.9, -4.6), (-3, -5.2), (1.2, -5.3), (4.8, -4.8), (7.3, -3.8))
    picture.put(_bent_band(suit, upper, lower, (10, 28, 50, 72, 90, 108)))
    return picture


def crown_side(suit: str) -> Picture:
    """The crown on a head seen from the side, looking to the left; it sits lower at the nape."""
    picture = _seated(suit, _SIDE)
    upper = curve((-5.6, -8.2), (-2.4, -9.0), (2.0, -8.8), (6.0, -7.4), (9.2, -4.9))
    lower = curve((-5.6, -4.6), (-2.6, -5.2), (1.4, -4.9), (5.2, -3.6), (8.0, -1.4))
    picture.put(_bent_band(suit, upper, lower, (8, 28, 50, 72, 94, 112)))
    return picture


def _seated(suit: str, seats: tuple[tuple[float, ...], ...]) -> Picture:
    picture = Picture()
    for x, y, factor, lean, narrowed in seats:
        ornament = _bud() if suit == "bog" and narrowed < 0.7 else _ORNAMENTS[suit](narrowed == 1)
        picture.put(ornament, _seat(x, y, factor, lean, narrowed))
    return picture


def _seat(x: float, y: float, factor: float, lean: float, narrowed: float) -> Move:
    def place(shape: Geometry) -> Geometry:
        return move(turn(scale(shape, factor * narrowed, factor), lean), x, y)

    return place


def _bent_band(suit: str, upper: Curve, lower: Curve, gems: tuple[int, ...]) -> Picture:
    """The band between two curves, its ornament at the given hundred-and-twentieths of the way."""
    picture = Picture()
    picture.outline(GOLD, between_curves(upper, lower), 0.42)
    for share in (0.2, 0.8):
        picture.add(INK, taper(blend(upper, lower, share), 0.4, peak=0.5, tip=0.18))
    middle = resample(blend(upper, lower, 0.5), 120)
    for i, at in enumerate(gems):
        x, y = float(middle[at][0]), float(middle[at][1])
        narrowed = 0.7 if i in (0, len(gems) - 1) else 1.0
        if suit in ("yxar", "bog"):
            picture.add(INK, lozenge(x, y, 0.95 * narrowed, 0.85))
        elif suit in ("skoell", "jarnur"):
            picture.add(INK, circle(x, y, 0.72))
            picture.add(PAPER, circle(x - 0.08, y - 0.08, 0.36))
        else:
            k = narrowed
            zigzag = polygon((x - 1.3 * k, y + 0.8), (x, y - 0.85), (x + 1.3 * k, y + 0.8), (x, y + 0.05))
            picture.add(INK, zigzag)
    return picture


def _band(suit: str) -> Picture:
    picture = Picture()
    band = closed(
        (-7.3, -9.0, 1), (-3.6, -9.9), (0, -10.2), (3.6, -9.9), (7.3, -9.0, 1), (6.9, -4.5, 1), (3.5, -5.4),
        (0, -5.7), (-3.5, -5.4), (-6.9, -4.5, 1),
    )  # fmt: skip
    picture.outline(GOLD, band, 0.42)
    upper = cut((-7.0, -8.2), (-3.6, -9.05), (0, -9.3), (3.6, -9.05), (7.0, -8.2), width=0.42, peak=0.5, tip=0.2)
    lower = cut((-6.8, -5.4), (-3.5, -6.3), (0, -6.6), (3.5, -6.3), (6.8, -5.4), width=0.42, peak=0.5, tip=0.2)
    picture.add(INK, upper, lower)
    for x in (-5.5, -2.75, 0, 2.75, 5.5):
        y = -7.95 + x * x * 0.028
        if suit in ("yxar", "bog"):
            picture.add(INK, lozenge(x, y, 0.95, 0.85))
        elif suit in ("skoell", "jarnur"):
            picture.add(INK, circle(x, y, 0.74))  # 0.35 mm of gold are left above it and below
            picture.add(PAPER, circle(x - 0.02, y - 0.02, 0.38))
        else:
            zigzag = polygon((x - 1.3, y + 0.8), (x, y - 0.85), (x + 1.3, y + 0.8), (x, y + 0.05))
            picture.add(INK, zigzag)
    if suit in ("yxar", "bog"):
        picture.add(INK, [circle(x, -7.9 + x * x * 0.026, 0.28) for x in (-4.1, -1.37, 1.37, 4.1)])
    return picture


def _palmette(_middle: bool) -> Picture:
    leaf = Picture()
    for side in (-1, 1):
        form = closed(
            (side * 0.2, 0.4, 1), (side * 1.0, -1.2), (side * 2.3, -2.0), (side * 2.9, -1.0),
            (side * 2.2, -0.4, 1), (side * 1.5, 0.5, 1),
        )  # fmt: skip
        leaf.outline(GOLD, form, 0.34)
    leaf.outline(GOLD, closed((-0.9, 0.6, 1), (-1.2, -1.6), (0, -4.2, 1), (1.2, -1.6), (0.9, 0.6, 1)), 0.34)
    leaf.add(INK, cut((0, 0.2), (0, -2.8), width=0.55))
    return leaf


def _knobs(_middle: bool) -> Picture:
    """A stem with three round knobs, as on the pommel of a sword."""
    ornament = Picture()
    ornament.outline(GOLD, polygon((-0.75, 0.6), (-0.5, -2), (0.5, -2), (0.75, 0.6)), 0.34)
    for side in (-1, 1):
        ornament.outline(GOLD, circle(side * 1.45, -1.75, 0.95), 0.32)
    ornament.outline(GOLD, circle(0, -3.1, 1.1), 0.32)
    ornament.add(INK, circle(0, -3.1, 0.4))
    return ornament


def _step(middle: bool) -> Picture:
    """A stepped merlon: the crown of the shield is a wall."""
    ornament = Picture()
    half, low, high = (1.9, -1.7, -3.5) if middle else (1.85, -1.5, -3.0)
    merlon = polygon(
        (-half, 0.6), (-half, low), (-half / 2, low), (-half / 2, high),
        (half / 2, high), (half / 2, low), (half, low), (half, 0.6),
    )  # fmt: skip
    ornament.outline(GOLD, merlon, 0.36)
    ornament.add(INK, lozenge(0, low + 0.3, 0.55, 0.9))
    return ornament


def _leaf(middle: bool) -> Picture:
    """A spear's blade, upright."""
    ornament = Picture()
    top = -4.7 if middle else -4.1
    blade = closed((-0.6, 0.6, 1), (-1.35, -1.2), (-0.9, -2.6), (0, top, 1), (0.9, -2.6), (1.35, -1.2), (0.6, 0.6, 1))
    ornament.outline(GOLD, blade, 0.34)
    ornament.add(INK, closed((0, 0.2, 1), (-0.42, -1.2), (0, -3.0, 1), (0.42, -1.2)))
    return ornament


def _star(middle: bool) -> Picture:
    """An iron star that stands on the band with one of its points."""
    ornament = Picture()
    factor = 0.44 if middle else 0.36
    star = placed(0, -1.9, 0, factor)(symbol("jarnur"))
    ornament.outline(GOLD, union([star.buffer(0.3).buffer(-0.3)]), 0.3)
    ornament.add(INK, lozenge(0, -1.9, 0.5, 0.5))
    return ornament


def _twig(middle: bool) -> Picture:
    """A twig of yew, the wood of bows: a stem with leaves in pairs."""
    ornament = Picture()
    for y, reach in ((0.0, 2.1), (-1.5, 1.8)):
        for side in (-1, 1):
            leaf = closed(
                (0, y, 1), (side * reach * 0.45, y - 1.1), (side * reach, y - 1.5, 1),
                (side * reach * 0.6, y - 0.2),
            )  # fmt: skip
            ornament.outline(GOLD, leaf, 0.3)
    top = -4.6 if middle else -4.1
    ornament.outline(GOLD, closed((-0.5, 0.6, 1), (-0.75, -2.4), (0, top, 1), (0.75, -2.4), (0.5, 0.6, 1)), 0.32)
    return ornament


def _bud() -> Picture:
    """A twig that is seen from its edge: leaves in pairs would be too fine there."""
    ornament = Picture()
    ornament.outline(
        GOLD,
        closed((-1.0, 0.6, 1), (-1.9, -1.3), (-1.1, -2.9), (0, -4.4, 1), (1.1, -2.9), (1.9, -1.3), (1.0, 0.6, 1)),
        0.36,
    )
    return ornament


_ORNAMENTS: dict[str, Callable[[bool], Picture]] = {
    "svidar": _knobs,
    "yxar": _palmette,
    "skoell": _step,
    "ger": _leaf,
    "bog": _twig,
    "jarnur": _star,
}
