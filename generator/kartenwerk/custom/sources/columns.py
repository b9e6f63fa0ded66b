"""Which columns a deck uses: those whose names stand in its templates. A table without them is not taken."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from jinja2 import Environment, TemplateError, nodes

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import TEXT, decode, parse_toml
from kartenwerk.catalog.editions import split_language
from kartenwerk.custom.cards import column_of_template
from kartenwerk.custom.data import Limits
from kartenwerk.custom.deckfile import CardSpec
from kartenwerk.custom.faults import Report
from kartenwerk.custom.folder import DECK, DECKS, GAME, PARTS, CustomFolder
from kartenwerk.custom.reading import read_toml
from kartenwerk.custom.table import CardTable, TableOptions, column_key

_ELSEWHERE = frozenset(["range", "namespace", "beleg", "loop", "self"])
"""Names in templates that are never columns."""


@dataclass(frozen=True)
class TableUser:
    """A deck or part that takes its cards from the table: its file, and what stands in it."""

    file: str
    raw: Mapping[str, Any]
    folders: tuple[CustomFolder, ...]

    @property
    def options(self) -> TableOptions:
        """How the table is read."""
        given = (self.raw.get(name) for name in TableOptions._fields)
        return TableOptions(*(each if isinstance(each, str) else None for each in given))

    @property
    def id_column(self) -> str:
        """The column that gives each card its id; "" where no single one does."""
        card = self.raw.get("card")
        template = card.get("id") if isinstance(card, Mapping) else None
        return column_of_template(template) if isinstance(template, str) else "id"

    def collect_asked(self) -> set[str]:
        """What the cards' own templates and lists ask for: columns and nothing else."""
        lists = self.raw.get("lists")
        names = {column_key(name) for name in lists} if isinstance(lists, Mapping) else set()
        return names | set(_names_in(self.raw.get("card"))) - _ELSEWHERE

    def collect_names(self) -> set[str]:
        """All names that any template has, layouts in files included, and what a card has by the column of its name."""
        found = {*CardSpec.model_fields, *self.collect_asked(), *_names_in(self.raw)}
        for folder in self.folders:
            for file in folder.files("layouts").values():
                with suppress(KartenwerkError):  # checking the deck says what is wrong with it
                    text = decode(file.bytes(TEXT), file.name)
                    is_toml = file.name.lower().endswith(".toml")
                    found.update(_names_in(parse_toml(text, file.name)) if is_toml else _names_of(text))
        return found


def users_of(root: Path, to: str, limits: Limits) -> list[TableUser]:
    """The decks and parts below a folder that take their cards from the file `to` in it."""
    found = []
    for place, folder in _folders(root, limits):
        raw = read_toml(folder, Report())
        given = (raw or {}).get("cards")
        names = [given] if isinstance(given, str) else given if isinstance(given, list) else []
        if raw is not None and any(to in (name, f"{place}{name}") for name in names):
            shared = (CustomFolder(root, most=limits.files, head=GAME),) if place else ()
            found.append(TableUser(f"{place}{folder.head}", raw, (*shared, *(() if folder.is_bare else (folder,)))))
    return found


def _folders(root: Path, limits: Limits) -> Iterator[tuple[str, CustomFolder]]:
    """The folders of a deck, or of a game's decks and parts, with their paths in it."""
    if (root / DECK).is_file():
        yield "", CustomFolder(root, most=limits.files)
    game = CustomFolder(root, most=limits.files, head=GAME)
    for name in game.entries(DECKS) if (root / DECKS).is_dir() else ():
        if (root / DECKS / name / DECK).is_file():
            yield f"{DECKS}/{name}/", CustomFolder(root / DECKS / name, most=limits.files)
    for name in game.entries(PARTS) if (root / PARTS).is_dir() else ():
        if name.endswith(".toml"):
            yield f"{PARTS}/", CustomFolder(root / PARTS, most=limits.files, head=name, is_bare=True)


def check_columns(users: list[TableUser], old: CardTable | None, new: CardTable) -> None:
    """KartenwerkError for a table without columns that are used, each of its languages counted.

    Without an old table only what must be a column is asked for: a layout names what a card has as well.
    """
    there = {column_key(head) for head in new.head}
    names = {column_key(split_language(head)[0]) for head in new.head}
    missing: dict[str, None] = {}
    for user in users:
        if old is None:
            missing |= dict.fromkeys(sorted(user.collect_asked() - names))
            continue
        used = user.collect_names()
        for head in old.head:
            if column_key(split_language(head)[0]) in used and column_key(head) not in there:
                missing[head] = None
    if missing:
        raise KartenwerkError(
            "the table lacks columns that {user} uses",
            user=users[0].file,
            found=", ".join(new.head)[:200],
            expected=", ".join(missing)[:200],
        )


def _names_in(value: Any, key: str = "") -> Iterator[str]:
    """The names in all templates of a file's content."""
    if isinstance(value, Mapping):
        for inner_key, inner in value.items():
            yield from _names_in(inner, str(inner_key))
    elif isinstance(value, list):
        for inner in value:
            yield from _names_in(inner, key)
    elif isinstance(value, str):
        yield from _names_of(f"{{% if ({value}) %}}{{% endif %}}" if key.partition("@")[0] == "when" else value)


def _names_of(text: str) -> Iterator[str]:
    if "{{" in text or "{%" in text:
        with suppress(TemplateError, RecursionError, ValueError):
            yield from (node.name for node in Environment(autoescape=True).parse(text).find_all(nodes.Name))
