"""The cap that stands for the jokers in the index."""

from __future__ import annotations

from art.curves import closed
from art.shapes import Geometry, circle, scale, union


def cap() -> Geometry:
    """The fool's cap with three bells, 10 mm high round (0, 0)."""
    half = [(7, 10, 1), (8.6, 3), (14, 1.4), (17.4, 6.4), (19.4, 4.0), (17.2, -4.6), (9.6, -8.4), (5.0, -5.8)]
    other = [(-point[0], *point[1:]) for point in half]
    horns = closed(*other, (-2.2, -15.6), (0, -17.4), (2.2, -15.6), *reversed(half))
    bells = [circle(-18, 7.4, 2.9), circle(18, 7.4, 2.9), circle(0, -18.6, 2.9)]
    band = closed((-8.4, 12, 1), (0, 11.2), (8.4, 12, 1), (7.6, 16.4, 1), (0, 15.6), (-7.6, 16.4, 1))
    form = union(horns, bells, band)
    return scale(form, 10 / (form.bounds[3] - form.bounds[1]))
