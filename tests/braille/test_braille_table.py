"""The table: every kind of card has its own text, and liblouis agrees with every sign."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from tests.support import WORKSHOP

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.graphics.type.cutting import CHARACTERS
from kartenwerk.printing.braille.script import basic, translator
from kartenwerk.printing.braille.table import BLANK, BrailleTable, cells, dots_of, lower
from kartenwerk.products.cards.dots import card_texts

TABLE = BrailleTable.load(WORKSHOP.roots)
ENGLISH = BrailleTable.load(WORKSHOP.roots, "en")
DECKS = WORKSHOP.catalog.deck_ids


def liblouis(table: str, lines: list[str], shown_as: str = "unicode.dis") -> list[str]:
    """What liblouis makes of the lines; without it the test is skipped loudly."""
    if shutil.which("lou_translate") is None:
        pytest.skip("LIBLOUIS IS NOT INSTALLED: OUR BRAILLE TABLE IS NOT CHECKED")
    told = "".join(f"{line}\n" for line in lines)
    done = subprocess.run(
        ["lou_translate", "--forward", f"{shown_as},{table}"],
        input=told,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
        check=True,
    )
    return done.stdout.split("\n")[: len(lines)]


@pytest.mark.parametrize("deck", DECKS)
def test_every_kind_of_card_of_every_deck_has_its_own_text(deck: str) -> None:
    kinds = card_texts(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck)).kinds()
    assert len(set(kinds.values())) == len(kinds) > 20
    assert all(kinds.values())


@pytest.mark.parametrize("deck", [deck for deck in DECKS if deck != "buchstaben"])
def test_a_card_with_a_suit_takes_two_cells_and_its_suit_shows_where_the_rows_are(deck: str) -> None:
    """A lowered figure has no dot in the upper row, so the sign after it must have one."""
    texts = card_texts(WORKSHOP.catalog, WORKSHOP.catalog.deck(deck))
    for text in texts.kinds().values():
        assert len(text) == 2
        assert {1, 4} & set(dots_of(text[1]))


def test_liblouis_agrees_on_all_letters_and_digits() -> None:
    letters = list(TABLE.letters)
    assert liblouis("de-g0.utb", letters) == [cells(TABLE.letters[letter]) for letter in letters]
    digits = list(TABLE.digits)
    number = cells(TABLE.signs.number)
    assert liblouis("de-g0.utb", digits) == [number + cells(TABLE.digits[digit]) for digit in digits]


def test_liblouis_agrees_on_all_contractions() -> None:
    words = {
        "au": "aula",
        "eu": "neu",
        "ei": "eis",
        "ch": "ich",
        "sch": "asche",
        "st": "ast",
        "äu": "säule",
        "ie": "die",
    }
    assert words.keys() == TABLE.groups.keys()
    ours = ["".join(TABLE.card_signs[sign] for sign in signs_of(word, group)) for group, word in words.items()]
    assert liblouis("de-g1.ctb", list(words.values())) == ours


def signs_of(word: str, group: str) -> list[str]:
    """The word in letters, its group whole."""
    before, _, after = word.partition(group)
    return [*before, group, *after]


@pytest.mark.parametrize(("name", "table"), [("eurobraille", "de-eurobrl6.dis"), ("nabcc", "en-us-brf.dis")])
def test_liblouis_agrees_on_the_characters_of_both_sets(name: str, table: str) -> None:
    every = [*TABLE.letters, "aula", "neu", "eis", "ich", "asche", "ast", "säule", "die", "7,5", "ja; nein: (3) was?"]
    cells_of = liblouis("de-g1.ctb", every)
    ours = ["".join(TABLE.ascii[name][ord(cell) - 0x2800] for cell in line) for line in cells_of]
    assert [line.upper() for line in liblouis("de-g1.ctb", every, table)] == [line.upper() for line in ours]


@pytest.mark.parametrize(
    "text",
    ["zwölf weiße Äxte", "3 Karten und 12,5 Prozent", "3a und 3k", "(3) oder 3?", "1.000 Punkte", "Ja! Was; wer: „nun"],
)
def test_liblouis_agrees_on_plain_sentences(text: str) -> None:
    assert [basic(text, TABLE)] == liblouis("de-g0.utb", [text])


def test_figures_on_cards_stand_one_row_lower() -> None:
    assert lower(cells("1")) == cells("2")
    assert lower(cells("245")) == cells("356")
    with pytest.raises(ValueError, match="cannot be lowered"):
        lower(cells("3"))


def test_every_character_that_booklets_may_print_can_be_written() -> None:
    assert [chr(code) for code in CHARACTERS if not basic(chr(code), TABLE)] == ["\u00ad"]  # which is nothing to read


def test_an_unknown_character_is_named() -> None:
    with pytest.raises(KartenwerkError, match="no such character") as refused:
        basic("☃", TABLE)
    assert refused.value.key == "☃"


def test_an_accent_that_german_braille_has_not_is_left_out() -> None:
    assert basic("é", TABLE) == basic("e", TABLE)


def test_full_script_contracts_where_liblouis_is_there_and_says_how_to_get_it_where_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    if shutil.which("lou_translate"):
        assert translator("full", TABLE)(["Schach"]) == [cells("156-1-1456")]
    monkeypatch.setattr("kartenwerk.printing.braille.script.import_module", _missing)
    monkeypatch.setattr("kartenwerk.base.programs.shutil.which", lambda name: None)
    with pytest.raises(KartenwerkError, match="liblouis") as refused:
        translator("full", TABLE)
    assert "apt install liblouis-bin" in str(refused.value.expected)


# --- English --------------------------------------------------------------------------------------------------


def test_liblouis_agrees_on_every_english_character_that_it_knows() -> None:
    """Each stands between letters, but marks that nobody writes there, since it would announce them."""
    known = [chr(code) for code in CHARACTERS if chr(code) not in "\u00a0\u00adÆŒĲ\\"]  # of digraphs both are capital
    around = [f"x{char}" if char in "!,:;?" else f"x{char}x" for char in known]
    theirs = dict(zip(around, liblouis("en-ueb-g1.ctb", around), strict=True))
    six_dots = {text: told for text, told in theirs.items() if all("\u2800" <= cell < "\u2840" for cell in told)}
    assert len(six_dots) > 250
    assert {text: basic(text, ENGLISH) for text in six_dots} == six_dots


@pytest.mark.parametrize(
    "text",
    [
        "Anna plays the Queen of Spades, “Bramble 5”: isn’t it 12.5%?",
        "3a and 3k, 3A; 1,000 points (or 7) / 2–3",
        "MPCs, NASA and McDonald; Émile, ÉMILE, Noël",
        "10 × 2 = 20 → end…",
    ],
)
def test_liblouis_agrees_on_english_sentences(text: str) -> None:
    assert [basic(text, ENGLISH)] == liblouis("en-ueb-g1.ctb", [text])


def test_every_character_that_booklets_may_print_can_be_written_in_english_in_six_dots() -> None:
    characters = [chr(code) for code in CHARACTERS if chr(code) != "\u00ad"]
    assert all(basic(char, ENGLISH) for char in characters)
    if shutil.which("lou_translate") is None:
        pytest.skip("LIBLOUIS IS NOT INSTALLED: CONTRACTED ENGLISH IS NOT CHECKED")
    for char, written in zip(characters, translator("full", ENGLISH)(characters), strict=True):
        assert written and all("\u2800" <= cell < "\u2840" for cell in written), char


def test_a_backslash_does_not_swallow_the_line() -> None:
    if shutil.which("lou_translate") is None:
        pytest.skip("LIBLOUIS IS NOT INSTALLED: A BACKSLASH IS NOT CHECKED")
    for table in (TABLE, ENGLISH):
        (written,) = translator("full", table)([r"a \ b"])
        assert written[0] == written.split(BLANK)[0] == cells("1") and len(written) > 4


def _missing(name: str) -> None:
    raise ImportError(name)
