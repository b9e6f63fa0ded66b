"""The command line in German: complete, with names of its own, decimal commas and the language that the user has."""

from __future__ import annotations

import io
import re
import shlex
from collections.abc import Callable, Iterator
from http.server import ThreadingHTTPServer
from pathlib import Path
from typing import Any, get_args

import pytest
from tests.support import Run
from typer import Context

from kartenwerk.base.data import DataRoots
from kartenwerk.base.translation import GERMAN, translate
from kartenwerk.build.product import FileKind
from kartenwerk.catalog.load import read_toml
from kartenwerk.cli.app import commands
from kartenwerk.cli.language import VARIABLES, of_user
from kartenwerk.cli.report import KINDS
from kartenwerk.cli.translation import help_words
from kartenwerk.cli.tree import ENGLISH_WORDS, examples
from kartenwerk.custom.layout import ready_layouts
from kartenwerk.workbench.server import WorkbenchServer


@pytest.fixture(autouse=True)
def no_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in VARIABLES:
        monkeypatch.delenv(name, raising=False)


def test_a_suggestion_is_told_in_german_after_the_sentence_it_belongs_to(run: Run, tmp_path: Path) -> None:
    assert run("new", "deck", tmp_path / "blatt", "--language", "de").code == 0
    file = tmp_path / "blatt" / "deck.toml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("boxes.art]", 'boxes.text]\nfont = "Vollkor"', 1), encoding="utf-8")
    told = run("check", tmp_path / "blatt", "--lang", "de")
    assert "die Schrift Vollkor gibt es nicht: Lege" in told.err + told.out
    assert "(gemeint ist vielleicht vollkorn?)" in told.err + told.out


def test_every_ready_layout_has_its_purpose_in_german() -> None:
    assert set(help_words().layouts) == set(ready_layouts(DataRoots.over()))


def test_every_kind_of_file_has_a_german_word_in_the_list_of_files() -> None:
    assert set(KINDS) == set(get_args(FileKind))
    same = [word for word in KINDS if translate(KINDS[word], GERMAN) == word]
    assert same == []


def nodes(tree: Any) -> Iterator[Any]:
    yield tree
    for each in getattr(tree, "commands", {}).values():
        yield from nodes(each)


def words(tree: Any) -> Iterator[str]:
    """Every sentence of the help, without examples."""
    for node in nodes(tree):
        yield node.help
        for each in node.params:
            if getattr(each, "help", None):
                yield each.help


def test_every_sentence_of_the_help_has_a_german_one_and_none_is_left_over() -> None:
    tree = commands()
    told = set(words(tree)) | {"Show this message and exit."}
    assert {text for text in told if text not in help_words().help} == set()
    assert set(help_words().help) - told == set()


def test_the_help_of_every_command_is_german_throughout(run: Run) -> None:
    english = re.compile(r"\b(the|and|with|of|for|Options|Usage|default|required|Show)\b")
    tree: Any = commands()
    for name in ("", *paths(tree)):
        page = run(*name.split(), "--help", "--lang", "de").out
        told = re.sub(r"--[\w-]+|kartenwerk \S.*", "", page.partition("Beispiele:")[0])
        assert not english.search(told), (name, english.search(told))
        assert page.startswith("Aufruf: kartenwerk")


def test_every_command_has_a_german_name_and_each_is_one_command(run: Run) -> None:
    tree: Any = commands()
    names = help_words().commands
    used = {name for node in nodes(tree) for name in getattr(node, "commands", {})}
    assert used == set(names)
    for node in nodes(tree):
        german = [names[name] for name in getattr(node, "commands", {})]
        assert len(set(german)) == len(german)
    for one in ("prüfen", "pruefen", "preflight"):
        assert "missing.pdf" in run(one, "missing.pdf").refusal


@pytest.mark.parametrize("name", ["regeln", "blatt", "block", "spiel", "spiele", "liste", "chancen"])
def test_german_names_work_in_both_languages(run: Run, name: str) -> None:
    assert run(name, "--help").code == 0
    assert run(name, "--help", "--lang", "de").out.startswith(f"Aufruf: kartenwerk {name} ")


def test_the_help_lists_the_names_of_the_users_language(run: Run) -> None:
    assert re.search(r"^  play ", run("--help").out, re.MULTILINE)
    german = run("--help", "--lang", "de").out
    assert re.search(r"^  spiel ", german, re.MULTILINE)
    assert not re.search(r"^  play ", german, re.MULTILINE)


@pytest.mark.parametrize(
    ("environment", "language"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": "C"}, "en"),
        ({"LC_MESSAGES": "de_CH.UTF-8", "LANG": "en_US"}, "de"),
        ({"KARTENWERK_LANG": "en", "LANG": "de_DE"}, "en"),
    ],
)
def test_the_language_is_that_of_the_environment(
    monkeypatch: pytest.MonkeyPatch, environment: dict[str, str], language: str
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert of_user() == language


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (
            ["deck", "wallisch"],
            "kartenwerk: so heißt kein Blatt (gemeint ist vielleicht walisch?); gefunden: 'wallisch'; ",
        ),
        (
            ["play", "doppelkopf", "--players", "3"],
            "kartenwerk: --players: Doppelkopf kann man nicht zu so vielen spielen; gefunden: 3; erwartet: eins von 4",
        ),
        (
            ["rules", "watten", "--set", "ziel=99"],
            "kann diesen Wert nicht haben; gefunden: 99; erwartet: eine ganze Zahl von",
        ),
        (["replay", "nix.toml"], "kartenwerk: nix.toml: die Datei ist nicht lesbar: Es gibt sie nicht\n"),
        (["nix"], "kartenwerk: so heißt kein Befehl; gefunden: 'nix'; erwartet: eins von liste, satz, "),
        (["play", "--nix"], "kartenwerk: --nix: diese Option gibt es nicht"),
        (["deck", "deutsch", "--gap", "x"], "--gap: der Wert passt nicht; gefunden: 'x'; erwartet: eine Zahl\n"),
        (
            ["hand"],
            "kartenwerk: SPIEL fehlt; erwartet: kartenwerk hand SPIEL BLATT...; kartenwerk hand --help sagt mehr",
        ),
        (["play", "watten", "--playouts", "0"], "gefunden: 0; erwartet: 1 bis 100\u202f000"),
        (["deck", "walisch", "--service", "../x"], "--service: so heißt kein Druckdienst; gefunden: '../x'"),
        (
            ["deck", "walisch", "--size", "9"],
            "--size: so heißt keine Kartengröße; gefunden: '9'; erwartet: eins von skat",
        ),
        (["deck", ""], "in diesem Ordner ist kein Blatt; gefunden: nichts; erwartet: ein Ordner"),
        (["pad", "--sheets", "0", "watten"], "--sheets: diese Zahl ist zu klein; gefunden: 0; erwartet: 1 bis 500"),
    ],
)
def test_errors_are_told_in_german(run: Run, line: list[str], told: str) -> None:
    assert told in run(*line, "--lang", "de").refusal


def test_an_unknown_language_is_told(run: Run) -> None:
    assert "--lang: there is no language of that name; found 'fr'" in run("list", "--lang", "fr").refusal


def test_answers_are_told_in_german_with_decimal_commas(run: Run) -> None:
    listed = run("list", "--lang", "de").out
    assert "Blätter\n" in listed and "118 Karten" in listed
    odds = run("odds", "burner_holdem", "--lang", "de").out
    assert "7 Karten: alle 386\u202f206\u202f920 sind gezählt" in odds
    assert re.search(r"\d,\d{4}%", odds)
    assert "1 von " in odds


@pytest.mark.parametrize("gap", ["2,5", "2.5"])
@pytest.mark.parametrize("form", ["--gap={}", "--gap {}"])
def test_a_length_may_have_a_decimal_comma(run: Run, tmp_path: Path, gap: str, form: str) -> None:
    words = ["deck", "deutsch", "--cards", "eichel-A", *form.format(gap).split(), "--out", str(tmp_path)]
    assert run(*words, "--lang", GERMAN).code == 0


def test_a_size_may_have_decimal_commas(run: Run) -> None:
    assert "found 5,5x5,5 mm" in run("deck", "walisch", "--size", "5,5x5,5").refusal


def test_every_commands_help_ends_in_two_examples_that_have_its_name() -> None:
    tree: Any = commands()
    assert set(examples()) == {"kartenwerk", *paths(tree)}
    for name, calls in examples().items():
        assert len(calls) >= 2, name
        assert name == "kartenwerk" or all(f"{call} ".startswith(f"{name} ") for call in calls)


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_help_shows_them_with_names_of_the_language(run: Run, language: str) -> None:
    shown = run("rules", "--help", "--lang", language).out.splitlines()
    name = help_words().commands["rules"] if language == "de" else "rules"
    assert shown[-2:] == [f"  kartenwerk {name} {call.partition(' ')[2]}" for call in examples()["rules"]]


@pytest.mark.parametrize("group", ["score", "tournament", "new", "punkte"])
def test_a_group_of_commands_by_itself_shows_its_help(run: Run, group: str) -> None:
    told = run(group, "--lang", "de")
    assert (told.code, told.err) == (0, "")
    assert told.out == run(group, "--help", "--lang", "de").out


def test_examples_of_commands_below_others_have_german_names_throughout(run: Run) -> None:
    assert "  kartenwerk punkte neu abend.toml doppelkopf" in run("score", "new", "--help", "--lang", "de").out
    assert "  kartenwerk score new evening.toml doppelkopf" in run("score", "new", "--help").out


def test_examples_name_files_and_folders_in_english_where_help_is_english(run: Run) -> None:
    assert 'score new monday.toml watten --players Anna,Bert --name "Monday round"' in run("score", "new", "--help").out
    known = set(re.findall(r"[\w.]+", " ".join(call for calls in examples().values() for call in calls)))
    words = read_toml(DataRoots.of_program().find(ENGLISH_WORDS))
    assert {word for each in words for word in each.split()} <= known, "an example has gone"


def paths(tree: Any, above: str = "") -> Iterator[str]:
    """Every command as it is typed, those below another one, too."""
    for name, each in getattr(tree, "commands", {}).items():
        yield f"{above}{name}"
        yield from paths(each, f"{above}{name} ")


HEAVY = (
    "kit",
    "deck deutsch",
    "rules schwimmen",
    "preview",
    "box",
    "proof",
    "fonts",
    "braille",
    "chips",
    "site",
    "score pad",
    "watch",
    "tournament print",
)
"""Examples that take seconds, run by `make slow`."""


def every_example() -> list[Any]:
    calls = dict.fromkeys(call for calls in examples().values() for call in calls)
    return [pytest.param(call, marks=pytest.mark.slow) if call.startswith(HEAVY) else call for call in calls]


def end_at_once(server: WorkbenchServer, poll_interval: float = 0.5) -> None:
    """Serve, but as if somebody had ended the program already."""
    server.ended.set()
    ThreadingHTTPServer.serve_forever(server, poll_interval)


@pytest.fixture
def prepared(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str], list[str]]:
    """The words of an example, with the files there that it speaks of."""

    def prepare(call: str) -> list[str]:
        monkeypatch.chdir(tmp_path)
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        if call.startswith("open"):  # it would serve until somebody ends it
            monkeypatch.setattr("kartenwerk.workbench.server.WorkbenchServer.serve_forever", end_at_once)
            monkeypatch.setattr("webbrowser.open", lambda address: True)
        if "spiel.toml" in call:
            run("play", "watten", "--save", "spiel.toml")
        if "karten.pdf" in call:
            run("align", "--out", "out")
            next(Path("out").rglob("*.pdf")).rename("karten.pdf")
        if "abend.toml" in call and "score new" not in call:
            run("score", "new", "abend.toml", "doppelkopf", "--players", "Anna,Bert,Cleo,Dirk")
            run("score", "add", "abend.toml", "re=Anna,Cleo", "augen=132")
        Path("namen.csv").write_text("Anna\nBert\nCleo\nDirk\nEmma\nFalk\nGesa\nHanno\n", encoding="utf-8")
        Path("karten.csv").write_text("id,name\n1,Eins\n2,Zwei\n", encoding="utf-8")
        if "turnier.toml" in call and "tournament new" not in call:
            one_table = ("Anna,Bert,Cleo,Dirk", "--rounds", "1")
            several = ("namen.csv", "--rounds", "2")
            players = one_table if {"result", "withdraw"} & {*call.split()} else several
            run("tournament", "new", "turnier.toml", "--game", "doppelkopf", "--players", *players)
            if " seat " not in call:
                run("tournament", "seat", "turnier.toml")
            if " withdraw " in call:
                run("tournament", "result", "turnier.toml", 1, 1, "Anna=3", "Bert=-1", "Cleo=-1", "Dirk=-1")
        if call.startswith(("check", "printed", "diff", "pull")):
            run("new", "deck", "meinblatt", "--language", "de")
        if "chips.toml" in call:
            run("score", "new", "chips.toml", "burner_holdem", "--players", "Anna,Bert")
        return shlex.split(call)

    return prepare


ENGLISH = re.compile(
    r"\b(the|and|with|of|for|from|is|are|was|not|has|by|see|next|nothing|written|each|its)\b", re.IGNORECASE
)
"""Words that stand in nearly every English sentence, and in no German one."""

IN_ENGLISH = ("schema", "completion", "claims")
"""What they print is for programs; claims are told by those who prove them, in the language of the tests."""


@pytest.mark.parametrize("call", every_example())
def test_every_example_of_the_help_works_and_none_says_anything_in_english_where_german_is_wanted(
    run: Run, call: str, prepared: Callable[[str], list[str]]
) -> None:
    in_german = not ("--json" in call or call.startswith(IN_ENGLISH) or "--lang en" in call)
    answer = run(*prepared(call), *(("--lang", "de") if in_german else ()))
    assert answer.code == 0 or (answer.code == 1 and "preflight" in call and not answer.err), answer.err
    if not in_german:
        return
    said = re.sub(r"kartenwerk \S.*|\S*[./_]\S*|--\S+|The Game Crafter|\b[A-Z]+\b", "", answer.out + answer.err)
    told = [line for line in said.splitlines() if ENGLISH.search(line)]
    assert told == []


@pytest.mark.parametrize(
    ("line", "completed"),
    [
        ("play do", ["donnerwetter", "doppelkopf"]),
        ("regeln schw", ["schwimmen"]),
        ("deck fr", ["franzoesisch"]),
        ("preview wa", ["walisch", "wallachen", "watten"]),
        ("rules watten --set streng=", ["streng=ja", "streng=nein"]),
        ("play watten --set gr", ["grundwert="]),
        ("deck walisch --size m", ["mini"]),
        ("deck walisch --backs g", ["gutterfold"]),
        ("deck walisch --service ho", ["home"]),
        ("kit walisch --paper s", ["sra3"]),
        ("pad watten --page a", ["a6", "a5"]),
    ],
)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_tab_completes_games_decks_and_rules(
    run: Run, monkeypatch: pytest.MonkeyPatch, shell: str, line: str, completed: list[str]
) -> None:
    monkeypatch.setenv("_KARTENWERK_COMPLETE", f"complete_{shell}")
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", f"kartenwerk {line}")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    monkeypatch.setenv("COMP_WORDS", f"kartenwerk {line}")
    monkeypatch.setenv("COMP_CWORD", str(len(line.split())))
    told = run().out
    assert all(word in told for word in completed)
    assert "doppelkopf" not in told or "doppelkopf" in completed


WORDS = (
    ("deck", ("backs", "marks", "index", "corners", "colours", "size", "paper")),
    ("rules", ("page",)),
    ("pad", ("page",)),
    ("preview", ("page", "sight")),
)


@pytest.mark.parametrize("tongue", ["en", "de"])
@pytest.mark.parametrize(("command", "options"), WORDS)
def test_help_names_all_words_that_an_option_takes(
    run: Run, tongue: str, command: str, options: tuple[str, ...]
) -> None:
    told = run(command, "--help", "--lang", tongue).out
    for option in options:
        parts = re.split(rf"\n  --{option} ", told)
        assert len(parts) == 2
        words = completed_by(command, option)
        assert words
        assert set(words) <= set(re.findall(r"[\w-]+", parts[1].split("\n  --")[0]))


def completed_by(command: str, option: str) -> list[str]:
    """What completes an option's empty word."""
    (found,) = (each for each in commands("en").commands[command].params if each.name == option)
    return [item.value for item in found.shell_complete(Context(commands("en")), "")]


EVENING = """format = 1
game = "doppelkopf"
players = ["Anna", "Bert", "Cleo", "Dirk"]

[[seats]]
players = ["Anna", "Bert", "Cleo", "Emil"]
"""

TYPED = [
    ("score add abend.toml re", ["re=", "re_gesagt="]),
    ("score add abend.toml re=", ["Anna", "Bert", "Cleo", "Dirk", "Emil"]),
    ("score add abend.toml re=An", ["Anna"]),
    ("score add abend.toml re=Anna,C", ["Anna,Cleo"]),
    ("score add abend.toml re=Anna augen=132 fuchs=Bert>", ["Bert>Anna", "Bert>Cleo", "Bert>Dirk", "Bert>Emil"]),
    ("score correct abend.toml 2 re=D", ["Dirk"]),
    ("score seats abend.toml Anna,B", ["Anna,Bert"]),
    ("score add nirgends.toml re=", []),
]


@pytest.mark.parametrize(("line", "completed"), TYPED)
@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_a_tab_completes_facts_and_players_names(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, shell: str, line: str, completed: list[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("abend.toml").write_text(EVENING, encoding="utf-8")
    monkeypatch.setenv("_KARTENWERK_COMPLETE", f"complete_{shell}")
    if shell == "bash":
        # bash breaks words there, and replaces only what follows
        words = re.sub(r"([=:])", r" \1 ", f"kartenwerk {line}").split()
        monkeypatch.setenv("COMP_WORDS", "\n".join(words))
        monkeypatch.setenv("COMP_CWORD", str(len(words) - 1))
        assert run().out.split() == completed
        return
    monkeypatch.setenv("_TYPER_COMPLETE_ARGS", f"kartenwerk {line}")
    monkeypatch.setenv("_TYPER_COMPLETE_FISH_ACTION", "get-args")
    begin = line.split()[-1].rpartition("=")[0]
    told = run().out
    assert all(f"{begin}={word}" in told if begin else word in told for word in completed)
    assert completed or not re.search("Anna|Bert", told)
