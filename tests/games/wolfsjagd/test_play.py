"""Wolfsjagd as it is played: what a seat sees, how the players behave, one short deal from start to end."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.wolfsjagd.support import game, position

from kartenwerk.cards import notation
from kartenwerk.play.engine.deals import play_deal
from kartenwerk.play.games.wolfsjagd import GAME
from kartenwerk.play.mechanics.matching import Act, Play


def test_view_hides_other_hands_the_stock_and_what_another_drew() -> None:
    state = game.after(position("ger-2", "ger-3 ger-4", "yxar-2", stock="jarnur-2 jarnur-3"), "zieht")
    own, other = GAME.view(state, 0), GAME.view(state, 1)
    assert (notation(own.hands[0]), str(own.drawn), notation(own.stock)) == ("ger-3 ger-4 jarnur-2", "jarnur-2", "?")
    assert [notation(hand) for hand in other.hands] == ["? ? ?", "yxar-2"]
    assert (other.drawn, other.turn) == (None, 1)


def test_nobody_else_sees_whether_a_drawn_card_fits() -> None:
    """It lies in the hand until it is laid; a card that does not fit ends the turn."""
    fits = game.after(position("ger-2", "bog-3 bog-4", "yxar-2", stock="ger-5 jarnur-3"), "zieht")
    else_ = game.after(position("ger-2", "bog-3 bog-4", "yxar-2", stock="jarnur-5 jarnur-3"), "zieht")
    assert (GAME.to_move(fits), GAME.to_move(else_)) == (0, 1)
    assert GAME.view(fits, 1) == GAME.view(else_, 1)


def test_sensible_players_warn_as_a_rule_but_forget_now_and_then() -> None:
    said = {"": 0, "Letzte Karte!": 0}
    for seed in range(60):
        for step in play_deal(GAME, game.data.settle({}), 3, game.deck, seed).steps:
            if isinstance(step.move, Play) and len(step.before.hands[step.seat]) == 2:
                said[step.move.call] += 1
    assert said["Letzte Karte!"] > 4 * said[""] > 0


@settings(max_examples=12)
@given(seed=st.integers(0, 10**6), players=st.integers(2, 8))
def test_laying_players_always_finish_and_nobody_is_ever_stuck(seed: int, players: int) -> None:
    deal = play_deal(GAME, game.data.settle({}), players, game.deck, seed, "eager", limit=GAME.move_limit)
    assert deal.finished
    assert sum(deal.result) == players * (players - 1) // 2
    assert not [step for step in deal.steps if step.move is Act.DRAW and step.before.skip]


GOLDEN = """
0: ger-1 | 1: bog-1 | 2: zieht
0: bog-6, Letzte Karte! | 1: setzt aus | 2: bog-4
0: zieht | 1: bog-3 | 2: bemerkt es | 2: yxar-S wünscht skoell
0: skoell-M, Letzte Karte! | 1: skoell-2, Letzte Karte! | 2: zieht
0: zieht | 1: zieht | 1: skoell-4, Letzte Karte! | 2: jarnur-4
0: jarnur-M, Letzte Karte! | 1: jarnur-E, Hab euch! | 2: jarnur-5
0: jarnur-6
"""


def test_golden_a_short_deal_with_every_effect() -> None:
    stock = "jarnur-2 jarnur-3 jarnur-4 jarnur-5 jarnur-6 jarnur-E jarnur-K jarnur-M skoell-4 ger-2"
    state = position("ger-5", "ger-1 bog-6 skoell-M", "bog-1 bog-3 skoell-2", "yxar-S bog-4", stock=stock)
    for turn in GOLDEN.strip().replace("\n", " | ").split(" | "):
        seat, _, text = turn.partition(": ")
        assert GAME.to_move(state) == int(seat), turn
        state = game.after(state, text)
    assert GAME.to_move(state) is None
    assert [(item.seat, item.reason, item.points, item.number) for item in GAME.tally(state)] == [
        (1, "hab_euch", 2, 1),
        (0, "fertig", 1, 1),
        (2, "rest", 0, 3),
    ]
