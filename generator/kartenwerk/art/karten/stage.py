"""The stage of every picture card: where the panel stands, what stays free, and how a court is doubled."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kartenwerk.art.picture import INK, PAPER, Picture, visible
from kartenwerk.art.shapes import Geometry, inset, polygon, rectangle, turn, without_specks
from kartenwerk.art.svg import group, path, paths

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
    for motif in motifs:
        form = motif.silhouette()
        if form.intersection(free).area >= keep * form.area:
            picture.put(motif.clipped(free))
    return picture


def court(figure: Picture, ground: Geometry | Sequence[Picture], belt: Picture, keep: float = 0.6) -> str:
    """The body of a double-ended court: panel, half, turned half, belt.

    `ground` is cut out of the black behind the figure and keeps clear of it: gouges, or motifs, which stay if the share
    `keep` of them is free.
    """
    area = upper()
    silhouette = figure.silhouette()
    half = Picture()
    if isinstance(ground, Sequence):
        half.put(strewn(ground, inset(area, 0.15).difference(silhouette.buffer(0.6)), keep))
    else:
        cleared = inset(area, 0.1).difference(silhouette.buffer(0.85))
        half.add(PAPER, without_specks(ground.intersection(cleared), 0.4))
    half.put(figure)
    return _both(visible(half, area, FINE, LEAST)) + group(
        "belt", path(INK, belt_area()) + paths(visible(belt, belt_area(), FINE, LEAST))
    )


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
