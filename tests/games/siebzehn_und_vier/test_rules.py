"""Siebzehn und Vier: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Lots, Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import CHANCE, points_of
from kartenwerk.play.engine.scoring import Before
from kartenwerk.play.games.siebzehn_und_vier import GAME
from kartenwerk.play.games.siebzehn_und_vier.rules import Act, State, score, worth
from kartenwerk.play.mechanics.reshuffle import Reshuffle

game = Referee(GAME)
STOCK = "pik-7 pik-8 pik-9 pik-10"


def coup(player: str, bank: str = "herz-7", stock: str = STOCK, **changes: Value) -> State:
    """Seat 1 of three plays against seat 0, who holds the bank."""
    hands = (game.cards(player), game.cards(bank))
    return State(game.rules(**changes), game.cards(stock), (), 0, 1, hands, 1, (0, 0, 0))


@pytest.mark.parametrize(
    ("cards", "points"),
    [("pik-A", 11), ("pik-K", 4), ("pik-D", 3), ("pik-B", 2), ("pik-10", 10), ("pik-7", 7), ("pik-A herz-A", 22)],
)
def test_worth(cards: str, points: int) -> None:
    assert worth(game.cards(cards)) == points


def test_two_aces_are_21_only_where_agreed() -> None:
    aces = game.cards("pik-A herz-A")
    assert (score(game.rules(), aces), score(game.rules(zwei_asse_21=True), aces)) == (0, 21)


def test_both_begin_with_one_card_face_down() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    assert list(map(len, state.cards)) == [1, 1]
    assert {str(card) for card in GAME.view(state, 2).cards[0] + GAME.view(state, 1).cards[1]} == {"?"}
    assert GAME.view(state, 1).cards[0] == state.cards[0]


def test_in_the_first_deal_seat_0_holds_the_bank_and_seat_1_plays_for_the_basic_stake() -> None:
    state = GAME.deal(game.rules(grundeinsatz=3), 3, game.pack(3))
    assert (state.bank, state.player, GAME.to_move(state), state.number, state.stake) == (0, 1, 1, 1, 3)
    assert state.cards == ((game.pack(3)[0],), (game.pack(3)[1],))


def test_who_is_not_in_the_coup_has_no_hand() -> None:
    state = GAME.deal(game.rules(), 3, game.pack(3))
    hands = {seat: GAME.piles(state, seat)[0][1] for seat in range(3)}
    assert sorted(map(len, hands.values())) == [0, 1, 1]
    assert (hands[state.player], hands[state.bank]) == state.cards


def test_after_raising_one_more_card_must_be_taken() -> None:
    state = game.after(coup("pik-K"), Act.RAISE)
    assert (state.stake, game.refused(state, Act.ENOUGH)) == (2, "erst_eine_karte")
    assert game.after(state, Act.TAKE, Act.RAISE).stake == 3


def test_the_stake_has_a_limit() -> None:
    state = game.after(coup("pik-K", max_faktor=2), Act.RAISE, Act.TAKE)
    assert game.refused(state, Act.RAISE) == "einsatz_am_ende"


def test_the_stake_may_be_raised_at_once_to_the_limit() -> None:
    state = game.after(coup("pik-K"), *[Act.RAISE] * 9)
    assert (state.stake, len(state.cards[0])) == (10, 1)
    assert game.refused(state, Act.RAISE) == "einsatz_am_ende"
    assert game.refused(state, Act.ENOUGH) == "erst_eine_karte"


def test_who_is_bust_need_not_say_so() -> None:
    state = coup("pik-A herz-A")
    assert game.refused(state, Act.TAKE) is None
    assert game.refused(coup("pik-A herz-A", ueberkauft_offen=True), Act.TAKE) == "schon_ueberkauft"
    assert game.refused(coup("pik-A herz-10", ueberkauft_offen=True), Act.TAKE) is None, "21 is not too much"


def test_the_banker_may_not_raise() -> None:
    assert game.refused(game.after(coup("pik-K"), Act.ENOUGH), Act.RAISE) == "bank_erhoeht_nicht"


def test_17_beats_16_and_wins_what_was_staked() -> None:
    state = game.after(coup("pik-10 herz-7", "karo-9 karo-7")._replace(stake=2), Act.ENOUGH, Act.ENOUGH)
    assert (state.won, state.player) == ((-2, 2, 0), 2)


def test_over_21_loses_against_any_hand_that_is_not() -> None:
    state = game.after(coup("pik-10 herz-7 herz-8", "karo-B"), Act.ENOUGH, Act.ENOUGH)
    assert state.won == (1, -1, 0)


@pytest.mark.parametrize(
    ("player", "bank"), [("pik-10", "karo-10"), ("pik-10 herz-A kreuz-K", "karo-A karo-10 karo-9")]
)
def test_equal_or_both_bust_the_coup_is_repeated_for_the_same_pot(player: str, bank: str) -> None:
    state = game.after(coup(player, bank)._replace(stake=3), Act.ENOUGH, Act.ENOUGH)
    assert (state.player, state.stake, state.won) == (1, 3, (0, 0, 0))
    assert list(map(len, state.cards)) == [1, 1]


@pytest.mark.parametrize(
    ("bank", "act", "reason"),
    [("karo-9 karo-7", Act.ENOUGH, "bank_muss_ziehen"), ("karo-10 karo-7", Act.TAKE, "bank_muss_stehen")],
)
def test_a_table_may_bind_the_banker_to_16(bank: str, act: Act, reason: str) -> None:
    state = game.after(coup("pik-10", bank, bank_zieht_bis=16), Act.ENOUGH)
    assert game.refused(state, act) == reason


def test_used_cards_are_shuffled_when_the_stock_is_gone() -> None:
    used = game.cards("herz-8 herz-9")
    state = coup("pik-K", stock="")._replace(used=used)
    assert GAME.to_move(state) == CHANCE
    assert game.after(state, Reshuffle(used)).stock == used


@pytest.mark.parametrize(("stock", "dealt"), [("pik-7 pik-8", 1), ("pik-7", 0)])
def test_a_coup_needs_two_cards_in_the_stock_or_the_used_ones_are_shuffled_in(stock: str, dealt: int) -> None:
    state = game.after(coup("pik-10 herz-7", "karo-9", stock=stock), Act.ENOUGH, Act.ENOUGH)
    assert ([*map(len, state.cards)], GAME.to_move(state)) == ([dealt] * 2, CHANCE)
    after = game.after(state, Reshuffle(state.used))
    assert (after.cards, GAME.to_move(after)) == ((game.cards("pik-7"), game.cards("pik-8" if dealt else "pik-10")), 2)


def test_the_last_card_of_the_stock_may_still_be_taken() -> None:
    state = coup("pik-K", stock="pik-7")._replace(used=game.cards("herz-8"))
    assert GAME.to_move(state) == 1
    assert GAME.to_move(game.after(state, Act.TAKE)) == CHANCE


def test_only_the_used_cards_are_shuffled_and_only_when_the_stock_is_gone() -> None:
    used = game.cards("herz-8 herz-9")
    state = coup("pik-K", stock="")._replace(used=used)
    assert game.refused(state, Reshuffle(used[:1])) == game.refused(state, Act.TAKE) == "erst_mischen"
    assert game.refused(coup("pik-K")._replace(used=used), Reshuffle(used)) == "nichts_zu_mischen"


def test_where_all_cards_are_in_the_coup_nobody_takes_or_raises() -> None:
    state = coup("pik-K", stock="")
    assert (GAME.to_move(state), game.legal(state)) == (1, {"genug"})
    assert (game.refused(state, Act.RAISE), game.refused(state, Act.TAKE)) == ("keine_karten", "keine_karten")
    state = game.after(state, Act.ENOUGH)
    assert (GAME.to_move(state), game.legal(state)) == (0, {"genug"})
    assert game.refused(state, Act.TAKE) == "keine_karten"


@pytest.mark.parametrize("bank", ["karo-9 karo-7", "karo-10 karo-7"])
def test_and_no_rule_of_drawing_binds_the_banker_where_none_is_agreed(bank: str) -> None:
    assert game.legal(game.after(coup("pik-10", bank, bank_zieht_bis=0), Act.ENOUGH)) == {"nimmt", "genug"}


def test_stakes_are_raised_by_the_basic_stake_up_to_so_many_times_it() -> None:
    state = coup("pik-K", grundeinsatz=5, max_faktor=2)._replace(stake=5)
    state = game.after(state, Act.RAISE, Act.TAKE)
    assert (state.stake, game.refused(state, Act.RAISE)) == (10, "einsatz_am_ende")
    assert game.after(state, Act.TAKE).stake == 10


def test_each_holds_the_bank_as_often_as_agreed() -> None:
    state = game.after(coup("pik-10 herz-7", "karo-9", durchgaenge=2)._replace(player=2), Act.ENOUGH, Act.ENOUGH)
    following = GAME.deal_next(state._replace(number=5, bank=1), game.pack(3))
    assert following is not None and (following.number, following.bank, following.player) == (6, 2, 0)
    assert GAME.deal_next(state._replace(number=6), game.pack(3)) is None


def test_the_bank_goes_on_when_all_have_played_against_it() -> None:
    state = coup("pik-10 herz-7", "karo-9")._replace(player=2)
    state = game.after(state, Act.ENOUGH, Act.ENOUGH)
    assert GAME.to_move(state) is None
    following = GAME.deal_next(state, game.pack(3))
    assert following is not None
    assert (following.bank, following.player) == (1, 2)
    assert GAME.deal_next(state._replace(number=3), game.pack(3)) is None


@pytest.mark.parametrize(("hand", "act"), [("pik-8 pik-7", Act.TAKE), ("pik-9 pik-7", Act.ENOUGH)])
def test_the_sensible_player_and_banker_take_cards_up_to_fifteen(hand: str, act: Act) -> None:
    assert game.chosen(coup(hand)) == act
    assert game.chosen(coup("pik-10 herz-10", hand, bank_zieht_bis=0)._replace(banking=True)) == act


@pytest.mark.parametrize(
    ("hand", "lot", "act"),
    [
        ("pik-10", 0, Act.RAISE),
        ("pik-10", 1, Act.TAKE),
        ("pik-9", 0, Act.TAKE),
        ("pik-7 pik-B", 0, Act.TAKE),
        ("pik-8 pik-B", 0, Act.TAKE),
    ],
)
def test_the_sensible_player_raises_at_times_with_a_first_card_of_ten_or_more(hand: str, lot: int, act: Act) -> None:
    assert game.chosen(coup(hand), chance=Lots(lot)) == act


def test_who_has_raised_takes_the_card_it_must_take() -> None:
    assert game.chosen(coup("pik-10")._replace(must=True), chance=Lots(0)) == Act.TAKE


def test_the_eager_player_has_enough_as_soon_as_it_may() -> None:
    assert game.chosen(coup("pik-7"), "eager") == Act.ENOUGH


@pytest.mark.parametrize(
    ("player", "said"),
    [("pik-10 pik-9", "spieler_gewinnt"), ("pik-10 pik-8", "wiederholt"), ("pik-10 pik-7", "bank_gewinnt")],
)
def test_who_wins_is_said_when_the_banker_has_enough(player: str, said: str) -> None:
    state = coup(player, "herz-10 herz-8", bank_zieht_bis=0)
    assert game.remarked(state, Act.ENOUGH) == ()
    state = state._replace(banking=True)
    assert game.remarked(state, Act.TAKE) == ()
    assert game.remarked(state, Act.ENOUGH) == ("zusammen", "zusammen", said)


def test_both_hands_are_counted_when_they_are_turned_up() -> None:
    state = coup("pik-10 pik-9 pik-8", "herz-10 herz-8", bank_zieht_bis=0)._replace(banking=True)
    counted = GAME.remarks(state, Act.ENOUGH, game.after(state, Act.ENOUGH))[:2]
    assert [(reason.id, reason.number) for reason in counted] == [("ueberkauft", 27), ("zusammen", 18)]


@pytest.mark.parametrize("text", ["", "pik-7", "nimmt zwei"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Siebzehn und Vier|not in the pack"):
        game.move(text)


@pytest.mark.parametrize(("gain", "fits"), [(2, True), (4, True), (-2, True), (3, False), (0, False)])
def test_everybody_wins_or_loses_whole_stakes(gain: int, fits: bool) -> None:
    scoring, rules = GAME.scoring, game.rules(grundeinsatz=2)
    assert scoring is not None
    told = {"bank": 0, "gewinn": (0, gain, 2)}
    if fits:
        assert points_of(scoring.score(rules, scoring.read(rules, told, Before(3)), Before(3)), 3) == (
            -gain - 2,
            gain,
            2,
        )
    else:
        with pytest.raises(KartenwerkError, match="whole stakes"):
            scoring.read(rules, told, Before(3))


def test_a_repeated_coup_has_no_new_limit() -> None:
    state = game.after(coup("pik-10", "karo-10", max_faktor=3)._replace(stake=3), Act.ENOUGH, Act.ENOUGH)
    assert (state.player, state.stake, game.refused(state, Act.RAISE)) == (1, 3, "einsatz_am_ende")
