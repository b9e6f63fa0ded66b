"""How much an expert tries before it decides: playouts, never seconds, so that every machine decides alike.

Apart from the expert, so that help pages can print it without loading the engine.
"""

from __future__ import annotations

PLAYOUTS = 96
"""The default number of playouts of a decision."""

MOST_PLAYOUTS = 100_000

LOOKS = (64, 128, 256, 512)
"""After so many fresh worlds a hint looks whether its moves are parted or shown to be equal; the last look ends it."""

MOST_DEALS = 1_000_000
"""The most deals that are played at once to be counted."""
