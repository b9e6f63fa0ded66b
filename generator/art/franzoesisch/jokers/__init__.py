"""The three jokers, each in a file of his own, and the cap that is their sign."""

from __future__ import annotations

from collections.abc import Callable

from art.cast import Court
from art.franzoesisch.jokers.dealer import dealer
from art.franzoesisch.jokers.juggler import juggler
from art.franzoesisch.jokers.mocker import mocker

JOKERS: dict[int, Callable[[], Court]] = {1: juggler, 2: mocker, 3: dealer}
"""Number to the drawing."""
