"""The page of `watch`: what it shows, how few pictures are made anew, and that it serves nobody else."""

from __future__ import annotations

import http.client
import json
import os
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.custom.decks import plain, workshop, write
from tests.support import Run

from kartenwerk.base.data import project_root
from kartenwerk.cli.page_server import HOST, PageServer
from kartenwerk.custom.prints.shelf import shelf_of
from kartenwerk.products.prints.mark import mark_printed
from kartenwerk.products.watching import Watcher


def test_one_changed_cell_makes_one_picture_anew_and_a_fault_leaves_the_last_one(tmp_path: Path) -> None:
    root = plain(tmp_path)
    watcher = Watcher(None, root, "")
    before = {card.id: card.picture for card in watcher.look().cards}
    table = root / "karten.csv"
    table.write_text(table.read_text(encoding="utf-8").replace("Behalte", "Verschenke"), encoding="utf-8")
    after = {card.id: card.picture for card in watcher.look().cards}
    assert {id for id in after if after[id] != before[id]} == {"002"}
    table.write_text(table.read_text(encoding="utf-8").replace("Verschenke", ":fehlt:"), encoding="utf-8")
    state = watcher.look()
    wrong = next(card for card in state.cards if card.id == "002")
    assert (wrong.picture, len(wrong.faults)) == (after["002"], 1)
    assert state.faults[0].startswith("karten.csv: row 3, column Text")
    toml = (root / "deck.toml").read_text(encoding="utf-8")
    for broken in ("= = =", toml.replace("{{ name }}", "{{ nmae }}")):
        (root / "deck.toml").write_text(broken, encoding="utf-8")
        state = watcher.look()
        assert [card.picture for card in state.cards] == [after[id] for id in after]
        assert len(state.faults) == 1


def test_the_page_says_what_has_changed_since_the_last_print(tmp_path: Path) -> None:
    root = plain(tmp_path)
    watcher = Watcher(None, root, "")
    printed = {card.id: card.picture for card in watcher.look().cards}
    assert watcher.look().since == ""
    mark_printed(workshop(root), shelf_of(root), "0.6")
    assert {card.change for card in watcher.look().cards} == {""}
    table = root / "karten.csv"
    text = table.read_text(encoding="utf-8").replace("Behalte", "Verschenke").replace(";2\n", ";3\n")
    table.write_text(text + "Apfel;Iss ihn.;1\n", encoding="utf-8")
    state = watcher.look()
    assert state.since == "0.6"
    assert {card.id: card.change for card in state.cards} == {
        "001": "count",
        "002": "changed",
        "003": "added",
        "back-1": "",
    }
    was = next(card.was for card in state.cards if card.id == "002")
    assert was != printed["002"]
    assert was in watcher.pictures  # the very picture that was printed, from the print
    deck = root / "deck.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace("#A8502A", "#2A50A8"), encoding="utf-8")
    assert [(card.id, card.change) for card in watcher.look().cards if card.was][-1] == ("back-1", "changed")
    (root / ".kartenwerk" / "prints" / "001.json").write_text("{", encoding="utf-8")
    state = watcher.look()
    assert (state.since, state.faults, len(state.notes), len(state.cards)) == ("", (), 1, 4)


def test_a_fault_of_the_rules_is_told_while_the_cards_follow(tmp_path: Path) -> None:
    root = plain(tmp_path, **{"regeln.md": "# Ziel\n\n:001:\n"})
    watcher = Watcher(None, root, "")
    assert watcher.look().faults == ()
    (root / "regeln.md").write_text("# Ziel\n\n:003:\n", encoding="utf-8")
    state = watcher.look()
    assert [fault.split(" (")[0] for fault in state.faults] == [
        "regeln.md: line 3: there is no card and no icon of that name"
    ]
    assert all(not card.faults for card in state.cards)


def test_a_watched_deck_outlives_any_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each fault is one sentence with its file, and the cards that were seen last stay."""
    root = plain(tmp_path)
    deck, watcher = root / "deck.toml", Watcher(None, root, "")
    seen, good = watcher.look().cards, deck.read_bytes()
    (root / "k.xlsx").write_bytes(b"PK\x03\x04" + bytes(range(256)))

    def fault() -> str:
        state = watcher.look()
        assert state.cards == seen
        state.as_json().encode()
        return state.faults[0]

    for content in (b"= = =", b"", bytes(range(256)), good.replace(b"karten.csv", b"karten.csv/x.csv")):
        deck.write_bytes(content)
        assert fault().startswith("deck.toml: ")
    deck.write_bytes(good.replace(b"karten.csv", b"k.xlsx"))
    assert fault().startswith("k.xlsx: the file is no spreadsheet that can be read")
    deck.unlink()
    assert fault().startswith("deck.toml: ")
    deck.mkdir()
    assert fault() == "deck.toml: the file cannot be read: it is a folder"
    deck.rmdir()
    deck.write_bytes(good)
    (root / "bilder").mkdir()
    Path(os.fsdecode(os.fsencode(root) + b"/bilder/\xff.png")).touch()
    assert (watcher.look().cards, watcher.look().faults) == (seen, ())

    def fail(*_: object) -> None:
        raise RuntimeError("an odd thing")

    monkeypatch.setattr("kartenwerk.products.watching.check_cards", fail)
    assert fault() == "this is a fault of the program: RuntimeError: an odd thing"
    monkeypatch.undo()
    assert (watcher.look().cards, watcher.look().faults) == (seen, ())


@pytest.fixture
def server(tmp_path: Path) -> Iterator[PageServer]:
    watcher = Watcher(None, plain(tmp_path), "")
    watcher.look()
    server = PageServer(watcher, 0)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield server
    server.shutdown()
    server.server_close()


def asked(server: PageServer, path: str, host: str | None = None) -> tuple[int, bytes]:
    connection = http.client.HTTPConnection(HOST, server.server_port, timeout=5)
    connection.request("GET", path, headers={"Host": host} if host else {})
    answer = connection.getresponse()
    return answer.status, answer.read()


def test_the_page_serves_its_own_pictures_and_nothing_else(server: PageServer) -> None:
    status, state = asked(server, "/state.json")
    cards = json.loads(state)["cards"]
    assert (status, [card["id"] for card in cards]) == (200, ["001", "002", "back-1"])
    assert asked(server, f"/cards/{cards[0]['picture']}.png")[1].startswith(b"\x89PNG")
    assert asked(server, "/")[0] == 200
    for path in ("/deck.toml", "/cards/../deck.toml", f"/cards/{'0' * 32}.png", "/..%2fdeck.toml"):
        assert asked(server, path)[0] == 404


def test_another_host_is_turned_away(server: PageServer) -> None:
    assert asked(server, "/state.json", host="example.org")[0] == 403


def test_a_deck_of_the_program_is_watched_with_the_data_laid_over_it(tmp_path: Path) -> None:
    template = project_root() / "templates/faces/deutsch/back.svg.j2"
    write(tmp_path, {"templates/faces/deutsch/back.svg.j2": template.read_bytes()})
    watcher = Watcher(tmp_path, None, "deutsch")
    before = watcher.look()
    first = {card.id: watcher.pictures[card.picture] for card in before.cards}
    assert (before.title, before.faults, len(before.cards)) == ("Deutsches Blatt", (), 37)
    back = tmp_path / "templates/faces/deutsch/back.svg.j2"
    text = back.read_text(encoding="utf-8")
    back.write_text(
        text.replace("</svg>", '<rect class="tinte" x="5" y="5" width="9" height="9"/></svg>'), encoding="utf-8"
    )
    after = watcher.look()
    changed = [card.id for card in after.cards if watcher.pictures[card.picture] != first[card.id]]
    assert changed == ["back-1"]
    back.write_text("<svg", encoding="utf-8")
    wrong = watcher.look()
    assert [card.picture for card in wrong.cards] == [card.picture for card in after.cards]
    assert "back.svg.j2" in wrong.faults[0]


def test_a_game_is_watched_by_the_pages_of_its_booklet(tmp_path: Path) -> None:
    name = "templates/games/mau_mau/text.md.j2"
    text = "# Ziel\n\nKeine Karten mehr.\n" + "\n\n".join(["Viel zu lesen."] * 60)
    write(tmp_path, {name: text})
    watcher = Watcher(tmp_path, None, "mau_mau")
    before = watcher.look()
    assert (before.unit, before.faults, len(before.cards) % 4) == ("pages", (), 0)
    assert all(card.picture in watcher.pictures for card in before.cards)
    heading = next(line for line in text.splitlines() if line.startswith("# "))
    (tmp_path / name).write_text(text.replace(heading, f"{heading} einmal anders", 1), encoding="utf-8")
    after = watcher.look()
    changed = [one.id for one, other in zip(before.cards, after.cards, strict=True) if one.picture != other.picture]
    assert 0 < len(changed) < len(before.cards)
    (tmp_path / name).write_text("# Ziel\n\n::: kasten", encoding="utf-8")
    wrong = watcher.look()
    assert ("the directive is never closed" in wrong.faults[0], len(wrong.cards)) == (True, len(after.cards))


def test_a_game_is_watched_from_the_command_line(run: Run, tmp_path: Path) -> None:
    said = run("watch", "mau-mau", "--once", "--out", tmp_path / "out").refusal
    assert "mau-mau" in said
    write(tmp_path / "mine", {"templates/games/mau_mau/text.md.j2": "# Ziel\n\nKeine Karten mehr.\n"})
    said = run("watch", "mau_mau", "--once", "--data", tmp_path / "mine", "--out", tmp_path / "out").out
    assert said.startswith("Mau-Mau: ") and " pages " in said
    assert (tmp_path / "out" / "index.html").is_file()


def test_once_writes_the_page_and_its_pictures_and_ends(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck")
    run("watch", tmp_path / "deck", "--once", "--out", tmp_path / "out")
    page = (tmp_path / "out" / "index.html").read_text(encoding="utf-8")
    assert "window.STATE=" in page
    assert len(list((tmp_path / "out" / "cards").iterdir())) == 3
