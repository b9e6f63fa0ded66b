"""The field of a box's front, drawn at the size that it has on the box of skat cards."""

from __future__ import annotations

from art.shapes import Geometry, rectangle

WIDTH, HEIGHT = 60.2, 42.2
"""mm from fold to fold, and from the dark below the thumb notch to the rule above the title."""
X, Y = WIDTH / 2, HEIGHT / 2
BEYOND = 3.0
"""mm that are drawn beyond the folds, for boxes of wider cards."""
FINEST = (0.3, 0.28)
"""mm of the finest part before and after its outline is simplified: boxes of poker cards are drawn a little smaller."""


def room() -> Geometry:
    """All that is drawn."""
    return rectangle(-BEYOND, 0, WIDTH + BEYOND, HEIGHT)
