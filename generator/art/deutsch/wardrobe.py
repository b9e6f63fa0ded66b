"""What several pictures of the deck show: fur, bells, the sign beside a figure."""

from __future__ import annotations

from collections.abc import Iterable

from art.curves import closed
from art.deutsch.suits import pip, sized, small
from art.picture import INK, PAPER, Picture
from art.shapes import Geometry, Point, circle, move, placed, polygon, turn

GOLD = "ocker"
Line = tuple[Point, ...]


def sign(picture: Picture, suit: str, x: float, y: float, height: float, degrees: float = 0, halo: float = 0.5) -> None:
    """The suit's sign round (x, y), set off from what lies behind it; where it is small, in the cut of the index."""
    drawn = pip(suit) if height > 9 else small(suit)
    form = drawn.silhouette()
    size = sized(form, height)

    def place(shape: Geometry) -> Geometry:
        return move(turn(size(shape), degrees), x, y)

    if halo:
        picture.add(INK, place(form).buffer(halo + 0.45))
        picture.add(PAPER, place(form).buffer(halo))
    picture.put(drawn, place)


def ermine(picture: Picture, form: Geometry, tails: Iterable[tuple[float, float, float]]) -> None:
    """White fur with black tails, each an (x, y, degrees)."""
    picture.outline(PAPER, form, 0.45)
    tail = closed((0, -1.3, 1), (0.75, 0.4), (0.3, 1.5), (0, 1.9, 1), (-0.3, 1.5), (-0.75, 0.4))
    picture.add(INK, [placed(x, y, degrees)(tail) for x, y, degrees in tails])


def little_bell(picture: Picture, x: float, y: float, radius: float = 1.3) -> None:
    """A bell sewn on cloth: a ball with a slit."""
    picture.outline(GOLD, circle(x, y, radius), 0.36)
    slit = polygon(
        (x - 0.17, y + radius * 0.2), (x + 0.17, y + radius * 0.2), (x + 0.22, y + radius), (x - 0.22, y + radius),
    )  # fmt: skip
    picture.add(INK, slit, circle(x, y + radius * 0.22, max(0.28 * radius, 0.3)))
