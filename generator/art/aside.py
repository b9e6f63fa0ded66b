"""A head in three-quarter view, looking to the left, both eyes inside its outline; what sets faces apart is in `Build`.

It is drawn about its near eye: the eyes lie at y = 0, the chin near y = 10.5. Collar and back hair go between neck and
face, fringe and hat over all.
"""

from __future__ import annotations

from typing import NamedTuple

from art.curves import between_curves, closed, curve, cut, taper
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, ellipse, union


class Build(NamedTuple):
    """How a face is made."""

    nose: str
    brow: float
    """Width of the brows."""
    jaw: tuple[float, float, float]
    """How far the jaw, the chin and the corner of the jaw stand out."""
    lips: str
    """Their colour."""
    open: float
    """How far the eyes are open."""
    lid: float
    cheek: float
    age: int = 0
    """0 smooth, 1 in his prime, 2 old."""
    lifted: bool = False
    """Whether the brows are."""


BUILDS = {
    "youth": Build("snub", 0.85, (-0.2, 0.0, -0.5), "rot", 1.0, 0.8, 0.25, lifted=True),
    "elder": Build("hooked", 1.7, (0.0, 0.3, 0.2), INK, 0.78, 0.95, -0.25, age=2),
    "lord": Build("straight", 1.15, (0.1, 0.1, 0.2), "rot", 0.86, 0.9, 0.0),
}
_NOSES: dict[str, tuple[Point, ...]] = {
    "straight": ((-3.75, -0.2), (-4.55, 1.3), (-5.55, 2.75), (-6.2, 3.75), (-6.05, 4.55), (-5.1, 4.85)),
    "hooked": ((-3.9, -0.5), (-4.95, 0.55), (-5.9, 2.1), (-6.5, 3.95), (-6.35, 5.0), (-5.2, 4.9)),
    "snub": ((-3.65, 0.1), (-4.3, 1.5), (-5.1, 2.55), (-5.95, 3.2), (-6.05, 3.95), (-5.1, 4.5)),
}


class Head(NamedTuple):
    """The parts of a head, the lowest first."""

    neck: Picture
    face: Picture
    features: Picture


def aside(build: Build, look: float = -0.45, mouth: bool = True, shade: bool = True) -> Head:
    """A head; `look` moves the near iris, a beard goes without `mouth` and without the `shade` of the cheek."""
    nose = closed(
        (-2.4, -1.8, 1), *_NOSES[build.nose], (-4.1, 4.95), (-2.75, 4.9), (-2.1, 4.2), (-2.2, 3.1), (-2.0, 0.6),
        (-1.4, -1.8, 1),
    )  # fmt: skip
    face, features = Picture(), Picture()
    jaw, chin, corner = build.jaw
    cheek = build.cheek
    skin = closed(
        (-2.0, -9, 1), (-4.3, -6.6), (-5.3, -4.2), (-5.6, -2.6), (-5.4, -0.9), (-5.45, 0.8),
        (-5.35 - cheek * 0.4, 2.4), (-4.85 - cheek, 4.4), (-4.75, 5.6), (-4.9, 6.3), (-4.5, 6.95),
        (-4.75 - chin * 0.3, 7.9), (-4.65 - chin * 0.6, 9.2 + chin * 0.3), (-3.6 - chin * 0.3, 10.35 + chin * 0.4),
        (-1.8, 10.6 + chin * 0.3), (0.9 + jaw * 0.3, 9.6), (3.4 + jaw, 7.6), (5.1 + corner * 0.5, 5.0), (5.9, 2),
        (6.5, -3), (6.4, -9, 1),
    )  # fmt: skip
    face.outline(PAPER, union(skin, nose).buffer(0.12).buffer(-0.12), 0.42)
    ear = closed((5.3, -0.9), (6.6, -1.9), (7.9, -1.1), (7.8, 0.9), (6.9, 2.6), (6.0, 3.1), (5.5, 1.8))
    features.outline(PAPER, ear, 0.38)
    features.add(
        INK, cut((6.0, -0.3), (6.9, -1.0), (7.1, 0.4), (6.4, 1.4), width=0.5),
        cut((6.2, 0.6), (6.5, 1.6), (6.2, 2.2), width=0.4),
    )  # fmt: skip
    if shade:
        features.add(INK, _cheek(jaw, corner))
    _eyes(features, build, look)
    features.add(PAPER, nose.buffer(-0.05))
    features.add(INK, _nose_lines(_NOSES[build.nose]), _brows(build))
    if build.brow > 1.4:
        features.add(PAPER, cut((0.2, -2.35), (1.8, -2.85), (3.4, -2.45), width=0.42))
    features.add(INK, _age(build))
    if mouth:
        _mouth(features, build)
    return Head(_neck(), face, features)


def _neck() -> Picture:
    picture = Picture()
    neck = closed((0.4, 8, 1), (0.5, 11), (-0.4, 14.2), (-0.9, 18, 1), (7.8, 18, 1), (6.9, 13), (6.4, 8), (6.2, 2, 1))
    picture.outline(PAPER, neck, 0.42)
    shadow = closed(
        (-1.6, 10.2, 1), (1.2, 9.4), (3.6, 7.4), (6.2, 3.6, 1), (6.8, 9), (6.6, 11.2), (4.2, 12.4), (1.6, 13.4),
        (0.2, 12.6, 1),
    )  # fmt: skip
    picture.add(INK, shadow.intersection(neck.buffer(0.4)))
    picture.add(PAPER, cut((1.6, 11.7), (3.4, 10.8), (5.4, 8.6), width=0.5))
    return picture


def _cheek(jaw: float, corner: float) -> Geometry:
    """The shadow of the near cheek: a crescent along the jaw, and a fine line inside it."""
    return union(
        cut((6.1, 1.2), (5.2 + corner * 0.4, 4.9), (3.5 + jaw, 7.4), (0.9, 9.4), (-1.4, 10.4), width=1.25, peak=0.45),
        cut((4.9 + corner * 0.3, 3.8), (3.9 + jaw * 0.6, 5.9), (2.3 + jaw * 0.5, 7.6), width=0.5, peak=0.5),
    )


def _eyes(picture: Picture, build: Build, look: float) -> None:
    """The near eye, and the far one, which lies whole inside the outline."""
    wide, y = build.open, -0.05
    upper = curve((-1.15, 0.75), (0.33, -0.88 * wide), (1.38, -1.1 * wide), (2.36, 0.07 - 0.5 * wide), (2.75, 0.35))
    near = between_curves(upper, curve((-1.15, 0.75), (0.8, 1.05), (2.75, 0.35)))
    picture.add(PAPER, near.buffer(0.2))
    picture.add(INK, circle(0.65 + look, y, 0.98).intersection(near.buffer(0.08)))
    picture.add(
        INK, taper(upper, build.lid, peak=0.55), cut((0.02, 1.0), (0.8, 1.25), (2.16, 0.76), width=0.34, peak=0.5),
        cut((-0.5, -1.25 * wide - 0.25), (0.9, -1.75 * wide - 0.25), (2.6, -0.95 * wide - 0.1), width=0.34, peak=0.5),
    )  # fmt: skip
    lid = curve((-3.75, 0.6), (-4.05, -0.5 * wide), (-4.6, -0.95 * wide), (-5.2, 0.25))
    far = between_curves(lid, curve((-3.75, 0.6), (-4.6, 0.85), (-5.2, 0.25)))
    picture.add(PAPER, far.buffer(0.25))
    picture.add(
        INK, circle(-4.62 + look * 0.2, y, 0.58).intersection(far.buffer(0.1)),
        cut((-3.5, 0.35), (-4.0, -0.55 * wide), (-4.6, -wide), (-5.2, -0.3 * wide), (-5.5, 0.3), width=0.62, peak=0.5),
    )  # fmt: skip


def _nose_lines(ridge: tuple[Point, ...]) -> Geometry:
    """The ridge against the far cheek, the foot, the wing and the nostril."""
    return union(
        cut(
            (-2.8, -2.2), (-3.0, -1.0), (-3.15, 0.0), (ridge[1][0] + 0.55, ridge[1][1] + 0.1),
            (ridge[2][0] + 0.1, ridge[2][1]), width=0.46, peak=0.6,
        ),
        cut((-5.9, ridge[4][1]), (-5.1, ridge[5][1] + 0.05), (-4.1, 4.95), (-2.9, 5.15), (-2.2, 4.7), width=0.62),
        cut((-2.55, 3.0), (-1.85, 3.7), (-2.05, 4.6), (-2.7, 5.0), width=0.52, peak=0.5),
        ellipse(-4.0, 4.62, 0.62, 0.3, -8),
    )  # fmt: skip


def _brows(build: Build) -> Geometry:
    """The near brow runs down into the shaded side of the nose."""
    y = -0.35 if build.lifted else 0.0
    near = cut(
        (4.9, -1.3 + y), (3.1, -2.9 + y), (0.9, -2.75 + y), (-1.2, -1.75 + y / 2), (-2.0, -0.4), (-2.3, 1.2),
        (-2.55, 2.2), width=build.brow, peak=0.36,
    )  # fmt: skip
    return union(
        near, cut((-3.35, -2.2 + y / 2), (-4.3, -3.1 + y), (-5.5, -2.7 + y), width=build.brow * 0.8, peak=0.45)
    )


def _age(build: Build) -> Geometry:
    lines = []
    if build.age:
        lines += [
            cut((-1.5, 4.4), (-0.2, 5.6), (0.1, 7.2), width=0.5), cut((-0.4, 2.2), (1.2, 2.7), (3.0, 1.9), width=0.42),
            cut((-4.1, 9.3), (-3.6, 9.7), (-3.2, 9.5), width=0.36),
        ]  # fmt: skip
    if build.age > 1:
        lines += [
            cut((-4.0, -4.6), (-1.4, -5.1), (1.8, -4.4), width=0.45, peak=0.5),
            cut((-3.9, -5.9), (-1.4, -6.3), (1.4, -5.8), width=0.42, peak=0.5),
            cut((-2.5, -3.6), (-2.3, -2.8), (-2.5, -2.2), width=0.42),
        ]
    return union(lines)


def _mouth(picture: Picture, build: Build) -> None:
    y = 6.75
    picture.add(
        build.lips,
        closed(
            (-4.65, y, 1), (-4.1, y - 0.75), (-3.55, y - 0.5), (-3.0, y - 0.8), (-0.9, y - 0.15, 1),
            (-2.6, y + 0.25), (-3.8, y + 0.25),
        ),
        closed((-4.4, y + 0.3, 1), (-3.2, y + 0.45), (-1.7, y + 0.2, 1), (-2.4, y + 1.15), (-3.5, y + 1.25)),
    )  # fmt: skip
    picture.add(
        INK, cut((-4.75, y), (-4.1, y - 0.1), (-3.55, y + 0.15), (-2.8, y - 0.05), (-0.75, y - 0.25), width=0.5),
        cut((-3.9, y + 1.75), (-3.1, y + 1.95), (-2.1, y + 1.65), width=0.45, peak=0.5),
    )  # fmt: skip
