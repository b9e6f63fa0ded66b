"""The rays behind a fan of cards, which the template lays before them."""

from __future__ import annotations

from art.motifs.stage import MIDDLE, TITLE_OF_TWO, Motif, rays


def fan() -> Motif:
    return {"rays": rays(MIDDLE, 104, 55, 68, top=TITLE_OF_TWO)}
