"""Fünfhundert: cases named after the rules they test."""

from __future__ import annotations

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.fuenfhundert import GAME
from kartenwerk.play.games.fuenfhundert.rules import Action, State, totals
from kartenwerk.play.games.fuenfhundert.scoring import MELDS, Meld, price
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

game = Referee(GAME)
TALON = "karo-8 karo-9 kreuz-8 herz-9"
QUEENS = "kreuz-D pik-D herz-D karo-D"


def playing(hand: str, other: str = "", trick: str = "", talon: str = TALON, won: str = "", **changes: Value) -> State:
    """Seat 0 is to lay; hearts are trumps; `won` is a trick of seat 0."""
    laid = game.cards(trick)
    taken = ((game.cards(won),) if won else (), ())
    in_play = InPlay.of((game.cards(hand), game.cards(other)), Trick(-len(laid) % 2, laid), taken)
    return State(game.rules(**changes), in_play, game.cards(talon), "herz", 1)


def lay(name: str) -> Lay:
    return Lay(game.deck.card(name))


def said(state: State, *melds: Meld) -> int:
    """What seat 0 has after these announcements."""
    return totals(game.after(state, *melds))[0]


def test_each_gets_eight_and_the_seventeenth_names_the_trumps() -> None:
    order = game.pack(2)
    state = GAME.deal(game.rules(), 2, order)
    assert ([len(hand) for hand in state.cards.hands], len(state.talon)) == ([8, 8], 16)
    assert (state.talon[-1], state.trump) == (order[16], order[16].suit)


def test_while_the_talon_lasts_a_higher_rank_of_any_suit_takes_the_trick() -> None:
    state = game.after(playing("karo-K", "pik-10"), lay("karo-K"), lay("pik-10"))
    assert state.cards.tricks(1) == 1


def test_of_equal_ranks_the_lead_takes_the_trick_and_there_are_no_trumps_yet() -> None:
    state = game.after(playing("karo-K", "herz-K"), lay("karo-K"), lay("herz-K"))
    assert state.cards.tricks(0) == 1


def test_while_the_talon_lasts_any_card_may_be_laid() -> None:
    laying = [move for move in GAME.moves(playing("pik-7 karo-A", trick="pik-A")) if isinstance(move, Lay)]
    assert len(laying) == 2


def test_both_draw_the_winner_first() -> None:
    state = game.after(playing("pik-A", "pik-9"), lay("pik-A"), lay("pik-9"))
    assert state.cards.hands == (game.cards("karo-8"), game.cards("karo-9"))


def test_without_talon_suit_must_be_followed_and_else_trumped() -> None:
    assert GAME.why_not(playing("pik-9 herz-A", trick="pik-A", talon=""), lay("herz-A")) == Reason(
        "farbe_bekennen", game.cards("pik-9")
    )
    assert GAME.why_not(playing("karo-9 herz-A", trick="pik-A", talon=""), lay("karo-9")) == Reason(
        "trumpf_zwang", game.cards("herz-A")
    )


def test_the_seven_of_trumps_takes_the_open_trump_and_ten_points() -> None:
    state = game.after(playing("herz-7 pik-A"), Action.EXCHANGE)
    assert (state.cards.hands[0], state.talon[-1]) == (game.cards("pik-A herz-9"), game.deck.card("herz-7"))
    assert totals(state) == (10, 0)


@pytest.mark.parametrize(
    ("hand", "talon", "reason"), [("herz-8", TALON, "keine_trumpf_sieben"), ("herz-7", "", "talon_leer")]
)
def test_no_swap(hand: str, talon: str, reason: str) -> None:
    assert GAME.why_not(playing(hand, talon=talon), Action.EXCHANGE) == Reason(reason)


def test_if_the_open_trump_is_the_seven_itself_nobody_can_swap() -> None:
    state = playing("pik-A", talon="karo-8 herz-7")
    assert Action.EXCHANGE not in GAME.moves(state)


@pytest.mark.parametrize(
    ("meld", "points"),
    [
        (Meld("folge", "herz"), 240),
        (Meld("folge", "pik"), 120),
        (Meld("vier_asse"), 100),
        (Meld("vier_zehnen"), 80),
        (Meld("vier_koenige"), 60),
        (Meld("vier_damen"), 40),
        (Meld("vier_buben"), 20),
        (Meld("paar", "herz"), 40),
        (Meld("paar", "karo"), 20),
        (Meld("karodame_pikbube"), 40),
    ],
    ids=str,
)
def test_an_announcement_brings(meld: Meld, points: int) -> None:
    held = " ".join(str(card) for card in game.deck.cards if (card.suit, card.rank) in meld.kinds)
    assert (price(playing(held).rules, playing(held).trump, meld), said(playing(held), meld)) == (points, points)


def test_cards_in_hand_and_in_won_tricks_count_together() -> None:
    state = playing("kreuz-D pik-D herz-D", won="karo-D karo-7")
    assert said(state, Meld("vier_damen")) - state.cards.augen(0) == 40


def test_a_false_announcement_is_allowed_and_costs_what_it_would_bring() -> None:
    state = playing("kreuz-D pik-D herz-D")
    assert said(state, Meld("vier_damen")) == -40


def test_announcing_four_queens_uses_the_queen_up() -> None:
    state = playing(f"{QUEENS} karo-K")
    assert said(state, Meld("vier_damen"), Meld("paar", "karo")) == 40 - 20


def test_after_four_queens_no_run_with_a_queen() -> None:
    state = playing(f"{QUEENS} pik-A pik-K pik-B pik-10")
    assert said(state, Meld("vier_damen"), Meld("folge", "pik")) == 40 - 120


def test_four_kings_and_the_odd_pair_share_no_card() -> None:
    state = playing("kreuz-K pik-K herz-K karo-K karo-D pik-B kreuz-D")
    assert said(state, Meld("vier_koenige"), Meld("karodame_pikbube")) == 100
    assert said(state, Meld("vier_koenige"), Meld("paar", "kreuz")) == 60 - 20


def test_nothing_is_announced_twice() -> None:
    state = game.after(playing(QUEENS), Meld("vier_damen"))
    assert GAME.why_not(state, Meld("vier_damen")) == Reason("schon_angesagt")


@pytest.mark.parametrize(("later", "points"), [(True, 40), (False, -40)])
def test_a_forgotten_announcement_may_be_made_up_where_agreed(later: bool, points: int) -> None:
    state = playing(f"{QUEENS} pik-7", "pik-8 pik-9", nachtraeglich=later)
    state = game.after(state, lay("pik-7"), lay("pik-8"), lay("pik-9"))
    assert said(state, Meld("vier_damen")) == points


def test_the_last_card_may_come_with_the_last_trick() -> None:
    state = playing("karo-D", "karo-7", talon="", won="kreuz-D pik-D herz-D herz-7")
    state = game.after(state, lay("karo-D"), lay("karo-7"))
    assert GAME.moves(state)[0] is Action.DONE
    before = totals(state)[0]
    assert said(state, Meld("vier_damen")) - before == 40


def test_410_points_and_four_aces_win() -> None:
    state = playing("kreuz-A pik-A herz-A karo-A")._replace(scores=(410, 0), number=2)
    assert GAME.to_move(game.after(state, Meld("vier_asse"))) is None
    assert totals(game.after(state, Meld("vier_asse"))) == (510, 0)


def test_an_announcement_ends_the_match_at_once_even_within_a_trick() -> None:
    state = playing("kreuz-A pik-A herz-A karo-A", trick="pik-7")._replace(scores=(410, 0), number=2)
    done = game.after(state, Meld("vier_asse"))
    assert GAME.to_move(done) is None and GAME.deal_next(done, game.pack(2)) is None


@pytest.mark.parametrize(("both", "points"), [(False, 40), (True, -40)])
def test_whether_a_card_is_used_up_for_the_other_seat_too_is_agreed(both: bool, points: int) -> None:
    state = playing("kreuz-D pik-D herz-D", won="karo-D karo-7", verbraucht_fuer_beide=both)
    state = state._replace(used=((), game.cards("karo-D")))
    assert said(state, Meld("vier_damen")) - state.cards.augen(0) == points


@pytest.mark.parametrize(("before", "turn"), [(399, 0), (400, None)])
def test_just_500_end_the_match_at_once(before: int, turn: int | None) -> None:
    state = playing("kreuz-A pik-A herz-A karo-A pik-7")._replace(scores=(0, before), number=2)
    state = state._replace(melds=((), ((Meld("vier_asse"), True),)))
    assert GAME.to_move(state) == turn


def test_only_where_agreed_an_announcement_ends_the_match_at_once() -> None:
    state = playing("kreuz-A pik-A herz-A karo-A", sofort_ende_ab_zweitem_spiel=False)
    state = game.after(state._replace(scores=(410, 0), number=2), Meld("vier_asse"))
    assert GAME.to_move(state) == 0


@pytest.mark.parametrize(("mine", "points"), [("karo-D", (3 + 10, 0)), ("karo-7", (0, 3 + 10))])
def test_the_last_trick_brings_ten_only_where_agreed(mine: str, points: tuple[int, int]) -> None:
    yours = "karo-7" if mine == "karo-D" else "karo-D"
    for bonus in (0, 10):
        state = game.after(playing(mine, yours, talon="", letzter_stich_bonus=bonus), lay(mine))
        assert totals(state) == (0, 0)
        assert totals(game.after(state, lay(yours))) == tuple(each - 10 + bonus if each else 0 for each in points)


def test_the_winner_of_the_last_trick_is_asked_first_what_he_has_forgotten_and_then_the_other() -> None:
    state = game.after(playing("karo-7", "karo-D", talon=""), lay("karo-7"))
    assert game.refused(state, Action.DONE) == "noch_karten"
    state = game.after(state, lay("karo-D"))
    assert GAME.to_move(state) == 1
    state = game.after(state, Action.DONE)
    assert GAME.to_move(state) == 0
    over = game.after(state, Action.DONE)
    assert (GAME.to_move(over), game.refused(over, Action.DONE)) == (None, "spiel_aus")


@pytest.mark.parametrize(("forced", "free"), [(False, {"pik-9", "pik-A"}), (True, {"pik-A"})])
def test_without_talon_beating_is_a_duty_only_where_agreed(forced: bool, free: set[str]) -> None:
    state = playing("pik-9 pik-A", trick="pik-10", talon="", stichzwang=forced)
    assert {str(move) for move in GAME.moves(state) if isinstance(move, Lay)} == free


@pytest.mark.parametrize(("forced", "free"), [(True, {"herz-A"}), (False, {"karo-9", "herz-A"})])
def test_without_talon_and_suit_trumping_is_a_duty_unless_agreed_otherwise(forced: bool, free: set[str]) -> None:
    state = playing("karo-9 herz-A", trick="pik-10", talon="", trumpfzwang=forced)
    assert {str(move) for move in GAME.moves(state) if isinstance(move, Lay)} == free


def test_who_may_throw_off_still_has_to_beat_where_that_is_agreed() -> None:
    state = playing("karo-9 herz-A", trick="pik-10", talon="", trumpfzwang=False, stichzwang=True)
    assert {str(move) for move in GAME.moves(state) if isinstance(move, Lay)} == {"herz-A"}


def test_that_the_talon_is_used_up_is_said_once() -> None:
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10", talon="karo-8 herz-9"), "pik-A") == (
        "stich",
        "talon_aus",
    )
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10"), "pik-A") == ("stich",)
    assert game.remarked(playing("pik-A pik-9", "pik-K", "pik-10", talon=""), "pik-A") == ("stich",)


def test_forehand_leads_and_the_deal_alternates() -> None:
    first = GAME.deal(game.rules(), 2, game.pack(2))
    assert (first.dealer, GAME.to_move(first), first.number) == (1, 0, 1)
    second = GAME.deal_next(first, game.pack(2))
    assert second is not None and (second.dealer, GAME.to_move(second), second.number) == (0, 1, 2)


def test_the_first_deal_is_always_played_to_its_end() -> None:
    state = playing("kreuz-A pik-A herz-A karo-A")._replace(scores=(410, 0), number=1)
    assert GAME.to_move(game.after(state, Meld("vier_asse"))) == 0


def test_the_match_goes_on_below_500() -> None:
    order = game.pack(2)
    following = GAME.deal_next(playing("")._replace(scores=(499, 120)), order)
    assert following is not None
    assert (following.scores, following.number) == ((499, 120), 2)
    assert GAME.deal_next(playing("")._replace(scores=(500, 120)), order) is None


def test_every_combination_can_be_announced() -> None:
    assert len(MELDS) == 14


def test_the_sums_of_the_match_are_its_scores() -> None:
    assert GAME.scores(playing("")._replace(scores=(500, 500))) == (500, 500)


def test_it_is_said_that_an_announcement_is_false() -> None:
    for meld, said in ((Meld("vier_damen"), ()), (Meld("vier_asse"), (Reason("falsch_angesagt"),))):
        before = game.after(playing(f"{QUEENS} pik-8"))
        assert GAME.remarks(before, meld, game.after(before, meld)) == said


def test_what_a_true_meld_has_shown_is_known_until_it_is_laid() -> None:
    """The other cards stay hidden, and so does where in the hand the shown ones stand."""
    state = game.after(playing(f"pik-7 {QUEENS}", "pik-9"), Meld("vier_damen"))
    assert [str(card) for card in GAME.view(state, 1).cards.hands[0]] == [*QUEENS.split(), "?"]
    assert GAME.view(state, 0).cards.hands[0] == state.cards.hands[0]
    laid = game.after(state, lay("pik-D"))
    assert [str(card) for card in GAME.view(laid, 1).cards.hands[0]] == ["kreuz-D", "herz-D", "karo-D", "?"]


def test_a_false_meld_shows_no_card() -> None:
    state = game.after(playing("kreuz-D pik-D karo-D pik-7", "herz-D"), Meld("vier_damen"))
    assert {str(card) for card in GAME.view(state, 1).cards.hands[0]} == {"?"}


@pytest.mark.parametrize("text", ["", "pik-A pik-K", "sagt paar", "sagt paar herz pik", "tauscht herz-7"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Fünfhundert|not in the pack"):
        game.move(text)
