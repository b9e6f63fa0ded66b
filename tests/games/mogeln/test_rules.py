"""Mogeln: cases named after the rules they test."""

from __future__ import annotations

from random import Random

import pytest
from tests.games.support import Lots, Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.mogeln import GAME
from kartenwerk.play.games.mogeln.rules import RANKS, Answer, Lay, State, due
from kartenwerk.play.mechanics.dealing import left_deals

game = Referee(GAME)
HANDS = ("pik-7 pik-8", "herz-7 herz-8", "karo-7 karo-8")


def position(*hands: str, pile: str = "kreuz-4 kreuz-5", said: str = "6", **changes: Value) -> State:
    """Seat 0 of three is to lay; `said` is the rank that was said last."""
    held = tuple(map(game.cards, hands or HANDS))
    return State(game.rules(**changes), held, game.cards(pile), RANKS.index(said), 2, 0)


def lay(name: str) -> Lay:
    return Lay(game.deck.card(name))


@pytest.mark.parametrize(("players", "cards"), [(3, 52), (5, 52), (6, 104)])
def test_beyond_five_players_there_are_two_packs(players: int, cards: int) -> None:
    assert len(game.pack(players)) == cards


def test_among_five_two_get_eleven_cards_and_three_get_ten() -> None:
    state = GAME.deal(game.rules(), 5, game.pack(5))
    assert sorted(map(len, state.hands)) == [10, 10, 10, 11, 11]


def test_forehand_begins_with_two_and_after_the_ace_comes_two_again() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert (GAME.to_move(state), due(state)) == (0, "2")
    assert due(position(said="A")) == "2"


def test_any_card_may_be_laid() -> None:
    assert game.refused(position(), lay("pik-8")) is None


def test_a_false_card_brings_its_layer_the_whole_pile() -> None:
    state = game.after(position(), lay("pik-8"), Answer.KNOCK)
    assert (len(state.hands[0]), state.pile, state.turn) == (4, (), 0)


def test_a_true_card_brings_the_doubter_the_whole_pile() -> None:
    state = game.after(position(), lay("pik-7"), Answer.TRUST, Answer.KNOCK)
    assert (len(state.hands[2]), state.turn) == (5, 2)


def test_the_left_neighbour_is_asked_first_and_the_first_knock_counts() -> None:
    state = game.after(position(), lay("pik-8"))
    assert GAME.to_move(state) == 1
    assert GAME.to_move(game.after(state, Answer.TRUST)) == 2
    assert GAME.to_move(game.after(state, Answer.TRUST, Answer.TRUST)) == 1


def test_who_has_taken_the_pile_goes_on_with_the_rank_that_was_due() -> None:
    state = game.after(position(), lay("pik-8"), Answer.KNOCK)
    assert due(state) == "8"


def test_the_first_card_of_a_pile_is_safe() -> None:
    state = game.after(position(pile=""), lay("pik-8"))
    assert (state.asked, game.refused(state, Answer.KNOCK)) == (None, "nichts_anzuzweifeln")


def test_the_last_card_of_a_hand_is_safe_and_wins() -> None:
    state = game.after(position("pik-8", *HANDS[1:]), lay("pik-8"))
    assert (GAME.to_move(state), GAME.result(state, 3)) == (None, (1, 0, 0))


def test_the_last_but_one_may_be_doubted() -> None:
    assert game.after(position(), lay("pik-8")).asked == 1


def test_a_joker_is_always_true() -> None:
    state = game.after(position("joker-1 pik-8", *HANDS[1:], joker=1), lay("joker-1"), Answer.KNOCK)
    assert len(state.hands[1]) == 5


def test_a_joker_is_no_two_although_the_second_one_is_numbered_so() -> None:
    state = position("joker-2 pik-8 herz-8", *HANDS[1:], said="A", joker=2)
    assert next(note.number for note in GAME.notes(state, 0) if note.id == "davon") == 0
    asked = position(HANDS[0], "joker-2 pik-2 herz-2", HANDS[2], said="2", joker=2)._replace(asked=1)
    assert {GAME.policies["skilled"](asked, GAME.moves(asked), Random(lot)) for lot in range(9)} == {Answer.TRUST}


def test_whoever_lacks_the_rank_lays_a_joker_rather_than_a_lie() -> None:
    state = position("joker-2 pik-8 herz-8", *HANDS[1:], said="A", joker=2)
    assert {GAME.policies["sensible"](state, GAME.moves(state), Random(lot)) for lot in range(9)} == {lay("joker-2")}
    able = position("joker-2 pik-2", *HANDS[1:], said="A", joker=2)
    assert {GAME.policies["sensible"](able, GAME.moves(able), Random(lot)) for lot in range(9)} == {lay("pik-2")}


def test_a_view_never_shows_a_face_down_card() -> None:
    state = game.after(position(), lay("pik-8"))
    for seat in range(3):
        assert {str(card) for card in GAME.view(state, seat).pile} == {"?"}


def test_the_next_deal_is_the_next_seats_on_the_left_and_the_next_after_it_begins() -> None:
    state, order = GAME.deal(game.rules(), 3, game.pack(3)), game.pack(3)
    seen = []
    for _ in range(4):
        seen.append((state.dealer, GAME.to_move(state)))
        state = left_deals(GAME.deal, state, order)
    assert seen == [(2, 0), (0, 1), (1, 2), (2, 0)]


@pytest.mark.parametrize(
    ("hand", "lot", "answer"),
    [
        ("pik-6 herz-6 karo-6", 1, Answer.KNOCK),
        ("pik-6 herz-6 karo-7", 1, Answer.TRUST),
        ("pik-6 herz-6 karo-7", 0, Answer.KNOCK),
    ],
)
def test_the_sensible_player_doubts_a_rank_of_which_it_holds_three_and_others_now_and_then(
    hand: str, lot: int, answer: Answer
) -> None:
    state = position(hand, *HANDS[1:])._replace(asked=0, last=2, turn=0)
    assert game.chosen(state, chance=Lots(lot)) == answer


@pytest.mark.parametrize("lot", [0, 1])
def test_the_skilled_player_doubts_a_rank_of_which_it_holds_three_and_no_other(lot: int) -> None:
    for last, answer in (("karo-6", Answer.KNOCK), ("karo-7", Answer.TRUST)):
        state = position(f"pik-6 herz-6 {last}", *HANDS[1:])._replace(asked=0, last=2, turn=0)
        assert game.chosen(state, "skilled", Lots(lot)) == answer


def test_the_skilled_player_lays_as_the_sensible_one_does() -> None:
    state = position("pik-8 pik-9", *HANDS[1:], said="6")
    for seed in range(9):
        assert game.chosen(state, "skilled", Random(seed)) == game.chosen(state, chance=Random(seed))


def test_the_sensible_player_lays_a_true_card_if_it_has_one_or_else_any() -> None:
    state = position("pik-8 pik-7 pik-9 pik-6", *HANDS[1:], said="6")
    assert {game.chosen(state, chance=Random(seed)) for seed in range(9)} == {"legt pik-7"}
    state = position("pik-8 pik-9", *HANDS[1:], said="6")
    assert {game.chosen(state, chance=Random(seed)) for seed in range(9)} == {"legt pik-8", "legt pik-9"}


def test_the_eager_player_never_doubts() -> None:
    state = position("pik-6 herz-6 karo-6", *HANDS[1:])._replace(asked=0, last=2, turn=0)
    assert {game.chosen(state, "eager", Random(seed)) for seed in range(9)} == {Answer.TRUST}


@pytest.mark.parametrize(("top", "said", "taker"), [("kreuz-6", "war_wahr", 0), ("kreuz-5", "war_gemogelt", 2)])
def test_what_is_turned_up_is_said_to_be_true_or_not(top: str, said: str, taker: int) -> None:
    state = position(pile=f"kreuz-4 {top}")._replace(asked=0, last=2)
    (reason,) = GAME.remarks(state, Answer.KNOCK, game.after(state, Answer.KNOCK))
    assert reason == Reason(said, game.cards(top), taker)


def test_the_last_card_is_said_to_be_safe() -> None:
    assert game.remarked(position(), lay("pik-7")) == ()
    assert game.remarked(position("pik-8", *HANDS[1:]), lay("pik-8")) == ("letzte_sicher",)
    assert game.remarked(game.after(position(), lay("pik-7")), Answer.TRUST) == ()


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    state = game.after(position(), lay("pik-8"))
    assert game.refused(state, lay("herz-7")) == "erst_antworten"
    assert game.refused(position(), lay("herz-7")) == "nicht_auf_der_hand"
    over = game.after(position("pik-8", *HANDS[1:]), lay("pik-8"))
    assert (game.refused(over, Answer.KNOCK), GAME.moves(over)) == ("spiel_aus", ())


def test_the_table_agrees_on_jokers_on_packs_and_on_the_first_rank() -> None:
    assert [len(game.pack(3, joker=joker)) for joker in (0, 2)] == [52, 54]
    assert [len(game.pack(3, blaetter=packs)) for packs in ("1", "2")] == [52, 104]
    assert due(GAME.deal(game.rules(startwert="A"), 3, game.pack(3))) == "A"
    assert due(position(said="K")) == "A"


def test_cards_are_dealt_one_by_one_from_the_left_of_the_dealer() -> None:
    order = game.pack(3)
    state = left_deals(GAME.deal, GAME.deal(game.rules(), 3, order), order)
    assert [hand[0] for hand in state.hands] == [order[2], order[0], order[1]]


def test_a_doubted_card_that_was_true_goes_with_the_pile_to_the_doubter_who_lays_next() -> None:
    state = game.after(position(), lay("pik-7"), Answer.KNOCK)
    assert state.hands[1] == game.cards("herz-7 herz-8 kreuz-4 kreuz-5 pik-7")
    assert (state.turn, GAME.to_move(state), due(state)) == (1, 1, "8")
    assert game.remarked(position("pik-7", *HANDS[1:]), lay("pik-7")) == ("letzte_sicher",)
    assert game.remarked(position()._replace(asked=0, last=2), Answer.TRUST) == ()


@pytest.mark.parametrize("text", ["", "pik-7", "lege pik-7", "klopft nicht"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Mogeln|not in the pack"):
        game.move(text)


def test_which_suit_is_laid_makes_no_difference() -> None:
    assert GAME.alike(lay("pik-7")) == GAME.alike(lay("herz-7"))
    assert GAME.alike(lay("pik-7")) != GAME.alike(lay("pik-8"))
    assert len({GAME.alike(move) for move in (lay("joker-1"), lay("joker-2"), lay("pik-7"), Answer.KNOCK)}) == 4
