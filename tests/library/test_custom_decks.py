"""A deck of one's own in programs: opened from its folder, shown and printed like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import Run

import kartenwerk as kw


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    run("new", "deck", tmp_path / "abend")
    return tmp_path / "abend"


def test_a_folder_is_a_deck(folder: Path) -> None:
    deck = kw.deck(folder)
    assert (deck.id, deck.title) == ("abend", "Abend")
    assert kw.deck(str(folder / "deck.toml")).cards == deck.cards
    assert deck.name(deck.card("001")) in deck.show(deck.cards[:2]).svg
    assert deck.sheets()["karten_a4.pdf"].startswith(b"%PDF")
    assert deck.box()["schachtel.pdf"].startswith(b"%PDF")


def test_a_deck_with_faults_is_told_before_it_is_printed(folder: Path) -> None:
    file = folder / "deck.toml"
    file.write_text(
        file.read_text() + '\n[layouts.karte.boxes.neu]\nx = 2\ny = 2\nw = 1\nh = 1\ntext = "{{ title }}"\n'
    )
    with pytest.raises(kw.KartenwerkError):
        kw.deck(folder).sheets()


def test_a_folder_without_a_deck_and_a_wrong_name_are_told_apart(tmp_path: Path) -> None:
    with pytest.raises(kw.KartenwerkError, match="there is no deck in this folder"):
        kw.deck(tmp_path)
    with pytest.raises(kw.KartenwerkError, match="there is no deck of that name"):
        kw.deck("deutsche")
