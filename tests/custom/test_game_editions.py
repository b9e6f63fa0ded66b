"""One file of a game in two languages: each edition sees its own keys, and what it lacks is reported by key."""

from __future__ import annotations

import json
import pickle
from pathlib import Path

import pytest
from tests.custom.own_game import GAME, with_german_cards, write_game
from tests.support import Run

import kartenwerk as kw
import kartenwerk.cli.building
from kartenwerk.base.errors import KartenwerkError
from kartenwerk.build.game_file import edition_languages, open_game
from kartenwerk.cli.answers import Built
from kartenwerk.cli.building import Batch
from kartenwerk.cli.output import Reply

BOTH = GAME.replace('title = "Seezeichen"', 'title = { de = "Seezeichen", en = "Sea Marks" }\nlanguage = ["de", "en"]')
BOTH = BOTH.replace('punkte = "Punkte in den Stichen"', '"punkte@de" = "Punkte"\n"punkte@en" = "points in tricks"')
TABLE = with_german_cards(BOTH)


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_game(tmp_path_factory.mktemp("game"), BOTH)


@pytest.mark.parametrize(("language", "title"), [("de", "Seezeichen"), ("en", "Sea Marks"), (None, "Seezeichen")])
def test_an_edition_sees_its_own_words(file: Path, language: str | None, title: str) -> None:
    opened = open_game(str(file), None, language)
    data = opened.workshop.catalog.game(opened.id)
    assert (data.title, data.language) == (title, language or "de")
    assert data.tally["punkte"] == ("points in tricks" if language == "en" else "Punkte")
    assert opened.workshop.origin.open().catalog.game(opened.id) == data  # as another process opens it


def test_what_the_file_does_not_say_is_said_in_the_edition_s_language(file: Path) -> None:
    opened = open_game(str(file), None, "en")
    assert "suit" in " ".join(opened.workshop.catalog.game(opened.id).reasons.values())
    assert opened.workshop.locale.startswith("en")


def test_a_program_opens_the_edition_that_it_names(file: Path) -> None:
    game = kw.game(file, language="en")
    assert game.title == "Sea Marks" and pickle.loads(pickle.dumps(game)).title == "Sea Marks"
    assert "points in tricks" in {entry.label for entry in game.session(seed=2).play_out().tally}
    assert kw.game(file).title == "Seezeichen" and kw.game("watten", language="de").title == "Watten"
    for name in (file, "watten"):
        with pytest.raises(KartenwerkError, match="the game has no such language; found 'fr'"):
            kw.game(name, language="fr")


def test_at_the_table_it_speaks_the_user_s_language_if_it_has_that(file: Path, run: Run) -> None:
    said = {language: run("--lang", language, "play", file, "--plain").out for language in ("de", "en")}
    assert said["de"].startswith("Seezeichen, 2 Spieler") and said["en"].startswith("Sea Marks, 2 players")
    assert open_game(str(file), preferred="fr").workshop.game_language == "de"


def test_its_pad_is_printed_in_each_language_or_in_one(file: Path, run: Run, tmp_path: Path) -> None:
    made = json.loads(run("pad", file, "--sheets", "1", "--json", "--out", tmp_path).out)["files"]
    assert [each["language"] for each in made] == ["de", "en"]
    assert [Path(each["path"]).relative_to(tmp_path).parts[0] for each in made] == ["de", "en"]
    (one,) = json.loads(run("pad", file, "--sheets", "1", "--language", "en", "--json", "--out", tmp_path).out)["files"]
    assert one["path"] == made[1]["path"] and one["sha256"] == made[1]["sha256"] != made[0]["sha256"]


def test_a_fault_in_the_second_edition_leaves_nothing_of_the_first(tmp_path: Path, run: Run) -> None:
    wrong = write_game(tmp_path / "game", BOTH + '\n[text]\n"goal@de" = "Fein."\n"goal@en" = "{{ nothing }}"\n')
    done = run("rules", wrong, "--text", "--out", tmp_path / "out")
    assert done.code == 1 and "nothing" in done.err
    assert not [each for each in (tmp_path / "out").rglob("*") if each.is_file()]


def test_the_same_kit_again_is_answered_without_being_made(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = write_game(tmp_path / "game", BOTH)
    words = ("kit", whole, "--only", "pad", "--out", tmp_path / "out")
    first = run(*words)
    monkeypatch.setattr(kartenwerk.cli.building, "make_all", None)
    again = run(*words)
    assert first.code == again.code == 0 and again.out.count("unchanged") == len(first.out.splitlines()) == 2
    (tmp_path / "out/en/manifest.json").unlink()
    assert run(*words).code == 1  # since it would be made


@pytest.mark.parametrize(("words", "folders"), [((), ["de", "en"]), (("--language", "en"), ["en"])])
def test_its_site_is_made_in_each_language_or_in_one(
    file: Path, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], folders: list[str]
) -> None:
    batches: list[Batch] = []

    def stop(given: list[Batch], *rest: object, **more: object) -> Reply[Built]:
        batches.extend(given)
        raise KartenwerkError("enough")

    monkeypatch.setattr("kartenwerk.cli.site.build_batches", stop)
    run("site", file, *words, "--out", tmp_path)
    assert [batch.below for batch in batches] == folders
    english = [product.path for product in batches[-1].products]
    assert "site/games/seezeichen.html" in english and "site/cards/probe/moewe-1.svg" in english


def test_a_site_in_two_languages_lies_at_no_one_address(file: Path, run: Run) -> None:
    refusal = run("site", file, "--base-url", "https://example.org/").refusal
    assert "each edition lies at an address of its own" in refusal and "--language" in refusal
    assert "comes in several languages" in run("site", "watten", "--language", "en").refusal


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ('"punkte@en"', '#"punkte@en"', "tally.punkte@en: the key is missing in this language"),
        (', en = "Sea Marks"', "", "title.en: the title is missing in this language"),
        (
            '"punkte@en"',
            '"punkte@fr"',
            "tally.punkte@fr: the game has no such language; found fr; expected one of de, en",
        ),
        ("[tally]", '[tally]\npunkte = "x"', "tally.punkte: the key is there with a language and without one"),
        ('["de", "en"]', '["de", "fr"]', "language: the value does not fit; found 'fr'; expected one of en, de"),
        ('["de", "en"]', "[]", "language: the value does not fit; found []"),
    ],
)
def test_what_is_wrong_with_an_edition_is_a_sentence_with_its_key(
    tmp_path: Path, run: Run, old: str, new: str, sentence: str
) -> None:
    wrong = write_game(tmp_path, BOTH.replace(old, new))
    done = run("--lang", "en", "check", wrong)
    assert done.code == 1 and f"seezeichen.toml: {sentence}" in done.err


def test_a_language_that_a_game_does_not_have_is_refused(file: Path, run: Run) -> None:
    assert "the game has no such language; found 'fr'" in run("rules", file, "--language", "fr").refusal
    with pytest.raises(KartenwerkError, match="no such language"):
        open_game(str(write_game(file.parent / "single")), None, "en")


def test_a_deck_in_one_language_is_noted(file: Path, run: Run) -> None:
    done = run("--lang", "en", "check", file)
    assert done.code == 0 and "cards are called as in de, in the edition en, too" in done.out


def test_a_game_of_a_folder_of_data_has_editions_by_its_id(tmp_path: Path) -> None:
    table = tmp_path / "rules_data/games/seezeichen.toml"
    table.parent.mkdir(parents=True)
    table.write_text(TABLE, encoding="utf-8")
    assert edition_languages("seezeichen", tmp_path) == ("de", "en") and edition_languages("watten") == ()
    english = open_game("seezeichen", tmp_path, "en").workshop
    session = english.session("seezeichen", None, ())
    assert session.data.title == "Sea Marks"
    assert session.deck.name_of(session.deck.pack.read("herz-9")[0]) == "Nine of Hearts"


def test_a_deck_may_be_another_one_in_each_language(tmp_path: Path) -> None:
    two = BOTH.replace('deck = "./decks/main"', '"deck@de" = "./decks/main"\n"deck@en" = "./decks/other"')
    wrong = write_game(tmp_path, two)
    assert open_game(str(wrong), None, "de").id == "seezeichen"
    with pytest.raises(KartenwerkError, match="there is no deck in this folder"):
        open_game(str(wrong), None, "en")
