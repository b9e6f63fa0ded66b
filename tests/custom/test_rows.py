"""Which rows become cards: those that are wanted, with the columns of other tables, one for each number of a range."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, TABLE, deck, faults, plain, write

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.rows import read_numbers

KINDS = "Sorte;Regal\nlaib;oben\nrad;unten\n"
SORTED = "Name;Sorte;Text\nBrot;Laib;x\nKäse;rad;y\nLuft;;z\n"


def toml(cards: str, more: str = "") -> str:
    return ONE.replace('cards = "karten.csv"', f"cards = {{ {cards} }}") + more


def cards(root: Path, given: str, card: str = "", **files: str | bytes) -> list[dict[str, str]]:
    text = toml(given).replace("[card]", f"[card]\n{card}")
    content = deck(plain(root, toml=text, **files))
    assert not content.report.faults, content.report.faults
    return [{name: str(value) for name, value in each.values.items()} for each in content.cards]


def fault(root: Path, given: str, **files: str | bytes) -> str:
    (found,) = faults(plain(root, toml=toml(given), **files))
    return found


@pytest.mark.parametrize(
    ("where", "names"),
    [
        ("count > 1", ["Brot"]),
        ("name != 'Brot' and 'Behalte' in text", ["Käse"]),
        ("true", ["Brot", "Käse"]),
    ],
)
def test_rows_that_are_not_wanted_are_no_cards(where: str, names: list[str], tmp_path: Path) -> None:
    assert [card["name"] for card in cards(tmp_path, f'table = "karten.csv", where = "{where}"')] == names


def test_a_row_that_is_not_wanted_has_no_fault(tmp_path: Path) -> None:
    table = "Name;Text;Count\nBrot;ernde;1\nKäse;ernte;1\n"
    lists = "\n[lists.text]\nernte = { name = 'Ernte' }\n"
    given = toml("table = 'karten.csv', where = \"name == 'Käse'\"", lists)
    assert faults(plain(tmp_path / "a", toml=given, csv=table)) == []
    other = toml("table = 'karten.csv', where = \"text == 'ernte'\"", lists)
    assert faults(plain(tmp_path / "b", toml=other, csv=table)) == []


@pytest.mark.parametrize(
    ("where", "told"),
    [
        ("cuont > 1", "deck.toml: cards.where: there is no column and no value cuont (did you mean count?)"),
        ("count = 1", "deck.toml: cards.where: equal is == in a condition"),
        ("name > 1", "karten.csv: row 2, column Name: this is no number; found Brot"),
        ("count > 9", "deck.toml: cards: the deck has no cards; expected a row for which `where` holds"),
        ("range(10**9)|list", "deck.toml: cards.where: the template cannot be filled: a range gets longer"),
        ("'x' * 10**10", "deck.toml: cards.where: the template cannot be filled: a text gets longer"),
    ],
)
def test_a_wrong_condition_is_told(where: str, told: str, tmp_path: Path) -> None:
    found = faults(plain(tmp_path, toml=toml(f'table = "karten.csv", where = "{where}"')))
    assert found[0].startswith(told), found


JOIN = 'table = "karten.csv", join = { table = "sorten.csv", on = "sorte" }'


def test_a_joined_table_gives_its_columns(tmp_path: Path) -> None:
    """Cells are compared whatever their case; an empty one joins nothing."""
    found = cards(tmp_path, JOIN, csv=SORTED, **{"sorten.csv": KINDS})
    assert [card["regal"] for card in found] == ["oben", "unten", ""]


def test_lists_and_conditions_see_joined_columns(tmp_path: Path) -> None:
    lists = "\n[lists.regal]\noben = { colour = 'rot' }\n"
    text = toml(JOIN + ", where = \"regal == 'oben'\"", lists)
    text = text.replace("[card]", '[card]\ncolour = "{{ regal.colour }}"')
    content = deck(plain(tmp_path, toml=text, csv=SORTED, **{"sorten.csv": KINDS}))
    assert [str(card.values["colour"]) for card in content.cards] == ["rot"]


def test_the_shared_column_may_have_two_names_and_tables_may_be_joined_in_a_row(tmp_path: Path) -> None:
    given = (
        'table = "karten.csv", join = [{ table = "sorten.csv", on = "Sorte", to = "Kürzel" }, '
        '{ table = "regale.csv", on = "regal" }]'
    )
    files = {"sorten.csv": KINDS.replace("Sorte", "Kürzel"), "regale.csv": "Regal;Höhe\noben;2\nunten;0\n"}
    assert [card["höhe"] for card in cards(tmp_path, given, csv=SORTED, **files)] == ["2", "0", ""]


@pytest.mark.parametrize(
    ("csv", "other", "told"),
    [
        (SORTED.replace("rad", "rat"), KINDS, "karten.csv: row 3, column Sorte: sorten.csv has no row for this cell"),
        (
            SORTED,
            KINDS + "rad;x\n",
            "sorten.csv: rows 3, 4, column Sorte: two rows belong to the same cards",
        ),
        (SORTED, KINDS.replace("Regal", "text"), "sorten.csv: column text: both tables have a column of this name"),
        (SORTED, KINDS.replace("Sorte", "Art"), "deck.toml: cards.join.on: sorten.csv has no column of this name"),
    ],
)
def test_what_cannot_be_joined_is_told(csv: str, other: str, told: str, tmp_path: Path) -> None:
    found = faults(plain(tmp_path, toml=toml(JOIN), csv=csv, **{"sorten.csv": other}))
    assert found[0].startswith(told), found


def test_a_joined_cell_is_named_by_its_table(tmp_path: Path) -> None:
    text = toml(JOIN).replace("[card]", '[card]\ntext = "{{ regal }}"')
    other = KINDS.replace("unten", ":fehlt:")
    (found,) = faults(plain(tmp_path, toml=text, csv=SORTED, **{"sorten.csv": other}))
    assert found.startswith("karten.csv: row 3, column Regal (sorten.csv) (card 002")


def test_a_row_is_repeated_for_each_number_of_a_range(tmp_path: Path) -> None:
    card = 'id = "{{ name }}-{{ n }}"\nnote = "{{ n * 2 }}"'
    given = 'table = "karten.csv", repeat = "1-{{ count }}", where = "n != 1 or count == 1"'
    found = cards(tmp_path, given, card)
    assert [(each["id"], each["note"]) for each in found] == [("Brot-2", "4"), ("Käse-1", "2")]


def test_a_deck_of_numbers_needs_no_table(tmp_path: Path) -> None:
    text = toml('repeat = "01-10, 99"').replace('title = "{{ name }}"', 'title = "{{ n }}"')
    content = deck(write(tmp_path, {"deck.toml": text, "zeichen/muenze.svg": "<svg/>"}))
    assert [card.title for card in content.cards] == [*(f"{number:02}" for number in range(1, 11)), "99"]


@pytest.mark.parametrize(
    ("repeat", "told"),
    [
        ("5", "deck.toml: cards.repeat: this is no range of numbers; found 5; expected such as"),
        ("9-1", "deck.toml: cards.repeat: this is no range of numbers; found 9-1"),
        ("1-{{ name }}", "deck.toml: cards.repeat: this is no range of numbers; found 1-Brot"),
        ("1-999999", "deck.toml: cards.repeat: the range makes too many cards; found 1-999999; expected at most 2,000"),
        ("1-1001", "deck.toml: cards.repeat: the range makes too many cards; found 1-1001; expected at most 999"),
    ],
)
def test_a_wrong_range_is_told_before_any_card_is_made(repeat: str, told: str, tmp_path: Path) -> None:
    assert fault(tmp_path, f'table = "karten.csv", repeat = "{repeat}"').startswith(told)


def test_a_column_that_has_the_numbers_name_is_told(tmp_path: Path) -> None:
    given = toml('table = "karten.csv", repeat = "1-2"')
    found = faults(plain(tmp_path, toml=given, csv=TABLE.replace("Count", "N")))
    assert found[0].startswith("deck.toml: cards.repeat: the table has a column n, which is the number of a repeated")


def test_repeated_rows_with_one_id_are_told_with_what_helps(tmp_path: Path) -> None:
    text = toml('table = "karten.csv", repeat = "1-2"').replace("[card]", '[card]\nid = "{{ name }}"')
    found = faults(plain(tmp_path, toml=text))
    assert found[0].endswith("expected the number of the repeated row in it, such as {{ id }}-{{ n }}"), found


def test_a_deck_without_table_and_numbers_is_told(tmp_path: Path) -> None:
    assert fault(tmp_path, "where = 'true'").startswith("deck.toml: cards.table: the deck has no table")


def test_more_joins_than_anybody_needs_are_refused(tmp_path: Path) -> None:
    joins = ", ".join(['{ table = "karten.csv", on = "name" }'] * 500)
    assert fault(tmp_path, f'table = "karten.csv", join = [{joins}]').endswith("expected at most 8 entries")


@pytest.mark.parametrize(
    ("text", "numbers"),
    [("1-3", "1 2 3"), ("08–10", "08 09 10"), ("1..2, 7", "1 2 7"), ("0-0", "0"), (" 3 - 4 ", "3 4")],
)
def test_numbers_of_a_range(text: str, numbers: str) -> None:
    assert read_numbers(text, 99) == numbers.split()


def test_no_text_is_no_number_and_one_card() -> None:
    assert read_numbers("", 9) == [""]
    with pytest.raises(KartenwerkError):
        read_numbers("1-10", 9)
