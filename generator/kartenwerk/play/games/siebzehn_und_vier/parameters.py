"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/siebzehn_und_vier.toml`."""

    grundeinsatz: int
    max_faktor: int
    bank_zieht_bis: int
    zwei_asse_21: bool
    ueberkauft_offen: bool
    durchgaenge: int
