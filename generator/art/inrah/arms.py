"""Arms: a hand, what it holds, and the sleeve that goes on from its wrist and runs off the card or under the sash."""

from __future__ import annotations

from art.inrah.grip import Grip, Skin, draw_grip, draw_sleeve
from art.inrah.inlay import LEAD, Inlay
from art.inrah.sitter import Sitter
from art.inrah.symbols import sign
from art.shapes import placed, polygon

HELD = {"erz": 18.5, "humus": 19.0, "eis": 16.5, "wasser": 19.5, "feuer": 18.0, "luft": 15.6}
"""Height of such a sign in mm: all are about as wide, and lie in the safe area."""
LARGE = 1.1
"""Hands are so much larger than the skeletons of `art.gestures`: as Inrah's faces are."""
FOOT = 66.0
"""y that poles end at, behind the sash."""


def put_sign(drawing: Inlay, element: str, sitter: Sitter) -> None:
    """The element's sign where the picture wants it."""
    drawn = sign(element, HELD[element])
    drawn.keep(drawn.silhouette())
    drawing.put(drawn, placed(*sitter.sign))


def put_pole(drawing: Inlay, sitter: Sitter, tone: str) -> None:
    """A pole from behind the sign through the hand, with a socket below the sign."""
    (x0, y0), (x1, y1) = sitter.sign, sitter.at
    lean = (x1 - x0) / (y1 - y0)

    def spot(y: float, aside: float) -> tuple[float, float]:
        return x0 + (y - y0) * lean + aside, y

    drawing.piece(tone, polygon(spot(y0, -1.3), spot(y0, 1.3), spot(FOOT, 1.3), spot(FOOT, -1.3)), LEAD)


def put_socket(drawing: Inlay, sitter: Sitter, wide: float = 3.6) -> None:
    (x0, y0), (x1, y1) = sitter.sign, sitter.at
    y = y0 + 8.0
    x = x0 + (y - y0) * (x1 - x0) / (y1 - y0)
    drawing.piece("akzent", polygon((x - wide, y), (x + wide, y), (x + wide * 0.6, y + 3.4), (x - wide * 0.6, y + 3.4)),
                  LEAD)  # fmt: skip


def grip_of(sitter: Sitter, skin: Skin, held: Inlay | None = None) -> Grip:
    place = placed(*sitter.at, sitter.turned, sitter.size * LARGE, sitter.mirrored)
    return draw_grip(sitter.hand, place, skin, held, sitter.slender)


def put_arm(
    drawing: Inlay, sitter: Sitter, skin: Skin, held: Inlay, tones: tuple[str, str],
    widths: tuple[float, float] = (7.8, 13.5),
) -> None:  # fmt: skip
    """The sitter's hand where it belongs, its sleeve from the wrist on, widening; `held` as it lies on the card."""
    grip = grip_of(sitter, skin, held)
    draw_sleeve(drawing, [grip.wrist, *sitter.elbow], tones, widths)
    drawing.put(grip.picture)
    drawing.keep(grip.hand.silhouette())
