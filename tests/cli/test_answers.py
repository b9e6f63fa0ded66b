"""What `--json` prints: one envelope for all commands, and each answer as `kartenwerk schema` describes it."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator
from tests.own_game.games import game as write_game
from tests.support import Run

from kartenwerk.cli.app import commands
from kartenwerk.cli.schema import ANSWERS, DIALECT, _of

HAND = "svidar-S,yxar-S,ger-M,bog-M,svidar-6"
CASES: Mapping[str, list[list[str]]] = {
    "list": [["list"]],
    "kit": [],  # as deck, pad, rules and others, which it makes
    "deck": [["deck", "deutsch", "--cards", "eichel-A", "--out", "OUT"], ["deck", "GAME", "--out", "OUT"]],
    "cut": [["cut", "OWN", "--out", "OUT"], ["cut", "GAME", "--for", "cricut", "--out", "OUT"]],
    "new deck": [["new", "deck", "DECK"]],
    "new game-box": [["new", "game-box", "BOXED"]],
    "printed": [["printed", "OWN"]],
    "diff": [["diff", "OWN", "--against", "OWN"], ["diff", "OWN", "--against", "WRONG"]],
    "pull": [["pull", "OWN"]],  # what it answers where there is something to fetch: tests/custom/test_pull.py
    "check": [["check", "OWN"], ["check", "WRONG"], ["check", "GAME"]],
    "layouts": [["layouts"]],
    "fonts": [["fonts", "walisch", "--out", "OUT"]],
    "box": [["box", "deutsch", "--out", "OUT"]],
    "chips": [["chips", "walisch", "--players", "2", "--out", "OUT"]],
    "align": [["align", "--printer", "Probe", "--out", "OUT"]],
    "braille": [["braille", "deutsch", "--out", "OUT"]],
    "rules": [["rules", "watten", "--list"], ["rules", "schwimmen", "--text", "--out", "OUT"]],
    "pad": [["pad", "schwimmen", "--sheets", "1", "--out", "OUT"]],
    "preview": [["preview", "deutsch", "--out", "OUT"]],
    "site": [["site", "OWN", "--out", "OUT"]],
    "hand": [
        ["hand", "burner_holdem", HAND],
        ["hand", "gin_romme", "herz-A,herz-K"],
        ["hand", "anagramm_poker", "A,B"],
    ],
    "odds": [["odds", "burner_holdem"], ["odds", "siebzehn_und_vier"]],
    "claims": [["claims", "watten"]],
    "play": [
        ["play", "watten"],
        ["play", "doppelkopf", "--deals", "2"],
        ["play", "einundfuenfzig_tot", "--hints", "--playouts", "4"],
    ],
    "simulate": [["simulate", "watten", "-n", "20"]],
    "balance": [["balance", "watten", "-n", "40", "--out", "OUT"]],
    "learn": [["learn", "sechsundsechzig"]],
    "roll": [["roll", "fuenf_karten_boltan"]],
    "replay": [["replay", "RECORD"], ["replay", "FORGED"], ["replay", "LEFT"]],
    "preflight": [["preflight", "PDF"], ["preflight", "BAD"]],
    "proof": [],  # needs Ghostscript
    "doctor": [["doctor"]],
    "manual": [["manual", "--out", "OUT"]],
    "new game": [["new", "game", "sturmstich", "--out", "OUT"]],
    "score new": [["score", "new", "NEW", "watten", "--players", "Anna,Bert"]],
    "score add": [["score", "add", "EVENING", "re=Anna,Cleo", "augen=132"]],
    "score correct": [["score", "correct", "EVENING", "1", "re=Bert,Cleo", "augen=121"]],
    "score void": [["score", "void", "EVENING", "1"]],
    "score undo": [["score", "undo", "EVENING"]],
    "score chips": [["score", "chips", "CHIPS", "Anna", "50"]],
    "score seats": [["score", "seats", "EVENING", "Anna,Bert,Cleo,Emil"]],
    "score show": [["score", "show", "EVENING"], ["score", "show", "EVENING", "--by", "item"]],
    "score pad": [["score", "pad", "EVENING", "--blank", "--out", "OUT"]],
    "score page": [["score", "page", "EVENING"]],
    "tournament new": [["tournament", "new", "NEW", "--game", "watten", "--players", "A,B,C,D", "--rounds", "1"]],
    "tournament seat": [["tournament", "seat", "UNSEATED"]],
    "tournament result": [["tournament", "result", "SEATED", "1", "1", "A=3", "B=-1", "C=-1", "D=-1"]],
    "tournament standing": [["tournament", "standing", "SEATED"]],
    "tournament withdraw": [["tournament", "withdraw", "SEATED", "1", "1"]],
    "tournament late": [["tournament", "late", "TWO", "E", "--from", "1"]],
    "tournament leave": [["tournament", "leave", "TWO", "E", "--from", "1"]],
    "tournament begin": [["tournament", "begin", "TWO"]],
    "tournament rename": [["tournament", "rename", "TWO", "A", "Anna"]],
    "tournament undo": [["tournament", "undo", "TWO"]],
    "tournament print": [],  # as deck
}
"""Calls of each command. Capitals stand for places and files of the test."""


@cache
def validator(strict: bool, name: str) -> Draft202012Validator:
    """Holds an answer against the schema of a command; where it is strict, keys that are not described are faults."""
    schema = printed(name)
    return Draft202012Validator(closed(schema) if strict else schema)


def printed(name: str) -> Any:
    return {"$schema": DIALECT, **_of(ANSWERS[name], name)}


def closed(schema: Any) -> Any:
    """The schema with no keys but those that it names."""
    if isinstance(schema, list):
        return [closed(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    inner = {key: closed(value) for key, value in schema.items()}
    return {**inner, "additionalProperties": False} if isinstance(schema.get("properties"), dict) else inner


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("answers")


def with_places(words: list[str], run: Run, folder: Path) -> list[str]:
    """The call with files in place of capitals."""
    record, pdf = folder / "spiel.toml", folder / "walisch" / "donnerwetter" / "block_a6_auf_a4.pdf"
    if words[0] == "replay" and not record.exists():
        run("play", "donnerwetter", "--seed", "7", "--save", record)
        text = record.read_text(encoding="utf-8")
        (folder / "forged.toml").write_text(text.replace("; svidar-2;", "; svidar-3;", 1), encoding="utf-8")
        left = "\n".join(line for line in text.splitlines() if not line.startswith("result"))
        (folder / "left.toml").write_text(left.rpartition(";")[0] + '"""\n', encoding="utf-8")
    if words[0] == "preflight" and not pdf.exists():
        run("pad", "donnerwetter", "--sheets", "4", "--out", folder)
        (folder / "bad.pdf").write_bytes(pdf.read_bytes()[:-200])
    evening, chips = folder / "abend.toml", folder / "chips.toml"
    if "EVENING" in words and not evening.exists():
        run("score", "new", evening, "doppelkopf", "--players", "Anna,Bert,Cleo,Dirk")
        run("score", "add", evening, "re=Anna,Cleo", "augen=132")
    if "CHIPS" in words:
        run("score", "new", chips, "burner_holdem", "--players", "Anna,Bert")
    for name, rounds in (("UNSEATED", "1"), ("SEATED", "1"), ("TWO", "2")):
        file = folder / f"{name.lower()}.toml"
        if name in words and not file.exists():
            names = "A,B,C,D" if rounds == "1" else "A,B,C,D,F,G,H,I"
            run("tournament", "new", file, "--game", "doppelkopf", "--players", names, "--rounds", rounds)
            if name != "UNSEATED":
                run("tournament", "seat", file)
    (folder / "neu.toml").unlink(missing_ok=True)
    if {"OWN", "WRONG"} & {*words} and not (folder / "wrong").exists():
        run("new", "deck", folder / "own", "--language", "de")
        run("new", "deck", folder / "wrong", "--language", "de")
        table = folder / "wrong" / "karten.csv"
        table.write_text(table.read_text(encoding="utf-8").replace(":mond:", ":stern:"), encoding="utf-8")
    places = {
        **{name: folder / f"{name.lower()}.toml" for name in ("UNSEATED", "SEATED", "TWO")},
        "EVENING": evening,
        "CHIPS": chips,
        "NEW": folder / "neu.toml",
        "DECK": folder / "new",
        "BOXED": folder / "boxed",
        "GAME": write_game(folder / "game") if "GAME" in words else folder,
        "OWN": folder / "own",
        "WRONG": folder / "wrong",
        "OUT": folder / "out",
        "RECORD": record,
        "FORGED": folder / "forged.toml",
        "LEFT": folder / "left.toml",
        "PDF": pdf,
        "BAD": folder / "bad.pdf",
    }
    return [str(places.get(word, word)) for word in words]


@pytest.mark.parametrize(
    ("name", "words"), [(name, words) for name, calls in CASES.items() for words in calls], ids=lambda value: str(value)
)
def test_an_answer_is_as_its_schema_says_and_has_no_other_keys(
    name: str, words: list[str], run: Run, folder: Path
) -> None:
    told = run(*with_places(words, run, folder), "--json").json
    assert list(told)[:2] == ["ok", "schema"]
    assert told["schema"] == 1
    known = "error" if "error" in told else name
    validator(True, known).validate(told)
    validator(False, known).validate({**told, "something_new": 1})


def test_every_command_with_json_has_a_schema_and_is_tried() -> None:
    with_json = {name for name, command in leaves(commands()) if any("--json" in each.opts for each in command.params)}
    assert with_json <= set(ANSWERS)
    assert with_json <= set(CASES)


def leaves(tree: Any, above: str = "") -> Iterator[tuple[str, Any]]:
    """Every command that does something, as it is typed."""
    for name, each in tree.commands.items():
        if hasattr(each, "commands"):
            yield from leaves(each, f"{above}{name} ")
        else:
            yield f"{above}{name}", each


@pytest.mark.parametrize("words", [["deck", "nix"], ["play", "doppelkopf", "--players", "3"], ["nix"], ["hand"]])
def test_an_error_has_the_same_envelope(words: list[str], run: Run) -> None:
    told = run(*words, "--json").json
    assert (told["ok"], told["schema"]) == (False, 1)
    validator(True, "error").validate(told)


def test_answers_are_english_whatever_the_language(run: Run) -> None:
    assert run("deck", "nix", "--json", "--lang", "de").json == run("deck", "nix", "--json").json


def test_the_schema_of_all_answers_takes_each_of_them_and_nothing_else(run: Run) -> None:
    whole = run("schema").json
    Draft202012Validator.check_schema(whole)
    assert not [each for each in whole["anyOf"] if " " in each["$ref"]], "an address has no blanks"
    every = Draft202012Validator(whole)
    every.validate(run("play", "watten", "--json").json)
    every.validate(run("list", "--json").json)
    every.validate(run("deck", "nix", "--json").json)
    assert not every.is_valid({"ok": True})
    assert not every.is_valid({"ok": True, "schema": 2, "files": [], "unchanged": 0, "complaints": []})


@pytest.mark.parametrize("name", [*ANSWERS, "record", "house-rules", "game-file", "deck-file"])
def test_every_schema_is_a_schema(name: str, run: Run) -> None:
    Draft202012Validator.check_schema(run("schema", *name.split()).json)


@pytest.mark.parametrize(
    ("notes", "fits"), [("Kaffee!", True), (["Kaffee!", "Tee!"], True), (["?"] * 7, False), (1, False)]
)
def test_house_rules_fit_their_schema_as_people_write_them(notes: object, fits: bool, run: Run) -> None:
    schema = Draft202012Validator(run("schema", "house-rules").json)
    assert schema.is_valid({"name": "Runde", "notes": notes}) is fits


def test_a_record_fits_its_schema(run: Run, tmp_path: Path) -> None:
    import tomllib

    file = tmp_path / "spiel.toml"
    run("play", "watten", "--seed", "3", "--save", file)
    record = tomllib.loads(file.read_text(encoding="utf-8"))
    schema = Draft202012Validator(run("schema", "record").json)
    schema.validate(json.loads(json.dumps(record)))
    assert not schema.is_valid({**record, "moves": 3})


def test_an_unknown_schema_is_told(run: Run) -> None:
    assert "NAME: there is no schema of that name; found 'nix'" in run("schema", "nix").refusal
