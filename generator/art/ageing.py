"""What life has drawn on a face: lines of age, scars, freckles, paint and a patch."""

from __future__ import annotations

from art.curves import closed, taper
from art.picture import INK
from art.shapes import Point, circle
from art.skin import Skin, put_piece


def draw_age(skin: Skin) -> None:
    f, b = skin.face, skin.bones
    foot, my, w = b.nose_foot, b.mouth_at, b.mouth
    e0, e1 = b.eyes - b.eye, b.eyes + b.eye
    for side in (-1, 1):
        far = f.turn * side > 12  # the far cheek has no room for them
        lines: dict[str, tuple[tuple[Point, ...], float]] = {
            "cheek": (((b.wing + 0.5, foot - 0.5), (w + 1.1, foot + 1.2), (w + 1.2, my + 0.6)), 0.44),
            "bags": (((e0 + 0.2, 1.6), (b.eyes + 0.1, 2.15), (e1 - 0.2, 1.6)), 0.36),
            "crow": (((e1 + 0.7, 0.9), (e1 + 1.5, 1.7)), 0.34),
            "lips": (((w + 0.4, my + 0.5), (w + 0.5, my + 1.7), (w - 0.1, my + 2.9)), 0.36),
            "dimple": (((w + 1.0, my - 1.4), (w + 1.4, my - 0.4), (w + 1.1, my + 0.5)), 0.38),
        }
        if "hollow" in f.age and not far:
            hollow = closed(*skin.view.shape(
                (side * (b.cheek - 0.9), b.cheek_at + 0.6, 1), (side * (b.cheek - 2.6), b.cheek_at + 2.2),
                (side * (b.jaw - 1.8), b.jaw_at - 0.2), (side * (b.jaw - 0.9), b.jaw_at + 0.6, 1),
            ))  # fmt: skip
            skin.drawing.add(f.deep, hollow.intersection(skin.inside))
        for name, (points, width) in lines.items():
            if name in f.age and not (far and name in ("crow", "bags", "dimple")):
                skin.ink(*[(side * x, y) for x, y in points], width=width, peak=0.3)
    if "forehead" in f.age:
        for y, reach in ((-6.0, 3.4), (-7.4, 2.7)):
            skin.ink(
                (-reach, y + 0.25), (-reach * 0.3, y - 0.15), (reach * 0.3, y - 0.15), (reach, y + 0.25), width=0.38
            )
    if "frown" in f.age:
        skin.ink((-0.75, -1.9), (-0.6, -3.0), (-0.8, -4.1), width=0.4)
        skin.ink((0.75, -1.9), (0.6, -3.0), (0.75, -3.8), width=0.36)
    if "cleft" in f.age:
        skin.ink((0, b.chin_at - 1.9), (0.05, b.chin_at - 0.8), width=0.4)


def draw_marks(skin: Skin) -> None:
    f, b = skin.face, skin.bones
    at, marks = skin.view.at, f.marks
    if marks == "freckles":
        spots = [(side * x, y) for side in (-1, 1) for x, y in ((2.5, 2.2), (3.6, 2.9), (4.6, 2.1), (3.0, 3.8))]
        skin.drawing.add(f.mark, [circle(*at(*spot), 0.3) for spot in spots])
    elif marks == "scar":
        skin.ink((-4.0, -5.6), (-3.7, -4.0), (-3.3, -1.9), width=0.46)
        skin.ink((-3.3, 1.8), (-3.5, 3.6), (-2.9, 5.6), width=0.46)
    elif marks == "mole":
        skin.drawing.add(INK, circle(*at(2.9, b.mouth_at - 1.4), 0.34))
    elif marks == "bars":
        for side in (-1, 1):
            for y in (2.6, 3.9):
                bar = skin.view.line((side * 2.7, y), (side * 5.4, y + 0.2))
                skin.drawing.add(f.mark, taper(bar, 0.7, 0.5, 0.25).intersection(skin.inside))
    elif marks == "dots":
        spots = [(0, -7.6), (0, -6.2), (-1.2, -5.4), (1.2, -5.4)]
        skin.drawing.add(f.mark, [circle(*at(*spot), 0.42) for spot in spots])
    elif marks == "patch":
        x = b.eyes
        cover = closed(
            *skin.view.shape((x - 2.4, -1.9), (x, -2.7), (x + 2.6, -1.7), (x + 2.3, 1.2), (x, 2.5), (x - 2.1, 1.3))
        )
        put_piece(skin.drawing, f.iris, cover.intersection(skin.inside), 0.4)
        skin.ink((x - 1.6, -1.9), (-1.0, -4.6), (-5.0, -8.0), width=0.55)
        skin.ink((x + 1.9, 0.6), (b.cheek - 0.1, 1.2), width=0.55)
