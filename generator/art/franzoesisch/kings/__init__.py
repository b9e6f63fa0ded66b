"""The kings, each in a file of his own."""

from __future__ import annotations

from collections.abc import Callable

from art.cast import Court
from art.franzoesisch.kings.herz import herz
from art.franzoesisch.kings.karo import karo
from art.franzoesisch.kings.kreuz import kreuz
from art.franzoesisch.kings.pik import pik

KINGS: dict[str, Callable[[], Court]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
