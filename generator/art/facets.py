"""The planes of a face: facets, hollows of the eyes, the nose. Light falls from the left, however it is turned."""

from __future__ import annotations

from art.curves import curve, resample
from art.gaze import brow_height
from art.picture import INK
from art.shapes import Point
from art.skin import Skin, stroke
from art.skull import TOP


def draw_planes(skin: Skin) -> None:
    """All tones, before any line."""
    _draw_facets(skin)
    _draw_sockets(skin)
    _draw_nose_planes(skin)


def _draw_facets(skin: Skin) -> None:
    """Facets with corners at temple, cheekbone and jaw; the nearer to the right, the darker."""
    b, f = skin.bones, skin.face
    rows: tuple[tuple[float, float], ...] = (
        (TOP - 0.5, 0),
        (-4.6, 2),
        (-1.0, 6),
        (b.cheek_at + 0.4, -4),
        (b.mouth_at - 1.6, 8),
        (b.mouth_at + 1.2, 4),
        (b.chin_at - 1.6, -3),
        (b.chin_at + 0.4, 4),
    )
    edge: list[Point] = [(*skin.view.azimuth(y, f.split + off), 1) for y, off in rows]
    skin.tone(f.shade, [*edge, (16, b.chin_at + 2, 1), (16, TOP - 1, 1)])
    rows = (
        (TOP - 0.5, 48),
        (-3.6, 42),
        (-0.8, 54),
        (b.cheek_at + 0.2, 30),
        (b.mouth_at - 0.6, 46),
        (b.jaw_at + 1.6, 30),
        (b.chin_at + 0.4, 52),
    )
    edge = [(*skin.view.azimuth(y, off + f.split * 0.3), 1) for y, off in rows]
    skin.tone(f.deep, [*edge, (16, b.chin_at + 2, 1), (16, TOP - 1, 1)])
    rows = (
        (TOP - 0.5, -52),
        (-3.8, -48),
        (-0.6, -62),
        (b.cheek_at + 0.6, -40),
        (b.mouth_at - 0.2, -54),
        (b.jaw_at + 1.8, -34),
        (b.chin_at + 0.4, -50),
    )
    edge = [(*skin.view.azimuth(y, off, -86), 1) for y, off in rows]
    skin.tone(f.shade, [*edge, (-16, b.chin_at + 2, 1), (-16, TOP - 1, 1)])


def _draw_sockets(skin: Skin) -> None:
    f, b = skin.face, skin.bones
    for side in (-1, 1):
        x, brow = b.eyes, brow_height(skin, side)
        tone = f.eyes.lid or (f.shade if side < 0 else f.deep)
        e = b.eye
        skin.tone(tone, skin.view.shape(
            (side * (x - e - 0.5), -0.6, 1), (side * (x - e - 0.1), -brow[0] + 0.3), (side * x, -brow[1] + 0.4),
            (side * (x + e + 0.7), -brow[2] + 0.5), (side * (x + e + 0.9), -0.3 - f.eyes.tilt, 1),
            (side * (x + 0.9), 0.3), (side * (x - 0.9), 0.4), out=-0.4,
        ))  # fmt: skip


def _draw_nose_planes(skin: Skin) -> None:
    b, f = skin.bones, skin.face
    ridge = skin.ridge()
    at = skin.view.at
    light: list[Point] = [at(-0.9, -2.2), *ridge[1:5], at(-b.wing * 0.9, b.nose_foot - 0.1, 0.2),
                          at(-b.wing, b.nose_foot - 1.2, 0.3), at(-1.0, 1.4, 0.3)]  # fmt: skip
    if f.turn > -4:
        skin.tone(f.light, light)
    shade: list[Point] = [(*at(0.8, -2.4), 1), *ridge[1:6], at(b.wing * 0.9, b.nose_foot + 0.1, 0.2),
                          at(b.wing, b.nose_foot - 1.2, 0.3), at(1.25, 0.8, 0.1)]  # fmt: skip
    skin.tone(f.deep if f.turn > -4 else f.shade, shade)


def draw_nose(skin: Skin) -> None:
    b, f = skin.bones, skin.face
    foot, wing, tip = b.nose_foot, b.wing, b.tip
    at = skin.view.at
    under = skin.ridge()[4]
    curl = {side: ((side * (wing - 0.1), foot - 1.5), (side * (wing + 0.1), foot - 0.7),
                   (side * (wing - 0.25), foot + 0.05)) for side in (-1, 1)}  # fmt: skip
    points: list[Point] = [at(*spot, 0.2) for spot in curl[-1]]
    points += [at(-wing * 0.5, foot + 0.1 + tip * 0.3, b.nose * 0.5), (under[0], under[1] + 0.25)]
    points += [at(wing * 0.5, foot + 0.1 + tip * 0.3, b.nose * 0.5)]
    points += [at(*spot, 0.2) for spot in reversed(curl[1])]
    if f.turn > 9:
        points = points[:-2]
    elif f.turn < -9:
        points = points[2:]
    skin.drawing.add(INK, stroke(resample(curve(*points), 40), 0.48, 0.5))
    if abs(f.turn) > 9:
        ridge = skin.ridge()
        skin.drawing.add(INK, stroke(curve(*ridge[1:5]), 0.42, 0.7))
    elif b.bridge > 0.3:
        side = 1
        skin.ink((side * 0.9, -1.0), (side * 0.75, foot * 0.35), (side * 1.0, foot * 0.6), width=0.36)
