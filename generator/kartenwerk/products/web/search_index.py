"""The words by which a site is searched: nouns of its pages, each with the headings under which they are explained.

A word leads, in each page, to the headings under which it is stressed, as a word is where it is explained or asked for;
or else to the first that it stands under. Words of headings are not listed, since the headings themselves are searched.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple
from unicodedata import combining, normalize

from kartenwerk.text.web.passages import Passage

MOST_PAGES = 12
"""A word that more pages share leads only to those that stress it."""

MOST_HEADINGS = 3
"""The headings of one page to which a word leads at most."""

SHORTEST = 3
"""Letters of a word that is found in running text, and of what is left of one without its endings."""

_WORD = re.compile(r"[^\W\d_]+(?:[-’][^\W\d_]+)*")
_WITHIN = re.compile(r"(?<=[a-zäöüß,] )[A-ZÄÖÜ][^\W\d_]+(?:[-’][^\W\d_]+)*")
_ENDING = re.compile(rf"(?<=[a-z]{{{SHORTEST}}})(?:e?n|e?s|er|em|e)$")
_PAIRS = (("ß", "ss"), ("ae", "a"), ("oe", "o"), ("ue", "u"))


class IndexedPage(NamedTuple):
    """A page as the index knows it: its place in the site, and the language of its text (BCP 47)."""

    title: str
    path: str
    language: str
    passages: Sequence[Passage]


def fold(word: str) -> str:
    """The word as it is compared: "Füchse" is "fuchse", and so is "Fuechse". The page's script folds alike."""
    folded = word.lower()
    for pair, one in _PAIRS:
        folded = folded.replace(pair, one)
    return "".join(sign for sign in normalize("NFD", folded) if not combining(sign))


def strip_endings(folded: str) -> str:
    """What is left of a folded word without its endings: "fuchse" and "fuchs" are "fuch". The script strips alike."""
    bare = _ENDING.sub("", folded)
    return bare if bare == folded else strip_endings(bare)


def index_words(pages: Sequence[IndexedPage], left_out: Collection[str] = ()) -> list[tuple[str, list[int]]]:
    """The words in the order of the alphabet, each with the numbers of its headings; these are counted over all pages.

    A heading is that of its passage; what stands before the first leads to the page itself, which comes before its
    headings. `left_out` are names and the like.
    """
    names = {_key(name) for name in left_out}
    nouns = {word for word in _nouns(pages) if _key(word) not in names}
    found: dict[str, list[tuple[bool, list[int]]]] = {}
    shown: dict[str, str] = {}
    number = 0
    for page in pages:
        seen: dict[str, list[tuple[bool, int]]] = {}
        for passage in page.passages:
            titled = {_key(word) for word in _WORD.findall(f"{page.title} {passage.title}")}
            strong = {_key(word) for said in passage.stressed for word in _WORD.findall(said) if word in nouns}
            for word in _WORD.findall(" ".join(passage.said)):
                if word in nouns and _key(word) not in titled:
                    key = _key(word)
                    shown[key] = min(shown.get(key, word), word, key=lambda one: (len(one), one))
                    hits = seen.setdefault(key, [])
                    if (key in strong, number) not in hits:
                        hits.append((key in strong, number))
            number += 1
        for key, hits in seen.items():
            best = [where for stressed, where in hits if stressed]
            found.setdefault(key, []).append((bool(best), (best or [hits[0][1]])[:MOST_HEADINGS]))
    words = []
    for key, by_page in found.items():
        chosen = [numbers for stressed, numbers in by_page if stressed or len(by_page) <= MOST_PAGES]
        if chosen:
            words.append((shown[key], [number for numbers in chosen for number in numbers]))
    return sorted(words)


def pack_words(words: Iterable[tuple[str, Sequence[int]]]) -> str:
    """The words as a page carries them, "Fuchs 3k 4": each number as the distance from the one before, in base 36."""
    return "\n".join(" ".join((word, *_distances(numbers))) for word, numbers in words)


def _distances(numbers: Sequence[int]) -> Iterator[str]:
    before = 0
    for number in numbers:
        yield _base36(number - before)
        before = number


def _base36(number: int) -> str:
    rest, digits = number, ""
    while rest or not digits:
        rest, digit = divmod(rest, 36)
        digits = "0123456789abcdefghijklmnopqrstuvwxyz"[digit] + digits
    return digits


def _key(word: str) -> str:
    return strip_endings(fold(word))


def _nouns(pages: Sequence[IndexedPage]) -> Iterator[str]:
    """Words with a capital that is not owed to the beginning of a sentence, and those that begin what is stressed."""
    for passage in (passage for page in pages for passage in page.passages):
        for said in passage.said:
            yield from (word for word in _WITHIN.findall(said) if len(word) >= SHORTEST)
        for said in passage.stressed:
            first = _WORD.match(said)
            if first and first[0][0].isupper() and said.strip().rstrip(":.") == first[0]:
                yield first[0]
