"""Braille of decks in English: labels, their key and the maker's card, of one's own decks and of the program's."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.own_game import DECK, ROWS, write_game
from tests.english import german_words
from tests.support import WORKSHOP, Run

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.workshop import Workshop
from kartenwerk.printing.braille.cards import CardTexts
from kartenwerk.printing.braille.table import BrailleTable
from kartenwerk.products.cards.dots import card_texts
from kartenwerk.products.cards.maker import describe_maker
from kartenwerk.products.cards.selection import designed_boxes

IN_ENGLISH = WORKSHOP.catalog.in_language("en")
TRANSLATED = ("deutsch", "franzoesisch", "inrah", "walisch")


def texts_of(root: Path, rows: list[str]) -> CardTexts:
    """The Braille of a deck of one's own with these rows."""
    toml = DECK.replace('id = "probe"', 'id = "probe"\nlanguage = "en"')
    game = write_game(root, deck=toml, rows="\n".join(rows))
    workshop = Workshop.over(None, game.parent / "decks/main")
    return card_texts(workshop.catalog, workshop.catalog.deck("probe"))


@pytest.mark.parametrize("deck", TRANSLATED)
def test_signs_in_english_are_two_cells_and_tell_all_cards_apart(deck: str) -> None:
    found = card_texts(IN_ENGLISH, IN_ENGLISH.deck(deck))
    assert len(set(found.kinds().values())) == len(found.kinds())
    assert {len(cells) for cells in found.kinds().values()} == {2}
    assert not german_words(" ".join(found.kinds()))


def test_the_queen_of_spades_is_q_and_s_in_english() -> None:
    found, table = card_texts(IN_ENGLISH, IN_ENGLISH.deck("franzoesisch")), BrailleTable.load(WORKSHOP.roots, "en")
    assert found.kinds()["Queen of Spades"] == table.on_card("q s", "", "")


@pytest.mark.parametrize("deck", TRANSLATED)
def test_the_makers_card_speaks_english(deck: str) -> None:
    drawn = IN_ENGLISH.deck(deck)
    said = describe_maker(IN_ENGLISH, drawn, designed_boxes(IN_ENGLISH, drawn))
    assert not german_words(f"{said.cards} {said.sentence}")


def test_a_deck_of_ones_own_is_marked_by_its_words(tmp_path: Path) -> None:
    found = texts_of(tmp_path, ["Farbe;Rang;Wert;Text", "Sea;10;1;", "Seal;King;1;", "Éclair;Knave;1;", "Éclair;1;1;"])
    signs = found.table.on_card
    assert {key: signs(sign, "", "") for key, sign in found.signs.suits.items()} == {
        "sea": signs("s e a", "", ""), "seal": signs("s e a l", "", ""), "eclair": signs("e", "", "")
    }  # fmt: skip
    assert found.signs.ranks == {"10": "1 0", "King": "k i", "Knave": "k n", "1": "1"}


def test_cards_of_no_suit_have_no_label(tmp_path: Path) -> None:
    assert len(texts_of(tmp_path, ROWS).cards) == len(ROWS) - 2


@pytest.mark.parametrize(
    ("row", "told"), [("7;1;1;", "a suit has no Braille sign"), ("Sea;三;1;", "a rank has no Braille sign")]
)
def test_a_word_of_which_nothing_can_be_written_is_named(tmp_path: Path, row: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=told):
        texts_of(tmp_path, ["Farbe;Rang;Wert;Text", row])


def test_files_and_key_are_called_in_english(run: Run, tmp_path: Path) -> None:
    run("braille", "franzoesisch", "--language", "en", "--out", tmp_path)
    folder = tmp_path / "franzoesisch/braille"
    assert {file.name for file in folder.iterdir()} == {
        "labels.pdf", "labels_mirrored.pdf", "labels_nabcc.brf", "labels.pef", "cards_nabcc.brf", "cards.pef"
    }  # fmt: skip
    assert "QS ,QUEEN OF ,SPADES" in (folder / "cards_nabcc.brf").read_text()


@pytest.mark.parametrize(
    ("deck", "language", "expected"),
    [("buchstaben", "en", "found 'en'; expected one of de"), ("franzoesisch", "fr", "found 'fr'; expected one of")],
)
def test_a_deck_without_words_in_the_language_is_refused(run: Run, deck: str, language: str, expected: str) -> None:
    assert expected in run("deck", deck, "--language", language).refusal
