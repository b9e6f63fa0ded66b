"""deck.toml: which rows of which tables become cards."""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name

MOST_JOINS = 8
"""The most tables that are joined to those of the cards."""


class JoinSpec(Data):
    """Another table, whose columns the rows of the cards get."""

    table: Name = Field(description="the other table: CSV, TSV, XLSX or ODS")
    on: Annotated[str, Field(min_length=1, max_length=200)] = Field(
        description="the column whose cells say which of its rows belongs to a card"
    )
    to: Annotated[str, Field(min_length=1, max_length=200)] | None = Field(
        default=None, description="what that column is called in the other table; left out, the same"
    )


class CardsSpec(Data):
    """The table of the cards, and which cards its rows become."""

    table: Name | Annotated[tuple[Name, ...], Field(strict=False, min_length=1)] | None = Field(
        default=None, description="the table, or several with the same columns; left out, a deck of `repeat` alone"
    )
    where: Annotated[str, Field(max_length=500)] | None = Field(
        default=None, description="which rows become cards: \"ausgabe == 'Grundspiel'\""
    )
    join: Annotated[tuple[JoinSpec, ...], Field(strict=False, max_length=MOST_JOINS)] | JoinSpec = Field(
        default=(), description='further tables: { table = "arten.csv", on = "art" }, or up to 8 of them'
    )
    repeat: Annotated[str, Field(max_length=200)] | None = Field(
        default=None, description='a card of each row for each number: "1-10" or "1-3, 7"; {{ n }} is the number'
    )

    @property
    def joins(self) -> tuple[JoinSpec, ...]:
        return (self.join,) if isinstance(self.join, JoinSpec) else self.join
