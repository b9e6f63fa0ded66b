"""kartenwerk preflight, as it is called."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.support import Run


@pytest.fixture
def deck(tmp_path: Path, good: bytes) -> Path:
    path = tmp_path / "deck.pdf"
    path.write_bytes(good)
    return path


def test_a_good_file_exits_with_0(run: Run, deck: Path) -> None:
    answer = run("preflight", deck)
    assert (answer.code, answer.err) == (0, "")
    assert answer.out.endswith("nothing to complain about\n")
    assert run("preflight", deck, "--json").json == {"ok": True, "schema": 1, "findings": []}


def test_a_fault_exits_with_1_and_is_told_with_its_remedy(run: Run, deck: Path) -> None:
    answer = run("preflight", deck, "--service", "mbprint", "--plain")
    assert answer.code == 1
    assert (
        "Rule 41 size\n  pages 1-6: TrimBox: the card measures 59 x 91 mm; MB Print prints 63 x 88 mm\n" in answer.out
    )
    assert "  To mend: " in answer.out


def test_json_tells_every_finding(run: Run, deck: Path) -> None:
    answer = run("preflight", deck, "--service", "mbprint", "--json")
    assert answer.code == 1
    assert not answer.json["ok"]
    assert set(answer.json["findings"][0]) == {"rule", "page", "object", "message", "mend"}


def test_a_file_that_is_not_there_is_told_in_a_sentence(run: Run, tmp_path: Path) -> None:
    answer = run("preflight", tmp_path / "none.pdf")
    assert answer.code == 1
    assert "the file cannot be read" in answer.err
    assert run("preflight", tmp_path).code == 1


def test_a_service_nobody_knows_is_told_in_a_sentence(run: Run, deck: Path) -> None:
    answer = run("preflight", deck, "--service", "nobody")
    assert answer.code == 1
    assert "there is no service of that name" in answer.err


def test_findings_are_told_in_german(run: Run, deck: Path) -> None:
    answer = run("preflight", deck, "--service", "mbprint", "--plain", "--lang", "de")
    assert (
        "Regel 41 Größe\n  Seiten 1-6: TrimBox: die Karte misst 59 x 91 mm; MB Print druckt 63 x 88 mm\n" in answer.out
    )
    assert "  Abhilfe: Die Karten so groß machen" in answer.out
    english = run("preflight", deck, "--service", "mbprint", "--plain")
    assert not set(answer.out.splitlines()) & set(english.out.splitlines())
    assert run("preflight", deck, "--json", "--lang", "de").json == run("preflight", deck, "--json").json
