"""Doppelkopf: cases named after the rules they test."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.games.doppelkopf import GAME
from kartenwerk.play.games.doppelkopf.state import CALL, GRAND, SOLO, Announce, State, ranking, re_party
from kartenwerk.play.mechanics.tricks import InPlay, Lay, Trick

game = Referee(GAME)
NORMAL_ORDER = ranking(Announce(), False, False)


def playing(hand: str, trick: str = "", **changes: Value) -> State:
    """Seat 0 is to lay after all have said “normal”."""
    laid = game.cards(trick)
    in_play = InPlay.of((game.cards(hand), *((),) * 3), Trick(-len(laid) % 4, laid), ((),) * 4)
    return State(game.rules(**changes), in_play, 3, said=(Announce(),) * 4)


def speaking(*hands: str, **changes: Value) -> State:
    """Seat 0 is the first to say what it plays."""
    return State(game.rules(**changes), InPlay.begin(tuple(map(game.cards, hands)), 0), 3)


def finished(
    won: dict[int, str],
    queens: tuple[int, ...] = (0, 1),
    foxes: tuple[tuple[int, int], ...] = (),
    called: str = "",
    **changes: Value,
) -> State:
    """A deal that is over; each seat has one trick of these cards. If an ace was `called`, seat 0 did it."""
    taken = tuple((game.cards(won[seat]),) if seat in won else () for seat in range(4))
    in_play = InPlay.of(((),) * 4, Trick(0), taken)
    state = State(game.rules(**changes), in_play, 3, said=(Announce(),) * 4, queens=queens, foxes=foxes)
    return state._replace(game=Announce(CALL, called), declarer=0) if called else state


def points(state: State) -> tuple[int, ...]:
    return GAME.result(state, 4)


FOUR_ACES = "kreuz-A pik-A herz-A karo-A"


def test_the_pack_has_every_card_twice_and_240_augen() -> None:
    pack = game.pack(4)
    assert len(pack) == 48
    assert set(Counter(pack).values()) == {2}


def test_without_nines_everybody_gets_ten_cards() -> None:
    pack = game.pack(4, ohne_neunen=True)
    assert len(pack) == 40
    assert {len(hand) for hand in GAME.deal(game.rules(), 4, pack).cards.hands} == {10}


def test_there_are_24_trumps_from_the_queens_of_clubs_down_to_the_nine_of_diamonds() -> None:
    order = "kreuz-D pik-D herz-D karo-D kreuz-B pik-B herz-B karo-B karo-A karo-10 karo-K karo-9"
    assert [f"{suit}-{rank}" for ((suit, rank),) in NORMAL_ORDER.trumps] == order.split()


def test_a_jack_of_spades_need_not_follow_spades() -> None:
    assert {str(move) for move in GAME.moves(playing("pik-B herz-A", "pik-A"))} == {"pik-B", "herz-A"}


def test_a_jack_of_spades_must_follow_trumps() -> None:
    assert GAME.moves(playing("pik-B pik-A", "karo-9")) == (Lay(game.deck.card("pik-B")),)


def test_who_can_follow_must() -> None:
    reason = GAME.why_not(playing("pik-9 herz-A", "pik-A"), Lay(game.deck.card("herz-A")))
    assert reason == Reason("farbe_bekennen", game.cards("pik-9"))


def test_who_cannot_follow_need_not_trump() -> None:
    assert len(GAME.moves(playing("karo-A herz-9", "pik-A"))) == 2


def test_of_two_equal_cards_the_first_wins() -> None:
    assert NORMAL_ORDER.winner(game.cards("pik-A pik-A pik-9 pik-9")) == 0


def test_the_tens_of_hearts_are_plain_cards_unless_the_table_plays_tolle() -> None:
    trick = game.cards("kreuz-D herz-10")
    assert NORMAL_ORDER.winner(trick) == 0
    assert ranking(Announce(), True, False).winner(trick) == 1


@pytest.mark.parametrize(("second_wins", "winner"), [(False, 0), (True, 1)])
def test_the_second_tolle_beats_the_first_only_where_agreed(second_wins: bool, winner: int) -> None:
    assert ranking(Announce(), True, second_wins).winner(game.cards("herz-10 herz-10")) == winner


def test_a_solo_puts_its_suit_in_the_place_of_diamonds() -> None:
    order = ranking(Announce(SOLO, "pik"), False, False)
    assert order.winner(game.cards("karo-A pik-9")) == 1
    assert order.winner(game.cards("pik-A karo-D")) == 1


def test_in_a_grand_only_jacks_are_trumps_and_queens_follow_suit() -> None:
    order = ranking(Announce(GRAND), True, False)
    assert order.winner(game.cards("pik-A kreuz-D herz-10 karo-B")) == 3
    assert order.winner(game.cards("pik-9 pik-D pik-K pik-10")) == 3


BOTH_QUEENS = ("kreuz-D kreuz-D", "pik-A pik-A", "herz-9", "karo-9")


def test_who_holds_both_queens_of_clubs_may_call_a_partner_or_play_alone() -> None:
    said = {str(move) for move in GAME.moves(speaking(*BOTH_QUEENS))}
    assert said == {"normal", "ruf kreuz", "ruf pik", "ruf herz", "solo kreuz", "solo pik", "solo herz", "solo karo"}


def test_others_may_only_play_along() -> None:
    state = GAME.play(speaking(*BOTH_QUEENS), Announce())
    assert GAME.moves(state) == (Announce(),)
    assert GAME.why_not(state, Announce(SOLO, "pik")) == Reason("nur_mit_beiden_damen")


def test_what_may_not_be_announced_is_refused_with_its_rule() -> None:
    state = speaking(*BOTH_QUEENS)
    assert game.refused(state, "ruf karo") == "ruf_nur_fehlfarbe"
    assert game.refused(state, "grossspiel") == "kein_grossspiel"
    other = GAME.play(state, Announce())
    assert [game.refused(other, text) for text in ("ruf pik", "solo karo", "solo pik")] == ["nur_mit_beiden_damen"] * 3
    assert game.refused(other, "pik-A") == "erst_ansagen"
    assert game.refused(finished({0: FOUR_ACES}), "pik-A") == "spiel_aus"


def test_a_table_may_open_the_solo_to_all_and_the_grand() -> None:
    state = GAME.play(speaking(*BOTH_QUEENS, solo_fuer_alle=True, grossspiel=True), Announce())
    assert {Announce(SOLO, "pik"), Announce(GRAND)} < set(GAME.moves(state))


def test_a_grand_is_open_to_all_as_queens_are_no_trumps_in_it() -> None:
    state = GAME.play(speaking(*BOTH_QUEENS, grossspiel=True), Announce())
    assert set(GAME.moves(state)) == {Announce(), Announce(GRAND)}
    assert GAME.why_not(state, Announce(SOLO, "pik")) == Reason("nur_mit_beiden_damen")
    assert GAME.play(state, Announce(GRAND)).declarer == 1


def test_a_solo_goes_before_a_call_that_was_made_earlier() -> None:
    state = GAME.play(speaking(*BOTH_QUEENS, solo_fuer_alle=True), Announce(CALL, "pik"))
    state = GAME.play(state, Announce(SOLO, "herz"))
    assert (state.game, state.declarer, re_party(state)) == (Announce(SOLO, "herz"), 1, (1,))


def test_who_holds_both_queens_of_clubs_may_say_nothing_only_where_agreed() -> None:
    state = speaking(*BOTH_QUEENS, stilles_solo=False)
    assert Announce() not in GAME.moves(state)
    assert GAME.why_not(state, Announce()) == Reason("kein_stilles_solo")


def test_the_first_solo_ends_the_announcements() -> None:
    state = GAME.play(speaking(*BOTH_QUEENS), Announce(SOLO, "pik"))
    assert (state.declarer, GAME.why_not(state, Announce())) == (0, Reason("ansage_vorbei"))


def after_call(*laid: str) -> State:
    state = speaking("kreuz-D kreuz-D pik-A", "pik-A herz-9 herz-K", "pik-9 herz-A herz-9", "pik-9 karo-9 karo-K")
    for said in (Announce(CALL, "pik"), *(Announce(),) * 3):
        state = GAME.play(state, said)
    for name in laid:
        state = GAME.play(state, Lay(game.deck.card(name)))
    return state


def test_the_first_called_ace_of_another_goes_along() -> None:
    assert after_call("pik-A").partner is None
    assert re_party(after_call("pik-A", "pik-A")) == (0, 1)


def test_a_call_that_nobody_answers_is_a_game_alone() -> None:
    state = finished({0: FOUR_ACES}, called="pik")
    assert re_party(state) == (0,)


def test_both_queens_in_silence_are_a_game_alone() -> None:
    assert re_party(finished({0: FOUR_ACES}, queens=(0, 0))) == (0,)


TENS = "kreuz-10 pik-10 herz-10 karo-10"
RE_190 = {0: " ".join([FOUR_ACES, TENS] * 2 + ["kreuz-K"] * 5 + ["kreuz-B"])}


def test_190_augen_win_and_make_the_others_schneider() -> None:
    state = finished({**RE_190, 2: "kreuz-9"})
    assert state.cards.augen(0) == 190
    assert points(state) == (2, 2, -2, -2)


def test_re_loses_with_120() -> None:
    state = finished({0: " ".join([TENS] * 3), 2: " ".join([TENS] * 3)})
    assert state.cards.augen(0) == 120
    assert points(state) == (-1, -1, 1, 1)


def test_59_augen_are_schneider_and_60_are_not() -> None:
    sixty = finished({0: " ".join([FOUR_ACES, TENS] * 2 + ["kreuz-K"] * 3), 2: "kreuz-10 " * 6})
    below = finished({0: " ".join([FOUR_ACES, TENS] * 2 + ["kreuz-K kreuz-K kreuz-D kreuz-B"]), 2: "kreuz-10 " * 5})
    assert (points(sixty)[0], points(below)[0]) == (1, 2)


def test_without_a_trick_the_losers_are_schwarz() -> None:
    assert points(finished(RE_190)) == (3, 3, -3, -3)


def test_who_plays_alone_wins_from_each_of_three() -> None:
    assert points(finished({**RE_190, 2: "kreuz-9"}, queens=(0, 0))) == (6, -2, -2, -2)


def test_a_caught_fox_costs_its_owner_a_unit() -> None:
    state = finished({**RE_190, 2: "kreuz-9"}, foxes=((0, 2),), fuchs=True)
    assert points(state) == (1, 2, -1, -2)


def test_a_fox_among_partners_and_a_fox_in_a_solo_cost_nothing() -> None:
    partners = finished({**RE_190, 2: "kreuz-9"}, foxes=((0, 1),), fuchs=True)
    alone = finished({**RE_190, 2: "kreuz-9"}, queens=(0, 0), foxes=((0, 2),), fuchs=True)
    assert (sum(map(abs, points(partners))), points(alone)[0]) == (8, 6)


def test_units_sum_to_zero() -> None:
    assert sum(item.points for item in GAME.tally(finished(RE_190))) == 0


@pytest.mark.parametrize(
    ("hand", "queens", "laid"),
    [
        ("pik-10 pik-K kreuz-D", (1,), "pik-10"),
        ("pik-10 pik-K karo-9", (0, 1), "pik-10"),
        ("pik-10 pik-K karo-9", (1,), "pik-K"),
        ("pik-10 pik-K kreuz-D", (), "pik-K"),
    ],
    ids=["holds the other queen", "has shown its own", "is not of Re", "nobody has shown one"],
)
def test_the_sensible_player_helps_those_of_re_that_it_knows_if_it_is_re_too(
    hand: str, queens: tuple[int, ...], laid: str
) -> None:
    assert game.chosen(playing(hand, "pik-A pik-9 pik-9")._replace(queens=queens)) == laid


def test_the_sensible_player_calls_a_partner_with_both_queens_and_plays_no_solo() -> None:
    both = speaking("kreuz-D kreuz-D pik-9 herz-9", *[FOUR_ACES] * 3)
    assert game.chosen(both) == next(
        str(move) for move in GAME.moves(both) if isinstance(move, Announce) and move.kind == CALL
    )
    one = speaking("kreuz-D pik-9 herz-9", *[FOUR_ACES] * 3)
    assert game.chosen(one) == str(GAME.moves(one)[0]) == str(Announce())
    assert game.chosen(both, "eager") != str(Announce())


def test_who_lays_the_called_ace_is_said_to_go_along() -> None:
    state = playing("pik-A pik-9", "pik-10")._replace(game=Announce(CALL, "pik"), declarer=3)
    assert game.remarked(state, "pik-A") == ("geht_mit",)
    assert game.remarked(state._replace(declarer=2, partner=1), "pik-A") == ()
    last = playing("pik-A pik-9", "pik-10 pik-K pik-9")
    assert game.remarked(last, "pik-A") == ("stich",)


@pytest.mark.parametrize(
    ("trick", "last", "foxes"),
    [
        ("karo-A karo-9 kreuz-D", "pik-A", ((1, 3),)),
        ("kreuz-D karo-A karo-9", "karo-A", ((2, 1), (0, 1))),
        ("karo-9 karo-A karo-K", "karo-10", ((2, 2),)),
        ("karo-9 pik-A karo-K", "karo-10", ()),
    ],
    ids=["caught by the last but one", "both in one trick", "its owner wins the trick", "none"],
)
def test_a_fox_goes_with_the_trick_to_its_winner(trick: str, last: str, foxes: tuple[tuple[int, int], ...]) -> None:
    state = playing(f"{last} herz-9", trick)
    assert game.after(state, last).foxes == foxes
    assert game.after(state._replace(foxes=((3, 2),)), last).foxes == ((3, 2), *foxes)


def test_a_queen_of_clubs_shows_who_belongs_to_re() -> None:
    state = playing("kreuz-D herz-9", "pik-A")
    assert game.after(state, "kreuz-D").queens == (0,)
    assert game.after(state._replace(queens=(2,)), "kreuz-D").queens == (2, 0)
    assert game.after(playing("pik-D herz-9", "karo-9"), "pik-D").queens == ()


def test_a_match_has_as_many_deals_as_agreed_and_the_deal_goes_left() -> None:
    state = finished({0: FOUR_ACES}, spiele=4)
    following = GAME.deal_next(state._replace(number=3), game.pack(4))
    assert following is not None and (following.number, following.dealer, GAME.to_move(following)) == (4, 0, 1)
    assert GAME.deal_next(state._replace(number=4), game.pack(4)) is None
    first = GAME.deal(game.rules(), 4, game.pack(4))
    assert (first.number, first.dealer, GAME.to_move(first)) == (1, 3, 0)


@pytest.mark.parametrize(
    "text", ["ruf", "ruf unsinn", "solo", "normal herz", "hochzeit, Unsinn", "keine 120", "kreuz-9 kreuz-9", "normal, "]
)
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Doppelkopf|not in the pack"):
        game.move(text)
