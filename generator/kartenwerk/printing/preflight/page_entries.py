"""Entries of a page object that a file may hold in more than one way."""

from __future__ import annotations

from typing import Any

import pikepdf

from kartenwerk.printing.preflight.budget import Meter

_HIGHEST_TREE = 64  # levels of page tree nodes; a tree that leads back to itself has no end


def find_inherited(node: Any, key: str) -> Any:
    """An entry of a page, or of the nearest node above it in the page tree that has one (ISO 32000-1, 7.7.3.4)."""
    for _ in range(_HIGHEST_TREE):
        if not isinstance(node, pikepdf.Dictionary):
            return None
        if key in node:
            return node.get(key)
        node = node.get("/Parent")
    return None


def contents_of(page: Any, meter: Meter) -> list[Any]:
    """The streams of a page's Contents entry, which holds one stream or an array of them; `meter` counts them."""
    value = page.get("/Contents")
    parts = [value]
    if isinstance(value, pikepdf.Array):
        meter.spend(len(value))
        parts = list(value)
    return [part for part in parts if isinstance(part, pikepdf.Stream)]
