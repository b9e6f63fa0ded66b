"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/tarock.toml`."""

    grundgebot: int
    hoechstgebot: int
    gebotsordnung: str
    stichzwang: bool
    schneider_augen: int
    verlierer_schneider: bool
    ansage_doppelt: bool
    spiele: int
