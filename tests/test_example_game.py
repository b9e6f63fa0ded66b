"""The example game of docs/, copied elsewhere and installed: it plays and prints without a line in this repository."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
EXAMPLE = ROOT / "docs" / "example_game"
GAME = "stichprobe"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages that holds the example game, with the entry point of its pyproject.toml."""
    folder = tmp_path_factory.mktemp("site")
    shutil.copytree(EXAMPLE / GAME, folder / GAME)
    info = folder / f"kartenwerk_{GAME}-0.1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: kartenwerk-{GAME}\nVersion: 0.1.0\n")
    (info / "entry_points.txt").write_text(f"[kartenwerk.games]\n{GAME} = {GAME}:GAME\n")
    return folder


def kartenwerk(site: Path, *words: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "kartenwerk", *words]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    return subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, timeout=300)


def test_the_documented_entry_point_is_the_one_that_is_tried() -> None:
    assert f'{GAME} = "{GAME}:GAME"' in (EXAMPLE / "pyproject.toml").read_text()


def test_the_example_is_a_game_of_some_sixty_lines() -> None:
    lines = (EXAMPLE / GAME / "__init__.py").read_text().splitlines()
    assert sum(bool(line.strip()) for line in lines) <= 62


def test_it_is_listed_and_played(site: Path) -> None:
    games = json.loads(kartenwerk(site, "list", "--json").stdout)["games"]
    (game,) = (each for each in games if each["id"] == GAME)
    assert (game["title"], game["deck"], game["players"]) == ("Stichprobe", "franzoesisch", [2, 4])
    played = json.loads(kartenwerk(site, "play", GAME, "--players", "4", "--json").stdout)
    assert sum(played["result"]) == 8


def test_it_keeps_every_promise_of_the_contract(site: Path) -> None:
    program = (
        "from kartenwerk.catalog import Catalog; from kartenwerk.base.data import DataRoots;"
        "from kartenwerk.play.engine.check import check_game; from kartenwerk.play.games import game;"
        f"data = (catalog := Catalog(DataRoots.over())).game('{GAME}'); deck = catalog.deck(data.deck).pack;"
        f"[check_game(game('{GAME}'), data, deck, n, seed) for n in data.players for seed in range(10)]"
    )
    environment = {**os.environ, "PYTHONPATH": str(site)}
    subprocess.run([sys.executable, "-c", program], env=environment, check=True, timeout=300)


PRINTED = {
    "rules {game}": ["regeln_a6.pdf", "regeln_a6_auf_a4.pdf"],
    "rules {game} --reference": ["kurzkarte.pdf", "kurzkarten_a4.pdf"],
    "rules {game} --text": ["regeln.txt"],
    "rules {game} --screen": ["regeln_bildschirm.pdf"],
    "pad {game}": ["block_a6_auf_a4.pdf"],
}


@pytest.fixture(scope="module")
def printed(site: Path, tmp_path_factory: pytest.TempPathFactory) -> dict[str, Path]:
    """The folder into which each command printed, all of them in one process."""
    folder = tmp_path_factory.mktemp("printed")
    program = (
        "import sys; from kartenwerk.cli import main\n"
        "for number, words in enumerate(sys.argv[1:]):\n"
        "    sys.argv = ['kartenwerk', *words.split(), '--out', str(number), '--json']\n"
        "    assert main() == 0, words\n"
    )
    words = [command.format(game=GAME) for command in PRINTED]
    environment = {**os.environ, "PYTHONPATH": str(site)}
    subprocess.run([sys.executable, "-c", program, *words], cwd=folder, env=environment, check=True, timeout=300)
    return {command: folder / str(number) for number, command in enumerate(PRINTED)}


@pytest.mark.parametrize("command", PRINTED)
def test_it_is_printed_by_the_generic_templates(printed: dict[str, Path], command: str) -> None:
    assert {path.name for path in printed[command].rglob("*.*")} == {*PRINTED[command], "manifest.json"}


def test_its_booklet_teaches_the_game(printed: dict[str, Path]) -> None:
    (file,) = printed["rules {game} --text"].rglob("regeln.txt")
    text = " ".join(file.read_text().split())
    for told in (
        "Spieler: 2 oder 4",
        "Ihr spielt mit 32 Karten",
        "Die Farbe der letzten Karte ist Trumpf.",
        "Wer kann, muss bekennen, hier mit",
        "Ein Spiel zum Mitlesen",
        "Punkte je Stich",
        "Stich heißen die Karten, die reihum gelegt werden.",
    ):
        assert told in text
