"""Claims: statements of a booklet on chances or good play, each with its figure and its base.

A sentence that states a frequency, a mean or an advice is marked in its template by `{{ claim("id") }}`; the id names
an entry of `[claims]` in the game's file, and a test of the same name proves it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import Field, model_validator

from kartenwerk.catalog.fields import Data, Id, Name

STANDARD_ERRORS = 2
"""How many of them stand behind ± wherever a figure was simulated: about 19 of 20 such figures are off by less."""

Method = Literal["count", "simulation", "rule"]
"""Counted over all cases, played by seeds, or following from the rules alone."""


class SetFigure(Data):
    """A figure found again by a named set of rules, in the claim's unit.

    A simulated one has its standard error, a counted one is exact. `cases` are given where they are not as many as the
    claim's. `stands` is off where the figure no longer bears the claim out: a booklet of such a table leaves its
    sentence out.
    """

    figure: float
    error: float | None = None
    cases: int | None = Field(default=None, ge=1)
    stands: bool = True


class Claim(Data):
    """`says` puts the claim in a plain English sentence.

    `figure` is the result in `unit` ("%", "points a deal"); `error` is the standard error of a simulated figure.
    `cases` and `base` are the number of counted or played cases and their kind: 600 "rounds for four".
    `unless` names rules, each with the values by which the claim is not so: a booklet of such a table leaves it out.
    `by` has the figures of named sets of rules, by the set's id; `also` names sets by which the very same was found.
    """

    says: Name
    method: Method
    cases: int | None = Field(default=None, ge=1)
    base: Name
    figure: float | None = None
    unit: Name | None = None
    error: float | None = None
    unless: dict[Id, Annotated[tuple[bool | int | str, ...], Field(strict=False, min_length=1)]] = Field(
        default_factory=dict
    )
    by: dict[Id, SetFigure] = Field(default_factory=dict)
    also: Annotated[tuple[Id, ...], Field(strict=False)] = ()

    @model_validator(mode="after")
    def _sets_have_figures(self) -> Claim:
        if (self.by or self.also) and self.method == "rule":
            raise ValueError("`by` and `also` are of a claim that was counted or simulated")
        for id, own in self.by.items():
            if (own.error is not None) != (self.method == "simulation"):
                needs = "needs" if self.method == "simulation" else "was counted exactly and has no"
                raise ValueError(f"by.{id} {needs} `error`")
        if twice := [id for id in self.also if id in self.by]:
            raise ValueError(f"a set is in `by` or in `also`, not in both: {twice[0]!r}")
        return self

    @model_validator(mode="after")
    def _simulations_have_an_error(self) -> Claim:
        if self.method == "simulation" and None in (self.figure, self.error, self.cases):
            raise ValueError("a claim that was simulated needs `figure`, `error` and `cases`")
        if self.method == "count" and self.figure is None:
            raise ValueError("a claim that was counted needs `figure`")
        return self


@dataclass(frozen=True)
class ClaimMark:
    """The value of `claim("id")` in a template. It prints as nothing; its fields can be printed."""

    figure: float | None
    cases: int | None

    def __str__(self) -> str:
        return ""
