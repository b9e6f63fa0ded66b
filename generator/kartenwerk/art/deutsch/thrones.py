"""The backs of the four thrones, drawn round x = 0, each with the suit on its posts."""

from __future__ import annotations

from kartenwerk.art.curves import closed, curve, cut
from kartenwerk.art.deutsch.wardrobe import GOLD, little_bell, sign
from kartenwerk.art.picture import INK, Picture
from kartenwerk.art.shapes import circle, lozenge, rectangle

WOOD = "braun"
FOOT = 47.0


def throne(suit: str) -> Picture:
    return {"eichel": _eichel, "gras": _gras, "herz": _herz, "schellen": _schellen}[suit]()


def _posts(picture: Picture, at: float, top: float, width: float = 3.2) -> None:
    """Two posts with carved lozenges."""
    for side in (-1, 1):
        x = side * at
        picture.outline(GOLD, rectangle(x - width / 2, top, x + width / 2, FOOT), 0.4)
        picture.add(INK, [lozenge(x, y, 0.8, 1.3) for y in (top + 2.6, top + 5.8, top + 9.0)])
        picture.outline(GOLD, rectangle(x - width / 2 - 0.5, top - 0.9, x + width / 2 + 0.5, top + 0.3), 0.36)


def _eichel() -> Picture:
    """A square back of upright boards between posts that bear acorns."""
    picture = Picture()
    picture.outline(WOOD, rectangle(-10.4, 13.6, 10.4, FOOT), 0.45)
    picture.add(INK, [cut((x, 15.4), (x, 22), (x, 34), width=0.7, peak=0.5) for x in (-8.8, 8.8)])
    picture.outline(GOLD, rectangle(-10.4, 12.4, 10.4, 14.4), 0.4)
    _posts(picture, 11.4, 17.4, 3.0)
    for side in (-1, 1):
        sign(picture, "eichel", side * 11.4, 13.4, 6.6, 180, halo=0)
    return picture


def _gras() -> Picture:
    """A pointed gable with crockets."""
    picture = Picture()
    gable = closed((-12.4, FOOT, 1), (-12.4, 20, 1), (-8, 12.8), (0, 5.4, 1), (8, 12.8), (12.4, 20, 1), (12.4, FOOT, 1))
    picture.outline(WOOD, gable, 0.45)
    inner = closed(
        (-10.2, FOOT, 1), (-10.2, 21, 1), (-6.4, 14.8), (0, 8.8, 1), (6.4, 14.8), (10.2, 21, 1), (10.2, FOOT, 1),
    )  # fmt: skip
    picture.outline("gruen", inner, 0.4)
    for side in (-1, 1):
        for x, y, lean in ((5.0, 8.6, 36), (9.2, 13.0, 40), (12.6, 18.0, 52)):
            leaf = closed((-0.6, 1.2, 1), (-1.5, -0.4), (0, -2.6, 1), (1.5, -0.4), (0.6, 1.2, 1))
            from kartenwerk.art.shapes import placed

            picture.outline(GOLD, placed(side * x, y, side * lean)(leaf), 0.34)
    return picture


def _herz() -> Picture:
    """A round arch, upholstered, with nails along its rim and a heart on top."""
    picture = Picture()
    arch = closed((-11.8, FOOT, 1), (-11.8, 17), (-8.6, 8.6), (0, 5.0), (8.6, 8.6), (11.8, 17), (11.8, FOOT, 1))
    picture.outline(GOLD, arch, 0.45)
    pad = closed((-9.2, FOOT, 1), (-9.2, 17), (-6.6, 10.4), (0, 7.6), (6.6, 10.4), (9.2, 17), (9.2, FOOT, 1))
    picture.outline("rot", pad, 0.4)
    rim = curve((-10.5, 34), (-10.5, 17), (-7.6, 9.4), (0, 6.3), (7.6, 9.4), (10.5, 17), (10.5, 34))
    picture.add(INK, [circle(float(x), float(y), 0.42) for x, y in rim[4:-4:6]])
    return picture


def _schellen() -> Picture:
    """A canopy of cloth with bells along its hem, a curtain at either side."""
    picture = Picture()
    for side in (-1, 1):
        curtain = closed(
            (side * 13.0, 9, 1), (side * 12.6, 20), (side * 13.6, 30), (side * 12.6, FOOT, 1), (side * 6.4, FOOT, 1),
            (side * 8.0, 28), (side * 7.0, 18), (side * 5.0, 9, 1),
        )  # fmt: skip
        picture.outline(WOOD, curtain, 0.42)
        for x in (7.6, 9.6, 11.4):
            picture.add(INK, cut((side * x, 11.6), (side * (x + 0.6), 20), (side * (x + 1.0), 32), width=0.9, peak=0.5))
    canopy = closed((-13.6, 10.6, 1), (-12.6, 5, 1), (12.6, 5, 1), (13.6, 10.6, 1))
    picture.outline("rot", canopy, 0.42)
    for k in range(7):
        x = -12 + 4 * k
        dag = closed((x - 2, 10, 1), (x + 2, 10, 1), (x + 1.6, 12.0), (x, 13.4, 1), (x - 1.6, 12.0))
        picture.outline(GOLD if k % 2 else "rot", dag, 0.38)
        little_bell(picture, x, 14.2, 1.0)
    picture.outline(GOLD, rectangle(-13.8, 8.6, 13.8, 10.4), 0.38)
    return picture
