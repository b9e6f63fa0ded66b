"""How colours look: their contrast, their difference, and how colour-blind people or a grey print see them.

All calculations use linear sRGB, because light adds up there, while screen colours are encoded. Sources:

* sRGB, its encoding and its matrix to XYZ (D65): IEC 61966-2-1.
* Colour blindness: G. M. Machado, M. M. Oliveira and L. A. F. Fernandes, "A Physiologically-based Model for Simulation
  of Color Vision Deficiency", IEEE TVCG 15 (2009): its matrices for severity 1.0, which act on linear sRGB.
* Contrast and relative luminance: Web Content Accessibility Guidelines (WCAG) 2.
* Difference: the distance in CIE 1976 L*a*b* (CIE 15), relative to the white D65.
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeAlias

from kartenwerk.base.palette import Ink

Triple: TypeAlias = tuple[float, float, float]
ColourMatrix: TypeAlias = tuple[Triple, Triple, Triple]

_LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)
"""How much red, green and blue add to luminance, the Y of XYZ."""

SIGHTS: Mapping[str, ColourMatrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
    "grey": (_LUMINANCE, _LUMINANCE, _LUMINANCE),
}
"""Ways to see, each with the matrix that acts on linear sRGB. In grey only luminance is left."""

_TO_XYZ: ColourMatrix = ((0.4124, 0.3576, 0.1805), _LUMINANCE, (0.0193, 0.1192, 0.9505))
_WHITE: Triple = (0.9505, 1.0, 1.089)  # the XYZ of D65, which is the sRGB white


def simulate(colour: str, sight: str) -> str:
    """The colour (#rrggbb) as it looks in one of `SIGHTS`; colours that a screen cannot show are clipped."""
    return _hex(_times(SIGHTS[sight], _linear(colour)))


def simulate_palette(palette: Mapping[str, Ink], sight: str) -> dict[str, Ink]:
    """The palette with its screen colours as they look in one of `SIGHTS`. Pictures of flat colours need no more."""
    return {role: ink._replace(screen=simulate(ink.screen, sight)) for role, ink in palette.items()}


def contrast(one: str, other: str) -> float:
    """The contrast ratio of WCAG 2 between two colours: from 1 (equal luminance) to 21 (black and white).

    0.05 stands for the light that any screen or paper reflects.
    """
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str) -> float:
    """How different two colours look: a difference of 2 is just noticed side by side, one of 10 is obvious."""
    return math.dist(_lab(one), _lab(other))


def _luminance(colour: str) -> float:
    """Relative luminance, from 0 (black) to 1 (white)."""
    return sum(a * b for a, b in zip(_LUMINANCE, _linear(colour), strict=True))


def _lab(colour: str) -> Triple:
    """L*, a* and b* of a colour."""
    x, y, z = (_root(value / white) for value, white in zip(_times(_TO_XYZ, _linear(colour)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    """The cube root in CIE 15; below (6/29)³ the straight line that goes on from it without a kink."""
    return math.cbrt(value) if value > 216 / 24389 else value * 841 / 108 + 4 / 29


def _linear(colour: str) -> Triple:
    """The linear red, green and blue of "#rrggbb", each from 0 to 1."""
    red, green, blue = (_decode(int(colour[k : k + 2], 16) / 255) for k in (1, 3, 5))
    return red, green, blue


def _decode(value: float) -> float:
    """A channel of sRGB made linear: a power of 2.4, straight near black."""
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _hex(linear: Triple) -> str:
    """ "#RRGGBB" of linear red, green and blue."""
    return "#" + "".join(f"{round(_encode(min(1.0, max(0.0, value))) * 255):02X}" for value in linear)


def _encode(value: float) -> float:
    """The inverse of `_decode`."""
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _times(matrix: ColourMatrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
