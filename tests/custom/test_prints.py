"""The loop of whoever prints a deck again and again: what is marked as printed, and what has changed since."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2
import pytest
from tests.custom.decks import ONE, TABLE, picture, plain, workshop
from tests.support import Run

from kartenwerk.base.cache import ENVIRONMENT
from kartenwerk.base.errors import DataError, KartenwerkError
from kartenwerk.custom.prints.compare import DeckDifference, compare_prints
from kartenwerk.custom.prints.record import Print
from kartenwerk.custom.prints.shelf import PICTURES, PRINTS, shelf_of
from kartenwerk.graphics.display import Image, Raster, walk
from kartenwerk.products.check import check_all
from kartenwerk.products.prints.mark import draw_pictures, mark_printed, take_print
from kartenwerk.products.prints.pairs import PairMaker


def mark(root: Path, name: str | None = None) -> Print:
    return mark_printed(workshop(root), shelf_of(root), name)


def changes(root: Path) -> DeckDifference:
    return compare_prints(shelf_of(root).find(None), take_print(workshop(root)).record)


def edit(root: Path, file: str, old: str, new: str) -> None:
    path = root / file
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def test_of_a_deck_that_is_as_it_was_printed_nothing_has_changed(tmp_path: Path) -> None:
    root = plain(tmp_path)
    record = mark(root)
    found = changes(root)
    assert (record.number, record.label, found.is_empty, found.needed, found.files) == (1, "001", True, [], ())


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('rot = "#A8502A"', 'rot = "#A8502A"\nunbenutzt = "#123456"'),
        ('rot = "#A8502A"', 'rost = "#A8502A"'),
        ('title = "Probe"', 'title = "Probe"\nversion = "0.7"'),
    ],
)
def test_what_no_card_shows_changes_no_card(tmp_path: Path, old: str, new: str) -> None:
    root = plain(tmp_path)
    mark(root)
    edit(root, "deck.toml", old, new)
    if "rost" in new:
        edit(root, "deck.toml", 'ground = "rot"', 'ground = "rost"')
    found = changes(root)
    assert (found.is_empty, found.files) == (True, ("deck.toml",))


def test_a_changed_cell_changes_its_card_and_names_its_column(tmp_path: Path) -> None:
    root = plain(tmp_path)
    mark(root)
    edit(root, "karten.csv", "Verkaufe", "Tausche")
    found = changes(root)
    assert [(each.new.id, each.columns) for each in found.changed] == [("001", ("Text",))]
    assert (found.backs, found.counts, found.needed) == ((), (), ["001", "001"])


def test_of_a_higher_count_only_the_copies_that_are_missing_are_printed(tmp_path: Path) -> None:
    root = plain(tmp_path)
    mark(root)
    edit(root, "karten.csv", ";2\n", ";3\n")
    found = changes(root)
    assert [(each.old.count, each.new.count) for each in found.counts] == [(2, 3)]
    assert (found.changed, found.needed) == ((), ["001"])
    edit(root, "karten.csv", ";3\n", ";1\n")
    assert (changes(root).needed, changes(root).is_empty) == ([], False)


def test_a_row_that_is_put_in_above_others_is_one_new_card(tmp_path: Path) -> None:
    """The cards below it have other numbers for ids, and are printed as they were."""
    root = plain(tmp_path)
    mark(root)
    edit(root, "karten.csv", "Brot;", "Apfel;Iss ihn.;1\nBrot;")
    found = changes(root)
    assert ([card.title for card in found.added], found.changed, found.removed) == (["Apfel"], (), ())
    edit(root, "karten.csv", "Käse;Behalte ihn.;1\n", "")
    found = changes(root)
    assert ([card.title for card in found.removed], found.needed) == (["Käse"], ["001"])


def test_another_back_is_no_other_front(tmp_path: Path) -> None:
    root = plain(tmp_path)
    mark(root)
    edit(root, "deck.toml", "#A8502A", "#2A50A8")
    found = changes(root)
    assert ([each.new.id for each in found.backs], found.changed) == (["001", "002"], ())
    assert found.needed == ["001", "001", "002"]


def test_prints_are_numbered_and_found_by_name_or_number(tmp_path: Path) -> None:
    root = plain(tmp_path)
    edit(root, "deck.toml", 'title = "Probe"', 'title = "Probe"\nversion = "0.6"')
    assert [mark(root, name).label for name in (None, "Messe", "0.6", "2")] == ["0.6", "Messe", "0.6", "2"]
    shelf = shelf_of(root)
    assert [shelf.find(since).number for since in (None, "0.6", "Messe", "001", "3", "2")] == [4, 3, 2, 1, 3, 4]
    with pytest.raises(KartenwerkError, match=r"no print of this name or number \(did you mean Messe\?\)"):
        shelf.find("Mese")
    with pytest.raises(KartenwerkError, match="nothing is marked as printed yet"):
        shelf_of(plain(tmp_path / "other")).find(None)


def test_a_print_twice_is_the_same_file_and_keeps_each_picture_once(tmp_path: Path) -> None:
    root, other = plain(tmp_path / "a"), plain(tmp_path / "b")
    mark(root), mark(other)
    assert (root / PRINTS / "001.json").read_bytes() == (other / PRINTS / "001.json").read_bytes()
    before = sorted((root / PICTURES).iterdir())
    mark(root)
    assert sorted((root / PICTURES).iterdir()) == before
    assert len(before) == 3


def test_a_strangers_prints_are_read_with_care(tmp_path: Path) -> None:
    root = plain(tmp_path / "deck")
    record = mark(root)
    file = root / PRINTS / "001.json"
    good = file.read_text(encoding="utf-8")
    face = record.cards[0].front
    kept = root / PICTURES / f"{record.pictures[face]}.png"
    shelf = shelf_of(root)
    assert shelf.picture(record, face) is not None
    for content, why in ((b"GIF89a", "this is not the picture that was printed"), (None, "the picture is missing")):
        kept.write_bytes(content) if content else kept.unlink()
        shelf = shelf_of(root)
        assert shelf.picture(record, face) is None
        assert [str(note).partition(": ")[2] for note in shelf.notes] == [f"{why}, so it is not shown"]
    for text, why in (
        ("{", "the file is no JSON"),
        ("[" * 100_000, "the file is no JSON"),
        ("[]", "the file is no print of a deck"),
        (good.replace('"format": 1', '"format": 99'), "kartenwerk must be newer"),
        (good.replace(record.pictures[face], "../../x"), "pictures"),
        (good.replace('"count": 2', '"count": 1e9'), "count"),
    ):
        file.write_text(text, encoding="utf-8")
        with pytest.raises((KartenwerkError, DataError), match=why):
            shelf_of(root).find(None)
    file.unlink()
    file.symlink_to(tmp_path / "outside.json")
    (tmp_path / "outside.json").write_text(good, encoding="utf-8")
    with pytest.raises(KartenwerkError, match="link that leads out"):
        shelf_of(root).find(None)


def test_nothing_is_marked_through_a_link_that_leads_out(tmp_path: Path) -> None:
    root, outside = plain(tmp_path / "deck"), tmp_path / "outside"
    outside.mkdir()
    (root / ".kartenwerk").symlink_to(outside)
    with pytest.raises(KartenwerkError):
        mark(root)
    assert not [*outside.iterdir()]


def test_the_commands_mark_compare_and_print_what_is_new(run: Run, tmp_path: Path) -> None:
    root, out = plain(tmp_path / "deck"), tmp_path / "out"
    first = plain(tmp_path / "first")
    assert "nothing is marked as printed yet" in run("diff", root).refusal
    assert run("printed", root, "--as", "0.6", "--json").json["number"] == 1
    assert run("deck", root, "--changed", "--out", out).out == "nothing to print: no card has changed since 0.6\n"
    assert not out.exists()
    edit(root, "karten.csv", "Verkaufe", "Tausche")
    answer = run("diff", root, "--json").json
    assert answer["editions"]["de"]["probe"]["changed"] == [{"id": "001", "columns": ["Text"], "copies": [2, 2]}]
    assert answer["to_print"] == 2
    lines = run("diff", root).out.splitlines()
    assert lines[:2] == ["Probe, since 0.6:", "  changed  001  Brot  Text"]
    assert run("diff", root, "--exit-code").code == 1
    assert run("diff", root, "--against", first, "--json").json["editions"] == answer["editions"]
    files = run("deck", root, "--changed", "--out", out, "--json").json["files"]
    assert [Path(file["path"]).name for file in files] == ["karten_neu_a4.pdf", "karten_neu_einzeln.pdf"]
    assert [file["pages"] for file in files] == [2, 4]
    assert json.loads((root / PRINTS / "001.json").read_text(encoding="utf-8"))["name"] == "0.6"


@pytest.mark.parametrize(
    ("words", "why"),
    [
        (("deck", "deutsch", "--changed"), "only a deck of your own is marked as printed"),
        (("deck", "ROOT", "--since", "1"), "it says since when cards have changed"),
        (("deck", "ROOT", "--changed", "--cards", "001"), "--changed chooses the cards itself"),
        (("printed", "ROOT", "--as", ""), "this is no name of a print"),
        (("printed", "ROOT", "--as", "x" * 21), "a text of 1 to 20 characters"),
        (("printed", "deutsch"), "there is no deck in this folder"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(
    run: Run, tmp_path: Path, words: tuple[str, ...], why: str
) -> None:
    root = plain(tmp_path, csv=TABLE)
    assert why in run(*(root if word == "ROOT" else word for word in words)).refusal
    assert not (root / ".kartenwerk").exists()


def test_old_stands_beside_new_with_a_frame_about_what_differs(run: Run, tmp_path: Path) -> None:
    root, out = plain(tmp_path / "deck"), tmp_path / "out"
    mark(root, "0.6")
    edit(root, "karten.csv", "Verkaufe", "Tausche")
    edit(root, "karten.csv", "Käse;Behalte ihn.;1", "Apfel;Iss ihn.;1")
    found = changes(root)
    taken = take_print(workshop(root))
    shop = workshop(root)
    pairs = [*PairMaker(found, shelf_of(root), draw_pictures(shop, taken.faces), shop.deck.tools.words).pairs()]
    assert [(pair.title, pair.change, pair.detail) for pair in pairs] == [
        ("Brot", "geändert", "Text"),
        ("Apfel", "geändert", "Name, Text"),
    ]
    frame = pairs[0].frame
    assert frame is not None
    assert (frame.width < 60, frame.height < 20) == (True, True)
    made = [
        Path(file["path"])
        for file in run("diff", root, "--png", "--pdf", "--html", "--out", out, "--json").json["made"]
    ]
    assert [path.name for path in made] == ["probe_001.png", "probe_002.png", "probe.pdf", "probe.html"]
    assert len(pypdfium2.PdfDocument(made[2])) == 1
    assert made[3].read_text(encoding="utf-8").count("data:image/png") == 4
    before = [path.read_bytes() for path in made]
    (root / PICTURES / f"{shelf_of(root).find(None).pictures[found.changed[0].old.front]}.png").write_bytes(b"")
    answer = run("diff", root, "--html", "--out", out, "--json").json
    assert ["this is not the picture that was printed" in note for note in answer["notes"]] == [True]
    assert made[3].read_text(encoding="utf-8").count("data:image/png") == 3
    assert [path.read_bytes() for path in made[:3]] == before[:3]


def test_a_picture_over_a_colour_follows_the_colour(tmp_path: Path) -> None:
    """Where a picture is transparent, what lies below becomes a part of it, and is kept with it."""
    boxes = (
        '\n[layouts.karte.boxes.band]\nkind = "shape"\nbox = [5, 50, 50, 30]\nfill = "rot"\n'
        '[layouts.karte.boxes.strich]\nkind = "shape"\nform = "line"\nbox = [5, 52, 50, 1]\nfill = "rot"\n'
        '[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [10, 50, 40, 25]\npicture = "foto"\n'
    )
    root = plain(tmp_path, toml=ONE + boxes, **{"bilder/foto.png": picture("RGBA", (640, 400), (40, 90, 160, 100))})

    def rasters() -> list[Raster]:
        shop = workshop(root)
        form = shop.custom_tools.faces().front(shop.deck.kinds[0])
        return [item.raster for item in walk(form.items) if isinstance(item, Image)]

    (before,) = rasters()
    pixels = before.packed(True)
    edit(root, "deck.toml", "#A8502A", "#2A50A8")
    (after,) = rasters()
    assert after.packed(True) != pixels


@pytest.mark.parametrize(
    ("old", "new", "drawn"),
    [
        ('rot = "#A8502A"', 'rot = "#A8502A"\nunbenutzt = "#123456"', 0),
        ('rot = "#A8502A"', 'rot = "#A8502A"\nink = "#123456"', 0),
        ('rot = "#A8502A"', 'rot = "#A8502A"\nmuenze = { screen = "#C9741A", cmyk = [0, 50, 90, 0] }', 2),
        ('rot = "#A8502A"', 'rot = "#2A50A8"', 1),
        ('rot = "#A8502A"', 'rot = { screen = "#A8502A", cmyk = [0, 60, 90, 20] }', 1),
        ('title = "Probe"', 'title = "Anderes"', 3),
    ],
)
def test_only_faces_that_use_what_has_changed_are_drawn_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, old: str, new: str, drawn: int
) -> None:
    """The coin stands on a card and on the back; its colour becomes that of a name with other inks."""
    root = plain(tmp_path)
    monkeypatch.setenv(ENVIRONMENT, str(tmp_path / "cache"))  # the other tests draw the same faces

    def faces_drawn() -> int:
        shop = workshop(root)
        check_all(shop).check()
        return shop.custom_tools.faces().count

    assert (faces_drawn(), faces_drawn()) == (3, 0)
    edit(root, "deck.toml", old, new)
    assert faces_drawn() == drawn
