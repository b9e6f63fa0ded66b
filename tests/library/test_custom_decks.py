"""A deck of one's own in programs: opened from its folder, shown and printed like any other."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import Run

import kartenwerk as kw


@pytest.fixture
def folder(run: Run, tmp_path: Path) -> Path:
    run("new", "deck", tmp_path / "abend", "--language", "de")
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


def test_a_check_returns_every_fault_with_its_place(folder: Path) -> None:
    good = kw.check_deck(folder)
    assert (good.title, good.cards, good.ok, good.faults) == ("Abend", len(kw.deck(folder).cards), True, ())
    file = folder / "deck.toml"
    file.write_text(file.read_text() + '\n[pad]\ntitel = "Block"\n')
    found = kw.check_deck(folder / "deck.toml")
    assert not found.ok
    assert (found.faults[0].file, found.faults[0].key) == ("deck.toml", "pad.titel")
    file.write_text("title = ")
    broken = kw.check_deck(folder)
    assert (broken.title, broken.cards, broken.ok) == ("", 0, False)
    assert broken.faults[0].file == "deck.toml"


def test_a_check_of_a_folder_without_a_deck_is_refused(tmp_path: Path) -> None:
    with pytest.raises(kw.KartenwerkError, match="there is no deck in this folder"):
        kw.check_deck(tmp_path)


def test_a_kit_is_written_with_its_box_and_its_guide(folder: Path, tmp_path: Path) -> None:
    written = kw.deck(folder).write_kit(tmp_path / "out")
    names = {path.name for path in written}
    assert {"karten_a4.pdf", "karten_einzeln.pdf", "schachtel.pdf", "druckanleitung.pdf"} <= names
    assert all(path.is_file() for path in written)
