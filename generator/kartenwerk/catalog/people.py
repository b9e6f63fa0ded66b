"""The people of examples and specimen pads."""

from __future__ import annotations

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name


class People(Data):
    """`rules_data/names.toml`: names seat by seat, enough for the largest table, and a specimen's date."""

    names: tuple[Name, ...] = Field(strict=False, min_length=10)
    date: Name
