"""The practice deals show what the booklet has told: every answer, exchanges that help or do not, a Hammerschlag."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Any

import pytest
from tests.examples.test_practice import at_table, deals_of
from tests.games.support import WORKSHOP, session

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog import HouseRules
from kartenwerk.play.games.fuenf_karten_boltan.examples import practice
from kartenwerk.products.booklet.practice import read_practice

SESSION = session("fuenf_karten_boltan")


@cache
def told() -> dict[str, Any]:
    return dict(practice(SESSION, deals_of(SESSION)))


def test_every_seat_has_another_kind_of_hand_and_each_answer_is_given() -> None:
    first, _ = told()["spiele"]
    assert len({hand.kind for hand in first.hands}) == len(first.hands)
    said = {bet.said.split()[0] for bet in (*first.manoever, *first.aufmarsch)}
    assert said == {"warten", "schlagen", "parieren", "sterben"}


def test_each_seat_exchanges_another_number_and_one_in_vain() -> None:
    first, _ = told()["spiele"]
    assert [len(change.thrown) for change in first.formation] == [3, 2, 1]
    assert [change.better for change in first.formation] == [True, True, False]


def test_the_loser_who_has_struck_does_not_show() -> None:
    first, _ = told()["spiele"]
    assert first.shown == (first.winner,)


def test_a_hammerschlag_wins_and_the_kleinen_helme_go_back() -> None:
    _, second = told()["spiele"]
    helm, small = second.layers
    assert any(bet.all_in for bet in second.aufmarsch)
    assert helm.gets == ((second.winner, helm.chips),) and small.before == small.gets


def test_who_beats_a_hammerschlag_takes_all_kleinen_helme() -> None:
    other = told()["sonst"]
    assert [name for layer in other.layers for name, _ in layer.gets] == [other.winner] * 2
    assert dict(other.end.stacks) == {"Anna": 0, "Bert": 72, "Cleo": 83, "Dirk": 5}


def test_the_chips_of_every_part_add_up() -> None:
    for deal in told()["spiele"]:
        stands = (deal.sold, deal.after_manoever, deal.after_aufmarsch, deal.end)
        assert {stand.middle + sum(chips for _, chips in stand.stacks) for stand in stands} == {160}


def test_a_price_is_what_is_owed_of_the_helm_with_it() -> None:
    first, _ = told()["spiele"]
    dies = next(bet for bet in first.manoever if bet.said == "sterben")
    assert (dies.owed, dies.called, dies.price) == (2, 8, 0.25)


def test_a_deal_without_a_schlacht_is_not_told() -> None:
    first, *_ = deals_of(SESSION)
    *steps, last = first.steps
    unshown = replace(last, after=last.after._replace(shown=()))
    with pytest.raises(KartenwerkError, match="without a Schlacht"):
        practice(SESSION, [replace(first, steps=(*steps, unshown))])


def test_a_table_without_hammerschlag_is_told_the_usual_deal() -> None:

    tamed = replace(SESSION, house=HouseRules(changes={"hammerschlag": False}))
    assert "nicht eure Hausregeln" in read_practice(WORKSHOP, tamed).text


def test_each_move_shows_who_strikes_or_exchanges_and_what_it_puts_in() -> None:
    shown = [(move.number, move.actor, move.verb, move.effect.number) for move in told()["zuege"]]
    assert shown == [
        ("1", "Bert", "schlägt", "2"),
        ("2", "Cleo", "stirbt", ""),
        ("3", "Dirk", "schlägt", "4"),
        ("4", "Bert", "pariert", "2"),
        ("5", "Anna", "tauscht", "3"),
        ("6", "Bert", "tauscht", "2"),
        ("7", "Dirk", "tauscht", "1"),
        ("8", "Dirk", "schlägt", "4"),
        ("9", "Anna", "schlägt", "10"),
        ("10", "Bert", "schlägt", "18"),
        ("11", "Anna", "pariert", "8"),
        ("12", "Bert", "gewinnt", "56"),
        ("1", "Cleo", "schlägt", "2"),
        ("2", "Anna", "schlägt", "5"),
        ("3", "Cleo", "tauscht", "1"),
        ("4", "Anna", "tauscht", "1"),
        ("5", "Cleo", "schlägt", "4"),
        ("6", "Anna", "steht auf", "11"),
        ("7", "Cleo", "schlägt", "16"),
        ("8", "Anna", "gewinnt", "52"),
    ]


def test_an_exchange_shows_the_whole_new_hand_what_came_to_it_framed() -> None:
    first, _ = told()["spiele"]
    for change, move in zip(first.formation, told()["zuege"][4:7], strict=True):
        kept, drawn = move.laid
        assert {card.id for card in drawn.cards} == {card.id for card in change.drawn} and drawn.framed
        assert {card.id for card in (*kept.cards, *drawn.cards)} == {one.card.id for one in change.after.cards}


def test_the_bar_keeps_all_chips() -> None:
    assert {sum(side.total for side in move.bar.sides) for move in told()["zuege"]} == {160}


def test_at_a_tournament_a_patzer_is_paid_and_a_fifth_strike_is_parried() -> None:
    tournament = at_table("fuenf_karten_boltan", "turnier")
    *_, third = practice(tournament, deals_of(tournament, "turnier"))["spiele"]
    assert [bet.said for bet in third.manoever].count("kleiner patzer") == 1
    assert len([bet for bet in third.aufmarsch if bet.said.startswith("schlagen")]) == 5
    unpaid = (third.sold, third.after_manoever, third.after_aufmarsch, third.end)
    assert [stand.middle + sum(chips for _, chips in stand.stacks) for stand in unpaid] == [160, 159, 159, 159]


def test_kleine_helme_that_are_fought_for_go_to_the_best_of_those_who_filled_them() -> None:
    fought = at_table("fuenf_karten_boltan", "poker_helme")
    shown = practice(fought, deals_of(fought, "poker_helme"))
    helm, small = shown["spiele"][1].layers
    assert helm.gets == (("Anna", helm.chips),) and small.gets == (("Cleo", small.chips),)
    assert [layer.gets[0][0] for layer in shown["sonst"].layers] == ["Cleo", "Cleo"]
