"""Languages as columns: what an edition sees of keys and columns that are called NAME@LANGUAGE."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.base.message import _, one_of
from kartenwerk.catalog.editions import FileEdition, drop_meant, split_language
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.table import CardRow, CardTable


class Translation:
    """One language of a game's `languages`. What is missing or double goes to the report."""

    def __init__(self, languages: Sequence[str], language: str, report: Report) -> None:
        self.languages, self.language = languages, language
        self._report = report

    def of_file(self, raw: Mapping[str, Any], file: str) -> dict[str, Any]:
        """A TOML file's content as the edition sees it; its title may be a text for each language."""
        edition = FileEdition(self.languages, self.language)
        seen = edition.of_file(raw)
        for fault in edition.faults:
            self._report.fault(fault.message, Spot(file, fault.key), fault.found, fault.expected)
        return seen

    def of_table(self, table: CardTable) -> CardTable:
        """A table's columns of the edition: text@en is its text."""
        parts = [split_language(head) for head in table.head]
        places: dict[str, dict[str, int]] = {}
        for place, (name, language) in enumerate(parts):
            if language and language not in self.languages:
                self._report.fault(
                    _("the game has no such language"),
                    Spot(table.name, column=table.head[place]),
                    language,
                    one_of(self.languages),
                )
            places.setdefault(name, {})[language] = place
        kept: list[tuple[str, str, int | None]] = []
        for name, found in places.items():
            if "" in found and len(found) > 1:
                self._report.fault(
                    _("the column is there with a language and without one"),
                    Spot(table.name, column=table.head[found[""]]),
                )
            if "" in found:
                kept.append((name, table.head[found[""]], found[""]))
            elif self.language in found:
                kept.append((name, table.head[found[self.language]], found[self.language]))
                self._check_rows(table, found)
            elif not set(found).isdisjoint(self.languages):
                missing = f"{name}@{self.language}"
                self._report.note(
                    _("{name}: there is no column {column}; its texts are empty", name=table.name, column=missing)
                )
                kept.append((name, missing, None))
        if all(not language for _name, language in parts):
            return table
        rows = tuple(
            CardRow(
                row.number, tuple("" if at is None else drop_meant(row.cells[at], head) for _name, head, at in kept)
            )
            for row in table.rows
        )
        heads, names = tuple(head for _name, head, _at in kept), tuple(name for name, _head, _at in kept)
        return CardTable(table.name, heads, rows, table.description, names)

    def _check_rows(self, table: CardTable, found: Mapping[str, int]) -> None:
        """Report the rows in which another language has a text and this one has none."""
        own = found[self.language]
        for row in table.rows:
            other = next((at for at in found.values() if row.cells[at] and at != own), None)
            if other is not None and not row.cells[own]:
                self._report.fault(
                    _('empty where {other} has a text; "-" says that it is meant', other=table.head[other]),
                    Spot(table.name, rows=(row.number,), column=table.head[own]),
                )
