"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/sechsundsechzig.toml`."""

    stichzwang: bool
    spielpunkte: bool
    ohne_neunen: bool
    paare: bool
    paar_punkte: int
    trumpfneun_tausch: bool
    zudrehen: bool
    spiele: int
