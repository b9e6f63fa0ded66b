"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/watten.toml`."""

    ziel: int
    grundwert: int
    gespannt_ab: int
    max_wert: int
    schlagwechsel: bool
    rechter_zwingt: bool
    streng: bool
