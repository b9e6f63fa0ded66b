"""Anagramm-Poker: what a seat may say, when a round of betting ends, and what happens when all drop out."""

from __future__ import annotations

import pytest
from tests.games.anagramm_poker.support import ABER, DECK, HAUS, NOTHING, SCHUH, Deal, game

from kartenwerk.play.games.anagramm_poker import GAME
from kartenwerk.play.games.anagramm_poker.state import Phase, State


def test_everybody_pays_the_ante_and_gets_five_cards() -> None:
    deal = Deal(ABER, HAUS, SCHUH, grundeinsatz=2)
    assert deal.stacks == (38, 38, 38)
    assert [" ".join(map(str, hand)) for hand in deal.state.hands] == [ABER, HAUS, SCHUH]


def test_in_the_first_round_one_opens_or_drops_out() -> None:
    deal = Deal(ABER, HAUS)
    assert deal.forbidden("schiebt") == "setzen_oder_aussteigen"
    assert deal.forbidden("nimmt an") == "noch_nichts_gesetzt"
    assert deal.forbidden("erhöht auf 2") == "noch_nichts_gesetzt"
    assert Deal(ABER, HAUS, schieben_erlaubt=True).forbidden("schiebt") is None


def test_a_seat_puts_in_five_in_the_first_round_and_ten_in_the_second() -> None:
    deal = Deal(ABER, HAUS)
    assert deal.forbidden("setzt 6") == "ueber_dem_hoechsten"
    deal.play("setzt 5")
    assert deal.forbidden("erhöht auf 6") == "ueber_dem_hoechsten"
    deal.play("nimmt an", NOTHING, NOTHING)
    assert deal.forbidden("setzt 11") == "ueber_dem_hoechsten"
    assert deal.forbidden("setzt 10") is None


def test_a_round_has_three_raises() -> None:
    deal = Deal(ABER, HAUS).play("setzt 1", "erhöht auf 2", "erhöht auf 3", "erhöht auf 4")
    assert deal.forbidden("erhöht auf 5") == "oft_genug_erhoeht"
    deal.play("nimmt an", NOTHING, NOTHING, "setzt 1")
    assert deal.forbidden("erhöht auf 2") is None, "the second round counts anew"


def test_a_raise_has_to_be_more_and_a_bet_is_made_once() -> None:
    deal = Deal(ABER, HAUS).play("setzt 3")
    assert deal.forbidden("erhöht auf 3") == "zu_wenig"
    assert deal.forbidden("setzt 4") == "schon_gesetzt"
    assert deal.forbidden("schiebt") == "schon_gesetzt"


def test_a_round_ends_when_all_others_have_spoken_since_the_last_raise() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 1", "nimmt an", "erhöht auf 2", "nimmt an")
    assert deal.state.phase is Phase.FIRST
    assert deal.play("nimmt an").state.phase is Phase.SWAP


def test_the_last_one_left_has_the_pot_without_showing() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 2", "steigt aus", "steigt aus")
    assert (deal.result, deal.state.left) == ((2, -1, -1), 0)


def test_who_raised_last_in_the_first_round_speaks_first_in_the_second_else_its_opener() -> None:
    raised = Deal(ABER, HAUS, SCHUH).play("setzt 1", "erhöht auf 2", "nimmt an", "nimmt an", *[NOTHING] * 3)
    assert GAME.to_move(raised.state) == 1
    opened = Deal(ABER, HAUS, SCHUH).play("steigt aus", "setzt 1", "nimmt an", *[NOTHING] * 2)
    assert GAME.to_move(opened.state) == 1


def test_in_the_second_round_all_may_check_and_then_the_words_are_laid() -> None:
    deal = Deal(ABER, HAUS).play("setzt 1", "nimmt an", NOTHING, NOTHING, "schiebt", "schiebt")
    assert deal.state.phase is Phase.LAY


def all_out(deal: Deal) -> State:
    deal.play(*["steigt aus"] * len(deal.stacks))
    return deal.state


def test_even_the_last_one_has_to_open_or_drop_out() -> None:
    deal = Deal(ABER, HAUS).play("steigt aus")
    assert GAME.to_move(deal.state) == 1 and deal.forbidden("schiebt") == "setzen_oder_aussteigen"


def test_where_one_may_check_the_last_one_left_has_the_pot_at_once() -> None:
    deal = Deal(ABER, HAUS, SCHUH, schieben_erlaubt=True).play("steigt aus", "schiebt", "steigt aus")
    assert (deal.state.phase, deal.result) == (Phase.OVER, (-1, 2, -1))
    second = Deal(ABER, HAUS).play("setzt 1", "nimmt an", NOTHING, NOTHING, "steigt aus")
    assert (second.state.phase, second.result) == (Phase.OVER, (-2, 2))


def test_if_all_drop_out_the_pot_stays_and_everybody_pays_again_but_not_after_three_times() -> None:
    state = all_out(Deal(ABER, HAUS))
    order = GAME.pack(state.rules, 2, DECK)
    pots = [state.left]
    for _ in range(4):
        following = GAME.deal_next(state, order)
        assert following is not None
        for _ in range(2):
            following = GAME.play(following, GAME.read("steigt aus", DECK))
        state = following
        pots.append(state.left)
    assert pots == [2, 4, 6, 6, 6]
    assert sum(GAME.accounts(state)) == 80


def test_the_count_of_all_out_begins_anew_once_somebody_bets() -> None:
    state = all_out(Deal(ABER, HAUS))
    following = GAME.deal_next(state, GAME.pack(state.rules, 2, DECK))
    assert following is not None and following.streak == 1
    for text in ("setzt 1", "steigt aus"):
        following = GAME.play(following, GAME.read(text, DECK))
    assert following.streak == 0
    assert following.left == 0 and GAME.result(following, 2)[following.awards[0].seat] == 3, "the old pot is won"


@pytest.mark.parametrize(("first", "said"), [("setzt 1", "kampflos"), ("steigt aus", "alle_aus")])
def test_it_is_said_whether_the_pot_was_won_without_a_word_or_stays(first: str, said: str) -> None:
    before = Deal(ABER, HAUS).play(first).state
    move = game.move("steigt aus")
    assert [reason.id for reason in GAME.remarks(before, move, game.after(before, move))] == [said]
