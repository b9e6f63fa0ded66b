"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/herzblatt.toml`."""

    min_augen: int
    einfach_bis: int
    einsatz: int
    spielmacher: str
    stock_pflicht: bool
    trumpfzwang: bool
    spiele: int
