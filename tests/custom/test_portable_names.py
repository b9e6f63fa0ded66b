"""Every system can have the files of a deck by their names, Windows and disks that are blind for case included."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest
from tests.custom.decks import ICON, ONE, faults, plain, write
from tests.support import Run

from kartenwerk.base.file_names import is_portable


@pytest.mark.skipif(sys.platform != "linux", reason="ONLY LINUX HAS FILES OF THESE NAMES")
@pytest.mark.parametrize(
    "name", ["aux.svg", "Con .tar.svg", "COM1.svg", "x./a.svg", "what?.svg", "a|b.svg", "nul/a.svg"]
)
def test_a_file_that_windows_cannot_have_is_refused(name: str, tmp_path: Path) -> None:
    (told,) = faults(plain(tmp_path, **{f"bilder/{name}": ICON}))
    assert told.startswith(f"bilder/{name}: not every system can have a file of this name; found ")
    assert told.endswith("; expected another name")


@pytest.mark.parametrize("name", ["con.csv", "karten.csv ", "a?.csv"])
def test_a_table_of_a_name_that_windows_cannot_have_is_refused(name: str, tmp_path: Path) -> None:
    toml = ONE.replace('"karten.csv"', f'["karten.csv", "{name}/x.csv"]')
    assert "not every system can have a file of this name" in " ".join(faults(plain(tmp_path, toml=toml)))


@pytest.mark.skipif(sys.platform != "linux", reason="FILES WHOSE NAMES DIFFER IN CASE ALONE ARE MADE ON LINUX")
def test_two_names_that_a_case_blind_disk_takes_for_one_are_refused(tmp_path: Path) -> None:
    assert faults(plain(tmp_path, **{"bilder/a/Haus.svg": ICON, "bilder/A/haus.svg": ICON})) == [
        "bilder/a/Haus.svg: two names of files differ in upper and lower case alone, so on many disks they are one "
        "file; found bilder/A/haus.svg; expected another name"
    ]
    write(tmp_path, {"bilder/\u00e9.svg": ICON, "bilder/e\u0301.svg": ICON, "bilder/a/Haus.svg": ICON})
    assert "bilder/\u00e9.svg: two files have the same name, with letters and accents as one sign and as two" in faults(
        tmp_path
    )


def test_backs_that_are_called_alike_are_pictures_apart(run: Run, tmp_path: Path) -> None:
    """Both became rueckseite_ae.png, and the cards of one had the other's back."""
    toml = ONE.replace('back = "muster"', 'back = "{{ back }}"').replace("[layouts.muster]", '[layouts."日本"]')
    backs = "".join(f'[layouts."{name}"]\nextends = "pattern"\nground = "rot"\n' for name in ("Ä", "ae", "AE", "本"))
    csv = "Name;Text;Back\n" + "".join(f"A;x;{back}\n" for back in ("日本", "Ä", "ae", "AE", "本"))
    root = plain(tmp_path / "d", toml=toml + backs, csv=csv)
    assert faults(root) == []
    run("deck", root, "--png", "50", "--out", tmp_path / "out")
    pictures = {path.name for path in (tmp_path / "out").rglob("rueckseite*.png")}
    assert pictures == {f"rueckseite_{back}.png" for back in ("1", "ae", "ae_3", "ae_4", "5")}


@pytest.mark.parametrize("title", ["CON", "Aux.", "x" * 300])
def test_a_saved_table_has_a_name_that_every_system_takes(title: str, run: Run, tmp_path: Path) -> None:
    root = plain(tmp_path / "d", toml=ONE.replace('title = "Probe"', f'title = "{title}"'))
    run("deck", root, "--tts", "--out", tmp_path / "out")
    (saved,) = {path.name for path in (tmp_path / "out").rglob("*.json")} - {"manifest.json"}
    assert is_portable(saved) and len(saved) < 70


def test_a_game_is_not_called_as_windows_calls_its_devices(run: Run, tmp_path: Path) -> None:
    assert "a game cannot be called that" in run("new", "game", "nul", "--out", tmp_path).refusal
    assert [*tmp_path.iterdir()] == []
