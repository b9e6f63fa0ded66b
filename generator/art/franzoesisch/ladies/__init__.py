"""The queens, each in a file of her own."""

from __future__ import annotations

from collections.abc import Callable

from art.cast import Court
from art.franzoesisch.ladies.herz import herz
from art.franzoesisch.ladies.karo import karo
from art.franzoesisch.ladies.kreuz import kreuz
from art.franzoesisch.ladies.pik import pik

LADIES: dict[str, Callable[[], Court]] = {"kreuz": kreuz, "pik": pik, "herz": herz, "karo": karo}
"""Suit to the drawing."""
