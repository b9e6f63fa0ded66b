"""The king of Gras: in his prime, half turned to the right, a forked beard; sceptre and sword in his hands."""

from __future__ import annotations

from art.aside import BUILDS, aside
from art.body import lock
from art.curves import closed, curve
from art.deutsch.koenige.sceptre import sceptre
from art.deutsch.thrones import throne
from art.deutsch.wardrobe import GOLD, Line, cloth, crown, ermine
from art.grasps import grip
from art.picture import INK, PAPER, Picture
from art.shapes import circle, placed, rectangle, ring
from art.sleeve import sleeve


def gras() -> Picture:
    picture = Picture()
    picture.put(throne("gras"), placed(29.4, 2.4))
    robe = closed((21, 29, 1), (13.6, 31), (8.4, 35.6), (5.6, 47, 1), (56, 47, 1), (53.4, 37), (47, 32), (38, 29, 1))
    dark: list[Line] = [
        ((36.6, 36), (37.6, 41), (37, 46)), ((40.4, 35.4), (42.2, 40), (42.0, 46)),
        ((12.6, 37.4), (10.8, 41), (10.4, 46)),
        ((16.6, 38.6), (15.2, 42), (15.4, 46)),
    ]  # fmt: skip
    cloth(picture, "gruen", robe, dark, [((38.6, 36), (40, 41), (39.4, 45)), ((14.6, 38), (13, 42), (12.6, 45.4))])
    sleeve(picture, "gruen", (42.6, 34.6), (53.6, 46.4), (49.6, 40.2), (8, 8.4, 5.2))
    sleeve(picture, "gruen", (20.4, 34.6), (7.0, 46.4), (9.4, 37.4), (8, 8, 5.0), side=-1)
    # ermine cape, opened down the breast
    cape = closed(
        (20.4, 27.6), (17.6, 30.6), (17.0, 35.4), (18.6, 38.2), (22.0, 40.0), (28.0, 43.0, 1), (35.6, 40.0),
        (43.4, 38.0), (48.0, 34.6), (44.6, 30.4), (37.6, 27.6), (29.4, 33.4),
    )  # fmt: skip
    tails = [
        (19.0, 31.6, 24), (19.2, 36.6, 14), (24.0, 35.4, 10), (25.2, 39.0, 4), (33.4, 39.2, -6),
        (35.2, 34.4, -10), (39.8, 36.4, -16), (40.2, 31.6, -22), (44.4, 34.2, -28),
    ]  # fmt: skip
    ermine(picture, cape, tails)
    picture.outline(GOLD, circle(29.4, 38.0, 2.1), 0.42)
    picture.outline("gruen", circle(29.4, 38.0, 1.0), 0.3)
    picture.put(_forked_head(), placed(29.0, 20.6, 1, 1, mirrored=True))
    hand, place = grip(112), placed(46.0, 34.2, 0, 0.86, mirrored=True)
    picture.put(hand.behind, place)
    sceptre(picture, 46.0, 20.0, 47)
    picture.put(hand.before, place)
    hand, place = grip(124), placed(14.0, 32.4, 0, 0.86)
    picture.put(hand.behind, place)
    _blade(picture, 14.0)
    picture.put(hand.before, place)
    _guard(picture, 14.0)
    return picture


def _blade(picture: Picture, x: float) -> None:
    """The sword of justice, its point down: pommel, grip, and what is seen of the blade."""
    picture.outline(PAPER, rectangle(x - 1.5, 38, x + 1.5, 47), 0.42)
    picture.add(INK, rectangle(x - 0.2, 40.6, x + 0.35, 47))
    picture.outline("braun", rectangle(x - 0.95, 27, x + 0.95, 38.6), 0.36)
    picture.outline(GOLD, circle(x, 26.7, 1.7), 0.38)
    picture.add(INK, ring(x, 26.7, 1.0, 0.62))


def _guard(picture: Picture, x: float) -> None:
    bar = closed(
        (x - 5.2, 37.4), (x - 4.4, 38.0), (x - 1.6, 37.7), (x + 1.6, 37.7), (x + 4.4, 38.0), (x + 5.2, 37.4),
        (x + 5.4, 39.2), (x + 4.2, 39.8), (x + 1.4, 39.4), (x - 1.4, 39.4), (x - 4.2, 39.8), (x - 5.4, 39.2),
    )  # fmt: skip
    picture.outline(GOLD, bar, 0.38)


def _forked_head() -> Picture:
    """Drawn looking to the left."""
    picture = Picture()
    back: list[tuple[Line, float]] = [
        (((5.4, -5), (8.6, -1), (9.4, 4), (8.6, 8), (10.6, 11.4)), 3.4),
        (((5.0, -4), (7.2, 0), (7.8, 5), (7.0, 9), (8.4, 12.6)), 3.2),
        (((-4.2, -4), (-5.9, 0), (-6.0, 4), (-5.4, 7.0), (-6.8, 9.0)), 2.4),
    ]  # fmt: skip
    for line, width in back:
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.45, root=0.6, line=0.34, cut_role=PAPER)
    head = aside(BUILDS["lord"]._replace(brow=1.4, age=1), mouth=False, shade=False)
    picture.put(head.face)
    picture.put(head.features)
    picture.add(
        INK,
        closed(
            (-4.9, 3.4, 1), (-4.6, 6.2), (-0.6, 6.4), (4.2, 3.4), (5.8, -0.5, 1), (6.4, 4), (4.4, 9.6), (0, 12),
            (-3.8, 11), (-4.8, 8.4),
        ),
    )  # fmt: skip
    beard: list[tuple[Line, float]] = [
        (((5.9, -0.4), (6.3, 3.4), (5.4, 7.0), (4.4, 9.4), (5.6, 12.6)), 2.8),
        (((-4.2, 4.2), (-4.8, 7.0), (-4.6, 9.8), (-6.4, 13.0)), 2.6),
        (((4.4, 3.4), (4.4, 6.6), (3.4, 9.8), (2.8, 12.4), (4.4, 15.4)), 3.4),
        (((-2.6, 7.4), (-3.2, 10.0), (-3.6, 12.6), (-5.6, 15.6)), 3.2),
        (((1.8, 6.8), (1.6, 9.6), (0.9, 12.4), (2.2, 16.2)), 3.2),
        (((-1.0, 8.0), (-1.2, 10.6), (-1.8, 13.0), (-3.4, 16.4)), 3.0),
    ]  # fmt: skip
    for line, width in beard:
        lock(picture, "braun", curve(*line), width, cuts=2, cut_width=0.42, root=0.15, line=0.34, cut_role=PAPER)
    picture.add(INK, closed((-4.8, 7.0), (-3.2, 6.5), (-1.2, 7.0), (-3.1, 8.4)))
    picture.outline("rot", closed((-4.3, 7.6), (-3.2, 7.3), (-1.9, 7.6), (-3.1, 8.5)), 0.26)
    lock(
        picture, "braun", curve((-3.6, 5.7), (-5.0, 6.3), (-6.2, 7.9), (-7.8, 7.6)), 2.0, cuts=1, cut_width=0.4,
        line=0.3, cut_role=PAPER,
    )  # fmt: skip
    lock(
        picture, "braun", curve((-3.3, 5.8), (-1.0, 6.2), (1.0, 7.7), (3.0, 7.9), (4.4, 6.6)), 2.4, cuts=1,
        cut_width=0.4, line=0.3, cut_role=PAPER,
    )  # fmt: skip
    lock(
        picture, "braun", curve((5.2, -6), (6.9, -1), (7.0, 4), (6.2, 8.2), (7.2, 11.0)), 2.9, cuts=2,
        cut_width=0.45, line=0.34, cut_role=PAPER,
    )  # fmt: skip
    picture.put(crown("gras", "aside"))
    return picture
