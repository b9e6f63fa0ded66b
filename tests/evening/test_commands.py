"""The evening on the command line: told by facts or asked fact by fact, shown, printed, shared."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import sys
import time
from html.parser import HTMLParser
from pathlib import Path

import pytest
from tests.evening.table import DEALS, HEAD, SAMPLES, sample
from tests.support import WORKSHOP, Run

from kartenwerk.products.evening.pad import evening_pad


def begun(folder: Path, text: str = HEAD + DEALS) -> Path:
    file = folder / "abend.toml"
    file.write_text(text, "utf-8")
    return file


def test_the_next_step_is_one_that_a_shell_takes(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, typed in (("$(id).toml", "'$(id).toml'"), ("a b.toml", "'a b.toml'"), ("-a.toml", "./-a.toml")):
        begun = run("score", "new", "--players", "A,B,C,D", "--", name, "doppelkopf").out
        assert f"Next: kartenwerk score add {typed}\n" in begun
        assert f"No deal yet: kartenwerk score add {typed}\n" in run("score", "show", "--", name).out


ANSWERS = {
    "doppelkopf": ("Anna,Kleo", "Anna,Anna", "?", "anna cl", "viele", "300", "201", "ende"),
    "romme": ("Bert", "vielleicht", "nein", "18,0", "18,1,3", "18,0,3", "ende"),
    "tarock": ("Dirk", "B", "62", "63x", "82", "66x", "61", "ende"),
    "schwimmen": ("", "Anna,Emil", "anna", "ende"),
    "burner_holdem": ("95,100,100,100", "Anna:100", "84,116,100,100", "ende"),
}
BROUGHT = {
    "doppelkopf": "Deal 1: Anna +2, Bert -2, Cleo +2, Dirk -2.",
    "romme": "Deal 1: Anna -18, Bert 0, Cleo -3.",
    "tarock": "Deal 1: Anna -1, Bert +2, Cleo -1.",
    "schwimmen": "Deal 1: Anna -1, Bert 0, Cleo 0, Dirk 0. Standing: Bert 3, Cleo 3, Dirk 3, Anna 2.",
    "burner_holdem": "Deal 1: Anna -16, Bert +16, Cleo 0, Dirk 0.",
}


@pytest.mark.parametrize("game", ANSWERS)
def test_wrong_answers_are_told_and_asked_again(
    game: str, tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    names = "Anna,Bert,Cleo" + ("" if game in ("romme", "tarock") else ",Dirk")
    file = tmp_path / "abend.toml"
    assert run("score", "new", file, game, "--players", names, "--date", "2026-11-02").code == 0
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(ANSWERS[game]) + "\n"))
    told = run("score", "add", file)
    assert (told.code, told.err) == (0, "")
    assert BROUGHT[game] in told.out
    assert "Traceback" not in told.out


def test_the_input_may_end_anywhere_and_nothing_half_is_written(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = begun(tmp_path)
    for typed in ("", "Anna,Cleo\n", "Anna,Cleo\n12"):
        monkeypatch.setattr(sys, "stdin", io.StringIO(typed if typed != "Anna,Cleo\n12" else "Anna,Cleo\n"))
        assert run("score", "add", file).code == 0
        assert file.read_text("utf-8") == HEAD + DEALS


REFUSED = [
    (("re=Anna,Kleo", "augen=132"), "deal 3: re: there is no player of that name (did you mean Cleo?); found 'Kleo'"),
    (("re=Anna", "augen=251"), "deal 3: augen: that is too many; found 251; expected 0 to 240"),
    (("re=Anna",), "deal 3: augen: this fact is missing"),
    (("re=Anna,Bert", "augen=12", "ohne_stich=re"), "deal 3: ohne_stich: this does not go with the rest of the deal"),
    (("bla=1",), "there is no fact of that name; found 'bla'"),
    (("re=Anna", "re=Bert"), "re: this fact is given twice"),
    (("Anna",), "a fact is written as key=value"),
]


@pytest.mark.parametrize(("facts", "told"), REFUSED)
def test_wrong_facts_are_one_sentence_and_nothing_is_written(
    facts: tuple[str, ...], told: str, tmp_path: Path, run: Run
) -> None:
    file = begun(tmp_path)
    assert told in run("score", "add", file, *facts).refusal
    assert file.read_text("utf-8") == HEAD + DEALS


def test_nothing_is_asked_of_a_program(tmp_path: Path, run: Run) -> None:
    told = run("score", "add", begun(tmp_path), "--json").json
    assert told["error"]["message"] == "nothing is asked with --json"


def test_a_match_that_is_over_goes_on_only_if_asked(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path, HEAD.replace("players", "deals = 2\nplayers") + DEALS)
    told = run("score", "add", file, "re=Anna", "augen=130")
    assert "the match is over since deal 2; expected --on where you play another" in told.refusal
    assert "Deal 3: Anna +3" in run("score", "add", file, "re=Anna", "augen=130", "--on").out


def test_show_tells_places_deals_and_sums(tmp_path: Path, run: Run) -> None:
    told = run("score", "show", begun(tmp_path)).out
    assert told == SHOWN


SHOWN = """Runde Montag, Doppelkopf, 2026-11-02, 2 deals

place  name  points  deals
    1  Anna       4      2
    1  Cleo       4      2
    3  Dirk       2      2
    4  Bert     -10      2

deal  Anna  Bert  Cleo  Dirk
   1    +1    -1    +1    -1  win
   2    +3    -9    +3    +3  win, Schneider, without a trick

sums after deal 1, 2
Anna   1    4
Bert  -1  -10
Cleo   1    4
Dirk  -1    2
"""


def test_show_as_json_has_every_line_and_the_standing(tmp_path: Path, run: Run) -> None:
    told = run("score", "show", begun(tmp_path), "--json").json
    assert [deal["points"]["Bert"] for deal in told["deals"]] == [-1, -9]
    assert told["standing"][0] == {"place": 1, "player": "Anna", "points": 4, "deals": 2}


class Page(HTMLParser):
    """What a page holds: its tags, and whatever leads elsewhere."""

    def __init__(self) -> None:
        super().__init__()
        self.tags: list[str] = []
        self.links: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.links += [str(value) for key, value in attrs if key in ("href", "src", "xlink:href")]


def test_the_page_stands_alone_and_reads_no_name_as_markup(tmp_path: Path, run: Run) -> None:
    evil = HEAD.replace('"Runde Montag"', "'<script>alert(1)</script>'").replace('"Dirk"', '"<img src"')
    file = begun(tmp_path, evil + DEALS)
    assert run("score", "page", file).code == 0
    text = (tmp_path / "abend.html").read_text("utf-8")
    page = Page()
    page.feed(text)
    assert not {"script", "img", "link", "iframe"} & set(page.tags)
    assert page.links == []
    assert "&lt;script&gt;alert(1)" in text
    assert "&lt;img src" in text
    assert 'lang="de"' in text
    assert text.count("<caption") == 2
    assert text.count('scope="row"') == 4 + 2
    assert "url(" not in text and "@import" not in text


def test_a_page_takes_the_place_of_a_page_alone(tmp_path: Path, run: Run) -> None:
    file, page = begun(tmp_path), tmp_path / "abend.html"
    assert [run("score", "page", file).code for _ in range(2)] == [0, 0]
    page.write_text("<!DOCTYPE html>\n<html lang='de'>meine Seite", "utf-8")
    refused = run("score", "page", file).refusal
    assert "abend.html: there is another file of that name; it is left as it is; expected a new name" in refused
    assert "meine Seite" in page.read_text("utf-8")


def test_the_record_of_a_game_takes_the_place_of_a_record_alone(
    tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, record = begun(tmp_path), tmp_path / "spiel.toml"
    for seat in ((), ("--seat", "1")):
        monkeypatch.setattr(sys, "stdin", io.StringIO("quit\n"))
        refused = run("play", "mogeln", *seat, "--save", file).refusal
        assert "abend.toml: there is another file of that name; it is left as it is" in refused
    assert file.read_text("utf-8") == HEAD + DEALS
    assert [run("play", "mau_mau", "--seed", seed, "--save", record).code for seed in (1, 2)] == [0, 0]
    assert "seed = 2" in record.read_text("utf-8")
    record.write_bytes(b"")
    assert run("play", "mau_mau", "--seed", 3, "--save", record).code == 0


def test_the_filled_pad_is_what_a_print_shop_takes(tmp_path: Path, run: Run) -> None:
    told = run("score", "pad", SAMPLES / "doppelkopf.toml", "--out", tmp_path, "--json")
    assert told.code == 0, told.err
    assert told.json["complaints"] == []
    (file,) = tmp_path.rglob("*_abend_a5_auf_a4.pdf")
    assert file.stat().st_size > 10_000


def test_forty_deals_and_long_names_go_on_on_the_next_leaf() -> None:
    names = ["Annemarie-Charlotte A", "Bert", "Cleo", "Dirk"]
    from kartenwerk.table.evening.evening import open_evening

    head = HEAD.replace('"Anna"', f'"{names[0]}"')
    text = head + "".join(f'\n[[deal]]   # {n}\nre = ["Bert", "Cleo"]\naugen = {90 + n}\n' for n in range(1, 41))
    leaves = evening_pad(WORKSHOP, open_evening(text, "abend.toml", WORKSHOP.catalog), "a5").draw(WORKSHOP)
    assert len(leaves) == 2
    assert len(evening_pad(WORKSHOP, sample("doppelkopf"), "a5", blank=True).draw(WORKSHOP)) == 1


def test_an_answer_can_be_taken_back(tmp_path: Path, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begun(tmp_path)
    typed = ("zurück", "Bert", "0", "zurück", "zurueck", "Anna,Cleo", "0", "re", "ende")
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(typed) + "\n"))
    told = run("score", "add", file).out
    assert "This is the first question." in told
    assert told.count("How many card points") == 3
    assert file.read_text("utf-8").endswith('ohne_stich = "re"\nre = ["Anna", "Cleo"]\naugen = 0\n')


def test_too_many_names_are_told_in_words(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    told = run("score", "add", file, "re=Anna,Bert,Cleo", "augen=0").refusal
    assert "these are too many or too few players; found 3; expected 1 or 2 names" in told
    assert "erwartet: 1 oder 2 Namen" in run("score", "add", file, "re=A,B,C", "augen=0", "--lang", "de").refusal


def test_seats_know_whom_they_name_and_tell_who_is_new(tmp_path: Path, run: Run) -> None:
    file = begun(tmp_path)
    assert "At the table: Anna, Bert, Cleo, Dirk." in run("score", "seats", file, "anna,BERT,Cl,Dirk").out
    refused = run("score", "seats", file, "Anja,Bert,Cleo,Dirk").refusal
    assert "NAMES: there is no player of that name (did you mean Anna?); found 'Anja'; expected a name" in refused
    assert "New: Emil." in run("score", "seats", file, "Anna,Bert,Cleo,Emil").out
    assert "New: Anja." in run("score", "seats", file, "Anja,Bert,Cleo,Emil", "--new").out
    assert '"anna"' not in file.read_text("utf-8")


def test_two_annas_play(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "abend.toml"
    run("score", "new", file, "doppelkopf", "--players", "Anna M,Anna L,Cleo,Dirk")
    assert "Deal 1: Anna M +1, Anna L -1" in run("score", "add", file, "re=Anna M,Cleo", "augen=132").out
    assert "Deal 2: Anna M -1, Anna L +1" in run("score", "add", file, "re=anna l cleo", "augen=132").out


@pytest.mark.skipif(not hasattr(os, "fork"), reason="there is no pseudo-terminal")
def test_a_person_at_a_terminal_is_asked_line_by_line(tmp_path: Path) -> None:
    import pty

    file = begun(tmp_path)
    child, terminal = pty.fork()
    if child == 0:
        words = [sys.executable, "-m", "kartenwerk", "score", "add", str(file)]
        os.execvpe(words[0], words, {**os.environ, "TERM": "dumb"})
    said = ""
    try:
        for until, typed in (
            (r"Deal 3\..*\r\nWho was Re\?.*\r\n> ", "Emil"),
            (r"no player of that name.*\r\n> ", "Anna,Cleo"),
            (r"How many card points.*\r\n> ", "zwölf"),
            (r"not a whole number.*\r\n> ", "132"),
            (r"Deal 3: Anna \+1, Bert -1, Cleo \+1, Dirk -1\..*Who was Re\?.*\r\n> ", "ende"),
        ):
            said = _read(terminal, until)
            os.write(terminal, f"{typed}\n".encode())
        _read(terminal, "Nothing more is written")
    finally:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        os.close(terminal)
    assert "\x1b" not in said
    assert file.read_text("utf-8").endswith('[[deal]]   # 3\nre = ["Anna", "Cleo"]\naugen = 132\n')


def _read(terminal: int, until: str, seconds: float = 20) -> str:
    """What the program says up to the pattern; AssertionError if it does not come."""
    said, end = "", time.monotonic() + seconds
    while not re.search(until, said, re.DOTALL):
        assert select.select([terminal], [], [], max(0, end - time.monotonic()))[0], said
        said += os.read(terminal, 65536).decode()
    return said
