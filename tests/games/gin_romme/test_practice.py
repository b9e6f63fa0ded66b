"""What Gin Rommé's practice deal was chosen for: both buy from the pile, somebody knocks too early, cards are added."""

from __future__ import annotations

from functools import cache
from typing import Any

from tests.games import prints

from kartenwerk.cards import Card
from kartenwerk.play.games.gin_romme import GAME
from kartenwerk.play.games.gin_romme.practice import TurnStory
from kartenwerk.play.mechanics.melds.moves import Throw


@cache
def probe() -> Any:
    return prints.booklet("gin_romme")["probe"]


def turns() -> tuple[TurnStory, ...]:
    told: tuple[TurnStory, ...] = probe()["schritte"]
    return told


def test_it_is_short_and_both_buy_what_the_other_threw_away() -> None:
    assert len(turns()) == 12
    assert {(turn.giver, turn.name) for turn in turns() if turn.giver} == {("Anna", "Bert"), ("Bert", "Anna")}


def test_the_first_open_card_is_bought() -> None:
    assert turns()[0].from_pile and not turns()[0].giver
    assert turns()[0].bought.id == probe()["abwurfkarte"].cards[0].id


def test_one_may_not_knock_by_a_point_and_the_other_just_may() -> None:
    refused, knocked = turns()[-2:]
    assert (refused.least, knocked.deadwood) == (probe()["grenze"] + 1, probe()["grenze"])
    assert knocked.knocks and not any(turn.knocks for turn in turns()[:-1])


def test_a_hand_is_arranged_anew() -> None:
    assert any("herz-9" in turn.melds_before.split(",")[0] and "herz-9 kreuz-9" in turn.melds for turn in turns())


def test_two_cards_are_added_and_the_knocker_is_undercut() -> None:
    end = probe()["klopfen"]
    assert len(end.added) == 2 and end.before > end.deadwood[0] > end.deadwood[1]
    assert (end.winner, end.points) == (end.other, end.deadwood[0] - end.deadwood[1] + 25)
    framed = {one.card.id for row in end.laid for one in row.cards if one.new}
    assert framed == {card.id for card in end.added}


def test_the_stock_to_lay_out_is_what_is_bought_from_it() -> None:
    assert len(probe()["stapel"].cards) == sum(not turn.from_pile for turn in turns())


def test_turns_that_change_nothing_share_a_move() -> None:
    assert [(move.actor, move.verb, len(move.laid)) for move in probe()["zuege"]] == [
        ("Anna", "kauft offen", 2),
        ("Bert", "kauft offen", 2),
        ("Beide", "kaufen verdeckt", 4),
        ("Anna", "kauft verdeckt", 2),
        ("Beide", "kaufen umsonst", 3),
        ("Anna", "kauft offen", 2),
        ("Beide", "kaufen umsonst", 2),
        ("Bert", "klopft", 2),
        ("Anna", "legt an", 2),
    ]


def test_the_bar_counts_the_cards_left_over_to_the_end() -> None:
    end = probe()["klopfen"]
    assert [side.total for side in probe()["zuege"][-1].bar.sides] == [*reversed(end.deadwood)]
    assert probe()["zuege"][0].bar.sides[0].total == turns()[0].deadwood


def test_every_card_with_which_she_might_knock_is_named() -> None:
    """The rules let her knock with thirteen unseen cards: not only with those that make a meld."""
    turn = turns()[10]
    state = turn.throwing.before
    unseen = {*state.meld_index.bits} - {*turn.left, *state.pile, turn.throwing.move.card}

    def knocks(card: Card) -> bool:
        hands = tuple((*turn.left, card) if seat == state.turn else hand for seat, hand in enumerate(state.hands))
        return any(isinstance(move, Throw) and move.knocks for move in GAME.moves(state._replace(hands=hands)))

    assert turn.knocking.split(" ") == sorted(str(card) for card in unseen if knocks(card))
    assert len(turn.knocking.split(" ")) == 13
