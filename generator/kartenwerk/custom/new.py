"""A new deck: a folder that builds at once, or a deck.toml for a table that is there already."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NamedTuple
from unicodedata import normalize

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.file_names import RESERVED
from kartenwerk.base.inputs import read_bytes
from kartenwerk.base.message import _, ngettext
from kartenwerk.base.toml import quote
from kartenwerk.base.version import FORMAT
from kartenwerk.catalog import Catalog
from kartenwerk.custom.data import MEGABYTE, CustomData, CustomLanguage
from kartenwerk.custom.deckfile import NAME, CardSpec, DeckFile
from kartenwerk.custom.faults import Report
from kartenwerk.custom.folder import DECK, FOLDERS, CustomFile
from kartenwerk.custom.game_cards import safe_id
from kartenwerk.custom.layout import ready_layouts
from kartenwerk.custom.table import CardTable, TableOptions, column_key, read_table

SAMPLE = "templates/new_deck"
PICTURES = {
    "de": {path: path for path in ("zeichen/mond.svg", "zeichen/sonne.svg", "bilder/huegel.svg")},
    "en": {
        "zeichen/mond.svg": "icons/moon.svg",
        "zeichen/sonne.svg": "icons/sun.svg",
        "bilder/huegel.svg": "pictures/hill.svg",
    },
}
"""The drawings of the sample, and where they lie in a new deck of a language."""
SCHEMA = ".kartenwerk/deck.schema.json"
_FRONT = {"picture": "picture-title-text", "text": "title-text", "number": "index"}
"""The layout that goes with a column, where none is asked for; the first that the table has counts."""
_ALWAYS = ("id", "title", "count", "colour", "back")
"""What counts even where the layout has no box for it."""
NAMELESS = "Mein Spiel"
_SET = 0x180
"""The title's font has the letters before this one, which are those of most of Europe; it may lack others."""
_MOST_BACKS = 6
"""The most words in a column of backs."""


class NewDeck(NamedTuple):
    """The files of a new deck by their paths in its folder, its empty folders, and what was read."""

    files: Mapping[str, bytes]
    folders: tuple[str, ...]
    notes: tuple[str, ...]


def schema() -> dict[str, Any]:
    """The JSON schema of deck.toml, by which editors know every key."""
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", **DeckFile.model_json_schema(by_alias=True)}


def sample_deck(roots: DataRoots, name: str, language: str = "de") -> NewDeck:
    """A deck that builds at once, each of its keys explained in a comment; KartenwerkError for another language."""
    if language not in PICTURES:
        raise unknown("there is no new deck in this language", language, tuple(PICTURES), "--language")
    folder = SAMPLE if language == "de" else f"{SAMPLE}/{language}"
    files = {file.path.name: file.bytes() for suffix in (".toml", ".csv") for file in roots.list(folder, suffix)}
    files |= {called: roots.find(f"{SAMPLE}/{path}").bytes() for path, called in PICTURES[language].items()}
    text = files[DECK].decode().replace('"ID"', quote(deck_id(roots, name))).replace('"TITLE"', quote(title_of(name)))
    words = CustomData.load(roots).languages[language]
    return NewDeck({**files, DECK: text.encode(), SCHEMA: _schema_text()}, _folders(words), ())


def deck_of_table(roots: DataRoots, name: str, table: Path, layout: str | None) -> NewDeck:
    """A deck of a table: what its columns are for is guessed once, and written out."""
    known = ready_layouts(roots)
    if layout is not None and layout not in known:
        raise unknown("there is no layout of that name", layout, known, "--layout")
    data = CustomData.load(roots)
    report = Report()
    read = read_table(CustomFile(table, table.name), TableOptions(), data.languages["de"].mark, data.limits, report)
    if read is None or not read.rows:
        report.check()
    assert read is not None  # faults of cells are reported, and by every check again
    guessed = dict(_guess(read, data))
    front = layout or next((_FRONT[field] for field in _FRONT if field in guessed), "title-text")
    columns = _choose_shown(guessed, known[front])
    language = _language(read, data)
    text = "\n".join(_lines(roots, name, read, columns, front, language, data.languages[language])) + "\n"
    read_in = ngettext(
        "reads {name}: 1 row, {columns} columns, {form}",
        "reads {name}: {count} rows, {columns} columns, {form}",
        len(read.rows),
        name=table.name,
        columns=len(read.head),
        form=read.description,
    )
    content = read_bytes(table, most=data.limits.table_mb * MEGABYTE)
    files = {DECK: text.encode(), table.name: content, SCHEMA: _schema_text()}
    folders = tuple({**FOLDERS, **data.languages[language].folders}.values())
    return NewDeck(files, folders, (read_in, *report.notes, *(fault.sentence for fault in report.faults)))


def deck_id(roots: DataRoots, name: str) -> str:
    """A deck's id from the name of its folder; none that a deck or game of the program has."""
    catalog = Catalog(roots)
    id = safe_id(Path(name).resolve().name).replace("-", "_")
    if not id or not id[0].isalpha() or id in (*RESERVED, *catalog.deck_ids, *catalog.game_ids):
        id = f"deck_{id}".rstrip("_")
    return id


def title_of(name: str) -> str:
    """A deck's title from the name of its folder, without signs that its font may lack."""
    word = normalize("NFC", Path(name).resolve().name.replace("_", " ").replace("-", " ").strip())
    if any(sign.isalpha() and ord(sign) >= _SET for sign in word):
        return NAMELESS
    word = "".join(sign for sign in word if ord(sign) < _SET and sign.isprintable()).strip()
    return word[:1].upper() + word[1:] or NAMELESS


def _guess(table: CardTable, data: CustomData) -> Iterator[tuple[str, str]]:
    """What the columns are for: pairs of what a card has and a column's name in templates."""
    taken: set[str] = set()
    for field, heads in data.heads.items():
        for key in map(column_key, heads):
            if key in table.keys and key not in taken:
                taken.add(key)
                yield field, key
                break


def _choose_shown(columns: Mapping[str, str], layout: str) -> dict[str, str]:
    """The columns that the layout has a box for; a number stands where the cost would, if the table has no cost."""
    places = [field for field in CardSpec.model_fields if re.search(rf"{{{{ {field}\b", layout)]
    shown = {field: key for field, key in columns.items() if field in (*_ALWAYS, *places)}
    if "number" in columns and "number" not in places and "cost" in places and "cost" not in columns:
        shown["cost"] = columns["number"]
    return shown


def _language(table: CardTable, data: CustomData) -> str:
    """The language that most heads of the table are in; German if they do not show it."""
    heads = {id: {column_key(head) for head in words.heads} for id, words in data.languages.items()}
    counts = {id: len(known.intersection(table.keys)) for id, known in heads.items()}
    return max(counts, key=lambda id: (counts[id], id == "de"))


def _lines(
    roots: DataRoots,
    name: str,
    read: CardTable,
    columns: Mapping[str, str],
    layout: str,
    language: str,
    words: CustomLanguage,
) -> Iterator[str]:
    yield f"#:schema {SCHEMA}"
    yield f"# {_rows(read)}; what each column is for was guessed from its head: change it as you like."
    yield f"format = {FORMAT}"
    yield f"id = {quote(deck_id(roots, name))}"
    yield f"title = {quote(title_of(name))}"
    yield 'size = "poker"                # or skat, bridge, tarot, mini, or width x height in mm: "63x88"'
    yield f'language = "{language}"               # hyphens, quotes, decimal mark: de or en'
    yield f"cards = {quote(read.name)}"
    if words.folders:
        yield f"folders = {{ {', '.join(f'{kind} = {quote(folder)}' for kind, folder in words.folders.items())} }}"
    yield ""
    yield "[card]                        # what every card has; a column stands in {{ }}"
    for field, key in columns.items():
        if field != "back":
            yield f'{field} = "{{{{ {key} }}}}"'
    backs = _backs(read, columns.get("back"))
    yield f'layout = "{words.front}"'
    yield f'back = "{{{{ {columns["back"]} }}}}"' if backs else f'back = "{words.back}"'
    used = [key for field, key in columns.items() if field != "back" or backs]
    named = [(head, key) for head, key in zip(read.head, read.keys, strict=True) if key and key not in used]
    unused = [head if key == head.lower() else f"{head} as {{{{ {key} }}}}" for head, key in named]
    if unused:
        yield f"# not used so far: {', '.join(unused)}."
        yield "# A box of a layout shows a column by its name in {{ }}; where its words stand for colours or icons,"
        yield "# [lists] says which."
    yield ""
    yield "[colours]"
    yield f'{words.main} = "#2B4C66"'
    yield ""
    yield f"{f'[layouts.{words.front}]':30}# kartenwerk layouts tells the ready layouts and their boxes"
    yield f'extends = "{layout}"'
    yield ""
    icons = words.folders.get("icons", FOLDERS["icons"])
    about = f'icon = "..." names an icon of {icons}/; or full-picture, with a picture'
    for number, back in enumerate(backs or (words.back,)):
        if back.isascii():
            yield f"[layouts.{back}]"
        else:
            yield f'[layouts."{back}"]            # names with umlauts stand in quotes'
        yield f'extends = "pattern"           # {about}' if number == 0 else 'extends = "pattern"'
        yield f'ground = "{words.main}"' if number == 0 else f'ground = "{words.main}/{100 - 15 * number}"'
        yield f'colour = "{words.paper}"'
        yield ""
    yield "[tuckbox]"
    yield f'ground = "{words.main}"'


def _rows(read: CardTable) -> str:
    return "1 row" if len(read.rows) == 1 else f"{len(read.rows)} rows"


def _backs(read: CardTable, key: str | None) -> tuple[str, ...]:
    """The layouts that the column of backs names; none if its words can be no names, or some card has none."""
    if key is None:
        return ()
    place = read.keys.index(key)
    words = tuple(dict.fromkeys(row.cells[place] for row in read.rows))
    sound = len(words) <= _MOST_BACKS and all(re.fullmatch(NAME, word) for word in words)
    return words if sound else ()


def _schema_text() -> bytes:
    return (json.dumps(schema(), indent=1, ensure_ascii=False) + "\n").encode()


def _folders(words: CustomLanguage) -> tuple[str, ...]:
    return tuple({**FOLDERS, **words.folders}.values())


def check_target(folder: Path) -> None:
    """KartenwerkError if a deck stands there already, or something else of that name, or no folder may have it."""
    try:
        if (folder / DECK).exists():
            raise KartenwerkError("there is a deck already", file=str(folder / DECK), expected=_("another name"))
        if folder.exists() and not folder.is_dir():
            raise KartenwerkError("this is a file, not a folder", key=_("NAME"), found=str(folder))
    except OSError as error:
        raise KartenwerkError("no folder can have this name", key=_("NAME"), found=f"{folder.name[:40]}...") from error


def check_room(folder: Path, made: NewDeck) -> None:
    """KartenwerkError if a file stands where a folder of the new deck is to be."""
    inner = {*made.folders, *(str(Path(path).parent) for path in made.files)}
    for name in sorted(inner):
        if (folder / name).exists() and not (folder / name).is_dir():
            raise KartenwerkError("this is a file, not a folder", key=_("NAME"), found=str(folder / name))
