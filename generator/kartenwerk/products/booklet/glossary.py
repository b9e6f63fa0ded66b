"""One glossary out of several: in the order of the alphabet, no word twice."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import NamedTuple

from kartenwerk.errors import KartenwerkError

_ENTRY = re.compile(r"- \*(?P<word>[^*]+)\* (?P<text>\S.*)")
_ALPHABET = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


class Entry(NamedTuple):
    """A word and the rest of the sentence that explains it."""

    word: str
    text: str


def read_glossary(markdown: str, source: str) -> list[Entry]:
    """The entries `- *Word* text` of a glossary; KartenwerkError for a line that is none."""
    entries = []
    for number, line in enumerate(markdown.splitlines(), 1):
        if not line.strip():
            continue
        match = _ENTRY.fullmatch(line.strip())
        if match is None:
            raise KartenwerkError(
                "this is no entry of a glossary",
                file=source,
                key=f"line {number}",
                found=repr(line),
                expected="- *Word* and what it means",
            )
        entries.append(Entry(match["word"].rstrip(",:"), match["text"]))
    return entries


def merged(of_deck: Iterable[Entry], of_games: Mapping[str, Iterable[Entry]]) -> str:
    """All entries as one Markdown list.

    What the deck explains holds for all its games. What games explain names the games, by title, unless all
    of them say the same; where they differ, each meaning stands in the word's one entry.
    """
    meanings: dict[str, dict[str, list[str]]] = {entry.word: {entry.text: []} for entry in of_deck}
    settled = set(meanings)
    for title, entries in of_games.items():
        for entry in entries:
            if entry.word not in settled:
                meanings.setdefault(entry.word, {}).setdefault(entry.text, []).append(title)
    return "\n".join(_line(word, meanings[word], len(of_games)) for word in sorted(meanings, key=alphabetical))


def alphabetical(word: str) -> tuple[str, str]:
    """Sorts as a German dictionary does: umlauts with their vowels, by letters alone."""
    return re.sub(r"\W", "", word.lower().translate(_ALPHABET)), word


def _line(word: str, texts: Mapping[str, list[str]], all_games: int) -> str:
    told = [f"*{word}* {text}{_told_by(titles, all_games)}" for text, titles in texts.items()]
    return "- " + " ".join(told)


def _told_by(titles: list[str], all_games: int) -> str:
    return f" ({', '.join(titles)})" if 0 < len(titles) < all_games else ""
