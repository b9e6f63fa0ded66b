"""The great signs of the courts."""

from __future__ import annotations

SIGNS: dict[str, dict[str, tuple[float, float, float]]] = {
    "A": {
        "eichel": (20.0, 12.0, 12.6),
        "gras": (33.4, 11.6, 12.4),
        "herz": (32.6, 11.0, 11.8),
        "schellen": (45.6, 13.0, 13.6),
    },
    "K": {
        "eichel": (48.4, 12.6, 13.2),
        "gras": (19.2, 11.4, 11.6),
        "herz": (47.6, 12.0, 11.2),
        "schellen": (48.6, 12.6, 12.4),
    },
    "O": {
        "eichel": (48.2, 13.0, 13.4),
        "gras": (19.4, 10.8, 10.6),
        "herz": (48.0, 11.6, 10.8),
        "schellen": (20.0, 13.6, 11.4),
    },
    "U": {
        "eichel": (9.6, 32.0, 11.4),
        "gras": (47.4, 35.2, 11.6),
        "herz": (10.7, 34.0, 10.0),
        "schellen": (10.6, 34.4, 12.4),
    },
}
"""Where each court's great sign stands, and how high it is: an Ober has it above, an Unter below."""
