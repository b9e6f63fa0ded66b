"""The back: oak twigs with pairs of acorns on green, the same from both ends; and a small one for figures."""

from __future__ import annotations

from art.curves import closed, curve, cut, ribbon
from art.deutsch.suits import in_turn
from art.karten.stage import BLEED, CENTRE, HEIGHT, WIDTH
from art.picture import INK, PAPER, Picture
from art.shapes import EMPTY, Geometry, Point, circle, move, on_side, placed, rectangle, union
from art.svg import path, paths

GROUND = "gruen"
ACROSS, DOWN = WIDTH / 4, HEIGHT / 9
"""mm from one twig to the next: whole numbers of them fill the card, so that opposite edges are alike."""
LOBES: tuple[Point, ...] = (
    (0.5, -1.0), (1.8, -0.9), (2.2, -1.9), (1.1, -2.7, 1), (2.4, -2.8), (3.1, -3.9), (2.4, -4.8), (1.3, -4.9, 1),
    (2.3, -5.5), (2.4, -6.6), (1.3, -7.1, 1), (1.2, -8.3),
)  # fmt: skip


def oak_leaf() -> tuple[Geometry, Geometry]:
    """A leaf that points up from (0, 0), 9 mm long, and the cuts of its veins."""
    leaf = closed((0, 0, 1), *LOBES, (0, -9.0), *reversed(on_side(-1, *LOBES)))
    rib = cut((0, -0.3), (0, -7.0), width=0.7, peak=0.25)
    veins = [cut((0, y), (side * 1.5, y - 1.2), width=0.55, peak=0.2) for side in (-1, 1) for y in (-2.5, -4.7)]
    return leaf, union(rib, veins)


def acorn() -> Picture:
    """A small acorn that points up from (0, 0), 8.6 mm long."""
    picture = Picture()
    nut = closed((-1.5, -4.2, 1), (-1.6, -6.0), (0, -8.6, 1), (1.6, -6.0), (1.5, -4.2, 1))
    picture.add("ocker", nut)
    picture.add(INK, cut((0.75, -4.4), (0.9, -5.8), (0.3, -7.2), width=0.62).intersection(nut))
    picture.add(PAPER, closed((-2.1, -3.7, 1), (-1.7, -2.4), (0, -1.7), (1.7, -2.4), (2.1, -3.7, 1), (0, -3.3)))
    return picture


def _cross(size: float) -> Picture:
    """Four leaves about a knob."""
    picture = Picture()
    leaf, veins = oak_leaf()
    for degrees in (39, 141, 219, 321):
        place = placed(0, 0, degrees, size)
        picture.add(PAPER, place(move(leaf, 0, -0.9)))
        picture.add(GROUND, place(move(veins, 0, -0.9)))
    picture.add(PAPER, circle(0, 0, 0.95 * size))
    picture.add(GROUND, circle(0, 0, 0.4 * size))
    return picture


def _twig() -> dict[str, Geometry]:
    """Three leaves on a twig, and a pair of acorns joined to it: what is cut out of the ground, by colour."""
    paper, gold, around = [], [], []
    for side in (-1, 1):
        place = placed(side * 2.15, 1.3, -side * 12)
        nut, cup = place(_nut()), place(_cup())
        light = place(cut((-0.75, 1.15), (-0.7, 1.7), (-0.38, 2.3), width=0.5))
        gold.append(nut.difference(cup.buffer(0.36)).difference(light))
        bands = (
            cut((-1.35, -0.35), (0, -0.05), (1.35, -0.35), width=0.36, peak=0.5),
            cut((-0.85, -1.0), (0, -0.8), (0.85, -1.0), width=0.36, peak=0.5),
        )
        paper.append(cup.difference(place(union(*bands))))
        around.append(union(nut, cup).buffer(0.36))
        paper.append(_small_leaf(side * 0.7, -2.3, side * 62, 3.9))
    for side in (-1, 1):
        stalk = curve((0, -3.4), (side * 0.5, -1.7), (side * 1.75, -0.9), (side * 2.1, 0.2))
        paper.append(ribbon(stalk, 0.5).difference(union(around)))
    paper.append(_small_leaf(0, -3.0, 0, 4.0))
    settled = placed(0, 1.5, 0, 0.84)
    return {"ocker": settled(union(gold)), PAPER: settled(union(paper))}


def _nut() -> Geometry:
    half: list[Point] = [(1.45, 0.0, 1), (1.5, 1.0), (1.15, 2.1), (0.55, 2.75)]
    return closed(*on_side(-1, *half), (0, 3.3, 1), *reversed(half))


def _cup() -> Geometry:
    half: list[Point] = [(1.8, 0.35), (1.75, -0.65), (0.95, -1.45)]
    return closed(*on_side(-1, *half), (0, -1.6), *reversed(half), (0, 0.75))


def _small_leaf(x: float, y: float, degrees: float, long: float) -> Geometry:
    """An oak leaf with its rib cut out."""
    half: list[Point] = [
        (0.35, -0.2), (1.35, -0.9), (1.0, -1.7), (2.1, -2.4), (1.45, -3.4), (2.2, -4.3), (1.4, -5.0), (1.3, -6.0),
        (0.5, -6.4),
    ]  # fmt: skip
    leaf = closed((0, 0.3, 1), *half, (0, -6.6), *reversed(on_side(-1, *half)))
    rib = cut((0, 1.2), (0.05, -2), (0, -5.2), width=0.44 * 6.6 / long, peak=0.3)
    return placed(x, y, degrees, long / 6.6)(leaf.difference(rib))


def back() -> str:
    """The body of the back: twigs in pairs, one turned; whole ones are drawn once and used, those on the edge cut off.

    The lower half's twigs are those of the upper half turned, so that it is the same from both ends.
    """
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    twig = _twig()
    form = union(*twig.values())
    uses, edges = [], dict.fromkeys(twig, EMPTY)
    x0, y0 = CENTRE
    for i in range(-4, 5):
        for j in range(-6, 7):
            x, y = x0 + (i + 0.25) * ACROSS, y0 + j * DOWN
            if area.contains(move(form, x, y)):
                uses.append(f'<use href="#twig" x="{x:g}" y="{y:g}"/>\n')
            elif area.intersects(move(form, x, y)):
                for role, shape in twig.items():
                    edges[role] = union(edges[role], move(shape, x, y).intersection(area))
    drawn = f'<defs><g id="twig">\n{paths(twig)}</g></defs>\n'
    half = f'<g id="half">\n{"".join(uses)}{paths(edges)}</g>\n'
    return f'{path(GROUND, area)}{drawn}{half}<use href="#half" transform="rotate(180 {x0:g} {y0:g})"/>\n'


def small_back() -> Picture:
    """The back for figures, where it is at most ten millimetres wide: one cross of leaves."""
    x, y = CENTRE
    picture = Picture()
    picture.add(GROUND, rectangle(x - 25, y - 41, x + 25, y + 41))
    picture.put(_cross(2.6), placed(x, y))
    for degrees in (0, 180):
        picture.put(acorn(), in_turn(placed(0, -17, 0, 2.1), placed(x, y, degrees)))
    return picture
