"""The stage of every picture card: where the panel stands, what stays free, and how a court is doubled."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeAlias

from art.beyond import beyond, outer, reached
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, inset, polygon, rectangle, turn, union, without_specks
from art.svg import group, path, paths, turned_belt

WIDTH, HEIGHT = 59.0, 91.0
BLEED = 3.0
CENTRE = (WIDTH / 2, HEIGHT / 2)
SAFE = 4.0
"""mm from the trim that stay free of everything but ground."""
NOTCH_X, NOTCH_Y = 13.2, 21.4
"""The corner left free for the index reaches to here."""

PANEL = polygon(
    (NOTCH_X, SAFE), (WIDTH - SAFE, SAFE), (WIDTH - SAFE, HEIGHT - NOTCH_Y), (WIDTH - NOTCH_X, HEIGHT - NOTCH_Y),
    (WIDTH - NOTCH_X, HEIGHT - SAFE), (SAFE, HEIGHT - SAFE), (SAFE, NOTCH_Y), (NOTCH_X, NOTCH_Y),
)  # fmt: skip
EDGE = 0.85
"""Width of the panel's black edge."""
FINE, LEAST = 0.307, 0.286
"""mm; the thinnest part measures at least so much before its outline is simplified, and after. So 0.25 mm are left in
print even on the smallest cards beside larger indexes (0.95 x 0.92)."""
BELT = 3.3
"""Half the height of the belt that hides where the two halves meet."""
MARGIN, APART = 4.0, 0.3
"""mm of the window along which motifs stand that reach over its edge, and mm between motifs."""

Ground: TypeAlias = Geometry | Callable[[Geometry], Sequence[Picture]]
"""What is cut out of the black behind a figure: gouges, or from what the figure leaves free to the motifs there."""


def half_turned(shape: Geometry) -> Geometry:
    """The shape as it stands in the card's other half."""
    return turn(shape, 180, CENTRE)


def window() -> Geometry:
    """The part of the panel inside its edge."""
    return inset(PANEL, EDGE)


def upper() -> Geometry:
    """The part of the window above the belt."""
    return window().intersection(rectangle(0, 0, WIDTH, CENTRE[1] - BELT))


def belt_area() -> Geometry:
    return rectangle(SAFE, CENTRE[1] - BELT, WIDTH - SAFE, CENTRE[1] + BELT)


def strewn(motifs: Iterable[Picture], free: Geometry, keep: float = 0.6) -> Picture:
    """The free parts of a pattern's motifs; a motif of which less than the share `keep` is free is dropped."""
    picture = Picture()
    for motif in _kept(motifs, free, keep):
        picture.put(motif.clipped(free))
    return picture


def _kept(motifs: Iterable[Picture], free: Geometry, keep: float) -> list[Picture]:
    return [m for m in motifs if (form := m.silhouette()).intersection(free).area >= keep * form.area]


def court(figure: Picture, ground: Ground, belt: Picture, keep: float = 0.6) -> str:
    """The body of a double-ended court: panel, half, turned half, belt.

    The ground keeps clear of the figure. A motif of it stays if the share `keep` of it is free.
    """
    area = upper()
    outline = figure.silhouette()
    half = Picture()
    if isinstance(ground, Geometry):
        half.add(PAPER, _cleared(ground, area, outline))
    else:
        half.put(strewn(ground(free := _free(area, outline)), free, keep))
    half.put(figure)
    knots = turned_belt(visible(belt, belt_area(), FINE, LEAST), *CENTRE)
    return _both(visible(half, area, FINE, LEAST)) + group("belt", path(INK, belt_area()) + knots)


def margin(figure: Picture, ground: Ground, keep: float = 0.6) -> str:
    """The body of what the same court goes on with beyond its window."""
    area = upper()
    outline = figure.silhouette()
    picture = Picture()
    if isinstance(ground, Geometry):
        picture.add(PAPER, _cleared(ground, reached(area), outline).intersection(outer(area)))
    else:
        free, wide = _free(area, outline), _free(reached(area), outline)
        kept = _kept(ground(free), free, keep)
        picture.put(strewn(kept, wide.intersection(outer(area)), 0))
        taken = union([motif.silhouette() for motif in kept]).buffer(APART)
        wide = wide.intersection(outer(area, MARGIN)).difference(taken)
        picture.put(strewn(ground(wide), wide, keep))
    picture.put(figure.clipped(outer(area)))
    return beyond(visible(picture, reached(area), FINE, LEAST), PANEL, window())


def _free(area: Geometry, figure: Geometry) -> Geometry:
    """Where motifs may stand."""
    return inset(area, 0.15).difference(figure.buffer(0.6))


def _cleared(gouges: Geometry, area: Geometry, figure: Geometry) -> Geometry:
    """The gouges as far as they keep clear of the figure."""
    return without_specks(gouges.intersection(inset(area, 0.1).difference(figure.buffer(0.85))), 0.4)


def doubled(half: Picture, picture: Picture) -> str:
    """The body of a picture upon a ground that is drawn for the upper half and turned for the lower one."""
    return _both(visible(half, window(), FINE, LEAST)) + paths(visible(picture, window(), FINE, LEAST))


def _both(half: Mapping[str, Geometry]) -> str:
    """The panel with both halves."""
    x, y = CENTRE
    turned = f'<use href="#half" transform="rotate(180 {x:g} {y:g})"/>\n'
    return group("panel", path(INK, PANEL)) + group("half", paths(half)) + turned


def whole(picture: Picture) -> str:
    """The body of a picture that is not doubled."""
    return path(INK, PANEL) + paths(visible(picture, window(), FINE, LEAST))


def bled(picture: Picture, ground: str = INK) -> str:
    """The body of a picture that covers the whole card and runs off it."""
    area = rectangle(-BLEED, -BLEED, WIDTH + BLEED, HEIGHT + BLEED)
    return path(ground, area) + paths(visible(picture, area))
