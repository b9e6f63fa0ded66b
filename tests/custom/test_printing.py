"""What is printed of a deck of one's own: backs behind fronts, the same bytes everywhere, one face for one cell."""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from io import BytesIO
from itertools import pairwise
from pathlib import Path
from unicodedata import normalize

import pikepdf
import pytest
from PIL import Image
from tests.custom.decks import ICON, ONE, picture, plain, workshop, write
from tests.support import Run

from kartenwerk.base.inputs import parse_toml
from kartenwerk.catalog import Backs
from kartenwerk.custom.check import check_faces
from kartenwerk.custom.faces import CustomFaces
from kartenwerk.graphics.display import IDENTITY, Form, Group, Matrix, Place, Text, walk
from kartenwerk.graphics.display import Image as PlacedImage
from kartenwerk.printing.pdf import packing
from kartenwerk.printing.preflight import check as preflight
from kartenwerk.products.check import check_all

SAMPLES = Path(__file__).parent.parent.parent / "docs" / "own"

TWO_BACKS = (
    ONE.replace('back = "muster"', 'back = "{{ back }}"')
    + """
[layouts.andere]
extends = "pattern"
ground = "tinte"
icon = "muenze"
"""
)
MIXED = "Name;Text;Count;Back\nA;x;5;muster\nB;y;6;andere\nC;z;4;muster\n"


@pytest.mark.parametrize("command", ["deck", "kit", "check", "box"])
def test_a_folder_near_here_is_offered_where_its_name_is_misspelt(
    command: str, run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain(tmp_path / "zugvoegel")
    plain(tmp_path / "alle")
    monkeypatch.chdir(tmp_path)
    assert "(did you mean zugvoegel?); found" in run(command, "zugvogel").refusal


def test_findings_of_one_kind_are_told_once_with_their_pages(run: Run, tmp_path: Path) -> None:
    toml = ONE.replace("[colours]", '[colours]\nbraun = { screen = "#806040", cmyk = [40, 50, 60, 10] }')
    small = 'extends = "title-text"\n[layouts.karte.boxes.text]\ncolour = "braun"\nsize = 7'
    deck = plain(tmp_path / "deck", toml=toml.replace('extends = "title-text"', small))
    done = run("deck", deck, "--out", tmp_path / "out", "--plain")
    told = [line for line in done.err.splitlines() if "small letters in four inks" in line]
    assert len(told) == 2
    assert told[1].endswith("; 3 such on 3 pages")


@pytest.mark.parametrize("deck", ["marktplatz", "wetterspiel"])
def test_a_sample_is_printed_without_a_fault_or_a_finding(deck: str, run: Run, tmp_path: Path) -> None:
    answer = run("deck", SAMPLES / deck, "--out", tmp_path, "--json").json
    assert (answer["ok"], answer["complaints"]) == (True, [])
    assert {"marktplatz": 54, "wetterspiel": 40}[deck] * 2 == answer["files"][1]["pages"]


def test_every_back_lies_behind_its_front_on_each_way_to_turn(tmp_path: Path) -> None:
    from kartenwerk.products.cards.selection import whole_deck
    from kartenwerk.products.cards.sheets import SheetLayout, impose_cards

    shop = workshop(plain(tmp_path, toml=TWO_BACKS, csv=MIXED))
    cards = whole_deck(shop.catalog, shop.catalog.deck("probe"))
    fronts, backs = cards.sides(shop)
    assert [form.name for form in backs] == ["back muster"] * 5 + ["back andere"] * 6 + ["back muster"] * 4
    middle = cards.boxes.width / 2, cards.boxes.height / 2
    ways: tuple[Backs, ...] = ("long-edge", "short-edge")
    for way in ways:
        pages = impose_cards(shop, fronts, backs, cards.boxes, SheetLayout("a4", way))
        for front, back in zip(pages[::2], pages[1::2], strict=True):
            behind = placed(back.items, middle)
            for x, y, name in placed(front.items, middle):
                mirrored = (front.width - x, y) if way == "long-edge" else (x, front.height - y)
                found = [each for each in behind if abs(each[0] - mirrored[0]) + abs(each[1] - mirrored[1]) < 0.01]
                assert [each[2] for each in found] == ["back andere" if name == "002" else "back muster"]


def placed(
    items: Iterable[object], middle: tuple[float, float], matrix: Matrix = IDENTITY
) -> list[tuple[float, float, str]]:
    """Where the middles of cards lie on a sheet."""
    found = []
    for item in items:
        if isinstance(item, Group):
            found += placed(item.items, middle, item.matrix.then(matrix))
        elif isinstance(item, Place):
            found.append((*item.matrix.then(matrix).apply(*middle), item.form.name))
    return found


def test_the_same_folder_gives_the_same_bytes_elsewhere_and_with_names_of_a_mac(run: Run, tmp_path: Path) -> None:
    toml = ONE + '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [5, 60, 20, 20]\npicture = "brücke"\n'
    first = plain(tmp_path / "eins", toml=toml, **{"bilder/brücke.svg": ICON})
    second = tmp_path / "zwei" / "tiefer"
    shutil.copytree(first, second)
    (second / "bilder" / "brücke.svg").rename(second / "bilder" / normalize("NFD", "brücke.svg"))
    for number, root in enumerate((first, second)):
        run("deck", root, "--out", tmp_path / f"out{number}")
    for name in ("karten_a4.pdf", "karten_einzeln.pdf"):
        one, two = ((tmp_path / f"out{number}" / "probe" / name).read_bytes() for number in (0, 1))
        assert one == two


def test_one_changed_cell_makes_one_face(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("KARTENWERK_CACHE", str(tmp_path / "cache"))  # that of other tests may know the face
    root = plain(tmp_path / "deck")
    shop = workshop(root)
    assert check_all(shop).faults == []
    table = root / "karten.csv"
    table.write_text(table.read_text(encoding="utf-8").replace("Behalte", "Verschenke"), encoding="utf-8")
    again = workshop(root)
    deck = again.deck
    assert deck is not None
    faces: CustomFaces = again.custom_tools.faces()
    check_faces(deck, faces, again.cache)
    assert faces.count == 1


def test_line_pitch_is_even_and_icons_do_not_widen_it(tmp_path: Path) -> None:
    text = "Eins :muenze: zwei drei vier fünf sechs sieben acht neun :muenze: zehn elf zwölf dreizehn vierzehn"
    shop = workshop(plain(tmp_path, csv=f"Name;Text\nA;{text}\n"))
    assert shop.deck is not None
    face = shop.custom_tools.faces().front(shop.deck.kinds[0])
    lines = sorted({item.y for item in walk(face.items) if isinstance(item, Text) and item.size == 10})
    steps = [round(b - a, 3) for a, b in pairwise(lines)]
    assert len(lines) > 2
    assert len(set(steps)) == 1


def test_a_transparent_picture_over_another_is_flattened_and_leaves_the_rest_as_it_was(tmp_path: Path) -> None:
    half = Image.new("RGBA", (400, 400))
    half.paste((200, 30, 30, 128), (100, 100, 300, 300))
    target = BytesIO()
    half.save(target, "PNG")
    toml = ONE + (
        '\n[layouts.karte.boxes.grund]\nkind = "picture"\nbox = "bleed"\npicture = "grund"\n'
        '\n[layouts.karte.boxes.rahmen]\nkind = "picture"\nbox = [20, 20, 20, 20]\npicture = "rahmen"\n'
    )
    files = {"bilder/grund.png": picture("RGB", (900, 1300), (40, 120, 160)), "bilder/rahmen.png": target.getvalue()}
    shop = workshop(plain(tmp_path, toml=toml, csv="Name;Text\nA;x\n", **files))
    assert shop.deck is not None
    face = shop.custom_tools.faces().front(shop.deck.kinds[0])
    ground, flat = (item for item in walk(face.items) if type(item).__name__ == "Image")
    plates = packing.unpack(flat.raster.packed(False), flat.raster.columns, flat.raster.rows)  # type: ignore[union-attr]
    below = packing.unpack(ground.raster.packed(False), ground.raster.columns, ground.raster.rows)  # type: ignore[union-attr]
    inks = below.getpixel((5, 5))
    assert all(abs(a - b) <= 2 for a, b in zip(plates.getpixel((3, 3)), inks, strict=True))  # type: ignore[arg-type]
    middle = plates.getpixel((plates.width // 2, plates.height // 2))
    above = press_inks((200, 30, 30), toml, tmp_path / "above")
    blended = [below + (over - below) * 128 / 255 for below, over in zip(inks, above, strict=True)]  # type: ignore[arg-type]
    assert all(abs(a - b) <= 3 for a, b in zip(middle, blended, strict=True))  # type: ignore[arg-type]


def press_inks(colour: tuple[int, int, int], toml: str, folder: Path) -> tuple[int, ...]:
    """What the ground of such a deck is on the plates when its picture is of this colour."""
    clear = picture("RGBA", (400, 400), (0, 0, 0, 0))
    files = {"bilder/grund.png": picture("RGB", (900, 1300), colour), "bilder/rahmen.png": clear}
    shop = workshop(plain(folder, toml=toml, csv="Name;Text\nA;x\n", **files))
    face = shop.custom_tools.faces().front(shop.deck.kinds[0])
    ground = next(item for item in walk(face.items) if isinstance(item, PlacedImage))
    return packing.unpack(ground.raster.packed(False), ground.raster.columns, ground.raster.rows).getpixel((5, 5))  # type: ignore[return-value]


def test_pictures_come_to_press_in_cmyk_within_the_ink_limit(run: Run, tmp_path: Path) -> None:
    toml = ONE + '\n[layouts.karte.boxes.bild]\nkind = "picture"\nbox = [0, 0, 63, 40]\npicture = "dunkel"\n'
    plain(tmp_path / "deck", toml=toml, **{"bilder/dunkel.png": picture("RGB", (900, 600), (6, 10, 30))})
    run("deck", tmp_path / "deck", "--out", tmp_path / "out")
    data = (tmp_path / "out" / "probe" / "karten_einzeln.pdf").read_bytes()
    assert preflight(data) == []
    with pikepdf.open(BytesIO(data)) as file:
        images = [
            each for each in file.objects if isinstance(each, pikepdf.Stream) and each.get("/Subtype") == "/Image"
        ]
        (image,) = images
        assert image.ColorSpace == "/DeviceCMYK"
        plates = Image.frombytes("CMYK", (int(image.Width), int(image.Height)), image.read_bytes())
    assert sum(plates.getpixel((9, 9))) / 2.55 <= 241  # type: ignore[arg-type]


def test_a_deck_is_printed_on_another_size_and_without_backs_and_folded(run: Run, tmp_path: Path) -> None:
    plain(tmp_path / "deck")
    for words in (("--size", "skat"), ("--backs", "gutterfold"), ("--backs", "none"), ("--png", "100")):
        assert run("deck", tmp_path / "deck", *words, "--out", tmp_path / "out").code == 0
    told = run("deck", tmp_path / "deck", "--size", "25x40", "--out", tmp_path / "out").refusal
    assert "the deck's design would have to be scaled too far" in told
    assert "no such variant" in run("deck", tmp_path / "deck", "--braille", "--out", tmp_path / "out").refusal


@pytest.mark.parametrize(
    ("words", "spoken", "table"),
    [((), "de_AT.UTF-8", "karten.csv"), ((), "C", "cards.csv"), (("--lang", "de"), "C", "karten.csv")],
)
def test_a_new_deck_is_in_the_language_of_whoever_begins_it(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...], spoken: str, table: str
) -> None:
    monkeypatch.setenv("LANG", spoken)
    assert run("new", "deck", tmp_path / "deck", *words).code == 0
    assert (tmp_path / "deck" / table).is_file()


def test_a_new_deck_prints_at_once_and_overwrites_nothing(run: Run, tmp_path: Path) -> None:
    root = tmp_path / "mein-spiel"
    run("new", "deck", root, "--language", "de")
    answer = run("kit", root, "--out", tmp_path / "out", "--json").json
    assert {Path(file["path"]).name for file in answer["files"]} >= {
        "karten_a4.pdf",
        "schachtel.pdf",
        "druckanleitung.pdf",
    }
    assert answer["complaints"] == []
    assert "there is a deck already" in run("new", "deck", root).refusal


def test_a_new_deck_has_its_name_as_it_is_written_but_for_signs_of_no_font(run: Run, tmp_path: Path) -> None:
    root = tmp_path / 'Glück "auf" 😀'
    run("new", "deck", root, "--language", "de")
    text = (root / "deck.toml").read_text(encoding="utf-8")
    assert parse_toml(text, "deck.toml")["title"] == 'Glück "auf"'
    assert "Glück" in text


def test_a_table_is_taken_over_and_what_was_guessed_is_written_out(run: Run, tmp_path: Path) -> None:
    table = (
        write(tmp_path, {"Karten.csv": "Titel;Beschreibung;Menge\nBrot;Iss es.;2\n".encode("cp1252")}) / "Karten.csv"
    )
    run("new", "deck", tmp_path / "brot", "--csv", table)
    toml = (tmp_path / "brot" / "deck.toml").read_text(encoding="utf-8")
    assert 'title = "{{ titel }}"' in toml
    assert 'count = "{{ menge }}"' in toml
    assert run("check", tmp_path / "brot", "--json").json["cards"] == 2


def test_a_new_deck_takes_no_column_for_what_its_layout_does_not_show(tmp_path: Path) -> None:
    from kartenwerk.base.data import DataRoots
    from kartenwerk.custom.deckfile import DeckFile
    from kartenwerk.custom.new import deck_of_table

    table = write(tmp_path, {"t.csv": "Name;Art;Wert;Text;Bild;Rückseite\nA;x;1;y;;Wald\nB;x;1;y;;Feld\n"}) / "t.csv"

    def made(layout: str | None) -> DeckFile:
        return DeckFile.model_validate(
            parse_toml(deck_of_table(DataRoots.over(), "t", table, layout).files["deck.toml"].decode(), "deck.toml")
        )

    told = made(None)
    assert (told.card.picture, told.card.cost, told.card.number) == ("{{ bild }}", "{{ wert }}", None)
    assert told.card.back == "{{ rückseite }}"
    assert [*told.layouts] == ["karte", "Wald", "Feld"]
    plain_text = made("title-text").card
    assert (plain_text.picture, plain_text.cost, plain_text.number, plain_text.text) == (None, None, None, "{{ text }}")


def test_the_form_of_an_icon_is_drawn_once(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, csv="Name;Text\nA;:muenze: und :muenze:\n"))
    assert shop.deck is not None
    face = shop.custom_tools.faces().front(shop.deck.kinds[0])
    forms: list[Form] = [item.form for item in walk(face.items) if isinstance(item, Place)]
    assert len(forms) == 2
    assert len({form.key for form in forms}) == 1


def test_rules_in_the_folder_become_a_booklet_in_every_format(run: Run, tmp_path: Path) -> None:
    rules = "# Ziel\n\nSammelt Brot.\n\n:001: :002:\n\nAm besten ist :001:.\n"
    plain(tmp_path / "deck", **{"regeln.md": rules})
    answer = run("kit", tmp_path / "deck", "--out", tmp_path / "out", "--json").json
    names = {Path(file["path"]).name for file in answer["files"]}
    assert names >= {
        "regeln_a6.pdf",
        "regeln_a5_auf_a4.pdf",
        "schachtelheft.pdf",
        "regeln_grossdruck.pdf",
        "regeln.txt",
    }
    assert answer["complaints"] == []
    text = (tmp_path / "out" / "probe" / "regeln.txt").read_text(encoding="utf-8")
    assert "Bild: Brot, Käse" in text
    assert "Am besten ist Brot." in text
    (tmp_path / "deck" / "regeln.md").write_text(":003:\n", encoding="utf-8")
    told = run("kit", tmp_path / "deck", "--out", tmp_path / "out").refusal
    assert told.startswith("kartenwerk: regeln.md: line 1: there is no card and no icon of that name")


def test_a_preview_shows_cards_with_round_corners_whatever_their_ground(tmp_path: Path) -> None:
    from kartenwerk.products.pictures.preview import deck_preview

    toml = ONE.replace('extends = "title-text"', 'extends = "title-text"\nground = "rot"')
    for number, table in enumerate(("Name;Text\nA;x\n", "Name;Text;Count\nA;x;2\n")):
        shop = workshop(plain(tmp_path / str(number), toml=toml, csv=table))
        made = deck_preview(shop.deck).make(shop)
        with Image.open(BytesIO(made.data)) as picture:
            seen = picture.convert("RGB")
        ground = seen.getpixel((1, 1))
        left = next(x for x in range(seen.width) if seen.getpixel((x, seen.height // 2)) != ground)
        top = next(y for y in range(seen.height) if seen.getpixel((left + 90, y)) != ground)
        assert seen.getpixel((left + 1, top + 1)) == ground
        assert seen.getpixel((left + 30, top + 30)) != ground
