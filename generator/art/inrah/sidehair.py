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
    "side loose": (
        "M24.6 15L40 17C45 21 46 28 44.6 34C44 38.6 47 41 50 41.4C46 46 38.6 45.4 35.6 41C33.4 37 35 33.6 33.4 29.6"
        "C33.2 25 32 22 28.4 19.4Z",
        (
            "M27 16C35 21 37 29 36.4 35C36.4 40 40 43 44 46",
            "M32 16C40 22 41 29 40 35C40 39 44 42 49 43",
            "M37 16C43 22 43.6 29 42.6 34C42.4 38 46 41 52 41",
        ),
    ),
    "side curls": (
        "M25 15L40 17C43.4 17.6 45 20.4 43.8 22.8C46 24.4 46 27.6 43.8 28.8"
        "C44.8 31.4 42.8 34 40.2 33.6C38.6 35.6 35.4 35.4 34.2 33"
        "C32.6 31.6 32.8 29.4 34 28.2C32.4 26.4 32.6 23.6 33.2 22.4L28.4 19Z",
        (
            "M30 15C36 19 38 24 47 23",
            "M32 23C37 22 38 28 47 28.6",
            "M32 29C37 27 38 32 44 34",
            "M36 14L39 22L35 29L38 37",
        ),
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
