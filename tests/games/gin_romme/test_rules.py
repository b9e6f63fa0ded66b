"""Gin Rommé and Oklahoma Gin: cases named after the rules they test."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.support import WORKSHOP, Referee, session

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.deals import play_deals
from kartenwerk.play.games.gin_romme import GAME, HANDS
from kartenwerk.play.games.gin_romme.rules import limit
from kartenwerk.play.games.gin_romme.scoring import after_game, after_round, deadwood, worth
from kartenwerk.play.games.gin_romme.state import Choice, Phase, Standing, State, melds_of
from kartenwerk.play.mechanics.melds.moves import LayDown, LayOff, Throw
from kartenwerk.play.mechanics.melds.search import least_after_adding
from kartenwerk.play.mechanics.tuples import without

game = Referee(GAME)
cards, after = game.cards, game.after
PACK = game.pack(2)
DECK = WORKSHOP.catalog.deck(game.data.deck)
SEVEN = "pik-2 pik-3 pik-4 herz-9 karo-9 kreuz-9 kreuz-D herz-D karo-D karo-7"
"""Melds, and a seven left over."""

LADIES = "herz-D karo-D kreuz-D"
GIN = "pik-2 pik-3 pik-4 pik-5 herz-9 karo-9 kreuz-9 kreuz-D herz-D karo-D"


def state_of(
    hand: str, other: str = "", phase: Phase = Phase.THROWING, first: str = "herz-10", **changes: Value
) -> State:
    """Seat 0 is on turn; the other cards are in the stock, but for the first open one."""
    hands = cards(hand), cards(other)
    pile = cards(first)
    stock = without(PACK, *hands[0], *hands[1], *pile)
    return State(game.rules(**changes), melds_of(PACK), hands, stock, pile, pile[0], 1, 0, phase=phase)


def knocked(hand: str, other: str, **changes: Any) -> State:
    """Seat 0 has knocked with what it holds besides a king, and laid its best melds."""
    state = after(state_of(hand + " kreuz-K", other, **changes), Throw(game.deck.card("kreuz-K"), knocks=True))
    return after(state, min(GAME.moves(state), key=lambda lay: deadwood(GAME.play(state, lay), 0)))


def added(state: State) -> State:
    """The other has added what leaves it least, and is done."""
    _, best = least_after_adding(state.meld_index, state.hand, state.melds, worth)
    return after(state, *(LayOff(card, place + 1) for card, place in best), Choice.DONE)


def test_ten_cards_each_and_an_open_one_and_the_dealer_comes_second() -> None:
    state = GAME.deal(game.rules(), 2, PACK)
    assert [*map(len, state.hands), len(state.stock), len(state.pile), state.turn] == [10, 10, 31, 1, 0]


def test_the_first_open_card_is_offered_to_both_and_then_the_first_draws_from_the_stock() -> None:
    state = GAME.deal(game.rules(), 2, PACK)
    assert set(GAME.moves(state)) == {Choice.PILE, Choice.REFUSE}
    state = after(state, Choice.REFUSE)
    assert (state.turn, set(GAME.moves(state))) == (1, {Choice.PILE, Choice.REFUSE})
    state = after(state, Choice.REFUSE)
    assert (state.turn, GAME.moves(state)) == (0, (Choice.STOCK,))
    assert GAME.why_not(state, Choice.PILE) == Reason("abgelehnt", state.pile)


def test_if_the_dealer_buys_it_the_other_is_on_turn_next() -> None:
    state = after(GAME.deal(game.rules(), 2, PACK), Choice.REFUSE, Choice.PILE)
    assert (state.turn, state.phase) == (1, Phase.THROWING)
    state = after(state, next(move for move in GAME.moves(state) if isinstance(move, Throw)))
    assert (state.turn, set(GAME.moves(state))) == (0, {Choice.PILE, Choice.STOCK})


def test_a_card_just_bought_open_is_not_thrown_away_at_once_unless_agreed() -> None:
    state = GAME.deal(game.rules(), 2, PACK)
    (open_card,) = state.pile
    assert GAME.why_not(after(state, Choice.PILE), Throw(open_card)) == Reason("nicht_dieselbe", (open_card,))
    freely = GAME.deal(game.rules(nicht_dieselbe=False), 2, PACK)
    assert GAME.why_not(after(freely, Choice.PILE), Throw(open_card)) is None


@pytest.mark.parametrize(
    ("left", "most", "allowed"),
    [("karo-7 kreuz-2", 9, True), ("karo-7 kreuz-3", 9, False), ("karo-7 kreuz-3", 10, True), ("karo-7", 0, False)],
)
def test_knocking_needs_no_more_deadwood_than_the_limit(left: str, most: int, allowed: bool) -> None:
    held = "pik-2 pik-3 pik-4 herz-9 karo-9 kreuz-9 kreuz-D herz-D karo-D " + left
    reason = GAME.why_not(state_of(held + " kreuz-K", klopf_limit=most), Throw(game.deck.card("kreuz-K"), knocks=True))
    assert (reason is None) == allowed


@pytest.mark.parametrize(
    ("changes", "first", "most"),
    [
        ({}, "herz-3", 9),
        ({"oklahoma": True}, "herz-3", 3),
        ({"oklahoma": True}, "herz-D", 10),
        ({"oklahoma": True}, "herz-A", 0),
        ({"oklahoma": True, "oklahoma_as": "1"}, "herz-A", 1),
    ],
)
def test_in_oklahoma_the_first_open_card_sets_the_limit(changes: dict[str, Value], first: str, most: int) -> None:
    assert limit(game.rules(**changes), game.deck.card(first)) == most


@pytest.mark.parametrize(
    ("hand", "other", "left", "points"),
    [
        (SEVEN, "herz-K pik-9", 10, (3, 0)),  # the nine goes to the nines
        (SEVEN, "herz-K pik-9 pik-5 pik-6", 10, (3, 0)),  # five, then six to the run
        (SEVEN, "herz-K pik-6", 16, (9, 0)),  # a six alone does not fit there
        (SEVEN, "herz-K karo-A pik-8", 19, (12, 0)),
        (SEVEN, "karo-6", 6, (0, 26)),  # undercut by one
        (SEVEN, "herz-7", 7, (0, 25)),  # as many are undercut too
        (SEVEN, "pik-A pik-D", 0, (0, 32)),  # low and high end of different melds
        (GIN, "herz-7 karo-6 karo-A", 14, (39, 0)),
        (GIN, "pik-6 pik-9", 15, (40, 0)),  # nothing is added to gin
        (GIN, "", 0, (25, 0)),
    ],
)
def test_what_is_added_and_what_the_round_brings(hand: str, other: str, left: int, points: tuple[int, int]) -> None:
    state = knocked(hand, other)
    state = added(state) if state.phase is Phase.ADDING else state
    assert deadwood(state, 1) == left
    assert GAME.result(state, 2) == points


def test_cards_are_added_to_gin_only_where_agreed() -> None:
    state = added(knocked(GIN, "pik-6 herz-K", anlegen_bei_gin=True))
    assert GAME.result(state, 2) == (35, 0)


def test_what_does_not_fit_cannot_be_added() -> None:
    state = knocked(SEVEN, "pik-6 pik-9")
    place = 1 + next(place for place, meld in enumerate(state.melds) if meld.is_run)
    assert GAME.why_not(state, LayOff(game.deck.card("pik-6"), place)) == Reason("passt_nicht_an", cards("pik-6"))


def test_the_other_keeps_a_meld_rather_than_adding_to_it() -> None:
    state = knocked(SEVEN, "pik-5 pik-6 pik-7 herz-K")
    assert deadwood(added(state), 1) == 10


def test_who_knocks_chooses_how_to_lay() -> None:
    state = state_of("pik-A pik-2 pik-3 herz-3 karo-3 kreuz-5 kreuz-6 kreuz-7 kreuz-8 kreuz-9 kreuz-K")
    state = after(state, Throw(game.deck.card("kreuz-K"), knocks=True))
    assert {deadwood(GAME.play(state, lay), 0) for lay in GAME.moves(state)} >= {3, 6}
    assert GAME.why_not(state, LayDown(())) == Reason("so_nicht_gelegt")


def test_without_a_knock_the_round_ends_after_the_fiftieth_card_and_brings_nothing() -> None:
    state = state_of("herz-2 pik-D", "karo-4", phase=Phase.DRAWING)
    state = after(state._replace(stock=state.stock[:3]), Choice.STOCK, Throw(game.deck.card("pik-D")))
    assert (GAME.to_move(state), GAME.tally(state), after_round(state)) == (None, (), Standing())


def test_with_three_cards_in_the_stock_the_round_goes_on() -> None:
    state = state_of("herz-2 pik-D", "karo-4", phase=Phase.DRAWING)
    assert GAME.to_move(after(state._replace(stock=state.stock[:4]), Choice.STOCK, Throw(game.deck.card("pik-D")))) == 1


@pytest.mark.parametrize(
    ("changes", "points"),
    [({}, 12), ({"oklahoma": True}, 24), ({"oklahoma": True, "oklahoma_pik_doppelt": False}, 12)],
)
def test_in_oklahoma_a_first_spade_doubles_the_round(changes: dict[str, Value], points: int) -> None:
    state = after(knocked(SEVEN, "herz-K karo-A pik-8", first="pik-10", **changes), Choice.DONE)
    assert GAME.result(state, 2) == (points, 0)


@pytest.mark.parametrize(
    ("points", "rounds", "sums"),
    [((110, 62), (4, 3), (310, 137)), ((110, 0), (4, 0), (520, 0)), ((62, 110), (3, 4), (137, 310))],
)
def test_a_game_brings_points_a_bonus_and_won_rounds(
    points: tuple[int, int], rounds: tuple[int, int], sums: tuple[int, int]
) -> None:
    assert Standing(points, rounds).sums(game.rules(oklahoma=True)) == sums


def test_without_the_doubling_a_loser_without_a_round_pays_no_more() -> None:
    assert Standing((110, 0), (4, 0)).sums(game.rules(ohne_runde_doppelt=False)) == (310, 0)


def test_the_winner_of_a_game_is_credited_with_the_difference_and_a_new_game_begins() -> None:
    standing = Standing((98, 62), (3, 3), (50, 0))
    state = after(knocked(SEVEN, "herz-K karo-A pik-8"), Choice.DONE)._replace(standing=standing)
    assert after_round(state) == Standing((110, 62), (4, 3), (50, 0))
    assert after_game(state) == Standing((0, 0), (0, 0), (50 + 173, 0))


@pytest.mark.parametrize(("points", "over"), [((99, 98), False), ((100, 0), True), ((0, 100), True)])
def test_a_game_is_over_with_just_as_many_points_as_it_is_played_to(points: tuple[int, int], over: bool) -> None:
    assert Standing(points).is_full(game.rules()) is over


@pytest.mark.parametrize(("brought", "goes_on"), [(499, True), (500, False)])
def test_the_match_ends_with_just_as_many_points_as_it_is_played_to(brought: int, goes_on: bool) -> None:
    state = after(knocked(SEVEN, "herz-K karo-A pik-8"), Choice.DONE)._replace(standing=Standing(games=(0, brought)))
    assert (GAME.deal_next(state, PACK) is not None) is goes_on


def test_the_match_ends_when_games_have_brought_enough() -> None:
    played = list(play_deals(GAME, game.data.settle({}), 2, game.deck, seed=3, limit=GAME.move_limit))
    standings = [after_game(one.state) for one in played]
    assert max(standings[-1].games) >= 500
    assert all(max(standing.games) < 500 for standing in standings[:-1])


def test_what_games_have_brought_wins_the_match_and_not_the_points_of_rounds() -> None:
    standing = Standing((98, 62), (3, 3), (50, 0))
    state = after(knocked(SEVEN, "herz-K karo-A pik-8"), Choice.DONE)._replace(standing=standing)
    assert GAME.scores(state) == (50 + 173, 0)
    assert GAME.scores(state._replace(standing=Standing(games=(50, 0)))) == (50, 0)


def test_with_equal_sums_a_game_brings_nothing() -> None:
    even = Standing((100, 75), (1, 6), (50, 20))
    assert len({*even.sums(game.rules())}) == 1
    assert even.settle_game(game.rules()) == Standing(games=(50, 20))


def test_the_deal_alternates() -> None:
    played = list(play_deals(GAME, game.data.settle({}), 2, game.deck, seed=3, limit=GAME.move_limit))
    assert [one.start.dealer for one in played[:4]] == [1, 0, 1, 0]


def test_after_a_knock_its_cards_lie_open_and_the_others_do_not() -> None:
    state = knocked(SEVEN, "herz-K karo-A pik-8")
    assert GAME.view(state, 1).hands == state.hands
    assert {str(card) for card in GAME.view(state, 0).hands[1]} == {"?"}
    assert {str(card) for card in GAME.view(state, 1).aside} == {"?"}


def test_a_hand_is_read_with_its_best_melds_and_what_to_throw_away() -> None:
    (hand,) = HANDS.hands(session("gin_romme"), [SEVEN + " kreuz-K"]).hands
    assert (hand.category, hand.name) == ("klopfen", "Klopfen mit 7, Abwurf Kreuz-König")
    assert hand.melds == (("herz-9", "karo-9", "kreuz-9"), tuple(LADIES.split()), ("pik-2", "pik-3", "pik-4"))
    assert (hand.deadwood, hand.rest) == (7, cards("karo-7"))


def test_of_several_hands_the_one_with_least_deadwood_wins() -> None:
    hands = HANDS.hands(session("gin_romme"), ["pik-2 pik-3 herz-K", "kreuz-A kreuz-2 kreuz-3"])
    assert ([hand.category for hand in hands.hands], hands.winners) == (["luschen", "gin"], (1,))


def test_gin_an_undercut_a_won_game_and_a_round_without_a_knock_are_said() -> None:
    state = after(state_of(f"{GIN} kreuz-K", "herz-7 karo-6 karo-A"), Throw(game.deck.card("kreuz-K"), knocks=True))
    lay = min(GAME.moves(state), key=lambda lay: deadwood(GAME.play(state, lay), 0))
    assert game.remarked(state, lay) == ("gin_gemacht",)
    assert game.remarked(knocked(SEVEN, "karo-6"), Choice.DONE) == ("unterschnitten",)
    plain = knocked(SEVEN, "herz-K karo-A pik-8")
    assert game.remarked(plain, Choice.DONE) == ()
    assert game.remarked(plain._replace(standing=Standing((98, 62), (3, 3))), Choice.DONE) == ("spiel_gewonnen",)
    state = state_of("herz-2 pik-D", "karo-4", phase=Phase.DRAWING)
    state = after(state._replace(stock=state.stock[:3]), Choice.STOCK)
    assert game.remarked(state, Throw(game.deck.card("pik-D"))) == ("ohne_klopfen",)


@pytest.mark.parametrize(
    ("left", "category"),
    [("pik-5", "gin"), ("karo-9 kreuz-K", "klopfen"), ("karo-9", "klopfen"), ("kreuz-10", "luschen")],
)
def test_a_hand_may_knock_with_just_the_limit(left: str, category: str) -> None:
    run = "pik-2 pik-3 pik-4 herz-D karo-D kreuz-D kreuz-5 kreuz-6 kreuz-7"
    (hand,) = HANDS.hands(session("gin_romme", klopf_limit=9), [f"{run} {left}"]).hands
    assert (hand.category, hand.deadwood) == (category, {"gin": 0, "klopfen": 9}.get(category, hand.deadwood))


def test_what_cards_count() -> None:
    assert [worth(card) for card in cards("pik-A pik-2 pik-9 pik-10 pik-B pik-K")] == [1, 2, 9, 10, 10, 10]


def test_what_comes_at_the_wrong_time_is_refused() -> None:
    drawing = state_of("herz-2 pik-D", "karo-4", phase=Phase.DRAWING)
    throwing = state_of("herz-2 pik-D", "karo-4")
    throw = Throw(game.deck.card("pik-D"))
    assert game.refused(drawing, throw) == "jetzt_nicht_abwerfen"
    assert game.refused(drawing, Choice.REFUSE) == "nichts_abzulehnen"
    assert game.refused(drawing, Choice.DONE) == "nicht_anlegen"
    assert game.refused(drawing, LayDown(())) == "nicht_geklopft"
    assert game.refused(throwing, Choice.STOCK) == "jetzt_nicht_kaufen"
    assert game.refused(throwing, Throw(game.deck.card("pik-K"))) == "nicht_auf_der_hand"
    assert game.refused(throwing, Throw(game.deck.card("pik-D"), knocks=True)) is None
    assert game.refused(GAME.deal(game.rules(), 2, PACK), Choice.STOCK) == "erst_die_offene"
    adding = knocked(SEVEN, "herz-K karo-A pik-8")
    assert game.refused(adding, LayOff(game.deck.card("pik-9"), 1)) == "nicht_auf_der_hand"
    for number in (0, len(adding.melds) + 1):
        assert game.refused(adding, LayOff(game.deck.card("herz-K"), number)) == "passt_nicht_an"
    over = after(adding, Choice.DONE)
    assert (game.refused(over, Choice.DONE), GAME.moves(over)) == ("runde_aus", ())


def test_a_knockers_thrown_card_and_the_others_hand_stay_hidden() -> None:
    state = after(state_of(SEVEN + " kreuz-K", "herz-K karo-A"), Throw(game.deck.card("kreuz-K"), knocks=True))
    assert {str(card) for card in GAME.view(state, 1).aside} == {"?"}
    assert GAME.view(state, 0).aside == cards("kreuz-K")
    assert {str(card) for card in GAME.view(state, 1).hands[0]} == {"?"}, "not laid yet"
    adding = knocked(SEVEN, "herz-K karo-A")
    assert GAME.view(adding, 1).hands == adding.hands, "the rest of who has knocked lies open"
    assert {str(card) for card in GAME.view(adding, 0).hands[1]} == {"?"}
    over = after(adding, Choice.DONE)
    assert GAME.view(over, 0).hands == over.hands


def test_how_a_round_ends_is_said() -> None:
    assert game.remarked(knocked(SEVEN, "herz-K karo-A pik-8"), Choice.DONE) == ()
    assert game.remarked(knocked(SEVEN, "karo-6"), Choice.DONE) == ("unterschnitten",)
    laying = after(state_of(GIN + " kreuz-K", "herz-7"), Throw(game.deck.card("kreuz-K"), knocks=True))
    lay = min(GAME.moves(laying), key=lambda lay: deadwood(GAME.play(laying, lay), 0))
    assert game.remarked(laying, lay) == ("gin_gemacht",)
    state = state_of("herz-2 pik-D", "karo-4")
    assert game.remarked(state._replace(stock=state.stock[:2]), "wirft pik-D") == ("ohne_klopfen",)
    assert game.remarked(state, "wirft pik-D") == ()


@pytest.mark.parametrize("text", ["", "pik-7", "klopft", "fertig los"])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Gin Rommé|not in the pack"):
        game.move(text)
