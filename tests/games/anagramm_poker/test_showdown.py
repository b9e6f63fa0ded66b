"""Anagramm-Poker: words laid, compared, doubted and looked up."""

from __future__ import annotations

from tests.games.anagramm_poker.support import ABER, DECK, HAUS, NOTHING, SCHUH, Deal, game, small, to_words

from kartenwerk.play.engine.contract import CHANCE, Reason
from kartenwerk.play.games.anagramm_poker import GAME
from kartenwerk.play.games.anagramm_poker.moves import CardAction
from kartenwerk.play.games.anagramm_poker.rules import AnagrammPoker
from kartenwerk.play.games.anagramm_poker.state import Phase


def test_cards_count_and_not_letters() -> None:
    deal = to_words(SCHUH, HAUS).play("legt SCH U H", "legt H A U S", "lässt gelten")
    assert deal.result == (-3, 3)


def test_of_words_of_as_many_cards_the_earlier_in_the_alphabet_wins() -> None:
    deal = to_words(HAUS, ABER).play("legt H A U S", "legt A B E R", "lässt gelten")
    assert deal.result == (-3, 3)
    umlaut = to_words("Ä R A E N", "A R E S N").play("legt Ä R A", "legt A R E", "lässt gelten")
    assert umlaut.result == (3, -3), "Ä is sorted as A"


def test_a_word_has_two_cards_at_least_and_only_own_ones() -> None:
    deal = to_words("EI A B C D", HAUS)
    assert deal.forbidden("legt EI") == "zwei_karten"
    assert deal.forbidden("legt H A") == "nicht_auf_der_hand"
    assert deal.forbidden("legt A A") == "nicht_auf_der_hand"
    assert deal.forbidden("legt nichts") is None


def test_words_lie_hidden_until_all_have_laid_theirs() -> None:
    deal = to_words(HAUS, ABER).play("legt H A U S")
    assert GAME.view(deal.state, 1).laid.words == ((), ())
    assert GAME.view(deal.state, 0).laid.words[0] == DECK.read("H A U S")
    deal.play("legt A B E R")
    assert GAME.view(deal.state, 0).laid.words[1] == DECK.read("A B E R")
    assert deal.forbidden("legt H A U") == "erst_zweifeln", "a word that lies is not changed"


def test_the_same_word_shares_and_the_rest_stays_in_the_pot() -> None:
    deal = to_words(ABER, ABER, HAUS).play("legt A B E R", "legt A B E R", "legt H A U S", "lässt gelten")
    assert (deal.result, deal.state.left) == ((1, 1, -3), 1)
    following = GAME.deal_next(deal.state, GAME.pack(deal.rules, 3, DECK))
    assert following is not None and following.carried == 1


def test_the_same_word_with_more_cards_is_better() -> None:
    deal = to_words("A ST E N R", "A S T N R").play("legt A ST", "legt A S T")
    assert deal.result == (-3, 3)


def test_without_any_word_the_pot_stays() -> None:
    deal = to_words(ABER, HAUS).play("legt nichts", "legt nichts")
    assert (deal.result, deal.state.left) == ((-3, -3), 6)


def test_a_word_that_the_dictionary_has_not_is_out_and_the_next_best_is_asked_about() -> None:
    deal = to_words(HAUS, ABER, SCHUH).play("legt H A U S N", "legt A B E R", "legt SCH U H")
    deal.play("lässt gelten", "zweifelt")
    assert GAME.to_move(deal.state) == CHANCE and deal.forbidden("zweifelt") == "erst_nachschlagen"
    deal.play("steht nicht im Wörterbuch", "lässt gelten", "lässt gelten")
    assert deal.result == (-3, 6, -3)


def test_a_word_that_the_dictionary_has_stands_and_the_doubt_costs_what_was_agreed() -> None:
    moves = ("legt H A U S", "legt nichts", "zweifelt", "steht im Wörterbuch")
    assert to_words(HAUS, ABER).play(*moves).result == (3, -3)
    assert to_words(HAUS, ABER, strafe_zweifel=2).play(*moves).result == (5, -5), "the fine is in the pot"


def test_a_wrong_doubt_costs_no_more_than_one_has() -> None:
    deal = Deal(HAUS, ABER, stacks=(9, 3), strafe_zweifel=5).play("setzt 1", "nimmt an", NOTHING, NOTHING)
    deal.play("schiebt", "schiebt", "legt H A U S", "legt nichts", "zweifelt", "steht im Wörterbuch")
    assert (deal.result, deal.stacks) == ((3, -3), (12, 0))
    assert (1, "strafe", -1) in game.entries(deal.state)


def test_nobody_doubts_his_own_word_and_an_undoubted_one_stands() -> None:
    deal = to_words(HAUS, HAUS).play("legt N U A S H", "legt N U A S H")
    assert deal.result == (0, 0) and deal.state.phase is Phase.OVER


def test_who_has_dropped_out_may_doubt() -> None:
    deal = Deal(ABER, HAUS, SCHUH).play("setzt 1", "nimmt an", "steigt aus", NOTHING, NOTHING, "schiebt", "schiebt")
    deal.play("legt A B", "legt nichts", "lässt gelten")
    assert GAME.to_move(deal.state) == 2


def test_the_dictionary_decides_and_the_game_is_played_by_any() -> None:
    state = to_words(HAUS, ABER).play("legt H A U S", "legt nichts", "zweifelt").state
    for words, verdict in (("HAUS", CardAction.FOUND), ("ABER", CardAction.MISSING)):
        chance = AnagrammPoker(small(words)).chance
        assert chance is not None
        assert chance(state, None).action is verdict  # type: ignore[arg-type]


def test_players_lay_and_doubt_by_their_dictionary() -> None:
    known = AnagrammPoker(small("HAUS", "HA"))
    state = to_words(HAUS, ABER).state
    for policy in known.policies.values():
        assert str(policy(known.view(state, 0), known.moves(state), None)) == "legt H A U S"  # type: ignore[arg-type]


def test_who_has_won_with_which_word_is_said_and_whether_the_pot_is_shared_or_stays() -> None:
    won = to_words(HAUS, ABER).play("legt H A U S", "legt A B E R").state
    move = game.move("lässt gelten")
    assert GAME.remarks(won, move, game.after(won, move)) == (Reason("gewinnt", DECK.read("A B E R"), 1),)
    shared = to_words(ABER, ABER, HAUS).play("legt A B E R", "legt A B E R", "legt H A U S").state
    assert game.remarked(shared, "lässt gelten") == ("geteilt",)
    assert game.remarked(to_words(ABER, HAUS).play("legt nichts").state, "legt nichts") == ("kein_wort",)


def test_what_the_dictionary_says_is_said_before_who_has_won() -> None:
    doubted = to_words(HAUS, ABER).play("legt H A U S", "legt nichts", "zweifelt").state
    assert game.remarked(doubted, "steht im Wörterbuch") == ("gueltig", "gewinnt")
    assert game.remarked(doubted, "steht nicht im Wörterbuch") == ("ungueltig", "kein_wort")
