"""The agreed dictionary: the project's own list, a list in a file, and why a word is refused."""

from __future__ import annotations

import gzip
from hashlib import sha256
from pathlib import Path

import pytest

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.play.mechanics.words.dictionary import ABBREVIATIONS, NAMES, WORD_LIST, Dictionary
from kartenwerk.play.mechanics.words.spelling import WordFault, din_order

DICTIONARY = Dictionary.of_project(DataRoots.over())


def of_text(folder: Path, text: str | bytes) -> Dictionary:
    path = folder / "list.txt"
    path.write_bytes(text.encode() if isinstance(text, str) else text)
    return Dictionary.of_file(path, lambda: Cache(None))


def test_the_own_list_is_the_one_its_readme_names() -> None:
    content = gzip.decompress((project_root() / WORD_LIST).read_bytes())
    assert sha256(content).hexdigest() in (project_root() / "rules_data/words/README.md").read_text(encoding="utf-8")
    assert len(content.split()) == 590_386


def test_the_own_list_knows_common_and_inflected_words_with_umlauts_and_sharp_s() -> None:
    for word in ("Haus", "Häuser", "häusern", "Straße", "ging", "Ei", "Öl", "Quark"):
        assert DICTIONARY.why_not(word) is None, word


def test_names_and_abbreviations_are_blocked() -> None:
    lists = [(project_root() / name).read_text(encoding="utf-8").split() for name in (NAMES, ABBREVIATIONS)]
    blocked = [word for words in lists for word in words]
    assert all(words == sorted(set(words), key=din_order) for words in lists)
    assert {DICTIONARY.why_not(word) for word in (*blocked, "Berlin", "LKW", "USA")} == {WordFault.UNKNOWN}


def test_spelling_is_judged_before_the_list_is_asked(tmp_path: Path) -> None:
    words = of_text(tmp_path, "E-MAIL\nGEHT'S\nA4\nHAUS\n")
    assert [words.why_not(word) for word in ("E-Mail", "geht's", "A4", "Haus", "Maus")] == [
        WordFault.HYPHEN,
        WordFault.APOSTROPHE,
        WordFault.DIGIT,
        None,
        WordFault.UNKNOWN,
    ]


def test_a_list_may_be_in_small_letters_with_a_mark_at_its_start_and_foreign_line_ends(tmp_path: Path) -> None:
    words = of_text(tmp_path, "\ufeffHaus\r\nstraße\r\n\r\nCafé\r\n  öl\n".encode())
    assert sorted(words.index) == ["HAUS", "STRASSE", "ÖL"]


@pytest.mark.parametrize(
    ("content", "message"),
    [(b"", "no words"), (b"123\n-\n", "no words"), (b"Stra\xdfe\n", "not UTF-8")],
)
def test_a_list_without_words_is_refused_by_its_file(tmp_path: Path, content: bytes, message: str) -> None:
    with pytest.raises(KartenwerkError, match=message) as caught:
        of_text(tmp_path, content).why_not("HAUS")
    assert caught.value.file == str(tmp_path / "list.txt")


def test_a_list_that_is_not_there_is_refused_by_its_file(tmp_path: Path) -> None:
    with pytest.raises(KartenwerkError, match="cannot be read"):
        Dictionary.of_file(tmp_path / "none.txt").why_not("HAUS")


def test_an_index_is_made_once_and_read_from_the_cache_then(tmp_path: Path) -> None:
    path, cache = tmp_path / "list.txt", Cache(tmp_path / "cache")
    path.write_text("HAUS\nMAUS\n", encoding="utf-8")
    first = sorted(Dictionary.of_file(path, lambda: cache).index)
    kept = {file: file.read_bytes() for file in (tmp_path / "cache").rglob("*") if file.is_file()}
    assert len(kept) == 1
    assert sorted(Dictionary.of_file(path, lambda: cache).index) == first == ["HAUS", "MAUS"]
    path.write_text("LAUS\n", encoding="utf-8")
    assert sorted(Dictionary.of_file(path, lambda: cache).index) == ["LAUS"], "another list has another index"


def test_a_damaged_index_is_made_again(tmp_path: Path) -> None:
    path, cache = tmp_path / "list.txt", Cache(tmp_path / "cache")
    path.write_text("HAUS\n", encoding="utf-8")
    assert "HAUS" in Dictionary.of_file(path, lambda: cache)
    (entry,) = (file for file in (tmp_path / "cache").rglob("*") if file.is_file())
    entry.write_bytes(entry.read_bytes()[:-3])
    assert "HAUS" in Dictionary.of_file(path, lambda: cache)
