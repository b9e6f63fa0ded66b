"""Which cards `kartenwerk deck` takes, and which options it refuses."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest
from tests.products.written import made
from tests.support import Run


def test_a_games_pack_has_its_cards_alone(run: Run, tmp_path: Path) -> None:
    sheet, single = made(run, tmp_path, "--for", "bauer_und_jarl")
    assert sheet.name == "karten_bauer_und_jarl_a4.pdf"
    with pikepdf.open(single) as document:
        assert len(document.pages) == 2 * 60


def test_copies_come_pack_after_pack(run: Run, tmp_path: Path) -> None:
    _, single = made(run, tmp_path, "--cards", "ger-6 svidar-S", "--copies", 3)
    with pikepdf.open(single) as document:
        forms = [next(iter(page.Resources.XObject.keys())) for page in document.pages[::2]]
    assert forms == forms[:2] * 3


FAULTS = [
    (["--service", "moo"], "there is no service of that name; found 'moo'; expected one of drivethrucards"),
    (["--service", "meinspiel", "--size", "tarot"], "MeinSpiel does not print cards of that size; found 'tarot'"),
    (["--service", "meinspiel", "--paper", "a4"], "MeinSpiel takes single cards, not sheets; found a4"),
    (["--service", "meinspiel", "--png", "300"], "--service and --png exclude each other"),
    (["--tts", "--gap", "3"], "--tts takes single cards, not sheets"),
    (["--no-bleed"], "only pictures can be made without bleed"),
    (["--size", "mini"], "too small for the deck's pictures"),
    (["--size", "huge"], "there is no card size of that name; found 'huge'; expected one of skat, poker"),
    (["--size", "10x20"], "expected sides of 25 to 200 mm"),
    (["--paper", "a9"], "there is no paper of that name; found 'a9'"),
    (["--paper", "100x100", "--size", "70x120"], "the paper is too small"),
    (["--backs", "left"], "expected one of long-edge, short-edge, gutterfold, none"),
    (["--marks", "many"], "expected one of outside, both, none"),
    (["--gap", "99"], "the gap between cards is out of range; found 99; expected 0 to 30 mm"),
    (["--gap", "nan"], "the gap between cards is out of range"),
    (["--printer", "none"], "--printer: no printer has been aligned yet; kartenwerk align enters one"),
    (["--service", "mbprint", "--printer", "none"], "MB Print takes single cards, not sheets"),
    (["--copies", "0"], "expected 1 to 50"),
    (["--cards", "svidar-Z"], "--cards: svidar-Z: this card is not in the pack"),
    (["--cards", " "], "no cards are named"),
    (["--for", "skat"], "there is no game of that name"),
    (["--for", "donnerwetter", "--cards", "ger-6"], "--for and --cards exclude each other"),
    (["--back", "missing.png"], "missing.png: there is no such picture"),
    (["--back", "."], "the file cannot be read: it is a folder"),
    (["--png", "5"], "expected 50 to 1200 dpi"),
]


@pytest.mark.parametrize(("words", "sentence"), FAULTS)
def test_a_wrong_option_is_one_sentence_and_writes_nothing(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], sentence: str
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = run("deck", "walisch", *words)
    assert answer.code == 1
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert sentence in answer.err
    assert list(tmp_path.iterdir()) == []
