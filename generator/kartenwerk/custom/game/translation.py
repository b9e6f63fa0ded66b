"""Languages as columns: what an edition sees of keys and columns that are called NAME@LANGUAGE."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from kartenwerk.base.message import _, one_of
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.table import CardRow, CardTable

MEANT_EMPTY = "-"
"""The text that says that a translation is meant to be empty."""
_NAME = re.compile(r"(.+)@([A-Za-z]{2,3})")


class Translation:
    """One language of a game's `languages`. What is missing or double goes to the report."""

    def __init__(self, languages: Sequence[str], language: str, report: Report) -> None:
        self.languages, self.language = languages, language
        self._report = report

    def of_file(self, raw: Mapping[str, Any], file: str) -> dict[str, Any]:
        """A TOML file's content as the edition sees it; its title may be a text for each language."""
        seen: dict[str, Any] = self._of_keys(raw, file, "")
        title = seen.get("title")
        if isinstance(title, Mapping) and title:
            wrong = [name for name in title if name not in self.languages]
            for name in wrong:
                self._report.fault(
                    _("the game has no such language"), Spot(file, f"title.{name}"), name, one_of(self.languages)
                )
            if self.language not in title:
                self._report.fault(_("the title is missing in this language"), Spot(file, f"title.{self.language}"))
            first = next(iter(title.values()))
            seen["title"] = title.get(self.language, first)
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
                row.number, tuple("" if at is None else _drop_meant(row.cells[at], head) for _name, head, at in kept)
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

    def _of_keys(self, value: Any, file: str, path: str) -> Any:
        if isinstance(value, list):
            return [self._of_keys(each, file, path) for each in value]
        if not isinstance(value, Mapping):
            return value
        made: dict[str, Any] = {}
        given: dict[str, dict[str, Any]] = {}
        for key, inner in value.items():
            name, language = split_language(key)
            here = f"{path}.{key}".lstrip(".")
            if not language:
                made[name] = self._of_keys(inner, file, here)
                continue
            if language not in self.languages:
                self._report.fault(
                    _("the game has no such language"), Spot(file, here), language, one_of(self.languages)
                )
                continue
            given.setdefault(name, {})[language] = inner
            made.setdefault(name, None)
        for name, texts in given.items():
            here = f"{path}.{name}".lstrip(".")
            if made[name] is not None:
                self._report.fault(_("the key is there with a language and without one"), Spot(file, here))
            elif self.language in texts:
                text = texts[self.language]
                made[name] = _drop_meant(text, f"{name}@") if isinstance(text, str) else text
            else:
                self._report.fault(
                    _("the key is missing in this language"),
                    Spot(file, f"{here}@{self.language}"),
                    expected=_("a text"),
                )
                made[name] = next(iter(texts.values()))
        return made


def split_language(name: str) -> tuple[str, str]:
    """A name and its language, "" for none."""
    match = _NAME.fullmatch(name.strip())
    return (match[1].strip(), match[2].lower()) if match else (name, "")


def has_languages(value: Any) -> bool:
    """Whether any key of a file is called NAME@LANGUAGE."""
    if isinstance(value, list | tuple):
        return any(map(has_languages, value))
    return isinstance(value, Mapping) and any(
        _NAME.fullmatch(key) or has_languages(inner) for key, inner in value.items()
    )


def _drop_meant(text: str, head: str) -> str:
    return "" if text == MEANT_EMPTY and "@" in head else text
