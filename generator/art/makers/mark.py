"""The maker's mark: a house mark as stonemasons and merchants had theirs, a K over a W on one stem."""

from __future__ import annotations

from shapely.geometry import LineString

from art.shapes import Geometry, rectangle, scale, union

STEM = ((0.0, -11.0), (0.0, 3.6))
ARMS = ((6.2, -11.2), (-0.4, -3.0), (6.7, 3.6), (3.5, 11.6), (0.0, 3.2), (-3.5, 11.6), (-7.2, 2.0))
"""The arms of the K and the W are one line. All is drawn longer than it is, to be cut off level."""
THICK, SLANTED = 2.6, 2.2
"""Widths of the stem and of the arms."""


def mark(height: float) -> Geometry:
    """The mark about (0, 0), so many mm high and three quarters as wide."""
    stem = LineString(STEM).buffer(THICK / 2, cap_style="flat")
    arms = LineString(ARMS).buffer(SLANTED / 2, cap_style="flat", join_style="mitre", mitre_limit=3)
    left_arm = rectangle(-12, -10, 0, 2.8)
    whole = union(stem, arms).intersection(rectangle(-9, -10, 9, 10)).difference(left_arm.difference(stem.buffer(0.01)))
    return scale(whole, height / 20)
