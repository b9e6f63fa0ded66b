"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/einundfuenfzig_tot.toml`."""

    tafel: str
    verlust_ab: int
    blaetter: str
    partie_runden: int
