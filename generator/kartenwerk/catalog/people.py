"""The names of players in examples and on specimen pads."""

from __future__ import annotations

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name

MOST_PLAYERS = 24
"""The most players that a game may have, so that everybody has a name."""


class People(Data):
    """The data of `rules_data/names.toml`: players' names in the order of seats, and the date on a specimen pad."""

    names: tuple[Name, ...] = Field(strict=False, min_length=MOST_PLAYERS)
    date: Name
