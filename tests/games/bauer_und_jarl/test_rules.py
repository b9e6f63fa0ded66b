"""Bauer und Jarl: a case for every rule of the source and for every reading of an open point."""

from collections.abc import Callable
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support import session_of

from kartenwerk.cards import notation
from kartenwerk.catalog import Catalog
from kartenwerk.catalog.game import Value
from kartenwerk.engine.contract import Reason
from kartenwerk.engine.deals import PlayedDeal, play_deal, play_deals
from kartenwerk.games.bauer_und_jarl import GAME
from kartenwerk.games.bauer_und_jarl import examples as bauer_und_jarl
from kartenwerk.games.bauer_und_jarl.rules import Move, Rules, State, by_rank

Shows = Callable[[PlayedDeal], bauer_und_jarl.Trick | None]


@pytest.fixture(scope="module")
def table(catalog: Catalog) -> "Table":
    return Table(catalog)


class Table:
    """Builds states from notation."""

    def __init__(self, catalog: Catalog) -> None:
        self.deck = catalog.deck("walisch").pack
        self.data = catalog.game("bauer_und_jarl")

    def rules(self, **changes: Value) -> Rules:
        return GAME.with_rules(self.data, changes)

    def state(self, *hands: str, **changes: Value) -> State:
        """Seat 0 leads."""
        held = tuple(by_rank(self.deck.read(hand)) for hand in hands)
        return State(self.rules(**changes), held, (), ((),) * len(hands), dealer=1, turn=0)

    def move(self, text: str) -> Move:
        return GAME.read(text, self.deck)

    def legal(self, state: State) -> set[str]:
        return {str(move) for move in GAME.moves(state)}

    def after(self, state: State, *moves: str) -> State:
        for text in moves:
            move = self.move(text)
            assert GAME.why_not(state, move) is None, text
            state = GAME.play(state, move)
        return state

    def refused(self, state: State, text: str) -> tuple[str, str]:
        reason = GAME.why_not(state, self.move(text))
        assert isinstance(reason, Reason)
        return reason.id, notation(reason.cards)

    def dealt(self, players: int) -> State:
        rules = self.rules()
        return GAME.deal(rules, players, GAME.pack(rules, players, self.deck))


@pytest.mark.parametrize(
    ("players", "each", "aside"), [(3, 20, 0), (4, 15, 0), (5, 12, 0), (6, 10, 0), (7, 8, 4), (8, 7, 4)]
)
def test_geben_all_get_the_same_and_the_rest_is_laid_aside_face_down(
    table: Table, players: int, each: int, aside: int
) -> None:
    state = table.dealt(players)
    assert [len(hand) for hand in state.hands] == [each] * players
    assert len(state.aside) == aside
    assert notation(GAME.view(state, 0).aside) == " ".join(["?"] * aside)


def test_hailstorms_are_not_played_with(table: Table) -> None:
    pack = GAME.pack(table.rules(), 4, table.deck)
    assert len(pack) == 60
    assert not [card for card in pack if card.suit == "halk"]


@pytest.mark.parametrize("players", range(3, 9))
def test_anfang_the_seat_right_of_the_dealer_leads(table: Table, players: int) -> None:
    state = table.dealt(players)
    assert GAME.to_move(state) == (state.dealer - 1) % players


def test_richtung_play_runs_counter_clockwise(table: Table) -> None:
    state = table.state("ger-1 ger-S", "bog-2 bog-S", "yxar-3 yxar-S", "jarnur-4 jarnur-S")
    order = []
    for text in ("ger-1", "jarnur-4", "passt", "passt", "ger-S"):
        order.append(GAME.to_move(state))
        state = table.after(state, text)
    assert order == [0, 3, 2, 1, 0]


def test_auslegen_all_cards_of_the_chosen_rank_are_laid(table: Table) -> None:
    state = table.state("ger-6 bog-6 yxar-6 ger-2", "bog-1", "bog-2")
    assert table.legal(state) == {"ger-2", "bog-6 ger-6 yxar-6"}
    assert table.refused(state, "ger-6 bog-6") == ("nicht_alle_ausgelegt", "yxar-6")


def test_voll_auslegen_false_lets_the_leader_hold_cards_back(table: Table) -> None:
    state = table.state("ger-6 bog-6", "bog-1", "bog-2", voll_auslegen=False)
    assert table.legal(state) == {"ger-6", "bog-6", "bog-6 ger-6"}


def test_auslegen_takes_cards_of_one_rank_from_ones_own_hand(table: Table) -> None:
    state = table.state("ger-6 ger-2", "bog-1", "bog-2")
    assert table.refused(state, "ger-6 ger-2")[0] == "nicht_gleichen_wertes"
    assert table.refused(state, "bog-1") == ("nicht_auf_der_hand", "bog-1")
    assert table.refused(state, "ger-2 ger-2") == ("nicht_auf_der_hand", "ger-2")


def test_auslegen_the_leader_may_not_pass(table: Table) -> None:
    state = table.state("ger-6", "bog-1", "bog-2")
    assert table.refused(state, "passt")[0] == "ausleger_passt_nicht"


def test_ueberbieten_exactly_as_many_of_a_higher_rank(table: Table) -> None:
    """The source's own example: on three sixes neither four Einherir nor two Kynnir."""
    hand = "ger-E bog-E yxar-E svidar-E ger-K bog-K ger-6"
    state = table.after(table.state("svidar-6 yxar-6 bog-6 ger-1", "bog-2", hand), "bog-6 svidar-6 yxar-6")
    assert GAME.to_move(state) == 2
    assert table.refused(state, "ger-E bog-E yxar-E svidar-E")[0] == "nicht_gleich_viele"
    assert table.refused(state, "ger-K bog-K")[0] == "nicht_gleich_viele"
    threes_of_four = {"bog-E ger-E svidar-E", "bog-E ger-E yxar-E", "bog-E svidar-E yxar-E", "ger-E svidar-E yxar-E"}
    assert table.legal(state) == threes_of_four | {"passt"}


@pytest.mark.parametrize(("low", "high"), [("1", "2"), ("6", "E"), ("E", "K"), ("K", "M"), ("M", "S"), ("2", "S")])
def test_rangfolge_one_is_lowest_and_sigl_highest(table: Table, low: str, high: str) -> None:
    state = table.state(f"ger-{low} skoell-3", "skoell-4", f"bog-{high} yxar-{low}")
    state = table.after(state, f"ger-{low}")
    assert table.legal(state) == {f"bog-{high}", "passt"}
    assert table.refused(state, f"yxar-{low}")[0] == "nicht_hoeher"


def test_freiwillig_passen_one_may_pass_although_one_could_lay(table: Table) -> None:
    hands = ("ger-1 ger-2", "bog-1", "bog-5 bog-6")
    assert "passt" in table.legal(table.after(table.state(*hands), "ger-1"))
    strict = table.after(table.state(*hands, freiwillig_passen=False), "ger-1")
    assert table.legal(strict) == {"bog-5", "bog-6"}
    assert table.refused(strict, "passt") == ("wer_kann_muss", "bog-5")


def test_freiwillig_passen_false_still_lets_pass_who_cannot_lay(table: Table) -> None:
    state = table.after(table.state("ger-5 ger-2", "bog-1", "bog-4", freiwillig_passen=False), "ger-5")
    assert table.legal(state) == {"passt"}


def test_wiedereinstieg_who_passed_may_lay_again_in_the_same_trick(table: Table) -> None:
    hands = ("ger-1 ger-M", "bog-3 bog-4", "bog-5 bog-6")
    again = table.after(table.state(*hands), "ger-1", "passt", "bog-3", "passt")
    assert (GAME.to_move(again), table.legal(again)) == (2, {"bog-5", "bog-6", "passt"})
    barred = table.after(table.state(*hands, wiedereinstieg=False), "ger-1", "passt", "bog-3", "passt")
    assert (GAME.to_move(barred), barred.trick) == (1, ())


def test_wiedereinstieg_false_bars_only_for_the_trick(table: Table) -> None:
    state = table.state("ger-5 ger-1 ger-2", "bog-4 bog-1", "bog-2 bog-6", wiedereinstieg=False)
    state = table.after(state, "ger-5", "passt")
    assert state.barred == (2,)
    state = table.after(state, "passt", "ger-1")
    assert (GAME.to_move(state), state.barred) == (2, ())


def test_stich_ends_when_all_others_passed_and_goes_to_who_laid_last(table: Table) -> None:
    state = table.after(table.state("ger-1 ger-2", "bog-3 bog-4", "bog-5 bog-6"), "ger-1", "bog-5", "passt", "passt")
    assert notation(state.won[2]) == "ger-1 bog-5"
    assert (GAME.to_move(state), state.trick) == (2, ())


def test_sigl_ends_the_trick_at_once_as_nothing_is_higher(table: Table) -> None:
    state = table.after(table.state("ger-S ger-2", "bog-S bog-4", "bog-5 bog-6"), "ger-S")
    assert (GAME.to_move(state), state.trick, notation(state.won[0])) == (0, (), "ger-S")


def test_nachfolger_if_the_taker_has_no_cards_the_next_one_with_cards_leads(table: Table) -> None:
    state = table.after(
        table.state("ger-5", "bog-4 bog-1", "bog-2", "yxar-2 yxar-3"), "ger-5", "passt", "passt", "passt"
    )
    assert (GAME.to_move(state), state.out, notation(state.won[0])) == (3, (0,), "ger-5")


def test_nachfolger_seats_without_cards_are_passed_over(table: Table) -> None:
    state = table.after(
        table.state("ger-5", "bog-4 bog-1", "yxar-2 bog-2", "yxar-M"), "ger-5", "yxar-M", "passt", "passt"
    )
    assert (GAME.to_move(state), state.out) == (2, (0, 3))


def test_ende_the_deal_is_over_when_one_still_holds_cards(table: Table) -> None:
    state = table.after(table.state("ger-5", "bog-4 bog-S", "bog-6"), "ger-5", "bog-6")
    assert (GAME.to_move(state), GAME.moves(state)) == (None, ())
    assert table.refused(state, "bog-S")[0] == "spiel_aus"


TITLES = {
    3: "jarl mitte bauer",
    4: "jarl vize_jarl vize_bauer bauer",
    5: "jarl vize_jarl mitte vize_bauer bauer",
    8: "jarl vize_jarl mitte mitte mitte mitte vize_bauer bauer",
}


@pytest.mark.parametrize("players", TITLES)
def test_titel_and_rank_points_follow_the_order_of_finishing(table: Table, players: int) -> None:
    finished = tuple(range(players - 1, 0, -1))
    state = table.dealt(players)._replace(out=finished)
    tally = GAME.tally(state)
    assert " ".join(item.reason for item in tally) == TITLES[players]
    assert [item.seat for item in tally] == [*finished, 0]
    assert [item.points for item in tally] == list(range(players - 1, -1, -1))


def test_naechster_geber_is_the_bauer(table: Table) -> None:
    dealers = set()
    for seed in range(8):
        first, second = islice(play_deals(GAME, table.data.settle({}), 4, table.deck, seed), 2)
        (bauer,) = (seat for seat, hand in enumerate(first.state.hands) if hand)
        assert second.start.dealer == bauer
        assert GAME.to_move(second.start) == (bauer - 1) % 4
        dealers.add(bauer)
    assert len(dealers) > 1


@pytest.mark.parametrize("deals", [1, 3, 5])
def test_runden_so_many_deals_make_a_match(table: Table, deals: int) -> None:
    values = table.data.settle({"runden": deals})
    assert len(list(play_deals(GAME, values, 5, table.deck, seed=1))) == deals


@settings(max_examples=30, deadline=None)
@given(seed=st.integers(0, 10**6), players=st.integers(3, 8))
def test_every_trick_rises_and_keeps_its_size(table: Table, seed: int, players: int) -> None:
    deal = play_deal(GAME, table.data.settle({}), players, table.deck, seed, "random")
    for step in deal.steps:
        values = [group[0].value for group in step.after.trick]
        assert values == sorted(set(values))
        assert len({len(group) for group in step.after.trick}) <= 1


def test_view_hides_other_hands(table: Table) -> None:
    state = table.state("ger-1", "ger-2 bog-2", "ger-3")
    assert [notation(hand) for hand in GAME.view(state, 1).hands] == ["?", "bog-2 ger-2", "?"]


GOLDEN = """
0: ger-2 svidar-2 | 2: passt | 1: ger-4 svidar-4 | 0: passt | 2: jarnur-K yxar-K | 1: passt | 0: passt
2: ger-1 | 1: bog-5 | 0: passt | 2: passt
1: jarnur-6 | 0: svidar-M | 2: passt | 1: passt
0: yxar-E | 2: bog-M
"""


def test_golden_a_short_deal_from_lead_to_bauer(table: Table) -> None:
    state = table.state(
        "svidar-2 ger-2 svidar-M yxar-E", "ger-4 svidar-4 bog-5 jarnur-6 ger-3", "jarnur-K yxar-K ger-1 bog-M"
    )
    for line in GOLDEN.strip().splitlines():
        assert state.trick == (), "a line is a trick"
        for turn in line.split(" | "):
            seat, _, text = turn.partition(": ")
            assert GAME.to_move(state) == int(seat), turn
            state = table.after(state, text)
    assert [(item.seat, item.reason, item.points) for item in GAME.tally(state)] == [
        (0, "jarl", 2),
        (2, "mitte", 1),
        (1, "bauer", 0),
    ]


def test_notation_names_the_cards_of_a_group_in_any_order(table: Table) -> None:
    assert table.move("yxar-6 bog-6") == table.move("bog-6 yxar-6")
    assert str(table.move("yxar-6 bog-6")) == "bog-6 yxar-6"


EXAMPLES = [bauer_und_jarl.three_beaten_thrice, bauer_und_jarl.comes_back, bauer_und_jarl.taken_without_cards]


@pytest.mark.parametrize("shows", EXAMPLES)
@pytest.mark.parametrize("players", [3, 4, 6])
def test_examples_are_found_in_sensible_play(table: Table, shows: Shows, players: int) -> None:
    *_, trick = session_of(GAME.id).find(players, shows, shows.__name__, seeds=range(60))
    assert trick[0].before.trick == ()


def test_examples_tricks_are_the_whole_match(table: Table) -> None:
    deal = play_deal(GAME, table.data.settle({}), 4, table.deck, seed=2)
    parts = list(bauer_und_jarl.tricks(deal))
    assert sum(parts, ()) == deal.steps
    assert all(not part[0].before.trick for part in parts)
