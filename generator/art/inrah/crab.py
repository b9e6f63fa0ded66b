"""The helmet of water: a crab that sits on the head and clasps the face with its claws."""

from __future__ import annotations

from collections.abc import Sequence

from art.curves import closed, curve, ribbon
from art.inrah.inlay import AXIS, HALVES, LEAD, THIN, Half, Inlay, saw_line
from art.picture import INK, PAPER
from art.shapes import Geometry, circle, move

Spot = tuple[float, float]

_LEGS: Sequence[tuple[Spot, ...]] = (
    ((20.4, 14.0), (12.0, 18.8), (9.6, 23.4), (5.4, 30.0)),
    ((20.4, 16.4), (15.6, 22.0), (14.6, 27.0), (12.6, 34.4)),
)
"""Those that stand off on the left; a weapon stands where the others would. The hindmost comes first."""
_CARAPACE = (
    (30, 5.9), (24.4, 6.9), (18.8, 11.0, 1), (19.4, 12.3, 1), (18.9, 13.2, 1), (20.4, 14.0, 1), (20.4, 15.2, 1),
    (22.2, 15.6, 1), (22.8, 16.8, 1), (24.6, 16.6, 1), (25.6, 17.8, 1), (27.6, 17.0, 1), (30, 18.2, 1),
)  # fmt: skip
"""The left half of the shell, with the teeth of its front rim."""
_GROOVES = (
    saw_line((14, 12.2), (22, 12.6), (26.6, 10.6), (30, 12.2), (33.4, 10.6), (38, 12.6), (46, 12.2)),
    saw_line((25.0, 4), (25.6, 8), (26.6, 10.6), (26.2, 20)), saw_line((35.0, 4), (34.4, 8), (33.4, 10.6), (33.8, 20)),
)  # fmt: skip
_ARM = ((21.6, 16.0), (18.4, 18.4), (18.6, 23.4))
_PALM = (
    (20.6, 22.4), (17.6, 23.6), (15.8, 27.2), (16.4, 31.4), (19.4, 35.2), (24.6, 37.0, 1), (21.8, 34.0),
    (20.8, 31.4, 1), (22.6, 27.4), (22.4, 23.8),
)  # fmt: skip
"""The hand of a claw, with its outer finger."""
_FINGER = ((20.4, 29.4, 1), (21.6, 26.4), (24.0, 27.4), (25.6, 30.2), (26.4, 34.6, 1), (23.8, 32.0), (21.8, 31.0, 1))


def put_legs(head: Inlay) -> None:
    """What stands off behind the neck."""
    for tone, spine in zip(("hell", "akzent"), _LEGS, strict=True):
        leg = ribbon(curve(*spine), 3.8, 0.2)
        head.contour(leg, 1.1)
        head.form(tone, leg, "mittel", lead=THIN)


def put_crab(head: Inlay) -> None:
    """Claws beside the cheeks, and the shell above the brow with its eyes on stalks."""
    for half in HALVES:
        _put_claw(head, half)
    right = [(2 * AXIS - x, y, *corner) for x, y, *corner in reversed(_CARAPACE[1:-1])]
    shell = closed(*_CARAPACE, *right)
    head.contour(shell, 1.4)
    head.saw(shell, _GROOVES, _lit, LEAD)
    for half in HALVES:
        eye = half(circle(27.9, 15.0, 1.35))
        head.lay(INK, eye)
        head.lay(PAPER, circle(eye.centroid.x - 0.3, eye.centroid.y - 0.35, 0.5))


def _lit(_: int, part: Geometry) -> str:
    """Light above on the left, shade on the right."""
    x, y = part.centroid.x - AXIS, part.centroid.y - 12
    return PAPER if x < -3 and y < 0 else "hell" if x > 3 and y < 0 else "mittel" if x > 3 else "akzent"


def _put_claw(head: Inlay, half: Half) -> None:
    """The arm, and pincers that open towards the chin."""
    for shape, around in ((ribbon(curve(*_ARM), 3.2, 2.6), 1.1), (closed(*_PALM), 1.2), (closed(*_FINGER), 1.0)):
        part = half(shape)
        head.contour(part, around)
        head.form("akzent", part, "mittel", -0.9, -0.7, LEAD)
    if not half.right:
        palm = closed(*_PALM).buffer(-0.5)
        head.lay(PAPER, palm.difference(move(palm, 1.3, 1.0)).buffer(-0.2).buffer(0.2))
