"""The print assistant: orders in addresses, the same bytes as the command, jobs that are cancelled or fall."""

from __future__ import annotations

import errno
import io
import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
import tomllib
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from multiprocessing import Pipe
from pathlib import Path
from typing import Any
from urllib.parse import urlencode

import pypdfium2
import pytest
from tests.support import WORKSHOP, Run
from tests.workbench.client import Client
from tests.workbench.conftest import SMALL, ended

from kartenwerk.base.data import project_root
from kartenwerk.base.translation import translate
from kartenwerk.build.manifest import Manifest
from kartenwerk.build.pool import WorkerKilledError
from kartenwerk.build.workers import LastingWorkers
from kartenwerk.play.games import GAME_IDS
from kartenwerk.products.kits.parts import BOOKLET_SIZES, PARTS
from kartenwerk.workbench.changes import Sentence, compare
from kartenwerk.workbench.jobs import Job, Jobs, JobState
from kartenwerk.workbench.making import MADE, made_file, make_order
from kartenwerk.workbench.order import Order
from kartenwerk.workbench.request import Fields


def order_of(query: str) -> Order:
    return Order.read(Fields.read(query), WORKSHOP)


# Words


LANGUAGES = project_root() / "rules_data/lang"


@pytest.mark.parametrize("name", sorted(path.name for path in (LANGUAGES / "de/workbench").iterdir()))
def test_both_languages_have_the_same_words(name: str) -> None:
    def keys(table: Mapping[str, Any], above: str = "") -> set[str]:
        inner = [(f"{above}{key}", value) for key, value in table.items()]
        return set().union(*(keys(value, f"{key}.") if isinstance(value, dict) else {key} for key, value in inner))

    german, english = (
        keys(tomllib.loads((LANGUAGES / language / "workbench" / name).read_text(encoding="utf-8")))
        for language in ("de", "en")
    )
    assert german == english


# Orders


@pytest.mark.parametrize("game", GAME_IDS)
def test_the_order_of_every_game_is_a_page(client: Client, game: str) -> None:
    reply = client.get(f"de/order?game={game}")
    assert reply.status == 200
    data = WORKSHOP.catalog.game(game)
    assert all(f'name="set.{id}"' in reply.text for id in data.rules)
    assert all(f'value="{id}"' in reply.text for id in data.variants)


@pytest.mark.parametrize(
    "query",
    [
        "game=wolfsjagd&players=3",
        "game=wolfsjagd&players=4&only=cards&only=box",
        "game=wolfsjagd&players=4&only=",
        "game=wolfsjagd&players=4&variant=rau&set.eins_zieht=4",
        "game=wolfsjagd&players=4&set.sigl_auf_sigl=ja&paper=letter",
        "game=wolfsjagd&players=4&service=meinspiel",
        "game=wolfsjagd&players=4&only=booklet&booklet=large",
    ],
)
def test_an_order_stands_whole_in_its_address(query: str) -> None:
    assert order_of(query).fields.encode() == query


def test_a_form_says_what_its_address_says() -> None:
    """It sends all rules, and nothing for a box without a tick."""
    game = WORKSHOP.catalog.game("wolfsjagd")
    sent = {f"set.{id}": str(rule.default) for id, rule in game.rules.items() if not rule.is_switch}
    form = urlencode({"game": game.id, "chosen": "1", "of": "", "variant": "", "players": 4, **sent})
    everything = "".join(f"&only={part}" for part in PARTS)
    assert order_of(form + everything) == order_of("game=wolfsjagd&players=4")
    assert order_of(form + "&only=cards&set.sigl_auf_sigl=ja").fields.encode() == (
        "game=wolfsjagd&players=4&only=cards&set.sigl_auf_sigl=ja"
    )
    assert order_of(form).parts == ()


def test_another_set_of_rules_takes_the_place_of_what_the_form_showed() -> None:
    form = "game=wolfsjagd&chosen=1&of=&variant=rau&set.eins_zieht=4&only=cards"
    assert order_of(form).settings == ()
    assert ("eins_zieht", "4") in order_of(form.replace("of=&", "of=rau&")).settings


@pytest.mark.parametrize(
    "query",
    [
        "game=nichts",
        "game=../../etc/passwd",
        "game=wolfsjagd&players=99",
        "game=wolfsjagd&players=-1",
        "game=wolfsjagd&players=" + "9" * 5000,
        "game=wolfsjagd&only=alles",
        "game=wolfsjagd&set.eins_zieht=99",
        "game=wolfsjagd&set.eins_zieht=%00",
        "game=wolfsjagd&set.keine=1",
        "game=wolfsjagd&variant=keine",
        "game=wolfsjagd&paper=../a4",
        "game=wolfsjagd&booklet=a7",
        "game=wolfsjagd&printer=fremd",
        "game=wolfsjagd&service=fremd",
    ],
)
def test_what_no_form_has_sent_is_a_sentence(client: Client, query: str) -> None:
    for reply in (client.get(f"de/order?{query}"), client.post("de/jobs", query)):
        assert reply.status == 400
        assert re.search(r'<p class="lead">[A-Z“„].+\.</p>', reply.text)


def test_an_order_says_how_long_its_cards_take_to_cut_and_that_it_is_an_estimate(client: Client) -> None:
    page = client.get("de/order?game=watten&players=4&only=cards").text
    assert re.search(r"zu schneiden in etwa \d+ Minuten, geschätzt: \d+ Schnitte von Hand zu \d+ Sekunden", page)
    assert "cuts by hand" in client.get("en/order?game=watten&players=4&only=cards").text
    for query in ("only=pad", "only=cards&only=pad&service=meinspiel"):
        assert "zu schneiden" not in client.get(f"de/order?game=watten&players=4&{query}").text


@pytest.mark.parametrize("size", BOOKLET_SIZES)
def test_the_size_of_the_booklet_is_that_of_the_command(client: Client, size: str) -> None:
    order = order_of(f"game=wolfsjagd&players=4&only=booklet&only=box&booklet={size}")
    (home,) = order.kits(WORKSHOP)
    (line,) = order.commands(WORKSHOP)
    assert line.endswith("" if size == "a6" else f" --booklet {size}") and (size != "a6" or "--booklet" not in line)
    stems = {Path(each.path).stem for each in home.products if each.kind == "booklet"}
    own = {"a6": {"regeln_a6"}, "a5": {"regeln_a5"}, "card": set[str](), "large": {"regeln_grossdruck"}}
    assert stems == {"schachtelheft"} | own[size]
    page = client.get(f"de/order?{order.fields.encode()}").text
    assert f'name="booklet" value="{size}" checked' in page


def test_nothing_and_a_guide_to_nothing_are_not_made(client: Client) -> None:
    assert "es ist nichts ausgewählt" in client.post("de/jobs", "game=watten&only=").text.lower()
    assert client.post("de/jobs", "game=watten&only=guide").status == 400


def test_rules_that_do_not_go_together_are_told_within_the_form(client: Client) -> None:
    game = next(
        (game, id, rule.excludes)
        for game in map(WORKSHOP.catalog.game, GAME_IDS)
        for id, rule in game.rules.items()
        if rule.excludes
    )
    reply = client.get(f"de/order?game={game[0].id}&set.{game[1]}=ja&set.{game[2]}=ja")
    assert reply.status == 200
    assert 'role="alert"' in reply.text


def test_a_changed_rule_shows_what_it_changes_in_the_booklet(client: Client) -> None:
    page = client.get("de/order?game=wolfsjagd&set.eins_zieht=3").text
    assert "Statt: </span>zwei</del>" in page and "Neu: </span>drei</ins>" in page
    assert "<del>" not in client.get("de/order?game=wolfsjagd").text


CHEAP = ("bakkarat", "einundfuenfzig_tot", "siebzehn_und_vier", "wolfsjagd")


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=() if game in CHEAP else (pytest.mark.slow,)) for game in GAME_IDS]
)
def test_every_rule_of_a_game_changes_something_to_be_seen(client: Client, game: str) -> None:
    """A rule that changed no sentence would print nothing."""
    for id, rule in WORKSHOP.catalog.game(game).rules.items():
        query = urlencode({"game": game, "only": "", f"set.{id}": rule.write(rule.others()[0])})
        reply = client.get(f"de/order?{query}")
        assert reply.status == 200
        assert 'role="alert"' not in reply.text, id
        assert '<div class="change"' in reply.text, id


def test_only_the_words_that_differ_are_marked_and_echoes_are_left_out() -> None:
    def booklet(cards: str, example: str) -> list[Sentence]:
        return [
            Sentence("Ablauf", "Ihr spielt reihum.", True),
            Sentence("Ablauf", f"Wer verliert, zieht {cards} Karten vom Stapel.", True),
            Sentence("Hausregeln", f"Karten: {cards}", True),
            Sentence("Probespiel", example, False),
        ]

    found = compare(booklet("zwei", "Anna zieht zwei."), booklet("drei", "Anna zieht drei."))
    (place,) = found.places
    assert (place.chapter, found.elsewhere) == ("Ablauf", 1)
    assert [(each.kind, each.words) for each in place.pieces] == [
        ("same", "Wer verliert, zieht"),
        ("gone", "zwei"),
        ("new", "drei"),
        ("same", "Karten vom Stapel."),
    ]
    assert compare(booklet("zwei", ""), booklet("zwei", "")) == ((), 0)


# Jobs


def test_the_files_of_the_page_are_those_of_the_command_byte_for_byte(
    client: Client, done: Job, out: Path, run: Run, tmp_path: Path
) -> None:
    page = client.get(f"de/jobs/{done.id}").text
    (line,) = re.findall(r"<code>(kartenwerk kit .*?)</code>", page)
    assert run(*shlex.split(line)[1:], "--out", tmp_path).code == 0
    assert client.post(f"de/jobs/{done.id}/put").status == 303
    archive = zipfile.ZipFile(io.BytesIO(client.get(f"de/jobs/{done.id}/kit.zip").body))
    expected = {path.relative_to(tmp_path).as_posix(): path.read_bytes() for path in tmp_path.rglob("*.*")}
    assert len(expected) == 3
    entered = json.loads(expected["manifest.json"])["files"]  # other orders may lie in the folder of the page, too
    assert [each for each in json.loads((out / "manifest.json").read_bytes())["files"] if each in entered] == entered
    for path, data in expected.items():
        assert path == "manifest.json" or (out / path).read_bytes() == data
    assert {name: archive.read(name) for name in archive.namelist()} == {
        path: data for path, data in expected.items() if path != "manifest.json"
    }
    for number, file in enumerate(done.files):
        assert client.get(f"de/jobs/{done.id}/{number}").body == expected[file.path]
        assert client.get(f"de/jobs/{done.id}/{number}/0.webp").body[8:12] == b"WEBP"
    assert client.get(f"de/jobs/{done.id}/kit.zip").body == client.get(f"de/jobs/{done.id}/kit.zip").body


def test_the_sheets_of_each_paper_are_those_of_the_guide(client: Client, jobs: Jobs) -> None:
    """The page counts the files that were made, the printing guide those that are to be made."""
    place = client.post("de/jobs", SMALL.replace("only=pad", "only=guide&only=pad")).headers["Location"]
    job = jobs.find(place.rpartition("/")[2])
    assert job is not None and ended(jobs, job).state is JobState.DONE
    (number,) = (number for number, file in enumerate(job.files) if file.path.endswith("druckanleitung.pdf"))
    guide = pypdfium2.PdfDocument(client.get(f"de/jobs/{job.id}/{number}").body)
    text = " ".join(" ".join(page.get_textpage().get_text_range().split()) for page in guide)
    shown = re.findall(r"<p><b>(\d+) Bogen (.*?)</b>", client.get(f"de/jobs/{job.id}").text)
    assert [stock for _count, stock in shown] == ["Karton", "Papier"]
    card, paper = (count for count, _stock in shown)
    assert f"Zusammen sind das {card} Bogen Karton und {paper} Blatt Papier." in text


def test_the_same_order_again_is_the_same_job(client: Client, done: Job) -> None:
    assert client.post("de/jobs", SMALL).headers["Location"].endswith(done.id)
    assert f"jobs/{done.id}" in client.get(f"de/order?{SMALL}").text


@pytest.mark.parametrize(
    "place", ["{id}/99", "{id}/0/99.webp", "{id}/0/../0", "0000000000000000", "0000000000000000/0", "{id}/kit.tar"]
)
def test_a_made_up_file_is_not_there(client: Client, done: Job, place: str) -> None:
    assert client.get("de/jobs/" + place.format(id=done.id)).status == 404


def test_events_end_with_the_job(client: Client, done: Job) -> None:
    reply = client.get(f"de/jobs/{done.id}/events")
    assert reply.headers["Content-Type"] == "text/event-stream"
    assert '"state": "done", "ready": 2, "total": 2' in reply.text


def children(above: int) -> set[int]:
    """All processes below this one, as the system lists them."""
    parents = {}
    for stat in Path("/proc").glob("[0-9]*/stat"):
        try:
            pid, rest = stat.read_text().split(" ", 1)
        except OSError:
            continue
        parents[int(pid)] = int(rest.rpartition(")")[2].split()[1])
    found, new = set[int](), {above}
    while new:
        found |= new
        new = {pid for pid, parent in parents.items() if parent in new} - found
    return found - {above}


def is_there(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except OSError:
        return False


def wait_for_the_end_of(processes: set[int]) -> None:
    deadline = time.monotonic() + 30
    while any(map(is_there, processes)) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not any(map(is_there, processes))


LONG = "game=watten&players=3&only=reference&only=pad&only=cards"
"""An order of several files, for which there are workers."""


@pytest.fixture
def fresh(tmp_path: Path) -> Iterator[Jobs]:
    """Jobs with a maker of their own, which have left no process when they end."""
    jobs = Jobs(tmp_path)
    yield jobs
    below = made_by(jobs) if jobs.maker.process else set[int]()
    jobs.end()
    wait_for_the_end_of(below)


def made_by(jobs: Jobs) -> set[int]:
    """The processes of the maker and its workers."""
    maker = jobs.maker.process
    assert maker is not None and maker.pid is not None
    return {maker.pid, *children(maker.pid)}


def begun(jobs: Jobs, query: str) -> Job:
    """A job of that order, the first file of which is done."""
    job = jobs.ask(order_of(query))
    for _state, ready, _total, _name in jobs.follow(job):
        if ready:
            break
    return job


def test_a_cancelled_job_keeps_what_is_done_and_the_workers_for_the_next(fresh: Jobs, tmp_path: Path) -> None:
    job = begun(fresh, LONG)
    before = made_by(fresh)
    fresh.cancel(job)
    assert ended(fresh, job).state is JobState.CANCELLED
    kept = len(job.files)
    again = ended(fresh, fresh.ask(job.order))
    assert again.state is JobState.DONE, again.fault
    assert len(before) > 1 and made_by(fresh) == before
    assert sum(not file.written for file in again.files) >= kept >= 1
    assert Manifest(tmp_path / "kits").up_to_date(again.files[0].path, again.files[0].inputs)


@pytest.mark.parametrize("is_worker", [False, True], ids=["maker", "worker"])
def test_a_job_that_falls_is_told_and_the_page_goes_on(client: Client, jobs: Jobs, is_worker: bool) -> None:
    job = begun(jobs, "game=wolfsjagd&players=4" if is_worker else "game=watten&players=4")
    maker = jobs.maker.process
    assert maker is not None and maker.pid is not None
    for pid in children(maker.pid) if is_worker else {maker.pid}:
        os.kill(pid, signal.SIGKILL)
    assert ended(jobs, job).state is JobState.FAILED
    page = client.get(f"de/jobs/{job.id}").text
    assert "von außen beendet" in page
    assert f"{job.id}/kit.zip" in page and client.get(f"de/jobs/{job.id}/kit.zip").status == 200
    after = order_of(f"game=watten&players={3 + is_worker}&only=pad&only=reference")
    assert ended(jobs, jobs.ask(after)).state is JobState.DONE


def test_a_job_that_hangs_is_ended_and_keeps_what_is_done(
    fresh: Jobs, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    job = begun(fresh, LONG)
    with hanging(fresh), monkeypatch.context() as hurried:
        hurried.setattr("kartenwerk.workbench.jobs.SILENCE", 0.0)
        assert ended(fresh, job).state is JobState.FAILED
    said = translate(job.fault, "de")
    assert said.startswith("seit 1 Minute ist keine Datei fertig geworden") and said.endswith("bleibt")
    assert job.files and all(made_file(tmp_path, file).is_file() for file in job.files)
    job = begun(fresh, LONG)
    with hanging(fresh), monkeypatch.context() as hurried:
        fresh.cancel(job)
        assert job.is_over, "the page has its answer at once"
        hurried.setattr("kartenwerk.workbench.jobs.PATIENCE", 0.0)
        assert ended(fresh, fresh.ask(order_of(SMALL))).state is JobState.DONE


@contextmanager
def hanging(jobs: Jobs) -> Iterator[None]:
    """Stop the maker and its workers for the block, in which it is ended; then these see that it is gone."""
    below = made_by(jobs)
    for pid in below:
        os.kill(pid, signal.SIGSTOP)
    yield
    for pid in filter(is_there, below):
        os.kill(pid, signal.SIGCONT)
    wait_for_the_end_of(below)


def test_when_the_server_is_killed_no_process_is_left(tmp_path: Path) -> None:
    words = [sys.executable, "-m", "kartenwerk", "open", "--no-open", "--out", str(tmp_path)]
    with subprocess.Popen(words, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        client = Client(process.stdout.readline().strip())
        client.post("de/jobs", LONG)
        deadline = time.monotonic() + 60
        while len(children(process.pid)) < 3 and time.monotonic() < deadline:  # the job, what tracks it, a worker
            time.sleep(0.05)
        below = children(process.pid)
        assert len(below) >= 3
        process.kill()
    wait_for_the_end_of(below)


@pytest.mark.parametrize(
    "fault,sentence",
    [
        (
            OSError(errno.ENOSPC, "No space left on device"),
            "die Datei lässt sich nicht schreiben: Der Platz auf dem Gerät reicht nicht",
        ),
        (FileNotFoundError(errno.ENOENT, "No such file"), "sind nicht aufzuheben: No such file"),
        (WorkerKilledError("killed"), "von außen beendet"),
        (ZeroDivisionError(), "das ist ein Fehler des Programms: ZeroDivisionError"),
    ],
)
def test_whatever_stops_a_job_is_a_sentence_without_a_folder(
    fault: Exception, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_anything: object, **_more: object) -> None:
        raise fault

    wrong = "kartenwerk.build.files.replace_file" if getattr(fault, "errno", 0) == errno.ENOSPC else None
    monkeypatch.setattr(wrong or "kartenwerk.workbench.making.build", fail)
    ours, theirs = Pipe()
    with LastingWorkers(1) as workers:
        make_order(order_of(SMALL), tmp_path / "shelf", theirs, workers)
    said = [ours.recv() for _each in range(2)]
    assert said[0][0] == "total" and said[1][0] == "failed"
    told = translate(said[1][1], "de")
    assert sentence in told
    assert str(tmp_path) not in told


def test_files_that_somebody_removed_are_told_and_drawn_once_more(client: Client, jobs: Jobs, done: Job) -> None:
    aside = jobs.shelf / "aside"
    (jobs.shelf / MADE).rename(aside)
    for place in ("", "/0", "/0/0.webp?large=1", "/kit.zip"):
        reply = client.get(f"de/jobs/{done.id}{place}")
        assert reply.status == 400 and "gezeichneten Dateien sind weg" in reply.text
    again = jobs.ask(done.order)
    jobs.cancel(again)
    aside.rename(jobs.shelf / MADE)
    assert again is not done
    assert jobs.ask(done.order) is done
    assert client.get(f"de/jobs/{done.id}").status == 200


def test_a_full_disk_is_told_where_files_are_put(client: Client, done: Job, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_anything: object, **_more: object) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as full:
        full.setattr("kartenwerk.build.files.replace_file", fail)
        reply = client.post(f"de/jobs/{done.id}/put")
    assert reply.status == 400 and "Der Platz auf dem Gerät reicht nicht" in reply.text
    assert client.post(f"de/jobs/{done.id}/put").status == 303


def test_a_folder_that_is_a_file_is_a_sentence(client: Client, done: Job, out: Path, tmp_path: Path) -> None:
    place = out / "deutsch"
    aside = tmp_path / "aside"
    if place.exists():
        place.rename(aside)
    place.write_text("in the way")
    reply = client.post(f"de/jobs/{done.id}/put")
    place.unlink()
    if aside.exists():
        aside.rename(place)
    assert reply.status == 400 and "Datei" in reply.text


# Printers


def test_a_printer_is_entered_and_prints_the_order(client: Client) -> None:
    form = {"order": "game=watten&players=2", "name": "Küche", "offset_x": "0,4", "offset_y": "−1", "rotate": ""}
    place = client.post("de/printers", urlencode(form)).headers["Location"]
    assert place.endswith("de/order?game=watten&players=2&printer=K%C3%BCche")
    page = client.get("de/order?game=watten&players=2&printer=K%C3%BCche").text
    assert "--printer Küche" in page.replace("&#39;", "")
    again = client.get("de/printers?game=watten&players=2&printer=K%C3%BCche").text
    assert 'value="0,4"' in again and 'value="-1"' in again
    assert client.get("de/printers/test.pdf?printer=K%C3%BCche").body.startswith(b"%PDF")


@pytest.mark.parametrize("name,text", [("offset_x", "21"), ("offset_y", "viel"), ("rotate", "nan"), ("name", "")])
def test_a_wrong_figure_is_told_at_its_field(client: Client, name: str, text: str) -> None:
    form = {"order": "game=watten", "name": "Probe", "offset_x": "0", "offset_y": "0", "rotate": "0", name: text}
    reply = client.post("de/printers", urlencode(form))
    assert reply.status == 400
    (field,) = re.findall(r'<input[^>]*name="(\w+)"[^>]*aria-invalid="true"', reply.text)
    assert field == name


def test_a_printer_leads_back_to_nothing_but_an_order(client: Client) -> None:
    form = {"order": "https://evil.example/?game=watten", "name": "Probe"}
    reply = client.post("de/printers", urlencode(form))
    assert reply.status == 400 or reply.headers["Location"].startswith(client.path)
