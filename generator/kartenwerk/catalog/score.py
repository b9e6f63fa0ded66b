"""What is written on a game's score pad: the columns of a leaf and the widest entry of each."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name

MOST = 12
"""The most columns of a kind that fit on a leaf."""


class ScoreColumn(Data):
    """A column. `widest` is its longest possible entry, with its sign.

    Where `rule` names a parameter, the column is there only if that is neither off nor 0.
    """

    head: Name
    widest: Name
    rule: str = ""


class ScoreFoot(Data):
    """A row below those of the deals. Where `rule` names a switch, it is there only if that is on."""

    head: Name
    rule: str = ""


class Score(Data):
    """The columns of a deal: `notes` once in front, those of each `seat` (or party), `rest` once behind.

    `deals` names the parameter for the number of deals in a match; without it a leaf is as long as its page.
    `partners` are the numbers of players of whom two share a column though each counts alone.
    With `rows` "seats" every player has a row, with a name and the columns of a `seat`, and a table is a match.
    `games` stand side by side on a leaf, each with the columns of a `seat`; `feet` are rows below their deals.
    `result` is what the last row is called.
    """

    rows: Literal["deals", "seats"] = "deals"
    games: int = Field(ge=0, le=MOST, default=0)
    feet: tuple[ScoreFoot, ...] = Field(strict=False, default=(), max_length=MOST)
    result: Name = "Ergebnis"
    deals: str = ""
    partners: tuple[int, ...] = Field(strict=False, default=())
    notes: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)
    seat: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)
    rest: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)

    def at(self, values: Mapping[str, bool | int | str]) -> Score:
        """The same leaf with the columns that these rules need."""
        seat = tuple(column for column in self.seat if not column.rule or values[column.rule])
        return self.model_copy(update={"seat": seat})
