"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/bakkarat.toml`."""

    form: str
    pakete: int
    kommission: str
    tie_quote: int
    ponte_bei_fuenf: str
    startmarken: int
    hoechsteinsatz: int
    coups: int
