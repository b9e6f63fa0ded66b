"""A new game in a folder: everything a game may have, in miniature, with names in German or English."""

from __future__ import annotations

import re
from collections.abc import Mapping
from pathlib import Path, PurePosixPath

from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError, unknown
from kartenwerk.base.inputs import parse_toml
from kartenwerk.base.message import _
from kartenwerk.base.toml import quote
from kartenwerk.custom.new import NewDeck, check_target, deck_id, title_of

SAMPLE = "templates/new_game_box"
WORDS = "words.toml"
LANGUAGES = ("de", "en")
"""Those of the sample; names in its files are English, and translated by its words."""
_FOLDERS = ("", "/decks/cards", "/decks/weather", "/parts", "/icons", "/pictures")
_ENDINGS = (".toml", ".csv", ".md", ".svg")
_NAME = re.compile(r"\$([a-z]+)")
_COMMENT = re.compile(r"(.*?\S)  +(# .*)")
"""A line with a comment behind it, which is kept in its column."""


def sample_game(roots: DataRoots, name: str, language: str) -> NewDeck:
    """A game that builds at once, each of its keys explained in a comment."""
    if language not in LANGUAGES:
        raise unknown("there is no new game in this language", language, LANGUAGES, "--language")
    words: Mapping[str, str] = parse_toml(roots.find(f"{SAMPLE}/{WORDS}").text(), WORDS).get(language, {})
    texts = {
        "ID": deck_id(roots, name),
        "TITLE": title_of(name),
        "LANGUAGES": ", ".join(quote(each) for each in sorted(LANGUAGES, key=lambda each: each != language)),
    }
    files = {}
    for folder in _FOLDERS:
        for file in (file for ending in _ENDINGS for file in roots.list(SAMPLE + folder, ending)):
            if file.path.name != WORDS:
                path = PurePosixPath(folder.lstrip("/"), file.path.name)
                files[_translate_path(path, words)] = _fill(file.text(), words, texts).encode()
    return NewDeck(files, (words.get("fonts", "fonts"),), ())


def check_empty(folder: Path) -> None:
    """KartenwerkError unless the folder is empty or not there: a game's files are not to be mixed with others."""
    check_target(folder)
    try:
        first = min((each.name for each in folder.iterdir()), default=None) if folder.exists() else None
    except OSError as error:
        raise KartenwerkError("the folder cannot be read", file=str(folder)) from error
    if first is not None:
        raise KartenwerkError(
            "the folder holds something already",
            file=str(folder),
            found=first,
            expected=_("an empty folder, or another name"),
        )


def _translate_path(path: PurePosixPath, words: Mapping[str, str]) -> str:
    """The path with its known names in the language; rules keep theirs, by which their language is known."""
    *folders, last = path.parts
    stem, _dot, ending = last.partition(".")
    stem = stem if ending == "md" else words.get(stem, stem)
    return "/".join([*(words.get(each, each) for each in folders), f"{stem}.{ending}"])


def _fill(text: str, words: Mapping[str, str], texts: Mapping[str, str]) -> str:
    return "\n".join(_fill_line(line, words, texts) for line in text.split("\n"))


def _fill_line(line: str, words: Mapping[str, str], texts: Mapping[str, str]) -> str:
    if found := _COMMENT.fullmatch(line):
        code, comment = (_fill_line(each, words, texts) for each in found.groups())
        return f"{code.ljust(found.start(2) - 2)}  {comment}"
    for key, value in texts.items():
        line = line.replace(f'"{key}"', quote(value)).replace(f"[{key}]", f"[{value}]")
    return _NAME.sub(lambda name: words.get(name[1], name[1]), line)
