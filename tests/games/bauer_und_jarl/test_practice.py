"""The practice deal shows what the booklet has told: groups parted, a return, a Sigl, a lead that is handed on."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.examples.test_practice import deals_of
from tests.games.support import session

from kartenwerk.play.games.bauer_und_jarl.practice import practice

SESSION = session("bauer_und_jarl")


@cache
def told() -> dict[str, Any]:
    return dict(practice(SESSION, deals_of(SESSION)))


def test_singles_pairs_and_threes_are_led_and_everybody_takes_a_trick() -> None:
    leads = {len(trick.turns[0].cards) for trick in told()["stiche"]}
    assert leads == {1, 2, 3}
    assert {trick.taker for trick in told()["stiche"][:-1]} | {told()["stiche"][-1].turns[0].name} == {*told()["namen"]}


def test_somebody_passes_though_he_could_go_higher_and_comes_back() -> None:
    trick = next(trick for trick in told()["stiche"] if trick.returned)
    first, again = (trick.by(trick.returned, time) for time in (0, 1))
    assert first.passes and not first.must_pass and not again.passes


def test_what_somebody_might_have_laid_are_ranks_that_he_holds() -> None:
    ranks = {card.rank for card in SESSION.deck.pack.cards}
    turns = [turn for trick in told()["stiche"] for turn in trick.turns]
    for turn in turns:
        could = {rank for rank in ranks if turn.could(rank)}
        assert could <= {rank for rank in ranks if turn.holds(rank)}
        assert turn.passes or turn.rank in could
    assert any(turn.could(rank) for turn in turns if turn.passes for rank in ranks)


def test_a_group_is_parted_only_where_one_goes_higher() -> None:
    for trick in told()["stiche"]:
        lead = trick.turns[0]
        assert lead.holds(lead.rank) == len(lead.cards)
    turns = [turn for trick in told()["stiche"] for turn in trick.turns[1:] if not turn.passes]
    assert any(turn.holds(turn.rank) > len(turn.cards) for turn in turns)


def test_a_sigl_ends_a_trick_at_once() -> None:
    assert sum(trick.sealed for trick in told()["stiche"]) >= 3


def test_the_jarl_takes_a_trick_with_his_last_card_and_his_right_neighbour_leads() -> None:
    trick = next(trick for trick in told()["stiche"] if trick.taker == told()["plaetze"][0] and trick.turns)
    last = next(trick for trick in told()["stiche"] if any(turn.last for turn in trick.turns))
    names = told()["namen"]
    assert last.taker == told()["plaetze"][0] and trick
    assert last.leads_next == names[(names.index(last.taker) - 1) % 4]


def test_the_bauer_keeps_a_single_card_and_each_place_counts_those_behind_it() -> None:
    assert [len(cards) for cards in told()["rest"].values()].count(0) == 3
    assert len(told()["rest"][told()["plaetze"][-1]]) == 1
    points = dict(told()["punkte"])
    assert [points[name] for name in told()["plaetze"]] == [3, 2, 1, 0]


def test_every_card_laid_is_shown_where_and_by_whom_it_was() -> None:
    shown = [(card.label, card.cards) for move in told()["zuege"] for card in move.laid if not card.word]
    assert shown == [(turn.name, turn.cards) for trick in told()["stiche"] for turn in trick.turns if turn.cards]


def test_a_trick_is_shown_in_two_moves_where_the_table_is_gone_round_again() -> None:
    numbers = "".join(move.number or "+" for move in told()["zuege"])
    assert numbers == "1+2+34+5+6+789"
    taken = [(move.actor, card.label) for move in told()["zuege"] for card in move.laid if card.framed]
    assert taken == [(trick.taker, trick.taker) for trick in told()["stiche"]]


def test_passing_is_shown_where_somebody_might_have_laid() -> None:
    passed = {(move.number, card.label) for move in told()["zuege"] for card in move.laid if card.word}
    assert {("3", "Cleo"), ("5", "Anna"), ("5", "Cleo")} <= passed


def test_the_jarl_and_the_bauer_are_named_when_they_are_made() -> None:
    effects = {move.number: move.effect.unit for move in told()["zuege"]}
    assert (effects["7"], effects["8"], effects["9"]) == ("Bert ist Jarl", "Cleo legt aus", "Anna ist Bauer")
    assert [side.total for side in told()["zuege"][-1].bar.sides] == [1, 0, 0, 0]
