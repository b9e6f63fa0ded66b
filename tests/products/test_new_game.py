"""A game of one's own: what `kartenwerk new game` writes plays and prints before a word is changed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest
from tests.english import german_words
from tests.support import Run, slow

from kartenwerk.play.engine.contract import CONTRACT
from kartenwerk.products.new_game import KINDS

KIND_IDS = {kind: f"mein_{kind}" for kind in KINDS}
ENGLISH_IDS = {kind: f"my_{kind}" for kind in KINDS}


WRITTEN = """
import sys
from kartenwerk.cli import main
for words in sys.argv[1:]:
    sys.argv = ["kartenwerk", "new", "game", *words.split(), "--players", "2,3", "--out", "new"]
    assert main() == 0, words
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of installed packages with a game of each kind in each language, as pip would lay them out."""
    site = tmp_path_factory.mktemp("site")
    german = [f"{id} --kind {kind} --language de" for kind, id in KIND_IDS.items()]
    python(site, WRITTEN, *german, *(f"{id} --kind {kind} --language en" for kind, id in ENGLISH_IDS.items()))
    for id in (*KIND_IDS.values(), *ENGLISH_IDS.values()):
        (site / "new" / id / id).rename(site / id)
        info = site / f"kartenwerk_{id}-0.1.0.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: kartenwerk-{id}\nVersion: 0.1.0\n")
        project = tomllib.loads((site / "new" / id / "pyproject.toml").read_text())["project"]
        points = project["entry-points"]["kartenwerk.games"]
        lines = [f"{name} = {value}" for name, value in points.items()]
        (info / "entry_points.txt").write_text("\n".join(["[kartenwerk.games]", *lines, ""]))
    return site


def kartenwerk(site: Path, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-m", "kartenwerk", *words]
    done = subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr
    return done.stdout


def python(site: Path, program: str, *words: str) -> str:
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-c", program, *words]
    done = subprocess.run(command, cwd=site, env=environment, capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stderr[-3000:]
    return done.stdout


CHECKED = """
import sys, importlib
from kartenwerk.library.testing import check_game
for id in sys.argv[2:]:
    totals = check_game(importlib.import_module(id).GAME, int(sys.argv[1]))
    assert totals.unfinished * 2 < totals.deals, id
"""


@pytest.mark.parametrize("deals", ["4", slow("200")])
def test_a_game_of_each_kind_keeps_every_promise_of_the_contract(site: Path, deals: str) -> None:
    python(site, CHECKED, deals, *KIND_IDS.values())


@pytest.mark.parametrize("deck", ["deutsch", "walisch"])
def test_every_kind_is_written_for_other_decks(run: Run, tmp_path: Path, deck: str) -> None:
    for kind, id in KIND_IDS.items():
        run("new", "game", id, "--kind", kind, "--deck", deck, "--players", "2,3", "--out", tmp_path)
        (package,) = (tmp_path / id).glob("mein_*")
        compile((package / "__init__.py").read_text(), str(package), "exec")


PRINTED = """
import sys
from pathlib import Path
import kartenwerk as kw
for id in sys.argv[1:]:
    game = kw.game(id)
    text = " ".join(game.text().split())
    for told in ("Auf einen Blick", "Ein Spiel zum Mitlesen", "Wertung", game.title):
        assert told in text, (id, told)
    assert "{" not in text, id
    assert game.reference_card()["kurzkarte.pdf"].startswith(b"%PDF")
    assert game.pad(leaves=1)["block_a6_auf_a4.pdf"].startswith(b"%PDF")
"""


def test_a_game_of_each_kind_is_printed(site: Path) -> None:
    python(site, PRINTED, *KIND_IDS.values())


READ = """
import sys
from importlib import import_module
import kartenwerk as kw
from kartenwerk.library.testing import check_game
for id in sys.argv[1:]:
    print(kw.game(id).text())
    check_game(import_module(id).GAME, 1)
"""


def test_a_game_of_each_kind_is_english_as_a_whole(site: Path) -> None:
    told = python(site, READ, *ENGLISH_IDS.values())
    assert german_words(told) == [] and "wirft" not in told and "legt" not in told
    played = kartenwerk(site, "--lang", "de", "play", ENGLISH_IDS["shedding"], "--seed", "3")
    assert "2 players" in played and "draws" in played
    code = "".join((site / id / "__init__.py").read_text() for id in ENGLISH_IDS.values())
    named = re.findall(r'"([a-z][a-z_ ]*)"', re.sub(r"(SUITS|RANKS) = .*", "", code))
    assert german_words(" ".join(named).replace("_", " ")) == []


def test_a_table_is_written_in_english(run: Run, tmp_path: Path) -> None:
    run("new", "game", "storm", "--table", "--language", "en", "--out", tmp_path)
    assert "players" in run("play", "storm", "--plain", "--data", tmp_path / "storm").out
    run("rules", "storm", "--text", "--data", tmp_path / "storm", "--out", tmp_path / "out")
    assert german_words(next((tmp_path / "out").rglob("rules.txt")).read_text("utf-8")) == []


def test_a_new_game_is_in_the_language_of_its_user(run: Run, tmp_path: Path) -> None:
    for language, key in (("de", "handkarten"), ("en", "hand_cards")):
        run("--lang", language, "new", "game", f"new_{language}", "--out", tmp_path)
        assert f"[rules.{key}]" in next((tmp_path / f"new_{language}").rglob("*/games/*.toml")).read_text("utf-8")


def test_a_game_of_each_kind_is_listed_and_played(site: Path) -> None:
    listed = {game["id"] for game in json.loads(kartenwerk(site, "list", "--json"))["games"]}
    assert set(KIND_IDS.values()) <= listed
    assert "Anna" in kartenwerk(site, "play", KIND_IDS["rummy"], "--seed", "3")


def test_a_table_plays_and_prints(run: Run, tmp_path: Path) -> None:
    made = run("new", "game", "sturmstich", "--table", "--title", "Sturmstich", "--out", tmp_path)
    assert "kartenwerk play sturmstich --data" in made.out
    assert len(run("play", "sturmstich", "--data", tmp_path / "sturmstich", "--json").json["result"]) == 2
    folder = tmp_path / "sturmstich"
    assert run("rules", "sturmstich", "--text", "--data", folder, "--out", tmp_path / "out").code == 0


@pytest.mark.parametrize("deck", ["deutsch", "inrah", "walisch"])
def test_a_table_is_written_for_every_deck_of_suits(run: Run, tmp_path: Path, deck: str) -> None:
    run("new", "game", "sturmstich", "--table", "--deck", deck, "--out", tmp_path)
    assert run("play", "sturmstich", "--data", tmp_path / "sturmstich", "--json").code == 0


WRONG = {
    "Sturmstich": "a game cannot be called that",
    "../weg": "a game cannot be called that",
    "class": "a game cannot be called that",
    "herzblatt": "there is a game or deck of that name already",
    "walisch": "there is a game or deck of that name already",
    "json": "there is a Python package of that name already",
    "neu --kind whist": "there is no kind of game of that name",
    "neu --players 4,2": "these are no numbers of players",
    "neu --players 1": "these are no numbers of players",
    "neu --players viele": "these are no numbers of players",
    "neu --kind poker --players 2,12": "the deck has too few cards for that many",
    "neu --deck tarot": "--deck: there is no deck of that name",
    "neu --deck buchstaben": "this needs a deck of suits and ranks",
    "neu --kind poker --table": "only trick-taking games are tables",
    "neu --title {{7*7}}": "a game cannot be called that",
    "neu --language fr": "--language: there is no new game in this language",
}


@pytest.mark.parametrize("words", WRONG)
def test_what_cannot_be_is_told_and_nothing_is_written(run: Run, tmp_path: Path, words: str) -> None:
    refusal = run("new", "game", *words.split(" "), "--out", tmp_path / "new").refusal
    assert WRONG[words] in refusal
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_there_is_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "sturmstich").mkdir()
    assert "this folder is there already" in run("new", "game", "sturmstich", "--out", tmp_path).refusal
    assert list((tmp_path / "sturmstich").iterdir()) == []


def test_python_in_a_folder_of_data_never_runs(run: Run, tmp_path: Path) -> None:
    run("new", "game", "sturmstich", "--table", "--out", tmp_path)
    folder = tmp_path / "sturmstich"
    trap = f"open({str(tmp_path / 'trapped')!r}, 'w').close()\nGAME = None\n"
    for place in ("__init__.py", "sturmstich.py", "sturmstich/__init__.py", "rules_data/games/sturmstich.py"):
        (folder / place).parent.mkdir(exist_ok=True)
        (folder / place).write_text(trap)
    assert run("play", "sturmstich", "--data", folder, "--json").code == 0
    assert run("list", "--data", folder).code == 0
    assert not (tmp_path / "trapped").exists()


BROKEN = {
    "kaputt": "raise RuntimeError('out of order')",
    "veraltet": "from mein_free import GAME as G\nclass Later(type(G)):\n    contract = 99\nGAME = Later()",
}


def test_a_broken_package_costs_a_line_and_never_the_run(site: Path, tmp_path: Path) -> None:
    for id, code in BROKEN.items():
        (tmp_path / id / "data/rules_data/games").mkdir(parents=True)
        (tmp_path / id / "__init__.py").write_text(code)
        text = (site / "mein_free/data/rules_data/games/mein_free.toml").read_text()
        (tmp_path / id / f"data/rules_data/games/{id}.toml").write_text(text.replace("mein_free", id))
        info = tmp_path / f"{id}-1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {id}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[kartenwerk.games]\n{id} = {id}:GAME\n")
    environment = {**os.environ, "PYTHONPATH": f"{tmp_path}{os.pathsep}{site}"}
    command = [sys.executable, "-m", "kartenwerk", "list", "--json"]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300)
    told = json.loads(done.stdout)
    assert {game["id"] for game in told["games"]} & {*BROKEN} == set()
    assert "cannot be loaded: out of order" in told["complaints"][0]
    assert f"contract 99; expected contract {CONTRACT}" in told["complaints"][1]


@pytest.mark.parametrize("more", [["--kind", "trick"], ["--table"]])
def test_a_game_is_written_into_the_folder_itself(run: Run, tmp_path: Path, more: list[str]) -> None:
    (tmp_path / "README.md").write_text("mine", encoding="utf-8")
    told = run("new", "game", "sturmstich", *more, "--here", "--out", tmp_path)
    assert told.code == 0, told.err
    data = tmp_path / ("" if more == ["--table"] else "sturmstich/data") / "rules_data/games/sturmstich.toml"
    assert data.is_file()
    assert (tmp_path / "README.md").read_text("utf-8") == "mine"
    assert str(tmp_path / "sturmstich" / "sturmstich") not in told.out
    text = data.read_text("utf-8")
    again = run("new", "game", "sturmstich", *more, "--here", "--out", tmp_path)
    assert "--here: this file is there already" in again.refusal
    assert data.read_text("utf-8") == text
