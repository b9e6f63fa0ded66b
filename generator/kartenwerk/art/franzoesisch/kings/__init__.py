"""The kings, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.franzoesisch.kings.herz import herz
from kartenwerk.art.franzoesisch.kings.karo import karo
from kartenwerk.art.franzoesisch.kings.kreuz import kreuz
from kartenwerk.art.franzoesisch.kings.pik import pik
from kartenwerk.art.picture import Picture

KINGS: dict[str, Callable[[], Picture]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
