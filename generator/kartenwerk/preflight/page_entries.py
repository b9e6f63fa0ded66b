"""Entries of a page object that a file may hold in more than one way."""

from __future__ import annotations

from typing import Any

import pikepdf

_HIGHEST_TREE = 64  # levels of page tree nodes; a tree that leads back to itself has no end


def inherited(node: Any, key: str) -> Any:
    """An entry of a page, or of the nearest node above it in the page tree that has one (ISO 32000-1, 7.7.3.4)."""
    for _ in range(_HIGHEST_TREE):
        if node is None or key in node:
            break
        node = node.get("/Parent")
    return None if node is None else node.get(key)


def contents_of(value: Any) -> list[Any]:
    """The streams of a page's Contents entry, which holds one stream or an array of them."""
    parts = list(value) if isinstance(value, pikepdf.Array) else [value]
    return [part for part in parts if isinstance(part, pikepdf.Stream)]
