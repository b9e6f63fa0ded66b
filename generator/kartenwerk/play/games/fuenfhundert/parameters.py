"""The parameters by which the rules may differ from table to table."""

from __future__ import annotations

from typing import NamedTuple


class Rules(NamedTuple):
    """The parameters of `rules_data/games/fuenfhundert.toml`; from `folge_trumpf` on, the points of melds."""

    ziel: int
    folge_trumpf: int
    folge: int
    vier_asse: int
    vier_zehnen: int
    vier_koenige: int
    vier_damen: int
    vier_buben: int
    paar_trumpf: int
    paar: int
    karodame_pikbube: int
    trumpf_sieben: int
    nachtraeglich: bool
    verbraucht_fuer_beide: bool
    stichzwang: bool
    letzter_stich_bonus: int
    sofort_ende_ab_zweitem_spiel: bool
