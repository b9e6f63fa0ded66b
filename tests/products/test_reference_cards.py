"""Every finished reference card: its type, how full it is, its safe area, and the values in force."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

import pytest
from tests.collisions import page_faults
from tests.games.support import WORKSHOP, session
from tests.support import slow, some, texts

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.catalog.rule_code import rule_code
from kartenwerk.graphics.display import Fill, Group, Item, Matrix, Place, Text
from kartenwerk.products.booklet.game import reference_text
from kartenwerk.products.kits.game_order import GameOrder
from kartenwerk.products.reference.card import Side
from kartenwerk.products.reference.card_product import reference_card

GAMES = WORKSHOP.catalog.game_ids
LEAST = 8.5
SAFE = 4.0

IN_FORCE: dict[str, tuple[str, Value, str]] = {
    "anagramm_poker": ("limit2", 12, "Höchstens 12"),
    "bakkarat": ("tie_quote", 9, "9 : 1"),
    "bauer_und_jarl": ("runden", 9, "Runden einer Partie 9"),
    "burner_holdem": ("big_blind", 4, "mindestens 4"),
    "donnerwetter": ("punkte_donnerwetter", 13, "Donnerwetter 13"),
    "doppelkopf": ("gewinn_augen", 125, "Re gewinnt mit 125"),
    "einundfuenfzig_tot": ("verlust_ab", 61, "Bis 60 geschieht nichts."),
    "fuenf_karten_boltan": ("tausch_max", 3, "Tauscht bis zu drei."),
    "fuenfhundert": ("vier_asse", 140, "Vier Asse 140"),
    "gin_romme": ("gin_bonus", 20, "Gin, keine Lusche + 20"),
    "herzblatt": ("min_augen", 61, "Sieg ab 61"),
    "mau_mau": ("sieben_zieht", 3, "zieht drei oder"),
    "mogeln": ("startwert", "A", "„Ass“"),
    "romme": ("erstmeldung", 30, "zum ersten Mal legen ab 30"),
    "schwimmen": ("leben", 5, "Leben für jeden 5"),
    "sechsundsechzig": ("spiele", 9, "Spiele einer Partie 9"),
    "siebzehn_und_vier": ("grundeinsatz", 3, "drei Marken"),
    "tarock": ("schneider_augen", 25, "Schneider, unter 25"),
    "wallachen": ("bettel_wert", 12, "Bettel, kein Stich 12"),
    "watten": ("ziel", 21, "Partie 21"),
    "wolfsjagd": ("eins_zieht", 3, "zieht drei Karten"),
}
"""A rule of each game with another value, and what the card then says."""


@cache
def card(game: str) -> tuple[Side, ...]:
    return reference_card(WORKSHOP, reference_text(WORKSHOP, session(game)))


def words(side: Side) -> str:
    """The words of a side, those of a line from left to right."""
    lines: dict[float, list[Text]] = {}
    for text in texts(side.page.items):
        lines.setdefault(round(text.y, 1), []).append(text)
    ordered = (sorted(line, key=lambda text: text.x) for _, line in sorted(lines.items()))
    return " ".join(text.text.strip() for line in ordered for text in line)


@pytest.mark.parametrize("game", GAMES)
def test_no_letter_is_smaller_than_the_least_size(game: str) -> None:
    for side in card(game):
        assert side.size >= LEAST
        assert min(text.size for text in texts(side.page.items)) >= LEAST - 1e-6


@pytest.mark.parametrize("game", GAMES)
def test_a_side_is_well_filled_and_not_crammed(game: str) -> None:
    for side in card(game):
        assert 0.60 <= side.filled <= 0.92


@pytest.mark.parametrize("game", GAMES)
def test_words_and_small_cards_keep_to_the_safe_area(game: str) -> None:
    """Only grounds, bands and friezes reach the edge."""
    for side in card(game):
        for text in texts(side.page.items):
            face = WORKSHOP.fonts.face(text.font)
            right = text.x + face.width(text.text.rstrip(), text.size, text.tracking) * text.scale
            assert text.x >= SAFE - 0.6, text  # quotation marks hang out
            assert right <= side.page.width - SAFE + 0.6, text
            assert SAFE <= text.y <= side.page.height - SAFE, text
        for x, y in placed(side.page.items, Matrix()):
            assert SAFE <= x <= side.page.width - SAFE
            assert SAFE <= y <= side.page.height - SAFE


def placed(items: tuple[Item, ...], matrix: Matrix) -> Iterator[tuple[float, float]]:
    """The corners of all pictured cards."""
    for item in items:
        if isinstance(item, Group):
            yield from placed(item.items, item.matrix.then(matrix))
        elif isinstance(item, Place) and item.form.name.startswith("tile/"):
            own = item.matrix.then(matrix)
            box = item.form.box
            yield from (own.apply(x, y) for x in (box.x0, box.x1) for y in (box.y0, box.y1))


@pytest.mark.parametrize("game", GAMES)
def test_no_label_meets_anything(game: str) -> None:
    assert [fault for side in card(game) for fault in page_faults(side.page)] == []


@pytest.mark.parametrize("game", GAMES)
def test_small_cards_are_pictured(game: str) -> None:
    assert any(list(placed(side.page.items, Matrix())) for side in card(game))


@pytest.mark.parametrize("game", GAMES)
def test_the_second_side_counts_the_steps_of_a_turn(game: str) -> None:
    """Their numbers begin with one and miss none."""
    side = card(game)[1]
    size = max(text.size for text in texts(side.page.items) if text.ink == "akzent")
    numbers = [text.text for text in texts(side.page.items) if text.ink == "akzent" and text.size == size]
    steps = [int(text) for text in numbers if text.isdecimal()]
    assert steps == list(range(1, len(steps) + 1))
    assert len(steps) >= 3


@pytest.mark.parametrize("game", some(GAMES, 5))
def test_the_card_says_the_value_in_force(game: str) -> None:
    key, value, said = IN_FORCE[game]
    usual = " ".join(map(words, card(game)))
    changed = " ".join(map(words, reference_card(WORKSHOP, reference_text(WORKSHOP, session(game, **{key: value})))))
    assert said not in usual
    assert said in changed


FULLEST = {("doppelkopf", "turnier"), ("gin_romme", "oklahoma"), ("mau_mau", "punkte")}
"""Named sets whose cards are the fullest; those of others confirm that all have room."""

SETS = [(game.id, name) for game in map(WORKSHOP.catalog.game, WORKSHOP.catalog.game_ids) for name in game.variants]


@pytest.mark.parametrize("named", [each if each in FULLEST else slow(each) for each in SETS], ids="_".join)
def test_the_card_of_every_named_set_has_room_for_it(named: tuple[str, str]) -> None:
    game, variant = named
    session = GameOrder(game, variant=variant).session(WORKSHOP)
    assert len(reference_card(WORKSHOP, reference_text(WORKSHOP, session))) == 2


def test_every_other_row_is_tinted_from_edge_to_edge() -> None:
    (first, second, *_) = [
        item for item in card("tarock")[1].page.items if isinstance(item, Fill) and item.ink == "ton"
    ]
    assert [min(x for _, (x, *_) in fill.path[:4]) for fill in (first, second)] == [-3, -3]
    assert first.path[2][1][1] < second.path[0][1][1]


def test_a_card_that_is_too_full_is_named() -> None:
    from kartenwerk.products.reference.card import CardSetter
    from kartenwerk.text.book.markdown import read_booklet

    text = "# Ablauf\n\n" + "\n".join(f"{number}. Legt eine Karte und zieht eine." for number in range(1, 20))
    with pytest.raises(KartenwerkError, match="the reference card of Tarock is too full: the side „Ablauf“ needs"):
        CardSetter(WORKSHOP, reference_text(WORKSHOP, session("tarock"))).sides(read_booklet(text, "here"))


def test_type_grows_as_long_as_it_fits_and_no_further() -> None:
    from kartenwerk.products.reference.card import CardSetter
    from kartenwerk.text.book.markdown import read_booklet

    def side(steps: int) -> Side:
        text = "# Ablauf\n\n" + "\n".join(f"{number}. Zieht eine." for number in range(1, steps + 1))
        return CardSetter(WORKSHOP, reference_text(WORKSHOP, session("tarock"))).sides(read_booklet(text, "here"))[0]

    assert [side(steps).size for steps in (3, 12)] == [10.2, 10.2]
    assert 8.5 < side(14).size < 10.2


def test_a_card_bears_the_code_of_a_table_s_own_rules_on_both_sides() -> None:
    house = session("doppelkopf", fuchs=True, karlchen=True)
    sides = reference_card(WORKSHOP, reference_text(WORKSHOP, house))
    code = rule_code(house.data).write(house.values)
    assert [f"So spielen wir: {code}" in words(side) for side in sides] == [True, True]
    assert not any("So spielen wir" in words(side) for side in card("doppelkopf"))
    assert [page_faults(side.page) for side in sides] == [[], []]
