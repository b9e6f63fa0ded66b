"""What one check leaves to the next: files that this program makes show the same pictures again and again.

Such files are not weighed before they are opened, either. Strangers' files are checked without any of this.
"""

from __future__ import annotations

from hashlib import sha256
from typing import Any

from kartenwerk.preflight.budget import Budget
from kartenwerk.preflight.picture_ink import InkMap, ink_map

_ENTRIES = ("/Width", "/Height", "/BitsPerComponent", "/ColorSpace", "/Decode", "/Filter", "/DecodeParms")


class Household:
    """The ink of the pictures that files of this program have shown so far, by their pixels."""

    def __init__(self) -> None:
        self._inks: dict[bytes, InkMap] = {}

    def ink_of(self, image: Any, budget: Budget) -> InkMap:
        """How much ink an image lays down; OverBudgetError if it is too large to be measured."""
        digest = sha256(repr([image.get(entry) for entry in _ENTRIES]).encode())
        digest.update(image.read_raw_bytes())
        key = digest.digest()
        if key not in self._inks:
            self._inks[key] = ink_map(image, budget)
        return self._inks[key]
