"""Devices, pipes, folders, files without an end and files that lie too deep are one sentence, whoever reads them."""

from __future__ import annotations

import gzip
import json
import os
import shutil
from collections.abc import Callable
from itertools import product
from pathlib import Path

import pytest
from tests.hostile.fence import fenced, fenced_run, overlaid
from tests.support import Answer, some_rows

from kartenwerk.base.data import DataRoots, project_root
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.inputs import LARGE, TEXT, parse_toml, read_bytes, unpack
from kartenwerk.base.translation import GERMAN
from kartenwerk.cli.language import speaking
from kartenwerk.cli.translation import gettext

ZERO = Path("/dev/zero")


def endless(folder: Path) -> Path:
    return ZERO


def pipe(folder: Path) -> Path:
    path = folder / "pipe"
    os.mkfifo(path)
    return path


def directory(folder: Path) -> Path:
    return folder


def huge(folder: Path) -> Path:
    """A file of a terabyte that takes no room."""
    path = folder / "huge"
    with path.open("wb") as file:
        file.truncate(10**12)
    return path


def link(folder: Path) -> Path:
    path = folder / "link"
    path.symlink_to(ZERO)
    return path


SPECIAL = [endless, pipe, directory, huge, link]
Make = Callable[[Path], Path]


def sentence(answer: Answer) -> str:
    """The one sentence that answers a wrong file."""
    assert answer.code == 1
    assert answer.err.count("\n") == 1
    assert len(answer.err) < 1000
    return answer.err


NAMED = (
    ("rules", "donnerwetter", "--rules"),
    ("replay",),
    ("preflight",),
    ("deck", "walisch", "--back"),
    ("hand", "anagramm_poker", "SCH U H E R", "--dictionary"),
)
"""What reads a file that a person names."""


@pytest.mark.parametrize(("make", "words"), some_rows(product(SPECIAL, NAMED), 3))
def test_a_file_that_a_person_names_is_an_ordinary_file(tmp_path: Path, make: Make, words: tuple[str, ...]) -> None:
    out = ("--out", tmp_path / "out") if words[0] in ("rules", "deck") else ()
    answer = fenced_run(*words, make(tmp_path), *out)
    assert any(reason in sentence(answer) for reason in ("a device or a pipe", "it is a folder", "too large"))


@pytest.mark.parametrize("make", [endless, pipe, directory, link])
@pytest.mark.parametrize(
    ("name", "words"),
    [
        ("rules_data/decks/walisch.toml", ("deck", "walisch")),
        ("rules_data/booklet.toml", ("rules", "donnerwetter")),
        ("fonts/cuts.toml", ("rules", "donnerwetter")),
        ("templates/booklets/booklet.md.j2", ("rules", "donnerwetter")),
        ("templates/art/walisch/symbols.svg", ("fonts", "walisch")),
        ("rules_data/words/wortliste_de.txt.gz", ("hand", "anagramm_poker", "SCH U H E R")),
    ],
)
def test_in_a_folder_nothing_but_files_counts(tmp_path: Path, make: Make, name: str, words: tuple[str, ...]) -> None:
    """What is no file is passed over; a link to one elsewhere is refused."""
    folder = tmp_path / "data"
    place = folder / name
    place.parent.mkdir(parents=True)
    made = make(tmp_path)
    (place.mkdir() if make is directory else os.mkfifo(place) if make is pipe else place.symlink_to(made))
    assert DataRoots.over(folder).find(name).path == project_root() / name


def test_a_link_out_of_a_folder_is_refused(tmp_path: Path) -> None:
    folder = tmp_path / "data/rules_data/decks"
    folder.mkdir(parents=True)
    shutil.copy(project_root() / "rules_data/decks/walisch.toml", tmp_path / "elsewhere.toml")
    (folder / "walisch.toml").symlink_to("../../../elsewhere.toml")
    answer = fenced_run("deck", "walisch", "--data", tmp_path / "data", "--out", tmp_path / "out")
    assert "walisch.toml: the file is a link that leads out of its folder" in sentence(answer)


def test_a_link_within_a_folder_is_followed(tmp_path: Path) -> None:
    folder = tmp_path / "rules_data/decks"
    folder.mkdir(parents=True)
    shutil.copy(project_root() / "rules_data/decks/walisch.toml", folder / "walisch.toml")
    (folder / "inrah.toml").symlink_to("walisch.toml")
    assert DataRoots.over(tmp_path).find("rules_data/decks/inrah.toml").text()


@pytest.mark.parametrize("make", SPECIAL)
def test_printers_and_manifest_are_ordinary_files(tmp_path: Path, make: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENWERK_CONFIG", str(tmp_path / "config"))
    (tmp_path / "config").mkdir()
    (tmp_path / "out").mkdir()
    made = make(tmp_path)
    (tmp_path / "config/printers.toml").symlink_to(made)
    (tmp_path / "out/manifest.json").symlink_to(made)
    answer = fenced_run("align", "--printer", "Flur", "--out", tmp_path / "out")
    sentence(answer)
    (tmp_path / "config/printers.toml").unlink()
    answer = fenced_run("align", "--out", tmp_path / "out")
    assert answer.code == 0 or "manifest.json: the file cannot be written" in sentence(answer)


@pytest.mark.parametrize("manifest", ['{"files": ' + "[" * 100_000, '{"files": [{"path": ' + "9" * 5000 + "}]}", "[]"])
def test_a_manifest_that_cannot_be_read_is_none(tmp_path: Path, manifest: str) -> None:
    (tmp_path / "manifest.json").write_text(manifest, encoding="utf-8")
    assert fenced_run("align", "--out", tmp_path).code == 0
    assert len(json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]) == 1


@pytest.mark.parametrize(
    "entry",
    [
        {"path": "../../../etc/passwd"},
        {"path": "/etc/passwd"},
        {"path": "x\0y"},
        {"path": ["x"]},
        {"path": "ausrichten.pdf", "bytes": "many", "inputs": [], "choices": []},
        {"path": "ausrichten.pdf", "bytes": -1, "pages": {}, "kind": 7, "complaints": 3},
        7,
    ],
)
def test_a_strange_entry_of_a_manifest_is_passed_over(tmp_path: Path, entry: object) -> None:
    (tmp_path / "manifest.json").write_text(json.dumps({"files": [entry]}), encoding="utf-8")
    answer = fenced_run("align", "--out", tmp_path)
    assert answer.code == 0
    found = json.loads((tmp_path / "manifest.json").read_text(encoding="utf-8"))["files"]
    assert [each["path"] for each in found] == [path.name for path in tmp_path.iterdir() if path.suffix == ".pdf"]


DEEP = {
    "lists": "a = " + "[" * 100_000,
    "lists that end": "a = " + "[" * 500 + "]" * 500,
    "tables": "a = " + "{a = " * 500 + "1" + "}" * 500,
    "names": "a." * 100_000 + "a = 1",
    "names of a table": "[" + "a." * 100_000 + "a]",
    "names in quotes": '"a".' * 100_000 + "a = 1",
    "names apart": "a . " * 100_000 + "a = 1",
    "digits": "a = " + "9" * 5000,
    "digits apart": "a = " + "9_" * 5000 + "9",
    "hexadecimal digits": "a = 0x" + "f" * 100_000,
    "a long name": "a" * 100_000 + " = 1",
}


@pytest.mark.parametrize("name", DEEP)
@pytest.mark.parametrize("words", [("replay",), ("rules", "donnerwetter", "--rules")], ids=" ".join)
def test_what_lies_too_deep_is_one_sentence(tmp_path: Path, name: str, words: tuple[str, ...]) -> None:
    file = tmp_path / "hostile.toml"
    file.write_text(DEEP[name], encoding="utf-8")
    assert f"{file}: " in sentence(fenced_run(*words, file, seconds=10))


def test_what_stands_in_quotes_has_no_depth() -> None:
    text = f'a = "{"[" * 300}" # {"[" * 300}\nb = """\n{"a." * 300}\n"""\nc = \'{"9" * 3000}\'\n'
    assert len(parse_toml(text, "x")["a"]) == 300


def test_many_wrong_values_are_not_all_told(tmp_path: Path) -> None:
    file = tmp_path / "hostile.toml"
    file.write_text("".join(f"k{number} = 1\n" for number in range(100_000)), encoding="utf-8")
    assert "errors in the file" in sentence(fenced_run("replay", file))
    file.write_text('name = "x"\n' + "".join(f"k{number} = 1\n" for number in range(300)), encoding="utf-8")
    answer = fenced_run("rules", "donnerwetter", "--rules", file)
    assert answer.err.count("\n") == 21


def test_a_wrong_value_is_told_by_its_beginning_alone(tmp_path: Path) -> None:
    file = tmp_path / "hostile.toml"
    file.write_text('name = [["' + "x" * 1_000_000 + '"], ["y"]]\n', encoding="utf-8")
    assert "found [['xxxx" in sentence(fenced_run("rules", "donnerwetter", "--rules", file))


def test_a_message_gives_no_command_to_a_terminal(tmp_path: Path) -> None:
    file = tmp_path / "hostile.toml"
    file.write_text('"\\u001b]0;owned\\u0007" = 1\n', encoding="utf-8")
    answer = fenced_run("rules", "donnerwetter", "--rules", file)
    assert answer.code == 1
    assert "\x1b" not in answer.err
    assert "\\u001b]0;owned\\u0007" in answer.err


def test_the_limits_are_told(tmp_path: Path) -> None:
    for most, told in ((TEXT, "at most 5 MB"), (LARGE, "at most 64 MB")):
        with pytest.raises(KartenwerkError, match=f"the file is too large to be read; .*{told}"):
            read_bytes(huge(tmp_path), most=most)


def test_the_size_is_told_in_german(tmp_path: Path) -> None:
    with pytest.raises(KartenwerkError) as fault:
        read_bytes(huge(tmp_path))
    with speaking(GERMAN):
        assert gettext(fault.value.found or "").endswith("000 Byte")


def test_a_few_packed_bytes_do_not_fill_the_memory() -> None:
    packed = gzip.compress(bytes(LARGE + 1), 1)
    assert len(packed) < 400_000
    assert "words: the file is too large to be read; found more when unpacked" in fenced(unpack, packed, "words").err


@pytest.mark.parametrize("packed", [b"", b"no gzip", gzip.compress(b"x" * 1000, mtime=0)[:-9]])
def test_what_is_not_packed_is_told(packed: bytes) -> None:
    with pytest.raises(KartenwerkError, match="words: the "):
        unpack(packed, "words")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [("spielt_allein =", "spielt =", "remarks.spielt_allein"), ("augen =", "auge =", "tally.augen")],
)
def test_words_that_a_game_lacks_are_told(tmp_path: Path, old: str, new: str, key: str) -> None:
    name = "rules_data/games/tarock.toml"
    answer = fenced_run("play", "tarock", "--data", overlaid(tmp_path, name, f"\n{old}", f"\n{new}"))
    assert answer.code == 1
    assert f"{name}: {key}: these words are missing" in answer.err


def test_scales_that_lie_on_each_other_are_printed_all_the_same(tmp_path: Path) -> None:
    data = overlaid(tmp_path, "rules_data/print/align.toml", "inset = 26.0", "inset = 105.0")
    assert fenced_run("align", "--data", data, "--out", tmp_path / "out").code == 0
