"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/donnerwetter.toml`."""

    handkarten: int
    mitte_karten: int
    punkte_donnerwetter: int
    punkte_karte: int
    eroberungszwang: bool
    donnerwetter_min_offen: int
    mehrfach_eroberung: bool
    mitte_nachlegen: bool
    rest: str
    hagelstuerme: int
