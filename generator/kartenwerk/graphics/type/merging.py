"""Merging overlapping contours into outlines that do not overlap, as font editors expect them.

Edges are split, exactly, where they meet. A piece stays if ink lies on one side of it alone (by the nonzero rule).
The pieces that stay are chained into outlines with the ink on their right, as TrueType wants it (y up). Last, corners
are rounded to whole font units.

Fonts are cut while files are made, from drawings that a user's own data may replace, so that outlines can neither be
merged beforehand nor by shapely, which only drawing pictures needs. skia-pathops would be one more library to print
with, and gives one of the project's 285 glyphs other outlines, which changes every file that embeds its font.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Sequence
from fractions import Fraction
from itertools import pairwise
from math import atan2, tau
from typing import TypeAlias

from kartenwerk.graphics.display import Point

Corner: TypeAlias = tuple[int, int]
Exact: TypeAlias = tuple[int | Fraction, int | Fraction]
Edge: TypeAlias = tuple[Exact, Exact]

_ROUNDS = 6
"""How often outlines are merged at most: rounding corners may make edges cross again by a hair."""
_HAIR = 1e-7
"""The font units by which an edge must pass a point to count as beyond it."""

MOST_EDGES = 600
"""The most edges of a glyph, and pieces that they cut each other into. Merging takes quadratic time."""

FARTHEST = 16_000
"""The largest coordinate in font units; a font file keeps them in two bytes."""


def merge_contours(contours: Iterable[Sequence[Point]]) -> list[list[Corner]]:
    """The outlines of the area that the contours (in font units) cover, in a fixed order; holes turn the other way.

    ValueError for contours that reach too far, or are too many.
    """
    outlines = [[(_round(x), _round(y)) for x, y in contour] for contour in contours]
    _check_number(sum(map(len, outlines)))
    for _ in range(_ROUNDS):
        before, outlines = outlines, _merge_once(outlines)
        if outlines == before:
            break
    return outlines


def _round(value: float) -> int:
    if not -FARTHEST <= value <= FARTHEST:
        raise ValueError(f"an outline reaches farther than {FARTHEST:,} font units")
    return round(value)


def _check_number(edges: int) -> None:
    if edges > MOST_EDGES:
        raise ValueError(f"the outlines have, or are cut into, more than {MOST_EDGES} edges")


def _merge_once(contours: Sequence[Sequence[Corner]]) -> list[list[Corner]]:
    edges: Counter[Edge] = Counter()
    for contour in contours:
        edges.update((a, b) for a, b in pairwise([*contour, contour[0]]) if a != b)
    edges = _split(edges)
    kept = [edge for edge in sorted(_orient(edges)) for edge in _keep(edge, edges)]
    on_grid = ([(round(x), round(y)) for x, y in outline] for outline in _chain(kept))
    return sorted(outline for outline in map(_without_flats, on_grid) if len(outline) > 2)


def _split(edges: Counter[Edge]) -> Counter[Edge]:
    """The same edges in pieces that meet at their ends alone."""
    cuts: defaultdict[Edge, set[Exact]] = defaultdict(set)
    segments = sorted(_orient(edges))
    for number, (a, b) in enumerate(segments):
        for c, d in segments[number + 1 :]:
            if c[0] > b[0]:
                break  # all further edges lie to the right of this one
            if max(c[1], d[1]) < min(a[1], b[1]) or min(c[1], d[1]) > max(a[1], b[1]):
                continue
            for meeting in _meetings(a, b, c, d):
                cuts[a, b].add(meeting)
                cuts[c, d].add(meeting)
    pieces: Counter[Edge] = Counter()
    number = 0
    for edge, count in edges.items():
        turned = edge[0] > edge[1]
        corners = sorted({*edge, *cuts[min(edge), max(edge)]}, reverse=turned)
        number += len(corners) - 1
        _check_number(number)
        for piece in pairwise(corners):
            pieces[piece] += count
    return pieces


def _meetings(a: Exact, b: Exact, c: Exact, d: Exact) -> list[Exact]:
    """Where two edges meet: nowhere, in a place, or with the ends of what they have in common."""
    ux, uy, vx, vy = b[0] - a[0], b[1] - a[1], d[0] - c[0], d[1] - c[1]
    wx, wy = c[0] - a[0], c[1] - a[1]
    cross = ux * vy - uy * vx
    if cross:
        t, s = wx * vy - wy * vx, wx * uy - wy * ux
        if cross < 0:
            cross, t, s = -cross, -t, -s
        if not (0 <= t <= cross and 0 <= s <= cross):
            return []
        share = Fraction(t, cross)
        return [(a[0] + share * ux, a[1] + share * uy)]
    if wx * uy != wy * ux:
        return []
    return [end for end in (a, b, c, d) if a <= end <= b and c <= end <= d]


def _orient(edges: Iterable[Edge]) -> set[Edge]:
    """Each edge once, from its left (or lower) end."""
    return {(min(edge), max(edge)) for edge in edges}


def _keep(edge: Edge, edges: Counter[Edge]) -> list[Edge]:
    """The edge with the ink on its right; nothing if both of its sides are alike."""
    left = _winding(edge, edges)
    right = left - edges[edge] + edges[edge[::-1]]
    if bool(left) == bool(right):
        return []
    return [edge if right else edge[::-1]]


def _winding(edge: Edge, edges: Counter[Edge]) -> int:
    """How often all contours turn, against the clock, round a place just left of the edge's middle.

    Counted along the column upwards; for an upright edge, whose left is towards smaller x, along the row.
    """
    across, along = (1, 0) if edge[0][0] == edge[1][0] else (0, 1)
    level = float(edge[0][across] + edge[1][across]) / 2
    place = float(edge[0][along] + edge[1][along]) / 2
    turns = 0
    for (c, d), count in edges.items():
        if (c[across] > level) != (d[across] > level):
            share = (level - c[across]) / (d[across] - c[across])
            beyond = c[along] + share * (d[along] - c[along]) - place
            if (beyond < -_HAIR) if across else (beyond > _HAIR):
                turns += count if d[across] < c[across] else -count
    return turns


def _chain(edges: Sequence[Edge]) -> list[list[Exact]]:
    """The edges as closed chains; where several leave a corner, the sharpest turn to the right is taken."""
    leaving: defaultdict[Exact, list[Exact]] = defaultdict(list)
    for a, b in edges:
        leaving[a].append(b)
    chains = []
    for start in sorted(leaving):
        while leaving[start]:
            chain = [start, leaving[start].pop(0)]
            while chain[-1] != start:
                ways = leaving[chain[-1]]
                way = min(ways, key=lambda to: _turn(chain[-2], chain[-1], to))
                ways.remove(way)
                chain.append(way)
            chains.append(chain[:-1])
    return chains


def _turn(a: Exact, b: Exact, c: Exact) -> float:
    """The turn at `b` on the way from `a` to `c`: the smaller, the sharper to the right."""
    back = atan2(a[1] - b[1], a[0] - b[0])
    on = atan2(c[1] - b[1], c[0] - b[0])
    return -((back - on) % tau)


def _without_flats(outline: list[Corner]) -> list[Corner]:
    """The outline without corners that lie on the line between their neighbours, from its least corner on."""
    kept = _without_doubles(outline)
    while len(kept) > 2:
        befores, afters = [kept[-1], *kept[:-1]], [*kept[1:], kept[0]]
        bent = [b for a, b, c in zip(befores, kept, afters, strict=True) if _bends(a, b, c)]
        if len(bent) == len(kept):
            start = kept.index(min(kept))
            return kept[start:] + kept[:start]
        kept = _without_doubles(bent)
    return []


def _without_doubles(outline: list[Corner]) -> list[Corner]:
    befores = [*outline[-1:], *outline[:-1]]
    return [corner for before, corner in zip(befores, outline, strict=True) if corner != before]


def _bends(a: Corner, b: Corner, c: Corner) -> bool:
    return (b[0] - a[0]) * (c[1] - b[1]) != (b[1] - a[1]) * (c[0] - b[0])
