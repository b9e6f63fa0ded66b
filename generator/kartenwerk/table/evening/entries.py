"""The entries of an evening's file, one for each block."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from pydantic import ConfigDict, Field

from kartenwerk.catalog.fields import Data
from kartenwerk.table.blocks.names import Player
from kartenwerk.table.blocks.parts import FURTHEST, Number

MOST_PLAYERS = 64
"""The most players of an evening."""


class DealEntry(Data):
    """The facts of a deal, which only its game knows."""

    model_config = ConfigDict(extra="allow")

    @property
    def facts(self) -> Mapping[str, Any]:
        return self.model_extra or {}


class Correction(DealEntry):
    """The facts of an earlier deal anew; `deal` is its number, from 1 on."""

    deal: Number


class Void(Data):
    """A deal that does not count."""

    deal: Number


class ChipsBought(Data):
    """Somebody at the table has bought so many chips."""

    player: str
    add: int = Field(ge=1, le=FURTHEST)


class SeatsChanged(Data):
    """Who plays from here on, seat by seat."""

    players: list[Player] = Field(max_length=MOST_PLAYERS)


Entry: TypeAlias = DealEntry | Void | ChipsBought | SeatsChanged

KINDS: Mapping[str, type[Entry]] = {
    "deal": DealEntry,
    "correct": Correction,
    "void": Void,
    "chips": ChipsBought,
    "seats": SeatsChanged,
}
