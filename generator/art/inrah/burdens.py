"""What the Knappe carries on the right, as high as the head: hammer, leaf, lantern, jug, torch, falcon."""

from __future__ import annotations

from art.curves import closed, curve, ribbon
from art.inrah.arms import put_arm
from art.inrah.falcon import falcon
from art.inrah.grip import Skin
from art.inrah.inlay import LEAD, STOUT, THIN, Inlay, from_top, saw_line
from art.inrah.sitter import Sitter
from art.outline import line, outline
from art.picture import INK, PAPER
from art.shapes import Geometry, circle, move, placed, polygon, scale

LOW = 7.4
"""mm that the lantern hangs below the hand."""
AT = 47
"""x of what is held upright."""


def put_burden(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The burden, the hand that bears it and its sleeve."""
    draw = {"erz": _hammer, "humus": _parasol, "eis": _lantern, "wasser": _jug, "feuer": _torch, "luft": _falcon}
    draw[element](drawing, sitter)


def _hammer(drawing: Inlay, sitter: Sitter) -> None:
    held = Inlay()
    held.piece("akzent", polygon((AT - 1.4, 9), (AT + 1.4, 9), (AT + 1.4, 64), (AT - 1.4, 64)), STOUT)
    head = "M38.4 14.4L40.6 11.8L52.8 12.8L55 15L55 23L52.8 25.2L40.6 26.2L38.4 23.6Z"
    held.contour(head, 1.4)
    held.keep(outline(head))
    cuts = ("M41.6 8L41.6 30", "M52.4 8L52.4 30", "M36 19L60 19")
    held.saw(head, cuts, ("hell", "mittel", PAPER, "dunkel", "mittel", "dunkel"), STOUT)
    held.piece("akzent", polygon((AT - 2.6, 11.4), (AT + 2.6, 11.4), (AT + 2.6, 26.6), (AT - 2.6, 26.6)), STOUT)
    held.piece("hell", f"M{AT} 16L{AT + 1.7} 19L{AT} 22L{AT - 1.7} 19Z", THIN)
    put_arm(drawing, sitter, Skin(cuff="hell", fold="mittel"), held, ("mittel", "dunkel"))


def _parasol(drawing: Inlay, sitter: Sitter) -> None:
    """A leaf as broad as a hat, carried on its stalk above the head."""
    held = Inlay()
    stalk = ribbon(curve((47.6, 50), (46.6, 38), (45.2, 31), (46.6, 22)), 2.0, 1.5)
    held.contour(stalk, 1.1)
    held.lay("akzent", stalk)
    place = placed(46.6, 28.6, 5, 0.87)
    leaf = place(closed(*_BLADE))
    held.contour(leaf, 1.3)
    held.keep(leaf)
    rib = place(saw_line((0, 6), (0, 0), (0.5, -10), (-0.4, -26)))
    veins = [place(saw_line((-side * 1.2, y + 0.7), (side * 5, y - 3.0), (side * 12, y - 5 - rise)))
             for side in (-1, 1) for y, rise in ((-1.6, 0.4), (-7.0, 3.0), (-12.4, 5.0))]  # fmt: skip

    def tone(_: int, part: Geometry) -> str:
        lit = part.centroid.x < rib.interpolate(rib.project(part.centroid)).x
        return "hell" if lit else "akzent"

    held.saw(leaf, [rib, *veins], tone, LEAD)
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="mittel"), held, ("dunkel", "mittel"))


_BLADE = ((0, 0, 1), (-3.2, 1.4), (-6.6, -0.4), (-8.2, -5.0), (-7.2, -10.6), (-4.2, -15.6), (-0.4, -21.6, 1),
          (4.4, -16.4), (7.6, -10.8), (8.2, -5.4), (6.4, -0.2), (3.2, 1.4))  # fmt: skip


def _lantern(drawing: Inlay, sitter: Sitter) -> None:
    """A lantern of ice panes that hangs from the hand by its ring."""
    lantern, held = Inlay(), Inlay()
    x = 46.7
    ring = circle(x, 12.4, 2.0).difference(circle(x, 12.4, 1.1))
    lantern.contour(ring, 0.7)
    lantern.lay("akzent", ring)
    body = f"M{x} 14L{x + 7.4} 18.4L{x + 6} 29L{x + 2.6} 31.2L{x - 2.6} 31.2L{x - 6} 29L{x - 7.4} 18.4Z"
    lantern.contour(body, 1.4)
    lantern.saw(body, (f"M{x - 3.4} 12L{x - 2.6} 34", f"M{x + 3.4} 12L{x + 2.6} 34"), ("hell", PAPER, "mittel"), STOUT)
    for flame, tone in (
        ((x, 20.4, 2.9, 4.2), "akzent"), ((x, 21.6, 1.5, 2.4), PAPER),
    ):  # fmt: skip
        fx, fy, wide, high = flame
        lantern.piece(
            tone,
            f"M{fx} {fy - 1}L{fx + wide * 0.8} {fy + high}L{fx} {fy + 2 * high - 1}L{fx - wide * 0.8} {fy + high}Z",
            THIN,
        )
    lantern.saw(
        f"M{x} 12.6L{x + 6.6} 16.6L{x + 8} 19.6L{x - 8} 19.6L{x - 6.6} 16.6Z",
        (f"M{x} 10L{x} 22",),
        ("mittel", "dunkel"),
        STOUT,
    )
    lantern.piece("dunkel", polygon((x - 5.8, 28.8), (x + 5.8, 28.8), (x + 4.4, 31.6), (x - 4.4, 31.6)), STOUT)
    held.put(lantern, lambda shape: move(shape, 0, LOW))
    held.keep(held.silhouette())
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="dunkel"), held, ("mittel", "dunkel"))


def _jug(drawing: Inlay, sitter: Sitter) -> None:
    """A jug so full that it runs over: a wave leaps out of it."""
    held = Inlay()
    x, foot = 46.2, 35.4

    def squat(shape: Geometry) -> Geometry:
        """Low enough that the wave stands clear below a second index."""
        return move(scale(move(shape, -x, -foot), 0.94, 0.79), x, foot)

    wave, drop = squat(closed(*_WAVE)), squat(closed(*_DROP))
    held.contour(wave, 1.3)
    held.saw(wave, [squat(saw_line((43.4, 13), (44.0, 8.6), (47.6, 6.4), (52, 6.4)))], (PAPER, "mittel"), LEAD)
    held.contour(drop, 1.0)
    held.piece(PAPER, drop, THIN)
    handle = squat(
        outline("M42.6 12.6C38.4 12.2 36.6 15 36.6 18.4L36.8 27.6L39.6 29.4L39.6 19C39.6 16.8 40.4 15.8 42.6 15.8Z")
    )
    held.contour(handle, 1.1)
    held.piece("mittel", handle)
    body = squat(closed(*_BODY))
    held.contour(body, 1.4)
    waves = [f"M34 {y}C39 {y - 3} 43 {y + 3} {x} {y}C53 {y - 3} 57 {y + 3} 64 {y}" for y in (22, 26.4)]
    cuts = [squat(line(way)) for way in ("M36 17.6L64 17.6", *waves)]
    held.saw(body, cuts, (PAPER, "dunkel", "akzent", "dunkel"), STOUT, from_top)
    held.lay(PAPER, squat(closed((39.9, 21.2, 1), (40.8, 19.4), (42.8, 18.6, 1), (41.9, 20.0), (41.2, 21.4, 1))))
    held.piece("akzent", squat(polygon((x - 4.8, 10.6), (x + 4.8, 10.6), (x + 4, 13.4), (x - 4, 13.4))), STOUT)
    held.piece("mittel", squat(polygon((x - 4.4, 32), (x + 4.4, 32), (x + 5.4, foot), (x - 5.4, foot))), STOUT)
    held.keep(handle, body, wave)
    put_arm(drawing, sitter, Skin(cuff="akzent", fold="mittel"), held, ("dunkel", "mittel"))


_BODY = (
    (42.8, 12.4, 1), (49.6, 12.4, 1), (49.2, 15.6), (52.6, 18.6), (54.2, 23.4), (52.8, 28.6), (49.6, 32.6, 1),
    (42.8, 32.6, 1), (39.6, 28.6), (38.2, 23.4), (39.8, 18.6), (43.2, 15.6),
)  # fmt: skip
_WAVE = ((42.2, 11.8, 1), (41.4, 8.6), (44.0, 5.2), (48.4, 4.6), (52.2, 6.8), (52.4, 10.2, 1), (50.4, 8.4),
         (48.4, 8.6), (48.2, 10.2), (49.6, 11.8, 1))  # fmt: skip
_DROP = ((53.6, 12.6, 1), (54.7, 14.9), (54.2, 16.2), (53.0, 16.2), (52.5, 14.9))


def _torch(drawing: Inlay, sitter: Sitter) -> None:
    """A torch whose flame bends away from the breath that blows it."""
    for breath in (((28.8, 30.6), (32.6, 29.4), (36.6, 27.2)), ((29.4, 31.9), (33.4, 31.5), (37.8, 30.2)),
                   ((29.0, 33.2), (32.6, 33.6), (36.2, 33.2))):  # fmt: skip
        drawing.lay(INK, ribbon(curve(*breath), 0.5, 0.4))
    held = Inlay()
    x = AT
    for tone, around, points in (
        ("dunkel", 1.4, ((x, 29.5, 1), (x - 6.0, 28), (x - 7.0, 24.4), (x - 4.8, 20.2), (x - 6.4, 12.4, 1),
                         (x - 2.4, 14.6), (x - 0.4, 9.8), (x - 0.6, 3.0, 1), (x + 3.6, 6.8), (x + 4.8, 10.6),
                         (x + 7.4, 8.0), (x + 9.0, 3.4, 1), (x + 10.0, 11.4), (x + 8.6, 17.0), (x + 9.2, 22.4),
                         (x + 6.2, 28.2))),
        ("mittel", 0.7, ((x, 29, 1), (x - 4.2, 27.6), (x - 4.6, 24.4), (x - 2.2, 20.4), (x - 0.8, 16.4),
                         (x + 0.6, 11.4, 1), (x + 3.4, 15.4), (x + 3.8, 18.2), (x + 6.4, 14.6, 1), (x + 6.4, 20.0),
                         (x + 6.2, 24.8), (x + 3.8, 28))),
        ("hell", 0.6, ((x, 29, 1), (x - 2.2, 27.6), (x - 2.2, 25.0), (x + 0.4, 21.8), (x + 2.0, 18.4, 1),
                       (x + 3.6, 22.0), (x + 3.9, 25.0), (x + 2.6, 27.8))),
    ):  # fmt: skip
        flame = closed(*points)
        held.contour(flame, around)
        held.piece(tone, flame)
    held.piece("akzent", polygon((x - 1.5, 33), (x + 1.5, 33), (x + 1.2, 64), (x - 1.2, 64)), STOUT)
    bowl = closed(
        (x - 6.2, 27, 1),
        (x, 28.4),
        (x + 6.2, 27, 1),
        (x + 4.4, 31.6),
        (x + 2.2, 33.6, 1),
        (x - 2.2, 33.6, 1),
        (x - 4.4, 31.6),
    )
    held.contour(bowl, 1.2)
    held.saw(bowl, (saw_line((x - 7, 29.6), (x, 31), (x + 7, 29.6)),), ("hell", "akzent"), LEAD, from_top)
    put_arm(drawing, sitter, Skin(cuff="hell", fold="mittel"), held, ("dunkel", "akzent"))


def _falcon(drawing: Inlay, sitter: Sitter) -> None:
    """The glove stands out of the sash, so that its fingers are seen below the claws."""
    held = Inlay()
    x, y = 45.9, 32.6
    held.put(falcon(), placed(x, y, 0, 0.88))
    for start, middle, end in (
        ((x - 2.0, y + 0.8), (x - 3.6, y + 3.4), (x - 3.6, y + 6.6)), ((x + 0.6, y + 1.0), (x - 0.6, y + 4.0),
        (x - 0.4, y + 7.2)),
    ):  # fmt: skip
        jess = ribbon(curve(start, middle, end), 0.8, 1.0)
        held.contour(jess, 0.6)
        held.lay("akzent", jess)
    skin = Skin("mittel", "dunkel", "dunkel", "akzent", "hell")
    put_arm(drawing, sitter, skin, Inlay(), ("mittel", "dunkel"))
    drawing.put(held)
