"""What is written on a game's score pad: the columns of a leaf and the widest entry of each."""

from __future__ import annotations

from pydantic import Field

from kartenwerk.catalog.fields import Data, Name

MOST = 12
"""Columns of a kind; more fit on no leaf."""


class ScoreColumn(Data):
    """A column. `widest` is the longest that is ever written in it, with its sign."""

    head: Name
    widest: Name


class Score(Data):
    """The columns of a deal: `notes` once in front, those of each `seat` (or party), `rest` once behind.

    `deals` names the parameter that says how many deals a match has; without it a leaf is as long as its page.
    `partners` are the numbers of players of whom two share a column though each counts alone.
    """

    deals: str = ""
    partners: tuple[int, ...] = Field(strict=False, default=())
    notes: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)
    seat: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)
    rest: tuple[ScoreColumn, ...] = Field(strict=False, default=(), max_length=MOST)
