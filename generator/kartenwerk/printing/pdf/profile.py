"""The profile of the printing condition that all files are made for: Coated FOGRA39."""

from __future__ import annotations

from functools import lru_cache

from kartenwerk.base.data import project_root

FILE = "rules_data/print/FOGRA39L_coated.icc"


@lru_cache(maxsize=1)
def press_profile() -> bytes:
    """The ICC profile (printer class, CMYK); rules_data/print/README.md names its source."""
    return (project_root() / FILE).read_bytes()
