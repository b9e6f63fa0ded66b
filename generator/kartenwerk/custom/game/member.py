"""Members of a game: a deck or a part in one language, read as a deck of one's own that sees what all share."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import parse_toml, read_text
from kartenwerk.base.message import _
from kartenwerk.custom.deckfile import DeckFile
from kartenwerk.custom.faults import Report, Spot
from kartenwerk.custom.folder import DECK, DECKS, FOLDERS, GAME, PARTS, CustomFolder
from kartenwerk.custom.game.translation import Translation
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.custom.lenient import lenient
from kartenwerk.custom.table import CardRow, CardTable, column_key

if TYPE_CHECKING:
    from kartenwerk.custom.game.gamefile import GameFile
    from kartenwerk.custom.game.partfile import PartFile

OWN = "own"
"""The key that lets a deck replace what the game shares."""
KIND = "kind"
"""The key that says what a part is."""
_STAND_IN = {"size": "poker", "cards": DECK}
"""What a part whose kind or size is wrong has meanwhile, so that its other faults are found."""
_SHARED = ("colours", "fonts", "lists", "styles")
_BOARD = "board-picture"
"""The layout of a board that is one picture."""


@dataclass(frozen=True)
class Member:
    """A deck (`decks/NAME/deck.toml`) or a part (`parts/NAME.toml`) of the game in `root`, in one language."""

    root: Path
    game: GameFile
    name: str
    is_part: bool
    language: str
    is_first: bool = False
    """Whether it is the game's first deck, with which the score pad is printed."""

    @property
    def file(self) -> str:
        """Its file, as messages name it."""
        return f"{PARTS}/{self.name}.toml" if self.is_part else f"{DECKS}/{self.name}/{DECK}"

    @property
    def place(self) -> str:
        """The folder of its tables, below that of the game."""
        return PARTS if self.is_part else f"{DECKS}/{self.name}"

    @property
    def id(self) -> str:
        """An id that no other member in any language has."""
        name = safe_id(self.name).replace("-", "_") or "x"
        return f"{self.game.id}_{name}_{self.language}"[:60]

    def folder(self, most: int) -> CustomFolder:
        """Its folder, with those of the game behind it."""
        names = {kind: getattr(self.game.folders, kind) for kind in FOLDERS}
        shared = CustomFolder(self.root, names, most, head=GAME, language=self.language)
        head = f"{self.name}.toml" if self.is_part else DECK
        return CustomFolder(
            self.root / self.place, most=most, head=head, language=self.language, shared=shared, is_bare=self.is_part
        )

    def translation(self, report: Report) -> Translation:
        return Translation(self.game.languages, self.language, report)

    def complete(self, raw: Mapping[str, Any], report: Report) -> tuple[dict[str, Any], PartFile | None]:
        """Its file as one of a deck, with what the game shares; and of a part, what it is."""
        keys, part = self.translation(report).of_file(raw, DECK), None
        if self.is_part:
            from kartenwerk.custom.game.partfile import PartFile, describe_kinds, split_keys

            own, keys = split_keys(keys)
            if KIND not in own:
                report.fault(_("the key is missing"), Spot(DECK, KIND), expected=describe_kinds())
            part = lenient(own, PartFile, DECK, report)
            # what is wrong with the part is told; that a deck lacks what the part would have brought is not
            if part is not None and part.rows is None and "rows" in own:
                part = None  # its pieces were refused, and it has no others
            keys = {**_STAND_IN, **keys} if part is None else _as_deck(keys, part, report)
        keys.setdefault("title", self.name)
        if self.game.version:
            keys.setdefault("version", self.game.version)
        replaces = keys.pop(OWN, False)
        for key in _SHARED:
            shared = _dump(getattr(self.game, key))
            given = keys.get(key)
            if not isinstance(given, Mapping):
                given = {}
            for name in (name for name in given if name in shared and not replaces):
                report.fault(
                    _("the game has this already, for all its decks"),
                    Spot(DECK, f"{key}.{name}"),
                    str(given[name])[:60],
                    _("another name, or own = true at the head of the file"),
                )
            if shared or given:
                keys[key] = {**shared, **given}
        printing = self.game.print.model_dump(exclude_unset=True)
        if printing:
            keys["print"] = {**printing, **(keys.get("print") or {})}
        if self.is_first and self.game.pad is not None:
            keys.setdefault("pad", {"title": self.game.title, **self.game.pad.model_dump(exclude_unset=True)})
        return {**keys, "id": self.id, "language": self.language}, part

    def choose_lists(self, file: DeckFile, tables: Sequence[CardTable]) -> DeckFile:
        """The file without shared lists for which no table has a column."""
        columns = {key for table in tables for key in table.keys}
        lists = {
            name: words
            for name, words in file.lists.items()
            if name not in self.game.lists or column_key(name) in columns
        }
        return file.model_copy(update={"lists": lists})

    def rows(self, part: PartFile) -> CardTable | None:
        """The pieces that stand in the part's own file; None where it has a table."""
        rows = part.rows or (({"id": self.name},) if part.kind == "board" and part.picture else None)
        if rows is None:
            return None
        head = tuple(dict.fromkeys(key for row in rows for key in row))
        cells = [tuple(str(row.get(key, "")) for key in head) for row in rows]
        table = tuple(CardRow(number, each) for number, each in enumerate(cells, 1))
        return CardTable(DECK, head, table, "TOML")

    def locate(self, place: Spot) -> Spot:
        """A place within the member's folder as one within the game's."""
        if place.file == DECK and self._is_shared(place.key):
            return replace(place, file=GAME)
        if place.file == DECK:
            key = "picture" if place.key == f"layouts.{_BOARD}.boxes.picture" else place.key
            return replace(place, file=self.file, key=key)
        try:
            is_own = os.path.lexists(self.root / self.place / place.file)
        except (OSError, ValueError):
            is_own = False
        return replace(place, file=f"{self.place}/{place.file}") if is_own else place

    def _is_shared(self, key: str) -> bool:
        """Whether the key of a colour, font, list or style stands in game.toml and not in the member's own file."""
        kind, _dot, rest = key.partition(".")
        name = rest.partition(".")[0]
        if kind not in _SHARED or name not in getattr(self.game, kind):
            return False
        try:
            given = parse_toml(read_text(self.root / self.file), self.file).get(kind)
        except KartenwerkError:
            return False
        return not (isinstance(given, Mapping) and name in given)


def _as_deck(keys: dict[str, Any], part: PartFile, report: Report) -> dict[str, Any]:
    """The keys of a part that are those of a deck, with its size, its back and the picture of a board."""
    shape = part.outline
    keys = {**keys, "size": f"{shape.width:.6g}x{shape.height:.6g}"}
    card: dict[str, Any] = dict(keys["card"]) if isinstance(keys.get("card"), Mapping) else {}
    layouts = keys.get("layouts")
    if part.kind == "board" and part.picture:
        if layouts:
            report.fault(_("a board has a picture or layouts, not both"), Spot(DECK, "picture"), part.picture)
        box = {"kind": "picture", "box": "card", "picture": part.picture}
        keys["layouts"] = layouts = {_BOARD: {"boxes": {"picture": box}}}
    if part.rows is not None or (part.kind == "board" and part.picture):
        if "cards" in keys:
            report.fault(_("a part has a table or rows, not both"), Spot(DECK, "cards"), str(keys["cards"])[:60])
        keys["cards"] = DECK
    if part.back == "none":
        card.pop("back", None)
    elif part.back in ("front", "mirror"):
        only = next(iter(layouts)) if isinstance(layouts, Mapping) and len(layouts) == 1 else ""
        card["back"] = card.get("layout", only)
    elif part.back is not None:
        card["back"] = part.back
    return {**keys, "card": card}


def _dump(shared: Mapping[str, Any]) -> dict[str, Any]:
    """What the game shares as it stands in a file."""
    return {
        name: value.model_dump(by_alias=True, exclude_unset=True) if hasattr(value, "model_dump") else value
        for name, value in shared.items()
    }
