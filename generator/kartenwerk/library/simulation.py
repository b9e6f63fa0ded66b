"""What came out of many deals: rows, for a table, a chart or a data frame."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import Any, Generic, TypeVar, overload

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.files import write_text
from kartenwerk.play.engine.simulation import (
    CardGain,
    DealLength,
    DealOutcome,
    SeatOutcome,
    as_csv,
    card_rows,
    seat_rows,
)

Row = TypeVar("Row", bound=tuple[Any, ...])


class Rows(Sequence[Row], Generic[Row]):
    """Rows of one kind, each a named tuple."""

    def __init__(self, names: Sequence[str], rows: Sequence[Row]) -> None:
        self._names, self._rows = tuple(names), tuple(rows)

    @overload
    def __getitem__(self, place: int) -> Row: ...

    @overload
    def __getitem__(self, place: slice) -> tuple[Row, ...]: ...

    def __getitem__(self, place: int | slice) -> Row | tuple[Row, ...]:
        return self._rows[place]

    def __len__(self) -> int:
        return len(self._rows)

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows)

    def columns(self) -> dict[str, list[Any]]:
        """Lists by the names of the columns, as a data frame takes them: `pandas.DataFrame(rows.columns())`."""
        return {name: [row[place] for row in self._rows] for place, name in enumerate(self._names)}

    def frame(self) -> Any:
        """The rows as a data frame: of polars where that is installed, else of pandas.

        KartenwerkError where neither is.
        """
        for library in ("polars", "pandas"):
            with suppress(ModuleNotFoundError):
                return import_module(library).DataFrame(self.columns())
        raise KartenwerkError("there is no library of data frames", expected="polars, pandas")

    def save(self, file: str | Path) -> Path:
        """Write the rows as what the file's name ends in, .csv or .json; returns the path.

        ValueError for another ending, KartenwerkError if the file cannot be written.
        """
        path = Path(file)
        match path.suffix.lower():
            case ".csv":
                write_text(path, as_csv(self._names, self._rows))
            case ".json":
                rows = [dict(zip(self._names, row, strict=True)) for row in self._rows]
                write_text(path, json.dumps(rows, ensure_ascii=False, indent=1) + "\n")
            case other:
                raise ValueError(f"rows are written as .csv or .json, not as {other!r}")
        return path

    def __repr__(self) -> str:
        return f"Rows({len(self):,} of {', '.join(self._names)})"


class Results:
    """What many deals came to. Deals without an end count for `deals` alone."""

    def __init__(self, outcomes: Sequence[DealOutcome]) -> None:
        self._outcomes = tuple(outcomes)

    @cached_property
    def deals(self) -> Rows[DealLength]:
        """A row for each deal."""
        return Rows(DealLength._fields, [DealLength(each.seed, each.moves, each.finished) for each in self._outcomes])

    @cached_property
    def seats(self) -> Rows[SeatOutcome]:
        """A row for each seat of each deal."""
        return Rows(SeatOutcome._fields, seat_rows(self._outcomes))

    @cached_property
    def cards(self) -> Rows[CardGain]:
        """A row for each card that seats were dealt, the one that is worth most first."""
        return Rows(CardGain._fields, card_rows(self._outcomes))

    def __repr__(self) -> str:
        return f"Results({len(self._outcomes):,} deals)"
