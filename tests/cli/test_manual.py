"""kartenwerk manual: a page for `man` of every command, in two languages, that says what its help says."""

import shutil
import subprocess
from pathlib import Path

import pytest

from kartenwerk.cli.commands import COMMANDS, CommandGroup, rows
from kartenwerk.cli.manual import manual, write_manual
from kartenwerk.cli.options.files import ManualOptions
from kartenwerk.cli.roff import escape

groff = pytest.mark.skipif(shutil.which("groff") is None, reason="groff is not installed")


def test_every_command_and_every_group_has_a_page() -> None:
    groups = [name for name, row in COMMANDS.items() if isinstance(row, CommandGroup)]
    typed = ["", *(f" {name}" for name in [*groups, *(name for name, _row in rows())])]
    assert {name for name, _text in write_manual("en")} == {f"kartenwerk{name}".replace(" ", "-") for name in typed}


def test_a_german_page_is_named_as_the_command_is_typed_and_has_german_headings() -> None:
    page = dict(write_manual("de"))["kartenwerk-blatt"]
    assert page.startswith('.TH "KARTENWERK\\-BLATT" "1" "" "kartenwerk')
    headings = [line for line in page.splitlines() if line.startswith(".SH")]
    words = "BEZEICHNUNG ÜBERSICHT BESCHREIBUNG ANGABEN OPTIONEN BEISPIELE"
    assert headings == [f'.SH "{word}"' for word in words.split()]


def test_text_is_printed_and_not_obeyed() -> None:
    assert escape(".so /etc/passwd") == "\\&.so /etc/passwd"
    assert escape("--a\\b") == "\\-\\-a\\eb"


@groff
@pytest.mark.parametrize("tongue", ["en", "de"])
def test_groff_sets_every_page_without_a_complaint(tongue: str) -> None:
    line = ["groff", "-man", "-Tutf8", "-k", "-ww"]
    pages = "".join(text for _name, text in write_manual(tongue))
    assert subprocess.run(line, input=pages.encode(), capture_output=True, check=True).stderr == b""


@groff
def test_a_page_shows_sentences_and_examples_whole(tmp_path: Path) -> None:
    manual(ManualOptions(out=tmp_path))
    file = tmp_path / "man1" / "kartenwerk-score.1"
    line = ["groff", "-man", "-Tutf8", "-k", "-rLL=200n", "-P-c", "-P-b", "-P-u", str(file)]
    shown = subprocess.run(line, capture_output=True, check=True).stdout.decode()
    assert "Show how everybody stands, what each deal brought, and how the" in shown
    assert "..." not in shown.replace("[ARGS]...", "")
    assert "kartenwerk score show evening.toml" in shown
