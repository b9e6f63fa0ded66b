"""Bakkarat's practice shoe shows every way in which a coup can go: the predicates by which it was chosen."""

from __future__ import annotations

import pytest
from tests.games.prints import booklet, rendered

from kartenwerk.play.games.bakkarat.examples import CoupView


@pytest.fixture(scope="module")
def coups() -> list[CoupView]:
    told: list[CoupView] = booklet("bakkarat")["probe"]["spiele"]
    return told


def test_both_sides_have_a_natural_once_and_each_alone(coups: list[CoupView]) -> None:
    naturals = {tuple(bool(hand.word) for hand in coup.hands) for coup in coups if coup.natural}
    assert naturals == {(True, False), (False, True), (True, True)}


def test_the_bank_draws_and_stands_with_the_same_total(coups: list[CoupView]) -> None:
    asked = [(coup.sums[1], coup.bank_drew) for coup in coups if coup.punto_drew]
    assert any((bank, not drew) in asked for bank, drew in asked if 3 <= bank <= 6)


def test_the_bank_draws_after_a_player_who_stands(coups: list[CoupView]) -> None:
    assert any(coup.bank_drew and not coup.punto_drew for coup in coups)


def test_a_tie_gives_back_and_a_win_is_paid_less_five_per_cent(coups: list[CoupView]) -> None:
    for coup in coups:
        for one in coup.stakes:
            paid = {"Punto": one.chips, "Banco": one.chips - one.chips // 20, "Unentschieden": 8 * one.chips}[one.on]
            assert one.gain == (paid if one.on == coup.winner else 0 if coup.winner == "Unentschieden" else -one.chips)
    assert "Unentschieden" in {coup.winner for coup in coups}


def test_the_last_coup_decides_the_match(coups: list[CoupView]) -> None:
    before, after = coups[-2], coups[-1]
    first = [max(coup.accounts, key=lambda account: account[1])[0] for coup in (before, after)]
    assert first[0] != first[1]


def test_every_reason_names_the_stakes_of_its_coup(coups: list[CoupView]) -> None:
    """A table lays them out; at length and in its short form."""
    _, *slots = booklet("bakkarat")["probespiel"].split("::: zug bakkarat")
    assert len(slots) == len(coups)
    for coup, slot in zip(coups, slots, strict=True):
        for reason in slot.split("::: kurz"):
            assert all(f"{one.chips} auf {one.on}" in reason for one in coup.stakes)


def test_a_coup_is_shown_with_both_sums_and_what_it_brings(coups: list[CoupView]) -> None:
    moves = booklet("bakkarat")["probe"]["zuege"]
    assert [(move.number, move.actor, move.verb) for move in moves[:2]] == [
        ("1", "Punto", "gewinnt sofort"),
        ("2", "Banco", "gewinnt"),
    ]
    assert [move.actor for move in moves if not any(row.wins for row in move.mat.places)] == ["Keiner"]
    assert moves[1].gains == ("Anna +19", "Bert –20", "Cleo –20")
    for move, coup in zip(moves, coups, strict=True):
        assert [int(row.number) for row in move.mat.places] == [*coup.points]
        assert [(side.name, side.total) for side in move.bar.sides] == [*coup.accounts]


@pytest.mark.parametrize(("commission", "told"), [("prozent", "(– 5 %)"), ("banco6", "(mit 6: 1 : 2)"), ("keine", "")])
def test_the_reference_card_tells_what_the_house_keeps_of_banco(commission: str, told: str) -> None:
    card = rendered("games/bakkarat/reference.md.j2", booklet("bakkarat", kommission=commission))
    assert f"| Punto, Banco{f' {told}' if told else ''} | 1 : 1 |" in card.replace("\u202f", " ").replace("\u00a0", " ")
