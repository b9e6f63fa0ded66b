"""What Mau-Mau's booklet and pad show, held against the rules and the games they come from."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from itertools import accumulate
from typing import Any

import pytest
from tests.games.prints import booklet, check_booklet, check_leaves, check_reference_card, rendered
from tests.games.support import WORKSHOP, session

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.mau_mau.examples import SPECIMEN_ROUNDS, specimen
from kartenwerk.products.booklet.game import booklet_text

GAME = "mau_mau"

SWITCHED_OFF: Mapping[str, Mapping[str, Value]] = {
    "sieben": {"sieben_zieht": 0},
    "acht": {"acht_setzt_aus": False},
    "bube": {"bube_wuenscht": False},
    "herzkoenig": {"herzkoenig": "aus"},
    "ass": {"ass_nochmal": False},
}
"""Every effect, and the rules without it."""

PLAIN = {key: value for changes in SWITCHED_OFF.values() for key, value in changes.items()}


# --- the cards that do something ---------------------------------------------------------------------------------


def test_every_effect_is_shown_on_all_the_cards_that_have_it() -> None:
    shown = {one.what: [card.id for card in one.cards] for one in booklet(GAME)["wirkungen"]}
    assert list(shown) == list(SWITCHED_OFF)
    for rank, what in (("7", "sieben"), ("8", "acht"), ("B", "bube"), ("A", "ass")):
        assert shown[what] == [f"{suit}-{rank}" for suit in ("kreuz", "pik", "herz", "karo")]
    assert shown["herzkoenig"] == ["herz-K"]


@pytest.mark.parametrize("what", SWITCHED_OFF)
def test_a_card_without_effect_disappears_from_table_and_text(what: str) -> None:
    values = booklet(GAME, **SWITCHED_OFF[what])
    assert what not in [one.what for one in values["wirkungen"]]
    [name] = [one.cards[0] for one in booklet(GAME)["wirkungen"] if one.what == what]
    word = name.full if what == "herzkoenig" else name.word
    pictures = "games/mau_mau/figures/wirkungen.txt.j2"
    assert f"{word}:" in rendered(pictures, booklet(GAME)).replace(" in allen Farben", "")
    assert f"{word}:" not in rendered(pictures, values).replace(" in allen Farben", "")
    assert rendered("games/mau_mau/figures/wirkungen.svg.j2", drawn(values)).count("<use") == 17 - (
        1 if word != name.word else 4
    )


def drawn(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a figure needs besides."""
    return {**values, "style": "", "breite": 74.0, "zeile": 4.5, "angaben": {}, "umbruch": lambda words, *_: [words]}


def test_without_any_effect_there_is_no_table_and_the_booklet_says_so() -> None:
    at, values = session(GAME, **PLAIN), booklet(GAME, **PLAIN)
    assert values["wirkungen"] == ()
    text = booklet_text(WORKSHOP, "mau_mau", values)
    assert "keine Funktionskarten" in text and "mau_mau/wirkungen" not in text
    check_booklet(at, "card")
    check_reference_card(at)


ALL_ELSE: Mapping[str, Value] = {
    "sieben_zieht": 4,
    "bube_auf_bube": False,
    "herzkoenig": "beides",
    "as_als_letzte_frei": False,
    "funktionskarten_immer": True,
    "ziehen_dann_spielen": True,
    "startkarte_wirkt": True,
    "zweites_blatt": True,
    "handkarten": 6,
    "strafe_mau": 4,
}


def test_booklet_and_card_can_be_set_with_the_longest_rules() -> None:
    at = session(GAME, **ALL_ELSE)
    for page in ("a6", "card"):
        check_booklet(at, page)
    check_reference_card(at)


def test_a_card_drawn_is_laid_only_where_that_is_played() -> None:
    assert booklet(GAME)["gezogen"] is None
    shown = booklet(GAME, ziehen_dann_spielen=True)["gezogen"]
    drawing, laying = shown.turns
    assert drawing.name == laying.name and drawing.drawn == 1 and laying.card
    assert shown.top.id not in {card.id for one in booklet(GAME)["wirkungen"] for card in one.cards}


# --- counting ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("changes", "fitting"),
    [
        ({}, [13, 10, 3]),  # 7 of its suit, 3 of its rank, 3 more jacks; 8 wished and 2 more jacks; 3 sevens
        ({"bube_auf_bube": False}, [13, 7, 3]),
        ({"sieben_kontern": False}, [13, 10, 0]),
        ({"zweites_blatt": True}, [27, 21, 7]),
        ({"bube_wuenscht": False, "sieben_zieht": 0}, [10]),
    ],
)
def test_chances_count_what_may_be_laid(changes: Mapping[str, Value], fitting: list[int]) -> None:
    counted = booklet(GAME, **changes)["chancen"]
    assert [one.fitting for one in counted] == fitting
    assert {one.cards for one in counted} == {63 if changes.get("zweites_blatt") else 31}


@pytest.mark.parametrize("size", [3, 6])
def test_a_hand_fits_unless_every_card_drawn_does_not(size: int) -> None:
    none = Fraction(1)
    for drawn_before in range(size):
        none *= Fraction(31 - 13 - drawn_before, 31 - drawn_before)
    assert booklet(GAME, handkarten=size)["hand_passt"] == pytest.approx(float(1 - none))


def test_the_pad_adds_up_and_every_round_has_one_winner() -> None:
    lines = specimen(session(GAME), 4)["zeilen"]
    for seat in range(4):
        entries = [line["eintraege"][seat][0] for line in lines]
        assert [line["summen"][seat] for line in lines] == list(accumulate(entries))
    assert [sum(entry == [0] for entry in line["eintraege"]) for line in lines] == [1] * SPECIMEN_ROUNDS


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)
