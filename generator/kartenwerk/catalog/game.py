"""A game's data: who plays with what, its rule parameters, and the sentences that belong to its rules."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Annotated, Any, TypeAlias

from pydantic import Field, ValidationInfo, field_validator, model_validator

from kartenwerk.catalog.fields import Data, Id, Name
from kartenwerk.errors import DataError, KartenwerkError, unknown

Value: TypeAlias = bool | int | str
"""What a rule parameter may be."""

_TRUE = ("true", "ja", "yes", "an")
_FALSE = ("false", "nein", "no", "aus")


class Parameter(Data):
    """A rule that a table may agree on: its default, what it may be instead, and a German label."""

    label: Name
    default: Value
    min: int | None = None
    max: int | None = None
    or_zero: bool = False  # 0 is allowed too, and means that there is no such rule
    choices: dict[str, Name] = Field(default_factory=dict)  # words it may be, and how a German text says them
    open: bool = False  # the source leaves it open: the booklet says which reading is taken

    @model_validator(mode="after")
    def _default_is_allowed(self) -> Parameter:
        if isinstance(self.default, str) and not self.choices:
            raise ValueError("a parameter of words needs `choices`")
        if (
            isinstance(self.default, int)
            and not isinstance(self.default, bool)
            and (self.min is None or self.max is None)
        ):
            raise ValueError("a parameter of numbers needs `min` and `max`")
        if not self.allows(self.default):
            raise ValueError(f"the default {self.default!r} is not {self.range}")
        return self

    @property
    def range(self) -> str:
        """What is allowed, in words."""
        if isinstance(self.default, bool):
            return "true or false"
        if isinstance(self.default, int):
            return f"{'0 or ' if self.or_zero else ''}a whole number from {self.min} to {self.max}"
        return "one of " + ", ".join(self.choices)

    def allows(self, value: Value) -> bool:
        if isinstance(self.default, bool):
            return isinstance(value, bool)
        if isinstance(self.default, int):
            if isinstance(value, bool) or not isinstance(value, int):
                return False
            if self.or_zero and not value:
                return True
            return (self.min is None or value >= self.min) and (self.max is None or value <= self.max)
        return isinstance(value, str) and value in self.choices

    def read(self, text: str) -> Value:
        """The value a user wrote after `=`; what does not fit is returned as text and refused by `allows`."""
        if isinstance(self.default, bool) and text.lower() in _TRUE + _FALSE:
            return text.lower() in _TRUE
        if isinstance(self.default, int):
            with suppress(ValueError):
                return int(text)
        return text

    def others(self) -> tuple[Value, ...]:
        """Allowed values apart from the default: the nearest numbers, the other words."""
        if isinstance(self.default, bool):
            return (not self.default,)
        if isinstance(self.default, int):
            return tuple(
                v
                for v in (self.default - 1, self.default + 1, self.min, self.max)
                if v is not None and v != self.default and self.allows(v)
            )
        return tuple(choice for choice in self.choices if choice != self.default)


class HandName(Data):
    """A category of a hand ladder. `full` names a hand by its ranks (Jinja): `einzahl` and `mehrzahl` are their
    spoken names, the largest group first; `zeichen` and `hoch` the suit and rank of the first card that counts,
    `titel` the title of the largest group's rank, if the game has one."""

    name: Name
    full: Name


class Title(Data):
    """A hand's own name, with its grammatical gender."""

    name: Name
    gender: str = Field(pattern="^[mfn]$")


class Dice(Data):
    """Hands by dice, as a source tells them. Each of `rolls` gives hands some faces of a W20, in the order told;
    on the faces left over the next die decides. `steps`: so many points of a talent left over from its trial
    (TaP*) raise a hand by a step of the ladder."""

    rolls: tuple[dict[Id, int], ...] = Field(strict=False, min_length=1)
    steps: dict[Id, int]


class Variant(Data):
    """A named set of parameters."""

    name: Name
    rules: dict[Id, Value]


Counts = Annotated[tuple[int, ...], Field(strict=False, min_length=1)]
"""Rising numbers of players."""


class GameData(Data):
    """A game as its file tells it. What the engine knows by ids has its German words here.

    `reasons` say why a move is forbidden, `remarks` what a move did, `tally` and `piles` are labels, `hands` name
    the categories of the game's ladder in rising order, `titles` what five of a rank are called (by its code),
    `invalid` hands that other tables know and that count for nothing here (`full` says so in a sentence).
    `pad` says for how many players a page size ("a6") has leaves; a page size that is not named has leaves for all.
    """

    id: Id
    title: Name
    deck: Id
    players: Counts
    move_seconds: int = Field(
        ge=1, le=600
    )  # our estimate of a move at the table; the booklet's duration follows from it
    rules: dict[Id, Parameter]
    reasons: dict[Id, Name]
    tally: dict[Id, Name]
    remarks: dict[Id, Name] = Field(default_factory=dict)
    piles: dict[Id, Name] = Field(default_factory=dict)
    hands: dict[Id, HandName] = Field(default_factory=dict)
    titles: dict[str, Title] = Field(default_factory=dict)
    invalid: dict[Id, HandName] = Field(default_factory=dict)
    dice: Dice | None = None
    variants: dict[Id, Variant] = Field(default_factory=dict)
    pad: dict[Id, Counts] = Field(default_factory=dict)

    @field_validator("players")
    @classmethod
    def _players_are_counts(cls, players: tuple[int, ...], info: ValidationInfo) -> tuple[int, ...]:
        if any(count < 1 for count in players) or list(players) != sorted(set(players)):
            raise ValueError("players are rising counts such as [2, 4]")
        return players

    @model_validator(mode="after")
    def _variants_are_allowed(self) -> GameData:
        for id, variant in self.variants.items():
            for key, value in variant.rules.items():
                if key not in self.rules or not self.rules[key].allows(value):
                    raise ValueError(f"the variant {id} cannot set {key} to {value!r}")
        return self

    def variant(self, id: str) -> Variant:
        """The named set of parameters; KartenwerkError if the game has none of that name."""
        if id not in self.variants:
            if not self.variants:
                raise KartenwerkError(f"{self.title} has no variants", key="--variant", found=repr(id))
            raise unknown("variant", id, self.variants, "--variant")
        return self.variants[id]

    def settle(self, changes: Mapping[str, Value], source: str | None = None) -> dict[str, Value]:
        """All parameters with a table's `changes` laid over the defaults; DataError tells every fault."""
        faults: list[KartenwerkError] = []
        for key, value in changes.items():
            parameter = self.rules.get(key)
            if parameter is None:
                known = ", ".join(self.rules)
                faults.append(
                    KartenwerkError(f"{self.title} has no such rule", file=source, key=key, expected=f"one of {known}")
                )
            elif not parameter.allows(value):
                faults.append(
                    KartenwerkError(
                        f"“{parameter.label}” cannot be that",
                        file=source,
                        key=key,
                        found=repr(value),
                        expected=parameter.range,
                    )
                )
        if faults:
            raise DataError(faults)
        return {key: changes.get(key, parameter.default) for key, parameter in self.rules.items()}


LONGEST_NAME = 40
"""Letters of a round's name: it must stand on the cover of the smallest booklet."""


class HouseRulesFile(Data):
    """A table's own rules as a file."""

    name: Name = Field(max_length=LONGEST_NAME)
    date: datetime.date | None = None
    game: Id | None = None
    rules: dict[str, Any] = Field(default_factory=dict)
    """Values of any kind: what each rule may be, its own parameter knows and tells better."""


@dataclass(frozen=True)
class HouseRules:
    """What a table has agreed on: a name and a date for cover and pad, and the parameters it changed."""

    name: str = ""
    date: str = ""
    changes: Mapping[str, Value] = field(default_factory=dict)
