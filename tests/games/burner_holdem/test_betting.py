"""Burner Hold'em: what a seat may do in a round of betting."""

from tests.games.burner_holdem.support import A, B, C, game, played, start

from kartenwerk.play.games.burner_holdem import GAME
from kartenwerk.play.games.burner_holdem.rules import State


def amounts(state: State) -> tuple[str, ...]:
    """The lowest and the highest bet or raise."""
    higher = [str(move) for move in GAME.moves(state) if move.to]
    return (higher[0], higher[-1]) if higher else ()


def test_only_who_owes_nothing_may_check() -> None:
    assert game.refused(start(A, B, C), "check") == "check_nur_ohne_einsatz"


def test_the_big_blind_may_check_or_raise_when_all_have_called() -> None:
    state = played(start(A, B, C), "call, call")
    assert [str(move) for move in GAME.moves(state)][:3] == ["fold", "check", "raise 4"]
    assert game.refused(state, "call") == "nichts_zu_callen"


def test_a_bet_comes_to_the_big_blind_at_least() -> None:
    state = played(start(A, B, C), "call, call, check")
    assert amounts(state) == ("bet 2", "bet 98")
    assert game.refused(state, "bet 1") == "bet_zu_klein"
    assert game.refused(state, "bet 99") == "nicht_genug_marken"
    assert game.refused(state, "raise 4") == "noch_nichts_gesetzt"


def test_a_first_raise_is_at_least_twice_the_bet() -> None:
    state = played(start(A, B, C), "call, call, check, bet 5")
    assert amounts(state) == ("raise 10", "raise 98")
    assert game.refused(state, "raise 9") == "raise_zu_klein"
    assert game.refused(state, "bet 10") == "schon_gesetzt"


def test_a_re_raise_adds_at_least_what_the_raise_added() -> None:
    state = played(start(A, B, C), "raise 10")
    assert amounts(state) == ("raise 18", "raise 100")


def test_a_hand_may_be_folded_even_where_a_check_is_free() -> None:
    assert str(GAME.moves(played(start(A, B, C), "call, call"))[0]) == "fold"


def test_raises_are_unlimited_unless_the_table_limits_them() -> None:
    moves = "raise 4, raise 6, raise 8, raise 10"
    assert amounts(played(start(A, B, C), moves)) == ("raise 12", "raise 100")
    limited = played(start(A, B, C, max_raises=4), moves)
    assert game.refused(limited, "raise 12") == "keine_raises_mehr"
    assert [str(move) for move in GAME.moves(limited)] == ["fold", "call"]


def test_all_in_may_be_below_the_minimum() -> None:
    state = start(A, B, C, stacks=(50, 50, 3))
    assert amounts(state) == ("raise 3", "raise 3")
    state = played(start(A, B, C, stacks=(3, 50, 50)), "call, call, check")
    assert amounts(state) == ("bet 1", "bet 1")


def test_an_all_in_raise_below_the_minimum_does_not_reopen_the_betting() -> None:
    state = played(start(A, B, C, stacks=(12, 50, 50)), "raise 10, raise 12, call")
    assert GAME.to_move(state) == 2
    assert game.refused(state, "raise 20") == "nicht_neu_eroeffnet"
    assert [str(move) for move in GAME.moves(state)] == ["fold", "call"]


def test_nobody_bets_when_all_others_are_all_in() -> None:
    state = played(start(A, B, C, stacks=(20, 50, 50)), "fold, raise 20")
    assert game.refused(state, "raise 40") == "niemand_kann_mitgehen"


def test_who_has_fewer_chips_than_the_bet_cannot_raise() -> None:
    state = played(start(A, B, C, stacks=(20, 50, 50)), "raise 30")
    assert game.refused(state, "raise 60") == "nicht_genug_marken"
    assert played(state, "call").chips.stacks[0] == 0


def test_who_has_just_what_the_bet_is_may_call_it_but_not_raise() -> None:
    state = played(start(A, B, C, stacks=(30, 50, 50)), "raise 30")
    assert [str(move) for move in GAME.moves(state)] == ["fold", "call"]
    assert game.refused(state, "raise 30") == "nicht_genug_marken"
    assert played(state, "call").chips.stacks[0] == 0
