"""The area of a deck or game of one's own: what its pages say, that they lead nowhere else, and the same bytes."""

from __future__ import annotations

import re
import shlex
import shutil
from collections.abc import Iterator
from hashlib import sha256
from http import HTTPStatus
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from tests.custom.decks import plain
from tests.support import WORKSHOP, Run
from tests.workbench.client import Client
from tests.workbench.conftest import ended
from tests.workbench.designing import Designing, designing

from kartenwerk.base.data import project_root
from kartenwerk.products.watching.watcher import Watcher
from kartenwerk.workbench.bench import Bench
from kartenwerk.workbench.jobs import Jobs, JobState
from kartenwerk.workbench.live import LiveDeck
from kartenwerk.workbench.own import OwnArea
from kartenwerk.workbench.server import WorkbenchServer, serving

CHANGED_FILES = {
    "paper=letter": {"karten_neu_letter.pdf", "karten_neu_einzeln.pdf", "teile_letter.pdf"},
    "of=haupt": {"karten_neu_a4.pdf", "karten_neu_einzeln.pdf"},
    "of=licht": {"teile_a4.pdf"},
}
"""What is printed of the game after a cell of a deck and the colour of a part have changed."""
EVIL = "<script>alert(1)</script>"


@pytest.fixture
def own(tmp_path: Path, jobs: Jobs) -> Iterator[Designing]:
    """A deck of two cards, which is looked at when a test says so."""
    with designing(plain(tmp_path / "probe"), tmp_path / "out", jobs, following=False) as found:
        yield found


@pytest.fixture
def game(tmp_path: Path, jobs: Jobs) -> Iterator[Designing]:
    """A game with two decks, a part and a box of lid and bottom."""
    root = tmp_path / "nebel"
    shutil.copytree(project_root() / "docs/own/nebelhorn", root)
    for path in (root / "parts").glob("*.toml"):
        if path.stem != "licht":
            path.unlink()
    for path in root.glob("*.md"):
        path.write_text("# Nebelhorn\n\nText.\n", encoding="utf-8")  # they show parts that are not there any more
    toml = root / "game.toml"
    text = re.sub(r"(?m)^parts = .*$", 'parts = ["licht"]', toml.read_text(encoding="utf-8"))
    toml.write_text(text, encoding="utf-8")
    with designing(root, tmp_path / "out", jobs, following=False) as found:
        yield found


def address_of(page: str, pattern: str) -> str:
    found = re.search(rf'(?:src|href)="[^"]*?/de/({pattern})"', page)
    assert found, pattern
    return found[1]


def saved(own: Designing, jobs: Jobs, run: Run, out: Path, query: str) -> tuple[dict[str, str], dict[str, str]]:
    """The files of a job, and those of the lines that its page shows: hashes by their paths."""
    place = own.client.post("de/own/jobs", query).headers["Location"].removeprefix(own.client.path)
    job = jobs.find(place.rpartition("/")[2])
    assert job is not None
    assert ended(jobs, job).state is JobState.DONE, job.fault
    lines = re.findall(r"<code>kartenwerk (.*?)</code>", own.client.get(place).text)
    assert lines
    for line in lines:
        answer = run(*shlex.split(line), "--out", out)
        assert answer.code == 0, answer.err
    made = {path.relative_to(out).as_posix(): path for path in out.rglob("*.*") if path.name != "manifest.json"}
    return (
        {file.path: file.sha256 for file in job.files},
        {name: sha256(path.read_bytes()).hexdigest() for name, path in made.items()},
    )


# What it says


def test_the_page_shows_each_card_and_says_that_nothing_is_wrong(own: Designing) -> None:
    page = own.client.get("de/own").text
    assert "Nichts auszusetzen" in page and "3 Karten" in page and "63 × 88 mm" in page
    assert page.count('<li class="owncard') == 3
    picture = own.client.get("de/" + address_of(page, r"own/cards/[0-9a-f]{32}\.png"))
    assert picture.headers["Content-Type"] == "image/png" and "immutable" in picture.headers["Cache-Control"]
    style = own.client.get("de/" + address_of(page, r"own/measures/[0-9a-f]{16}\.css"))
    assert ".m0 .face{aspect-ratio:" in style.text


@pytest.mark.parametrize(
    ("language", "place", "words"),
    [("de", "Zeile 3, Spalte Text", "1 Fehler"), ("en", "row 3, column Text", "1 fault")],
)
def test_a_fault_stands_above_and_at_its_card_in_the_language_of_the_page(
    own: Designing, language: str, place: str, words: str
) -> None:
    own.change("karten.csv", ("Behalte", ":fehlt:"))
    own.live.look()
    page = own.client.get(f"{language}/own").text
    above, _rest, cards = page.partition('<div id="decks">')
    assert words in above and f"karten.csv: {place}" in above
    assert cards.count(place) == 1 and "karten.csv" not in cards
    assert "owncard wrong" in cards
    assert own.client.get(f"{language}/own?show=wrong").text.count('<li class="owncard') == 1


def test_what_has_changed_since_the_print_stands_old_beside_new(own: Designing) -> None:
    assert "Noch nichts ist als gedruckt vermerkt" in own.client.get("de/own").text
    marked = own.client.post("de/own/printed", "name=0.6")
    assert marked.status == HTTPStatus.SEE_OTHER
    assert "hat sich keine Karte geändert" in own.client.get("de/own?marked=1").text
    own.change("karten.csv", ("Behalte ihn", "Verschenke ihn"))
    own.live.look()
    page = own.client.get("de/own?show=changed").text
    assert page.count('<li class="owncard pair"') == 1 and page.count('<li class="owncard') == 1
    assert "gedruckt</span>" in page and "jetzt</span>" in page and "· Text" in page
    assert "Seit dem Druck 0.6 wäre 1 Karte neu zu drucken" in page
    old, new = re.findall(r'<img src="[^"]*?/de/(own/cards/[^"]+)"', page)
    assert old != new
    assert all(own.client.get(f"de/{each}").body.startswith(b"\x89PNG") for each in (old, new))


def test_cards_are_found_by_their_names(own: Designing) -> None:
    page = own.client.get("de/own?find=k%C3%A4se").text
    assert page.count('<li class="owncard') == 1 and "Käse" in page
    assert "Keine Karte passt dazu" in own.client.get("de/own?find=nichts").text


def test_a_fault_of_the_program_is_said_once_and_the_page_lives(
    own: Designing, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> None:
        raise RuntimeError("an odd thing")

    monkeypatch.setattr("kartenwerk.products.watching.watcher.draw_face_pictures", fail)
    own.change("karten.csv", ("Behalte", "Verschenke"))
    own.live.look()
    page = own.client.get("de/own").text
    assert page.count("RuntimeError") == 1 and "Fehler des Programms" in page
    assert page.count('<li class="owncard') == 3
    monkeypatch.undo()
    own.live.look()
    assert "Nichts auszusetzen" in own.client.get("de/own").text


def test_a_stream_says_that_there_is_something_new(own: Designing) -> None:
    following = own.live.follow()
    before = next(following)
    own.live.look()
    assert next(following) > before


def test_a_page_without_a_deck_says_how_one_is_opened(tmp_path: Path) -> None:
    bench = Bench(tmp_path, "de", WORKSHOP)
    with serving(WorkbenchServer(bench, [OwnArea(bench, None)], 0)) as address:
        assert "kartenwerk open --deck ORDNER" in Client(address).get("de/own").text
        for place in ("de/own/print", "de/own/box", "de/own/events"):
            assert Client(address).get(place).status == HTTPStatus.NOT_FOUND


def test_a_deck_of_the_program_is_shown_and_not_printed_here(tmp_path: Path) -> None:
    live, bench = LiveDeck(Watcher(None, None, "buchstaben"), "buchstaben"), Bench(tmp_path, "de", WORKSHOP)
    with serving(WorkbenchServer(bench, [OwnArea(bench, live)], 0)) as address:
        live.look()
        page = Client(address).get("de/own").text
        assert "Nichts auszusetzen" in page and "own/print" not in page
        assert Client(address).get("de/own/print").status == HTTPStatus.NOT_FOUND
        assert Client(address).post("de/own/printed", "name=1").status == HTTPStatus.NOT_FOUND


# The box


@pytest.mark.parametrize("fixture", ["own", "game"])
def test_the_box_is_a_picture_in_three_quarter_view(fixture: str, request: pytest.FixtureRequest) -> None:
    own: Designing = request.getfixturevalue(fixture)
    page = own.client.get("de/own/box").text
    assert re.search(r"Innen: \d+,\d × \d+,\d × \d+,\d mm", page)
    picture = own.client.get("de/" + address_of(page, r"own/box/\d+\.png"))
    assert picture.headers["Content-Type"] == "image/png"
    with Image.open(BytesIO(picture.body)) as image:
        assert image.height > 500 and len(image.convert("L").resize((40, 40)).getcolors() or []) > 12


def test_a_box_that_cannot_be_made_is_a_sentence(game: Designing) -> None:
    game.change("game.toml", ("[box]", "[box]\ninside = [10, 10, 10]"))
    game.live.look()
    page = game.client.get("de/own/box").text
    assert "geht nicht hinein" in page or "passt nicht hinein" in page
    assert game.client.get("de/own/box/1.png").status == HTTPStatus.BAD_REQUEST


# Printing


def test_the_files_of_a_job_are_those_of_the_shown_lines(own: Designing, jobs: Jobs, run: Run, tmp_path: Path) -> None:
    made, told = saved(own, jobs, run, tmp_path / "told", "chosen=1&only=cards&only=box&paper=letter")
    assert made == told and {Path(name).name for name in made} >= {"schachtel.pdf"}
    assert any("letter" in name for name in made)


def test_only_what_has_changed_is_printed_after_a_mark(own: Designing, jobs: Jobs, run: Run, tmp_path: Path) -> None:
    assert own.client.post("de/own/jobs", "what=changed").status == HTTPStatus.BAD_REQUEST
    own.client.post("de/own/printed", "name=0.6")
    assert "hat sich keine Karte geändert" in own.client.get("de/own/print?what=changed").text
    own.change("karten.csv", ("Behalte ihn", "Verschenke ihn"))
    own.live.look()
    made, told = saved(own, jobs, run, tmp_path / "told", "what=changed")
    assert made == told and len(made) == 2
    assert "Als gedruckt vermerken" in own.client.get("de/own/print").text


def test_a_part_of_a_game_is_printed(game: Designing, jobs: Jobs, run: Run, tmp_path: Path) -> None:
    made, told = saved(game, jobs, run, tmp_path / "told", "of=licht")
    assert made == told and len(made) == 1


def test_a_game_is_marked_as_a_whole(game: Designing) -> None:
    page = game.client.get("de/own/print").text
    assert page.count("own/printed") == 1
    assert "mit allen Blättern und Teilen in allen Sprachen" in page and "Fassung in game.toml" in page
    assert game.client.post("de/own/printed", "name=1.0").status == HTTPStatus.SEE_OTHER
    assert [path.parent for path in game.root.rglob("001.json")] == [game.root / ".kartenwerk/prints"]
    page = game.client.get("de/own?marked=1").text
    assert "Als gedruckt vermerkt." in page and "Seit dem Druck 1.0 ist nichts neu zu drucken." in page


def test_each_deck_and_part_of_a_game_stands_old_beside_new_in_its_language(game: Designing) -> None:
    game.client.post("de/own/printed", "name=1.0")
    game.change("decks/haupt/karten.csv", ("Sieh dir einen Auftrag an.", "Sieh dir zwei Aufträge an."))
    game.change("parts/licht.toml", ('colour = "licht"', 'colour = "rost"'))
    game.live.look()
    page = game.client.get("de/own?show=changed").text
    assert page.count('<li class="owncard pair"') == page.count('<li class="owncard') == 3  # a card, a token, its back
    assert "Seit dem Druck 1.0 geändert: 3" in page
    said = re.sub(r"<.*?>", "", page.partition('<div id="decks">')[0])
    assert "Seit dem Druck 1.0 hat sich geändert:" in said and "Nur diese drucken" in said
    assert "Karten (de): 1 Karte" in said and "Lichter: 12 Teile" in said and "(en)" not in said
    old, new = re.findall(r'<img src="[^"]*?/de/(own/cards/[^"]+)"', page)[-2:]
    assert old != new
    assert all(game.client.get(f"de/{each}").body.startswith(b"\x89PNG") for each in (old, new))
    english = game.client.get("de/own?show=changed&language=en").text
    assert english.count('<li class="owncard') == 2 and "geändert: 2" in english
    game.change("game.toml", ('decks = ["haupt", "auftrag"]', 'decks = ["haupt"]'))
    game.live.look()
    assert "Weggefallen: Aufträge." in game.client.get("de/own").text
    assert "this has changed:" in game.client.get("en/own").text


def test_only_what_has_changed_in_a_game_is_printed(game: Designing, jobs: Jobs, run: Run, tmp_path: Path) -> None:
    """By the lines of the whole game, or of a deck or part of it: the same bytes."""
    assert game.client.post("de/own/jobs", "what=changed").status == HTTPStatus.BAD_REQUEST
    game.client.post("de/own/printed", "name=1.0")
    assert "hat sich keine Karte geändert" in game.client.get("de/own/print?what=changed").text
    game.change("decks/haupt/karten.csv", ("Sieh dir einen Auftrag an.", "Sieh dir zwei Aufträge an."))
    game.change("parts/licht.toml", ('colour = "licht"', 'colour = "rost"'))
    game.live.look()
    page = game.client.get("de/own/print?what=changed").text
    assert f"deck {game.root} --changed</code>" in page and f"deck {game.root}/licht</code>" in page
    assert "Karten</span> (de): 1 Karte" in page and "Lichter</span>: 12 Teile" in page
    for query, names in CHANGED_FILES.items():
        made, told = saved(game, jobs, run, tmp_path / query, f"what=changed&{query}")
        assert made == told and {Path(name).name for name in made} == names, query
    assert game.client.post("de/own/jobs", "what=changed&of=auftrag").status == HTTPStatus.BAD_REQUEST


def test_a_deck_that_has_been_changed_is_another_order(own: Designing, jobs: Jobs) -> None:
    page = own.client.get("de/own/print").text
    assert "Schon gezeichnet" not in page
    place = own.client.post("de/own/jobs", "chosen=1&only=box").headers["Location"]
    job = jobs.find(place.rpartition("/")[2])
    assert job is not None and ended(jobs, job).state is JobState.DONE
    assert "Schon gezeichnet" in own.client.get("de/own/print?chosen=1&only=box").text
    own.change("karten.csv", ("Behalte ihn", "Verschenke ihn"))
    assert "Schon gezeichnet" not in own.client.get("de/own/print?chosen=1&only=box").text


def test_a_deck_with_faults_is_not_printed(own: Designing) -> None:
    own.change("karten.csv", ("Behalte", ":fehlt:"))
    own.live.look()
    assert "Erst sind diese Fehler zu beheben" in own.client.get("de/own/print").text
    for place in ("own/jobs", "own/printed"):
        reply = own.client.post(f"de/{place}", "name=1")
        assert reply.status == HTTPStatus.BAD_REQUEST and "Zeile 3" in reply.text
    assert not (own.root / ".kartenwerk").exists()


# The gate


@pytest.mark.parametrize(
    "place",
    [
        f"own/cards/{'0' * 32}.png",
        "own/cards/../deck.toml",
        "own/cards/..%2f..%2fdeck.toml",
        "own/deck.toml",
        "own/zeichen/muenze.svg",
        "own/box/../deck.toml",
        "own/box/x.png",
        f"own/jobs/{'0' * 16}",
        f"own/jobs/{'0' * 16}/0",
        "own/../../deck.toml",
    ],
)
def test_no_place_leads_to_a_file_of_the_folder(own: Designing, place: str) -> None:
    reply = own.client.get(f"de/{place}")
    assert reply.status in (HTTPStatus.NOT_FOUND, HTTPStatus.FORBIDDEN)
    assert "cards = " not in reply.text and "<circle" not in reply.text


@pytest.mark.parametrize(
    "query", ["what=alles", "of=../x", "only=alles", "paper=../a4", "printer=fremd", "service=fremd", "what=%00"]
)
def test_what_no_form_has_sent_is_a_sentence(own: Designing, query: str) -> None:
    for reply in (own.client.get(f"de/own/print?{query}"), own.client.post("de/own/jobs", query)):
        assert reply.status == HTTPStatus.BAD_REQUEST
        assert re.search(r'<p class="lead">[A-Z„].+\.</p>', reply.text)


@pytest.mark.parametrize("name", ["x" * 21, "a%00b", "%1b%5b31m"])
def test_a_name_that_no_print_can_have_marks_nothing(own: Designing, name: str) -> None:
    assert own.client.post("de/own/printed", f"name={name}").status == HTTPStatus.BAD_REQUEST
    assert not (own.root / ".kartenwerk").exists()


@pytest.mark.parametrize("of", ["../haupt", "licht", "haupt/../auftrag"])
def test_no_field_leads_a_print_into_another_folder(game: Designing, of: str) -> None:
    game.client.post("de/own/printed", f"of={of}&name=1")
    assert [*game.root.parent.rglob(".kartenwerk")] == [game.root / ".kartenwerk"]


@pytest.mark.parametrize("place", ["own/printed", "own/jobs"])
def test_a_form_of_another_page_changes_nothing(own: Designing, place: str) -> None:
    for origin in ("", "null", "https://evil.example"):
        assert own.client.post(f"de/{place}", "name=1", Origin=origin).status == HTTPStatus.FORBIDDEN
    assert own.client.get(f"de/{place}").status == HTTPStatus.METHOD_NOT_ALLOWED
    assert own.client.ask("GET", f"/de/{place}").status == HTTPStatus.FORBIDDEN
    assert not (own.root / ".kartenwerk").exists()


def test_what_stands_in_a_strangers_deck_is_text(own: Designing) -> None:
    own.change("deck.toml", ('title = "Probe"', f'title = "{EVIL}"'))
    own.change("karten.csv", ("Brot;", f"{EVIL};"), ("Behalte", f":{EVIL}:"))
    own.live.look()
    for place in ("own", "own?show=wrong", "own/print", "own/box", f"own?find={EVIL}"):
        assert EVIL not in own.client.get(f"de/{place}").text
    policy = own.client.get("de/own").headers["Content-Security-Policy"]
    assert "unsafe" not in policy and "img-src 'self'" in policy
