"""The knaves, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from art.franzoesisch.knaves.herz import herz
from art.franzoesisch.knaves.karo import karo
from art.franzoesisch.knaves.kreuz import kreuz
from art.franzoesisch.knaves.pik import pik
from art.picture import Picture

KNAVES: dict[str, Callable[[], Picture]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
