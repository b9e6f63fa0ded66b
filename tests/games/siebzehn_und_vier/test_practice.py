"""Siebzehn und Vier's practice bank shows what can happen at the table: the predicates by which it was made."""

from __future__ import annotations

import re
from typing import Any

import pytest
from tests.games.prints import booklet, rendered

from kartenwerk.catalog.game import Value
from kartenwerk.play.games.siebzehn_und_vier.practice import CoupView


@pytest.fixture(scope="module")
def probe() -> Any:
    return booklet("siebzehn_und_vier")["probe"]


@pytest.fixture(scope="module")
def coups(probe: Any) -> tuple[CoupView, ...]:
    told: tuple[CoupView, ...] = probe["spiele"]
    return told


def test_the_bank_is_bust_by_a_bluff(coups: tuple[CoupView, ...]) -> None:
    bluff = coups[0]
    assert bluff.scores[1] == 0 < bluff.scores[0] < 15 and len(bluff.hands[0].cards) == 2


def test_equal_hands_leave_the_pot_for_the_next_coup(coups: tuple[CoupView, ...]) -> None:
    equal, again = coups[1:3]
    assert equal.scores[0] == equal.scores[1] and not equal.winner
    assert again.player == equal.player and again.pot > equal.pot


def test_who_is_bust_says_enough_and_the_bank_stands(coups: tuple[CoupView, ...]) -> None:
    bust = coups[2]
    assert bust.scores[0] == 0 and bust.moves[-1].enough and bust.winner == bust.bank


def test_a_card_follows_every_raise(coups: tuple[CoupView, ...]) -> None:
    for coup in coups:
        for turn, following in zip(coup.moves, coup.moves[1:], strict=False):
            assert following.takes or not turn.raises


def test_the_last_coup_ends_with_21_because_high_cards_have_gone(coups: tuple[CoupView, ...]) -> None:
    last = coups[-1]
    taken = last.moves[2]
    assert len(last.seen.high) == 12 and len(last.seen.small) == 3
    assert taken.total == 17 and taken.pot_if_takes > taken.pot_if_stands
    assert last.scores[0] == 21 and last.winner == last.player


def test_each_coup_is_shown_as_the_player_s_turn_and_the_bank_s(probe: Any) -> None:
    assert [(move.actor, move.verb, " ".join(move.effect).strip()) for move in probe["zuege"]] == [
        ("Bert", "sagt genug", "2 Marken im Topf"),
        ("Anna", "überkauft sich", "2 Marken für Bert"),
        ("Cleo", "erhöht", "4 Marken im Topf"),
        ("Anna", "zieht gleich", "4 bleiben liegen"),
        ("Cleo", "überkauft sich", "6 Marken im Topf"),
        ("Anna", "gewinnt", "6 Marken für Anna"),
        ("Dirk", "erhöht", "4 Marken im Topf"),
        ("Dirk", "zählt mit", "9 helfen"),
        ("Anna", "verliert", "4 Marken für Dirk"),
    ]


def test_the_bank_s_card_is_hidden_while_the_player_takes_his(probe: Any) -> None:
    shown = [(move.actor, move.mat.places[1]) for move in probe["zuege"] if move.mat.places]
    assert all(bool(place.cards) == (actor == probe["bank"] == place.label) for actor, place in shown)


def test_the_bar_counts_what_the_bank_and_the_players_have_won(probe: Any, coups: tuple[CoupView, ...]) -> None:
    bank, players = probe["zuege"][-1].bar.sides
    assert (bank.name, bank.total) == (probe["bank"], sum(coup.stake for coup in coups if coup.winner == coup.bank))
    assert players.total == sum(coup.stake for coup in coups if coup.winner == coup.player)


def test_what_the_players_win_the_bank_loses(probe: Any) -> None:
    sums = [sum(points or 0 for points in column) for column in zip(*(k.points for k in probe["konten"]), strict=True)]
    assert tuple(sums) == probe["ergebnis"] and sum(sums) == 0


def test_two_aces_that_count_21_are_never_told_as_too_much() -> None:
    told = [booklet("siebzehn_und_vier", zwei_asse_21=fire)["probespiel"] for fire in (False, True)]
    assert ["Zwei Asse wären zu viel" in each for each in told] == [True, False]
    advice = [rendered("games/siebzehn_und_vier/text.md.j2", booklet("siebzehn_und_vier", **rules)) for rules in FIRE]
    assert all("Mit zweien ist er nie überkauft" in each or "zwei Karten habt ihr euch nie" in each for each in advice)


FIRE: list[dict[str, Value]] = [{"zwei_asse_21": True}, {"zwei_asse_21": True, "bank_zieht_bis": 16}]


def test_the_line_of_the_pad_is_that_of_the_practice_bank(probe: Any) -> None:
    text = rendered("games/siebzehn_und_vier/text.md.j2", booklet("siebzehn_und_vier"))
    (line,) = re.findall(r"gäbe die Zeile (.*)\.$", text, re.MULTILINE)
    told = dict(entry.rsplit(" ", 1) for entry in line.split(", "))
    assert {name: int(one.replace("–", "-")) for name, one in told.items()} == dict(
        zip(probe["namen"], probe["ergebnis"], strict=True)
    )
