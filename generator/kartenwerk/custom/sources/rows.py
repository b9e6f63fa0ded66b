"""What a fetched table changes: rows that are added, removed, or have other cells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeAlias

from kartenwerk.base.message import _
from kartenwerk.custom.table import CardTable

_Row: TypeAlias = Mapping[str, str]


class RowChanges(NamedTuple):
    """The rows that differ, each by its id, or by its place in its table; and how many rows there are now in all."""

    added: tuple[str, ...]
    removed: tuple[str, ...]
    changed: tuple[str, ...]
    total: int

    @property
    def is_empty(self) -> bool:
        return not (self.added or self.removed or self.changed)


def compare_rows(old: CardTable | None, new: CardTable, id_column: str) -> RowChanges:
    """What has changed from the old table to the new one. Rows are the same by all cells, or else by their id.

    Without a column of ids it is the first one that names a row.
    """
    key = id_column if id_column in new.keys else next(filter(None, new.keys), "")
    before, after = _rows(old) if old is not None else {}, _rows(new)
    ways: tuple[Callable[[_Row], object], ...] = (lambda row: tuple(sorted(row.items())), lambda row: row.get(key))
    changed: list[str] = []
    for number, way in enumerate(ways):
        waiting: dict[object, list[int]] = {}
        for place, row in before.items():
            waiting.setdefault(way(row), []).append(place)
        for place, row in list(after.items()):
            same = waiting.get(way(row))
            if same and way(row):
                del before[same.pop(0)], after[place]
                if number:
                    changed.append(_name(row, key, place))
    return RowChanges(
        tuple(_name(row, key, place) for place, row in after.items()),
        tuple(_name(row, key, place) for place, row in before.items()),
        tuple(changed),
        len(new.rows),
    )


def _rows(table: CardTable) -> dict[int, _Row]:
    """The rows with cells by column; an empty one is as good as none."""
    return {
        row.number: {column: cell for column, cell in zip(table.keys, row.cells, strict=True) if cell}
        for row in table.rows
    }


def _name(row: _Row, key: str, place: int) -> str:
    return " ".join(row.get(key, "").split())[:40] or _("row {row}", row=place)
