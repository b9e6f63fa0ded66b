"""Eyes, each set into a face as that face wants it. Lengths in mm, drawn at the size of the card."""

from __future__ import annotations

from typing import NamedTuple

from art.curves import between_curves, closed, curve
from art.light import line, swelling
from art.picture import INK, PAPER, Picture
from art.shapes import circle


class Eye(NamedTuple):
    """An open eye: where it stands, how wide and high, and where it looks."""

    x: float
    y: float
    wide: float = 2.2
    high: float = 1.0
    outer: int = 1
    """On which side the outer corner lies: 1 is right."""
    look: tuple[float, float] = (0.0, 0.0)
    tilt: float = 0.0
    """mm by which the outer corner is the higher one."""
    lid: float = 0.55
    iris: float = 0.48
    crease: bool = True
    bag: bool = True


def open_eye(picture: Picture, eye: Eye, white: str = PAPER) -> None:
    """Draw an eye that looks: the upper lid heavy, the iris cut by it, a spark at its upper left."""
    x, y, out = eye.x, eye.y, eye.outer
    inner, outer = (x - out * eye.wide / 2, y + eye.tilt / 2), (x + out * eye.wide / 2, y - eye.tilt / 2)
    upper = curve(
        inner, (x - out * eye.wide * 0.12, y - eye.high * 0.62), (x + out * eye.wide * 0.26, y - eye.high * 0.46), outer
    )  # fmt: skip
    lower = curve(inner, (x, y + eye.high * 0.45), outer)
    ball = between_curves(upper, lower)
    picture.add(INK, ball.buffer(0.12))
    picture.add(white, ball)
    across, down = x + eye.look[0], y + eye.look[1]
    picture.add(INK, circle(across, down - 0.06 * eye.high, eye.iris).intersection(ball))
    if eye.iris > 0.5:
        picture.add(white, circle(across - 0.18, down - 0.22 * eye.high, 0.18).intersection(ball))
    picture.add(INK, swelling(upper, eye.lid, 0.55), swelling(lower, 0.33, 0.6))
    if eye.crease:
        picture.add(
            INK,
            line(
                (inner[0] + out * eye.wide * 0.1, y - eye.high * 0.62 - 0.3), (x, y - eye.high * 1.0 - 0.3),
                (outer[0], y - eye.high * 0.75 - 0.25 - eye.tilt * 0.4),
            ),
        )  # fmt: skip
    if eye.bag:
        picture.add(
            INK,
            line(
                (x - out * eye.wide * 0.3, y + eye.high * 0.6 + 0.35),
                (x + out * eye.wide * 0.1, y + eye.high * 0.72 + 0.4),
                (x + out * eye.wide * 0.48, y + eye.high * 0.5 + 0.35),
            ),
        )  # fmt: skip


def laughing_eye(picture: Picture, x: float, y: float, wide: float, look: float = 0.0) -> None:
    """Draw an eye that the cheek has pushed nearly shut."""
    half = wide / 2
    picture.add(INK, closed((x - half, y + 0.3, 1), (x, y - 0.75), (x + half, y + 0.3, 1), (x, y - 0.1)))
    picture.add(INK, line((x - half - 0.1, y + 0.35), (x, y - 0.72), (x + half + 0.1, y + 0.35), width=0.5))
    picture.add(INK, circle(x + look, y - 0.18, 0.42))
    picture.add(INK, line((x - half * 0.9, y + 0.85), (x, y + 0.55), (x + half * 0.9, y + 0.85)))
