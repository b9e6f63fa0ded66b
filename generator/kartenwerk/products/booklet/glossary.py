"""Merging glossaries into one: in alphabetical order, no word twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import NamedTuple

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.message import _
from kartenwerk.text.german import NO_BREAK_SPACE
from kartenwerk.text.literal import literal

_ENTRY = re.compile(r"- \*(?P<word>[^*]+?)(?P<stop>[,:]?)\* (?P<text>\S.*)")
_STOP = re.compile(r"\.(?=\*?$)")
_ALPHABET = str.maketrans({"ä": "a", "ö": "o", "ü": "u", "ß": "ss"})


class Entry(NamedTuple):
    """A word, and the rest of the sentence that explains it; `stop` is the mark between them, if any."""

    word: str
    text: str
    stop: str = ""


def read_glossary(markdown: str, source: str) -> list[Entry]:
    """The entries `- *Word:* text` or `- *Word* text` of a glossary; KartenwerkError for any other line."""
    entries = []
    for number, line in enumerate(markdown.splitlines(), 1):
        if not line.strip():
            continue
        match = _ENTRY.fullmatch(line.strip())
        if match is None:
            raise KartenwerkError(
                "this line is not a glossary entry",
                file=source,
                key=_("line {line}", line=number),
                found=repr(line),
                expected=_("- *Word:* and what it means"),
            )
        entries.append(Entry(match["word"], match["text"], match["stop"]))
    return entries


Pages = Callable[[str, str], int]
"""Maps a word and the title of a game to the page on which it stands there; 0 where that is not known."""


def no_pages(word: str, title: str) -> int:
    return 0


def merge_glossaries(of_deck: Iterable[Entry], of_games: Mapping[str, Iterable[Entry]], pages: Pages = no_pages) -> str:
    """All entries as one Markdown list.

    A word with several meanings has them all in one entry, that of the deck first. A meaning that
    neither the deck nor all games share is followed by the titles of its games and their pages.
    """
    settled = frozenset(of_deck)
    meanings: dict[str, dict[Entry, list[str]]] = {entry.word: {entry: []} for entry in settled}
    for title, entries in of_games.items():
        for entry in entries:
            titles = meanings.setdefault(entry.word, {}).setdefault(entry, [])
            if entry not in settled:
                titles.append(title)
    return "\n".join(_line(meanings[word], len(of_games), pages) for word in sorted(meanings, key=alphabetical))


def alphabetical(word: str) -> tuple[str, str]:
    """The sort key of a German dictionary: umlauts count as their vowels, and nothing but letters counts."""
    return re.sub(r"\W", "", word.lower().translate(_ALPHABET)), word


def _line(meanings: Mapping[Entry, list[str]], all_games: int, pages: Pages) -> str:
    """The meanings of a word, one after the other; `*Word:*` stands before all of them once."""
    said = [
        (f"*{word}{stop}*", _STOP.sub("", text) + _sources(word, titles, all_games, pages))
        for (word, text, stop), titles in meanings.items()
    ]
    if all(entry.stop == ":" for entry in meanings):
        return f"- {said[0][0]} {'; '.join(meaning for _, meaning in said)}."
    return "- " + " ".join(f"{head} {meaning}." for head, meaning in said)


def _sources(word: str, titles: list[str], all_games: int, pages: Pages) -> str:
    """The games that give a meaning, in brackets; nothing for a meaning of the deck or of all games."""
    if not 0 < len(titles) < all_games:
        return ""
    leads = ((literal(title), pages(word, title)) for title in titles)
    return f" ({', '.join(f'{title}{NO_BREAK_SPACE}**{page}**' if page else title for title, page in leads)})"
