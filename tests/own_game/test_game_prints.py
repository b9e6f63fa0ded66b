"""The loop of whoever prints a whole game again and again: by deck, part and language."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pypdfium2
from tests.custom.test_prints import edit
from tests.own_game.games import DECK, GAME, game, workshop
from tests.support import Run

from kartenwerk.build.workshop import GameWorkshop, Workshop

SUITED = DECK.replace("[card]\n", '[card]\nsuit = "{{ art.id }}"\nrank = "{{ id }}"\n')
NOTHING: dict[str, list[Any]] = {"changed": [], "added": [], "removed": [], "count": [], "backs": []}


def printed(run: Run, root: Path, *more: str) -> Path:
    """A game that is marked as printed."""
    game(root, {"game.toml": f'version = "0.6"\n{GAME}', "decks/haupt/deck.toml": SUITED})
    answer = run("printed", root, *more)
    assert answer.code == 0, answer.err
    return root


def test_a_print_counts_the_cards_and_pieces_of_one_language(run: Run, tmp_path: Path) -> None:
    """Two cards are two cards to whoever holds them, in however many languages they were printed."""
    root = printed(run, tmp_path / "game")
    assert run("printed", root).out.strip() == (
        "Probe (de, en): marked as printed, print 002, called 0.6: 2 cards, 12 pieces"
    )
    answer = run("printed", root, "--json").json
    assert (answer["cards"], answer["kinds"], answer["pieces"]) == (2, 2, 12)


def test_a_text_of_one_language_leaves_the_other_as_it_is(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game")
    edit(root, "game.toml", "0.6", "0.7")
    edit(root, "decks/haupt/karten.csv", "Käse", "Quark")
    found = run("diff", root, "--json").json
    assert (found["since"], found["now"], found["to_print"]) == ("0.6", "0.7", 1)
    changed = {"id": "b", "columns": ["text@de"], "copies": [1, 1]}
    assert found["editions"] == {
        "de": {"haupt": {**NOTHING, "changed": [changed]}, "mark": NOTHING},
        "en": {"haupt": NOTHING},  # the token says the same in both languages
    }
    assert run("diff", root / "parts" / "mark.toml", "--exit-code").code == 0
    assert run("diff", root, "--exit-code").code == 1


def test_only_what_has_changed_is_printed_again(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game")
    words = "deck", root, "--changed", "--out", tmp_path / "out"
    assert "nothing to print: no card has changed since 0.6" in run(*words).out
    edit(root, "decks/haupt/karten.csv", "Käse", "Quark")
    edit(root, "parts/mark.toml", "count = 12", "count = 14")
    answer = run(*words)
    assert {path.relative_to(tmp_path / "out").as_posix() for path in (tmp_path / "out").rglob("*.pdf")} == {
        "probe/de/haupt/karten_neu_a4.pdf", "probe/de/haupt/karten_neu_einzeln.pdf",
    }  # fmt: skip
    assert f"mark has changed, too: kartenwerk deck {root}/mark prints it" in answer.out
    told = run("diff", root)
    assert f"to print: one card, by kartenwerk deck {root} --changed" in told.out
    assert f"mark has changed, too: kartenwerk deck {root}/mark prints it" in told.out


def test_a_deck_or_part_that_is_named_is_printed_alone(run: Run, tmp_path: Path) -> None:
    """It is compared with the print of the game; a part is printed whole."""
    root, out = printed(run, tmp_path / "game"), tmp_path / "out"
    for name in ("haupt", "mark"):
        assert "no card has changed since 0.6" in run("deck", root / name, "--changed", "--out", out).out
    edit(root, "decks/haupt/karten.csv", "Käse", "Quark")
    edit(root, "parts/mark.toml", "count = 12", "count = 14")
    deck, part = (run("deck", root / name, "--changed", "--out", out, "--json").json for name in ("haupt", "mark"))
    assert [(file["of"], file["language"], file["kind"]) for file in deck["files"]] == [
        ("haupt", "de", "sheet"),
        ("haupt", "de", "single"),
    ]
    assert [(file["of"], file["language"], file["kind"]) for file in part["files"]] == [("mark", "de", "pieces")]
    whole = run("deck", root / "mark", "--out", tmp_path / "whole", "--json").json
    assert whole["files"][0]["sha256"] == part["files"][0]["sha256"]
    assert "on sheets alone" in run("deck", root / "mark", "--changed", "--gap", "3", "--out", out).refusal
    assert "no print of this name" in run("deck", root / "haupt", "--changed", "--since", "0.5", "--out", out).refusal


def test_decks_that_are_new_or_gone_are_all_new_or_gone(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game")
    (root / "parts/mark.toml").rename(root / "parts/chip.toml")
    found = run("diff", root, "--json").json["editions"]["de"]
    assert found["chip"]["added"] == ["mark"]
    assert found["mark"]["removed"] == ["mark"]


def test_pictures_of_a_game_lie_in_the_folders_of_its_decks(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game")
    edit(root, "decks/haupt/karten.csv", "Cheese", "Curd")
    answer = run("diff", root, "--png", "--html", "--out", tmp_path / "out", "--json")
    made = [Path(file["path"]).relative_to(tmp_path / "out").as_posix() for file in answer.json["made"]]
    assert made == ["probe/en/haupt/diff/haupt_b.png", "probe/en/haupt/diff/haupt.html"]
    assert [file["language"] for file in answer.json["made"]] == ["en", "en"]


def test_a_print_has_the_name_that_is_given_or_the_version(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game", "--as", "zwei")
    record = json.loads((root / ".kartenwerk/prints/001.json").read_text(encoding="utf-8"))
    assert (record["name"], record["game"], [*record["editions"]]) == ("zwei", "probe", ["de", "en"])
    assert "a game is marked as printed as a whole" in run("printed", root / "decks" / "haupt").refusal
    assert run("printed", root, "--json").json["name"] == "0.6"


def test_a_strangers_prints_are_read_with_limits(run: Run, tmp_path: Path) -> None:
    root = printed(run, tmp_path / "game")
    file = root / ".kartenwerk/prints/001.json"
    for text, sentence in (("[", "the file is no JSON"), ("[]", "is no print"), ('{"number": -1}', "001.json")):
        file.write_text(text, encoding="utf-8")
        refused = run("diff", root)
        assert refused.code == 1
        assert sentence in refused.err


def test_a_game_without_a_print_says_what_to_do(run: Run, tmp_path: Path) -> None:
    sentence = "nothing is marked as printed yet; expected kartenwerk printed FOLDER after printing"
    assert sentence in run("diff", game(tmp_path / "game")).refusal


def test_a_draft_of_a_game_has_its_version_on_every_sheet(run: Run, tmp_path: Path) -> None:
    """In a folder beside the finished files, decks and parts alike, in one black ink."""
    root = game(tmp_path / "game", {"game.toml": f'version = "0.6"\n{GAME}'})
    for words in (("deck", root), ("deck", root / "parts" / "mark.toml")):
        assert run(*words, "--draft", "--out", tmp_path / "out").code == 0
    files = [*(tmp_path / "out").rglob("*_a4.pdf")]
    assert {file.relative_to(tmp_path / "out").parts[0] for file in files} == {"entwurf"}
    assert len(files) == 3
    for file in files:
        with pypdfium2.PdfDocument(file) as document:
            words_there = document[0].get_textpage().get_text_bounded()
        assert "Entwurf 0.6" in words_there or "Draft 0.6" in words_there, file


def test_workers_make_the_draft_of_a_game_as_well(tmp_path: Path) -> None:
    """They open the game anew, from where it came."""
    shop = replace(workshop(game(tmp_path / "game")), draft="Entwurf 0.6")
    found = Workshop.over(*shop.origin)
    assert isinstance(found, GameWorkshop)
    assert (found.draft, found.edition(found.game.members[0]).draft) == ("Entwurf 0.6", "Entwurf 0.6")
