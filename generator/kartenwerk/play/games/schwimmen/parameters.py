"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/schwimmen.toml`."""

    leben: int
    gnadenleben: int
    drei_asse: int
    stop_nach_tausch: bool
    siebenachtneun: bool
    feuer_alle_verlieren: bool
