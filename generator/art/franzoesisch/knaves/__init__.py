"""The knaves, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from art.cast import Court
from art.franzoesisch.knaves.herz import herz
from art.franzoesisch.knaves.karo import karo
from art.franzoesisch.knaves.kreuz import kreuz
from art.franzoesisch.knaves.pik import pik

KNAVES: dict[str, Callable[[], Court]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
