"""Files in a user's folder that nothing would read. They are errors, because a misspelt name would have no effect.

A file is read if the project has one of that name, or one of that name for another deck or game; if all files of its
folder are read; or if another file of the user's folder mentions it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import islice
from pathlib import Path

from kartenwerk.base.errors import DataError, KartenwerkError, perhaps
from kartenwerk.base.inputs import MEGABYTE, read_text

MOST_FILES = 2000
"""The most files, of data or of anything else, in a user's folder."""

MOST_TEXT = 50 * MEGABYTE
"""The most bytes of all their texts together."""

_SUFFIXES = (".toml", ".j2", ".svg", ".txt", ".gz", ".pat", ".icc")
"""The endings of data files. Others, such as an editor's backups, are ignored."""

_TEXTS = (".toml", ".j2", ".svg")
_OWNERS = ("rules_data/decks", "rules_data/games")
_OPEN = re.compile(
    r"rules_data/(?:decks|games|print/services)/[^/]+\.toml|fonts/\*/[^/]+\.toml|templates/(?:art/(?:\*|motifs|fronts)|friezes)/[^/]+\.svg(?:\.j2)?"
)
"""All files of these folders are read, whatever they are called; * is a deck or game."""


def check_all_are_read(folder: Path, folders: tuple[str, ...], below: Iterable[Path]) -> None:
    """DataError for files in these folders of a user's folder that nothing reads; `below` are the layers under it.

    KartenwerkError if there are too many of them.
    """
    own = list(_names(folder, folders))
    known = frozenset[str]().union(*(known_names(layer, folders) for layer in below))
    if all(name in known for name in own):
        return
    owners = {Path(name).stem for name in (*own, *known) if str(Path(name).parent) in _OWNERS}
    shapes = {_shape(name, owners) for name in known}
    texts = _texts(folder, own)
    faults = []
    for name in own:
        shape = _shape(name, owners)
        if name in known or shape in shapes or _OPEN.fullmatch(shape) or _is_mentioned(name, texts):
            continue
        faults.append(
            KartenwerkError("nothing reads this file{perhaps}", perhaps=perhaps(name, known), file=str(folder / name))
        )
    if faults:
        raise DataError(faults[:20])


@cache
def known_names(layer: Path, folders: tuple[str, ...]) -> frozenset[str]:
    """The data files of the project or of an installed game, which do not change while the program runs."""
    return frozenset(_names(layer, folders))


def _names(layer: Path, folders: Iterable[str]) -> Iterator[str]:
    """The names of a layer's data files, in order, without those behind a link that leads out of it."""
    for folder in folders:
        if not (layer / folder).resolve().is_relative_to(layer.resolve()):
            continue
        paths = list(islice((layer / folder).rglob("*"), MOST_FILES + 1))
        if len(paths) > MOST_FILES:
            raise _too_large(layer / folder, f"at most {MOST_FILES:,} files")
        for path in sorted(paths):
            if path.name.endswith(_SUFFIXES) and not path.name.startswith(".") and path.is_file():
                yield path.relative_to(layer).as_posix()


def _texts(folder: Path, names: Iterable[str]) -> dict[str, str]:
    texts = {}
    size = 0
    for name in names:
        if name.endswith(_TEXTS):
            texts[name] = read_text(folder / name)
            size += len(texts[name])
            if size > MOST_TEXT:
                raise _too_large(folder, f"at most {MOST_TEXT // MEGABYTE} MB of text")
    return texts


def _too_large(folder: Path, expected: str) -> KartenwerkError:
    return KartenwerkError("the folder holds more than data", file=str(folder), expected=expected)


def _shape(name: str, owners: set[str]) -> str:
    """The name with * for each deck or game in it: "templates/games/*/text.md.j2"."""
    parts = []
    for part in name.split("/"):
        word, dot, rest = part.partition(".")
        parts.append(f"*{dot}{rest}" if word in owners else part)
    return "/".join(parts)


def _is_mentioned(name: str, texts: dict[str, str]) -> bool:
    """Whether another file mentions this one, by its name up to the first dot."""
    word = re.compile(rf"(?<!\w){re.escape(Path(name).name.partition('.')[0])}(?!\w)")
    return any(word.search(text) for other, text in texts.items() if other != name)
