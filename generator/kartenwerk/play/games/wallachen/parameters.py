"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/wallachen.toml`."""

    stichwert: int
    bettel_wert: int
    mord_wert: int
    doppeln: bool
    kontra: bool
    alle_passen: str
    umsteigen_nur_hoeher: bool
    stichpflicht_bettel: bool
    spiele: int
