"""The score pad of a deck of one's own: what `[pad]` of its deck.toml names stands on the leaf, or is a fault."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, deck, fault_of, plain, workshop
from tests.support import Run

from kartenwerk.graphics.display import Text, walk
from kartenwerk.products.pad.custom import custom_layout, custom_pad, custom_pad_page

ROWS = '[pad]\ntitle = "Kasse"\ncolumns = ["Anna", "Bert"]\nrows = ["Bargeld", "Waren"]\nfoot = "Summe"\n'


def words(root: Path, pad: str) -> list[str]:
    shop = workshop(plain(root, toml=f"{ONE}\n{pad}"))
    assert shop.deck is not None
    (leaf,) = custom_pad(shop.catalog, shop.deck, custom_pad_page(shop.catalog, shop.deck)).draw(shop)
    return [item.text for item in walk(leaf.items) if isinstance(item, Text)]


def test_the_words_of_pad_box_and_title_are_printed_as_their_language_writes_them(tmp_path: Path) -> None:
    told = 'title = "Harry\'s -- log"\nlanguage = "en"'
    pad = '\n[pad]\ntitle = "Captain\'s log"\nrows = ["Ann\'s", "2"]\n\n[tuckbox]\ntext = \'2-4 "divers"\'\n'
    file = deck(plain(tmp_path, toml=ONE.replace('title = "Probe"', told) + pad)).tools.file
    assert (file.title, file.tuckbox.text) == ("Harry’s – log", "2–4 “divers”")
    assert file.pad is not None
    assert (file.pad.title, file.pad.rows, file.pad.columns) == ("Captain’s log", ("Ann’s", "2"), 4)


def test_columns_rows_foot_and_title_stand_on_the_leaf(tmp_path: Path) -> None:
    told = words(tmp_path, ROWS)
    for word in ("KASSE", "Anna", "Bert", "Bargeld", "Waren", "Summe"):
        assert any(word in each for each in told), word
    assert not any(word in each for each in told for word in ("Punkte", "Ergebnis"))


def test_numbers_make_blank_heads_and_numbered_rows(tmp_path: Path) -> None:
    told = words(tmp_path, "[pad]\ncolumns = 3\nrows = 7\n")
    assert [word for word in told if word.isdecimal()] == [str(number) for number in range(1, 8)] * told.count("1")
    assert "PROBE" in told
    assert "Ergebnis" in told


def test_an_english_leaf_is_english(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=ONE.replace('size = "poker"', 'size = "poker"\nlanguage = "en"') + "[pad]\n"))
    assert shop.deck is not None
    (leaf,) = custom_pad(shop.catalog, shop.deck, "a6").draw(shop)
    told = {item.text for item in walk(leaf.items) if isinstance(item, Text)}
    assert {"Date", "Total"} <= told


def test_names_of_rows_have_the_room_they_need(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=f'{ONE}\n[pad]\nrows = ["Siegpunkte am Ende"]\n'))
    assert shop.deck is not None
    layout = custom_layout(shop.catalog, shop.deck, "a6")
    assert layout.number > shop.tools(shop.deck).copyfit.length("Siegpunkte am Ende", "text", 3.0)
    assert sum(column.width for column in layout.columns) + layout.number <= layout.right - layout.left + 1e-6


def test_what_fits_no_small_leaf_takes_a_larger_one(tmp_path: Path) -> None:
    shop = workshop(plain(tmp_path, toml=f"{ONE}\n[pad]\nrows = 22\n"))
    assert shop.deck is not None
    assert custom_pad_page(shop.catalog, shop.deck) == "a5"


@pytest.mark.parametrize(
    ("pad", "said"),
    [
        ("rows = 100", "deck.toml: pad.rows: so many rows do not fit on a leaf"),
        (f"columns = {list('abcdefghijklmnopqrst')}", "deck.toml: pad.columns: so many columns"),
        ("columns = 0", "deck.toml: pad.columns: the value does not fit"),
        ("columns = []", "deck.toml: pad.columns: the value does not fit"),
        ("colums = 3", "deck.toml: pad.colums: there is no such key (did you mean columns?)"),
        ('title = "日本"', "deck.toml: pad.title: the font lacks a character"),
        ('rows = ["Ω漢"]', "deck.toml: pad.rows: the font lacks a character"),
    ],
)
def test_what_cannot_be_set_is_told(pad: str, said: str) -> None:
    assert said in fault_of(toml=f"{ONE}\n[pad]\n{pad}\n")


def test_the_pad_is_a_product_and_part_of_the_kit(run: Run, tmp_path: Path) -> None:
    from kartenwerk.products.kits.kit import kit_products

    folder = plain(tmp_path / "deck", toml=f"{ONE}\n{ROWS}")
    answer = run("pad", folder, "--sheets", "3", "--out", tmp_path / "out", "--json").json
    (file,) = answer["files"]
    assert (file["path"].endswith("probe/block_a6_auf_a4.pdf"), file["pages"], answer["complaints"]) == (True, 1, [])
    shop = workshop(folder)
    assert "probe/block_a6_auf_a4.pdf" in [
        product.path for product in kit_products(shop.catalog, shop.catalog.deck("probe"), "a4")
    ]


def test_the_pad_alone_is_the_one_of_the_kit(run: Run, tmp_path: Path) -> None:
    """Both write the same file, so it must not change with the command; more leaves are asked for."""
    folder = plain(tmp_path / "deck", toml=f"{ONE}\n{ROWS}")
    file = tmp_path / "out" / "probe" / "block_a6_auf_a4.pdf"
    run("pad", folder, "--out", tmp_path / "out")
    alone = file.read_bytes()
    run("kit", folder, "--out", tmp_path / "out")
    assert file.read_bytes() == alone
    (more,) = run("pad", folder, "--sheets", "25", "--out", tmp_path / "out", "--json").json["files"]
    assert more["pages"] == 7


def test_a_deck_without_a_pad_says_so(run: Run, tmp_path: Path) -> None:
    answer = run("pad", plain(tmp_path / "deck"), "--out", tmp_path / "out")
    assert answer.code == 1
    assert answer.err.strip() == "kartenwerk: deck.toml: pad: the deck has no score pad; expected a table [pad]"
    assert run("pad", tmp_path / "deck", "--rows", "3", "--out", tmp_path / "out").err.startswith(
        "kartenwerk: --rows: the pad of a deck of one's own is described in its deck.toml"
    )


def test_every_table_of_a_leaf_has_room_for_its_date(tmp_path: Path) -> None:
    told = words(tmp_path, '[pad]\nrows = ["Bargeld", "Waren"]\n')
    assert told.count("Datum") == told.count("Bargeld") > 1
