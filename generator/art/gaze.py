"""The eyes of a face that is turned, and their brows."""

from __future__ import annotations

from art.curves import closed
from art.picture import INK, PAPER
from art.shapes import Point, circle, ellipse
from art.skin import Skin, stroke


def draw_eyes(skin: Skin) -> None:
    """Both eyes, each with its brow."""
    for side in (-1, 1):
        _draw_eye(skin, side)
        _draw_brow(skin, side)


def brow_height(skin: Skin, side: int) -> tuple[float, float, float]:
    brows = skin.face.brows
    lift = brows.raised * side
    return brows.inner + lift * 0.4, brows.arch + lift, brows.outer + lift * 0.7


def _draw_eye(skin: Skin, side: int) -> None:
    f, b = skin.face, skin.bones
    eyes = f.eyes
    if f.marks == "patch" and side > 0:
        return
    open_ = eyes.open - (eyes.wink if side > 0 else 0.0)
    x, e = side * b.eyes, b.eye
    inner, outer = (x - side * e, 0.35), (x + side * e, 0.35 - eyes.tilt)
    mid = (inner[1] + outer[1]) / 2
    if open_ <= 0.05:
        bow = -1.1 if eyes.glad else 0.75
        line = ((x - side * (e + 0.2), inner[1] - 0.2), (x - side * e * 0.4, mid + bow * 0.85),
                (x + side * e * 0.4, mid + bow), (x + side * (e + 0.4), outer[1]))  # fmt: skip
        skin.ink(*line, width=0.66)
        if eyes.glad:
            return
        for t in (0.1, 0.6) if f.woman else ():
            skin.ink((x + side * e * t, mid + bow), (x + side * e * (t + 0.35), mid + bow + 0.75), width=0.32)
        return
    up, down = 1.3 * open_, 0.62 + 0.3 * open_
    top: list[Point] = [inner, (x - side * e * 0.4, mid - up * 0.95), (x + side * e * 0.2, mid - up),
                        (x + side * e * 0.75, outer[1] - up * 0.5), outer]  # fmt: skip
    under: list[Point] = [outer, (x + side * e * 0.4, mid + down * 0.95), (x - side * e * 0.35, mid + down)]
    white = closed(*skin.view.shape((*inner, 1), *top[1:-1], (*outer, 1), *under[1:], out=-0.45))
    white = white.intersection(skin.inside)
    skin.drawing.add(PAPER, white.buffer(0.1).intersection(skin.inside))
    lx, ly = eyes.look
    middle = skin.view.at(x + lx, mid - 0.3 + ly, -0.45)
    near = white.buffer(0.05)
    squeeze = _squeeze(skin, x)
    for tone, radius in ((f.iris, 1.04 * eyes.iris), (INK, 0.62 * eyes.iris)):
        ball = ellipse(*middle, radius * squeeze, radius)
        skin.drawing.add(tone, ball.intersection(near))
    if f.iris == INK:
        skin.drawing.add(PAPER, circle(middle[0] - 0.3, middle[1] - 0.35, 0.24).intersection(near))
    lid = [(x - side * (e + 0.15), inner[1] + 0.15), *top[1:-1], (x + side * (e + 0.45), outer[1] - 0.1)]
    skin.ink(*lid, width=0.68 if f.woman else 0.58, peak=0.55, out=-0.45)


def _squeeze(skin: Skin, x: float) -> float:
    """By how much less broad than high a thing is that lies on the skin at x."""
    step = skin.view.at(x + 0.5, 0)[0] - skin.view.at(x - 0.5, 0)[0]
    return min(1.0, max(0.6, step * 1.12))


def _draw_brow(skin: Skin, side: int) -> None:
    f, b = skin.face, skin.bones
    if f.brows.weight <= 0:
        return
    h0, h1, h2 = brow_height(skin, side)
    x0, x1 = b.eyes - b.eye - 0.5, b.eyes + b.eye + 0.9
    peak = x0 + (x1 - x0) * f.brows.peak
    points = ((side * x0, -h0), (side * (x0 * 0.5 + peak * 0.5), -(h0 + h1 * 1.1) / 2.1), (side * peak, -h1),
              (side * x1, -h2))  # fmt: skip
    if f.brows.bushy:
        line = skin.view.line(*points, out=0.2)
        tufts = [
            skin.view.line((side * x, -h), (side * (x + 0.9), -h - 0.95), out=0.2)
            for x, h in ((x0 + 0.1, h0 + 0.1), (x0 + 1.4, (h0 + h1) / 2 + 0.15), (x0 + 2.9, h1))
        ]
        skin.drawing.add(INK, [stroke(line, f.brows.weight), *[stroke(tuft, 0.55, 0.2) for tuft in tufts]])
        return
    skin.ink(*points, width=f.brows.weight, peak=0.4, out=0.1)
