"""Ladies' eyes: open under long lashes, or lowered."""

from __future__ import annotations

from collections.abc import Sequence

from art.eyes import Eye, open_eye
from art.light import line
from art.picture import INK, Picture


def lady_eye(picture: Picture, eye: Eye, lashes: Sequence[tuple[float, float]] = ((0.42, 0.7), (0.56, 0.5))) -> None:
    """An open eye; each lash stands at a share of the way out, and is so long (mm)."""
    open_eye(picture, eye)
    for share, long in lashes:
        x, y = eye.x + eye.outer * eye.wide * share, eye.y - eye.high * (0.62 - share * 0.5) - eye.tilt / 2
        picture.add(INK, line((x - eye.outer * 0.25, y + 0.2), (x + eye.outer * long, y - long * 0.75), width=0.42))


def lowered(picture: Picture, x: float, y: float, wide: float, outer: int) -> None:
    """A lid lowered over the eye, its lashes on the cheek."""
    half = wide / 2
    lid = ((x - half, y - 0.1), (x, y + 0.55), (x + half, y - 0.1))
    picture.add(INK, line(*lid, width=0.62), line((x - half * 0.8, y - 0.95), (x, y - 1.2), (x + half * 0.8, y - 0.85)))
    for share, long in ((0.1, 0.7), (0.5, 0.8), (0.9, 0.8)):
        at = x + outer * half * share
        below = y + 0.5 - 0.5 * share * share
        picture.add(INK, line((at, below - 0.1), (at + outer * long * 0.5, below + long), width=0.4))
