"""The knaves, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.franzoesisch.knaves.herz import herz
from kartenwerk.art.franzoesisch.knaves.karo import karo
from kartenwerk.art.franzoesisch.knaves.kreuz import kreuz
from kartenwerk.art.franzoesisch.knaves.pik import pik
from kartenwerk.art.picture import Picture

KNAVES: dict[str, Callable[[], Picture]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
