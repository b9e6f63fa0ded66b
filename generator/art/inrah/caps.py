"""The Knappe's caps, and what stands up from their badge: feathers, shards, flames that run off the card."""

from __future__ import annotations

import numpy as np
from shapely.geometry import LineString

from art.curves import curve, resample, sided
from art.inrah.acorn import put_acorn_cup
from art.inrah.headcloth import put_headcloth
from art.inrah.inlay import HAIRLINE, LEAD, THIN, Inlay, area
from art.inrah.miners_hat import put_miners_hat
from art.inrah.souwester import put_souwester
from art.picture import PAPER
from art.shapes import Point, polygon, union


def _plume(element: str) -> Inlay:
    """It rises from (23.6, 12) in front and leaves the card above."""
    drawing = Inlay()
    if element == "eis":
        for x, lean, light, shade in ((27, 3, "hell", "mittel"), (23.6, -2.6, PAPER, "akzent")):
            shard = polygon((x, 13), (x - 2.4 + lean * 0.5, 6), (x + lean, -4), (x + 2.4 + lean * 0.5, 6))
            drawing.contour(shard, 1.1)
            drawing.saw(shard, [LineString([(x, 16), (x + lean * 1.1, -6)])], (light, shade), LEAD)
    else:
        spines: dict[str, tuple[tuple[tuple[Point, ...], float, tuple[str, str]], ...]] = {
            "luft": (
                (((25, 12), (25, 7), (29, 2), (38, -1.4), (46, -2)), 5.6, ("hell", PAPER)),
                (((24.2, 12.6), (20.4, 8.4), (19.4, 2.6), (23, -5)), 4.8, ("akzent", PAPER)),
            ),
        }
        for spine, width, tones in spines[element]:
            _put_feather(drawing, spine, width, tones)
    return drawing


def _put_feather(drawing: Inlay, spine: tuple[Point, ...], width: float, tones: tuple[str, str]) -> None:
    """A feather sawn along its quill."""
    quill = resample(curve(*spine), 50)
    half = width / 2 * np.interp(np.linspace(0, 1, 50), (0, 0.2, 0.6, 1), (0.35, 0.8, 1, 0.9))
    shape = sided(quill, half).buffer(0.3).buffer(-0.3)
    drawing.contour(shape, 1.2)
    drawing.saw(
        shape, [LineString(np.vstack([quill[:1] * 2 - quill[1:2], quill, quill[-1:] * 2 - quill[-2:-1]]))], tones, LEAD
    )


_CAPS: dict[str, tuple[str, tuple[str, ...], str]] = {
    "eis": (
        "M20.4 16C20 11.4 23.4 8 30 7.4C37 7 42.6 10 43.4 16.4L43.6 27L39.4 30.4L38.4 21C33 17.4 27 15.4 20.4 16Z",
        ("M22 12L46 17", "M30 5L29.4 18", "M38 6L36.6 22", "M36 21L46 24"),
        (
            "M18.4 17.6L19 13.4L22 12.8L22.6 15L25.6 12.8L27 15.2L30.4 13.4"
            "L31.6 16.2L35 14.8L36 17.6L39.4 16.8L40.4 21.4L36 19.6L28 17.4Z"
        ),
    ),
    "luft": (
        "M19.4 16.2C17 12 20 7.6 27 7.2C36 6.4 46 9.6 47.4 15C47.6 18.6 44 20.8 40.6 20.2C34 17 27 15.6 19.4 16.2Z",
        (
            "M16 14C26 9 38 11 49 16",
            "M24 5C22.4 10 22.6 14 24 19",
            "M31 5C30.6 10 31 14 32 20",
            "M39 6C39 12 39.6 15 40.4 22",
        ),
        (
            "M18.6 17.4C18.4 15.2 19.4 14.2 21 14.4C29 14 37 15.4 43 18.6"
            "C43.6 20.4 42.6 21.4 41 21.2C34 18 27 16.8 18.6 17.4Z"
        ),
    ),
}


_OWN = {"erz": put_miners_hat, "humus": put_acorn_cup, "wasser": put_souwester, "feuer": put_headcloth}


def cap(element: str) -> Inlay:
    """The cap, its band with a badge, and what stands up from it."""
    drawing = Inlay()
    if element in _OWN:
        _OWN[element](drawing)
        return drawing
    crown, cuts, brim = _CAPS[element]
    drawing.put(_plume(element))
    drawing.contour(union(area(crown), area(brim)), 1.5)
    drawing.saw(crown, cuts, ("dunkel", "mittel", "dunkel", "mittel", "dunkel"), LEAD)
    drawing.piece("akzent", brim, LEAD)
    drawing.piece("hell", "M23.6 11L25.6 13.4L23.6 15.8L21.6 13.4Z", THIN)
    drawing.piece("akzent", "M23.6 12.3L24.5 13.4L23.6 14.5L22.7 13.4Z", HAIRLINE)
    return drawing
