"""How colours look to others: contrast, difference, and colours as colour-blind eyes or a grey print show them.

Simulation after Machado, Oliveira and Fernandes (2009), "A Physiologically-based Model for Simulation of Color
Vision Deficiency", at full severity; contrast after WCAG 2; difference as CIE 1976 distance in L*a*b* (D65).
"""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import TypeAlias

from kartenwerk.palette import Ink

Triple: TypeAlias = tuple[float, float, float]
Matrix: TypeAlias = tuple[Triple, Triple, Triple]

_LUMINANCE: Triple = (0.2126, 0.7152, 0.0722)

SIGHTS: Mapping[str, Matrix] = {
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
"""Kinds of sight, each with its matrix over linear sRGB."""

_TO_XYZ: Matrix = ((0.4124, 0.3576, 0.1805), _LUMINANCE, (0.0193, 0.1192, 0.9505))
_WHITE: Triple = (0.9505, 1.0, 1.089)


def seen(colour: str, sight: str) -> str:
    """The colour (#rrggbb) as that sight shows it."""
    return _hex(_times(SIGHTS[sight], _linear(colour)))


def palette_seen(palette: Mapping[str, Ink], sight: str) -> dict[str, Ink]:
    """A palette whose screen colours are as that sight shows them; flat art needs no more than that."""
    return {role: ink._replace(screen=seen(ink.screen, sight)) for role, ink in palette.items()}


def contrast(one: str, other: str) -> float:
    """From 1 (the same lightness) to 21 (black on white)."""
    dark, light = sorted((_luminance(one), _luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def difference(one: str, other: str) -> float:
    """How far apart two colours look: about 2 is just noticed side by side, 10 is plain."""
    return math.dist(_lab(one), _lab(other))


def _luminance(colour: str) -> float:
    return sum(a * b for a, b in zip(_LUMINANCE, _linear(colour), strict=True))


def _lab(colour: str) -> Triple:
    x, y, z = (_root(value / white) for value, white in zip(_times(_TO_XYZ, _linear(colour)), _WHITE, strict=True))
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def _root(value: float) -> float:
    return math.cbrt(value) if value > 216 / 24389 else value * 841 / 108 + 4 / 29


def _linear(colour: str) -> Triple:
    red, green, blue = (_straightened(int(colour[k : k + 2], 16) / 255) for k in (1, 3, 5))
    return red, green, blue


def _straightened(value: float) -> float:
    return value / 12.92 if value <= 0.04045 else float(((value + 0.055) / 1.055) ** 2.4)


def _hex(linear: Triple) -> str:
    return "#" + "".join(f"{round(_bent(min(1.0, max(0.0, value))) * 255):02X}" for value in linear)


def _bent(value: float) -> float:
    return value * 12.92 if value <= 0.0031308 else float(1.055 * value ** (1 / 2.4) - 0.055)


def _times(matrix: Matrix, vector: Triple) -> Triple:
    x, y, z = (sum(a * b for a, b in zip(row, vector, strict=True)) for row in matrix)
    return x, y, z
