"""What many sitters wear and carry, made to each one's measure: hafts, ruffs, sleeves of panes, feathers."""

from __future__ import annotations

import math

import numpy as np
from shapely.geometry import Polygon

from art.curves import Curve, closed, curve, normals, resample, ribbon, sided
from art.elementary import power, sin
from art.light import DETAIL, FORM, line, lit, shade, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, rectangle, union


def form(picture: Picture, role: str, shape: Geometry, shaded: float = 0.5, contour: float = FORM) -> Geometry:
    """Paint a form with its contour and a plain crescent of shadow."""
    picture.outline(role, shape, contour)
    if shaded:
        picture.add(INK, shade(shape, shaded, 0))
    return shape


def haft(start: Point, end: Point, width: float = 1.8, role: str = "braun") -> Picture:
    """A round shaft: its shadow runs along the side away from the light."""
    picture = Picture()
    shape = ribbon(curve(start, end), width)
    picture.outline(role, shape, FORM)
    picture.add(INK, shade(shape, 0.5, 0))
    return picture


def panes(picture: Picture, way: Curve, wide: tuple[float, ...], roles: tuple[str, str], count: int = 5) -> Geometry:
    """A puffed sleeve slashed into panes that follow its swelling; those of the second colour are let in."""
    centre = resample(way, 90)
    across = np.interp(np.linspace(0, 1, 90), np.linspace(0, 1, len(wide)), wide)
    out = normals(centre)
    body = sided(centre, across / 2)
    picture.outline(roles[0], body, 0.5)
    for i in range(1, count, 2):
        left, right = (0.5 + 0.5 * math.sin((k / count - 0.5) * math.pi) for k in (i, i + 1))
        one, other = (centre + out * ((share - 0.5) * across)[:, None] for share in (left, right))
        pane = Polygon(np.vstack([one[4:-4], other[4:-4][::-1]])).buffer(0).buffer(-0.14)
        picture.outline(roles[1], pane, DETAIL)
    picture.add(INK, shade(body, 0.6, 1.4, 1.0, 0.55, smooth=1.5))
    picture.add(PAPER, lit(body, 0.9, 0.5, least=0.5))
    return body


def feather(picture: Picture, way: Curve, wide: float, barbs: int = 9, role: str = PAPER) -> Geometry:
    """An ostrich feather: its rim in tufts, cut from both sides down to the stem."""
    stem = resample(way, 100)
    out = normals(stem)
    t = np.linspace(0, 1, 100)
    reach = wide * power(sin(np.clip(t * 0.93 + 0.07, 0, 1) * math.pi), 0.55)
    rim = 1 + 0.16 * sin(t * math.pi * 2 * barbs)
    body = Polygon(
        np.vstack([stem + out * (reach * rim)[:, None], (stem - out * (reach * rim)[:, None])[::-1]])
    ).buffer(0)
    body = body.buffer(0.2).buffer(-0.2)
    picture.outline(role, body, 0.5)
    cuts = []
    for side in (1, -1):
        for i in range(barbs):
            k = int((i + 0.6) / barbs * 88) + 3
            start, end = (
                stem[k] + out[k] * side * 0.35,
                stem[min(99, k + 8)] + out[min(99, k + 8)] * side * reach[k] * 1.1,
            )
            middle = (start + end) / 2 + out[k] * side * 0.35
            cuts.append(line(*[(float(x), float(y)) for x, y in (start, middle, end)], width=0.45, peak=0.9))
    picture.add(INK, union(cuts).intersection(body), swelling(stem[:92], 0.5, 0.2), shade(body, 0.3, 0))
    return body


def ruff(picture: Picture, pipes: list[tuple[float, float, float]], high: float = 3.4) -> None:
    """A small ruff of rounded pipes, each an (x, y, width)."""
    for x, y, wide in pipes:
        half, up = wide / 2, high / 2
        pipe = closed((x - half, y - up * 0.8), (x, y - up * 1.1), (x + half, y - up * 0.7), (x + half, y + up * 0.5),
                      (x, y + up * 0.9), (x - half, y + up * 0.45))  # fmt: skip
        picture.outline(PAPER, pipe, 0.38)
        picture.add(
            INK, line((x - 0.05, y - up * 0.35), (x + 0.15, y), (x, y + up * 0.55), width=0.4), shade(pipe, 0.3, 0)
        )


def socket(picture: Picture, x0: float, y0: float, x1: float, y1: float, role: str = "ocker") -> None:
    """A round ferrule, its right-hand side in shadow."""
    picture.outline(role, rectangle(x0, y0, x1, y1), 0.42)
    picture.add(INK, rectangle(x1 - 0.5, y0, x1, y1))


def knob(picture: Picture, x: float, y: float, radius: float, role: str = "ocker") -> None:
    """A ball that shines."""
    picture.outline(role, circle(x, y, radius), 0.42)
    picture.add(INK, shade(circle(x, y, radius), radius * 0.4, 0, smooth=0.5))
    if radius > 0.9:
        picture.add(PAPER, circle(x - radius * 0.35, y - radius * 0.38, 0.22))
