"""How much an expert tries before it decides: playouts, never seconds, so that every machine decides alike.

Apart from the expert, so that help pages can tell it without loading the engine.
"""

from __future__ import annotations

PLAYOUTS = 96
"""The playouts of a decision, unless told otherwise."""

MOST_PLAYOUTS = 100_000

SAMPLE = 200
"""The fresh worlds in which a hint compares two moves: of fewer no figure is told."""
