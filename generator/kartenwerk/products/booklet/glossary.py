"""Merging glossaries into one: in alphabetical order, no word twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kartenwerk.errors import KartenwerkError
from kartenwerk.literal import literal

_ENTRY = re.compile(r"- \*(?P<word>[^*]+)\* (?P<text>\S.*)")
_ALPHABET = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


class Entry(NamedTuple):
    """A word, and the rest of the sentence that explains it."""

    word: str
    text: str


def read_glossary(markdown: str, source: str) -> list[Entry]:
    """The entries `- *Word* text` of a glossary; KartenwerkError for any other line."""
    entries = []
    for number, line in enumerate(markdown.splitlines(), 1):
        if not line.strip():
            continue
        match = _ENTRY.fullmatch(line.strip())
        if match is None:
            raise KartenwerkError(
                "this line is not a glossary entry",
                file=source,
                key=f"line {number}",
                found=repr(line),
                expected="- *Word* and what it means",
            )
        entries.append(Entry(match["word"].rstrip(",:"), match["text"]))
    return entries


def merged(of_deck: Iterable[Entry], of_games: Mapping[str, Iterable[Entry]]) -> str:
    """All entries as one Markdown list.

    The deck's explanation of a word replaces those of its games. An explanation that not all games share is followed
    by the titles of its games; a word with several meanings has them all in one entry.
    """
    meanings: dict[str, dict[str, list[str]]] = {entry.word: {entry.text: []} for entry in of_deck}
    settled = set(meanings)
    for title, entries in of_games.items():
        for entry in entries:
            if entry.word not in settled:
                meanings.setdefault(entry.word, {}).setdefault(entry.text, []).append(title)
    return "\n".join(_line(word, meanings[word], len(of_games)) for word in sorted(meanings, key=alphabetical))


def alphabetical(word: str) -> tuple[str, str]:
    """The sort key of a German dictionary: umlauts count as their vowels, and nothing but letters counts."""
    return re.sub(r"\W", "", word.lower().translate(_ALPHABET)), word


def _line(word: str, texts: Mapping[str, list[str]], all_games: int) -> str:
    return "- " + " ".join(f"*{word}* {text}{_sources(titles, all_games)}" for text, titles in texts.items())


def _sources(titles: list[str], all_games: int) -> str:
    """The games that give a meaning, in brackets; nothing for a meaning of the deck or of all games."""
    return f" ({', '.join(map(literal, titles))})" if 0 < len(titles) < all_games else ""
