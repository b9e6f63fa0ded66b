"""The box of a game as the guide shows it: bottom and lid as they are folded, the lid above the bottom, with their art.

All parallel lines stay parallel, so that each side is its flat art under an affine map: nothing becomes dots.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from typing import NamedTuple

from kartenwerk.build.workshop import GameWorkshop
from kartenwerk.graphics.display import Clip, Fill, Group, Item, Matrix, Path, Place, Point, Stroke
from kartenwerk.printing.press.folding import Facet, Motion, Point3, fold
from kartenwerk.printing.press.tray import Tray
from kartenwerk.products.box.data import BoxData
from kartenwerk.products.boxed_game.art import art_deck
from kartenwerk.products.boxed_game.contents import list_contents
from kartenwerk.products.boxed_game.lid_box import Half, draw_tray, trays_of

_TURNED, _TILTED = math.radians(30), math.radians(36)
"""How far the box is turned to one side, and how far above it the eye is."""
_LIFTED = 2.6  # of its height: how far the lid hangs above the rim of the bottom
_INSIDE = {"base": "papier"}
_WALL = "flaeche"  # the inside of walls
_LINE = 0.15  # mm on paper
_LEAST = 0.1  # mm on paper: thinner lines break up in print
_SIDES = ("base", "top", "bottom", "left", "right")


class FoldedTray(NamedTuple):
    """A tray in space, z upwards: its sides that are seen from above, those that lie behind others first."""

    half: Half
    tray: Tray
    facets: tuple[tuple[Facet, Motion], ...]


def draw_folded_box(
    workshop: GameWorkshop, language: str, width: float, height: float
) -> tuple[float, tuple[Item, ...]]:
    """The box within so many mm, in the middle of the width, and how high it is; as the flat sheets are printed."""
    deck = art_deck(workshop.edition(workshop.game.in_language(language)[0]))
    halves = stand_up(*trays_of(workshop).values())
    corners = [
        project(motion.apply(*point)) for each in halves for facet, motion in each.facets for point in facet.outline
    ]
    xs, ys = zip(*corners, strict=True)
    scale = min(width / (max(xs) - min(xs)), height / (max(ys) - min(ys)))
    left = (width - scale * (max(xs) - min(xs))) / 2
    place = Matrix(scale, 0, 0, scale, left - scale * min(xs), -scale * min(ys))
    bleed, contents = BoxData.load(workshop.roots).bleed, list_contents(workshop, language)
    arts = {
        each.half: {
            panel.name: art
            for panel, art in zip(
                each.tray.panels(bleed), draw_tray(deck, each.half, each.tray, bleed, contents), strict=True
            )
        }
        for each in halves
    }
    items = [item for each in halves for item in _draw(each, arts[each.half], scale)]
    return scale * (max(ys) - min(ys)), (Group(tuple(items), place),)


def stand_up(bottom: Tray, lid: Tray) -> tuple[FoldedTray, FoldedTray]:
    """The bottom with its opening upwards, and the lid above it; the middles of both lie on one upright line."""
    rim = bottom.wall + lid.wall + _LIFTED * lid.wall
    return _stand("bottom", bottom, 0.0, turned=True), _stand("lid", lid, rim, turned=False)


def _stand(half: Half, tray: Tray, base: float, *, turned: bool) -> FoldedTray:
    """A tray whose base lies at the height `base`; `turned` over, its walls point upwards."""
    middle, side = (tray.outline.width / 2, tray.outline.height / 2), -1 if turned else 1

    def place(motion: Motion) -> Motion:
        across, down, origin = motion
        x, y, z = origin[0] - middle[0], origin[1] - middle[1], origin[2]
        return Motion(_mirror(across, side), _mirror(down, side), (side * x, y, side * z + base))

    facets = [facet for facet in tray.facets if facet.name in _SIDES]
    motions = {name: place(motion) for name, motion in fold(facets).items()}
    lying = sorted(facets, key=lambda facet: _depth(facet, motions[facet.name]))
    return FoldedTray(half, tray, tuple((facet, motions[facet.name]) for facet in lying))


def _mirror(point: Point3, side: int) -> Point3:
    """A direction, turned by half about the y axis if `side` is -1."""
    return (side * point[0], point[1], side * point[2])


def _depth(facet: Facet, motion: Motion) -> float:
    """How far the middle of a facet is towards the eye; a base lies behind the walls that are seen from inside."""
    points = [motion.apply(*point) for point in facet.outline]
    towards = sum(_nearness(point) for point in points) / len(points)
    return towards if is_seen(motion) or facet.name != "base" else -math.inf


def _nearness(point: Point3) -> float:
    x, y, z = point
    return (x * math.sin(_TURNED) + y * math.cos(_TURNED)) * math.cos(_TILTED) + z * math.sin(_TILTED)


def is_seen(motion: Motion) -> bool:
    """Whether the printed side of a facet looks towards the eye."""
    return _nearness(motion.outwards) > 0


def project(point: Point3) -> Point:
    """A point as it is seen, in mm, y downwards."""
    x, y, z = point
    right, near = (x * math.cos(_TURNED) - y * math.sin(_TURNED), x * math.sin(_TURNED) + y * math.cos(_TURNED))
    return right, near * math.sin(_TILTED) - z * math.cos(_TILTED)


def _draw(folded: FoldedTray, art: Mapping[str, Group], scale: float) -> Iterator[Item]:
    """What is seen of a tray: the `art` of each side outside, paper inside."""
    for facet, motion in folded.facets:
        path: Path = (("M", facet.outline[0]), *(("L", point) for point in facet.outline[1:]), ("Z", ()))
        matrix = _as_seen(motion)
        if is_seen(motion):
            (panel,) = _thicken((art[facet.name],), matrix, _LEAST / scale)
            yield Group((panel,), matrix, Clip(path))
        elif folded.half == "bottom":
            yield Group((Fill(path, _INSIDE.get(facet.name, _WALL)),), matrix)
        else:
            continue
        corners = [project(motion.apply(*point)) for point in facet.outline]
        outline: Path = (("M", corners[0]), *(("L", point) for point in corners[1:]), ("Z", ()))
        yield Stroke(outline, "tinte", _LINE / scale)


def _thicken(items: Iterable[Item], matrix: Matrix, least: float) -> tuple[Item, ...]:
    """The items with no line thinner than `least` as it is seen: art is much smaller here than on its box."""
    found: list[Item] = []
    for item in items:
        if isinstance(item, Group):
            inner = item.matrix.then(matrix)
            found.append(replace(item, items=_thicken(item.items, inner, least)))
        elif isinstance(item, Place):
            thick = _thicken(item.form.items, item.matrix.then(matrix), least)
            found.append(Group(thick, item.matrix, item.form.box))
        elif isinstance(item, Stroke):
            found.append(replace(item, width=max(item.width, least / _narrowest(matrix))))
        else:
            found.append(item)
    return tuple(found)


def _narrowest(matrix: Matrix) -> float:
    """By how much a map shrinks the width of a line at most."""
    a, b, c, d, _e, _f = matrix
    size, area = a * a + b * b + c * c + d * d, abs(a * d - b * c)
    return max(math.sqrt(max(size - math.sqrt(max(size * size - 4 * area * area, 0.0)), 0.0) / 2), 1e-3)


def _as_seen(motion: Motion) -> Matrix:
    """The map from the flat sheet to the picture."""
    (a, b), (c, d), (e, f) = project(motion.across), project(motion.down), project(motion.origin)
    return Matrix(a, b, c, d, e, f)
