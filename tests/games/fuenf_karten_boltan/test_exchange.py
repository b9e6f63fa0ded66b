"""Fünf-Karten-Boltan: the exchange of cards in the Formation, and a talon that runs short."""

import pytest
from tests.games.fuenf_karten_boltan.support import DJINN, EMPTY, PAIR, formation, game, played, start

from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.games.fuenf_karten_boltan import GAME
from kartenwerk.play.games.fuenf_karten_boltan.state import State


@pytest.mark.parametrize(("most", "allowed"), [(3, 26), (4, 31), (5, 32)])
def test_up_to_three_four_or_five_cards_are_exchanged(most: int, allowed: int) -> None:
    state = formation(tausch_max=most)
    assert len(GAME.moves(state)) == allowed
    four = "tauschen erz-F wasser-F eis-2 luft-4"
    assert most > 3 or game.refused(state, four) == "zu_viele_getauscht"


def test_cards_laid_off_stay_on_the_table_and_as_many_come_from_the_talon() -> None:
    before = formation()
    after = played(before, "tauschen eis-2 luft-4 feuer-6")
    assert after.hands[0] == game.cards("erz-F wasser-F") + before.talon.cards[:3]
    assert after.talon.discards == game.cards("eis-2 luft-4 feuer-6")
    assert game.reason(before, "tauschen eis-2 luft-A") == Reason("nicht_auf_der_hand", game.cards("luft-A"))


def short(state: State, talon: int) -> State:
    """The state with so many cards left in the talon, the others laid off."""
    cards = state.talon.cards
    return state._replace(talon=state.talon._replace(cards=cards[:talon], discards=cards[talon:]))


def test_the_last_card_of_the_talon_is_never_given_but_shuffled_with_those_laid_off() -> None:
    before = short(formation(), 3)
    waiting = played(before, "tauschen eis-2 luft-4 feuer-6")
    assert GAME.to_move(waiting) == CHANCE and len(waiting.hands[0]) == 4
    mixed = waiting.talon.to_shuffle
    assert before.talon.cards[2] in mixed and not {*game.cards("eis-2 luft-4 feuer-6")} & {*mixed}
    after = played(waiting, "mischen " + " ".join(map(str, reversed(mixed))))
    assert after.hands[0][-1] == mixed[-1] and GAME.to_move(after) == 1


def test_a_table_may_give_the_last_card_too() -> None:
    state = played(short(formation(talon_letzte_nie=False), 3), "tauschen eis-2 luft-4 feuer-6")
    assert GAME.to_move(state) == 1 and state.talon.cards == ()


def test_the_hands_of_the_dead_are_shuffled_in_as_well() -> None:
    state = played(start(PAIR, DJINN, EMPTY), "schlagen 1, sterben, parieren")
    assert {*game.cards(DJINN)} <= {*state.talon.discards} and state.hands[1] == ()


def test_what_chance_does_comes_when_it_is_due_and_only_then() -> None:
    dealt = GAME.deal(game.rules(), 3, game.deck.cards)
    assert game.refused(dealt, "warten") == game.refused(dealt, "behalten") == "erst_suchen"
    state = formation()
    assert game.refused(state, "mischen erz-2") == game.refused(state, "suchen luft-K") == "talon_reicht"
    waiting = played(short(state, 3), "tauschen eis-2 luft-4 feuer-6")
    assert game.refused(waiting, "behalten") == game.refused(waiting, "suchen luft-K") == "erst_mischen"
    assert game.refused(waiting, "mischen erz-2") == "ablage_mischen"
    assert GAME.moves(waiting) == GAME.moves(dealt) == ()


def test_cards_are_exchanged_in_the_formation_and_bets_made_before_and_after() -> None:
    assert game.refused(formation(), "warten") == "erst_tauschen"
    assert game.refused(start(PAIR, DJINN, EMPTY), "behalten") == "jetzt_wird_gewettet"
    assert game.refused(formation(), "tauschen wasser-F erz-F") == "in_der_reihe_der_hand"
    assert game.refused(formation(), "tauschen erz-F erz-F") == "in_der_reihe_der_hand"


def test_that_the_talon_is_mixed_is_said_with_its_cards() -> None:
    waiting = played(short(formation(), 3), "tauschen eis-2 luft-4 feuer-6")
    move = game.move("mischen " + " ".join(map(str, waiting.talon.to_shuffle)))
    assert GAME.remarks(waiting, move, game.after(waiting, move)) == (Reason("neu_gemischt", waiting.talon.to_shuffle),)
    assert game.remarked(formation(), "behalten") == ()
