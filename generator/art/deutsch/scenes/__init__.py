"""The vignettes of the number cards: an animal for each suit, upright on the left of a panel, turned on its right."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from art.curves import closed
from art.deutsch.grounds import sky
from art.deutsch.scenes.hare import hare
from art.deutsch.scenes.robin import robin
from art.deutsch.scenes.snail import snail
from art.deutsch.scenes.squirrel import squirrel
from art.karten.stage import CENTRE, FINE, LEAST, SAFE, WIDTH
from art.picture import INK, PAPER, Picture, visible
from art.shapes import Geometry, circle, inset, placed, rectangle, union, without_specks
from art.svg import group, path, paths

TALL = 16.6
"""mm of the panel's height."""
EDGE = 0.8
"""Width of its black edge."""
HALO = 7.2
"""Radius of the light disc in the middle of the panel, under an odd pip or a wreath."""
RIM = 0.7
"""Width of its black edge."""
DISC = circle(*CENTRE, HALO, 24)
MEADOW, FLOWER, HEART = "gruen", "ocker", "rot"
ANIMALS: dict[str, tuple[Callable[[], Picture], float, float, float]] = {
    "eichel": (squirrel, 13.2, 51.6, 1.06),
    "gras": (snail, 13.0, 51.4, 0.92),
    "herz": (robin, 13.8, 51.2, 0.98),
    "schellen": (hare, 12.8, 51.2, 0.95),
}
"""The animal of a suit, where it stands beside the disc, and how large."""


def scenes() -> str:
    """Each suit's panel as a group, the disc, and a wreath upon it where no pip stands."""
    drawn = [_panel(suit, *ANIMALS[suit]) for suit in ANIMALS]
    disc = path(INK, DISC.buffer(RIM)) + path(PAPER, DISC)
    return "".join(drawn) + group("disc", disc) + group("wreath", disc + paths(visible(_wreath(), DISC, FINE, LEAST)))


def _wreath() -> Picture:
    """A flower in a wreath, the same from both ends."""
    picture = Picture()
    picture.add(PAPER, DISC)
    leaf = closed((-1.9, -0.2, 1), (-0.6, -1.25), (0.8, -1.0), (2.1, 0.4, 1), (0.8, 0.7), (-0.6, 0.55))
    petal = closed((0, -0.4, 1), (0.95, -1.4), (0.75, -2.6), (0, -2.9), (-0.75, -2.6), (-0.95, -1.4))
    for k in range(10):
        picture.outline(MEADOW, placed(*CENTRE, 36 * k)(placed(0, -5.2)(leaf)), 0.36)
    for k in range(6):
        picture.outline(FLOWER, placed(*CENTRE, 60 * k)(petal), 0.36)
    picture.outline(HEART, circle(*CENTRE, 0.95), 0.36)
    return picture


def _panel(suit: str, animal: Callable[[], Picture], x: float, y: float, size: float) -> str:
    middle, centre = CENTRE
    frame = rectangle(SAFE, centre - TALL / 2, WIDTH - SAFE, centre + TALL / 2)
    window = inset(frame, EDGE).intersection(rectangle(0, 0, middle, 91))
    figure = Picture()
    hill = closed(
        (0, 60, 1), (0, y + 0.8), (7, y - 0.4), (14, y), (22, y + 0.7), (27.6, y + 3.4, 1), (27.6, 60, 1),
    )  # fmt: skip
    _outlined(figure, union(hill, _grass(5.4, 10.4, y + 0.8, 3), _grass(19.4, 26.4, y + 1.4, 6)))
    figure.put(animal(), placed(x, y + 0.4, 0, size))
    half = Picture()
    free = inset(window, 0.15).difference(figure.silhouette().buffer(0.7))
    half.add(PAPER, without_specks(sky(seed=len(suit), step=1.32).intersection(free), 0.4))
    half.put(figure)
    upper = f'<use href="#{suit}-half"/>\n<use href="#{suit}-half" transform="rotate(180 {middle:g} {centre:g})"/>\n'
    drawn = group(f"{suit}-half", paths(visible(half, window, FINE, LEAST)))
    return f"<defs>\n{drawn}</defs>\n" + group(suit, path(INK, frame) + upper)


def _outlined(picture: Picture, form: Geometry) -> None:
    picture.add(INK, form.buffer(0.38))
    picture.add(MEADOW, form)


def _grass(start: float, end: float, y: float, seed: int) -> Geometry:
    """Blades that lean to and fro, from `start` to `end`."""
    random = Random(seed)
    blades, x = [], start
    while x < end:
        tall, lean = random.uniform(1.8, 3.4), random.uniform(-1.0, 1.0)
        tip = (x + lean, y - tall, 1)
        blades.append(closed((x - 0.42, y + 3, 1), (x - 0.42, y), tip, (x + 0.42, y), (x + 0.42, y + 3, 1)))
        x += random.uniform(0.85, 1.15)
    return union(blades)
