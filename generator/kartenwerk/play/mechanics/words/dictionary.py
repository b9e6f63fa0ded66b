"""The dictionary that the players have agreed on: the project's own list, or any list of words in a file."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from hashlib import sha256
from pathlib import Path

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, decode, read_bytes, unpack
from kartenwerk.base.message import _
from kartenwerk.play.mechanics.words.index import WordIndex
from kartenwerk.play.mechanics.words.spelling import WordFault, capitals, fault, is_spelled_with_letters

WORD_LIST = "rules_data/words/wortliste_de.txt.gz"
NAMES = "rules_data/words/eigennamen.txt"
ABBREVIATIONS = "rules_data/words/abkuerzungen.txt"
EVERYDAY = "rules_data/words/alltag.txt"

_KIND = "words"
_LAYOUT = "1"  # of the index; with another number, cached ones are built again


class Dictionary:
    """Words of a list, read when they are first asked for."""

    def __init__(self, load: Callable[[], WordIndex]) -> None:
        self._load = load

    @staticmethod
    def of_project(roots: DataRoots, cache: Callable[[], Cache] = Cache.of_user) -> Dictionary:
        """The project's list without its blocked words (names and abbreviations)."""
        return Dictionary(lambda: _project_index(roots, cache()))

    @staticmethod
    def everyday(roots: DataRoots) -> Dictionary:
        """Some words of the project's list that everybody knows, none of them inflected."""
        return Dictionary.of_words(roots.find(EVERYDAY).text().split())

    @staticmethod
    def of_words(words: Iterable[str]) -> Dictionary:
        """These words alone, in capitals."""
        return Dictionary(lambda: WordIndex(WordIndex.build(words)))

    @staticmethod
    def of_file(path: Path, cache: Callable[[], Cache] = Cache.of_user) -> Dictionary:
        """A list of one word a line. Asking it first raises KartenwerkError if it cannot be read or has no words."""
        return Dictionary(lambda: _index_of_file(path, cache()))

    @cached_property
    def index(self) -> WordIndex:
        return self._load()

    def why_not(self, word: str) -> WordFault | None:
        """Why a word may not be laid; None if the dictionary has it."""
        return fault(word) or (None if capitals(word) in self else WordFault.UNKNOWN)

    def __contains__(self, word: str) -> bool:
        """Whether the list has a word, given in capitals."""
        return is_spelled_with_letters(word) and word in self.index


def _project_index(roots: DataRoots, cache: Cache) -> WordIndex:
    packed = roots.find(WORD_LIST).bytes()
    blocked = roots.find(NAMES).text() + roots.find(ABBREVIATIONS).text()

    def words() -> Iterable[str]:
        refused = frozenset(blocked.split())
        return (word for word in decode(unpack(packed, WORD_LIST), WORD_LIST).split() if word not in refused)

    return _remember(cache, packed + blocked.encode(), words)


def _index_of_file(path: Path, cache: Cache) -> WordIndex:
    content = read_bytes(path, most=LARGE)
    return _remember(cache, content, lambda: _words_of_text(content, path))


def _words_of_text(content: bytes, path: Path) -> Iterable[str]:
    """The words of a text that can be laid with letters; KartenwerkError if it has none or is not UTF-8."""
    lines = decode(content, str(path)).splitlines()
    words = {word for word in map(capitals, lines) if is_spelled_with_letters(word)}
    if not words:
        raise KartenwerkError("the dictionary has no words", file=str(path), expected=_("one word a line"))
    return words


def _remember(cache: Cache, source: bytes, words: Callable[[], Iterable[str]]) -> WordIndex:
    """The index of a source, from the cache if it was built before."""
    key = f"{_LAYOUT} {sha256(source).hexdigest()}"
    return WordIndex(cache.remember(_KIND, key, lambda: WordIndex.build(words())))
