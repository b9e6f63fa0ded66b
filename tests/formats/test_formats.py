"""The format of files that people write: every older one is read for good, a newer one is refused in one sentence.

`tests/formats/N/` holds a file of each kind as format N has it. Whoever raises FORMAT adds a folder, and leaves the
others as they are.
"""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from pathlib import Path

import pytest
from tests.support import WORKSHOP, Run

from kartenwerk.base.data import DataFile
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.base.version import FORMAT
from kartenwerk.build.workshop import CustomWorkshop, GameWorkshop
from kartenwerk.catalog.deck import BuiltInDeck
from kartenwerk.catalog.fields import VersionedFile
from kartenwerk.catalog.game import GameData
from kartenwerk.catalog.letter_deck import LetterDeck
from kartenwerk.catalog.load import read_model
from kartenwerk.custom.prints.record import GamePrint, NamedPrint, Print
from kartenwerk.play.engine.record import read_record
from kartenwerk.products.check import check_members
from kartenwerk.products.web.site_file import read_site_file
from kartenwerk.table.evening.store import load
from kartenwerk.table.tournament.tournament import open_tournament

HERE = Path(__file__).parent


def _read_custom(file: Path) -> object:
    deck = CustomWorkshop(WORKSHOP.roots, deck_folder=file.parent).deck
    deck.report.check()
    return deck


def _read_game(file: Path) -> object:
    workshop = GameWorkshop(WORKSHOP.roots, game_folder=file.parent)
    check_members(workshop, workshop.game.members).check()
    return workshop.game


KINDS: Mapping[str, Callable[[Path], object]] = {
    "record.toml": lambda file: read_record(DataFile(file, file.name)),
    "house-rules.toml": lambda file: WORKSHOP.catalog.house_rules(WORKSHOP.catalog.game("donnerwetter"), file, []),
    "game.toml": lambda file: read_model(DataFile(file, file.name), GameData),
    "deck.toml": lambda file: read_model(DataFile(file, file.name), LetterDeck),
    "eigenes/deck.toml": _read_custom,
    "spielkasten/game.toml": _read_game,
    "evening.toml": lambda file: load(file, WORKSHOP.catalog).points,
    "site.toml": lambda file: read_site_file(file, WORKSHOP.catalog),
    "tournament.toml": lambda file: open_tournament(file.read_text("utf-8"), file.name, WORKSHOP.catalog).standing,
}


@pytest.mark.parametrize("number", range(1, FORMAT + 1))
@pytest.mark.parametrize("kind", KINDS)
def test_every_older_format_is_read(kind: str, number: int) -> None:
    assert KINDS[kind](HERE / str(number) / kind)


@pytest.mark.parametrize("kind", KINDS)
def test_the_number_of_the_first_format_may_be_left_out(kind: str, tmp_path: Path) -> None:
    file = _copy(kind, tmp_path)
    text = file.read_text("utf-8")
    assert "format" not in text
    file.write_text(f"format = 1\n{text}", "utf-8")
    assert KINDS[kind](file)


@pytest.mark.parametrize("kind", KINDS)
def test_a_newer_format_is_one_sentence_whatever_else_is_new(kind: str, tmp_path: Path) -> None:
    file = _copy(kind, tmp_path)
    newer = FORMAT + 1
    file.write_text(f'format = {newer}\nsomething = "new"\nid = 5\n', "utf-8")
    with pytest.raises(KartenwerkError) as caught:
        KINDS[kind](file)
    said = f"the file is of format {newer}, for which kartenwerk must be newer; this one reads up to {FORMAT}"
    assert str(caught.value).endswith(f"{file.name}: {said}")


@pytest.mark.parametrize("wrong", ["0", "-1", '"1"', "1.0", "true", "[1]"])
@pytest.mark.parametrize("kind", KINDS)
def test_what_is_no_number_of_a_format_is_refused(kind: str, wrong: str, tmp_path: Path) -> None:
    file = _copy(kind, tmp_path)
    file.write_text(f"format = {wrong}\n{file.read_text('utf-8')}", "utf-8")
    with pytest.raises(KartenwerkError, match=r"format: the value does not fit; found .*; expected "):
        KINDS[kind](file)


def test_all_files_that_people_write_have_a_format() -> None:
    def all_below(model: type[VersionedFile]) -> set[str]:
        return {model.__name__}.union(*map(all_below, model.__subclasses__()))

    kinds = {
        "Record",
        "HouseRulesFile",
        "GameData",
        "DeckFile",
        "GameFile",
        "EveningFile",
        "SiteFile",
        "TournamentFile",
    }
    # tests/custom/test_prints.py and tests/own_game/test_game_prints.py read what these have written
    by_the_program = {each.__name__ for each in (NamedPrint, Print, GamePrint)}
    assert all_below(VersionedFile) - all_below(BuiltInDeck) == kinds | by_the_program | {"VersionedFile"}


def test_what_the_program_writes_says_its_format(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    run("play", "mogeln", "--seed", 3, "--save", tmp_path / "record.toml")
    run("new", "deck", tmp_path / "wetter", "--language", "de")
    run("new", "deck", tmp_path / "markt", "--csv", HERE / "1/eigenes/karten.csv")
    run("new", "game", "spiel")
    run("new", "game", "tafel", "--table")
    run("score", "new", tmp_path / "abend.toml", "romme", "--players", "Anna,Bert")
    run("tournament", "new", tmp_path / "t.toml", "--game", "romme", "--players", "Anna,Bert,Cleo,Dirk", "--rounds", 1)
    files = [*tmp_path.glob("*.toml"), *tmp_path.glob("*/deck.toml"), *tmp_path.rglob("rules_data/games/*.toml")]
    assert len(files) == 7
    assert not [file.name for file in files if f"\nformat = {FORMAT}" not in f"\n{file.read_text('utf-8')}"]


def _copy(kind: str, folder: Path) -> Path:
    """The file of the first format, with what lies beside a deck of one's own."""
    source = HERE / "1" / kind
    if source.parent.name == "1":
        return Path(shutil.copy(source, folder))
    return shutil.copytree(source.parent, folder / source.parent.name) / source.name
