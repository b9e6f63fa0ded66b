"""What several figures share: a head set on its neck and turned aside, sleeve and fist, fans of saw lines."""

from __future__ import annotations

from collections.abc import Sequence

from kartenwerk.art.inrah.faces import fist
from kartenwerk.art.inrah.inlay import AXIS, LEAD, Inlay
from kartenwerk.art.shapes import move, placed, polygon, valid
from kartenwerk.art.turning import turned


def put_head(drawing: Inlay, head: Inlay, eyes: float, degrees: float) -> None:
    """A head drawn on the axis with its eyes at `eyes`, looking `degrees` to the right."""
    around = Inlay()
    around.put(head, lambda shape: move(shape, -AXIS, -eyes))
    drawing.layers += [(role, valid(shape)) for role, shape in turned(around, degrees).layers]
    start = len(drawing.layers) - len(around.layers)
    drawing.layers[start:] = [(role, move(shape, AXIS, eyes)) for role, shape in drawing.layers[start:]]


def raised_arm(
    drawing: Inlay, x: float, y: float, tones: Sequence[str], cuff: str, light: str = "papier", shade: str = "hell"
) -> None:
    """Sleeve, cuff and fist of an arm that holds a shaft at (x, y)."""
    at = placed(x, y)
    sleeve = "M-7.4 26.4L-5 8.4L-3.4 4.4L3.6 4.4L6.6 9.4L10.6 26.4Z"
    arm = Inlay()
    arm.contour(sleeve, 1)
    arm.saw(sleeve, ("M-3.4 2.8L-1.4 28", "M3.6 2.8L2.6 28"), tones, LEAD)
    arm.piece(cuff, polygon((-4.8, 3.6), (4.6, 3.6), (5.2, 6.8), (-5.4, 6.8)), LEAD)
    arm.put(fist(light, shade))
    drawing.put(arm, at)
