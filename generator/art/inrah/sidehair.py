"""Hair beside a face that looks away: what a cap leaves of it."""

from __future__ import annotations

from art.inrah.inlay import AXIS, LEAD, Inlay
from art.shapes import Geometry, mirror, move, scale

EYE = (29.6, 22.9)
"""Where the face lies that the hair is drawn round, at `SIZE` of its own size."""
SIZE = 0.9

SIDE_HAIR: dict[str, tuple[str, tuple[str, ...]]] = {
    "side short": (
        "M25 15L40.6 17C43 20 43.4 24.4 42 28.6L38.4 30.6L35.4 29.4L33.8 26.4L33.4 22.4L28.4 18.8Z",
        ("M30 15L36 24L34 31", "M35 15L39.6 24L37 32"),
    ),
    "side plait": (
        "M25 15L40 17C43 20 43.4 25 41.8 29C44 33 44.6 38 42.4 43C40.6 46.4 37 46.6 36 43.8C38.6 40.6 38.8 36 36.4 32.6"
        "C33.4 29 33 22.6 28.4 19.4Z",
        (
            "M30 15C37 21 38.6 26 38 32",
            "M33 29L46 30.4",
            "M34 36L46 32",
            "M34 37L46 40",
            "M34 43L46 40",
            "M35 18C41 22 41.6 26 41 30",
        ),
    ),
    "side wet": (
        "M25 15L40 17C43 20 43.6 24 43.4 28L45.6 35L41 33.4L38.8 39L34.2 30.4C33.4 27 33.2 23 28.4 18.8Z",
        ("M31 14C37 20 38.4 26 38 44", "M36 14C41 21 41.6 27 41.2 44"),
    ),
    "side licks": (
        "M25 15L40 17C43 20 43.4 24 42.2 27.6L45.4 33.6L39.8 31L37.6 35.6L35.2 30.6L33.6 26.4L33.2 22.4L28.8 19.2Z",
        ("M31 14C37 20 39.6 26 41 36", "M28 14C35 20 36.4 26 36 38"),
    ),
    "side tail": (
        "M25 15L40 17C43 19.4 44 23 43.4 26.4C47.4 26 51 28.4 52 32.6"
        "C52.6 36.4 50.6 39.4 48.4 40.6C49 36.6 47.4 33.4 43.6 32.4"
        "C40.6 32 37.6 30.6 36 28.8C34 26.4 33 22.6 28.4 19.4Z",
        (
            "M29 16C36 20 39 25 45 27.6C49 29 51 33 50.4 38",
            "M33 16C39 20 42 24 44 26.4",
            "M42 24L41 34",
            "M31 20C36 24 40 30 46 31",
        ),
    ),
}


def draw_side_hair(kind: str) -> Inlay:
    """Hair round the (0, 0) of a face that looks to the right."""
    shape, cuts = SIDE_HAIR[kind]
    drawn, drawing = Inlay(), Inlay()
    drawn.saw(shape, cuts, ("dunkel", "mittel"), LEAD)

    def place(part: Geometry) -> Geometry:
        return scale(move(mirror(part, AXIS), EYE[0] - 2 * AXIS, -EYE[1]), 1 / SIZE)

    drawing.put(drawn, place)
    return drawing
