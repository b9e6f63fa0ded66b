"""The great signs of the courts."""

from __future__ import annotations

SIGNS: dict[str, dict[str, tuple[float, float, float]]] = {
    "A": {
        "eichel": (20.2, 12.0, 11.2),
        "gras": (33.9, 11.6, 12.4),
        "herz": (33.0, 10.5, 10.0),
        "schellen": (45.6, 13.0, 13.6),
    },
    "K": {
        "eichel": (48.8, 12.2, 11.4),
        "gras": (47.8, 11.6, 10.6),
        "herz": (48.0, 11.4, 10.2),
        "schellen": (49.2, 12.0, 10.2),
    },
    "O": {
        "eichel": (47.2, 12.8, 12.6),
        "gras": (48.2, 11.9, 10.6),
        "herz": (46.9, 11.2, 9.8),
        "schellen": (48.2, 16.4, 10.4),
    },
    "U": {
        "eichel": (10.2, 30.4, 11.4),
        "gras": (10.4, 31.6, 10.6),
        "herz": (10.6, 30.4, 10.0),
        "schellen": (10.2, 30.6, 10.8),
    },
}
"""Where each court's great sign stands, and how high it is: an Ober has it above, an Unter below."""
