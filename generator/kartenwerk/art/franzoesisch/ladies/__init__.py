"""The queens, each in a file of her own."""

from __future__ import annotations

from collections.abc import Callable

from kartenwerk.art.franzoesisch.ladies.herz import herz
from kartenwerk.art.franzoesisch.ladies.karo import karo
from kartenwerk.art.franzoesisch.ladies.kreuz import kreuz
from kartenwerk.art.franzoesisch.ladies.pik import pik
from kartenwerk.art.picture import Picture

LADIES: dict[str, Callable[[], Picture]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
