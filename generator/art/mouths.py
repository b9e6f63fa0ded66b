"""The mouth of a face that is turned: lips, teeth, and the line below them."""

from __future__ import annotations

from art.curves import closed
from art.picture import INK, PAPER
from art.skin import Skin


def draw_mouth(skin: Skin) -> None:
    f, b, m = skin.face, skin.bones, skin.face.mouth
    y, w = b.mouth_at, b.mouth
    left, right = y - m.smile + m.crooked * 0.5, y - m.smile - m.crooked * 0.5
    gap = m.open
    upper = ((-w, left, 1), (-w * 0.4, y - m.upper), (0, y - m.upper * 0.65), (w * 0.4, y - m.upper),
             (w, right, 1), (0, y + 0.15))  # fmt: skip
    lower = ((-w * 0.9, left + 0.1, 1), (0, y + gap + 0.1), (w * 0.9, right + 0.1, 1),
             (w * 0.45, y + gap + m.lower), (-w * 0.45, y + gap + m.lower))  # fmt: skip
    for shape in (upper, lower):
        skin.drawing.add(f.lips, closed(*skin.view.shape(*shape, out=0.4)).intersection(skin.inside))
    if gap:
        hole = closed(
            *skin.view.shape(
                (-w * 0.86, left + 0.05, 1),
                (0, y - 0.15),
                (w * 0.86, right + 0.05, 1),
                (w * 0.4, y + gap),
                (-w * 0.4, y + gap),
                out=0.3,
            )
        ).intersection(skin.inside)
        skin.drawing.add(INK, hole.buffer(0.16).intersection(skin.inside))
        if m.teeth:
            row = closed(
                *skin.view.shape(
                    (-w * 0.8, left + 0.1, 1),
                    (w * 0.8, right + 0.1, 1),
                    (w * 0.5, y + gap * 0.55),
                    (-w * 0.5, y + gap * 0.55),
                    out=0.3,
                )
            )
            skin.drawing.add(PAPER, row.intersection(hole))
    else:
        skin.ink(
            (-w - 0.3, left - m.smile * 0.2),
            (-w * 0.45, y - 0.05),
            (0, y + 0.15),
            (w * 0.45, y - 0.05),
            (w + 0.3, right - m.smile * 0.2),
            width=0.46,
            peak=0.5,
            out=0.4,
        )
    if not f.woman and m.lower:
        skin.ink(
            (-1.0, y + gap + m.lower + 0.8),
            (0, y + gap + m.lower + 1.0),
            (1.0, y + gap + m.lower + 0.8),
            width=0.34,
            out=0.2,
        )
