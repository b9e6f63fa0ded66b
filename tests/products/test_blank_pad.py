"""A score pad for any game, by the command line."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run, texts

from kartenwerk.products.pad.blank import BlankPad, blank_pad
from kartenwerk.products.pad.layout import PadLayout

BLANK = BlankPad("Spieleabend", 4, 20, WORKSHOP.catalog.deck("franzoesisch"))


def layout(order: BlankPad) -> PadLayout:
    return order.layout(WORKSHOP, order.smallest(WORKSHOP))


def test_the_leaf_has_the_players_the_rows_and_the_title_that_were_asked_for() -> None:
    page = BLANK.smallest(WORKSHOP)
    (leaf,) = blank_pad(WORKSHOP, BLANK, page, leaves=1).draw(WORKSHOP)
    words = [text.text for text in texts(leaf.items)]
    assert words[0] == "SPIELEABEND"
    assert [word for word in words if word.isdecimal()] == [str(number) for number in range(1, 21)]
    assert words.count("Summe") == 4
    assert words.count("Ergebnis") == 1


@pytest.mark.parametrize(
    ("players", "rows", "page", "across"),
    [
        (2, 13, "a6", False),
        (4, 8, "a6", True),
        (4, 20, "a5", False),
        (6, 14, "a5", True),
        (9, 8, "a6", True),
        (9, 12, "a5", False),
    ],
)
def test_the_page_is_the_smallest_that_holds_all(players: int, rows: int, page: str, across: bool) -> None:
    order = BlankPad("Abend", players, rows, WORKSHOP.catalog.deck("deutsch"))
    assert order.smallest(WORKSHOP) == page
    assert (layout(order).width > layout(order).height) == across
    assert sum(match.rows for match in layout(order).matches) % rows == 0


def test_the_command_writes_a_pad_that_passes_preflight(run: Run, tmp_path: Path) -> None:
    answer = run("pad", "--players", "4", "--rows", "20", "--title", "Spieleabend", "--sheets", "2", "--out", tmp_path)
    assert answer.code == 0
    assert "preflight:" not in answer.out + answer.err
    assert (tmp_path / "franzoesisch" / "block_a5_auf_a4.pdf").is_file()


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "GAME: a pad is that of a game or has a title; found nothing; expected a game, or --title TEXT"),
        (["--title", "X", "--rows", "0"], "--rows: that number is too small; found 0; expected 1 to 100"),
        (["--title", "X", "--players", "25"], "--players: that number is too large; found 25; expected 1 to 24"),
        (["--title", " "], "--title: a pad needs a title"),
        (["--title", "Immer wieder sonntags bei Oma und Opa im Garten"], "--title: the title is too long for the leaf"),
        (["--title", "☃"], "--title: the title cannot be set in the deck's display face; found '☃'"),
        (["--title", "X", "--set", "a=1"], "--set: house rules are those of one game"),
        (["--title", "X", "--deck", "tarot"], "there is no deck of that name; found 'tarot'"),
        (["--title", "X", "--page", "a6", "--rows", "14"], "--rows: so many rows do not fit on a leaf of 105 x 148 mm"),
        (["--title", "X", "--players", "16"], "--players: so many columns do not fit on a leaf of 148 x 210 mm"),
        (["romme", "--rows", "9"], "--rows: a game's own pad has the columns and rows of its score"),
    ],
)
def test_wrong_words_are_answered_in_one_sentence(run: Run, tmp_path: Path, words: list[str], sentence: str) -> None:
    answer = run("pad", *words, "--out", tmp_path / "out")
    assert answer.code == 1
    assert sentence in answer.err
    assert answer.err.count("\n") == 1
    assert not (tmp_path / "out").exists()
