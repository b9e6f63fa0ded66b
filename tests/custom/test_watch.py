"""What is seen of a deck that is edited: how few pictures are made anew, what has changed, and what it outlives."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

import pytest
from tests.custom.decks import ONE, plain, workshop, write
from tests.support import Run

from kartenwerk.base.data import project_root
from kartenwerk.build.workshop import GameWorkshop, Workshop
from kartenwerk.custom.prints.shelf import game_shelf_of, shelf_of
from kartenwerk.products.prints.mark import mark_game_printed, mark_printed
from kartenwerk.products.watching.state import PageState
from kartenwerk.products.watching.watcher import FIRST, Watcher


def test_where_no_card_can_be_read_what_is_wrong_beside_them_is_told_too(tmp_path: Path) -> None:
    root = plain(tmp_path)
    deck = root / "deck.toml"
    deck.write_text(deck.read_text(encoding="utf-8").replace("[card]", '[card]\nid = "{{ nichts }}"'), "utf-8")
    (root / "kurzkarte.md").write_text("# A\n\n" + "Viel Text. " * 200 + "\n\n# B\n\nWenig.\n", encoding="utf-8")
    faults = Watcher(None, root, "").look().faults
    assert [fault.partition(":")[0] for fault in faults] == ["deck.toml", "kurzkarte.md"]


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
    assert watcher.look().decks[0].since == ""
    mark_printed(workshop(root), shelf_of(root), "0.6")
    assert {card.change for card in watcher.look().cards} == {""}
    table = root / "karten.csv"
    text = table.read_text(encoding="utf-8").replace("Behalte", "Verschenke").replace(";2\n", ";3\n")
    table.write_text(text + "Apfel;Iss ihn.;1\n", encoding="utf-8")
    state = watcher.look()
    assert state.decks[0].since == "0.6"
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
    assert (state.decks[0].since, state.faults, len(state.notes), len(state.cards)) == ("", (), 1, 4)


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
        "".join(state.faults).encode()
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

    monkeypatch.setattr("kartenwerk.products.watching.watcher.check_cards", fail)
    assert fault() == "this is a fault of the program: RuntimeError: an odd thing"
    monkeypatch.undo()
    assert (watcher.look().cards, watcher.look().faults) == (seen, ())


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
    assert (before.decks[0].unit, before.faults, len(before.cards) % 4) == ("pages", (), 0)
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
    """Each address in the page is a file beside it, and so are the fonts of its styles."""
    plain(tmp_path / "deck")
    out = tmp_path / "out"
    run("watch", tmp_path / "deck", "--once", "--out", out)
    page = (out / "index.html").read_text(encoding="utf-8")
    assert [name for name in re.findall(r'(?:href|src)="([^"#]+)"', page) if not (out / name).is_file()] == []
    assert len(list((out / "own/cards").iterdir())) == 3
    assert (out / "static/own.css").is_file() and [*(out / "static").glob("*.woff2")]
    assert "Brot" in page and 'action="' not in page


@pytest.mark.parametrize("command", [("watch",), ("open", "--deck")], ids=["watch", "open"])
@pytest.mark.parametrize("name", ["./nothing", "empty", "x" * 300 + "/", "..."])
def test_a_folder_without_a_deck_is_a_sentence(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...], name: str
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "empty").mkdir()
    assert "no deck" in run(*command, name, "--no-open").refusal


def test_the_same_page_has_the_same_bytes(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck")
    for name in ("one", "two"):
        run("watch", tmp_path / "deck", "--once", "--out", tmp_path / name)
    one, two = (
        {
            path.relative_to(tmp_path / name): path.read_bytes()
            for path in (tmp_path / name).rglob("*")
            if path.is_file()
        }
        for name in ("one", "two")
    )
    assert one == two


def test_what_looks_like_an_address_is_text(run: Run, tmp_path: Path) -> None:
    name = f"url(own/cards/{'0' * 32}.png) src=x href=own"
    plain(tmp_path / "deck", toml=ONE.replace('"Probe"', f'"{name}"'), csv='Name;Text;Count\nsrc=""own"";url(own);1\n')
    answer = run("watch", tmp_path / "deck", "--once", "--out", tmp_path / "out")
    assert (answer.code, answer.err) == (0, "")
    assert len(list((tmp_path / "out" / "own/cards").iterdir())) == 2


def test_what_has_changed_is_seen_beside_a_fault(tmp_path: Path) -> None:
    root = plain(tmp_path)
    watcher = Watcher(None, root, "")
    watcher.look()
    mark_printed(workshop(root), shelf_of(root), "0.6")
    table = root / "karten.csv"
    good = table.read_text(encoding="utf-8")
    table.write_text(good.replace("Verkaufe", "Kaufe").replace("Behalte", ":fehlt:"), encoding="utf-8")
    state = watcher.look()
    assert [(card.id, card.change, card.is_former, len(card.faults)) for card in state.cards] == [
        ("001", "changed", False, 0),
        ("002", "", True, 1),
        ("back-1", "", False, 0),
    ]
    assert (state.decks[0].since, state.decks[0].removed) == ("0.6", ())


def test_at_first_some_cards_are_shown_before_the_others(tmp_path: Path) -> None:
    rows = "".join(f"Karte {number};Text {number};1\n" for number in range(14))
    root, early = plain(tmp_path, csv=f"Name;Text;Count\n{rows}"), list[tuple[PageState, int]]()
    watcher = Watcher(None, root, "")
    state = watcher.look(lambda state: early.append((state, len(watcher.pictures))))
    assert [(seen.cards == state.cards, drawn) for seen, drawn in early] == [(True, FIRST)]
    assert len(watcher.pictures) == 15
    watcher.look(lambda state: pytest.fail("shown early though all is there"))


# A game


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A small game: two decks, of which the second has suits and ranks, and a round part without a back."""
    shutil.copytree(project_root() / "docs/own/nebelhorn", tmp_path / "game")
    for name in ("boje", "brett", "muenze", "schiff", "see", "wetterwuerfel"):
        (tmp_path / f"game/parts/{name}.toml").unlink()
    for path in (tmp_path / "game").glob("*.md"):
        path.write_text("# Nebelhorn\n\nText.\n", encoding="utf-8")  # they show parts that are not there any more
    toml = tmp_path / "game/game.toml"
    text = toml.read_text(encoding="utf-8")
    toml.write_text(re.sub(r"(?m)^parts = .*$", 'parts = ["licht"]', text), encoding="utf-8")
    return tmp_path / "game"


def mark_game(root: Path, name: str) -> None:
    found = Workshop.over(None, root)
    assert isinstance(found, GameWorkshop)
    mark_game_printed(found, game_shelf_of(root), name)


def edit(path: Path, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_a_game_is_seen_with_all_its_decks_and_parts_in_each_language(game: Path) -> None:
    state = Watcher(None, game, "").look()
    seen = [(deck.name, deck.language, deck.unit, deck.shape) for deck in state.decks]
    assert (state.title, state.faults) == ("Nebelhorn", ())
    assert [each for each in seen if each[1] == "de"] == [
        ("haupt", "de", "cards", "rectangle"),
        ("auftrag", "de", "cards", "rectangle"),
        ("licht", "de", "pieces", "round"),
    ]
    assert [deck.name for deck in state.in_language("en")] == ["haupt", "auftrag", "licht"]
    assert {deck.language for deck in state.in_language("en") if deck.unit == "cards"} == {"en"}


def test_a_fault_in_a_deck_of_a_game_stands_at_its_card_and_leaves_the_others(game: Path) -> None:
    watcher = Watcher(None, game, "")
    before = watcher.look()
    table = game / "decks/haupt/karten.csv"
    text = table.read_text(encoding="utf-8")
    mark_game(game, "1.0")
    table.write_text(text.replace("Sieh dir einen", "Sieh dir :keinen: einen", 1), encoding="utf-8")
    state = watcher.look()
    assert [fault.partition(" (")[0] for fault in state.faults] == ["decks/haupt/karten.csv: row 2, column text@de"]
    assert [(card.id, card.picture != "") for card in state.decks[0].cards if card.faults] == [("moewe-1", True)]
    assert [deck.cards for deck in state.decks[1:]] == [deck.cards for deck in before.decks[1:]]
    table.write_text(text.replace("Sieh dir einen", "Sieh dir keinen", 1), encoding="utf-8")
    state = watcher.look()
    assert [card.id for card in state.decks[0].cards if card.change] == ["moewe-1"]
    assert (state.faults, state.decks[0].since, state.decks[0].to_print) == ((), "1.0", 1)
    (game / "decks/auftrag/deck.toml").write_text("= = =", encoding="utf-8")
    broken = watcher.look()
    assert [deck.cards for deck in broken.decks if deck.name == "auftrag"] == [
        deck.cards for deck in state.decks if deck.name == "auftrag"
    ]
    assert "decks/auftrag/deck.toml" in broken.faults[0]


def test_each_deck_and_part_is_compared_with_the_print_of_the_game_in_each_language(game: Path) -> None:
    watcher = Watcher(None, game, "")
    printed = {card.picture for card in watcher.look().cards}
    assert watcher.look().since == ""
    mark_game(game, "1.0")
    assert (watcher.look().since, watcher.look().changed) == ("1.0", ())
    edit(game / "decks/haupt/karten.csv", "Sieh dir einen", "Sieh dir keinen")
    edit(game / "parts/licht.toml", 'colour = "licht"', 'colour = "rost"')
    state = watcher.look()
    found = {(deck.name, deck.language): (deck.since, deck.to_print) for deck in state.decks}
    assert found.pop(("haupt", "de")) == ("1.0", 1)
    assert found.pop(("licht", "de")) == ("1.0", 12)  # which says the same in English
    assert {*found.values()} == {("1.0", 0)}
    changed = [card for card in state.cards if card.change]
    assert [card.id for card in changed] == ["moewe-1", "licht", "back-1"]
    assert [card.columns for card in changed] == [("text@de",), (), ()]
    for card in changed:
        assert watcher.pictures[card.was] != watcher.pictures[card.picture]
        assert card.picture not in printed
    edit(game / "game.toml", ', "auftrag"', "")
    assert watcher.look().gone == ("Aufträge",)
    (game / ".kartenwerk/prints/001.json").write_text("{", encoding="utf-8")
    state = watcher.look()
    assert (state.since, state.gone, state.faults) == ("", (), ())
    assert sum("001.json" in note for note in state.notes) == 1


def test_what_only_one_language_has_anew_is_new_in_that_language_alone(game: Path) -> None:
    """A part that says something else in English from now on was not printed in English."""
    mark_game(game, "1.0")
    watcher = Watcher(None, game, "")
    watcher.look()
    edit(game / "parts/licht.toml", "count = 12", 'count = 12, "name@de" = "Licht", "name@en" = "Light"')
    box = '[layouts.licht.boxes.name]\nkind = "text"\nbox = [4, 19, 17, 5]\ntext = "{{ name }}"\n[layouts.licht]'
    edit(game / "parts/licht.toml", "[layouts.licht]", box)
    state = watcher.look()
    assert state.faults == ()
    lights = {deck.language: deck for deck in state.decks if deck.name == "licht"}
    assert {language: lights[language].cards[0].change for language in lights} == {"de": "changed", "en": "added"}
