"""Cards are named on the command line as they are called on the table."""

from __future__ import annotations

from pathlib import Path

import pytest
from tests.custom.decks import ONE, deck, plain

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.custom.choice import choose
from kartenwerk.custom.deck import CustomDeck
from kartenwerk.products.cards.selection import pick_names

TABLE = "Nummer;Name;Text\n" + "".join(f"EF-00{n};{name};x\n" for n, name in enumerate(["Brot", "Der Vogt", "Käse"], 1))
TOML = ONE.replace("[card]", '[card]\nid = "{{ nummer }}"\nnote = "{{ nummer }}"')


@pytest.fixture
def own(tmp_path: Path) -> CustomDeck:
    return deck(plain(tmp_path, toml=TOML, csv=TABLE))


@pytest.mark.parametrize(
    ("text", "places"),
    [
        ("EF-001", [1]),
        ("ef-003 EF-001", [3, 1]),
        ("Der Vogt", [2]),
        ("der vogt, Käse", [2, 3]),
        ("1-2", [1, 2]),
        ("EF-002..EF-003", [2, 3]),
        ("Brot-Käse", [1, 2, 3]),
        ("EF-002-EF-003", [2, 3]),
        ("EF-002 EF-002", [2, 2]),
        ("2-3, EF-001", [2, 3, 1]),
    ],
)
def test_a_card_is_known_by_its_id_its_title_and_its_place(own: CustomDeck, text: str, places: list[int]) -> None:
    assert choose(text, own.cards) == [f"ef-00{place}" for place in places]


@pytest.mark.parametrize(
    ("text", "told"), [("EF-0001", "did you mean EF-001"), ("3-1", "no such card"), ("0-2", "1-5")]
)
def test_a_name_of_no_card_is_told_with_the_nearest(own: CustomDeck, text: str, told: str) -> None:
    with pytest.raises(KartenwerkError, match=told):
        choose(text, own.cards)


def test_blank_cards_may_stand_among_them(own: CustomDeck, tmp_path: Path) -> None:
    from kartenwerk.build.workshop import Workshop

    names = pick_names(Workshop.over(None, tmp_path).catalog, own, None, "EF-002 blank", 2)
    assert names == ("ef-002", "blank", "ef-002", "blank")


def test_an_id_is_printed_as_the_table_has_it(own: CustomDeck) -> None:
    assert [str(card.values["id"]) for card in own.cards] == ["EF-001", "EF-002", "EF-003"]
    assert [card.id for card in own.cards] == ["ef-001", "ef-002", "ef-003"]
