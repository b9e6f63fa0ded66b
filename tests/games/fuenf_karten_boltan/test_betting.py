"""Fünf-Karten-Boltan: what a seat may say in a round of betting, and what follows on it."""

from tests.games.fuenf_karten_boltan.support import DJINN, EMPTY, PAIR, entries, game, order, played, said, start

from kartenwerk.play.games.fuenf_karten_boltan import GAME
from kartenwerk.play.games.fuenf_karten_boltan.state import Phase


def test_while_nobody_has_struck_one_waits_or_strikes() -> None:
    state = start(PAIR, DJINN, EMPTY)
    assert set(said(state)) == {"warten", "hammerschlag", *(f"schlagen {to}" for to in range(1, 39))}
    assert game.refused(state, "sterben") == "sterben_nur_nach_schlag"
    assert game.refused(state, "parieren") == "nichts_zu_parieren"
    assert game.refused(state, "schlagen 39") == "alles_ist_hammerschlag"


def test_a_blow_is_parried_struck_higher_or_died_from() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "schlagen 4")
    assert {"parieren", "sterben", "schlagen 5"} <= set(said(state))
    assert game.refused(state, "warten") == "warten_nur_ohne_schlag"
    assert game.refused(state, "schlagen 4") == "schlag_zu_klein"


def test_a_blow_keeps_within_the_limits_that_were_agreed() -> None:
    state = played(start(PAIR, DJINN, EMPTY, mindestschlag=3, hoechstschlag=6), "schlagen 3")
    assert game.refused(state, "schlagen 5") == "schlag_zu_klein"
    assert game.refused(state, "schlagen 10") == "schlag_zu_hoch"
    assert played(state, "schlagen 9").chips.highest == 9


def test_nobody_strikes_twice_running() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "schlagen 4, parieren, sterben")
    assert state.phase is Phase.FORMATION


def test_a_round_has_four_blows_at_most_unless_the_table_knows_no_limit() -> None:
    four = "schlagen 1, schlagen 2, schlagen 3, schlagen 4"
    state = played(start(PAIR, DJINN, EMPTY), four)
    assert game.refused(state, "schlagen 5") == "keine_schlaege_mehr"
    assert game.refused(state, "hammerschlag") == "keine_schlaege_mehr"
    assert "schlagen 5" in said(played(start(PAIR, DJINN, EMPTY, max_schlaege1=0), four))


def test_who_is_left_alone_wins_the_helm_unseen() -> None:
    state = played(start(EMPTY, DJINN, PAIR), "schlagen 4, sterben, sterben")
    assert GAME.to_move(state) is None and state.shown == ()
    assert entries(state) == [(0, "einsatz", -5), (0, "helm", 7), (1, "einsatz", -1), (2, "einsatz", -1)]


def test_the_aufmarsch_is_opened_by_who_struck_last_in_the_manoever() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "schlagen 1, schlagen 2, parieren, parieren")
    state = played(state, "behalten, behalten, behalten")
    assert (state.phase, GAME.to_move(state)) == (Phase.AUFMARSCH, 1)


def test_if_nobody_strikes_in_the_manoever_the_sold_stays_in_the_helm() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "warten, warten, warten")
    assert GAME.to_move(state) is None and state.helm.later == 3
    after = GAME.deal_next(state, order(PAIR, DJINN, EMPTY))
    assert after is not None and after.helm.total == 6 and after.first == 1


def test_by_the_other_reading_nobody_may_strike_in_the_whole_game() -> None:
    state = played(start(PAIR, DJINN, EMPTY, verbruederung="spiel"), "warten, warten, warten")
    assert state.phase is Phase.FORMATION
    state = played(state, "behalten, behalten, behalten, warten, warten, warten")
    assert state.shown == () and state.helm.later == 3


def test_waiting_through_the_aufmarsch_leads_to_the_schlacht() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "schlagen 1, parieren, parieren")
    state = played(state, "behalten, behalten, behalten, warten, warten, warten")
    assert (state.shown, entries(state)[-1]) == ((0, 1), (2, "einsatz", -2))
    assert (1, "helm", 6) in entries(state)


def test_the_limits_of_blows_do_not_bind_a_hammerschlag() -> None:
    state = played(start(PAIR, DJINN, EMPTY, mindestschlag=3, hoechstschlag=6), "schlagen 3")
    assert played(state, "hammerschlag").chips.highest == 39


def test_blows_have_their_names_by_their_number() -> None:
    state = start(PAIR, DJINN, EMPTY, max_schlaege1=0)
    names: list[str] = []
    for to in range(1, 7):
        names += game.remarked(state, f"schlagen {to}")
        state = played(state, f"schlagen {to}")
    assert names == ["schlag", "gegenschlag", "rueckschlag", "helmschlag", "noch_ein_schlag", "noch_ein_schlag"]
    assert game.remarked(state, "parieren") == ()
    assert game.remarked(start(PAIR, DJINN, EMPTY), "hammerschlag") == ("steht_auf",)
