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
from kartenwerk.examples.stretches import StretchView
from kartenwerk.games.mau_mau.examples import PLAYERS, SPECIMEN_ROUNDS, specimen
from kartenwerk.products.booklet.booklet import booklet_text

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


def examples(**changes: Value) -> Mapping[str, StretchView]:
    shown: Mapping[str, StretchView] = booklet(GAME, **changes)["beispiele"]
    return shown


# --- the cards that do something ---------------------------------------------------------------------------------


def test_every_effect_is_shown_on_all_the_cards_that_have_it() -> None:
    shown = {one.what: [card.id for card in one.cards] for one in booklet(GAME)["wirkungen"]}
    assert list(shown) == list(SWITCHED_OFF)
    for rank, what in (("7", "sieben"), ("8", "acht"), ("B", "bube"), ("A", "ass")):
        assert shown[what] == [f"{suit}-{rank}" for suit in ("kreuz", "pik", "herz", "karo")]
    assert shown["herzkoenig"] == ["herz-K"]


@pytest.mark.parametrize("what", SWITCHED_OFF)
def test_a_card_without_effect_disappears_from_table_text_and_examples(what: str) -> None:
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
    example = {"bube": "wunsch", "herzkoenig": "koenig"}.get(what, what)
    assert booklet(GAME)["beispiele"][example] and not values["beispiele"][example]


def drawn(values: Mapping[str, Any]) -> Mapping[str, Any]:
    """What a figure needs besides."""
    return {**values, "style": "", "breite": 74.0, "zeile": 4.5, "angaben": {}, "umbruch": lambda words, *_: [words]}


def test_without_any_effect_there_is_no_table_and_the_booklet_says_so() -> None:
    at, values = session(GAME, **PLAIN), booklet(GAME, **PLAIN)
    assert values["wirkungen"] == ()
    assert [name for name, shown in values["beispiele"].items() if shown] == ["vergessen"]
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


# --- turns that show a rule --------------------------------------------------------------------------------------


@pytest.mark.parametrize("each", [1, 2, 4])
def test_who_cannot_counter_draws_for_both_sevens(each: int) -> None:
    first, second, third = examples(sieben_zieht=each)["sieben"].turns
    assert first.card and second.card and first.card.word == second.card.word == "Sieben"
    assert (third.card, third.drawn) == (None, 2 * each)
    suffered = examples(sieben_zieht=each, sieben_kontern=False)["sieben"].turns
    assert [turn.drawn for turn in suffered] == [0, each]


@pytest.mark.parametrize("king", ["zieht3", "beides"])
def test_three_cards_are_drawn_for_the_king_of_hearts(king: str) -> None:
    laid, drawing = examples(herzkoenig=king)["koenig"].turns
    assert laid.card and laid.card.id == "herz-K" and bool(laid.wish) == (king == "beides")
    assert drawing.drawn == 3


@pytest.mark.parametrize("changes", [{}, {"herzkoenig": "farbe", "bube_wuenscht": False}])
def test_a_wish_is_followed_by_another_suit_than_lay_below(changes: Mapping[str, Value]) -> None:
    shown = examples(**changes)["wunsch"]
    wish, answer = shown.turns
    assert wish.card and answer.card and answer.card.full.startswith(f"{wish.wish}-")
    assert not shown.top.full.startswith(f"{wish.wish}-") and not wish.unsaid


def test_after_an_eight_the_one_after_next_lays_and_after_an_ace_the_same_seat() -> None:
    eight, out, following = booklet(GAME)["beispiele"]["acht"].turns
    assert (eight.card.word, out.act, out.card) == ("Acht", "setzt aus", None) and following.card
    names = session(GAME).names[:PLAYERS]
    assert (names.index(eight.name) + 2) % PLAYERS == names.index(following.name)
    ace, another = booklet(GAME)["beispiele"]["ass"].turns
    assert (ace.card.word, ace.name) == ("Ass", another.name) and another.card


@pytest.mark.parametrize("penalty", [1, 4])
def test_a_forgotten_mau_costs_the_penalty(penalty: int) -> None:
    turns = examples(strafe_mau=penalty)["vergessen"].turns
    assert turns[0].unsaid and turns[-2].act == "bemerkt es"
    assert (turns[-1].name, turns[-1].drawn) == (turns[0].name, penalty)


def test_a_card_drawn_is_laid_only_where_that_is_played() -> None:
    assert examples()["ziehen"] is None
    drawing, laying = examples(ziehen_dann_spielen=True)["ziehen"].turns
    assert drawing.name == laying.name and drawing.drawn == 1 and laying.card


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


@pytest.mark.parametrize("changes", [{}, {"ziehen_dann_spielen": True}, {"herzkoenig": "farbe"}])
def test_every_example_begins_on_a_card_without_effect(changes: Mapping[str, Value]) -> None:
    values = booklet(GAME, **changes)
    strange = {card.id for one in values["wirkungen"] for card in one.cards}
    assert {one.top.id for one in values["beispiele"].values() if one}.isdisjoint(strange)


@pytest.mark.parametrize("size", [3, 6])
def test_a_hand_fits_unless_every_card_drawn_does_not(size: int) -> None:
    none = Fraction(1)
    for drawn_before in range(size):
        none *= Fraction(31 - 13 - drawn_before, 31 - drawn_before)
    assert booklet(GAME, handkarten=size)["hand_passt"] == pytest.approx(float(1 - none))


def test_every_card_left_costs_a_point() -> None:
    rows = booklet(GAME)["rest"]
    assert sorted(len(row.cards) for row in rows)[0] == 0
    assert [row.number for row in rows] == [f"–{len(row.cards)}" if row.cards else "0" for row in rows]
    assert [row.wins for row in rows] == [not row.cards for row in rows]


def test_the_pad_adds_up_and_every_round_has_one_winner() -> None:
    lines = specimen(session(GAME), 4)["zeilen"]
    for seat in range(4):
        entries = [line["eintraege"][seat][0] for line in lines]
        assert [line["summen"][seat] for line in lines] == list(accumulate(entries))
    assert [sum(entry == [0] for entry in line["eintraege"]) for line in lines] == [1] * SPECIMEN_ROUNDS


@pytest.mark.parametrize("page", ["a6", "a5"])
def test_specimens_fit_their_leaves_and_the_largest_party_has_one(page: str) -> None:
    check_leaves(GAME, page)
