"""Bauer und Jarl: a case for every rule of the source and for every reading of an open point."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.games.support import Referee

from kartenwerk.base.errors import KartenwerkError
from kartenwerk.cards import notation
from kartenwerk.catalog.game import Value
from kartenwerk.play.engine.contract import Reason
from kartenwerk.play.engine.deals import play_deal, play_deals
from kartenwerk.play.engine.worlds import Worlds
from kartenwerk.play.games.bauer_und_jarl import GAME
from kartenwerk.play.games.bauer_und_jarl.rules import Play, State, by_rank

game = Referee(GAME)


def position(*hands: str, **changes: Value) -> State:
    """Seat 0 leads."""
    held = tuple(by_rank(game.cards(hand)) for hand in hands)
    return State(game.rules(**changes), held, (), ((),) * len(hands), dealer=1, turn=0)


def dealt(players: int) -> State:
    return GAME.deal(game.rules(), players, game.pack(players))


@pytest.mark.parametrize(
    ("players", "each", "aside"), [(3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0), (7, 8, 4), (8, 7, 4)]
)
def test_geben_all_get_the_same_and_the_rest_is_laid_aside_face_down(players: int, each: int, aside: int) -> None:
    state = dealt(players)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.aside) == aside
    assert notation(GAME.view(state, 0).aside) == " ".join(["?"] * aside)


def test_hailstorms_are_not_played_with() -> None:
    pack = game.pack(4)
    assert len(pack) == 60
    assert not [card for card in pack if card.suit == "halk"]


@pytest.mark.parametrize("players", range(3, 9))
def test_anfang_the_seat_right_of_the_dealer_leads(players: int) -> None:
    state = dealt(players)
    assert GAME.to_move(state) == (state.dealer - 1) % players


def test_anfang_in_the_first_deal_seat_0_leads() -> None:
    state = dealt(4)
    assert (state.dealer, GAME.to_move(state), state.number) == (1, 0, 1)
    assert dict(GAME.piles(state, 0)) == {"stich": (), "hand": state.hands[0]}


def test_richtung_play_runs_counter_clockwise() -> None:
    state = position("ger-1 ger-S", "bog-2 bog-S", "yxar-3 yxar-S", "jarnur-4 jarnur-S")
    order = []
    for text in ("ger-1", "jarnur-4", "passt", "passt", "ger-S"):
        order.append(GAME.to_move(state))
        state = game.after(state, text)
    assert order == [0, 3, 2, 1, 0]


def test_auslegen_all_cards_of_the_chosen_rank_are_laid() -> None:
    state = position("ger-6 bog-6 yxar-6 ger-2", "bog-1", "bog-2")
    assert game.legal(state) == {"ger-2", "bog-6 ger-6 yxar-6"}
    assert game.reason(state, "ger-6 bog-6") == Reason("nicht_alle_ausgelegt", game.cards("yxar-6"))


def test_voll_auslegen_false_lets_the_leader_hold_cards_back() -> None:
    state = position("ger-6 bog-6", "bog-1", "bog-2", voll_auslegen=False)
    assert game.legal(state) == {"ger-6", "bog-6", "bog-6 ger-6"}


def test_auslegen_takes_cards_of_one_rank_from_ones_own_hand() -> None:
    state = position("ger-6 ger-2", "bog-1", "bog-2")
    assert game.refused(state, "ger-6 ger-2") == "nicht_gleichen_wertes"
    assert game.reason(state, "bog-1") == Reason("nicht_auf_der_hand", game.cards("bog-1"))
    assert game.reason(state, "ger-2 ger-2") == Reason("nicht_auf_der_hand", game.cards("ger-2"))


def test_auslegen_and_ueberbieten_want_cards() -> None:
    assert GAME.why_not(position("ger-6", "bog-1", "bog-2"), Play(())) == Reason("nichts_gelegt")
    state = game.after(position("ger-5 ger-2", "bog-1", "bog-6 yxar-6"), "ger-5")
    assert dict(GAME.piles(state, 2))["stich"] == game.cards("ger-5")
    assert game.reason(state, "bog-6 yxar-6") == Reason("nicht_gleich_viele", game.cards("ger-5"))


def test_auslegen_the_leader_may_not_pass() -> None:
    state = position("ger-6", "bog-1", "bog-2")
    assert game.refused(state, "passt") == "ausleger_passt_nicht"


def test_ueberbieten_exactly_as_many_of_a_higher_rank() -> None:
    """The source's own example: on three sixes neither four Einherir nor two Kynnir."""
    hand = "ger-E bog-E yxar-E svidar-E ger-K bog-K ger-6"
    state = game.after(position("svidar-6 yxar-6 bog-6 ger-1", "bog-2", hand), "bog-6 svidar-6 yxar-6")
    assert GAME.to_move(state) == 2
    assert game.refused(state, "ger-E bog-E yxar-E svidar-E") == "nicht_gleich_viele"
    assert game.refused(state, "ger-K bog-K") == "nicht_gleich_viele"
    threes_of_four = {"bog-E ger-E svidar-E", "bog-E ger-E yxar-E", "bog-E svidar-E yxar-E", "ger-E svidar-E yxar-E"}
    assert game.legal(state) == threes_of_four | {"passt"}


@pytest.mark.parametrize(("low", "high"), [("1", "2"), ("6", "E"), ("E", "K"), ("K", "M"), ("M", "S"), ("2", "S")])
def test_rangfolge_one_is_lowest_and_sigl_highest(low: str, high: str) -> None:
    state = position(f"ger-{low} skoell-3", "skoell-4", f"bog-{high} yxar-{low}")
    state = game.after(state, f"ger-{low}")
    assert game.legal(state) == {f"bog-{high}", "passt"}
    assert game.refused(state, f"yxar-{low}") == "nicht_hoeher"


def test_freiwillig_passen_one_may_pass_although_one_could_lay() -> None:
    hands = ("ger-1 ger-2", "bog-1", "bog-5 bog-6")
    assert "passt" in game.legal(game.after(position(*hands), "ger-1"))
    strict = game.after(position(*hands, freiwillig_passen=False), "ger-1")
    assert game.legal(strict) == {"bog-5", "bog-6"}
    assert game.reason(strict, "passt") == Reason("wer_kann_muss", game.cards("bog-5"))


def test_freiwillig_passen_false_still_lets_pass_who_cannot_lay() -> None:
    state = game.after(position("ger-5 ger-2", "bog-1", "bog-4", freiwillig_passen=False), "ger-5")
    assert game.legal(state) == {"passt"}


def test_wiedereinstieg_who_passed_may_lay_again_in_the_same_trick() -> None:
    hands = ("ger-1 ger-M", "bog-3 bog-4", "bog-5 bog-6")
    again = game.after(position(*hands), "ger-1", "passt", "bog-3", "passt")
    assert (GAME.to_move(again), game.legal(again)) == (2, {"bog-5", "bog-6", "passt"})
    barred = game.after(position(*hands, wiedereinstieg=False), "ger-1", "passt", "bog-3", "passt")
    assert (GAME.to_move(barred), barred.trick) == (1, ())


def test_wiedereinstieg_false_bars_only_for_the_trick() -> None:
    state = position("ger-5 ger-1 ger-2", "bog-4 bog-1", "bog-2 bog-6", wiedereinstieg=False)
    state = game.after(state, "ger-5", "passt")
    assert state.barred == (2,)
    state = game.after(state, "passt", "ger-1")
    assert (GAME.to_move(state), state.barred) == (2, ())


def test_stich_ends_when_all_others_passed_and_goes_to_who_laid_last() -> None:
    state = game.after(position("ger-1 ger-2", "bog-3 bog-4", "bog-5 bog-6"), "ger-1", "bog-5", "passt", "passt")
    assert notation(state.won[2]) == "ger-1 bog-5"
    assert (GAME.to_move(state), state.trick) == (2, ())


def test_sigl_ends_the_trick_at_once_as_nothing_is_higher() -> None:
    state = game.after(position("ger-S ger-2", "bog-S bog-4", "bog-5 bog-6"), "ger-S")
    assert (GAME.to_move(state), state.trick, notation(state.won[0])) == (0, (), "ger-S")


def test_nachfolger_if_the_taker_has_no_cards_the_next_one_with_cards_leads() -> None:
    state = game.after(position("ger-5", "bog-4 bog-1", "bog-2", "yxar-2 yxar-3"), "ger-5", "passt", "passt", "passt")
    assert (GAME.to_move(state), state.out, notation(state.won[0])) == (3, (0,), "ger-5")


def test_nachfolger_seats_without_cards_are_passed_over() -> None:
    state = game.after(position("ger-5", "bog-4 bog-1", "yxar-2 bog-2", "yxar-M"), "ger-5", "yxar-M", "passt", "passt")
    assert (GAME.to_move(state), state.out) == (2, (0, 3))


def test_ende_the_deal_is_over_when_one_still_holds_cards() -> None:
    state = game.after(position("ger-5", "bog-4 bog-S", "bog-6"), "ger-5", "bog-6")
    assert (GAME.to_move(state), GAME.moves(state)) == (None, ())
    assert game.refused(state, "bog-S") == "spiel_aus"


TITLES = {
    3: "jarl mitte bauer",
    4: "jarl vize_jarl vize_bauer bauer",
    5: "jarl vize_jarl mitte vize_bauer bauer",
    8: "jarl vize_jarl mitte mitte mitte mitte vize_bauer bauer",
}


@pytest.mark.parametrize("players", TITLES)
def test_titel_and_rank_points_follow_the_order_of_finishing(players: int) -> None:
    finished = tuple(range(players - 1, 0, -1))
    state = dealt(players)._replace(out=finished)
    tally = GAME.tally(state)
    assert " ".join(item.reason for item in tally) == TITLES[players]
    assert [item.seat for item in tally] == [*finished, 0]
    assert [item.points for item in tally] == list(range(players - 1, -1, -1))


def test_naechster_geber_is_the_bauer() -> None:
    dealers = set()
    for seed in range(8):
        first, second = islice(play_deals(GAME, game.data.settle({}), 4, game.deck, seed), 2)
        (bauer,) = (seat for seat, hand in enumerate(first.state.hands) if hand)
        assert second.start.dealer == bauer
        assert GAME.to_move(second.start) == (bauer - 1) % 4
        dealers.add(bauer)
    assert len(dealers) > 1


@pytest.mark.parametrize("deals", [1, 3, 5])
def test_runden_so_many_deals_make_a_match(deals: int) -> None:
    values = game.data.settle({"runden": deals})
    assert len(list(play_deals(GAME, values, 5, game.deck, seed=1))) == deals


@settings(max_examples=15)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 8))
def test_every_trick_rises_and_keeps_its_size(seed: int, players: int) -> None:
    deal = play_deal(GAME, game.data.settle({}), players, game.deck, seed, "random")
    for step in deal.steps:
        values = [group[0].value for group in step.after.trick]
        assert values == sorted(set(values))
        assert len({len(group) for group in step.after.trick}) <= 1


def test_view_hides_other_hands() -> None:
    state = position("ger-1", "ger-2 bog-2", "ger-3")
    assert [notation(hand) for hand in GAME.view(state, 1).hands] == ["?", "bog-2 ger-2", "?"]


GOLDEN = """
0: ger-2 svidar-2 | 2: passt | 1: ger-4 svidar-4 | 0: passt | 2: jarnur-K yxar-K | 1: passt | 0: passt
2: ger-1 | 1: bog-5 | 0: passt | 2: passt
1: jarnur-6 | 0: svidar-M | 2: passt | 1: passt
0: yxar-E | 2: bog-M
"""


def test_golden_a_short_deal_from_lead_to_bauer() -> None:
    state = position(
        "svidar-2 ger-2 svidar-M yxar-E", "ger-4 svidar-4 bog-5 jarnur-6 ger-3", "jarnur-K yxar-K ger-1 bog-M"
    )
    for line in GOLDEN.strip().splitlines():
        assert state.trick == (), "a line is a trick"
        for turn in line.split(" | "):
            seat, _, text = turn.partition(": ")
            assert GAME.to_move(state) == int(seat), turn
            state = game.after(state, text)
    assert [(item.seat, item.reason, item.points) for item in GAME.tally(state)] == [
        (0, "jarl", 2),
        (2, "mitte", 1),
        (1, "bauer", 0),
    ]


def test_notation_names_the_cards_of_a_group_in_any_order() -> None:
    assert game.move("yxar-6 bog-6") == game.move("bog-6 yxar-6")
    assert str(game.move("yxar-6 bog-6")) == "bog-6 yxar-6"


FOUR = "bog-1 bog-2 bog-3 bog-4"


@pytest.mark.parametrize(
    ("hand", "chosen"),
    [
        ("svidar-E yxar-E svidar-S yxar-S", "svidar-E"),
        ("svidar-6 yxar-6 svidar-S yxar-S", "svidar-6"),
        ("svidar-M svidar-3 yxar-3", "svidar-M"),
    ],
    ids=["dear group", "cheap group", "single card"],
)
def test_the_sensible_player_never_passes_to_save_a_group(hand: str, chosen: str) -> None:
    state = position(hand, FOUR, FOUR)._replace(trick=(game.cards("yxar-1"),), last=1)
    assert game.chosen(state) == chosen


def test_the_sensible_player_leads_the_lowest_whole_group() -> None:
    assert game.chosen(position("svidar-2 yxar-2 svidar-3", FOUR)) == "svidar-2 yxar-2"


def test_the_eager_player_lays_whenever_it_can() -> None:
    state = position("svidar-E yxar-E svidar-S yxar-S", FOUR)._replace(trick=(game.cards("yxar-1"),), last=1)
    assert {game.chosen(state, "eager", Random(seed)) for seed in range(20)} == {
        "svidar-E",
        "yxar-E",
        "svidar-S",
        "yxar-S",
    }
    assert game.chosen(state._replace(trick=(game.cards("yxar-1 svidar-1 bog-1"),)), "eager") == "passt"


def test_a_lead_a_finished_seat_and_the_end_of_a_trick_are_said() -> None:
    assert game.remarked(position("svidar-2 svidar-3", FOUR, FOUR), "svidar-2") == ("ausgelegt",)
    assert game.remarked(position("svidar-2", FOUR, FOUR), "svidar-2") == ("ausgelegt", "erster_fertig")
    second = position("svidar-2", FOUR, FOUR, "")._replace(out=(3,))
    assert game.remarked(second, "svidar-2") == ("ausgelegt", "fertig")
    later = position("svidar-S svidar-3", FOUR, FOUR)._replace(trick=(game.cards("yxar-1"),), last=1)
    assert game.remarked(later, "svidar-3") == ()
    assert game.remarked(later, "svidar-S") == ("stich_vorbei",)


@pytest.mark.parametrize("text", ["", " "])
def test_what_is_no_move_is_told(text: str) -> None:
    with pytest.raises(KartenwerkError, match=r"no move of Bauer und Jarl|not in the pack"):
        game.move(text)


def test_in_a_world_that_is_drawn_by_lot_every_leader_may_lay() -> None:
    """Equal cards lie side by side in a hand, wherever they came from."""
    state = dealt(3)
    worlds = Worlds(GAME, GAME.view(state, 0), Counter(GAME.holdings(state)))
    for seed in range(20):
        world = worlds.draw(Random(seed))
        for seat in range(3):
            assert any(isinstance(move, Play) for move in GAME.moves(world._replace(turn=seat)))
