"""Faults and notes of a custom deck, gathered with file, row and column, and reported at once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from typing import Any

from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.base.message import Message, _, join, ngettext
from kartenwerk.custom.boxes.overlaps import Clash

MOST_FAULTS = 50
"""The most faults of one run that are reported one by one."""
MOST_NAMED = 12
"""The most rows or cards that a note names; of more it names the first."""


def list_some(what: Sequence[object]) -> str:
    """Rows or cards as a note names them: "3, 4, 7"; of very many the first."""
    return ", ".join(map(str, what[:MOST_NAMED])) + (", ..." if len(what) > MOST_NAMED else "")


@dataclass(frozen=True)
class Spot:
    """Where something stands: a file, and in it a key, or rows and a column of a table; `what` adds card and box.

    Faults that differ in their `first` alone are one: it is the first card on which a template fails.
    """

    file: str
    key: str = ""
    rows: tuple[int, ...] = ()
    column: str = ""
    what: str = ""
    card: str = ""
    first: str = ""

    @property
    def words(self) -> str:
        """The place within its file: "row 23, column Text (card vogt, box text)"."""
        listed = ", ".join(map(str, self.rows))
        rows = ngettext("row {rows}", "rows {rows}", len(self.rows), rows=listed) if listed else ""
        place = join(", ", filter(None, (self.key, rows, self.column and _("column {column}", column=self.column))))
        what = join(", ", filter(None, (self.what, self.first)))
        return join("", (place, " (", what, ")")) if what and place else place or what

    @property
    def order(self) -> tuple[int, ...]:
        """The sort key of faults in one file: their rows, or the line in their key."""
        line = self.key.values.get("line") if isinstance(self.key, Message) else None
        return self.rows or (line if isinstance(line, int) else 0,)


class DeckFault(KartenwerkError):  # noqa: N818  (one of many: a DataError holds them)
    """A fault in a deck's folder."""

    def __init__(self, message: Message, place: Spot, found: str | None = None, expected: str | None = None) -> None:
        if found is not None and len(found.splitlines()) > 1:
            found = " ".join(found.splitlines())  # a cell may hold line breaks, and a fault is one sentence
        super().__init__(message, file=place.file, key=place.words or None, found=found, expected=expected)
        self.place = place

    def __reduce__(self) -> tuple[Any, ...]:
        return DeckFault, (self.message, self.place, self.found, self.expected)


@dataclass
class Report:
    """Collects what is wrong with a deck and what is worth knowing. Equal faults of several rows become one."""

    _faults: dict[tuple[str, ...], DeckFault] = field(default_factory=dict)
    _notes: dict[str, bool] = field(default_factory=dict)
    clashes: dict[Clash, list[str]] = field(default_factory=dict)
    """Boxes in each other's way, and on which cards."""
    lines: dict[str, Mapping[int, int]] = field(default_factory=dict)
    """The lines where rows begin, by the names of the files whose rows are no lines of a table."""

    def fault(self, message: Message, place: Spot, found: str | None = None, expected: str | None = None) -> None:
        what = place.what if not place.rows else ""
        key = (place.file, place.key, place.column, message, found or "", what)
        known = self._faults.get(key)
        if known is None:
            self._faults[key] = DeckFault(message, self._with_line(place), found, expected)
        elif place.rows and not set(place.rows) <= set(known.place.rows):
            rows = tuple(sorted({*known.place.rows, *place.rows}))
            first = known.place
            joined = Spot(first.file, first.key, rows, first.column, "", first.card)
            self._faults[key] = DeckFault(message, joined, found, expected)

    def _with_line(self, place: Spot) -> Spot:
        """The place of one row, with the line where it begins, if that is known."""
        line = self.lines.get(place.file, {}).get(place.rows[0]) if len(place.rows) == 1 else None
        if line is None:
            return place
        return replace(place, what=join(", ", filter(None, (_("line {line} of the file", line=line), place.what))))

    def has_fault(self, file: str, key: str) -> bool:
        """Whether a fault of that key, or of something in it, is known."""
        places = (fault.place for fault in self._faults.values())
        return any(place.file == file and f"{place.key}.".startswith(f"{key}.") for place in places)

    def add(self, error: KartenwerkError, place: Spot | None = None) -> None:
        """Add an error of other code; `place` is where it is, if the error does not say."""
        if isinstance(error, DataError):
            for each in error.faults:
                self.add(each, place)
        elif isinstance(error, DeckFault):
            self.fault(error.message, error.place, error.found, error.expected)
        else:
            where = place if place and (error.file is None or error.file == place.file) else Spot(error.file or "")
            if error.key and not where.rows and not error.key.startswith("--"):
                where = Spot(where.file, error.key, (), "", where.what, where.card)
            self.fault(error.message, where, error.found, error.expected)

    @contextmanager
    def at(self, place: Spot | None = None) -> Iterator[None]:
        """Errors raised within are gathered."""
        try:
            yield
        except KartenwerkError as error:
            self.add(error, place)

    def note(self, text: str, *, on_check: bool = False) -> None:
        """Add a note. With `on_check` only checking the deck prints it, and not printing the deck again."""
        self._notes.setdefault(text, on_check)

    def clash(self, clash: Clash, card: str) -> None:
        """Note that two boxes overlap on a card."""
        cards = self.clashes.setdefault(clash, [])
        if card not in cards:
            cards.append(card)

    @property
    def faults(self) -> list[DeckFault]:
        """All faults, by file, and by row or line."""
        return sorted(self._faults.values(), key=lambda each: (each.place.file, each.place.order, each.message))

    @property
    def notes(self) -> list[str]:
        return list(self._notes)

    @property
    def lasting_notes(self) -> list[str]:
        """The notes that every command prints."""
        return [text for text, on_check in self._notes.items() if not on_check]

    def check(self) -> None:
        """DataError with all faults if there are any; of very many only the first, and the number of the others."""
        if self._faults:
            raise DataError(summarize(self.faults))


def summarize(faults: Sequence[DeckFault]) -> list[KartenwerkError]:
    """The faults that are reported one by one, and a count of the others."""
    shown: list[KartenwerkError] = list(faults[:MOST_FAULTS])
    if len(faults) > MOST_FAULTS:
        shown.append(KartenwerkError("and {count} more faults", count=len(faults) - MOST_FAULTS))
    return shown
