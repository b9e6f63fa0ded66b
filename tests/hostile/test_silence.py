"""What would otherwise go wrong in silence: files that nothing reads, moved entries, other programs' settings."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.hostile.fence import fenced_run

from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import TEXT
from kartenwerk.base.unread import MOST_FILES


def overlaid(folder: Path, name: str, source: str = "rules_data/decks/walisch.toml") -> Path:
    """A file of the project under a name in a stranger's folder."""
    path = folder / name
    path.parent.mkdir(parents=True, exist_ok=True)
    shutil.copy(project_root() / source, path)
    return path


UNREAD = {
    "rules_data/deck/walisch.toml": "did you mean rules_data/decks/walisch.toml?",
    "rules_data/walisch.toml": "nothing reads this file",
    "rules_data/decks/walisch.svg": "did you mean rules_data/decks/walisch.toml?",
    "rules_data/booklets.toml": "did you mean rules_data/booklet.toml?",
    "rules_data/print/service/meinspiel.toml": "did you mean rules_data/print/services/meinspiel.toml?",
    "templates/face/walisch/front.svg.j2": "did you mean templates/faces/walisch/front.svg.j2?",
    "templates/faces/walsich/front.svg.j2": "did you mean templates/faces/walisch/front.svg.j2?",
    "templates/games/donnerwetter/shrot.md.j2": "did you mean templates/games/donnerwetter/short.md.j2?",
    "templates/art/walsich/back.svg": "did you mean templates/art/walisch/back.svg?",
    "fonts/cut.toml": "did you mean fonts/cuts.toml?",
}


@pytest.mark.parametrize("name", UNREAD)
def test_a_file_that_nothing_reads_is_told(tmp_path: Path, name: str) -> None:
    path = overlaid(tmp_path, name)
    refusal = fenced_run("list", "--data", tmp_path).refusal
    assert f"{path}: nothing reads this file" in refusal
    assert UNREAD[name] in refusal


@pytest.mark.parametrize(
    "name",
    [
        "rules_data/decks/walisch.toml",
        "rules_data/decks/our_own.toml",
        "rules_data/games/our_own.toml",
        "rules_data/print/services/our_own.toml",
        "rules_data/braille/walisch.toml",
        "templates/games/stichprobe/text.md.j2",
        "templates/art/walisch/another.svg",
        "fonts/walisch/another.toml",
        "templates/README.md",
        "templates/.hidden.toml",
        "rules_data/decks/walisch.toml~",
        "rules_data/decks/walisch.toml.orig",
    ],
)
def test_a_file_that_is_read_or_is_no_data_is_not(tmp_path: Path, name: str) -> None:
    overlaid(tmp_path, name)
    if "stichprobe" in name:
        overlaid(tmp_path, "rules_data/games/stichprobe.toml")
    assert DataRoots.over(tmp_path).layers[0] == tmp_path


def test_a_file_that_another_speaks_of_is_read(tmp_path: Path) -> None:
    overlaid(tmp_path, "templates/own/parts.svg.j2")
    with pytest.raises(KartenwerkError, match="nothing reads this file"):
        DataRoots.over(tmp_path)
    overlaid(tmp_path, "templates/faces/walisch/front.svg.j2").write_text(
        '{% import "own/parts.svg.j2" as p %}', encoding="utf-8"
    )
    DataRoots.over(tmp_path)


def test_a_folder_of_thousands_of_files_is_told(tmp_path: Path) -> None:
    (tmp_path / "rules_data").mkdir()
    for number in range(MOST_FILES + 1):
        (tmp_path / f"rules_data/{number}").touch()
    answer = fenced_run("list", "--data", tmp_path)
    assert answer.code == 1
    assert f"{tmp_path}/rules_data: the folder holds more than data; expected at most 2,000 files" in answer.err


def test_a_folder_of_too_much_text_is_told(tmp_path: Path) -> None:
    large = tmp_path / "rules_data/large.toml"
    large.parent.mkdir()
    large.write_bytes(b"#" * TEXT)
    for number in range(11):
        (tmp_path / f"rules_data/large{number}.toml").hardlink_to(large)
    answer = fenced_run("list", "--data", tmp_path)
    assert answer.code == 1
    assert f"{tmp_path}: the folder holds more than data; expected at most 50 MB of text" in answer.err


def test_a_folder_that_leads_elsewhere_is_not_searched(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data/rules_data").symlink_to("/")
    assert fenced_run("list", "--data", tmp_path / "data", seconds=10).code == 0


def test_an_entry_of_the_cache_is_bound_to_its_key(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.write("preflight", "a file that is clean", b"clean")
    (clean,) = (path for path in tmp_path.rglob("*") if path.is_file())
    cache.write("preflight", "a file that is not", b"")
    (other,) = (path for path in tmp_path.rglob("*") if path.is_file() and path != clean)
    other.write_bytes(clean.read_bytes())
    assert cache.read("preflight", "a file that is not") is None
    (tmp_path / "font").mkdir()
    shutil.copy(clean, tmp_path / "font")
    assert cache.read("font", "a file that is clean") is None
    assert cache.read("preflight", "a file that is clean") == b"clean"


def test_a_pipe_in_the_cache_is_no_entry(tmp_path: Path) -> None:
    cache = Cache(tmp_path)
    cache.write("forms", "a", b"stream")
    (entry,) = (path for path in tmp_path.rglob("*") if path.is_file())
    entry.unlink()
    os.mkfifo(entry)
    assert cache.read("forms", "a") is None


PROGRAM = """
from kartenwerk.graphics.display import Page, Text
from kartenwerk.base.cache import Cache
from kartenwerk.base.data import DataRoots
from kartenwerk.base.palette import Ink
from kartenwerk.printing.pdf.info import DocumentInfo
from kartenwerk.printing.pdf.writer import pdf_bytes
from kartenwerk.graphics.type.library import Fonts
from hashlib import sha256
fonts = Fonts(Cache.of_user(), DataRoots.over())
page = Page(50, 50, (Text(5, 5, "Fuß", "text", 10.0, "tinte", 0.0),))
from kartenwerk.catalog import Catalog
palette = Catalog(DataRoots.over()).deck("walisch").palette
print(sha256(pdf_bytes([page], DocumentInfo("Titel"), palette=palette, fonts=fonts)).hexdigest())
"""


def printed(folder: Path, **environment: str) -> str:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[2] / "generator"), **environment},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_settings_of_reportlab_have_no_say(tmp_path: Path) -> None:
    quiet, loud = tmp_path / "quiet", tmp_path / "loud"
    quiet.mkdir()
    loud.mkdir()
    owned = f"open({str(tmp_path / 'owned')!r}, 'w').close()\nttfAsciiReadable = 1\ninvariant = 0\n"
    (loud / ".reportlab_settings").write_text(owned, encoding="utf-8")
    (loud / "reportlab_settings.py").write_text(owned, encoding="utf-8")
    switches = {
        "RL_ttfAsciiReadable": "1",
        "RL_pageCompression": "0",
        "RL_invariant": "0",
        "RL_warnOnMissingFontGlyphs": "1",
    }
    assert printed(quiet, HOME=str(quiet)) == printed(loud, HOME=str(loud), **switches)
    assert not (tmp_path / "owned").exists()


@pytest.mark.parametrize("name", ["Montag\\u0000", "Mon\\u001btag", "Mon\\ntag", "Mon\\u0085tag"])
def test_a_title_has_no_control_characters(tmp_path: Path, name: str) -> None:
    file = tmp_path / "rules.toml"
    file.write_text(f'name = "{name}"\n', encoding="utf-8")
    answer = fenced_run("rules", "donnerwetter", "--rules", file, "--out", tmp_path / "out")
    assert answer.code == 1
    assert f"{file}: name: " in answer.err
    assert not (tmp_path / "out").exists()
