"""The desks of tournaments and evenings: a club's day through forms, beside the command, and beside each other."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from html import unescape
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlencode

import pytest
from tests.support import WORKSHOP, Run
from tests.web.browser import needs_chromium, violations
from tests.workbench.client import Client, Reply

from kartenwerk.build.workshop import Workshop
from kartenwerk.table.evening.store import load as load_evening
from kartenwerk.table.tournament.changes import load
from kartenwerk.table.tournament.tournament import Tournament
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.evening import EveningArea
from kartenwerk.workbench.server import WorkbenchServer, serving
from kartenwerk.workbench.tournament import TournamentArea

FIRST = (
    "Anna Bert Cleo Dirk Emil Frida Gerd Hanna Ida Jona Karl Lena Max Nora Otto Paula Quirin Rosa Sven Tilda Udo Vera"
)
LIST = "Nachname;Vorname\r\n" + "".join(f"Groß;{name}\r\n" for name in FIRST.split())


@contextmanager
def desk(folder: Path, workshop: Workshop = WORKSHOP) -> Iterator[Client]:
    bench = Bench(folder, "de", workshop)
    with serving(WorkbenchServer(bench, [TournamentArea(bench), EveningArea(bench)], 0)) as address:
        yield Client(address)


def send(client: Client, place: str, form: Mapping[str, Any] | Sequence[tuple[str, Any]] = ()) -> Reply:
    return client.post(f"de/{place}", urlencode(form, doseq=True))


def read(file: Path) -> Tournament:
    return load(file, WORKSHOP.catalog)


def result(
    now: Tournament, number: int, table: int, points: Sequence[object] = (12, -4, -4, -4), seen: str = ""
) -> Any:
    """The form of a table."""
    names = now.names_at(number, table)
    given = (*points[: len(names) - 1], -sum(points[: len(names) - 1])) if len(names) < 4 else points  # type: ignore[arg-type]
    return {"round": number, "table": table, "seen": seen} | {
        f"points.{name}": one for name, one in zip(names, given, strict=True)
    }


def faults(reply: Reply) -> list[str]:
    """What stands on the page as an alert, without its tags."""
    found = re.findall(r'role="alert">(.*?)</(?:p|div)>', reply.text, re.DOTALL)
    return [unescape(re.sub(r"<[^>]+>|\s+", " ", each)).strip() for each in found]


def begun(client: Client, file: Path, rounds: int = 5, names: str = LIST) -> None:
    """A tournament of that file whose rounds are seated."""
    form = {"game": "doppelkopf", "name": file.stem, "rounds": rounds, "tables": 4, "rest": "", "names": names}
    assert send(client, "tournament", form).headers["Location"].endswith(f"de/tournament/{file.stem}")
    assert send(client, f"tournament/{file.stem}/seat").status == 303


def play(client: Client, file: Path, number: int) -> None:
    now = read(file)
    for table in range(1, len(now.rounds[number - 1].tables) + 1):
        assert send(client, f"tournament/{file.stem}/result", result(now, number, table)).status == 303


def test_a_club_plays_five_rounds_with_one_late_one_leaving_and_one_result_withdrawn(tmp_path: Path, run: Run) -> None:
    file, place = tmp_path / "herbst.toml", "tournament/herbst"
    with desk(tmp_path) as client:
        begun(client, file)
        for number in range(1, 6):
            assert send(client, f"{place}/begin", {"round": number}).status == 303
            play(client, file, number)
            if number == 1:
                before = read(file)
                assert send(client, f"{place}/late", {"name": "Zora Neu", "from": 2}).status == 303
                late = read(file)
                assert late.rounds[0] == before.rounds[0]
                assert "Zora Neu" not in late.playing(1) and "Zora Neu" in late.playing(2)
                assert "Zettel ab Runde 2 gelten nicht mehr" in client.get(f"de/{place}").text
            elif number == 2:
                assert send(client, f"{place}/withdraw", {"round": 2, "table": 3}).status == 303
                assert (2, 3) not in read(file).results
                assert "ein Tisch fehlt noch" in client.get(f"de/{place}/wall").text
                assert send(client, f"{place}/result", result(read(file), 2, 3)).status == 303
            elif number == 3:
                before = read(file)
                assert send(client, f"{place}/leave", {"name": "Bert Groß", "from": 4}).status == 303
                assert "Bert Groß" not in read(file).playing(4)
                assert read(file).rounds[:3] == before.rounds[:3]
                blocks = len(read(file).parts.blocks)
                assert send(client, f"{place}/undo", {"blocks": blocks}).status == 303
                assert read(file).rounds == before.rounds and read(file).standing == before.standing
                assert send(client, f"{place}/leave", {"name": "Bert Groß", "from": 4}).status == 303
        wall = client.get(f"de/{place}/wall").text
        assert "Die letzte Runde läuft" in client.get(f"de/{place}").text
    now = read(file)
    assert not now.missing and sum(one.points for one in now.standing) == 0
    assert [unescape(name) for name in re.findall(r'class="who">(.*?)<', wall)] == [one.name for one in now.standing]
    listed = run("tournament", "standing", file, "--json").json["standing"]
    assert [one["name"] for one in listed] == [one.name for one in now.standing]


def test_a_list_is_read_row_by_row_and_shown_before_it_is_taken(tmp_path: Path) -> None:
    double = LIST + ";\r\nGroß;ANNA\r\nKlein;Zoë\r\n"
    with desk(tmp_path) as client:
        for data in (double.encode("cp1252"), double.encode("utf-16"), double.encode("utf-8-sig")):
            found = client.post("de/tournament/names", data, Content_Type="application/octet-stream")
            assert found.text.count("\\n") >= 22 and "Zeile 24" in found.text and "Zeile 25: ANNA Gro" in found.text
        form = {"game": "doppelkopf", "name": "Fest <1>", "rounds": 2, "tables": 4, "rest": "pause", "names": double}
        shown = send(client, "tournament", form)
        assert shown.status == 200 and "noch einmal durch" in shown.text and not [*tmp_path.iterdir()]
        taken = unescape(re.findall(r"<textarea[^>]*>(.*?)</textarea>", shown.text, re.DOTALL)[0])
        assert send(client, "tournament", {**form, "names": taken}).headers["Location"].endswith("/fest-1")
        assert send(client, "tournament", {**form, "names": taken}).headers["Location"].endswith("/fest-1-2")
        assert "Fest &lt;1&gt;" in client.get("de/tournament/fest-1").text
        marked = b"Name\nA <b\nB\nC\nD\nA <b\n"
        notes = client.post("de/tournament/names", marked, Content_Type="application/octet-stream").text
        assert "A &lt;b" in notes and "A <b" not in notes.partition('"notes"')[2]
    assert len(read(tmp_path / "fest-1.toml").players) == 23


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"names": "Anna\nBert:1\nCleo\nDirk"}, "Zeile 2: so kann kein Spieler heißen"),
        ({"names": "Anna\nBert"}, "Namen: so viele Spieler lassen sich nicht setzen"),
        ({"rounds": "viele"}, "Runden: das ist keine ganze Zahl"),
        ({"rounds": "99"}, "Runden: "),
        ({"tables": "3"}, "Tische: "),
        ({"game": "nichts"}, "nichts"),
    ],
)
def test_a_wrong_field_of_a_new_tournament_is_one_sentence_and_nothing_is_written(
    change: dict[str, str], said: str, tmp_path: Path
) -> None:
    form = {"game": "doppelkopf", "rounds": "2", "tables": "4", "rest": "", "names": "Anna\nBert\nCleo\nDirk"} | change
    with desk(tmp_path) as client:
        reply = send(client, "tournament", form)
    assert reply.status == 422 and len(faults(reply)) == 1 and said in faults(reply)[0]
    assert not [*tmp_path.iterdir()]


def test_a_result_that_cannot_be_is_asked_for_at_its_table_with_what_was_typed(tmp_path: Path) -> None:
    file = tmp_path / "t.toml"
    with desk(tmp_path) as client:
        begun(client, file, 2)
        now, text = read(file), file.read_text("utf-8")
        uneven = send(client, "tournament/t/result", result(now, 1, 1, (5, 0, 0, "−2")))
        assert "in Doppelkopf ergeben die Punkte eines Tisches 0" in faults(uneven)[0].replace("In", "in", 1)
        assert 'name="uneven"' in uneven.text and 'value="−2"' in uneven.text
        empty = send(client, "tournament/t/result", result(now, 1, 1, (5, "", 0, -5)))
        assert faults(empty) == [f"Für {now.names_at(1, 1)[1]} fehlt eine ganze Zahl."]
        moved = {key.replace("Anna", "Xaver"): value for key, value in result(now, 1, 1).items()}
        names = {"points.Xaver Groß": 1, **moved}
        assert "sitzen inzwischen andere" in faults(send(client, "tournament/t/result", names))[0]
        assert file.read_text("utf-8") == text
        assert send(client, "tournament/t/result", {**result(now, 1, 1, (5, 0, 0, -2)), "uneven": 1}).status == 303
        later = send(client, "tournament/t/result", result(now, 1, 1, (1, 1, 1, -3)))
        assert "inzwischen hat jemand anderes" in faults(later)[0].lower() and 'value="-3"' in later.text
        assert sum(read(file).results[1, 1].points.values()) == 3


@pytest.mark.parametrize("area", ["tournament", "evening"])
def test_both_languages_say_the_same_things(area: str) -> None:
    german, english = (keys_of(Bench(Path(), "de", WORKSHOP).words[language][area]) for language in ("de", "en"))
    assert german == english != set()


def keys_of(words: Mapping[str, Any]) -> set[tuple[str, str, frozenset[str]]]:
    """Every key with the places in its sentence that are filled."""
    return {
        (section, key, frozenset(re.findall(r"{\w+}", text)))
        for section, texts in words.items()
        for key, text in texts.items()
    }


def test_only_what_was_seen_as_the_last_change_is_taken_back(tmp_path: Path, run: Run) -> None:
    file = tmp_path / "t.toml"
    with desk(tmp_path) as client:
        begun(client, file, 2)
        seen = len(read(file).parts.blocks)
        run("tournament", "begin", file)
        reply = send(client, "tournament/t/undo", {"blocks": seen})
        assert "inzwischen ist etwas anderes" in faults(reply)[0].lower()
        assert read(file).begun == 1


def test_a_browser_reaches_the_files_of_the_folder_alone(tmp_path: Path) -> None:
    inner, outside = tmp_path / "in", tmp_path / "outside.toml"
    inner.mkdir()
    with desk(inner) as client:
        begun(client, inner / "t.toml", 2)
        outside.write_bytes((inner / "t.toml").read_bytes())
        (inner / "link.toml").symlink_to(outside)
        for place in ("outside", "link", "..%2Foutside", "../outside", "nothing"):
            assert client.get(f"de/tournament/{place}").status == 404
        page = client.get("de/tournament").text
        assert "tournament/t" in page and "link" not in re.findall(r"tournament/(\w+)", page)


WRITE = """
import sys
from kartenwerk.cli.program import main
for table in range(1, 6):
    for number in range(1, 5):
        names = sys.argv[2 + 4 * (table - 1):][:4]
        sys.argv[:] = sys.argv
        words = ["kartenwerk", "tournament", "result", sys.argv[1], str(number + 8), str(table)]
        kept, sys.argv = sys.argv, [*words, *(f"{name}=0" for name in names)]
        assert main() == 0
        sys.argv = kept
"""


def test_two_desks_and_the_command_lose_none_of_sixty_results(tmp_path: Path) -> None:
    file, people = tmp_path / "t.toml", [f"P{number}" for number in range(20)]
    tables = [people[start : start + 4] for start in range(0, 20, 4)]
    rounds = "".join(f"[[round]]\nnumber = {number}\npause = []\ntables = {tables}\n\n" for number in range(1, 13))
    head = f'format = 1\ntournament = "doppelkopf"\nplayers = {people}\nrounds = 12\n\n'
    file.write_text((head + rounds).replace("'", '"'), "utf-8")
    now, said = read(file), list[int]()

    def write(client: Client, numbers: range) -> None:
        for number in numbers:
            said.extend(send(client, "tournament/t/result", result(now, number, table)).status for table in range(1, 6))

    with desk(tmp_path, Workshop.over(None)) as one, desk(tmp_path, Workshop.over(None)) as other:
        command = subprocess.Popen([sys.executable, "-c", WRITE, str(file), *people], stdout=subprocess.DEVNULL)
        desks = [Thread(target=write, args=each) for each in ((one, range(1, 5)), (other, range(5, 9)))]
        for each in desks:
            each.start()
        for each in desks:
            each.join()
        assert command.wait(120) == 0
    assert said == [303] * 40
    assert len(read(file).results) == len(read(file).parts.blocks) - 12 == 60


def test_an_evening_is_written_down_by_questions(tmp_path: Path, run: Run) -> None:
    file, place = tmp_path / "montag.toml", "evening/montag"
    with desk(tmp_path) as client:
        started = {"game": "romme", "name": "Montag", "players": "Anna, Bert\nCleo", "deals": "2"}
        assert send(client, "evening", started).headers["Location"].endswith(place)
        first = [("blocks", 0), ("f.romme", "Anna"), ("f.rest.Bert", "31"), ("f.rest.Cleo", "12")]
        assert send(client, f"{place}/add", first).status == 303
        again = send(client, f"{place}/add", first)
        assert again.status == 422 and "inzwischen" in faults(again)[0].lower() and 'value="31"' in again.text
        wrong = send(client, f"{place}/add", [("blocks", 1), ("f.romme", "-"), ("f.rest.Anna", "viel")])
        (said,) = faults(wrong)
        assert said.startswith("Wie viele Punkte blieben auf der Hand: das ist keine ganze Zahl; gefunden: 'viel'")
        nobody = [("blocks", 1), ("f.romme", "-"), *((f"f.rest.{name}", "5") for name in ("Anna", "Bert", "Cleo"))]
        assert send(client, f"{place}/add", nobody).status == 303
        assert "Die Partie ist zu Ende" in client.get(f"de/{place}").text
        assert "zu Ende" in faults(send(client, f"{place}/add", [("blocks", 2), *first[1:]]))[0]
        corrected = [("blocks", 2), ("deal", 1), ("f.romme", "Anna"), ("f.rest.Bert", "30"), ("f.rest.Cleo", "12")]
        assert 'value="31"' in client.get(f"de/{place}?deal=1").text
        assert send(client, f"{place}/correct", corrected).status == 303
        shown = run("score", "show", file, "--json").json
        assert [deal["struck"] for deal in shown["deals"]] == [True, False, False]
        assert send(client, f"{place}/void", {"deal": 2}).status == 303
        assert send(client, f"{place}/undo", {"blocks": 4}).status == 303
        assert run("score", "show", file, "--json").json["standing"] == shown["standing"]
        assert "Deal 1" in client.get(f"en/{place}?deal=1").text


def test_an_evening_is_begun_by_a_named_set_of_the_game_alone(tmp_path: Path) -> None:
    form = {"game": "watten", "name": "Elf", "players": "Anna,Bert,Cleo,Dirk", "deals": "", "set": "watten/elf"}
    with desk(tmp_path) as client:
        assert send(client, "evening", form).status == 303
        other = send(client, "evening", {**form, "game": "doppelkopf"})
        assert faults(other) == ["Regeln: dieser Regelsatz ist für ein anderes Spiel; gefunden: Watten."]
    evening = load_evening(tmp_path / "elf.toml", WORKSHOP.catalog)
    assert WORKSHOP.catalog.game("watten").variants["elf"].is_in_force(evening.session.values)
    assert [file.name for file in tmp_path.iterdir()] == ["elf.toml"]


@needs_chromium
def test_the_pages_are_whole_on_a_phone_and_notice_what_others_write(tmp_path: Path, chromium: Any, run: Run) -> None:
    file = tmp_path / "t.toml"
    with desk(tmp_path) as client:
        begun(client, file, 2)
        send(client, "evening", {"game": "romme", "name": "e", "players": "Anna,Bert", "deals": ""})
        play(client, file, 1)
        phone = chromium.new_context(viewport={"width": 320, "height": 640}, color_scheme="dark", bypass_csp=True)
        page = phone.new_page()
        for place in ("tournament", "tournament/t?round=2", "tournament/t/wall", "evening", "evening/e"):
            page.goto(f"{client.address}de/{place}")
            assert violations(page) == []
            assert page.evaluate("document.documentElement.scrollWidth") <= 320
        page.goto(f"{client.address}de/tournament/t?round=2")
        for field, points in zip(page.locator("#table-1 .points").all(), ("7", "-2", "−1", "3"), strict=True):
            field.fill(points)
        assert page.inner_text("#table-1 output") == "7"
        assert page.locator("#table-1 .zero").is_visible()
        wall = chromium.new_context().new_page()
        wall.goto(f"{client.address}de/tournament/t/wall")
        assert run("tournament", "rename", file, "Anna Groß", "Änne").code == 0
        page.wait_for_selector(".fresh:visible")
        wall.wait_for_selector("text=Änne")
        assert page.input_value("#table-1 .points >> nth=0") == "7"


@needs_chromium
def test_without_scripts_and_by_keyboard_a_tournament_is_begun_and_a_result_written(
    tmp_path: Path, chromium: Any
) -> None:
    with desk(tmp_path) as client:
        page = chromium.new_context(java_script_enabled=False).new_page()
        page.goto(f"{client.address}de/tournament")
        page.select_option("select[name=game]", "doppelkopf")
        page.fill("#names", "Anna\nBert\nCleo\nDirk")
        page.press("#names", "Tab")
        page.keyboard.press("Enter")
        page.wait_for_url("**/tournament/turnier")
        page.focus("form button.first")
        page.keyboard.press("Enter")
        page.wait_for_selector("#table-1")
        page.focus("#table-1 .points >> nth=0")
        for points in ("3", "-1", "-1", "-1"):
            page.keyboard.type(points)
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.wait_for_selector("#table-1.in")
        page.wait_for_url("**/*?round=1#round")
    assert {*read(tmp_path / "turnier.toml").results[1, 1].points.values()} == {3, -1}
