"""The names of players in examples and on specimen pads."""

from __future__ import annotations

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name


class People(Data):
    """The data of `rules_data/names.toml`: players' names in the order of seats, and the date on a specimen pad."""

    names: tuple[Name, ...] = Field(strict=False, min_length=10)
    date: Name
