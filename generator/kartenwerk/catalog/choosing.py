"""What helps to choose a game: the kinds of games, and how difficult they are, in words."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias, get_args

from pydantic import Field, field_validator

from kartenwerk.catalog.fields import Data, Name

FILE = "rules_data/choosing.toml"

GameKind: TypeAlias = Literal["tricks", "collecting", "shedding", "betting", "bluffing", "counting", "hunting", "words"]
"""What is done most in a game."""

HARDEST = 3

Difficulty = Annotated[int, Field(ge=1, le=HARDEST)]
"""From 1, easy, to 3, hard: the judgement of its editor."""


class Choosing(Data):
    """The data of `rules_data/choosing.toml`: words for kinds and difficulties, and how many minutes fill a bar."""

    difficulties: tuple[Name, ...] = Field(strict=False, min_length=HARDEST, max_length=HARDEST)
    full_bar: int = Field(ge=1)
    discs: int = Field(ge=1)
    kinds: dict[GameKind, Name]

    @field_validator("kinds")
    @classmethod
    def _every_kind_has_its_word(cls, kinds: dict[GameKind, str]) -> dict[GameKind, str]:
        missing = [kind for kind in get_args(GameKind) if kind not in kinds]
        if missing:
            raise ValueError(f"these kinds have no word: {', '.join(missing)}")
        return kinds
